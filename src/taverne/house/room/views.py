"""What one viewer gets of a room: a guest by number, or a watcher without one. The only way out."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from taverne.games import offer_of
from taverne.house.room.room import Happened, Rewound, Room, Seat, Talk
from taverne.kernel.events import SPECTATOR, as_seen
from taverne.protocol import rooms as wire
from taverne.protocol.fairness import Deal, FirstDeal
from taverne.protocol.messages import (
    GameHappening,
    Happening,
    QuestionView,
    RoomHappening,
    TableView,
    Update,
)


class Presence(NamedTuple):
    """Who is connected right now."""

    here: Set[int]
    watchers: int


def update(
    room: Room,
    guest: int | None,
    after: int,
    presence: Presence,
    now: int,
    common: wire.RoomView | None = None,
) -> Update:
    """All that happened since, as this viewer may know it, and how things stand.

    `common` is the room as everybody sees it at this moment. All parts are made here and need no check.
    """
    number = number_of(room, guest, len(room.happenings))
    known = min(after, number)
    common = common or room_view(room, None, presence, now)
    return Update.model_construct(
        after=known,
        number=number,
        happenings=heard(room, guest, place_of(room, guest, known)),
        room=common.model_copy(update={"you": you(room, guest)}),
        view=table_view(room, guest),
        question=question_view(room, guest),
        now=now,
    )


def heard(room: Room, guest: int | None, place: int) -> list[Happening]:
    """What this viewer may know of all that happened from this place on."""
    known = (as_known(room, happening, guest) for happening in room.happenings[place:])
    return [happening for happening in known if happening is not None]


def number_of(room: Room, guest: int | None, place: int) -> int:
    """How much this viewer has heard of before this place: gaps would tell what was whispered (GWT-9.18)."""
    return place - sum(hidden < place for hidden in unheard(room, guest))


def place_of(room: Room, guest: int | None, number: int) -> int:
    """Where this viewer goes on who has heard of so much."""
    place = number
    for hidden in unheard(room, guest):
        place += hidden < place
    return place


def unheard(room: Room, guest: int | None) -> list[int]:
    return [place for place in room.whispers if not hears(room, room.happenings[place], guest)]


def hears(room: Room, happening: Happened | Talk | wire.Wire | Rewound, guest: int | None) -> bool:
    if not isinstance(happening, Happened):
        return True
    return as_seen(happening.event, viewer_of(room, happening, guest), room.seating) is not None


def viewer_of(room: Room, happening: Happened | Rewound, guest: int | None) -> int:
    """The seat with whose eyes a guest saw it."""
    owners = room.owners[happening.owners]
    return owners.index(guest) if guest is not None and guest in owners else SPECTATOR


def as_known(
    room: Room, happening: Happened | Talk | wire.Wire | Rewound, guest: int | None
) -> wire.Wire | None:
    if isinstance(happening, Talk):
        return RoomHappening(kind=happening.kind, details=happening.details)
    if isinstance(happening, wire.Wire):
        return happening
    viewer = viewer_of(room, happening, guest)
    if isinstance(happening, Rewound):
        left = sum(as_seen(event, viewer, room.seating) is not None for event in happening.events)
        return RoomHappening(kind="taken_back", details={"events": left})
    event = as_seen(happening.event, viewer, room.seating)
    if event is None:
        return None
    return GameHappening(kind=event.kind, seat=event.seat, card=event.card, place=event.place)


def table_view(room: Room, guest: int | None) -> TableView | None:
    if room.game is None:
        return None
    seat = room.seat_of(guest) if guest is not None else None
    seen: TableView = room.game.look(SPECTATOR if seat is None else seat)
    return seen


def question_view(room: Room, guest: int | None) -> QuestionView | None:
    seat = room.seat_of(guest) if guest is not None else None
    if seat is None or seat not in room.running():
        return None
    question = room.question(seat)
    return QuestionView(
        id=room.question_id(seat), kind=question.kind, shape=question.shape, options=list(question.options)
    )


def room_view(room: Room, guest: int | None, presence: Presence, now: int) -> wire.RoomView:
    """The allow-list: decks, luck, tokens and the secret are not in it while they matter."""
    deed = room.deed
    return wire.RoomView(
        room=room.name,
        game=deed.game,
        rules=deed.rules,
        tournament=deed.tournament,
        clock=deed.clock,
        listed=deed.listed,
        watching=deed.watching,
        chat=room.chat,
        phase=room.phase,
        number=room.number,
        you=you(room, guest),
        seats=[seat_view(room, number, presence, now) for number in range(len(room.seats))],
        guests=[
            wire.GuestView(
                guest=one.number,
                name=one.name,
                seat=room.seat_of(one.number),
                here=one.number in presence.here,
                standing=one.standing,
            )
            for one in room.guests
            if not one.gone
        ],
        watchers=presence.watchers,
        requests=requests(room),
        fairness=fairness(room),
        result=result(room),
        wins={str(number): count for number, count in room.wins.items()},
        resting=room.timing.since if room.timing.since > now and room.is_playing else 0,
    )


def you(room: Room, guest: int | None) -> wire.YouView:
    if guest is None:
        return wire.YouView(guest=None, seat=None, host=False)
    played = {
        str(number): one.seats.index(guest) for number, one in room.finished.items() if guest in one.seats
    }
    return wire.YouView(guest=guest, seat=room.seat_of(guest), host=guest == room.host(), played=played)


def seat_view(room: Room, number: int, presence: Presence, now: int) -> wire.SeatView:
    seat = room.seats[number]
    return wire.SeatView(
        who="rules" if number == room.offer.automaton(room.terms) else occupant(seat),
        guest=seat.guest,
        name=room.guests[seat.guest].name if seat.guest is not None else "",
        bot=seat.bot,
        brought=bool(seat.decks),
        faction=open_faction(room, seat),
        ready=seat.luck is not None,
        here=seat.guest in presence.here,
        retired=seat.retired,
        clock=room.timing.left_at(number, room.running(), now),
        excuse=excuse_of(room, seat),
    )


def excuse_of(room: Room, seat: Seat) -> str:
    """Why another bot plays in place of this one, if one does."""
    if not seat.bot:
        return ""
    excuse = offer_of(room.deed.game).bots.excuse(seat.bot, room.deed.rules)
    return excuse.key if excuse else ""


def open_faction(room: Room, seat: Seat) -> str:
    """Before the deal; afterwards everybody sees it on the table."""
    if room.game is not None or len(seat.decks) != 1:
        return ""
    return room.offer.faction(room.terms, seat.decks[0])


def occupant(seat: Seat) -> wire.Occupant:
    if seat.bot:
        return "bot"
    return "open" if seat.guest is None else "person"


def requests(room: Room) -> list[wire.RequestView]:
    return [
        wire.RequestView(
            number=one.number,
            guest=one.guest,
            wish=one.wish,
            seat=one.seat,
            bot=one.bot,
            agreed=sorted(one.agreed),
        )
        for one in room.requests.values()
    ]


def fairness(room: Room) -> wire.FairnessView | None:
    """What the deal hid once the game is over; the luck once it is dealt."""
    if room.game is None:
        return promise(room)
    deal, over = room.proof, room.result is not None
    if deal is None:
        return None
    return wire.FairnessView(
        commitment=deal.commitment,
        deal=deal.number if isinstance(deal, Deal) else 0,
        abandoned=room.abandoned,
        link=deal.link if isinstance(deal, Deal) and over else None,
        secret=deal.secret if isinstance(deal, FirstDeal) and over else None,
        salt=deal.salt if isinstance(deal, FirstDeal) and over else None,
        luck=list(deal.luck),
    )


def promise(room: Room) -> wire.FairnessView | None:
    """Before the deal: what the house is bound to."""
    if room.series is None:
        return None
    return wire.FairnessView(
        commitment=room.series.chain.commitment,
        deal=room.series.number,
        abandoned=room.abandoned,
        link=None,
        secret=None,
        salt=None,
        luck=None,
    )


def result(room: Room) -> wire.ResultView | None:
    if room.result is None:
        return None
    return wire.ResultView(
        winners=list(room.result.winners), reason=room.result.reason, seat=room.result.seat
    )


def summary(room: Room) -> wire.RoomSummary:
    """One line of the list of rooms."""
    deed, host = room.deed, room.host()
    automaton = room.offer.automaton(room.terms)
    return wire.RoomSummary(
        room=room.name,
        game=deed.game,
        rules=deed.rules,
        tournament=deed.tournament,
        phase=room.phase,
        host=room.guests[host].name if host is not None else "",
        free=sum(seat.is_open for number, seat in enumerate(room.seats) if number != automaton),
        seats=len(room.seats),
        watching=deed.watching,
        clock=deed.clock,
    )
