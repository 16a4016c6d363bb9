"""What the tools that count games share: results that no accident loses, and files that can be compared."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from taverne.arena.paper import Paper, is_begun, read_lines

DATA = Path(__file__).resolve().parent.parent / "src" / "taverne"
DIGITS = 1
PROGRESS = 500


class Diary(Paper):
    """Results in the order in which they come; whoever was stopped goes on after the last."""

    def __init__(self, path: Path, order: dict[str, Any]) -> None:
        super().__init__(path)
        self.results: list[Any] = []
        if is_begun(path):
            self.go_on(order)
        else:
            self.begin(order)

    def go_on(self, order: dict[str, Any]) -> None:
        lines, whole = read_lines(self.path)
        header, *results = map(json.loads, lines)
        if header != order:
            raise SystemExit(f"{self.path} keeps other games: {header}")
        self.results = results
        self.reopen(whole)

    def add(self, result: object, of: int) -> None:
        self.results.append(result)
        self.append(result)
        if len(self.results) % PROGRESS == 0:
            print(f"{len(self.results)} of {of} games", file=sys.stderr, flush=True)


def command() -> str:
    return shlex.join(["python", *sys.argv])


def tally(payoffs: Iterable[float], usual: float) -> list[float]:
    """Games, points, and the points that so many games bring otherwise."""
    points = list(payoffs)
    return [len(points), round(sum(points), DIGITS), round(usual * len(points), DIGITS)]


def write(path: Path, found: dict[str, Any]) -> None:
    """One line for each card, so that a difference can be read."""
    cards = ",\n".join(f"  {json.dumps(key)}: {json.dumps(row)}" for key, row in found["cards"].items())
    facts = json.dumps({name: value for name, value in found.items() if name != "cards"}, indent=1)
    path.write_text(f'{facts[:-2]},\n "cards": {{\n{cards}\n }}\n}}\n', encoding="utf-8")
