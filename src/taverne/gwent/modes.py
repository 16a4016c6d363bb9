"""The ways to play: each is one row, nothing else in the game knows their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.factions import (
    FACTIONS,
    Faction,
    MonstersInPairs,
    NorthernRealmsAmongMany,
    SkelligeInPairs,
)
from taverne.gwent.leaders import LEADERS, RELENTLESS, RELENTLESS_BY, WHITE_FLAME
from taverne.gwent.leaders.base import Leader
from taverne.gwent.leaders.passive import WhiteFlameInPairs
from taverne.gwent.stakes import Gems, Points, Stakes
from taverne.kernel.seating import Seating, each_alone, in_pairs

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


def free_for_all(players: int) -> Mode:
    """GWT-8.3 three to five players, each alone."""
    factions: dict[str, Faction] = {"northern_realms": NorthernRealmsAmongMany()}
    return Mode(f"ffa{players}", each_alone(players), Points(players + 1), factions)


def pairs() -> Mode:
    """GWT-8.4 two against two."""
    factions: dict[str, Faction] = {"monsters": MonstersInPairs(), "skellige": SkelligeInPairs()}
    return Mode("pairs", in_pairs(), Gems(), factions, {WHITE_FLAME: WhiteFlameInPairs(WHITE_FLAME)})


MODES: Final[dict[str, Mode]] = {
    mode.name: mode
    for mode in [
        Mode("duel", each_alone(2), Gems()),
        free_for_all(3),
        free_for_all(4),
        free_for_all(5),
        pairs(),
    ]
}
