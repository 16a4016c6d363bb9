"""The bots of Gwent: each gets a view, never a table."""
