"""Lessons: written down with each game, looked through by a reader, answered one word at a time.

What comes next in a lesson stays here; the reader gets what a guest in that seat would see.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from taverne.games import find_game, offers
from taverne.house.trying import tried_out
from taverne.kernel.errors import TaverneError
from taverne.kernel.position import Position
from taverne.kernel.record import Answer, Record
from taverne.protocol import lessons as wire
from taverne.words import say

READER: Final = 0
RIVAL: Final = 1
ANYTHING: Final = ""


class NoSuchLesson(TaverneError):
    """A lesson, or a step of one, that is not in the book."""


@dataclass(frozen=True, eq=False)
class Step:
    """Its own position, or that to which the steps before it led; and the words of both seats in it."""

    id: str
    kind: wire.StepKind
    position: Position
    line: tuple[Answer, ...] = ()
    shows: tuple[str, ...] = ()
    strays: dict[str, str] = field(default_factory=dict)
    best: tuple[str, ...] = ()
    tempting: str = ""
    as_good: tuple[str, ...] = ()
    expect: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Lesson:
    id: str
    kind: wire.LessonKind
    game: str
    rival: str
    steps: tuple[Step, ...]
    bot: str = ""
    minutes: int = 0
    rules: tuple[str, ...] = ()


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The book of a game, in the order in which it is best read."""
    path = find_game(game).house.lessons
    written = json.loads(path.read_text(encoding="utf-8")) if path else []
    return tuple(read_lesson(game, words) for words in written)


def read_lesson(game: str, words: dict[str, Any]) -> Lesson:
    position: Position = {}
    steps = list[Step]()
    for step in words["steps"]:
        position = step.get("position", position)
        steps.append(read_step(step, position))
    return Lesson(
        id=words["id"],
        kind=words["kind"],
        game=game,
        rival=words["rival"],
        steps=tuple(steps),
        bot=words.get("bot", ""),
        minutes=words.get("minutes", 0),
        rules=tuple(words.get("rules", ())),
    )


def read_step(words: dict[str, Any], position: Position) -> Step:
    return Step(
        id=words["id"],
        kind=words["kind"],
        position=position,
        line=tuple((seat, word) for seat, word in words.get("line", ())),
        shows=tuple(words.get("shows", ())),
        strays=words.get("else", {}),
        best=tuple(words.get("best", ())),
        tempting=words.get("tempting", ""),
        as_good=tuple(words.get("as_good", ())),
        expect=words.get("expect", {}),
    )


def contents(game: str) -> list[wire.Lesson]:
    """What is taught; nothing of what is answered."""
    return [
        wire.Lesson(
            id=one.id,
            kind=one.kind,
            minutes=one.minutes,
            bot=one.bot,
            rules=list(one.rules),
            steps=[wire.LessonStep(id=step.id, kind=step.kind, shows=list(step.shows)) for step in one.steps],
        )
        for one in lessons(game)
    ]


def all_contents() -> dict[str, list[wire.Lesson]]:
    """What is taught of every game."""
    return {offer.name: contents(offer.name) for offer in offers()}


def taught(wanted: wire.LessonWish) -> wire.LessonTable:
    """A step of a lesson, and what the reader has answered in it."""
    lesson = find_lesson(wanted.game, wanted.lesson)
    if wanted.step >= len(lesson.steps):
        raise NoSuchLesson("lesson-unknown", lesson=wanted.lesson)
    step = lesson.steps[wanted.step]
    answer = decided if step.kind == "decision" else followed
    verdict, done, line = answer(step, wanted)
    shown = tried_out(record_of(lesson, wanted.step, line), READER, wanted.known)
    return wire.LessonTable(
        verdict=verdict,
        stray=step.strays.get(wanted.word or "", step.strays.get(ANYTHING, "")) if verdict == "other" else "",
        done=done,
        finished=verdict in ("good", "as_good") and (step.kind == "decision" or line == step.line),
        answers=shown.answers,
        steps=shown.steps,
        foresight=shown.foresight,
        record=shown.record if wanted.leave else "",
    )


def find_lesson(game: str, wanted: str) -> Lesson:
    for lesson in lessons(find_game(game).name):
        if lesson.id == wanted:
            return lesson
    raise NoSuchLesson("lesson-unknown", lesson=wanted)


Answered = tuple[wire.Verdict, int, tuple[Answer, ...]]


def followed(step: Step, wanted: wire.LessonWish) -> Answered:
    """A step has one line: what is asked for is played with the rival's words, anything else goes back."""
    so_far = until(step.line, wanted.done)
    if len(so_far) == len(step.line) or (wanted.word is None and not wanted.help):
        return "good" if step.line and len(so_far) == len(step.line) else "open", wanted.done, so_far
    if wanted.help or wanted.word == step.line[len(so_far)][1]:
        return "good", wanted.done + 1, until(step.line, wanted.done + 1)
    return "other", wanted.done, so_far


def decided(step: Step, wanted: wire.LessonWish) -> Answered:
    """The first word decides; what is good or tempting is played out, so that one sees what comes of it."""
    before = until(step.line, 0)
    word = step.line[len(before)][1] if wanted.help else wanted.word
    if word is None:
        return "open", 0, before
    if word == step.line[len(before)][1]:
        return "good", 1, step.line
    verdict: wire.Verdict = "good" if word in step.best else "as_good" if word in step.as_good else "worse"
    if word == step.tempting:
        verdict = "tempting"
    played = verdict != "worse"
    return verdict, int(played), (*before, (READER, word)) if played else before


def until(line: tuple[Answer, ...], done: int) -> tuple[Answer, ...]:
    """Up to the next word of the reader, who has given so many."""
    places = [place for place, (seat, _) in enumerate(line) if seat == READER]
    return line[: places[done]] if done < len(places) else line


def record_of(lesson: Lesson, number: int, line: tuple[Answer, ...]) -> Record:
    """A first game is one game, so its earlier steps belong to it; other steps stand for themselves."""
    earlier = [step.line for step in lesson.steps[:number]] if lesson.kind == "first" else []
    return replace(
        begun(lesson, number),
        answers=tuple(answer for one in (*earlier, line) for answer in one),
        notes={f"seat {RIVAL}": say(f"lesson-rival-{lesson.rival}")},
    )


@cache
def begun(lesson: Lesson, number: int) -> Record:
    """The position of a step, checked once."""
    return find_game(lesson.game).house.begun_from(lesson.steps[number].position).record()
