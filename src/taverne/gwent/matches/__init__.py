"""Several duels until somebody has won enough of them: a best-of-n or a tournament, with one record."""
