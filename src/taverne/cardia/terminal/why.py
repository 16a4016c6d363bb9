"""Why an encounter has its result: printed, tokens, Counselor, Mediator, Judge, signets (CAR-3.5).

The browser reads the same tables, `data/why.json` (`web/src/games/cardia/why.ts`); both are compared.
"""

from __future__ import annotations

from typing import NamedTuple

from taverne.cardia.terminal.board import both, guardian_words, open_words, order
from taverne.cardia.terminal.words import card_lines, seat_name, signed
from taverne.cardia.texts import spoken_name
from taverne.cardia.view import CardiaView, EncounterView
from taverne.cli.cast import Cast, in_words, joined
from taverne.cli.telling import read_data
from taverne.words import say

BOTH_SEATS = 2


class Reasons(NamedTuple):
    """Which steps have signs, and which say nothing where another counts for one player alone."""

    step_words: str
    signed: list[str]
    silent_when_one_counts: dict[str, str]


REASONS = Reasons(**read_data("taverne.cardia", "why.json"))


def explain_encounter(view: CardiaView, cast: Cast, place: int) -> list[str]:
    """CAR-3.5, CAR-3.6 step by step, from what the view tells."""
    encounter = view.row[place]
    cards = both(view, cast, [spoken_name(card.card) if card.card else "" for card in encounter.cards])
    lines = [say("cardia-explained", number=place + 1, **cards)]
    lines += [f"  {line}" for line in step_lines(encounter, cast, order(view))]
    watching = [guardian for guardian in view.guardians if guardian.place == place]
    return [*lines, *(f"  {say('cardia-watched', guardian=guardian_words(one))}" for one in watching)]


def step_lines(encounter: EncounterView, cast: Cast, seats: tuple[int, int]) -> list[str]:
    """`seats` names the reader's own first."""
    if not encounter.judged:
        return [open_words(encounter)]
    steps = {name: (first, second) for name, first, second in encounter.steps}
    return [step_line(name, steps[name], cast, seats) for name in steps if not is_silent(name, steps)]


def is_silent(name: str, steps: dict[str, tuple[int, int]]) -> bool:
    """A Counselor of one player alone decides, whatever else lies here."""
    decisive = REASONS.silent_when_one_counts.get(name, "")
    return sum(1 for value in steps.get(decisive, ()) if value) == 1


def step_line(name: str, values: tuple[int, int], cast: Cast, seats: tuple[int, int]) -> str:
    """One step: the numbers of both, and those for whom it counts."""
    number = signed if name in REASONS.signed else str
    pair = [say("cardia-step-of", **cast.seat(seat), value=number(values[seat])) for seat in seats]
    winners = [seat for seat in seats if values[seat]]
    count = "both" if len(winners) == BOTH_SEATS else "one" if winners else "none"
    details = {
        "pair": in_words(pair),
        "names": joined([seat_name(cast, seat) for seat in winners]),
        "favoured": joined([say("cardia-seat-favoured", **cast.seat(seat)) for seat in winners]),
        "count": count,
        "more": max(values),
    }
    return say(f"{REASONS.step_words}-{name}", **details)


def explain_card(view: CardiaView, cast: Cast, key: str) -> list[str]:
    """The card, and every encounter in which it lies."""
    lines = card_lines(key)
    for place, encounter in enumerate(view.row):
        if any(card.card == key for card in encounter.cards):
            lines += explain_encounter(view, cast, place)
    return lines
