# Was abgelehnt wird, wenn Lernende Gwent spielen.
crowd-few-factions = Partner spielen verschiedene Fraktionen, und alle Decks hier haben dieselbe.
crowd-unplayable = Diese Decks können nicht gegeben werden:
crowd-illegal-deck = Deck { $number } darf hier nicht gespielt werden:
