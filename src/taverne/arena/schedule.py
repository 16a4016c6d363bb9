"""Who plays whom, where, with which decks and which luck.

A table is a group of contestants who meet. Its games come in turns: in each turn the same deal is played as
often as there are contestants, who change seats meanwhile. Decks stay with the seats, unless they are the
contestants. All chance derives from the arena's seed, the names at the table and the number of the game.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import combinations
from math import gcd, prod
from typing import NamedTuple, TypeVar

from taverne.arena.job import Job, Kit
from taverne.arena.result import Place
from taverne.games import find_game
from taverne.kernel.offer import Team
from taverne.words import say

T = TypeVar("T")


class Fixture(NamedTuple):
    """A game before it begins: its seed, and the contestant and the kit of each seat."""

    place: Place
    seed: int
    seats: tuple[int, ...]
    kits: tuple[Kit, ...]


class Schedule:
    """Every game of a job, by its place."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.offer = find_game(job.game).arena(job.rules, job.kits)
        self.sides = [side for side in range(len(self.offer.members)) if side != self.offer.automaton]
        self.contestants = job.names()
        self.names = self.contestants + ([say("arena-automaton")] if self.offer.automaton >= 0 else [])
        self.tables = list(combinations(range(len(self.contestants)), self.company()))
        self.teams = [self.offer.teams(side) for side in range(len(self.offer.members))]

    def company(self) -> int:
        """How many contestants meet at a table."""
        return min(len(self.contestants), len(self.sides))

    def games(self, wanted: int = 0) -> int:
        """So many games at a table, in whole turns."""
        return -(-(wanted or self.job.games) // self.company()) * self.company()

    def pairings(self, table: int) -> list[tuple[int, int]]:
        """Those who can be compared at this table; in solo play, with the opponent of the rules."""
        automaton = () if self.offer.automaton < 0 else (len(self.contestants),)
        return list(combinations((*self.tables[table], *automaton), 2))

    def fixture(self, place: Place) -> Fixture:
        turn = place.game // self.company()
        sitting = self.sitting(place)
        label = self.label(place.table)
        return Fixture(
            place,
            chance(self.job.seed, "deal", label, turn),
            self.by_seat({side: [who] * len(self.offer.members[side]) for side, who in sitting.items()}),
            self.by_seat(self.brought(turn, sitting)),
        )

    def bot_seed(self, place: Place, seat: int) -> int:
        return chance(self.job.seed, "bot", self.label(place.table), place.game, seat)

    def bot_name(self, contestant: int) -> str:
        return self.job.bots[0 if self.job.compares_decks else contestant]

    def label(self, table: int) -> str:
        """Names, not numbers: who else takes part changes nothing."""
        return "\n".join(self.contestants[one] for one in self.tables[table])

    def sitting(self, place: Place) -> dict[int, int]:
        """The contestant of each side; everybody has each side equally often."""
        members = self.tables[place.table]
        turn, shift = divmod(place.game, len(members))
        count = len(self.sides)
        order = members if turn // count % 2 == 0 else members[::-1]
        sitting = {
            side: order[((number + turn) % count + shift) % len(order)]
            for number, side in enumerate(self.sides)
        }
        return sitting | ({} if self.offer.automaton < 0 else {self.offer.automaton: len(self.contestants)})

    def brought(self, turn: int, sitting: dict[int, int]) -> dict[int, list[Kit]]:
        """The kits of each side: all ways to equip them, one after the other."""
        if self.offer.shares_kits:
            return {side: self.shared(turn, side) for side in sitting}
        choices = {side: self.choices(side, sitting[side]) for side in sorted(sitting)}
        number = spread(turn, prod(len(teams) for teams in choices.values()))
        found: dict[int, list[Kit]] = {}
        for side, teams in choices.items():
            number, choice = divmod(number, len(teams))
            found[side] = [Kit(*kit) for kit in teams[choice]]
        return found

    def shared(self, turn: int, side: int) -> list[Kit]:
        """The kit that everybody brings in this turn."""
        teams = self.teams[side]
        return [Kit(*kit) for kit in teams[turn % len(teams)]]

    def choices(self, side: int, contestant: int) -> list[Team]:
        if self.job.compares_decks and side != self.offer.automaton:
            return [(self.job.kits[contestant],)]
        return self.teams[side]

    def by_seat(self, by_side: dict[int, list[T]]) -> tuple[T, ...]:
        found = {
            seat: value
            for side, values in by_side.items()
            for seat, value in zip(self.offer.members[side], values, strict=True)
        }
        return tuple(found[seat] for seat in sorted(found))


def chance(*words: object) -> int:
    """A seed that follows from these words, alike on every machine."""
    digest = sha256("\0".join(map(str, words)).encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1


def spread(turn: int, total: int) -> int:
    """Every number below `total` once, neighbours far apart, and then again."""
    step = next(step for step in range(max(1, total * 618 // 1000), 0, -1) if gcd(step, total) == 1)
    return turn * step % total
