"""A table as a parallel environment of PettingZoo: all who are asked at once answer in one step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]  # it says no types

from taverne.envs.aec import seat_of
from taverne.envs.course import Course, Observation, reward
from taverne.kernel.errors import IllegalMove
from taverne.kernel.rng import SEEDS

if TYPE_CHECKING:
    from gymnasium.spaces import Dict

    from taverne.kernel.table import Table

WAIT = 1


class TablesAtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # a base without types
    """Every agent acts in every step: who is not asked has one legal action, the last, which is to wait."""

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        self.course = course
        self.render_mode = render_mode
        self.metadata = {
            "name": f"taverne_{course.name}_parallel_v{course.encoding.version}",
            "render_modes": ["human", "ansi"],
        }
        self.possible_agents = [f"seat_{seat}" for seat in course.players]
        self.agents: list[str] = []
        self.wait = int(course.encoding.actions)
        self._space = course.space(WAIT)
        self._actions = {agent: Discrete(self.wait + WAIT) for agent in self.possible_agents}
        self._sheet = course.sheet()
        self._luck, _ = seeding.np_random()
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None, "call reset first"
        return self._table

    def observation_space(self, agent: str) -> Dict:
        return self._space

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._table = self.course.dealer.deal(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """All actions are checked before any is played; an illegal one is an IllegalMove."""
        chosen = [(seat_of(agent), self._option(agent, action)) for agent, action in actions.items()]
        for seat, option in chosen:
            if option is not None:
                self.table.answer(seat, option)
        over = self.table.is_over()
        rewards = {agent: reward(self.table, seat_of(agent)) if over else 0.0 for agent in self.agents}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        told = self._observations(), rewards, ended, cut, self._infos()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _option(self, agent: str, action: int) -> int | None:
        """The option that an agent has chosen; None, if it rightly waits."""
        seat = seat_of(agent)
        if seat not in self.table.asked():
            if action != self.wait:
                raise IllegalMove("move-not-your-decision")
            return None
        self.course.encoding.look(self._sheet, 0, self.table, seat)
        place = self._sheet.option_of(0, int(action))
        return self.table.question(seat).options(self.table)[place]

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: self.course.observe(self._sheet, self.table, seat_of(agent), WAIT) for agent in self.agents
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def render(self) -> str | None:
        """The table as everybody may see it."""
        text = self.course.picture(self.course.rulebook.view(self.table, -1))
        if self.render_mode == "human":
            print(text)  # noqa: T201 (PettingZoo asks for it by "human")
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""
