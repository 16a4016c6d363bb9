"""How each entry of the log changes a room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from taverne.games import replay
from taverne.kernel.record import Record
from taverne.protocol.fairness import Deal, mix
from taverne.server.room import entries as log
from taverne.server.room.room import Guest, Request, Room, Seat
from taverne.server.room.timing import Timing

REMEMBERED_NONCES: Final = 256
REMEMBERED_INVITES: Final = 8


def apply(room: Room, entry: log.Entry, at: int) -> None:
    """One entry further; the time of an entry never lies before that of the last."""
    room.seq += 1
    room.at = max(room.at, at)
    pass_time(room, entry)
    APPLY[type(entry)](room, entry)
    if entry.nonce:
        remember(room, entry.by, entry.nonce)


def pass_time(room: Room, entry: log.Entry) -> None:
    if isinstance(entry, log.Paused):
        room.timing.pause(room.running(), entry.since, entry.until)
    elif room.opened is not None:
        room.timing.charge(room.running(), room.at)


def remember(room: Room, guest: int, nonce: str) -> None:
    room.nonces.pop((guest, nonce), None)
    room.nonces[guest, nonce] = len(room.happenings)
    if len(room.nonces) > REMEMBERED_NONCES:
        del room.nonces[next(iter(room.nonces))]


def opened(room: Room, entry: log.Opened) -> None:
    room.opened = entry
    room.seating = room.offer.seating(room.terms)
    room.seats = [Seat() for _ in range(room.seating.seats)]
    room.timing = Timing(entry.clock, len(room.seats))
    room.tell("opened")


def invited(room: Room, entry: log.Invited) -> None:
    room.invites = [*room.invites, entry.digest][-REMEMBERED_INVITES:]


def joined(room: Room, entry: log.Joined) -> None:
    guest = Guest(len(room.guests), entry.name, entry.digest)
    room.guests.append(guest)
    room.tell("joined", guest=guest.number, name=guest.name)


def seated(room: Room, entry: log.Seated) -> None:
    empty(room, entry.guest)
    room.seats[entry.seat] = Seat(guest=entry.guest, decks=room.seats[entry.seat].decks)
    if room.is_playing:
        room.note_owners()
    room.tell("seated", guest=entry.guest, seat=entry.seat)


def empty(room: Room, guest: int) -> None:
    seat = room.seat_of(guest)
    if seat is not None:
        room.seats[seat] = Seat()


def stood(room: Room, entry: log.Stood) -> None:
    room.seats[entry.seat] = Seat()
    room.tell("stood", seat=entry.seat)


def bot_seated(room: Room, entry: log.BotSeated) -> None:
    room.seats[entry.seat] = Seat(bot=entry.bot)
    room.tell("bot_seated", seat=entry.seat, bot=entry.bot)


def swapped(room: Room, entry: log.Swapped) -> None:
    """Everybody's deck goes along; the luck is to be given anew."""
    seats = room.seats
    seats[entry.seat], seats[entry.other] = seats[entry.other], seats[entry.seat]
    unready(room)
    room.tell("swapped", seat=entry.seat, other=entry.other)


def unready(room: Room) -> None:
    for seat in room.seats:
        seat.luck = None


def brought(room: Room, entry: log.Brought) -> None:
    room.seats[entry.seat].decks = entry.decks
    room.tell("brought", seat=entry.seat)


def committed(room: Room, entry: log.Committed) -> None:
    room.commitment = entry
    room.tell("committed", commitment=entry.commitment)


def readied(room: Room, entry: log.Readied) -> None:
    room.seats[entry.seat].luck = entry.luck
    room.tell("readied", seat=entry.seat)


def waited(room: Room, entry: log.Waited) -> None:
    room.seats[entry.seat].luck = None
    room.tell("waited", seat=entry.seat)


def dealt(room: Room, entry: log.Dealt) -> None:
    """The record of the entry is laid on the table."""
    room.requests.clear()
    room.number += 1
    room.result = None
    room.tell("dealt", number=room.number)
    answers = tuple((seat, word) for seat, word in entry.answers)
    room.game = replay(Record(entry.game, entry.ruleset, entry.setup, answers))
    room.owners.append([])
    room.note_owners()
    room.hear(room.game.events)
    room.proof = proof(room, entry.setup.get("seed", ""))
    room.timing.start(room.at)
    room.settle()


