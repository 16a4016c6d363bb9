"""What the arena asks of a game, found by its name."""

from __future__ import annotations

from taverne.games import find_game
from taverne.kernel.offer import Stage


def find_stage(name: str) -> type[Stage]:
    return find_game(name).arena
