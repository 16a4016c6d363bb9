"""What was counted of games between decks, compact enough to be kept beside the sources.

A line says of one pairing how its games from–to ended, by which bot, lists, seed and version. Lines of other
bots and lists stay for whoever goes back to them, and count for nothing.
"""

from __future__ import annotations

import csv
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from taverne.arena import Schedule
from taverne.arena.result import Place, Result
from taverne.arena.standings import Pair, Score, count
from taverne.meta.order import digest

COLUMNS = ("one", "two", "from", "to", "wins", "draws", "bot", "lists", "seed", "version")


class Games(NamedTuple):
    """Whose games, by which lists and bot."""

    one: str
    two: str
    bot: str
    lists: str


class Block(NamedTuple):
    """Games of a pairing that follow each other, and how often the first deck won or drew."""

    games: Games
    first: int
    to: int
    wins: int
    draws: int
    seed: int
    version: str

    @property
    def score(self) -> Score:
        return Score(self.wins, self.to - self.first - self.wins - self.draws, self.draws)

    def precedes(self, other: Block) -> bool:
        """Whether both could be one."""
        mine = (self.games, self.to, self.seed, self.version)
        return mine == (other.games, other.first, other.seed, other.version)


class Tally:
    """The blocks of a file, and what they say about the pairings of a schedule."""

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.blocks = [*read_blocks(path)] if path.exists() else []

    def games(self, table: int) -> Games:
        job = self.schedule.job
        one, two = (job.kits[deck] for deck in self.schedule.tables[table])
        return Games(one.name, two.name, job.bots[0], digest(f"{one.line}\n{two.line}"))

    def begun(self, table: int) -> int:
        """The first game of this seed that is not counted yet."""
        games, seed = self.games(table), self.schedule.job.seed
        return max(
            (block.to for block in self.blocks if (block.games, block.seed) == (games, seed)), default=0
        )

    @property
    def scores(self) -> dict[Pair, Score]:
        """Of all seeds and versions."""
        found = {}
        for table, (one, two) in enumerate(self.schedule.tables):
            parts = [block.score for block in self.blocks if block.games == self.games(table)]
            found[one, two] = Score(
                sum(part.wins for part in parts),
                sum(part.losses for part in parts),
                sum(part.draws for part in parts),
            )
        return found

    def take(self, results: Mapping[Place, Result]) -> None:
        """The games that follow those which are counted, as far as there is no gap."""
        for table in range(len(self.schedule.tables)):
            first = to = self.begun(table)
            while Place(table, to) in results:
                to += 1
            if to > first:
                played = [results[Place(table, number)] for number in range(first, to)]
                score = count(self.schedule, played)[self.pair(table)]
                self.add(self.block(table, first, to, score))

    def pair(self, table: int) -> Pair:
        one, two = self.schedule.tables[table]
        return one, two

    def block(self, table: int, first: int, to: int, score: Score) -> Block:
        job = self.schedule.job
        return Block(self.games(table), first, to, score.wins, score.draws, job.seed, job.version)

    def add(self, block: Block) -> None:
        """Joined to the block before, if nothing but the games differs."""
        for place, before in enumerate(self.blocks):
            if before.precedes(block):
                wins, draws = before.wins + block.wins, before.draws + block.draws
                self.blocks[place] = block._replace(first=before.first, wins=wins, draws=draws)
                return
        self.blocks.append(block)

    def write(self) -> None:
        """At once or not at all."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        with fresh.open("w", encoding="utf-8", newline="") as file:
            lines = csv.writer(file, lineterminator="\n")
            lines.writerow(COLUMNS)
            lines.writerows(line_of(block) for block in self.blocks)
        os.replace(fresh, self.path)


def line_of(block: Block) -> list[object]:
    one, two, bot, lists = block.games
    return [one, two, block.first, block.to, block.wins, block.draws, bot, lists, block.seed, block.version]


def read_blocks(path: Path) -> Iterator[Block]:
    with path.open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file, strict=True):
            games = Games(line["one"], line["two"], line["bot"], line["lists"])
            first, to, wins, draws = (int(line[name]) for name in ("from", "to", "wins", "draws"))
            yield Block(games, first, to, wins, draws, int(line["seed"]), line["version"])
