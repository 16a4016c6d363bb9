"""Tables of Gymnasium: a learner in one seat of each, bots in the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from taverne.envs.course import Course, Observation, reward, rows_of
from taverne.kernel.errors import IllegalMove, SetupError, TaverneError
from taverne.kernel.rng import SEEDS
from taverne.kernel.sheet import NOTHING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from taverne.kernel.offer import Bot
    from taverne.kernel.table import Table

Told = tuple[Observation, "NDArray[np.float64]", "NDArray[np.bool_]", "NDArray[np.bool_]", dict[str, Any]]


class TablesAgainst(VectorEnv[Observation, "NDArray[np.int64]", "NDArray[Any]"]):
    """The learner sits at another seat in every game; a table that is over begins anew in the same step."""

    def __init__(self, course: Course, bot: str, num_envs: int) -> None:
        refuse(course, bot, num_envs)
        self.course = course
        self.bot = bot
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = course.space()
        self.single_action_space = Discrete(int(course.encoding.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._sheet = course.encoding.sheet(num_envs)
        self._luck, _ = seeding.np_random()
        self._tables: list[Table] = []
        self._seats: list[int] = []
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._tables, self._seats, self._bots = [], [], []
        for _ in range(self.num_envs):
            table, seat, bot = self._begin()
            self._tables.append(table)
            self._seats.append(seat)
            self._bots.append(bot)
        return self._observe(), self._info()

    def _begin(self) -> tuple[Table, int, Bot]:
        """A game in which the learner is asked; one that ends before that is not counted."""
        while True:
            table = self.course.dealer.deal(self._seed())
            seat = self.course.players[int(self._luck.integers(len(self.course.players)))]
            bot = self.course.bots.make(self.bot, self._seed())
            self._go_on(table, seat, bot)
            if not table.is_over():
                return table, seat, bot

    def _seed(self) -> int:
        return int(self._luck.integers(SEEDS))

    def _go_on(self, table: Table, seat: int, bot: Bot) -> None:
        """Bots answer until the learner is asked, or the game is over."""
        book = self.course.rulebook
        while not table.is_over() and seat not in table.asked():
            other = table.asked()[0]
            word = bot.choose(book.view(table, other))
            table.answer(other, book.read(table.question(other).shape(), word))

    def step(self, actions: NDArray[np.int64]) -> Told:
        """All actions are checked before any is played; an IllegalMove names those that are illegal."""
        chosen = self._read(actions)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, bool)
        for row, place in enumerate(chosen):
            table, seat = self._tables[row], self._seats[row]
            table.answer(seat, table.question(seat).options(table)[place])
            self._go_on(table, seat, self._bots[row])
            if table.is_over():
                rewards[row], ended[row] = reward(table, seat), True
                self._tables[row], self._seats[row], self._bots[row] = self._begin()
        return self._observe(), rewards, ended, np.zeros(self.num_envs, bool), self._info()

    def _read(self, actions: NDArray[np.int64]) -> list[int]:
        """The option that each action means, by its place."""
        if len(actions) != self.num_envs:
            raise SetupError("crowd-actions", rows=self.num_envs, actions=len(actions))
        chosen = [int(self._sheet.find_option(row, int(action))) for row, action in enumerate(actions)]
        illegal = [f"{row}: {actions[row]}" for row, place in enumerate(chosen) if place == NOTHING]
        if illegal:
            raise IllegalMove("crowd-not-offered", actions=", ".join(illegal))
        return chosen

    def _observe(self) -> Observation:
        for row in range(self.num_envs):
            self.course.encoding.look(self._sheet, row, self._tables[row], self._seats[row])
        seen, mask = rows_of(self._sheet)
        return {"observation": seen, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"seat": np.array(self._seats)}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing is open."""


def refuse(course: Course, bot: str, num_envs: int) -> None:
    """Everything that speaks against such tables, at once."""
    found: list[TaverneError] = []
    if not course.bots.knows(bot):
        found.append(TaverneError("envs-no-such-bot", bot=bot, known=", ".join(course.bots.names())))
    if num_envs < 1:
        found.append(TaverneError("crowd-empty", rows=num_envs))
    if found:
        raise SetupError("envs-unplayable", found)
