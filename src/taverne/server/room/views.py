"""What one viewer gets of a room: a guest by number, or a watcher without one. The only way out."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from taverne.kernel.events import SPECTATOR, as_seen
from taverne.protocol import rooms as wire
from taverne.protocol.messages import (
    GameHappening,
    QuestionView,
    RoomHappening,
    TableView,
    Update,
)
from taverne.server.room.room import Happened, Room, Seat, Talk


class Presence(NamedTuple):
    """Who is connected right now."""

    here: Set[int]
    watchers: int


def update(room: Room, guest: int | None, after: int, presence: Presence, now: int) -> Update:
    """All that happened since, as this viewer may know it, and how things stand."""
    known = min(after, len(room.happenings))
    return Update(
        after=known,
        number=len(room.happenings),
        happenings=[as_known(room, happening, guest) for happening in room.happenings[known:]],
        room=room_view(room, guest, presence, now),
        view=table_view(room, guest),
        question=question_view(room, guest),
        now=now,
    )


def as_known(room: Room, happening: Happened | Talk | wire.Wire, guest: int | None) -> wire.Wire | None:
    if isinstance(happening, Talk):
        return RoomHappening(kind=happening.kind, details=happening.details)
    if isinstance(happening, wire.Wire):
        return happening
    owners = room.owners[happening.number - 1]
    viewer = owners.index(guest) if guest is not None and guest in owners else SPECTATOR
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
    question = room.playing().question(seat)
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
            )
            for one in room.guests
            if not one.gone
        ],
        watchers=presence.watchers,
        requests=requests(room),
        fairness=fairness(room),
        result=result(room),
        wins={str(number): count for number, count in room.wins.items()},
    )


def you(room: Room, guest: int | None) -> wire.YouView:
    if guest is None:
        return wire.YouView(guest=None, seat=None, host=False)
    return wire.YouView(guest=guest, seat=room.seat_of(guest), host=guest == room.host())


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
    )


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
    """The secret once the game is over; the luck once it is dealt."""
    if room.game is None:
        made = room.commitment
        return (
            wire.FairnessView(commitment=made.commitment, secret=None, salt=None, luck=None) if made else None
        )
    if room.proof is None:
        return None
    over = room.result is not None
    return wire.FairnessView(
        commitment=room.proof.commitment,
        secret=room.proof.secret if over else None,
        salt=room.proof.salt if over else None,
        luck=list(room.proof.luck),
    )


def result(room: Room) -> wire.ResultView | None:
    if room.result is None:
        return None
    return wire.ResultView(winners=list(room.result.winners), reason=room.result.reason)


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
