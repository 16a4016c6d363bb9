"""A deck on the workbench: what every law says of it, and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from taverne.gwent.cards import LINES, Card
from taverne.gwent.catalogue import FACES
from taverne.gwent.decks.codes import is_code, read_code, write_code
from taverne.gwent.decks.deck import Deck, count_cards
from taverne.gwent.decks.files import salvage, write_deck
from taverne.gwent.decks.laws import (
    LAWS,
    LINE_UP,
    LawPoint,
    complaints,
    counted,
    law_points,
    line_up_complaints,
)
from taverne.gwent.decks.names import squash
from taverne.gwent.decks.starters import starters_by_word
from taverne.gwent.house.library import nameless_line
from taverne.gwent.house.mending import mend
from taverne.gwent.modes import MODES
from taverne.gwent.rules import read_rules
from taverne.gwent.solo.opponent import PLAYER
from taverne.house.refusals import refusal
from taverne.kernel.errors import SetupError, TaverneError
from taverne.protocol.decks import AppraisedDeck, DeckMend, LawPointView, LawVerdict, Tally
from taverne.protocol.messages import Refusal

STANDARD: Final = "standard"
ADVANCED: Final = "advanced"
STRONGEST: Final = 10
LONGEST_WORD: Final = 100
ROLES: Final[dict[str, Callable[[Card], bool]]] = {
    "hero": lambda card: card.hero,
    "spy": lambda card: card.crosses,
    "medic": lambda card: card.heals,
    "bond": lambda card: "bond" in FACES[card.face].abilities,
    "muster": lambda card: "muster" in FACES[card.face].abilities,
    "morale": lambda card: "morale" in FACES[card.face].abilities,
    "scorch": lambda card: any(word.startswith("scorch") for word in FACES[card.face].abilities),
    "agile": lambda card: len(card.lines) > 1,
    "berserker": lambda card: card.berserk,
    "weather": lambda card: FACES[card.face].kind == "weather",
    "special": lambda card: FACES[card.face].kind == "special",
}


def appraise(source: str, beside: Sequence[str]) -> AppraisedDeck:
    """Whatever can be understood is laid out; what cannot is told beside it."""
    try:
        deck, misread = take(source)
        others = [take(one)[0] for one in beside]
    except TaverneError as error:
        return AppraisedDeck(misread=told([error]))
    code, uncoded = coded(deck)
    units = [card for card in counted(deck) if card.hero or card.plain]
    return AppraisedDeck(
        name=deck.name,
        faction=deck.faction,
        leader=deck.leader,
        cards=count_cards(deck),
        text=write_deck(deck),
        code=code,
        line=nameless_line(deck),
        misread=told(misread),
        uncoded=told(uncoded),
        verdicts=verdicts(deck, others),
        totals=totals(deck, units),
        curve=curve(units),
        rows=[Tally(name=name, count=in_row(units, row)) for row, name in enumerate(LINES)],
        roles=roles(deck),
    )


def take(source: str) -> tuple[Deck, list[TaverneError]]:
    """A starter by its faction or name, a share code, or a list in any language; never a path."""
    starter = starters_by_word().get(squash(source)) if len(source) < LONGEST_WORD else None
    if starter is not None:
        return starter, []
    return (read_code(source), []) if is_code(source) else salvage(source)


def told(errors: Sequence[TaverneError]) -> list[Refusal]:
    return [refusal(error) for error in errors]


def coded(deck: Deck) -> tuple[str, list[TaverneError]]:
    try:
        return write_code(deck), []
    except SetupError as error:
        return "", [error]


def verdicts(deck: Deck, others: list[Deck]) -> list[LawVerdict]:
    solo = MODES["solo"].complaints(PLAYER, deck, read_rules("mode=solo built_deck=true"))
    mends = {law: mended(deck, law) for law in LAWS}
    heroes = {FACES[card.face].key for one in others for card in one.cards if card.hero}
    return [
        *(verdict(law, law_points(deck, LAWS[law]), complaints(deck, law), mends[law]) for law in LAWS),
        verdict(
            "tournament",
            line_up_points(deck, others),
            line_up_complaints([deck, *others]),
            mended(deck, ADVANCED, heroes) if heroes else mends[ADVANCED],
        ),
        verdict("solo", law_points(deck, LAWS[STANDARD]), solo, mends[STANDARD]),
    ]


def mended(deck: Deck, law: str, barred: Iterable[str] = ()) -> DeckMend | None:
    """The smallest change by which the deck obeys, if it does not yet."""
    found = mend(deck, law, barred)
    return DeckMend(out=found.out, into=found.into, source=write_deck(found.deck)) if found else None


def line_up_points(deck: Deck, others: list[Deck]) -> list[LawPoint]:
    """GWT-8.2 the deck itself is an advanced one, and it does not come alone."""
    decks = LawPoint("decks", "line-up-size", "GWT-8.2", 1 + len(others), LINE_UP, LINE_UP)
    return [*law_points(deck, LAWS[ADVANCED]), decks]


def verdict(
    law: str, points: Sequence[LawPoint], found: Sequence[TaverneError], by: DeckMend | None
) -> LawVerdict:
    return LawVerdict(
        law=law,
        legal=not found,
        points=[shown(one) for one in points],
        complaints=told(found),
        mend=by if found else None,
    )


def shown(point: LawPoint) -> LawPointView:
    return LawPointView(
        name=point.name,
        rule=point.rule,
        count=point.count,
        least=point.least,
        most=point.most,
        holds=point.holds,
    )


def totals(deck: Deck, units: list[Card]) -> list[Tally]:
    counts = {
        "cards": len(deck.cards),
        "units": len(units),
        "heroes": len([card for card in units if card.hero]),
        "specials": len(counted(deck)) - len(units),
        "strength": sum(int(card.power) for card in units),
    }
    return tallies(counts)


def curve(units: list[Card]) -> list[Tally]:
    """How many units there are of each strength; the strongest stand together."""
    strengths = Counter(min(STRONGEST, int(card.power)) for card in units)
    return tallies({str(strength): strengths[strength] for strength in range(STRONGEST + 1)})


def in_row(units: list[Card], row: int) -> int:
    return len([card for card in units if row in card.lines])


def roles(deck: Deck) -> list[Tally]:
    """What the cards can do, as far as the deck can do it at all."""
    counts = {role: len([card for card in deck.cards if has(card)]) for role, has in ROLES.items()}
    return tallies({role: count for role, count in counts.items() if count})


def tallies(counts: dict[str, int]) -> list[Tally]:
    return [Tally(name=name, count=count) for name, count in counts.items()]
