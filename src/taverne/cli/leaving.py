"""Ways to leave the table: by word, by key, or because the system says so."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
SIGNALLED = 128


class Leave(Exception):
    """The person goes; the game stays."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@contextmanager
def listening() -> Iterator[None]:
    """While a game is played, being told to stop is a way to leave it."""
    wanted = [number for number in (signal.SIGTERM, getattr(signal, "SIGHUP", None)) if number]
    before = {number: signal.signal(number, stop) for number in wanted}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def stop(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)
    raise Leave(SIGNALLED + number)
