encoding-unknown = Es gibt keine Kodierung { $version } von { $game }; bekannt: { $known }.
encoding-too-many = Die Kodierung hat Nummern für { $most } davon, und es sind { $count }.
crowd-empty = Es braucht mindestens einen Tisch, nicht { $rows }.
crowd-actions = Es sind { $rows } Tische und { $actions } Züge; jeder Tisch braucht einen.
crowd-no-decks = Es gibt kein Deck, mit dem gespielt werden kann.
crowd-few-factions = Partner spielen verschiedene Fraktionen, und alle Decks hier haben dieselbe.
crowd-unplayable = Diese Decks können nicht gegeben werden:
crowd-illegal-deck = Deck { $number } darf hier nicht gespielt werden:
