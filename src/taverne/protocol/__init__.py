"""What travels between a table in the house and those who sit at it or watch: typed messages."""
