"""The ways to play: each is one row. Rules ask the row, never its name; names are for those who deal."""

from __future__ import annotations

from typing import Final

from taverne.gwent.factions import Faction, MonstersInPairs, NorthernRealmsAmongMany, SkelligeInPairs
from taverne.gwent.leaders import WHITE_FLAME
from taverne.gwent.leaders.passive import WhiteFlameInPairs
from taverne.gwent.mode import Mode
from taverne.gwent.solo.mode import SoloMode
from taverne.gwent.stakes import Gems, Points
from taverne.kernel.seating import each_alone, in_pairs


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
        SoloMode(),
    ]
}
