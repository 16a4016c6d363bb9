"""The house as a library: rooms, their guests, bots at work; whoever opens it brings doors and a disk."""
