"""Requests: what happens only if the others agree."""

from __future__ import annotations

from typing import Final

from taverne.house.room import entries as log
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.gathering import (
    existing_seat,
    free_seats,
    known_bot,
    new_series,
    only_gathering,
    own_seat,
)
from taverne.house.room.playing import playing_seat
from taverne.house.room.room import Request, Room, Seat
from taverne.house.room.world import World
from taverne.kernel.luck import fresh_keys
from taverne.protocol import commands as said

MOST_REQUESTS: Final = 5


def ask(room: Room, guest: int, command: said.Ask, world: World) -> list[log.Entry]:
    """A request that needs nobody's agreement is granted at once."""
    CHECKS[command.wish](room, guest, command, world)
    if any((one.guest, one.wish) == (guest, command.wish) for one in room.requests.values()):
        raise RoomError("room-already-asked")
    if command.wish != "seat" and sum(one.wish != "seat" for one in room.requests.values()) >= MOST_REQUESTS:
        raise RoomError("room-too-many-requests", most=MOST_REQUESTS)
    bot = known_bot(room.deed.game, command.bot) if command.wish == "takeover" else ""
    request = Request(0, guest, command.wish, command.seat, bot)
    asked = log.Requested(wish=command.wish, seat=command.seat, bot=bot)
    return [asked] if needed(room, request) else [asked, *grant(room, request, world)]


def agree(room: Room, guest: int, command: said.Agree, world: World) -> list[log.Entry]:
    request = open_request(room, command.request)
    if guest not in needed(room, request):
        raise NotYours("room-not-asked")
    agreed: list[log.Entry] = [log.Agreed(request=request.number)]
    missing = needed(room, request) - request.agreed - {guest}
    if not missing and request.wish == "takeover":
        check_absent(room.seats[request.seat or 0], world)
    return agreed if missing else [*agreed, *grant(room, request, world)]


def decline(room: Room, guest: int, command: said.Decline, world: World) -> list[log.Entry]:
    request = open_request(room, command.request)
    if guest != request.guest and guest not in needed(room, request):
        raise NotYours("room-not-asked")
    return [log.Declined(request=request.number)]


def open_request(room: Room, number: int) -> Request:
    if number not in room.requests:
        raise RoomError("room-no-such-request")
    return room.requests[number]


def needed(room: Room, request: Request) -> set[int]:
    """Who must agree: all who play; to a change of seats only the other one."""
    if request.wish == "swap":
        owner = room.seats[request.seat or 0].guest
        return {owner} if owner is not None else set()
    if request.wish == "seat":
        return {host for host in [room.host()] if host not in (None, request.guest)}
    others = set(room.players()) - {request.guest}
    return others - {room.seats[request.seat or 0].guest} if request.wish == "takeover" else others


def grant(room: Room, request: Request, world: World) -> list[log.Entry]:
    if request.wish == "take_back":
        return [log.TakenBack(answers=since_own_answer(room, request.guest))]
    if request.wish == "draw":
        return [log.Ended(winners=[], reason="agreed")]
    if request.wish == "rematch":
        return [log.Rematched(), *new_series(room, world)]
    if request.wish == "seat":
        return welcome(room, request.guest)
    assert request.seat is not None
    if request.wish == "takeover":
        return [log.TakenOver(seat=request.seat, bot=request.bot)]
    return [log.Swapped(seat=own_seat(room, request.guest), other=request.seat)]


def welcome(room: Room, guest: int) -> list[log.Entry]:
    """A seat at once if there is one, else the next that becomes free."""
    free = room.seats_to_take() if room.phase == "gathering" else free_seats(room)
    welcomed: list[log.Entry] = [log.Welcomed(guest=guest)]
    return [*welcomed, log.Seated(guest=guest, seat=free[0])] if free else welcomed


def since_own_answer(room: Room, guest: int) -> int:
    """How many answers lie behind the last one of this guest, that one included; 0 if there is none.

    What a game brought along stays as it is: chance before that point is known to who brought it.
    """
    seat, answers = own_seat(room, guest), room.playing().answers
    first = max(fresh_keys(room.playing().setup), default=0)
    mine = [place for place, (answered, _) in enumerate(answers) if answered == seat and place >= first]
    return len(answers) - mine[-1] if mine else 0


def may_take_back(room: Room, guest: int, command: said.Ask, world: World) -> None:
    playing_seat(room, guest)
    if not since_own_answer(room, guest):
        raise RoomError("move-nothing-to-take-back")


def may_draw(room: Room, guest: int, command: said.Ask, world: World) -> None:
    playing_seat(room, guest)
    if not set(room.players()) - {guest}:
        raise RoomError("room-bots-fight-on")


def may_rematch(room: Room, guest: int, command: said.Ask, world: World) -> None:
    own_seat(room, guest)
    if room.phase != "over":
        raise RoomError("room-game-not-over")


def may_swap(room: Room, guest: int, command: said.Ask, world: World) -> None:
    only_gathering(room)
    mine, other = own_seat(room, guest), existing_seat(room, command.seat if command.seat is not None else 99)
    if other == mine or room.seats[other].is_open or other == room.offer.automaton(room.terms):
        raise RoomError("room-nobody-to-swap")


def may_ask_for_seat(room: Room, guest: int, command: said.Ask, world: World) -> None:
    if room.seat_of(guest) is not None or guest in room.queue:
        raise RoomError("room-two-seats")


def may_take_over(room: Room, guest: int, command: said.Ask, world: World) -> None:
    playing_seat(room, guest)
    seat = room.seats[existing_seat(room, command.seat if command.seat is not None else 99)]
    if not seat.is_person or seat.guest == guest:
        raise RoomError("room-nobody-vanished")
    check_absent(seat, world)


def check_absent(seat: Seat, world: World) -> None:
    if not world.is_absent(seat.guest):
        raise RoomError("room-not-absent", seconds=world.absent_after // 1000)


CHECKS: Final = {
    "take_back": may_take_back,
    "draw": may_draw,
    "rematch": may_rematch,
    "swap": may_swap,
    "takeover": may_take_over,
    "seat": may_ask_for_seat,
}
