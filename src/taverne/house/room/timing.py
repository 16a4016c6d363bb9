"""The clocks of a room, worked out from the times in its log."""

from __future__ import annotations

from collections.abc import Iterable

from taverne.protocol.clocks import BankClock, DaysClock, MoveClock, NoClock

AnyClock = NoClock | MoveClock | BankClock | DaysClock


class Timing:
    """The time left to each seat, as it stood at the moment `since`; seats that are asked use theirs up."""

    def __init__(self, clock: AnyClock, seats: int) -> None:
        self.clock = clock
        self.left: list[int | None] = [clock.first()] * seats
        self.since = 0

    def start(self, now: int) -> None:
        self.left = [self.clock.first()] * len(self.left)
        self.since = now

    def charge(self, running: Iterable[int], now: int) -> None:
        """Time has passed until now for the seats whose clock runs."""
        spent = max(0, now - self.since)
        for seat in running:
            left = self.left[seat]
            if left is not None:
                self.left[seat] = left - spent
        self.since = max(self.since, now)

    def pause(self, running: Iterable[int], since: int, until: int) -> None:
        """Nothing is charged between these moments."""
        self.charge(running, min(max(since, self.since), until))
        self.since = max(self.since, until)

    def rest(self, until: int) -> None:
        """Nothing is charged until then."""
        self.since = max(self.since, until)

    def resume(self, now: int) -> None:
        """Whoever rested does so no longer."""
        self.since = min(self.since, now)

    def answered(self, seat: int) -> None:
        left = self.left[seat]
        if left is not None:
            self.left[seat] = self.clock.after_answer(left)

    def left_at(self, seat: int, running: Iterable[int], now: int) -> int | None:
        left = self.left[seat]
        if left is None:
            return None
        return max(0, left - (max(0, now - self.since) if seat in running else 0))

    def deadline(self, running: Iterable[int]) -> int | None:
        """The moment at which the first of these seats has no time left."""
        ends = [self.since + left for seat in running if (left := self.left[seat]) is not None]
        return min(ends, default=None)
