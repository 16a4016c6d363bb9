"""Puzzles of Gwent are proved here: every way of a race, both sides of an open hand, equal looks for odds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.bots.search import worth
from taverne.gwent.notation import write
from taverne.gwent.turns import PASS, Turn
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable

MOST_TURNS: Final = 3
MOST_POSITIONS: Final = 40_000
SEARCHING: Final = (
    "mo_leader_eredin_destroyer_of_worlds",
    "mo_leader_eredin_bringer_of_death",
    "ni_leader_emhyr_emperor_of_nilfgaard",
    "ni_leader_emhyr_relentless",
    "sk_leader_crach_an_craite",
)


class TooLarge(Exception):
    """There are more positions than we wanted to look at."""


class Race:
    """The rival has passed and leads: all ways to overtake in the fewest turns.

    What a turn asks (a row, a patient) belongs to it. A way is a list of answers.
    """

    def __init__(self, table: GwentTable, seat: i64, most: i64 = MOST_POSITIONS) -> None:
        self.table = table
        self.seat: i64 = seat
        self.left: i64 = most
        self.found: list[list[int]] = []

    def ways(self) -> list[list[int]]:
        for turns in range(1, MOST_TURNS + 1):
            self.walk(self.table, turns, [])
            if self.found:
                break
        return self.found

    def walk(self, table: GwentTable, turns: i64, way: list[int]) -> None:
        """`turns` may still begin; a turn that has begun is finished first."""
        for option in table.options:
            if is_turn(table) and option == PASS:
                continue
            twin = table.clone()
            twin.play(option)
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            self.step(twin, turns - 1 if is_turn(table) else turns, [*way, option])

    def step(self, table: GwentTable, turns: i64, way: list[int]) -> None:
        if table.is_over() or table.round != self.table.round:
            if turns == 0 and self.took_round(table):
                self.found.append(way)
        elif not is_turn(table) or turns > 0:
            self.walk(table, turns, way)
        elif leads(table, self.seat):
            self.found.append(way)

    def took_round(self, table: GwentTable) -> bool:
        """A last card ends the round by itself."""
        rival = self.table.seating.foes[self.seat][0]
        kept = table.score[self.seat] == self.table.score[self.seat]
        return kept and table.score[rival] < self.table.score[rival]


class OpenHands:
    """The last round with every card known: does the seat win whatever the other does?"""

    def __init__(self, seat: i64, most: i64 = MOST_POSITIONS) -> None:
        self.seat: i64 = seat
        self.left: i64 = most

    def winning(self, table: GwentTable) -> list[int]:
        return [option for option in table.options if self.wins_after(table, option)]

    def wins_after(self, table: GwentTable, option: i64) -> bool:
        twin = table.clone()
        twin.play(option)
        return self.wins(twin)

    def wins(self, table: GwentTable) -> bool:
        self.left -= 1
        if self.left < 0:
            raise TooLarge
        if table.is_over():
            return table.payoff(self.seat) == 1.0
        mine = table.seat == self.seat
        for option in table.options:
            if self.wins_after(table, option) == mine:
                return mine
        return not mine


def odds(view: Any, looks: int, seed: int) -> dict[str, float]:
    """What each option is worth with equal looks, the best first."""
    rng = seeded(seed)
    found = [(worth(view, word, looks, rng), word) for word in view.options]
    return {word: chance for chance, word in sorted(found, reverse=True)}


def is_turn(table: GwentTable) -> bool:
    return isinstance(table.agenda[-1], Turn)


def leads(table: GwentTable, seat: i64) -> bool:
    """Whether the round would be won as it stands: GWT-7.2 Nilfgaard wins ties."""
    rival = table.seating.foes[seat][0]
    mine, theirs = table.total(seat), table.total(rival)
    ties = table.lists[seat].faction == "nilfgaard" and table.lists[rival].faction != "nilfgaard"
    return mine > theirs or (ties and mine == theirs)


def is_race(table: GwentTable, seat: i64) -> bool:
    rival = table.seating.foes[seat][0]
    return is_turn(table) and table.passed[rival] and not leads(table, seat) and not draws(table, seat)


def is_open(table: GwentTable, seat: i64) -> bool:
    """Both have one gem and cards, and nothing is left to chance."""
    rival = table.seating.foes[seat][0]
    last = table.score[seat] == 1 and table.score[rival] == 1
    plays = len(table.hands[rival]) > 0 and not table.passed[rival]
    return is_turn(table) and last and plays and not draws(table, seat) and not draws(table, rival)


def draws(table: GwentTable, seat: i64) -> bool:
    """Whether chance may still speak: a spy now or back again, a blind medic, a leader who looks at cards."""
    hand = table.hands[seat]
    heals = any(card.heals for card in hand)
    spies = [card for line in range(3) for card in table.row(seat, line).cards if card.crosses]
    fallen = [card for card in table.discards[seat] if card.crosses]
    baits = any(not card.plain and not card.hero for card in hand)
    looks = table.ready[seat] and table.leaders[seat].key in SEARCHING
    revives = heals and (table.blind_medics or len(fallen) > 0)
    return any(card.crosses for card in hand) or revives or looks or (baits and len(spies) > 0)


def words_of(table: GwentTable, way: list[int]) -> list[str]:
    """The answers of a way as they are written."""
    twin, words = table.clone(), list[str]()
    for option in way:
        words.append(write(twin.agenda[-1].shape(), option))
        twin.play(option)
    return words


def turns_of(table: GwentTable, way: list[int]) -> tuple[str, ...]:
    """The cards of a way, in any order: two ways with the same cards are one idea."""
    twin, words = table.clone(), list[str]()
    for option in way:
        if is_turn(twin):
            words.append(write("card", option))
        twin.play(option)
    return tuple(sorted(words))
