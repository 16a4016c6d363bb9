"""Before a game and between two: opening a room, coming in, sitting down, decks, and the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from taverne.bots import is_bot, usual_bot
from taverne.games import find_game, offer_of, replay
from taverne.house.room import entries as log
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.names import clean_name
from taverne.house.room.playing import give_up
from taverne.house.room.room import Room
from taverne.house.room.world import World
from taverne.kernel.errors import RecordError, SetupError, TaverneError
from taverne.kernel.luck import fresh_line
from taverne.kernel.offer import Terms
from taverne.kernel.record import Record, read_record
from taverne.protocol import commands as said
from taverne.protocol.fairness import LINKS, commitment_of, key_of
from taverne.protocol.rooms import NewRoom, SeatWish

MOST_STANDING: Final = 5


def open_room(wanted: NewRoom, digest: str, invite: str, world: World, address: str = "") -> list[log.Entry]:
    """The first entries of a room; the host is its first guest."""
    record = begun(wanted) if wanted.record else None
    game = game_of(record) if record else find_game(wanted.game).name
    offer = offer_of(game).house
    if record:
        terms = terms_of(record)
        replay(record)
    else:
        terms = offer.agree(wanted.rules, wanted.tournament)
    opened = log.Opened(
        game=game,
        rules=terms.rules,
        tournament=terms.tournament,
        clock=wanted.clock,
        listed=wanted.listed,
        watching=wanted.watching,
        chat=wanted.chat,
    )
    first: list[log.Entry] = [
        opened,
        log.Invited(digest=invite),
        log.Joined(name=clean_name(wanted.name), digest=digest, address=address),
    ]
    return [
        *first,
        *furnish(game, terms, wanted.seats),
        new_chain(world),
        *(imported(record, world) if record else []),
    ]


def begun(wanted: NewRoom) -> Record:
    """The record that was brought, as far as it is wanted."""
    record = read_record(wanted.record)
    last, point = len(record.answers), wanted.answers
    if point is not None and point > last:
        raise RecordError("record-no-such-point", point=point, last=last)
    return record if point is None else replace(record, answers=record.answers[:point])


def game_of(record: Record) -> str:
    return offer_of(record.game).name


def terms_of(record: Record) -> Terms:
    return offer_of(record.game).house.terms_of(record)


def imported(record: Record, world: World) -> list[log.Entry]:
    """A game that began elsewhere goes on here, with chance that its bringer does not know."""
    answers = [(seat, word) for seat, word in record.answers]
    setup = record.setup | fresh_line(len(answers), bytes.fromhex(world.secret()))
    return [log.Dealt(game=record.game, ruleset=record.ruleset, setup=setup, answers=answers)]


def new_chain(world: World) -> log.Chained:
    root = world.secret()
    return log.Chained(commitment=commitment_of(root), root=root, links=LINKS)


def new_series(room: Room, world: World) -> list[log.Entry]:
    """Only where there is none, or none is left: the house committed once for the whole room."""
    return [] if room.series is not None and not room.series.is_spent else [new_chain(world)]


def furnish(game: str, terms: Terms, wishes: Sequence[SeatWish]) -> list[log.Entry]:
    """Who sits where at first; what is not said is an open seat, and the host takes the first."""
    offer, found = offer_of(game).house, list[log.Entry]()
    seats, automaton = offer.seating(terms).seats, offer.automaton(terms)
    if len(wishes) > seats:
        raise RoomError("room-too-many-seats", seats=int(seats))
    mine = next((seat for seat, wish in enumerate(wishes) if wish.who == "me"), None)
    if sum(wish.who == "me" for wish in wishes) > 1:
        raise RoomError("room-two-seats")
    if not wishes:
        mine = 0
    if mine is not None and mine == automaton:
        raise RoomError("room-seat-of-rules", seat=mine)
    if mine is not None:
        found.append(log.Seated(guest=0, seat=mine))
    for seat, wish in enumerate(wishes):
        if wish.who == "bot" and seat != automaton:
            found.append(log.BotSeated(seat=seat, bot=known_bot(game, wish.bot)))
        if wish.decks:
            found.append(log.Brought(seat=seat, decks=offer.read_decks(terms, seat, wish.decks)))
    return found


def known_bot(game: str, wanted: str | None) -> str:
    """The bot that was named, or the usual one."""
    bot = wanted or usual_bot(game)
    if not is_bot(bot, game):
        raise RoomError("bot-unknown", bot=bot, known=", ".join(offer_of(game).bots.names()))
    return bot


def join(
    room: Room, name: str, digest: str, seat: int | None, most: int, address: str = ""
) -> list[log.Entry]:
    """Come in and sit down, in the named seat or the first that is free."""
    if room.closed:
        raise RoomError("room-closed")
    if room.is_full:
        raise RoomError("room-log-full")
    if sum(not guest.gone for guest in room.guests) >= most:
        raise RoomError("room-full")
    free = free_seats(room)
    if seat is None and not free:
        raise RoomError("room-full")
    wanted = free[0] if seat is None else seat
    check_free(room, wanted)
    joined = log.Joined(name=clean_name(name), digest=digest, address=address)
    return [joined, log.Seated(guest=len(room.guests), seat=wanted)]


def stand_by(room: Room, name: str, digest: str, most: int, address: str = "") -> list[log.Entry]:
    """Come in without a seat, to ask for one; a few may, so that there is place for who was invited."""
    if room.closed:
        raise RoomError("room-closed")
    if room.is_full:
        raise RoomError("room-log-full")
    here = [guest for guest in room.guests if not guest.gone]
    if sum(guest.standing for guest in here) >= MOST_STANDING or len(here) >= most:
        raise RoomError("room-too-many-watchers")
    return [log.Joined(name=clean_name(name), digest=digest, address=address, standing=True)]


def free_seats(room: Room) -> list[int]:
    automaton = room.offer.automaton(room.terms)
    return [number for number, seat in enumerate(room.seats) if seat.is_open and number != automaton]


def check_free(room: Room, seat: int) -> None:
    if seat not in free_seats(room):
        raise RoomError("room-seat-taken", seat=seat)


def sit(room: Room, guest: int, command: said.Sit, world: World) -> list[log.Entry]:
    """Take a free seat; at a running game only who has none, or whose own seat a bot keeps."""
    if room.guests[guest].standing:
        raise NotYours("room-ask-first")
    mine = room.seat_of(guest)
    if room.is_playing and mine is not None:
        return [come_back(room, guest, mine, command)]
    check_free(room, command.seat)
    return [log.Seated(guest=guest, seat=command.seat)]


def come_back(room: Room, guest: int, mine: int, command: said.Sit) -> log.Entry:
    seat = room.seats[mine]
    if command.seat != mine or not seat.bot:
        raise RoomError("room-playing")
    if seat.retired:
        raise RoomError("room-retired")
    return log.Returned(seat=mine)


def stand(room: Room, guest: int, command: said.Stand, world: World) -> list[log.Entry]:
    if room.is_playing:
        raise RoomError("room-playing")
    return [log.Stood(seat=own_seat(room, guest))]


def own_seat(room: Room, guest: int) -> int:
    seat = room.seat_of(guest)
    if seat is None:
        raise NotYours("room-not-seated")
    return seat


def only_host(room: Room, guest: int) -> None:
    if guest != room.host():
        raise NotYours("room-only-host")


def only_gathering(room: Room) -> None:
    if room.phase != "gathering":
        raise RoomError("room-playing")


def existing_seat(room: Room, seat: int) -> int:
    if seat >= len(room.seats):
        raise RoomError("room-no-such-seat", seat=seat)
    return seat


def seat_bot(room: Room, guest: int, command: said.SeatBot, world: World) -> list[log.Entry]:
    only_host(room, guest)
    only_gathering(room)
    seat = existing_seat(room, command.seat)
    if seat == room.offer.automaton(room.terms) or room.seats[seat].guest is not None:
        raise RoomError("room-seat-taken", seat=seat)
    if command.bot is None:
        return [log.Stood(seat=seat)]
    return [log.BotSeated(seat=seat, bot=known_bot(room.deed.game, command.bot))]


def bring(room: Room, guest: int, command: said.Bring, world: World) -> list[log.Entry]:
    """For one's own seat; the host also for bots, and for an opponent without a player."""
    only_gathering(room)
    seat = own_seat(room, guest) if command.seat is None else existing_seat(room, command.seat)
    if room.seats[seat].guest is None:
        only_host(room, guest)
    elif room.seats[seat].guest != guest:
        raise NotYours("room-seat-taken", seat=seat)
    return [log.Brought(seat=seat, decks=room.offer.read_decks(room.terms, seat, command.decks))]


