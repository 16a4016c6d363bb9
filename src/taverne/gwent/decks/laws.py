"""The laws of deck building: a deck hears every complaint, each with the rule it breaks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.names import clip
from taverne.gwent.texts import named
from taverne.kernel.errors import SetupError, TaverneError

if TYPE_CHECKING:
    from taverne.gwent.cards import Card

LINE_UP: Final = 3


@dataclass(frozen=True)
class Law:
    """One row: the limits of a deck and the rule that sets them; None is no limit."""

    name: str
    rule: str
    max_specials: int
    max_spies: int | None = None
    max_medics: int | None = None
    max_strength: int | None = None
    min_units: int = 22


LAWS: Final[dict[str, Law]] = {
    law.name: law
    for law in [
        Law("standard", "GWT-1.1", max_specials=10),
        Law("advanced", "GWT-8.1", max_specials=5, max_spies=2, max_medics=2, max_strength=130),
    ]
}


@dataclass(frozen=True)
class LawPoint:
    """One total of a deck, what it is, and what it may be."""

    name: str
    key: str
    rule: str
    count: int
    least: int | None
    most: int | None

    @property
    def holds(self) -> bool:
        return (self.least is None or self.count >= self.least) and (
            self.most is None or self.count <= self.most
        )


class DeckComplaint(TaverneError):
    """One thing that is wrong with a deck, and the rule that says so."""

    def __init__(self, key: str, rule: str, **details: object) -> None:
        super().__init__(key, rule=rule, **details)
        self.rule = rule


class LineUpComplaint(DeckComplaint):
    """A complaint about one deck of several: it says about which."""

    def __init__(self, deck: str, cause: DeckComplaint) -> None:
        super().__init__("line-up-deck", cause.rule, deck=deck, complaint=cause)
        self.cause = cause


def complaints(deck: Deck, law_name: str) -> list[DeckComplaint]:
    """GWT-1.1, GWT-8.1 everything that this law has against the deck."""
    law = find_law(law_name)
    if deck.faction not in COLOURS:
        return box_complaints(deck)
    return [*box_complaints(deck), *limit_complaints(deck, law)]


def check(deck: Deck, law_name: str) -> None:
    """Raise all complaints at once."""
    found = complaints(deck, law_name)
    if found:
        raise SetupError("deck-illegal", [*found], deck=title(deck), law=law_name)


def find_law(name: str) -> Law:
    if name not in LAWS:
        raise TaverneError("deck-law-unknown", law=clip(name), known=", ".join(LAWS))
    return LAWS[name]


def title(deck: Deck) -> str:
    return clip(deck.name or deck.faction)


def box_complaints(deck: Deck) -> list[DeckComplaint]:
    """What no law allows: a faction, a leader or a card that is not in the faction's box.

    Without a faction the colours and totals of the cards cannot be judged.
    """
    if deck.faction not in COLOURS:
        unknown = DeckComplaint("deck-faction-unknown", "GWT-1.1", faction=clip(deck.faction))
        return [unknown, *unknown_leader(deck)]
    return [*unknown_leader(deck), *foreign_leader(deck), *misplaced_cards(deck), *surplus_copies(deck)]


def unknown_leader(deck: Deck) -> list[DeckComplaint]:
    if deck.leader in LEADER_FACES:
        return []
    return [DeckComplaint("deck-leader-unknown", "GWT-1.1", leader=clip(deck.leader))]


def foreign_leader(deck: Deck) -> list[DeckComplaint]:
    face = LEADER_FACES.get(deck.leader)
    if face is None or face.faction == deck.faction:
        return []
    leader = named(face.key)
    return [DeckComplaint("deck-leader-foreign", "GWT-1.1", leader=leader, faction=deck.faction)]


def misplaced_cards(deck: Deck) -> list[DeckComplaint]:
    """GWT-9.19 each card of a foreign colour or of the secondary deck."""
    found: list[DeckComplaint] = []
    for card, copies in tally(deck.cards).items():
        name = named(card.key)
        if card.colour != deck.faction:
            found.append(
                DeckComplaint("deck-card-foreign", "GWT-1.1", card=name, copies=copies, colour=card.colour)
            )
        if card.secondary:
            found.append(DeckComplaint("deck-card-secondary", "GWT-1.2", card=name, copies=copies))
    return found


def surplus_copies(deck: Deck) -> list[DeckComplaint]:
    found: list[DeckComplaint] = []
    for card, copies in tally(counted(deck)).items():
        face = FACES[card.face]
        if copies > face.copies:
            details: dict[str, object] = {
                "card": named(face.key),
                "copies": copies,
                "printed": face.copies,
            }
            found.append(DeckComplaint("deck-too-many-copies", "GWT-1.1", **details))
    return found


def tally(cards: list[Card]) -> dict[Card, int]:
    copies: dict[Card, int] = {}
    for card in cards:
        copies[card] = copies.get(card, 0) + 1
    return copies


def counted(deck: Deck) -> list[Card]:
    """GWT-9.19 the cards that count towards the totals."""
    return [card for card in deck.cards if card.colour == deck.faction and not card.secondary]


def limit_complaints(deck: Deck, law: Law) -> list[DeckComplaint]:
    """GWT-1.1, GWT-8.1 the totals that are out of bounds."""
    return [complaint(point) for point in law_points(deck, law) if not point.holds]


def complaint(point: LawPoint) -> DeckComplaint:
    limit = point.least if point.most is None else point.most
    return DeckComplaint(point.key, point.rule, count=point.count, limit=limit)


def law_points(deck: Deck, law: Law) -> list[LawPoint]:
    """GWT-1.1, GWT-8.1 every total that this law looks at; heroes are units and count everywhere."""
    cards = counted(deck)
    units = [card for card in cards if card.hero or card.plain]
    spies = len([card for card in units if card.crosses])
    medics = len([card for card in units if card.heals])
    strength = sum([int(card.power) for card in units])
    points = [
        LawPoint("units", "deck-too-few-units", "GWT-1.1", len(units), law.min_units, None),
        LawPoint(
            "specials", "deck-too-many-specials", law.rule, len(cards) - len(units), None, law.max_specials
        ),
        LawPoint("spies", "deck-too-many-spies", law.rule, spies, None, law.max_spies),
        LawPoint("medics", "deck-too-many-medics", law.rule, medics, None, law.max_medics),
        LawPoint("strength", "deck-too-strong", law.rule, strength, None, law.max_strength),
    ]
    return [point for point in points if point.least is not None or point.most is not None]


def line_up_complaints(decks: list[Deck]) -> list[DeckComplaint]:
    """GWT-8.2 three advanced decks of three factions, no hero in two of them."""
    found: list[DeckComplaint] = []
    if len(decks) != LINE_UP:
        found.append(DeckComplaint("line-up-size", "GWT-8.2", count=len(decks), limit=LINE_UP))
    for deck in decks:
        found.extend([LineUpComplaint(title(deck), cause) for cause in complaints(deck, "advanced")])
    return [*found, *shared_factions(decks), *shared_heroes(decks)]


def shared_factions(decks: list[Deck]) -> list[DeckComplaint]:
    factions = [deck.faction for deck in decks]
    return [
        DeckComplaint("line-up-same-faction", "GWT-8.2", faction=faction)
        for faction in COLOURS
        if factions.count(faction) > 1
    ]


def shared_heroes(decks: list[Deck]) -> list[DeckComplaint]:
    """GWT-9.20 a neutral hero is the same hero in every colour."""
    decks_with: dict[int, int] = {}
    for deck in decks:
        for face in sorted({int(card.face) for card in counted(deck) if card.hero}):
            decks_with[face] = decks_with.get(face, 0) + 1
    return [
        DeckComplaint("line-up-same-hero", "GWT-9.20", card=named(FACES[face].key), count=count)
        for face, count in sorted(decks_with.items())
        if count > 1
    ]
