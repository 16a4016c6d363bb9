"""What happened at a Gwent table, in sentences. Events that belong together share one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from taverne.cli.cast import Cast, in_words
from taverne.gwent.cards import LINES
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.terminal.words import faction_name, leader_text, turned_up_text
from taverne.gwent.texts import spoken_name
from taverne.kernel.events import PUBLIC, Event
from taverne.words import say

MANY = 3
PAIRS = {
    ("play", "land"),
    ("play", "beside"),
    ("play", "weather"),
    ("play", "clear_weather"),
    ("leader", "beside"),
    ("leader", "clear_weather"),
    ("muster", "land"),
    ("revive", "land"),
    ("return", "land"),
    ("transform", "land"),
    ("summon", "land"),
    ("decoy", "take"),
    ("set_aside", "draw"),
    ("reveal", "land"),
    ("reveal", "beside"),
    ("reveal", "weather"),
    ("reveal", "clear_weather"),
    ("turn_up", "beside"),
    ("turn_up", "clear_weather"),
}
UNTOLD = ("weigh", "weigh_strength")
IN_ROWS = ("land", "beside", "decoy", "fall", "keep", "move", "muster", "transform", "bury")
OF_SIDES = ("total", "gem", "points", "summon", "reshuffle")
IN_A_ROW = ("draw", "look")
BEFORE_SWEEP = ("gem", "points", "keep", "fall")
SWEEP = Event("sweep", -1, "", -1, PUBLIC)


def log(events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
    """One sentence for each thing that this viewer may know."""
    known = [event for event in events if event is not None and event.kind not in UNTOLD]
    return [sentence(beat, cast, rules) for beat in beats(known)]


def beats(events: list[Event]) -> Iterator[list[Event]]:
    """Events that are told together: pairs, draws in a row, the sweep at the end of a round."""
    start, sweeping = 0, False
    while start < len(events):
        kind = events[start].kind
        sweeping = kind == "total" or (sweeping and kind in BEFORE_SWEEP)
        end = start + 1
        while end < len(events) and belongs(events, start, end, sweeping):
            end += 1
        yield [SWEEP] if sweeping and kind == "fall" else events[start:end]
        start = end


def belongs(events: list[Event], start: int, place: int, sweeping: bool) -> bool:
    """Whether the event at this place is part of what began at the start."""
    first, event = events[start], events[place]
    if first.kind in IN_A_ROW:
        return event.kind == first.kind and event.seat == first.seat
    if first.kind == "fall":
        return sweeping and event.kind == "fall"
    return place == start + 1 and (first.kind, event.kind) in PAIRS


def sentence(beat: list[Event], cast: Cast, rules: str) -> str:
    return say(key_of(beat), **details(beat, cast, rules))


def key_of(beat: list[Event]) -> str:
    first = beat[0]
    if first.kind == "draw":
        return "log-draw-known" if first.card and len(beat) <= MANY else "log-draw"
    if len(beat) > 1 and first.kind not in IN_A_ROW:
        return f"log-{first.kind}-{beat[1].kind}"
    return f"log-{first.kind}"


def details(beat: list[Event], cast: Cast, rules: str) -> dict[str, object]:
    """Everything that a sentence about these events may want to name."""
    first = beat[0]
    names = [spoken_name(event.card) for event in beat if event.card]
    return {
        **cast.seat(-1 if first.kind in OF_SIDES else first.seat),
        **place(beat, cast),
        "card": names[0] if names else "",
        "other": names[-1] if names else "",
        "cards": in_words(names),
        "count": len(beat),
        "number": first.place,
        **about_leader(first, rules),
    }


def about_leader(event: Event, rules: str) -> dict[str, object]:
    """What the leader says, and the faction that it leads."""
    if event.card not in LEADER_FACES:
        return {"text": "", "faction": ""}
    text = turned_up_text if event.kind == "turn_up" else leader_text
    return {"text": text(event.card, rules), "faction": faction_name(LEADER_FACES[event.card].faction)}


def place(beat: list[Event], cast: Cast) -> dict[str, object]:
    """The row where it happened, else the side that it concerns."""
    for event in reversed(beat):
        if event.kind in IN_ROWS:
            return {**cast.side(event.place // len(LINES)), "row": LINES[event.place % len(LINES)]}
    first = beat[0]
    if first.kind == "look":
        return {"of_owner": cast.seat(first.place)["of_name"], "row": ""}
    side = first.seat if first.kind in OF_SIDES and first.seat >= 0 else cast.side_of[0]
    return {**cast.side(side), "row": ""}
