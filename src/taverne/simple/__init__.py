"""All that a simple game need not write itself: two or more seats, no decks to bring, no rules to agree on.

Its terminal and its board in the browser follow from its view, its options and its catalogue of words.
`docs/adding-a-game.md` builds one.
"""
