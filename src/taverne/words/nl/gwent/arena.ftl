# Wat de arena alleen van Gwent zegt.
arena-decks-of-one-faction = Teamgenoten brengen verschillende facties mee, en deze decks zijn allemaal van één factie.
