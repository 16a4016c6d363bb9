"""What each move changed at a table, for everybody to see: strengths of sides, signets of seats."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from taverne.kernel.events import Event
from taverne.protocol.gains import GainHappening

Scores = Callable[[], Sequence[int]]


class Ledger:
    """Hears the events of one answer; a move counts until the next one, or until a round is counted."""

    def __init__(self, scores: Scores, moves: Collection[str], ends: Collection[str]) -> None:
        self.scores = scores
        self.moves = moves
        self.ends = ends
        self.gains: list[list[int]] = []
        self.since: list[int] | None = list(scores())

    def hear(self, event: Event) -> None:
        if event.kind in self.moves:
            self.count()
            self.since = list(self.scores())
        elif event.kind in self.ends and self.since is not None:
            self.count()
            self.since = None

    def count(self) -> None:
        """Of nobody's move is told that it changed anything."""
        if self.since is not None:
            self.gains.append([now - before for now, before in zip(self.scores(), self.since, strict=False)])

    def told(self) -> list[GainHappening]:
        return [GainHappening(gains=self.gains)] if any(any(gains) for gains in self.gains) else []


@contextmanager
def gains_kept(table: Any, ledger: Ledger) -> Iterator[list[GainHappening]]:
    """While an answer is given: what its moves changed, after what it changed of the move before."""
    kept: list[GainHappening] = []
    sink = table.sink

    def hear(event: Event) -> None:
        sink(event)
        ledger.hear(event)

    table.sink = hear
    try:
        yield kept
    finally:
        table.sink = sink
    ledger.count()
    kept += ledger.told()
