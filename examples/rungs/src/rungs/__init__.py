"""Rungs: fifteen cards, two seats, one ladder. Rule numbers (RUN-2.2) are those of data/rules.en.md."""
