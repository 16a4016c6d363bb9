"""Gwent in the house."""
