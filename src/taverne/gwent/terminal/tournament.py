"""How a tournament begins (GWT-8.2): three decks each, named or chosen by the seed."""

from __future__ import annotations

from taverne.cli.cast import ME, named_seats, seat_complaints, write_notes
from taverne.cli.complaints import Complaints
from taverne.gwent.decks.deck import Deck
from taverne.gwent.matches.rulebook import (
    MATCH_RULEBOOK,
    SEATS,
    TOURNAMENT_DECKS,
    TOURNAMENT_WINS,
    deal_tournament,
)
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.terminal.begin import read_company
from taverne.gwent.terminal.line_ups import fill, read_decks
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame

LAW = (f"wins={TOURNAMENT_WINS}", "law=advanced")


def begin_tournament(wishes: GwentWishes) -> AnyGame:
    """The tournament that was wished for, or everything that speaks against it."""
    wrong = Complaints()
    people = company(wishes, wrong)
    rules = wrong.tried(lambda: read_rules(" ".join([*wishes.rules, *LAW])))
    own, theirs = (
        line_up(wishes.decks, wishes.seed, wrong),
        line_up(wishes.their_deck, wishes.seed + 1, wrong),
    )
    me = people.index(ME) if ME in people[:SEATS] else 0
    line_ups: list[list[Deck | str]] = [[*own], [*theirs]] if me == 0 else [[*theirs], [*own]]
    game = wrong.tried(lambda: deal_tournament(*line_ups, seed=wishes.seed, rules=rules or usual_rules()))
    wrong.settle()
    assert game is not None
    game.notes |= write_notes(people, wishes.name, wishes.practice)
    return game


def usual_rules() -> GwentRules:
    return read_rules(" ".join(LAW))


def company(wishes: GwentWishes, wrong: Complaints) -> list[str]:
    if wishes.seats:
        wrong.add(*seat_complaints(named_seats(wishes.seats), MATCH_RULEBOOK.name))
    if wishes.seats and wishes.against:
        wrong.add(TaverneError("cli-seats-or-against"))
    return read_company(wishes, SEATS, wishes.against, wrong)


def line_up(words: str, seed: int, wrong: Complaints) -> list[Deck]:
    """The decks that were named, or three starters."""
    return fill(read_decks(words, wrong) if words else [None] * TOURNAMENT_DECKS, seed)
