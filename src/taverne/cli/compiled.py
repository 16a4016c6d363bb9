"""Commands that think go on in the compiled engine; if there is none, one is made, and bots change over."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from taverne.engine.shelf import disown
from taverne.engine.starting import AWAITED
from taverne.engine.workshop import NEVER, SETTING, Workshop, usual_workshop

ALWAYS: Final = ("arena", "meta", "improve")
AT_A_TABLE: Final = ("play", "resume", "study")
MOVED: Final = "TAVERNE_ENGINE"  # the folder of the engine in which this process goes on


@contextmanager
def thinking_compiled(words: list[str]) -> Iterator[None]:
    """Around a command; it may become another process, and whoever compiles meanwhile ends with it."""
    moved = os.environ.pop(MOVED, "")
    if moved and not works():
        disown(Path(moved))
        go_on_in(None, words)
    workshop = usual_workshop() if thinks(words) else None
    if workshop is None:
        yield
        return
    engine = workshop.find()
    if engine:
        go_on_in(engine, words)
    with making(workshop):
        yield


def thinks(words: list[str]) -> bool:
    return not {*ALWAYS, *AT_A_TABLE}.isdisjoint(words)


def go_on_in(engine: Path | None, words: list[str]) -> None:
    """The same command in the same process, which forgets everything else; it does not move again."""
    others = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    there = {"PYTHONPATH": str(engine), MOVED: str(engine)} if engine else {}
    command = [sys.executable, "-P", "-m", "taverne", *words]
    os.execve(sys.executable, command, {**others, **there, SETTING: NEVER})


def works() -> bool:
    """All that is compiled lies in one library: if one module loads, all do."""
    try:
        import taverne.kernel.table  # noqa: F401 (only whether it loads)
    except ImportError:
        return False
    return True


@contextmanager
def making(workshop: Workshop) -> Iterator[None]:
    """Nobody compiles for a program that asks for one game after the other."""
    begun = workshop.begin() if not set(ALWAYS).isdisjoint(sys.argv) or sys.stdin.isatty() else None
    if begun:
        AWAITED.expect(workshop, begun)
    try:
        yield
    finally:
        if begun:
            begun.stop()
