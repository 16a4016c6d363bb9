"""What one seat sees: another type than the table, made by naming every field."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from taverne.gwent.cards import Card
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.decks.deck import count_cards
from taverne.gwent.leaders import RELENTLESS
from taverne.gwent.leaders.base import SILENT
from taverne.gwent.notation import write
from taverne.gwent.opening import FIRST_TURN, Exchange
from taverne.gwent.position import keys
from taverne.gwent.row import Row, explain
from taverne.gwent.rules import GwentRules
from taverne.gwent.table import GwentTable
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.table import NOBODY

Keys = tuple[str, ...]
LeaderState = Literal["", "passive", "ready", "used", "silenced"]


@dataclass(frozen=True)
class PileView:
    """A pile of which one may know the cards (sorted: a hidden order tells nothing) or only the size."""

    size: int
    cards: Keys | None
    known: Keys = ()


@dataclass(frozen=True)
class UnitView:
    """A card in a row, the seat that brought it, and how its strength comes about (GWT-4.7).

    The seat is -1 where rivals share a colour and nothing on the table tells whose card it is.
    Each step has its name, the points after it, and the cards that caused it.
    """

    card: str
    owner: int
    strength: int
    steps: tuple[tuple[str, int, Keys], ...]


@dataclass(frozen=True)
class RowView:
    side: int
    line: int
    units: tuple[UnitView, ...]
    horn: str
    mardroeme: str
    foul: bool
    total: int


@dataclass(frozen=True)
class SeatView:
    """What lies before a player; hand and deck only as far as the viewer may know them.

    `exchanges` are those that are left in the opening, None while they are secret (GWT-9.18).
    """

    side: int
    faction: str
    leader: str
    leader_ready: bool
    leader_silenced: bool
    leader_state: LeaderState
    exchanges: int | None
    passed: bool
    hand: PileView
    deck: PileView
    aside: Keys
    sky: Keys
    reserve: Keys
    buried: int
    returned: Keys
    list_size: int
    list: dict[str, int] | None


@dataclass(frozen=True)
class SideView:
    total: int
    score: int
    beaten: int
    discard: Keys


@dataclass(frozen=True)
class RoundView:
    """How a round ended: the sides that beat most rivals, nobody after a draw (GWT-3.4)."""

    number: int
    winners: tuple[int, ...]


@dataclass(frozen=True)
class GwentView:
    """The table as one seat may know it; a spectator is seat -1."""

    seat: int
    rules: str
    edition: int
    asked: tuple[int, ...]
    shape: str
    options: Keys
    seats: tuple[SeatView, ...]
    sides: tuple[SideView, ...]
    rows: tuple[RowView, ...]
    gone: Keys
    leader_pile: Keys
    turned_up: Keys
    sealed: bool
    turn: int
    starter: int
    round: int
    last_round: RoundView | None
    quiet: int
    over: bool
    winners: tuple[int, ...]
    pending: Keys


def view(table: GwentTable, seat: int) -> GwentView:
    """The allow-list: what is not named here is hidden."""
    if not SPECTATOR <= seat < table.seating.seats:
        raise TaverneError("view-no-such-seat", seat=seat)
    asked = tuple(sorted(table.asked()))
    task = table.question(seat) if seat in asked else None
    return GwentView(
        seat=seat,
        rules=words_of(table.rules),
        edition=table.rules.edition,
        asked=asked,
        shape=task.shape() if task else "",
        options=tuple(write(task.shape(), option) for option in table.options_of(task)) if task else (),
        seats=tuple(view_seat(table, seat, other) for other in range(table.seating.seats)),
        sides=tuple(view_side(table, side) for side in range(table.seating.sides)),
        rows=tuple(view_row(table, row) for row in table.rows),
        gone=tuple(keys(table.gone)),
        leader_pile=tuple(sorted(table.leader_pile)),
        turned_up=tuple(table.turned_up),
        sealed=table.sealed,
        turn=table.turn,
        starter=table.starter,
        round=table.round,
        last_round=view_last_round(table),
        quiet=table.quiet,
        over=table.is_over(),
        winners=tuple(table.winners),
        pending=tuple(task.public_words() for task in table.agenda),
    )


@lru_cache(maxsize=1_000)
def words_of(rules: GwentRules) -> str:
    """The same at every look."""
    return rules.words()


def view_seat(table: GwentTable, viewer: int, seat: int) -> SeatView:
    """GWT-9.16 leaders, piles and sizes are public; a deck list is its owner's, unless lists are open."""
    owns = viewer == seat
    deck = table.lists[seat]
    return SeatView(
        side=table.side(seat),
        faction=deck.faction,
        leader=deck.leader,
        leader_ready=table.ready[seat],
        leader_silenced=table.leaders[seat] is SILENT,
        leader_state=leader_state(table, seat),
        exchanges=exchanges_left(table, viewer, seat),
        passed=table.passed[seat],
        hand=view_hand(table, viewer, seat),
        deck=view_deck(table, viewer, seat),
        aside=tuple(keys(table.asides[seat])) if sees_hand(table, viewer, seat) else (),
        sky=tuple(keys(table.skies[seat])),
        reserve=tuple(keys(table.reserves[seat])),
        buried=len(table.buried[seat]),
        returned=tuple(s.card.key for s in table.known if s.seat == seat and not s.in_hand),
        list_size=len(deck.cards),
        list=count_cards(deck) if owns or table.rules.open_lists or table.mode.shows_list(seat) else None,
    )


