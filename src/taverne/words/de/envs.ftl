encoding-unknown = Es gibt keine Kodierung { $version } von { $game }; bekannt: { $known }.
encoding-too-many = Die Kodierung hat Nummern für { $most } davon, und es sind { $count }.
crowd-empty = Es braucht mindestens einen Tisch, nicht { $rows }.
crowd-actions = Es sind { $rows } Tische und { $actions } Züge; jeder Tisch braucht einen.
crowd-no-decks = Es gibt kein Deck, mit dem gespielt werden kann.
envs-unplayable = Diese Umgebung lässt sich nicht herstellen:
envs-no-such-bot = Es gibt keinen Bot { $bot }; bekannt: { $known }.
