"""Cardia in the house."""
