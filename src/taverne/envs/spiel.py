"""A game for OpenSpiel. Chance is one node at the root: which of so many deals is played.

OpenSpiel is no part of the extra `envs`: `pip install open_spiel`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a library of C++, and not everywhere

from taverne.envs.course import Course, reward, rows_of

if TYPE_CHECKING:
    from taverne.kernel.table import Table

DEALS = 1_000
LONGEST = 2_000
KIND = pyspiel.GameType


class Held:
    """A table as OpenSpiel copies and saves it: by its clone, or by its deal and the answers since."""

    def __init__(
        self, deal: int | None = None, played: tuple[int, ...] = (), table: Table | None = None
    ) -> None:
        self.deal = deal
        self.played = played
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.deal, self.played, self.table.clone() if self.table else None)

    def __reduce__(self) -> tuple[type[Held], tuple[int | None, tuple[int, ...]]]:
        return Held, (self.deal, self.played)

    def on_table(self, course: Course) -> Table:
        """The table; after it was saved, by playing it again."""
        if self.table is None:
            assert self.deal is not None, "nothing is dealt yet"
            self.table = course.dealer.deal(self.deal)
            for option in self.played:
                self.table.play(option)
        return self.table

    def play(self, course: Course, option: int) -> None:
        self.on_table(course).play(option)
        self.played += (option,)


def register(course: Course, zero_sum: bool) -> str:
    """Make this game known to `pyspiel.load_game`; its parameter `deals` is how many there are."""
    name = f"taverne_{course.name}"
    players = len(course.players)
    kind = KIND(
        short_name=name,
        long_name=f"Taverne {course.name}",
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.ZERO_SUM if zero_sum else KIND.Utility.GENERAL_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=players,
        min_num_players=players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS},
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(course, kind, zero_sum, params or {})

    if name not in pyspiel.registered_names():
        pyspiel.register_game(kind, Registered)
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # a base without types
    """One way to play."""

    def __init__(self, course: Course, kind: Any, zero_sum: bool, params: dict[str, Any]) -> None:
        self.course = course
        self.deals = int(params.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=int(course.encoding.actions),
            max_chance_outcomes=self.deals,
            num_players=len(course.players),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)
        self.sheet = course.sheet()

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recall = iig_obs_type.perfect_recall if iig_obs_type else False
        return SpielObserver(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # a base without types
    """A table, and what each seat remembers: what it saw when it was asked, and what it answered."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held()
        self.memories: list[str] = ["" for _ in game.course.players]

    @property
    def table(self) -> Table:
        return self.held.on_table(self.get_game().course)

    def current_player(self) -> int:
        if self.held.deal is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over() else int(self.table.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        _, mask = self.look(player)
        return [int(action) for action in np.flatnonzero(mask)]

    def look(self, player: int) -> tuple[Any, Any]:
        """What the player sees, and which actions are legal."""
        game = self.get_game()
        game.course.encoding.look(game.sheet, 0, self.table, player)
        seen, mask = rows_of(game.sheet)
        return seen[0], mask[0]

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.held.deal is None:
            self.held = Held(action)
            return
        player = int(self.table.seat)
        self.memories[player] = self.remember(player) + f"/{action}"
        self.held.play(game.course, self.table.options[game.sheet.option_of(0, action)])

    def remember(self, player: int) -> str:
        """All that the player has seen and done, as far as it was asked, in a few signs."""
        if self.held.deal is None:
            return ""
        seen, _ = self.look(player)
        return blake2b(self.memories[player].encode() + seen.tobytes(), digest_size=12).hexdigest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.get_game()
        if not 0 <= player < len(self.memories) or self.held.deal is None:
            return f"action {action}"
        self.look(player)
        option = self.table.options[game.sheet.option_of(0, action)]
        written: str = game.course.rulebook.write(self.table.agenda[-1].shape(), option)
        return written

    def is_terminal(self) -> bool:
        return self.held.deal is not None and bool(self.table.is_over())

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0 for _ in self.memories]
        return [reward(self.table, seat) for seat in range(len(self.memories))]

    def __str__(self) -> str:
        if self.held.deal is None:
            return "before the deal"
        course = self.get_game().course
        view = course.rulebook.view(self.table, max(0, int(self.table.seat)))
        return f"{course.picture(view)}\n{' '.join(self.memories)}"


class SpielObserver:
    """What a player sees; with perfect recall, also what it remembers."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self.recall = recall
        size = int(game.course.encoding.places + game.course.encoding.scalars)
        self.tensor = np.zeros(0 if recall else size, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if not self.recall:
            self.tensor[:] = 0 if state.held.deal is None else state.look(player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        """Two states that a player cannot tell apart have the same."""
        return state.remember(player)
