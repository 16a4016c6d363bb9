"""Play a whole game with a function that chooses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from taverne.client.errors import HouseAway, HouseRefused
from taverne.protocol.messages import Accepted, QuestionView, Update

if TYPE_CHECKING:
    from taverne.client.house import Guest

LATE: Final = ("move-question-closed", "move-not-your-decision", "room-not-playing", "room-playing")
Choose = Callable[[Any, QuestionView], str]


async def play(guest: Guest, choose: Choose) -> Update:
    """Be ready, answer whatever is asked, and return the last update of the game.

    `guest.witness.verdict` then says what the guest's own check of the deal has found.
    """
    async with guest.feed() as feed:
        async for update in feed:
            guest.witness.note(update.room)
            if update.room.phase in ("over", "closed"):
                await attest(guest, update)
                return update
            if update.room.phase == "gathering" and not is_ready(update):
                await unless_late(feed.say("ready", luck=guest.witness.luck_for(update.room)))
            elif update.question is not None:
                word = choose(update.view, update.question)
                await unless_late(feed.answer(update.question.id, word))
    raise AssertionError("a feed ends with an error or not at all")


async def attest(guest: Guest, last: Update) -> None:
    """A house that gives no record leaves the deal unchecked; the game is over all the same."""
    with suppress(HouseRefused, HouseAway):
        guest.witness.attest(last, await guest.record())


def is_ready(update: Update) -> bool:
    seat = update.room.you.seat
    return seat is None or update.room.seats[seat].ready


async def unless_late(command: Awaitable[Accepted]) -> None:
    """An update may be older than what was done meanwhile; then there is nothing left to do."""
    try:
        await command
    except HouseRefused as refused:
        if refused.key not in LATE:
            raise
