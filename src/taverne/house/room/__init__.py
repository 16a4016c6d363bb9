"""A room is the fold of its log: entries in, state out. No clock, no socket, no database in here."""
