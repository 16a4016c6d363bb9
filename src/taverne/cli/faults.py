"""What to say when something is wrong: kind words for the person, the details for a log."""

from __future__ import annotations

import sys
import traceback
from datetime import datetime
from pathlib import Path

from taverne.cli import store
from taverne.disk import home
from taverne.words import say


class Broken(Exception):
    """Something unforeseen happened while this game was played."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def say_why(words: str, code: int) -> int:
    print(words, file=sys.stderr)
    return code


def of_system(trouble: OSError) -> str:
    """What the system refuses, about a file or about the output."""
    reason = trouble.strerror or str(trouble)
    if trouble.filename is not None:
        return say("cli-file-trouble", file=str(trouble.filename), reason=reason)
    return say("cli-output-trouble", reason=reason)


def of_ours(fault: Exception) -> str:
    """One sentence about a fault of the program, and how to get the game back."""
    log = note_down(fault)
    words = say("cli-broken", log=str(log)) if log else say("cli-broken-unlogged", reason=repr(fault))
    if isinstance(fault, Broken):
        return f"{words}\n{say('cli-broken-saved', name=store.call_name(fault.path))}"
    return words


def note_down(fault: Exception) -> Path | None:
    """Add the details to the log of faults, if it can be written."""
    path = home() / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(path, "a", encoding="utf-8") as file:
            file.write(f"{datetime.now().isoformat(timespec='seconds')}\n")
            file.writelines(traceback.format_exception(fault))
    except OSError:
        return None
    return path
