encoding-unknown = There is no encoding { $version } of { $game }; known: { $known }.
encoding-too-many = The encoding has numbers for { $most } of these, and there are { $count }.
crowd-empty = A crowd needs at least one table, not { $rows }.
crowd-actions = There are { $rows } tables and { $actions } actions; every table needs one.
crowd-no-decks = There is no deck to play with.
envs-unplayable = This environment cannot be made:
envs-no-such-bot = There is no bot { $bot }; known: { $known }.
