"""Cardia at the terminal."""
