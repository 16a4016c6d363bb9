"""Puzzles: written down with each game, tried by a reader one word at a time.

The answer stays here until it is found or asked for. Nothing is kept.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache
from typing import Any, Final

from taverne.games import find_game, offers, replay
from taverne.house.trying import tried_out
from taverne.kernel.errors import PositionError, TaverneError
from taverne.kernel.game import AnyGame
from taverne.kernel.position import Position
from taverne.kernel.record import Answer, Record
from taverne.protocol import puzzles as wire

STRIDE: Final = 37  # without a common factor with the number of puzzles, so that all have their day


class NoSuchPuzzle(TaverneError):
    """A puzzle that is not in the book."""


@dataclass(frozen=True)
class Puzzle:
    """A position and all that is right in it; `line` is how it goes on from there."""

    id: str
    game: str
    kind: wire.PuzzleKind
    theme: str
    grade: int
    seat: int
    position: Position
    ways: tuple[tuple[str, ...], ...]
    line: tuple[Answer, ...]
    turns: int = 0
    ordered: bool = False
    values: dict[str, float] = field(default_factory=dict)
    proof: dict[str, Any] = field(default_factory=dict)

    def summary(self) -> wire.PuzzleSummary:
        return wire.PuzzleSummary(
            id=self.id,
            kind=self.kind,
            theme=self.theme,
            grade=self.grade,
            turns=self.turns,
            ordered=self.ordered,
        )

    def record(self, answers: tuple[Answer, ...] = ()) -> Record:
        begun = find_game(self.game).house.begun_from(self.position)
        return replace(begun.record(), answers=answers)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The book of a game."""
    path = find_game(game).house.puzzles
    if path is None:
        return ()
    written = json.loads(path.read_text(encoding="utf-8"))
    return tuple(read_puzzle(game, words) for words in written)


def read_puzzle(game: str, words: dict[str, Any]) -> Puzzle:
    return Puzzle(
        id=words["id"],
        game=game,
        kind=words["kind"],
        theme=words["theme"],
        grade=words["grade"],
        seat=words["seat"],
        position=words["position"],
        ways=tuple(tuple(way) for way in words["ways"]),
        line=tuple((seat, word) for seat, word in words["line"]),
        turns=words.get("turns", 0),
        ordered=words.get("ordered", False),
        values=words.get("values", {}),
        proof=words["proof"],
    )


def shelves(day: str) -> list[wire.PuzzleShelf]:
    """Every game that has puzzles, each with that of this day."""
    return [
        wire.PuzzleShelf(
            game=offer.name,
            daily=of_the_day(offer.name, day).id,
            puzzles=[puzzle.summary() for puzzle in puzzles(offer.name)],
        )
        for offer in offers()
        if puzzles(offer.name)
    ]


def of_the_day(game: str, day: str) -> Puzzle:
    """The same for everybody who writes this date; none comes again before all have had their day."""
    try:
        number = date.fromisoformat(day).toordinal()
    except ValueError:
        raise NoSuchPuzzle("puzzle-no-day", day=day) from None
    book = puzzles(game)
    return book[number * STRIDE % len(book)]


def find_puzzle(game: str, wanted: str) -> Puzzle:
    for puzzle in puzzles(find_game(game).name):
        if puzzle.id == wanted:
            return puzzle
    raise NoSuchPuzzle("puzzle-unknown", puzzle=wanted)


def tried(wanted: wire.PuzzleWish) -> wire.PuzzleTable:
    """What the reader's words come to; the line is played out once it is found or shown."""
    puzzle = find_puzzle(wanted.game, wanted.puzzle)
    words = tuple(wanted.words)
    verdict = "shown" if wanted.show else judged(puzzle, words)
    answers = puzzle.line if verdict == "shown" else tuple((puzzle.seat, word) for word in words)
    if verdict == "right":
        answers = (*answers, *sequel(puzzle, words))
    table = tried_out(puzzle.record(answers), puzzle.seat, wanted.known)
    over = verdict != "open"
    first = words[0] if words else next(iter(puzzle.ways))[0]
    return wire.PuzzleTable(
        seat=puzzle.seat,
        summary=puzzle.summary(),
        verdict=verdict,
        chance=puzzle.values.get(first) if over else None,
        best=max(puzzle.values.values(), default=None) if over else None,
        looks=puzzle.proof.get("looks", 0),
        answers=table.answers,
        steps=table.steps,
        foresight=table.foresight,
        record=table.record,
    )


def judged(puzzle: Puzzle, words: tuple[str, ...]) -> wire.PuzzleVerdict:
    if words in puzzle.ways:
        return "right"
    if any(way[: len(words)] == words for way in puzzle.ways):
        return "open"
    return "open" if puzzle.turns and goes_on(puzzle, words) else "wrong"


def goes_on(puzzle: Puzzle, words: tuple[str, ...]) -> bool:
    """Who may play some turns may play them all, before it is said that they were the wrong ones."""
    game = replay(puzzle.record())
    begins, rounds = game.question(puzzle.seat).kind, turn_count(game)
    turns = 0
    for word in words:
        turns += game.question(puzzle.seat).kind == begins
        game.answer(puzzle.seat, word)
        if game.is_over or puzzle.seat not in game.asked or turn_count(game) != rounds:
            return False
    return turns < puzzle.turns or game.question(puzzle.seat).kind != begins


def turn_count(game: AnyGame) -> int:
    return int(game.table.round)


def sequel(puzzle: Puzzle, words: tuple[str, ...]) -> tuple[Answer, ...]:
    """How the line goes on, if the reader went the way of the line."""
    own = tuple(word for seat, word in puzzle.line[: len(words)] if seat == puzzle.seat)
    return puzzle.line[len(words) :] if own == words else ()


def sketched(wanted: wire.SketchWish) -> wire.Sketched:
    """A table that somebody has set up, as a record; everything that cannot be is named at once."""
    offer = find_game(wanted.game)
    game = offer.house.begun_from(offer.house.lay_sketch(wanted))
    if wanted.asked not in game.asked:
        raise PositionError("sketch-nobody-asked")
    return wire.Sketched(record=game.record().text(), seat=wanted.asked)
