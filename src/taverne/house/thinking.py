"""What bots are asked to think about, and whoever lets them.

An errand travels to another process or worker, so it is plain data and knows how to do itself. Nothing of a
game is loaded here before an errand runs.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from taverne import is_compiled
from taverne.bots.budget import hurried
from taverne.bots.thought import often
from taverne.house.faults import where
from taverne.house.queue import ADVICE, MOVES
from taverne.kernel.errors import TaverneError

if TYPE_CHECKING:
    from taverne.protocol.advice import Foresight, Suggestion

MOST_DEATHS: Final = 3
THE_QUICK_ONE: Final = ""

log = logging.getLogger(__name__)


class Trouble(NamedTuple):
    """Why there is no answer."""

    what: str
    where: str = ""


DIED: Final = Trouble("died")
LATE: Final = Trouble("late")


class ThinkersError(TaverneError):
    """Nobody thinks here any more."""


class Errand(Protocol):
    def answer(self) -> Any | Trouble: ...


class Question(NamedTuple):
    """What would a bot of this name, or without one the quick bot, answer to this view with this luck?

    If there are so many seconds, in that time.
    """

    game: str
    bot: str
    seed: int
    view: Any
    seconds: float = 0.0

    def answer(self) -> str | Trouble:
        from taverne.bots import make_bot
        from taverne.games import offer_of

        bots = offer_of(self.game).bots
        bot = self.bot or bots.quick
        if self.seconds and not bots.is_at_once(bot):
            bot = hurried(bot, self.seconds)
        word = make_bot(bot, self.seed, self.game, perf_counter).choose(self.view)
        return word if word in self.view.options else Trouble("failed", "not an option")


class WeighUp(NamedTuple):
    """What is to be said for the options of this view?"""

    game: str
    seed: int
    view: Any

    def answer(self) -> Weighed:
        from taverne.games import offer_of
        from taverne.protocol.advice import Suggestion

        thoughts = offer_of(self.game).bots.thoughts_on(self.view, self.seed)
        suggestions = [
            Suggestion(
                option=one.option,
                chance=one.chance,
                often=often(one.chance),
                reason=one.reason,
                details=one.details,
            )
            for one in thoughts
        ]
        return Weighed(suggestions, thoughts[0].sure)


class Weighed(NamedTuple):
    """The best first, and how sure it is that it is the best."""

    suggestions: list[Suggestion]
    sure: str


class LookAhead(NamedTuple):
    """What would each option of this view lead to?"""

    game: str
    question: str
    view: Any

    def answer(self) -> Foresight:
        from taverne.games import offer_of
        from taverne.protocol.advice import Foresight

        prospects = offer_of(self.game).house.prospects(self.view)
        return Foresight(question=self.question, prospects=list(prospects))


def answered(errand: Errand) -> Any | Trouble:
    """Whatever goes wrong in a bot is trouble, and no fault of the house."""
    try:
        return errand.answer()
    except Exception as fault:
        return Trouble("failed", where(fault))


class Thinkers(ABC):
    """Whoever does the errands: processes, a worker of the browser, or nobody but this process."""

    limit_s: float
    seconds = 0.0  # for a bot that thinks alone; without a number, as long as it likes
    at_once = 1  # so many think side by side
    thinking = 0  # so many do or wait for it
    is_compiling = False

    @property
    def is_compiled(self) -> bool:
        """Whether all of them think with the compiled engine."""
        return is_compiled()

    @abstractmethod
    async def ask(self, errand: Errand, limit_s: float, room: str, urgency: int) -> Any | Trouble:
        """The answer, or why there is none within the limit."""

    async def choose(self, game: str, bot: str, seed: int, view: object, room: str = "") -> str:
        """What this bot answers; if it cannot, what a quicker one would."""
        from taverne.bots.bot import RandomBot

        for name in dict.fromkeys((bot, THE_QUICK_ONE)):
            answer = await self.in_its_share(Question(game, name, seed, view), room)
            if isinstance(answer, str):
                return answer
            told = {"game": game, "bot": name, "trouble": answer.what, "where": answer.where}
            log.warning("bot_failed", extra=told)
        return RandomBot(seed).choose(view)

    async def in_its_share(self, question: Question, room: str) -> Any | Trouble:
        """All who think at once, first of all those who begin together, have so much time as one alone."""
        self.thinking += 1
        try:
            await asyncio.sleep(0)
            seconds = self.seconds * min(1.0, self.at_once / self.thinking)
            return await self.persist(question._replace(seconds=seconds), room)
        finally:
            self.thinking -= 1

    async def persist(self, errand: Errand, room: str) -> Any | Trouble:
        """Ask again when a process dies, unless this very errand seems to kill."""
        for _ in range(MOST_DEATHS):
            answer = await self.ask(errand, self.limit_s, room, MOVES)
            if answer != DIED:
                return answer
        return DIED

    async def consult(
        self, errand: Errand, patience_s: float, room: str = "", urgency: int = ADVICE
    ) -> Any | Trouble:
        """For a guest who waits: rather no answer than one that comes late, and never before a move."""
        try:
            async with asyncio.timeout(patience_s):
                return await self.ask(errand, min(patience_s, self.limit_s), room, urgency)
        except TimeoutError:
            return LATE


class OnTheSpot(Thinkers):
    """Everybody waits while a bot thinks: for quick bots, and where there are no processes."""

    limit_s = 0.0

    async def ask(self, errand: Errand, limit_s: float, room: str, urgency: int) -> Any | Trouble:
        return answered(errand)
