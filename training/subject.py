"""What a trainer must know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from taverne.envs.many import ManyTables
from taverne.kernel.sheet import Encoding


class Block(NamedTuple):
    """Places that stand for things with attributes: the first of them, and a line for each."""

    first: int
    lines: list[list[float]] | list[list[int]]


class Subject(NamedTuple):
    """`scales` bring scalars to about 1; `lead` is the scalar that says by how much one leads.

    `bot` gives the place of the option that a bot takes at a table: somebody else to learn from.
    """

    game: str
    encoding: Encoding
    modes: tuple[str, ...]
    scales: list[float]
    lead: int
    cards: int
    hidden_deck: int
    blocks: list[Block]
    actions: list[list[float]]
    opening: Callable[[int, int], ManyTables]
    bot: Callable[[Any], int] | None = None
