"""Solo: an opponent without a hand. Its play is rules, not a bot (GWT-8.5)."""
