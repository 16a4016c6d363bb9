"""From a command to entries of the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from taverne.house.room import asking, gathering, playing, talking
from taverne.house.room import entries as log
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.room import Room
from taverne.house.room.world import World
from taverne.protocol import commands as said

Decision = Callable[[Room, int, Any, World], list[log.Entry]]

DECISIONS: Final[dict[type, Decision]] = {
    said.Sit: gathering.sit,
    said.Stand: gathering.stand,
    said.SeatBot: gathering.seat_bot,
    said.Bring: gathering.bring,
    said.Ready: gathering.ready,
    said.Wait: gathering.wait,
    said.Leave: gathering.leave,
    said.Close: gathering.close,
    said.Answer: playing.answer,
    said.Resign: playing.resign,
    said.Claim: playing.claim,
    said.Ask: asking.ask,
    said.Agree: asking.agree,
    said.Decline: asking.decline,
    said.Phrase: talking.phrase,
    said.Chat: talking.chat,
    said.AllowChat: talking.allow_chat,
}

ENDINGS: Final = (
    said.Answer,
    said.Resign,
    said.Claim,
    said.Leave,
    said.Close,
    said.Decline,
)


def decide(room: Room, guest: int | None, command: said.Said, world: World) -> list[log.Entry]:
    """What this command leads to; the last entry carries its nonce, so that it counts only once."""
    if guest is None or room.guests[guest].gone:
        raise NotYours("room-only-watching")
    if room.closed:
        raise RoomError("room-closed")
    if room.is_full and not isinstance(command, ENDINGS):
        raise RoomError("room-log-full")
    decided = DECISIONS[type(command)](room, guest, command, world)
    return [
        entry.model_copy(update={"by": guest, "nonce": command.nonce if last else ""})
        for entry, last in marked(decided)
    ]


def marked(entries: list[log.Entry]) -> list[tuple[log.Entry, bool]]:
    """The last entry carries the nonce: before it, the command is not done."""
    return [(entry, number == len(entries)) for number, entry in enumerate(entries, 1)]


def due(room: Room, now: int) -> list[log.Entry]:
    """What the house does by itself."""
    if room.closed:
        return []
    if room.guests and all(guest.gone or guest.standing for guest in room.guests):
        return [log.Closed()]
    return [*gathering.deal_when_complete(room), *playing.flag_fallen(room, now)]
