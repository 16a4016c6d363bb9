# Wat geweigerd wordt als lerenden Gwent spelen.
crowd-few-factions = Partners spelen met verschillende facties, en alle decks hier zijn van dezelfde.
crowd-unplayable = Deze decks kunnen niet worden gedeeld:
crowd-illegal-deck = Deck { $number } mag hier niet worden gespeeld:
