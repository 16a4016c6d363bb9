encoding-unknown = There is no encoding { $version } of { $game }; known: { $known }.
encoding-too-many = The encoding has numbers for { $most } of these, and there are { $count }.
crowd-empty = A crowd needs at least one table, not { $rows }.
crowd-actions = There are { $rows } tables and { $actions } actions; every table needs one.
crowd-no-decks = There is no deck to play with.
crowd-few-factions = Partners bring different factions, and all decks here are of one.
crowd-unplayable = These decks cannot be dealt:
crowd-illegal-deck = Deck { $number } may not be played here:
