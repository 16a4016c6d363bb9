"""What a client can run into."""

from __future__ import annotations

from taverne.kernel.errors import TaverneError
from taverne.protocol.messages import Refusal


class HouseRefused(TaverneError):
    """The house said no, and why; nothing has changed there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, **refusal.details)
        self.refusal = refusal

    def __str__(self) -> str:
        return "\n".join(
            [self.refusal.text or self.key, *(f"- {one.text}" for one in self.refusal.complaints)]
        )


class HouseAway(TaverneError):
    """The house cannot be reached, or does not speak our language."""
