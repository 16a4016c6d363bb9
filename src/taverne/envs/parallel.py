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
from taverne.kernel.sheet import NOTHING

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
        """All actions are checked before any is played; an IllegalMove names those that are illegal."""
        for seat, option in self._read(actions).items():
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

    def _read(self, actions: dict[str, int]) -> dict[int, int]:
        """The option that each asked seat has chosen; the others rightly wait."""
        asked = self.table.asked()
        places = {agent: self._place(seat_of(agent), action) for agent, action in actions.items()}
        illegal = [f"{agent}: {actions[agent]}" for agent, place in places.items() if place == NOTHING]
        if illegal:
            raise IllegalMove("envs-not-offered", actions=", ".join(illegal))
        chosen = {seat_of(agent): place for agent, place in places.items() if seat_of(agent) in asked}
        return {seat: self.table.question(seat).options(self.table)[place] for seat, place in chosen.items()}

    def _place(self, seat: int, action: int) -> int:
        """Which option an action is, or nothing if it is illegal; who is not asked can only wait."""
        if seat not in self.table.asked():
            return 0 if action == self.wait else NOTHING
        self.course.encoding.look(self._sheet, 0, self.table, seat)
        return int(self._sheet.find_option(0, int(action)))

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