def proof(room: Room, seed: str) -> Deal | None:
    """The deal as it can be checked later; a record from elsewhere has none."""
    secret, luck = room.commitment, tuple(seat.luck or "" for seat in room.seats)
    if secret is None or str(mix(secret.secret, luck)) != seed:
        return None
    return Deal(secret.commitment, secret.secret, secret.salt, luck)


def answered(room: Room, entry: log.Answered) -> None:
    room.requests.clear()
    game = room.playing()
    with room.offer.farewell(game.table) as remembered:
        room.hear(game.answer(entry.seat, entry.word))
    room.happenings.extend(remembered)
    room.timing.answered(entry.seat)
    room.settle()


def requested(room: Room, entry: log.Requested) -> None:
    room.asked_for += 1
    room.requests[room.asked_for] = Request(room.asked_for, entry.by, entry.wish, entry.seat, entry.bot)
    room.tell("requested", guest=entry.by, wish=entry.wish, seat=entry.seat, bot=entry.bot)


def agreed(room: Room, entry: log.Agreed) -> None:
    request = room.requests[entry.request]
    room.requests[entry.request] = Request(
        request.number, request.guest, request.wish, request.seat, request.bot, request.agreed | {entry.by}
    )
    room.tell("agreed", guest=entry.by, wish=request.wish)


def declined(room: Room, entry: log.Declined) -> None:
    request = room.requests.pop(entry.request)
    room.tell("withdrawn" if request.guest == entry.by else "declined", guest=entry.by, wish=request.wish)


def taken_back(room: Room, entry: log.TakenBack) -> None:
    room.requests.clear()
    room.epoch += 1
    room.playing().take_back(entry.answers)
    room.tell("taken_back", answers=entry.answers, events=len(room.playing().events))


def ended(room: Room, entry: log.Ended) -> None:
    room.finish(tuple(entry.winners), entry.reason)


def retired(room: Room, entry: log.Retired) -> None:
    seat = room.seats[entry.seat]
    seat.bot, seat.retired = entry.bot, True
    room.requests.clear()
    room.tell("retired", seat=entry.seat, bot=entry.bot, reason=entry.reason)


def taken_over(room: Room, entry: log.TakenOver) -> None:
    room.seats[entry.seat].bot = entry.bot
    room.requests.clear()
    room.tell("taken_over", seat=entry.seat, bot=entry.bot)


def returned(room: Room, entry: log.Returned) -> None:
    room.seats[entry.seat].bot = ""
    room.requests.clear()
    room.tell("returned", seat=entry.seat)


def paused(room: Room, entry: log.Paused) -> None:
    room.tell("paused", seconds=(entry.until - entry.since) // 1000)


def rematched(room: Room, entry: log.Rematched) -> None:
    """Swapped sides: everybody moves one seat on, decks go along; retired players may play again."""
    automaton = room.offer.automaton(room.terms)
    room.game, room.result, room.proof = None, None, None
    room.requests.clear()
    for seat in room.seats:
        seat.retired = False
        if seat.guest is not None:
            seat.bot = ""
    for guest in room.guests:
        if guest.gone:
            empty(room, guest.number)
    if automaton < 0:
        room.seats = room.seats[-1:] + room.seats[:-1]
    unready(room)
    room.tell("rematched")


def left(room: Room, entry: log.Left) -> None:
    guest = room.guests[entry.by]
    guest.gone = True
    seat = room.seat_of(entry.by)
    if seat is not None and not room.is_playing:
        room.seats[seat] = Seat()
    room.requests.clear()
    room.tell("left", guest=guest.number, name=guest.name)


def closed(room: Room, entry: log.Closed) -> None:
    room.closed = True
    room.requests.clear()
    room.tell("closed")


APPLY: Final[dict[type, Callable[[Room, Any], None]]] = {
    log.Opened: opened,
    log.Invited: invited,
    log.Joined: joined,
    log.Seated: seated,
    log.Stood: stood,
    log.BotSeated: bot_seated,
    log.Swapped: swapped,
    log.Brought: brought,
    log.Committed: committed,
    log.Readied: readied,
    log.Waited: waited,
    log.Dealt: dealt,
    log.Answered: answered,
    log.Requested: requested,
    log.Agreed: agreed,
    log.Declined: declined,
    log.TakenBack: taken_back,
    log.Ended: ended,
    log.Retired: retired,
    log.TakenOver: taken_over,
    log.Returned: returned,
    log.Paused: paused,
    log.Rematched: rematched,
    log.Left: left,
    log.Closed: closed,
}
