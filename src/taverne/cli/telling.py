"""What happened at a table, in sentences, by the grammar of its game (`data/happenings.json`).

The browser reads the same grammar (`web/src/table/telling.ts`); what both tell of the same games is compared.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple

from taverne.cli.cast import Cast, in_words
from taverne.kernel.events import PUBLIC, Event
from taverne.words import say

Beat = list[Event]
Lexicon = Callable[[Event, str], dict[str, object]]
SWEEP = Event("sweep", -1, "", -1, PUBLIC)


class Variant(NamedTuple):
    """Another message for some beats: with or without a card or a seat, up to a length, under a rule."""

    of: list[str]
    message: str
    card: bool | None = None
    seat: bool | None = None
    most: int | None = None
    rule: str = ""

    def fits(self, beat: Beat, rules: str) -> bool:
        first = beat[0]
        return (
            first.kind in self.of
            and self.card in (None, bool(first.card))
            and self.seat in (None, first.seat >= 0)
            and (self.most is None or len(beat) <= self.most)
            and (not self.rule or self.rule in rules.split())
        )


class Sweep(NamedTuple):
    """After one kind of event, everything of another kind becomes one sentence."""

    after: str
    through: list[str]
    of: str


@dataclass(frozen=True)
class Grammar:
    """Which events share a sentence, which message tells it, and what their numbers mean.

    `continues` are moves that are part of another if they follow it; `numbers` says where a signed number
    stands, at the `place` or behind the `card` (`number_behind`); `says` are details of some kinds alone;
    `told_under` are kinds that are told with their card alone, where this effect holds.
    """

    messages: str
    moves: list[str]
    continues: dict[str, list[str]]
    ends: list[str]
    untold: list[str]
    headings: list[str]
    runs: list[str]
    gathers: list[str]
    pairs: dict[str, list[str]]
    sweep: Sweep | None
    variants: list[Variant]
    in_rows: list[str]
    of_sides: list[str]
    at_seats: list[str]
    rows: list[str]
    counted_from_one: bool
    counted_as_is: list[str]
    numbers: dict[str, str]
    number_behind: str
    says: dict[str, list[str]]
    told_under: dict[str, str]

    def card(self, event: Event) -> str:
        """The card of an event, without the number that is written behind it."""
        parts = self.parts(event)
        return parts[1] if parts else event.card

    def number(self, event: Event) -> int | None:
        if self.numbers.get(event.kind) == "place":
            return event.place
        parts = self.parts(event)
        return int(parts[2]) if parts else None

    def parts(self, event: Event) -> re.Match[str] | None:
        is_behind = self.numbers.get(event.kind) == "card"
        return re.search(self.number_behind, event.card) if is_behind else None

    def beats(self, events: Sequence[Event]) -> Iterator[Beat]:
        """Events that are told together: pairs, several pairs in one place, runs of one kind, the sweep."""
        start, sweeping = 0, False
        while start < len(events):
            first = events[start]
            sweeping = self.is_sweeping(first.kind, sweeping)
            end = start + 1
            while end < len(events) and self.belongs(events, start, end, sweeping):
                end += 1
            yield [SWEEP] if sweeping and self.is_swept(first.kind) else list(events[start:end])
            start = end

    def is_sweeping(self, kind: str, sweeping: bool) -> bool:
        if self.sweep is None:
            return False
        return kind == self.sweep.after or (sweeping and kind in self.sweep.through)

    def is_swept(self, kind: str) -> bool:
        return self.sweep is not None and kind == self.sweep.of

    def belongs(self, events: Sequence[Event], start: int, place: int, sweeping: bool) -> bool:
        """Whether the event at this place is part of what began at the start."""
        first, event = events[start], events[place]
        if first.kind in self.runs:
            return (event.kind, event.seat) == (first.kind, first.seat)
        if self.is_swept(first.kind):
            return sweeping and self.is_swept(event.kind)
        if first.kind in self.gathers:
            return self.is_gathered(events, start, place)
        return place == start + 1 and event.kind in self.pairs.get(first.kind, ())

    def is_gathered(self, events: Sequence[Event], start: int, place: int) -> bool:
        """Whether the same happens once more in the same place, as when several answer one call."""
        first, pair = events[start], self.pairs[events[start].kind]
        if events[place].kind in pair:
            return events[place - 1].kind == first.kind
        again = [event.place for event in events[place + 1 : place + 2] if event.kind in pair]
        same = (events[place].kind, events[place].seat) == (first.kind, first.seat)
        return same and events[place - 1].kind in pair and again == [events[place - 1].place]

    def told_cards(self, beat: Beat) -> Beat:
        """The events whose cards are named."""
        gathers = beat[0].kind in self.gathers
        return [event for event in beat if event.card and (not gathers or event.kind == beat[0].kind)]

    def message(self, beat: Beat, rules: str) -> str:
        plain = f"{self.messages}-{beat[0].kind}"
        fitting = [variant.message for variant in self.variants if variant.fits(beat, rules)]
        if fitting:
            return f"{plain}-{fitting[0]}"
        is_pair = len(beat) > 1 and beat[0].kind not in self.runs
        return f"{plain}-{beat[1].kind}" if is_pair else plain

    def details(self, beat: Beat, cast: Cast) -> dict[str, object]:
        """Whom and what number a sentence about these events may want to name."""
        first = beat[0]
        counted = self.counted_from_one and first.kind not in self.counted_as_is
        return {
            **cast.seat(-1 if first.kind in self.of_sides else first.seat),
            **self.where(beat, cast),
            "count": len(self.told_cards(beat)) if first.kind in self.gathers else len(beat),
            "number": first.place + counted,
            "next": first.place + 2,
        }

    def where(self, beat: Beat, cast: Cast) -> dict[str, object]:
        """The row where it happened, else the side that it concerns."""
        for event in reversed(beat):
            if event.kind in self.in_rows:
                side, row = divmod(event.place, len(self.rows))
                return {**cast.side(side), "row": self.rows[row]}
        first = beat[0]
        if first.kind in self.at_seats:
            return {"of_owner": cast.seat(first.place)["of_name"], "row": ""}
        side = first.seat if first.kind in self.of_sides and first.seat >= 0 else cast.side_of[0]
        return {**cast.side(side), "row": ""}


def read_data(package: str, name: str) -> dict[str, Any]:
    """A table that lies in the data of a game's package, and that the browser reads, too."""
    words: dict[str, Any] = json.loads(files(package).joinpath("data", name).read_text("utf-8"))
    return words


