"""What one seat sees: another type than the table, made by naming every field."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from taverne.cardia.box import BOX
from taverne.cardia.cards import FACTIONS, Character, Laid, Omen, Placed
from taverne.cardia.judging import explain, prize, signets
from taverne.cardia.notation import write
from taverne.cardia.position import keys
from taverne.cardia.rules import CardiaRules
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.table import CardiaTable
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR

HIDDEN: Final = ""
Keys = tuple[str, ...]


@dataclass(frozen=True)
class HandView:
    """The cards of one's own hand; of another's only the size, and what one has seen of it.

    A known card may meanwhile have been played face down.
    """

    size: int
    cards: Keys | None
    known: Keys = ()


@dataclass(frozen=True)
class OmenView:
    """CAR-5.1 what waits for a seat's next card; everybody may know that."""

    modifier: int
    librarians: int
    engineers: int
    claims: int
    demands: Keys


@dataclass(frozen=True)
class LaidView:
    """A card that lies face down before its encounter is revealed; its owner may look at it."""

    card: str
    face_up: bool
    omen: OmenView


@dataclass(frozen=True)
class CardView:
    """A card in the row."""

    card: str
    printed: int
    modifier: int
    influence: int
    ongoing: int
    engineers: int
    claims: int


@dataclass(frozen=True)
class EncounterView:
    """Two cards, who wins and why: `steps` are pairs of numbers, one for each seat (CAR-3.5).

    A card that left without another in its place is empty (CAR-5.2). `moved_in` are the seats whose card
    came here since it was last judged.
    """

    cards: tuple[CardView, ...]
    moved_in: tuple[int, ...]
    judged: bool
    winners: tuple[int, ...]
    signets: tuple[int, ...]
    steps: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True)
class SeatView:
    """What lies before a player. The deck is told from the top; a card nobody told you of is empty.

    `sealed` is None before a card is chosen, then the card or, hidden, empty.
    """

    hand: HandView
    deck: Keys
    discard: Keys
    sealed: str | None
    waiting: OmenView
    foresees: bool
    stared_at: bool
    signets: int
    score: int


@dataclass(frozen=True)
class GuardianView:
    """CAR-6.1 the faction shows on the back too; the rest only face up."""

    place: int
    faction: str
    card: str
    exclusive: bool | None
    house: bool


@dataclass(frozen=True)
class SceneView:
    card: str
    house: str


@dataclass(frozen=True)
class CardiaView:
    """The table as one seat may know it; a spectator is seat -1."""

    seat: int
    rules: str
    edition: int
    asked: tuple[int, ...]
    shape: str
    options: Keys
    seats: tuple[SeatView, ...]
    row: tuple[EncounterView, ...]
    laid: tuple[tuple[LaidView, ...], ...]
    opened: tuple[bool, ...]
    scenes: tuple[SceneView, ...]
    guardians: tuple[GuardianView, ...]
    current: int
    played_at: int
    first: int
    phase: int
    round: int
    resolved: int
    tied: bool
    decided: bool
    game: int
    drawn_games: int
    over: bool
    winners: tuple[int, ...]
    pending: Keys


@lru_cache(maxsize=1_000)
def words_of(rules: CardiaRules) -> str:
    """The same at every look."""
    return rules.words()


def view(table: CardiaTable, seat: int) -> CardiaView:
    """The allow-list: what is not named here is hidden."""
    if not SPECTATOR <= seat < table.seating.seats:
        raise TaverneError("view-no-such-seat", seat=seat)
    asked = tuple(sorted(table.asked()))
    task = table.question(seat) if seat in asked else None
    return CardiaView(
        seat=seat,
        rules=words_of(table.rules),
        edition=table.rules.edition,
        asked=asked,
        shape=task.shape() if task else "",
        options=tuple(write(task.shape(), option) for option in table.options_of(task)) if task else (),
        seats=tuple(view_seat(table, seat, other) for other in range(2)),
        row=tuple(view_encounter(table, place) for place in range(len(table.row))),
        laid=tuple(tuple(view_laid(pair[at], at == seat) for at in range(2)) for pair in table.laid),
        opened=tuple(table.opened),
        scenes=tuple(SceneView(scene.key, BOX[scene.key].house) for scene in table.scenes),
        guardians=tuple(view_guardian(table, number) for number in range(len(table.guardians))),
        current=table.current,
        played_at=table.played_at,
        first=table.first,
        phase=table.phase,
        round=table.round,
        resolved=table.resolved,
        tied=table.tied,
        decided=table.decided,
        game=table.game,
        drawn_games=table.drawn_games,
        over=table.is_over(),
        winners=tuple(table.winners),
        pending=tuple(task.public_words() for task in table.agenda),
    )


