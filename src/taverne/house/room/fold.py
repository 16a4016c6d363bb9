"""How a room follows from its log: the first entry makes it, each further one changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from taverne.games import replay
from taverne.house.room import entries as log
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.room.finished import finished
from taverne.house.room.room import USUAL_BULK, Guest, Request, Rewound, Room, Seat, Series
from taverne.kernel.events import PUBLIC, VEILED, Event
from taverne.kernel.record import Record
from taverne.protocol.fairness import Deal, FirstDeal, first_seed, key_of
from taverne.protocol.gains import GainHappening

REMEMBERED_NONCES: Final = 256
LOOK_MS: Final = 20_000
REMEMBERED_INVITES: Final = 8


def fold(name: str, entries: Iterable[tuple[log.Entry, int]]) -> Room:
    """The room whose log this is, each entry with its time."""
    further = iter(entries)
    first = next(further, None)
    if first is None:
        raise NoSuchRoom("room-unknown")
    room = begin(name, *first)
    for entry, at in further:
        apply(room, entry, at)
    return room


def begin(name: str, entry: log.Entry, at: int) -> Room:
    if not isinstance(entry, log.Opened):
        raise RoomError("room-log-broken")
    return Room(name, entry, at)


def apply(room: Room, entry: log.Entry, at: int) -> None:
    """One entry further; the time of an entry never lies before that of the last."""
    room.seq += 1
    room.at = max(room.at, at)
    room.quiet = False
    room.bulk += bulk(entry)
    pass_time(room, entry)
    room.forget_questions()
    try:
        APPLY[type(entry)](room, entry)
    finally:
        room.forget_questions()
    if room.result is not None and room.number not in room.finished:
        room.finished[room.number] = finished(room, room.result)
    if entry.nonce:
        remember(room, entry.by, entry.nonce)


def bulk(entry: log.Entry) -> int:
    """About how many letters an entry takes."""
    brought = entry.decks if isinstance(entry, log.Brought) else ()
    setup = entry.setup.values() if isinstance(entry, log.Dealt) else ()
    said = (entry.text,) if isinstance(entry, log.Chatted) else ()
    return USUAL_BULK + sum(map(len, (*brought, *setup, *said)))


def pass_time(room: Room, entry: log.Entry) -> None:
    if isinstance(entry, log.Paused):
        room.timing.pause(room.running(), entry.since, entry.until)
    else:
        room.timing.charge(room.running(), room.at)


def remember(room: Room, guest: int, nonce: str) -> None:
    room.nonces.pop((guest, nonce), None)
    room.nonces[guest, nonce] = len(room.happenings)
    if len(room.nonces) > REMEMBERED_NONCES:
        del room.nonces[next(iter(room.nonces))]


def opened(room: Room, entry: log.Opened) -> None:
    """A room is opened once, by its first entry."""
    raise RoomError("room-log-broken")


def invited(room: Room, entry: log.Invited) -> None:
    room.invites = [*room.invites, entry.digest][-REMEMBERED_INVITES:]


def joined(room: Room, entry: log.Joined) -> None:
    guest = Guest(len(room.guests), entry.name, entry.digest, entry.address, standing=entry.standing)
    room.guests.append(guest)
    room.tell("joined", guest=guest.number, name=guest.name)


def seated(room: Room, entry: log.Seated) -> None:
    empty(room, entry.guest)
    leave_queue(room, entry.guest)
    room.seats[entry.seat] = Seat(guest=entry.guest, decks=room.seats[entry.seat].decks)
    if room.is_playing:
        room.note_owners()
    room.tell("seated", guest=entry.guest, seat=entry.seat)


def leave_queue(room: Room, guest: int) -> None:
    if guest in room.queue:
        room.queue.remove(guest)


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


def chained(room: Room, entry: log.Chained) -> None:
    """Luck that was given to another commitment is to be given anew."""
    room.series = Series(entry)
    unready(room)
    room.tell("committed", commitment=entry.commitment)


def readied(room: Room, entry: log.Readied) -> None:
    room.seats[entry.seat].luck = entry.luck
    room.tell("readied", seat=entry.seat)


def waited(room: Room, entry: log.Waited) -> None:
    room.seats[entry.seat].luck = None
    room.tell("waited", seat=entry.seat)


def dealt(room: Room, entry: log.Dealt) -> None:
    """The record of the entry is laid on the table."""
    room.drop_requests()
    abandon(room)
    room.number += 1
    room.result = None
    room.tell("dealt", number=room.number)
    answers = tuple((seat, word) for seat, word in entry.answers)
    room.game = replay(Record(entry.game, entry.ruleset, entry.setup, answers))
    room.note_owners()
    room.hear(room.game.events)
    room.proof = proof(room, entry.setup)
    room.timing.start(room.at)
    room.settle()


def abandon(room: Room) -> None:
    """A deal whose game never came to its end is counted, for everybody to see."""
    if room.is_playing and room.proof is not None:
        room.abandoned += 1


def proof(room: Room, setup: dict[str, str]) -> Deal | FirstDeal | None:
    """The deal as it can be checked later; a record from elsewhere has none."""
    luck = tuple(seat.luck or "" for seat in room.seats)
    if "seed" in setup:
        return first_proof(room, setup["seed"], luck)
    series = room.series
    if series is None or series.is_spent:
        return None
    number, link = series.number, series.next_link()
    if key_of(link, number, luck).hex() != setup.get("key"):
        return None
    series.dealt = number
    return Deal(series.chain.commitment, number, link, luck)


def first_proof(room: Room, seed: str, luck: tuple[str, ...]) -> FirstDeal | None:
    made = room.commitment
    if made is None or str(first_seed(made.secret, luck)) != seed:
        return None
    return FirstDeal(made.commitment, made.secret, made.salt, luck)


def answered(room: Room, entry: log.Answered) -> None:
    """GWT-9.18 what nobody else may hear of is told by no clock and by no request that ends."""
    game, asked = room.playing(), room.asked_in_public()
    with room.offer.farewell(game.table) as remembered:
        events = game.answer(entry.seat, entry.word)
    room.forget_questions()
    room.hear(events)
    room.happenings.extend(remembered)
    others = [one for one in asked if one[0] != entry.seat]
    asked_now = room.asked_in_public()
    room.quiet = is_secret(events) and asked_now == asked
    if not room.quiet:
        room.drop_requests()
        room.timing.answered(entry.seat)
        rest(room, remembered, is_new=asked_now != others)
    room.settle()


def rest(room: Room, remembered: Sequence[Any], *, is_new: bool) -> None:
    """CAR-1.4 no clock runs while a game is looked at that has just ended, until all have gone on."""
    if any(not isinstance(one, GainHappening) for one in remembered):
        room.timing.rest(room.at + LOOK_MS)
    elif is_new:
        room.timing.resume(room.at)


def is_secret(events: list[Event]) -> bool:
    return bool(events) and all(event.audience not in (PUBLIC, VEILED) for event in events)


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


def welcomed(room: Room, entry: log.Welcomed) -> None:
    room.guests[entry.guest].standing = False
    room.requests = {number: one for number, one in room.requests.items() if one.guest != entry.guest}
    room.queue.append(entry.guest)
    room.tell("welcomed", guest=entry.guest, name=room.guests[entry.guest].name)


def phrased(room: Room, entry: log.Phrased) -> None:
    room.note_talk(entry.by)
    room.tell("phrase", guest=entry.by, name=room.guests[entry.by].name, phrase=entry.phrase)


def chatted(room: Room, entry: log.Chatted) -> None:
    room.note_talk(entry.by)
    room.tell("chat", guest=entry.by, name=room.guests[entry.by].name, text=entry.text)


def chat_allowed(room: Room, entry: log.ChatAllowed) -> None:
    room.chat = entry.allowed
    room.tell("chat_on" if entry.allowed else "chat_off")


def taken_back(room: Room, entry: log.TakenBack) -> None:
    room.drop_requests()
    room.epoch += 1
    room.wind_back(entry.answers)
    room.happenings.append(Rewound(len(room.owners) - 1, tuple(room.playing().events)))


def ended(room: Room, entry: log.Ended) -> None:
    room.finish(tuple(entry.winners), entry.reason, entry.seat)


def retired(room: Room, entry: log.Retired) -> None:
    seat = room.seats[entry.seat]
    seat.bot, seat.retired = entry.bot, True
    room.drop_requests()
    room.tell("retired", seat=entry.seat, bot=entry.bot, reason=entry.reason)


def taken_over(room: Room, entry: log.TakenOver) -> None:
    room.seats[entry.seat].bot = entry.bot
    room.drop_requests()
    room.tell("taken_over", seat=entry.seat, bot=entry.bot)


def returned(room: Room, entry: log.Returned) -> None:
    room.seats[entry.seat].bot = ""
    room.drop_requests()
    room.tell("returned", seat=entry.seat)


def paused(room: Room, entry: log.Paused) -> None:
    room.tell("paused", seconds=(entry.until - entry.since) // 1000)


def rematched(room: Room, entry: log.Rematched) -> None:
    """Swapped sides: everybody moves one seat on, decks go along; retired players may play again."""
    automaton = room.offer.automaton(room.terms)
    room.game, room.result, room.proof = None, None, None
    room.drop_requests()
    for seat in room.seats:
        seat.retired = False
        if seat.guest is not None:
            seat.bot = ""
    for guest in room.guests:
        if guest.gone:
            empty(room, guest.number)
    if automaton < 0:
        room.seats = room.seats[-1:] + room.seats[:-1]
    seat_those_who_wait(room)
    unready(room)
    room.tell("rematched")


def seat_those_who_wait(room: Room) -> None:
    """Whoever was promised the next seat takes a free one, or that of a bot."""
    for guest in list(room.queue):
        seat = next(iter(room.seats_to_take()), None)
        if seat is None:
            return
        room.seats[seat] = Seat(guest=guest)
        room.queue.remove(guest)


def left(room: Room, entry: log.Left) -> None:
    guest = room.guests[entry.by]
    guest.gone = True
    leave_queue(room, entry.by)
    seat = room.seat_of(entry.by)
    if seat is not None and not room.is_playing:
        room.seats[seat] = Seat()
    room.drop_requests()
    room.tell("left", guest=guest.number, name=guest.name)


def closed(room: Room, entry: log.Closed) -> None:
    abandon(room)
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
    log.Chained: chained,
    log.Readied: readied,
    log.Waited: waited,
    log.Dealt: dealt,
    log.Answered: answered,
    log.Requested: requested,
    log.Agreed: agreed,
    log.Declined: declined,
    log.Welcomed: welcomed,
    log.Phrased: phrased,
    log.Chatted: chatted,
    log.ChatAllowed: chat_allowed,
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
