"""Why the opponent of solo play did what it did: its alternatives, each with its value (GWT-8.5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from taverne.cli.cast import Cast
from taverne.gwent.cards import LINES
from taverne.gwent.texts import spoken_name
from taverne.kernel.events import Event
from taverne.words import say

WEIGHED = ("weigh", "weigh_strength")
PLAYED = ("reveal", "unbury", "turn_up", "revive", "play", "muster")
MOVES = ("play", "pass", "auto_pass", "leader")


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
    return [list(places) for kind, places in groups if kind in WEIGHED]


def last_move(events: list[Event], seat: int) -> int:
    moves = [place for place, event in enumerate(events) if event.kind in MOVES and event.seat == seat]
    return moves[-1] if moves else -1


def weighing_lines(events: list[Event], group: list[int], cast: Cast) -> list[str]:
    first = events[group[0]]
    played = [event.card for event in events[: group[0]] if event.kind in PLAYED]
    after = events[group[-1] + 1] if group[-1] + 1 < len(events) else first
    lines = [
        say(f"why-{first.kind}", **cast.seat(first.seat), card=spoken_name(played[-1]) if played else "")
    ]
    lines += [f"  {alternative(events[place], after, cast)}" for place in group]
    values = [events[place].place for place in group]
    return [*lines, say("why-tie")] if values.count(max(values)) > 1 else lines


def alternative(event: Event, after: Event, cast: Cast) -> str:
    """One way to play, what it would bring, and whether it was chosen."""
    key = "why-chosen" if is_chosen(event.card, after) else "why-other"
    return say(key, way=way(event.card, cast), value=event.place)


def is_chosen(word: str, after: Event) -> bool:
    line, at, side = word.partition("@")
    return after.place == int(side) * len(LINES) + LINES.index(line) if at else after.card == word


def way(word: str, cast: Cast) -> str:
    line, at, side = word.partition("@")
    return say("place-row", **cast.side(int(side)), row=line) if at else spoken_name(word)
