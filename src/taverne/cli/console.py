"""Paper and pencil: what is written to the terminal and read from it, plain in a pipe."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from functools import cache

from rich.console import Console
from rich.text import Text


@cache
def paper() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def out(*lines: str) -> None:
    """Lines of plain text: wrapped between words on a terminal, whole in a pipe."""
    for line in lines:
        write(line, "")


def heading(line: str) -> None:
    """A line that is bold where that is welcome; it says the same without."""
    write(line, "" if paper().no_color else "bold")


def write(line: str, style: str) -> None:
    paper().print(Text(line, style), soft_wrap=not paper().is_terminal)


def indented(lines: Iterable[str]) -> None:
    out(*(f"  {line}" for line in lines))


def out_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


def ask(prompt: str) -> str | None:
    """One line from the person, None at the end of the input; a pipe shows what was answered."""
    if sys.stdin is None:
        return None
    try:
        return typed(prompt) if sys.stdin.isatty() else piped(prompt)
    except EOFError:
        out("")
        return None


def typed(prompt: str) -> str:
    edit_lines()
    sys.stdout.flush()
    return input(f"{prompt} ").strip()


def piped(prompt: str) -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    words = line.strip()
    out(f"{prompt} {words if words.isprintable() else ascii(words)}")
    return words


@cache
def edit_lines() -> None:
    """Arrow keys and history while typing, where Python has them."""
    try:
        import readline  # noqa: F401 (importing it gives the prompt its history)
    except ImportError:
        return
