"""A simple game as an offer; each part is loaded when it is first asked for."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from taverne.simple.rules import SimpleRules

if TYPE_CHECKING:
    from taverne.kernel.game import Rulebook
    from taverne.simple.arena import SimpleArena
    from taverne.simple.house import SimpleHouse
    from taverne.simple.terminal import SimpleTerminal


class SimpleGame(SimpleRules):
    """Everything that a package brings by its entry point."""

    @property
    def rulebooks(self) -> tuple[Rulebook[Any, Any]]:
        return (self.rulebook,)

    @property
    def views(self) -> tuple[type]:
        return (self.view,)

    @property
    def prospects(self) -> tuple[type, ...]:
        return ()

    @property
    def farewells(self) -> tuple[type, ...]:
        return ()

    @cached_property
    def arena(self) -> type[SimpleArena]:
        from taverne.simple.arena import arena_of

        return arena_of(self)

    @cached_property
    def house(self) -> SimpleHouse:
        from taverne.simple.house import SimpleHouse

        return SimpleHouse(self)

    @cached_property
    def terminal(self) -> SimpleTerminal:
        from taverne.simple.terminal import SimpleTerminal

        return SimpleTerminal(self)
