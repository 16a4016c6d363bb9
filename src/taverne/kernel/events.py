"""What happened, in small pieces, and who may know of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from taverne.kernel.seating import Seating

PUBLIC: Final = 0
VEILED: Final = 1
TEAM: Final = 2
SEAT: Final = 3
SPECTATOR: Final = -1


class Event(NamedTuple):
    """One thing that happened; `audience` says who may know it, and how much of it."""

    kind: str
    seat: int
    card: str
    place: int
    audience: int


def as_seen(event: Event, viewer: int, seating: Seating) -> Event | None:
    """The event as this viewer may know it: whole, without its card, or not at all.

    A viewer below 0 is a spectator. Partners see each other's hands (GWT-8.4).
    """
    if event.audience == PUBLIC or viewer == event.seat:
        return event
    is_partner = viewer >= 0 and seating.side_of[viewer] == seating.side_of[event.seat]
    if is_partner and event.audience != SEAT:
        return event
    return event._replace(card="") if event.audience == VEILED else None
