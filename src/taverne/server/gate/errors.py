"""A no at the gate."""

from __future__ import annotations

from taverne.kernel.errors import TaverneError


class GateError(TaverneError):
    """With its HTTP status; `wait_s` says when to come again."""

    def __init__(self, key: str, status: int, wait_s: int = 0, **details: object) -> None:
        super().__init__(key, **details)
        self.status = status
        self.wait_s = wait_s


class Gone(Exception):
    """The visitor left in the middle of a sentence."""