def ready(room: Room, guest: int, command: said.Ready, world: World) -> list[log.Entry]:
    """The last who is ready hears at once if the decks do not go together."""
    only_gathering(room)
    bound = new_series(room, world)
    if bound and not room.players():
        return bound
    if bound:
        return [*bound, log.Readied(seat=own_seat(room, guest), luck=command.luck)]
    if not room.players():
        only_host(room, guest)
        return [deal(room, {})]
    seat = own_seat(room, guest)
    if is_complete(room, seat):
        deal(room, {seat: command.luck})
    return [log.Readied(seat=seat, luck=command.luck)]


def wait(room: Room, guest: int, command: said.Wait, world: World) -> list[log.Entry]:
    only_gathering(room)
    return [log.Waited(seat=own_seat(room, guest))]


def is_complete(room: Room, besides: int | None = None) -> bool:
    """Nobody is missing, and everybody is ready."""
    ready = all(seat.luck for number, seat in enumerate(room.seats) if seat.is_person and number != besides)
    return not free_seats(room) and ready and bool(room.players())


def deal(room: Room, luck: dict[int, str]) -> log.Dealt:
    """The game that follows from the next link of the house and the luck of all."""
    assert room.series is not None
    words = [luck.get(number) or seat.luck or "" for number, seat in enumerate(room.seats)]
    key = key_of(room.series.next_link(), room.series.number, words)
    record = room.offer.deal(room.terms, [seat.decks for seat in room.seats], key).record()
    return log.Dealt(game=record.game, ruleset=record.ruleset, setup=record.setup)


def deal_when_complete(room: Room) -> list[log.Entry]:
    """What the house does by itself once all are ready; nobody stays ready for what cannot be dealt."""
    if room.phase != "gathering" or room.series is None or not is_complete(room):
        return []
    try:
        return [deal(room, {})]
    except (SetupError, TaverneError):
        return [log.Waited(seat=number) for number, seat in enumerate(room.seats) if seat.luck]


def leave(room: Room, guest: int, command: said.Leave, world: World) -> list[log.Entry]:
    return departure(room, guest)


def departure(room: Room, guest: int) -> list[log.Entry]:
    """For good, by one's own will or the keeper's; a seat at a running game is given up."""
    seat = room.seat_of(guest)
    plays = room.is_playing and seat is not None and not room.seats[seat].retired
    resigned = give_up(room, seat, "resigned") if plays and seat is not None else []
    return [*resigned, log.Left(by=guest)]


def close(room: Room, guest: int, command: said.Close, world: World) -> list[log.Entry]:
    only_host(room, guest)
    if room.is_playing and len(room.players()) > 1:
        raise RoomError("room-playing")
    return [log.Closed()]
