"""What can be asked for when Cardia begins."""

from __future__ import annotations

from dataclasses import dataclass

from taverne.cli.wishes import Wishes, wish


@dataclass(frozen=True)
class CardiaWishes(Wishes):
    """CAR-1.2 a deck, CAR-1.3 scenes, CAR-6.1 guardians."""

    deck: str = wish("--deck", "")
    wins: str = wish("--wins", "")
    scenes: tuple[str, ...] = wish("--scene", ())
    guardians: bool = wish("--guardians", False)
    open: bool = wish("--open", False)
