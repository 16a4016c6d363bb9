"""How Cardia begins: rules, scenes and seats as they were typed, with all complaints at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from taverne.cardia.box import SCENES
from taverne.cardia.rulebook import RULEBOOK, deal
from taverne.cardia.rules import CHOICES, CardiaRules, read_rules
from taverne.cardia.terminal.cards import read_faction, squash
from taverne.cardia.terminal.wishes import CardiaWishes
from taverne.cardia.terminal.words import names_of
from taverne.cli.cast import ME, named_seats, seat_complaints, write_notes
from taverne.cli.complaints import Complaints
from taverne.kernel.choices import read_choice
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame

SEATS = 2
MIXED = "mixed:"


def begin(wishes: CardiaWishes) -> AnyGame:
    """The match that was wished for, or everything that speaks against it."""
    wrong = Complaints()
    people = company(wishes, wrong)
    rules = agreed(wishes, wrong)
    game = wrong.tried(lambda: deal(seed=wishes.seed, rules=rules))
    wrong.settle()
    assert game is not None
    game.notes |= write_notes(people, wishes.name, wishes.practice)
    return game


def company(wishes: CardiaWishes, wrong: Complaints) -> list[str]:
    """Who sits where: those named, or a person against a bot."""
    if wishes.seats and wishes.against:
        wrong.add(TaverneError("cli-seats-or-against"))
    against = wishes.against.strip().lower() or "greedy"
    people = named_seats(wishes.seats) if wishes.seats else [ME, against]
    wrong.add(*seat_complaints(people, RULEBOOK.name))
    if len(people) != SEATS:
        wrong.add(TaverneError("cli-seats-count", seats=SEATS, named=len(people)))
    return people


def agreed(wishes: CardiaWishes, wrong: Complaints) -> CardiaRules:
    """What was typed as options goes before what was typed as rules."""
    rules = wrong.tried(lambda: read_rules(" ".join(wishes.rules))) or CardiaRules()
    if wishes.deck:
        rules = replace(rules, deck=deck_word(wishes.deck))
    if wishes.scenes:
        rules = replace(rules, scenes=scene_keys(wishes.scenes))
    if wishes.wins:
        wins: Any = read_choice(CHOICES["wins"], wishes.wins)
        rules = replace(rules, wins=wins)
    if wishes.guardians:
        rules = replace(rules, guardians=True)
    return replace(rules, guardians_open=True) if wishes.open else rules


def deck_word(words: str) -> str:
    """CAR-1.2 a deck as people write it: `ii`, `mixed:Rebellion+guild`; what is none stays as it is."""
    if not words.lower().startswith(MIXED):
        return words.upper() if words.upper() in ("I", "II") else words
    try:
        factions = [read_faction(word) for word in words[len(MIXED) :].split("+")]
    except TaverneError:
        return words
    return f"{MIXED}{'+'.join(factions)}"


def scene_keys(typed: tuple[str, ...]) -> tuple[str, ...]:
    """CAR-1.3 scenes by key or name, several with `+` or commas between them."""
    words = [word.strip() for one in typed for word in one.replace("+", ",").split(",")]
    keys = {squash(name): key for key in SCENES for name in (key, *names_of(key))}
    return tuple(keys.get(squash(word), word) for word in words)
