"""What a process of the house is sent to think about: each errand carries all that it needs.

Bots and engines are only loaded where an errand is done.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from taverne.protocol.foresight import Foresight


class Trouble(NamedTuple):
    """Why there is no answer."""

    what: str
    where: str = ""


class Errand(Protocol):
    def answer(self) -> Any | Trouble: ...


class Question(NamedTuple):
    """What would a bot of this name, or without one the quick bot, answer to this view with this luck?"""

    game: str
    bot: str
    seed: int
    view: Any

    def answer(self) -> str | Trouble:
        from taverne.bots import make_bot
        from taverne.games import offer_of

        bot = self.bot or offer_of(self.game).bots.quick
        word = make_bot(bot, self.seed, self.game, perf_counter).choose(self.view)
        return word if word in self.view.options else Trouble("failed", "not an option")


class Idea(NamedTuple):
    """One option: how good it looks (0 lost, 1 won), and why, as the id of a message with its details."""

    option: str
    chance: float
    reason: str
    details: dict[str, str | int]


class Counsel(NamedTuple):
    """What is to be said for the options of this view?"""

    game: str
    seed: int
    view: Any

    def answer(self) -> list[Idea]:
        from taverne.games import offer_of

        thoughts = offer_of(self.game).bots.thoughts_on(self.view, self.seed)
        return [Idea(one.option, one.chance, one.reason, one.details) for one in thoughts]


class LookAhead(NamedTuple):
    """What would each option of this view lead to?"""

    game: str
    question: str
    view: Any

    def answer(self) -> Foresight:
        from taverne.games import offer_of

        seen: Foresight = offer_of(self.game).house.foresight(self.question, self.view)
        return seen
