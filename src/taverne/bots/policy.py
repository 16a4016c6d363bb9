"""How a look into the future is played to its end: quick choices, made very often."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.kernel.rng import Rng
    from taverne.kernel.table import Table


class Policy:
    """Any option, each equally likely."""

    def pick(self, table: Table, rng: Rng) -> i64:
        options = table.options
        return options[rng.below(len(options))]

    def finish(self, table: Table, rng: Rng) -> None:
        """Play to the end of the game."""
        while table.seat >= 0:
            table.play(self.pick(table, rng))


UNIFORM: Final = Policy()
