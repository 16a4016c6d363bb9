"""The ways to play: each is one row, nothing else in the game knows their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.factions import FACTIONS, Faction
from taverne.gwent.leaders import LEADERS, RELENTLESS, RELENTLESS_BY
from taverne.gwent.leaders.base import Leader
from taverne.gwent.stakes import Gems, Stakes
from taverne.kernel.seating import Seating, each_alone

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.rules import GwentRules


class Mode:
    """One way to play: who is with whom, for what, and who speaks otherwise."""

    def __init__(
        self,
        name: str,
        seating: Seating,
        stakes: Stakes,
        factions: dict[str, Faction] | None = None,
        leaders: dict[str, Leader] | None = None,
    ) -> None:
        self.name = name
        self.seating = seating
        self.stakes = stakes
        self.factions = {**FACTIONS, **(factions or {})}
        self.leaders = {**LEADERS, **(leaders or {})}
        self.hand_size: i64 = 10
        self.exchanges: i64 = 2
        self.own_side: list[list[int]] = [[side] for side in seating.side_of]

    def leader(self, key: str, rules: GwentRules) -> Leader:
        """The leader as this way to play and the agreed rules have it."""
        if key == RELENTLESS:
            return RELENTLESS_BY[rules.relentless]
        return self.leaders[key]


MODES: Final[dict[str, Mode]] = {mode.name: mode for mode in [Mode("duel", each_alone(2), Gems())]}