def view_seat(table: CardiaTable, viewer: int, seat: int) -> SeatView:
    return SeatView(
        hand=view_hand(table, viewer, seat),
        deck=view_deck(table, viewer, seat),
        discard=tuple(keys(table.discards[seat])),
        sealed=view_sealed(table, viewer, seat),
        waiting=view_omen(table.waiting[seat]),
        foresees=table.foresight[seat],
        stared_at=table.stared[seat],
        signets=signets(table, seat),
        score=table.score[seat],
    )


def view_hand(table: CardiaTable, viewer: int, seat: int) -> HandView:
    """A card that others have seen stays known until it lies open, wherever it is by now."""
    hand = table.hands[seat]
    if viewer == seat:
        return HandView(len(hand), tuple(keys(hand)))
    hidden = hand + face_down(table, seat)
    known = [card.key for card in hidden if table.sees(viewer, seat, card)]
    return HandView(len(hand), None, tuple(sorted(known)))


def face_down(table: CardiaTable, seat: int) -> list[Character]:
    sealed = [] if table.opened[seat] else table.sealed[seat]
    return sealed + [pair[seat].character for pair in table.laid if not pair[seat].face_up]


def view_deck(table: CardiaTable, viewer: int, seat: int) -> Keys:
    """From the top; only what this viewer has seen going there."""
    return tuple(
        card.key if table.sees(viewer, seat, card) else HIDDEN for card in reversed(table.decks[seat])
    )


def view_sealed(table: CardiaTable, viewer: int, seat: int) -> str | None:
    if not table.sealed[seat]:
        return None
    return table.sealed[seat][0].key if viewer == seat or table.opened[seat] else HIDDEN


def view_laid(laid: Laid, owns: bool) -> LaidView:
    card = laid.character.key if owns or laid.face_up else HIDDEN
    return LaidView(card, laid.face_up, view_omen(laid.omen))


def view_omen(omen: Omen) -> OmenView:
    demands = tuple(FACTIONS[faction] for faction in omen.demands)
    return OmenView(omen.modifier, omen.books, omen.engines, omen.claims, demands)


def view_encounter(table: CardiaTable, place: int) -> EncounterView:
    """Result and signets as last judged; the steps as the cards lie now."""
    encounter = table.row[place]
    judged = encounter.winners is not UNJUDGED
    winners = tuple(encounter.winners.each())
    return EncounterView(
        cards=tuple(view_card(card) for card in encounter.cards),
        moved_in=tuple(encounter.moved_in.each()),
        judged=judged,
        winners=winners,
        signets=tuple(prize(table.row, place, seat) if seat in winners else 0 for seat in range(2)),
        steps=tuple(explain(table, place)) if judged else (),
    )


def view_card(card: Placed) -> CardView:
    return CardView(
        card=card.character.key,
        printed=card.character.influence,
        modifier=card.modifier,
        influence=card.influence(),
        ongoing=card.ongoing,
        engineers=card.engines,
        claims=card.claims,
    )


def view_guardian(table: CardiaTable, number: int) -> GuardianView:
    guardian = table.guardians[number]
    place, faction = 2 * number + 1, FACTIONS[guardian.faction]
    if number >= table.shown:
        return GuardianView(place, faction, HIDDEN, None, False)
    return GuardianView(place, faction, guardian.key, guardian.exclusive, BOX[guardian.key].house == "card")
