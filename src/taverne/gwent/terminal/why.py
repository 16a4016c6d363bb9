"""Why a unit has its strength (GWT-4.7), and why the opponent of solo play did what it did (GWT-8.5).

The browser reads the same tables, `data/why.json` (`web/src/games/gwent/why.ts`); what both tell is compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from taverne.cli.cast import Cast, joined
from taverne.cli.telling import read_data, tallied
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import UnitView
from taverne.kernel.events import Event
from taverne.words import say


class Reasons(NamedTuple):
    """Which events weigh, play and move; what a step tells, its cause without a card, its rule."""

    weighed: list[str]
    played: list[str]
    moves: list[str]
    rows: list[str]
    step_words: str
    step_causes: dict[str, str]
    step_numbers: dict[str, str]
    step_rules: dict[str, str]


REASONS = Reasons(**read_data("taverne.gwent", "why.json"))


def strength_steps(unit: UnitView) -> list[str]:
    """GWT-4.7 each step that changed the strength, in a sentence."""
    before = [0, *(points for _, points, _ in unit.steps)]
    return [step_words(step, before[place]) for place, step in enumerate(unit.steps)]


def step_words(step: tuple[str, int, Sequence[str]], before: int) -> str:
    """What a step did, and by which cards."""
    name, points, cards = step
    numbers = {"points": points, "gain": points - before, "times": points // before if before else 1}
    told = REASONS.step_numbers[name]
    causes = tallied([spoken_name(card) for card in cards])
    unnamed = REASONS.step_causes.get(name, "")
    cause = say(unnamed) if unnamed and not causes else joined(causes)
    return say(
        f"{REASONS.step_words}-{name}",
        **{"points": points, told: numbers[told]},
        cause=cause,
        count=max(1, len(causes)),
    )


def why(events: Sequence[Event | None], cast: Cast) -> list[str]:
    """All that was weighed since the person's last move, or else what was weighed last."""
    known = [event for event in events if event is not None]
    weighings = find_weighings(known)
    since = last_move(known, cast.viewer)
    recent = [group for group in weighings if group[0] > since]
    earlier = [] if recent or not weighings else [say("why-earlier")]
    told = recent or weighings[-1:]
    return [*earlier, *(line for group in told for line in weighing_lines(known, group, cast))]


def find_weighings(events: list[Event]) -> list[list[int]]:
    """The places of the events that belong to one choice, for every choice."""
    groups = groupby(range(len(events)), key=lambda place: events[place].kind)
    return [list(places) for kind, places in groups if kind in REASONS.weighed]


def last_move(events: list[Event], seat: int) -> int:
    moves = [
        place for place, event in enumerate(events) if event.kind in REASONS.moves and event.seat == seat
    ]
    return moves[-1] if moves else -1


def weighing_lines(events: list[Event], group: list[int], cast: Cast) -> list[str]:
    first = events[group[0]]
    played = [event.card for event in events[: group[0]] if event.kind in REASONS.played]
    lines = [
        say(f"why-{first.kind}", **cast.seat(first.seat), card=spoken_name(played[-1]) if played else "")
    ]
    lines += [f"  {line}" for line in alternatives(events, group, cast)]
    values = [events[place].place for place in group]
    return [*lines, say("why-tie")] if values.count(max(values)) > 1 else lines


def alternatives(events: list[Event], group: list[int], cast: Cast) -> list[str]:
    after = events[group[-1] + 1] if group[-1] + 1 < len(events) else events[group[0]]
    return [alternative(events[place], after, cast) for place in group]


def alternative(event: Event, after: Event, cast: Cast) -> str:
    """One way to play, what it would bring, and whether it was chosen."""
    key = "why-chosen" if is_chosen(event.card, after) else "why-other"
    return say(key, way=way(event.card, cast), value=event.place)


def is_chosen(word: str, after: Event) -> bool:
    line, at, side = word.partition("@")
    rows = REASONS.rows
    return after.place == int(side) * len(rows) + rows.index(line) if at else after.card == word


def way(word: str, cast: Cast) -> str:
    line, at, side = word.partition("@")
    return say("place-row", **cast.side(int(side)), row=line) if at else spoken_name(word)
