"""What chance decides in Cardia: each has a stream of its own, so that no draw tells of another."""

from __future__ import annotations

from typing import Final

DECK: Final = "deck"
RESHUFFLE: Final = "reshuffle"
GUARDIANS: Final = "guardians"
HAND: Final = "hand"
PEEK: Final = "peek"
FRESH_DECK: Final = "fresh deck"
