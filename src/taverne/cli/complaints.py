"""Everything that speaks against a beginning, said at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from taverne.kernel.errors import SetupError, TaverneError

T = TypeVar("T")
LISTS = ("setup-unplayable", "rules-unplayable")


class Complaints:
    """What was refused so far; nothing begins while there is any."""

    def __init__(self) -> None:
        self.found: list[TaverneError] = []

    def add(self, *reasons: TaverneError) -> None:
        self.found += reasons

    def tried(self, step: Callable[[], T]) -> T | None:
        """What the step gives, or nothing and a complaint more."""
        try:
            return step()
        except TaverneError as refusal:
            self.add(*unpacked(refusal))
            return None

    def settle(self, key: str = "setup-unplayable") -> None:
        """Go on if nothing was refused; `key` says what cannot be."""
        if len(self.found) == 1:
            raise self.found[0]
        if self.found:
            raise SetupError(key, self.found)


def unpacked(refusal: TaverneError) -> list[TaverneError]:
    """The complaints of a mere list; anything else speaks for itself."""
    if isinstance(refusal, SetupError) and refusal.key in LISTS:
        return refusal.complaints
    return [refusal]
