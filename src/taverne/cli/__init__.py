"""The terminal table: `taverne` on the command line. Whatever happens, it is said in plain words."""

from __future__ import annotations

import contextlib
import os
import sys

from taverne.cli import faults
from taverne.kernel.errors import TaverneError

REFUSED = 2
FAULT = 70
PIPE_CLOSED = 1


def main() -> None:
    """The front door; the exit code says how it went."""
    be_forgiving()
    sys.exit(guarded())


def guarded() -> int:
    """Run the command; what goes wrong becomes a sentence and an exit code, never a traceback."""
    try:
        code = run()
        flush()
    except TaverneError as refusal:
        return faults.say_why(str(refusal), REFUSED)
    except BrokenPipeError:
        close_output()
        return PIPE_CLOSED
    except OSError as trouble:
        close_output()
        return faults.say_why(faults.of_system(trouble), REFUSED)
    except Exception as fault:
        return faults.say_why(faults.of_ours(fault), FAULT)
    return code


def run() -> int:
    from taverne.cli.app import app

    try:
        app(prog_name="taverne")
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0
    return 0


def be_forgiving() -> None:
    """A letter that the terminal cannot show, or a stray byte in a pipe, is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a text stream, as Python sets it up


def flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def close_output() -> None:
    """Nobody reads any more: what is left goes nowhere, without a word at the end."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
