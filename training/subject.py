"""What a trainer must know of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from taverne.envs.many import ManyTables
from taverne.kernel.game import AnyGame
from taverne.kernel.sheet import Encoding

Maker = Callable[[int], Any]
Judge = Callable[[Any, int], float]


class Block(NamedTuple):
    """Places that stand for things with attributes: the first of them, and a line for each."""

    first: int
    lines: list[list[float]] | list[list[int]]


class Trial(NamedTuple):
    """How weights of a game are measured: kinds of tables, the quick ones first."""

    kinds: tuple[str, ...]
    quick: tuple[str, ...]
    deal: Callable[[int, str], AnyGame]
    maker: Callable[[str, bytes], Maker]
    judge: Callable[[bytes], Judge]


class Subject(NamedTuple):
    """`scales` bring scalars to about 1; `lead` is the scalar that says by how much one leads.

    What is `silent` is never learned from, and has no weight; `widths` are those of the net that is shipped.
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
    trial: Trial
    silent: tuple[int, ...] = ()
    widths: tuple[int, int, int] = (128, 32, 128)
    bot: Callable[[Any], int] | None = None
