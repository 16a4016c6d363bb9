"""The bots of one game, by name: some answer at once, some search as long as they are told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taverne.bots.budget import Budget, read_budget
from taverne.bots.thought import Thought
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Bot, Clock, Pool

AtOnce = Callable[[int], Bot]
Search = Callable[[int, Budget | None, Clock | None, Pool | None], Bot]
Thinking = Callable[[Any, int], list[Thought]]
Excuse = Callable[[str, str], TaverneError | None]


def never(name: str, rules: str) -> TaverneError | None:
    """All play themselves."""
    return None


class Roster:
    """Who can be asked to play this game; some come only when they are called by name."""

    def __init__(
        self,
        at_once: dict[str, AtOnce],
        searches: dict[str, Search],
        thinking: Thinking,
        usual: str,
        quick: str,
        unlisted: tuple[str, ...] = (),
        excuse: Excuse = never,
        judge: str = "",
    ) -> None:
        self.at_once = at_once
        self.searches = searches
        self.thinking = thinking
        self.usual = usual
        self.quick = quick
        self.unlisted = unlisted
        self.excused = excuse
        self.judge = judge

    def names(self) -> list[str]:
        """From the weakest to the strongest: who can search comes after those who cannot."""
        quick = [name for name in self.at_once if name not in self.searches]
        return [name for name in [*quick, *self.searches] if name not in self.unlisted]

    def knows(self, name: str) -> bool:
        """Whether there is such a bot; only searches take a setting."""
        kind, colon, setting = name.partition(":")
        if colon:
            return kind in self.searches and read_budget(setting) is not None
        return kind in self.at_once or kind in self.searches

    def make(self, name: str, seed: int, clock: Clock | None = None, pool: Pool | None = None) -> Bot:
        """The bot of this name; the same seed makes the same choices."""
        if not self.knows(name):
            raise TaverneError("bot-unknown", bot=name, known=", ".join(self.names()))
        kind, _, setting = name.partition(":")
        if self.is_at_once(name):
            return self.at_once[kind](seed)
        return self.searches[kind](seed, read_budget(setting), clock, pool)

    def is_at_once(self, name: str) -> bool:
        """Whether it answers without thinking ahead, and needs no time for it."""
        return name in self.at_once

    def excuse(self, name: str, rules: str) -> TaverneError | None:
        """Why another bot plays in place of this one under these rules, if one does."""
        return self.excused(name, rules)

    def thoughts_on(self, view: Any, seed: int) -> list[Thought]:
        """All options of a view, the best first."""
        return self.thinking(view, seed)
