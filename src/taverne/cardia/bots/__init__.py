"""The bots of Cardia: each gets a view, never a table."""
