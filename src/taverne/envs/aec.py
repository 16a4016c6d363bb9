"""A table as an environment of PettingZoo: seats answer one after the other, as they are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gymnasium.spaces import Discrete
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # it says no types

from taverne.envs.course import Course, Observation, reward
from taverne.kernel.rng import SEEDS

if TYPE_CHECKING:
    from gymnasium.spaces import Dict

    from taverne.kernel.table import Table


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # a base without types
    """The agent that is selected is the one whose question is foremost.

    Where several are asked at once, those who are asked later learn nothing of the earlier answers.
    """

    def __init__(self, course: Course, render_mode: str | None = None) -> None:
        super().__init__()
        self.course = course
        self.render_mode = render_mode
        self.metadata = {
            "name": f"taverne_{course.name}_v{course.encoding.version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in course.players]
        self.agents: list[str] = []
        self._space = course.space()
        self._actions = {agent: Discrete(int(course.encoding.actions)) for agent in self.possible_agents}
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._table = self.course.dealer.deal(int(self._luck.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def _asked(self) -> str:
        return f"seat_{int(self.table.seat)}"

    def observe(self, agent: str) -> Observation:
        return self.course.observe(self._sheet, self.table, seat_of(agent))

    def step(self, action: int | None) -> None:
        """An action outside the mask is an IllegalMove, and nothing has happened."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.course.encoding.look(self._sheet, 0, self.table, self.table.seat)
        option = self._sheet.option_of(0, -1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.play(self.table.options[option])
        if self.table.is_over():
            self._finish()
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        for agent in self.agents:
            self.rewards[agent] = reward(self.table, seat_of(agent))
            self.terminations[agent] = True

    def render(self) -> str | None:
        """The table as the selected agent sees it."""
        seen = self.course.rulebook.view(self.table, seat_of(self.agent_selection))
        text = self.course.picture(seen)
        if self.render_mode == "human":
            print(text)  # noqa: T201 (PettingZoo asks for it by "human")
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))
