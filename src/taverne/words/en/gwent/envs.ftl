# What is refused when learners play Gwent.
crowd-few-factions = Partners bring different factions, and all decks here are of one.
crowd-unplayable = These decks cannot be dealt:
crowd-illegal-deck = Deck { $number } may not be played here:
