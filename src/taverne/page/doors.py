"""What can be asked of a house in a page: the doors of the server that make sense without a network."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final, NamedTuple, TypeVar

from pydantic import BaseModel, Field, TypeAdapter
from pydantic_core import to_json

from taverne import __version__
from taverne.games import find_game, offers
from taverne.house import advice, books, companion, lessons, library, puzzles, replays, trying
from taverne.house.house import House
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.room.views import room_view, update
from taverne.house.salon import Salon
from taverne.kernel.offer import Offer
from taverne.page.shelf import Shelf
from taverne.protocol.commands import Command
from taverne.protocol.companion import CompanionWish
from taverne.protocol.decks import DeckToAppraise
from taverne.protocol.house import HouseFacts
from taverne.protocol.lessons import LessonWish
from taverne.protocol.library import DeckToCheck
from taverne.protocol.puzzles import Day, PuzzleWish, SketchWish
from taverne.protocol.replays import CommentsWish, RecordToSumUp, ReplayWish
from taverne.protocol.review import ReviewWish
from taverne.protocol.rooms import JoinRoom, Key, NewRoom, Phase, Wire
from taverne.protocol.studies import DeckToStudy
from taverne.protocol.trying import TryingWish

T = TypeVar("T", bound=BaseModel)
After = Annotated[int, Field(ge=0, le=10**9)]
GameNumber = Annotated[int, Field(ge=1, le=10**9)] | None


class Call(NamedTuple):
    """One question; `guest` is whoever looks, if several sit at this device."""

    house: House
    shelf: Shelf
    found: dict[str, str]
    query: dict[str, str]
    body: str
    guest: int | None

    async def salon(self) -> tuple[Salon, int | None]:
        """The room, and who asks there."""
        room = self.found["room"]
        salon = await self.house.find(room)
        return salon, self.house.guest(salon, self.shelf.key(room, self.guest))

    async def kept(self, key: Key) -> Key:
        """The key lies on the shelf, and the page sees no token."""
        assert key.token is not None
        await self.shelf.keep_key(key.room, key.guest, key.token)
        return key.model_copy(update={"token": None})


class Friend(Wire):
    """One of those who sit at this device, and whether something waits for a word of theirs."""

    guest: int
    name: str
    is_asked: bool


class Friends(Wire):
    phase: Phase
    friends: list[Friend]


Serve = Callable[[Call], Awaitable[str]]


class Door(NamedTuple):
    method: str
    path: str
    serve: Serve

    def leads(self, path: str) -> re.Match[str] | None:
        return re.fullmatch(re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9]+)", self.path), path)


def find_door(method: str, path: str) -> tuple[Door, dict[str, str]]:
    there = [(door, found) for door in DOORS if (found := door.leads(path))]
    for door, found in there:
        if door.method == method:
            return door, found.groupdict()
    raise NoSuchRoom("house-no-such-page") if not there else RoomError("house-no-such-method")


def written(answer: Any) -> str:
    return to_json(answer).decode()


async def open_room(call: Call) -> str:
    return written(await call.kept(await call.house.open(NewRoom.model_validate_json(call.body))))


async def list_rooms(call: Call) -> str:
    return written(await call.house.listed())


async def look_in(call: Call) -> str:
    salon, guest = await call.salon()
    return written(room_view(salon.room, guest, salon.presence(), call.house.now()))


async def come_in(call: Call) -> str:
    salon = await call.house.find(call.found["room"])
    return written(await call.kept(await call.house.enter(salon, JoinRoom.model_validate_json(call.body))))


async def invite(call: Call) -> str:
    return written(await call.house.invite(*await call.salon()))


async def command(call: Call) -> str:
    salon, guest = await call.salon()
    said = TypeAdapter[Any](Command).validate_json(call.body)
    return written(await call.house.obey(salon, guest, said))


async def read_feed(call: Call) -> str:
    salon, guest = await call.salon()
    call.house.admit(salon, guest)
    after = TypeAdapter(After).validate_python(call.query.get("after", "0"))
    return written(update(salon.room, guest, after, salon.presence(), call.house.now()))


async def read_record(call: Call) -> str:
    salon, guest = await call.salon()
    call.house.admit(salon, guest)
    number = TypeAdapter(GameNumber).validate_python(call.query.get("game"))
    return call.house.record(salon, guest, number).text()


async def hint(call: Call) -> str:
    return written(await advice.suggest(call.house, *await call.salon()))


async def foresight(call: Call) -> str:
    return written(await advice.look_ahead(call.house, *await call.salon()))


async def friends(call: Call) -> str:
    """Who shares this device at a table, so that it can be passed on without a look at anybody's cards."""
    salon, _ = await call.salon()
    room = salon.room
    asked = {room.seats[seat].guest for seat in room.running()}
    wanted = {
        guest.number
        for request in room.requests.values()
        for guest in room.guests
        if guest.number not in (request.guest, *request.agreed)
    }
    keys = call.shelf.keys.get(room.name, {})
    seated = [
        guest for guest in room.guests if guest.number in keys and room.seat_of(guest.number) is not None
    ]
    listed = [
        Friend(guest=one.number, name=one.name, is_asked=one.number in asked | wanted) for one in seated
    ]
    return written(Friends(phase=room.phase, friends=listed))


def reading(model: type[T], read: Callable[[T], Any]) -> Serve:
    """A door for what can be told from the question alone; nothing is kept."""

    async def serve(call: Call) -> str:
        return written(read(model.model_validate_json(call.body)))

    return serve


def printing(write: Callable[[Offer], Any]) -> Serve:
    """A door for what is printed of a game."""

    async def serve(call: Call) -> str:
        return written(write(find_game(call.found["game"])))

    return serve


async def find_book(call: Call) -> str:
    """In the language that is named, of the game whose rules have these letters."""
    for game in offers():
        if game.handbook.letters == call.found["letters"]:
            return written(books.book(game, call.found["spoken"]))
    raise NoSuchRoom("house-no-such-page")


async def review(call: Call) -> str:
    house, wanted = call.house, ReviewWish.model_validate_json(call.body)
    return written(await house.reviews.judge(house.thinkers, house.readers, wanted, ""))


async def list_puzzles(call: Call) -> str:
    return written(puzzles.shelves(TypeAdapter[str](Day).validate_python(call.query.get("day"))))


async def list_lessons(call: Call) -> str:
    return written(lessons.all_contents())


async def begin_study(call: Call) -> str:
    return written(await call.house.studies.begin("", DeckToStudy.model_validate_json(call.body)))


async def go_on_study(call: Call) -> str:
    return written(await call.house.studies.go_on("", call.found["study"]))


async def end_study(call: Call) -> str:
    call.house.studies.stop("", call.found["study"])
    return ""


async def facts(call: Call) -> str:
    return written(HouseFacts(version=__version__, engine="interpreted"))


async def games(call: Call) -> str:
    return written(library.games())


DOORS: Final = (
    Door("POST", "/api/rooms", open_room),
    Door("GET", "/api/rooms", list_rooms),
    Door("GET", "/api/rooms/{room}", look_in),
    Door("POST", "/api/rooms/{room}/guests", come_in),
    Door("POST", "/api/rooms/{room}/invitations", invite),
    Door("POST", "/api/rooms/{room}/commands", command),
    Door("GET", "/api/rooms/{room}/feed", read_feed),
    Door("GET", "/api/rooms/{room}/record", read_record),
    Door("GET", "/api/rooms/{room}/hint", hint),
    Door("GET", "/api/rooms/{room}/foresight", foresight),
    Door("GET", "/api/rooms/{room}/friends", friends),
    Door("POST", "/api/replay", reading(ReplayWish, replays.shown)),
    Door("POST", "/api/replay/comments", reading(CommentsWish, replays.said_in)),
    Door("POST", "/api/review", review),
    Door("POST", "/api/records/summary", reading(RecordToSumUp, replays.summed_up)),
    Door("POST", "/api/practice", reading(TryingWish, trying.sat_down)),
    Door("POST", "/api/companion", reading(CompanionWish, companion.beside)),
    Door("POST", "/api/lesson", reading(LessonWish, lessons.taught)),
    Door("GET", "/api/puzzles", list_puzzles),
    Door("POST", "/api/puzzles/table", reading(PuzzleWish, puzzles.tried)),
    Door("POST", "/api/puzzles/sketch", reading(SketchWish, puzzles.sketched)),
    Door("POST", "/api/decks/check", reading(DeckToCheck, library.checked)),
    Door("POST", "/api/decks/appraise", reading(DeckToAppraise, library.appraised)),
    Door("POST", "/api/studies", begin_study),
    Door("POST", "/api/studies/{study}/games", go_on_study),
    Door("DELETE", "/api/studies/{study}", end_study),
    Door("GET", "/api/house", facts),
    Door("GET", "/api/games", games),
    Door("GET", "/api/lessons", list_lessons),
    Door("GET", "/api/library/{game}", printing(lambda game: game.house.library())),
    Door("GET", "/api/figures/{game}", printing(lambda game: game.house.figures())),
    Door("GET", "/api/almanac/{game}", printing(lambda game: game.house.almanac())),
    Door("GET", "/api/books/{letters}/{spoken}", find_book),
)
