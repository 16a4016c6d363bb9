"""The terminal table: `taverne` on the command line. Whatever happens, it is said in plain words."""

from __future__ import annotations

import contextlib
import os
import sys

from taverne.cli import faults
from taverne.cli.compiled import thinking_compiled
from taverne.cli.furniture import is_at_a_terminal, usual_command
from taverne.kernel.errors import TaverneError
from taverne.words import find_language, speaking, wished_language

REFUSED = 2
FAULT = 70
PIPE_CLOSED = 1
LANGUAGE_OPTION = "--language"


def main() -> None:
    """The front door; the exit code says how it went."""
    be_forgiving()
    if len(sys.argv) == 1 and is_at_a_terminal():
        sys.argv += usual_command()
    with thinking_compiled(sys.argv[1:]):
        sys.exit(guarded())


def guarded() -> int:
    """Run the command in the language that was wished for."""
    with speaking(wished(sys.argv[1:])):
        return careful()


def wished(words: list[str]) -> str:
    """The language by its option or by the environment; help texts need it before the options are read."""
    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if not word.startswith("-"):
            break
        if name == LANGUAGE_OPTION:
            found = find_language(value or "".join(words[place + 1 : place + 2]))
            return found or wished_language(os.environ)
    return wished_language(os.environ)


def careful() -> int:
    """What goes wrong becomes a sentence and an exit code, never a traceback."""
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
