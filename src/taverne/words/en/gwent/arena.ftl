# What the arena says of Gwent alone.
arena-decks-of-one-faction = Partners bring different factions, and these decks are all of one.