def read_grammar(package: str) -> Grammar:
    words = read_data(package, "happenings.json")
    sweep = Sweep(**words["sweep"]) if words["sweep"] else None
    variants = [Variant(**variant) for variant in words["variants"]]
    return Grammar(**{**words, "sweep": sweep, "variants": variants})


def tell(
    grammar: Grammar,
    events: Sequence[Event],
    cast: Cast,
    rules: str,
    name: Callable[[str], str],
    more: Lexicon,
) -> list[str]:
    """One sentence for each beat; `name` speaks of a card, `more` of what else the game may say."""
    told = [event for event in events if event.kind not in grammar.untold]
    return [sentence(grammar, beat, cast, rules, name, more) for beat in grammar.beats(told)]


def sentence(
    grammar: Grammar, beat: Beat, cast: Cast, rules: str, name: Callable[[str], str], more: Lexicon
) -> str:
    names = [name(grammar.card(event)) for event in grammar.told_cards(beat)]
    cards = {
        "card": names[0] if names else "",
        "other": names[-1] if names else "",
        "cards": in_words(tallied(names) if beat[0].kind in grammar.gathers else names),
    }
    return say(grammar.message(beat, rules), **grammar.details(beat, cast), **cards, **more(beat[0], rules))


def tallied(names: list[str]) -> list[str]:
    """Each name once, with its number."""
    counts = Counter(names)
    return [
        say("cli-copies", copies=copies, name=name) if copies > 1 else name for name, copies in counts.items()
    ]
