"""Gwent at the terminal."""
