"""Commands of Taverne without the wait: a process that has imported what a house needs forks one for each.

To import it all costs more processor time than most tests of the house. What a command does is the same: its
arguments, its environment, its own process with its own streams, and it can be killed.
"""

import atexit
import gc
import importlib
import json
import os
import random
import runpy
import select
import signal
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

PREPARED = (
    "aiosqlite",
    "alembic.command",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "taverne.cardia.house",
    "taverne.gwent.house",
    "taverne.server.app",
    "taverne.server.store.migrate",
    "typer",
    "uvicorn.lifespan.on",
    "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)
# What is decided before the first line of a command is run.
INBORN = ("PYTHONPATH", "PYTHONHASHSEED", "PYTHONOPTIMIZE")


def can_bear(environment):
    """Whether a command in this environment is as one that was started anew."""
    return hasattr(os, "pidfd_open") and all(environment.get(name) == os.environ.get(name) for name in INBORN)


class Child:
    """A command at work; as `subprocess.Popen`, as far as it is needed."""

    def __init__(self, home, pid, told):
        self.home = home
        self.pid = pid
        self.ending = os.pidfd_open(pid)
        self.stdout = os.fdopen(told, encoding="utf-8") if told >= 0 else None
        self.returncode = None

    def poll(self):
        if self.returncode is None and select.select([self.ending], [], [], 0)[0]:
            self.returncode = self.home.buried(self.pid)
            os.close(self.ending)
        return self.returncode

    def wait(self, timeout=None):
        if self.returncode is None and not select.select([self.ending], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("taverne", timeout)
        return self.poll()

    def send_signal(self, number):
        if self.poll() is None:
            signal.pidfd_send_signal(self.ending, number)

    def terminate(self):
        self.send_signal(signal.SIGTERM)


class Nursery:
    """This side of it: who orders children, and hears what became of them."""

    def __init__(self):
        command = [sys.executable, "-m", "kit.nursery"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.hear()
        atexit.register(self.close)

    def bear(self, words, environment, err, out=None):
        """A child that runs these words; what it says is heard through a pipe, or goes to a file."""
        pipe = tempfile.mktemp(prefix="taverne-") if out is None else ""
        if pipe:
            os.mkfifo(pipe, 0o600)
        pid = self.ask(words=words, environment=environment, out=str(out or pipe), err=str(err))
        told = os.open(pipe, os.O_RDONLY) if pipe else -1
        if pipe:
            os.unlink(pipe)
        return Child(self, pid, told)

    def buried(self, pid):
        return self.ask(ended=pid)

    def ask(self, **order):
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self):
        line = self.process.stdout.readline()
        assert line, "the nursery has died"
        return json.loads(line)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


@cache
def nursery():
    """One for each process that runs tests."""
    return Nursery()


def run(words, environment, patience):
    """A command to its end."""
    words = [*map(str, words)]
    if not can_bear(environment):
        command = [sys.executable, "-m", "taverne", *words]
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=patience)
    with tempfile.TemporaryDirectory() as folder:
        out, err = Path(folder, "out"), Path(folder, "err")
        code = nursery().bear(words, environment, err, out).wait(patience)
        return Done(code, out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8"))


def main():
    """The other side: children by order, until nobody orders any more."""
    prepare()
    say(0)
    for line in sys.stdin:
        order = json.loads(line)
        if "ended" in order:
            say(os.waitstatus_to_exitcode(os.waitpid(order["ended"], 0)[1]))
            continue
        pid = os.fork()
        if not pid:
            os._exit(live(order))
        say(pid)


def prepare():
    for name in PREPARED:
        importlib.import_module(name)
    gc.collect()
    gc.freeze()


def say(word):
    sys.stdout.write(json.dumps(word) + "\n")
    sys.stdout.flush()


def live(order):
    """As `python -m taverne` would; the exit code."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for stream, path, way in (
        (0, os.devnull, os.O_RDONLY),
        (2, order["err"], WRITING),
        (1, order["out"], WRITING),
    ):
        there = os.open(path, way, 0o600)
        os.dup2(there, stream)
        os.close(there)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(stream, way, encoding="utf-8") for stream, way in enumerate("rww")
    )
    os.environ.clear()
    os.environ.update(order["environment"])
    sys.argv = ["taverne", *order["words"]]
    random.seed()
    try:
        runpy.run_module("taverne", run_name="__main__", alter_sys=True)
    except SystemExit as ended:
        return ended.code or 0
    finally:
        sys.stdout.flush()
    return 0


WRITING = os.O_WRONLY | os.O_CREAT | os.O_APPEND

if __name__ == "__main__":
    main()
