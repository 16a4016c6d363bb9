"""Why an encounter has its result: printed, tokens, Counselor, Mediator, Judge, signets (CAR-3.5)."""

from __future__ import annotations

from taverne.cardia.terminal.board import both, guardian_words, open_words, order
from taverne.cardia.terminal.words import card_lines, seat_name, signed
from taverne.cardia.texts import spoken_name
from taverne.cardia.view import CardiaView, EncounterView
from taverne.cli.cast import Cast, in_words, joined
from taverne.words import say

SIGNED = ("tokens",)
BOTH_SEATS = 2


def explain_encounter(view: CardiaView, cast: Cast, place: int) -> list[str]:
    """CAR-3.5, CAR-3.6 step by step, from what the view tells."""
    encounter = view.row[place]
    cards = both(view, cast, [spoken_name(card.card) if card.card else "" for card in encounter.cards])
    lines = [say("cardia-explained", number=place + 1, **cards)]
    lines += [f"  {line}" for line in step_lines(view, cast, encounter)]
    watching = [guardian for guardian in view.guardians if guardian.place == place]
    return [*lines, *(f"  {say('cardia-watched', guardian=guardian_words(one))}" for one in watching)]


def step_lines(view: CardiaView, cast: Cast, encounter: EncounterView) -> list[str]:
    if not encounter.judged:
        return [open_words(encounter)]
    steps = {name: (first, second) for name, first, second in encounter.steps}
    if is_advised(steps):
        steps.pop("mediator", None)
    return [step_line(view, cast, name, values) for name, values in steps.items()]


def is_advised(steps: dict[str, tuple[int, int]]) -> bool:
    """A Counselor of one player alone decides, whatever else lies here."""
    return sum(steps.get("counselor", (0, 0))) == 1


def step_line(view: CardiaView, cast: Cast, name: str, values: tuple[int, int]) -> str:
    """One step: the numbers of both, and those for whom it counts."""
    number = signed if name in SIGNED else str
    pair = [say("cardia-step-of", **cast.seat(seat), value=number(values[seat])) for seat in order(view)]
    winners = [seat for seat in order(view) if values[seat]]
    count = "both" if len(winners) == BOTH_SEATS else "one" if winners else "none"
    details = {
        "pair": in_words(pair),
        "names": joined([seat_name(cast, seat) for seat in winners]),
        "favoured": joined([say("cardia-seat-favoured", **cast.seat(seat)) for seat in winners]),
        "count": count,
        "more": max(values),
    }
    return say(f"cardia-step-{name}", **details)


def explain_card(view: CardiaView, cast: Cast, key: str) -> list[str]:
    """The card, and every encounter in which it lies."""
    lines = card_lines(key)
    for place, encounter in enumerate(view.row):
        if any(card.card == key for card in encounter.cards):
            lines += explain_encounter(view, cast, place)
    return lines
