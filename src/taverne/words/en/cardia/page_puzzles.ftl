# What puzzles are about.

puzzle-theme-cardia-last = The last cards
puzzle-idea-cardia-last = Nothing is hidden any more: go through all that she may play.
puzzle-theme-cardia-answering = Her card lies open
puzzle-idea-cardia-answering = Now the answer is yours: win cheaply, or lose with an ability that is worth it.
puzzle-theme-cardia-ongoing = Ongoing cards
puzzle-idea-cardia-ongoing = An ongoing card works as long as its token lies on it. Read the whole row.
puzzle-theme-cardia-tokens = Tokens
puzzle-idea-cardia-tokens = A token on an old encounter can turn it: look where one step is missing.
puzzle-theme-cardia-guardians = Guardians
puzzle-idea-cardia-guardians = The guardian can matter more than the encounter.

## The editor that sets up a table

editor-empty = Deck is empty
editor-deck = Deck
editor-row = Row
sketch-unknown-deck = There is no such deck.
sketch-holds-nothing = { sketch-side }: the hand is empty.
sketch-row-uneven = Both sides need as many cards in the row: each encounter has two.
sketch-twice = { sketch-side }: { $card } lies in two places.
sketch-over = The game would be over at once.
