"""Decks: what they are, the laws they obey, their files and share codes, the starters."""
