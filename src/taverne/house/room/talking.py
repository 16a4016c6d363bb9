"""What players say to each other: set phrases, and words of their own where the host allows it."""

from __future__ import annotations

from typing import Final

from taverne.house.room import entries as log
from taverne.house.room.errors import NotYours, RoomError, TooFast
from taverne.house.room.gathering import only_host, own_seat
from taverne.house.room.names import clean_line
from taverne.house.room.room import MOST_WORDS_AT_ONCE, Room
from taverne.house.room.world import World
from taverne.protocol import commands as said
from taverne.protocol.limits import LONGEST_CHAT

WITHIN: Final = 10_000  # milliseconds for MOST_WORDS_AT_ONCE words of one player
MOST_TALKS: Final = 1_000


def phrase(room: Room, guest: int, command: said.Phrase, world: World) -> list[log.Entry]:
    check_pace(room, guest, world.now)
    return [log.Phrased(phrase=command.phrase)]


def chat(room: Room, guest: int, command: said.Chat, world: World) -> list[log.Entry]:
    if not room.chat:
        raise NotYours("room-no-chat")
    check_pace(room, guest, world.now)
    text = clean_line(command.text, LONGEST_CHAT)
    if not text:
        raise RoomError("room-chat-empty")
    return [log.Chatted(text=text)]


def allow_chat(room: Room, guest: int, command: said.AllowChat, world: World) -> list[log.Entry]:
    only_host(room, guest)
    return [log.ChatAllowed(allowed=command.allowed)]


def check_pace(room: Room, guest: int, now: int) -> None:
    """Only who has a seat speaks, not too often, and not for ever: a log only grows."""
    own_seat(room, guest)
    last = room.talked.get(guest, [])
    if len(last) >= MOST_WORDS_AT_ONCE and now - last[0] < WITHIN:
        raise TooFast("room-talks-too-fast")
    if room.talks >= MOST_TALKS:
        raise RoomError("room-talked-enough")