def leader_state(table: GwentTable, seat: int) -> LeaderState:
    """GWT-7.2 passive leaders are never used; GWT-8.5 the opponent of solo play has none of its own."""
    face = LEADER_FACES.get(table.lists[seat].leader)
    if face is None:
        return ""
    if table.leaders[seat] is SILENT:
        return "silenced"
    if not face.active:
        return "passive"
    return "ready" if table.ready[seat] else "used"


def exchanges_left(table: GwentTable, viewer: int, seat: int) -> int | None:
    """GWT-9.18 how far others have gone is secret; that they are done is not."""
    if table.round > 0:
        return 0
    for task in table.open_tasks():
        if isinstance(task, Exchange) and task.seat == seat:
            return int(task.left) if sees_hand(table, viewer, seat) else None
    return 0


def view_last_round(table: GwentTable) -> RoundView | None:
    """The round that was counted last; while cards return for the next one, that is this one."""
    counted = table.is_over() or (table.round > 0 and FIRST_TURN in table.agenda)
    number = table.round if counted else table.round - 1
    if number < 1:
        return None
    best = max(table.beaten)
    winners = tuple(side for side, beaten in enumerate(table.beaten) if beaten == best and best > 0)
    return RoundView(number, winners)


def sees_hand(table: GwentTable, viewer: int, seat: int) -> bool:
    """GWT-8.4 your own hand and your partner's."""
    return viewer >= 0 and table.side(viewer) == table.side(seat)


def view_hand(table: GwentTable, viewer: int, seat: int) -> PileView:
    hand = table.hands[seat]
    if sees_hand(table, viewer, seat):
        return PileView(len(hand), tuple(keys(hand)))
    return PileView(len(hand), None, tuple(sorted(keys(table.known_hand(viewer, seat)))))


def view_deck(table: GwentTable, viewer: int, seat: int) -> PileView:
    """GWT-9.18 to others, the cards set aside in the exchange are still part of the deck."""
    deck = table.decks[seat]
    if viewer == seat:
        return PileView(len(deck), tuple(sorted(keys(deck))))
    aside = 0 if sees_hand(table, viewer, seat) else len(table.asides[seat])
    return PileView(len(deck) + aside, None)


def view_side(table: GwentTable, side: int) -> SideView:
    return SideView(
        table.total(side), table.score[side], table.beaten[side], tuple(keys(table.discards[side]))
    )


def view_row(table: GwentTable, row: Row) -> RowView:
    return RowView(
        side=row.side,
        line=row.line,
        units=tuple(view_unit(table, row, place) for place in range(len(row.cards))),
        horn=row.horn.key if row.horn else "",
        mardroeme=row.mardroeme.key if row.mardroeme else "",
        foul=row.foul,
        total=row.total(),
    )


def view_unit(table: GwentTable, row: Row, place: int) -> UnitView:
    card = row.cards[place]
    steps = tuple((name, points, causes(table, row, place, name)) for name, points in explain(row, place))
    return UnitView(card.key, owner(table, card, row.side), steps[-1][1], steps)


def causes(table: GwentTable, row: Row, place: int, step: str) -> Keys:
    """GWT-4.7 the cards by which a step changed a strength: weather, horns, and who lifts morale."""
    if step == "weather":
        faces = {card.face: card.key for sky in table.skies for card in sky if (card.foul >> row.line) & 1}
        return tuple(faces[face] for face in sorted(faces))
    if step == "morale":
        return tuple(card.key for at, card in enumerate(row.cards) if card.morale and at != place)
    return (horn_of(row, place),) if step == "horn" else ()


def horn_of(row: Row, place: int) -> str:
    """GWT-4.6 the card beside the row, else GWT-9.1 the first unit with a horn but the unit itself."""
    units = [card.key for at, card in enumerate(row.cards) if card.horns and at != place]
    return row.horn.key if row.horn else units[0]


def owner(table: GwentTable, card: Card, side: int) -> int:
    """GWT-8.4 the seat whose colour a card has; nobody where rivals share it and it may be of either."""
    seats = [seat for seat, deck in enumerate(table.lists) if deck.faction == card.colour]
    if len(seats) == 1:
        return seats[0]
    near = [seat for seat in seats if table.side(seat) == side]
    return near[0] if len(near) == 1 and not may_have_crossed(table, card) else NOBODY


def may_have_crossed(table: GwentTable, card: Card) -> bool:
    """GWT-5.4 a spy goes across and may come back; GWT-7.3, GWT-8.5 a leader may take from a rival's pile."""
    return card.crosses or RELENTLESS in table.turned_up or has_plundered(table)


def has_plundered(table: GwentTable) -> bool:
    """GWT-7.3 option relentless, after the leader was used."""
    if table.rules.relentless != "opponent_discard":
        return False
    bearers = [seat for seat, deck in enumerate(table.lists) if deck.leader == RELENTLESS]
    return any(leader_state(table, seat) == "used" for seat in bearers)
