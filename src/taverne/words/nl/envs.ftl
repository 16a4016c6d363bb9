encoding-unknown = Er is geen codering { $version } van { $game }; bekend: { $known }.
encoding-too-many = De codering heeft nummers voor { $most } hiervan, en het zijn er { $count }.
crowd-empty = Er is minstens één tafel nodig, niet { $rows }.
crowd-actions = Er zijn { $rows } tafels en { $actions } acties; elke tafel heeft er een nodig.
crowd-no-decks = Er is geen deck om mee te spelen.
crowd-few-factions = Partners spelen met verschillende facties, en alle decks hier zijn van dezelfde.
crowd-unplayable = Deze decks kunnen niet worden gedeeld:
crowd-illegal-deck = Deck { $number } mag hier niet worden gespeeld:
