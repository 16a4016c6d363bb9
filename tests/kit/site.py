"""Taverne as plain files, behind a file server that knows nothing of it, under a sub-path."""

import os
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from kit.browser import LONGEST, UNPAINTED, WIDE, Player, note
from kit.places import ROOT

SITE = ROOT / "build" / "site"
UNDER = "/games/taverne"
TABLE = ".hc, dialog[open] [role=option], [data-option]"
NO_PAUSE = "if (location.protocol === 'http:') localStorage.setItem('taverne-pause', '0')"


class Files(SimpleHTTPRequestHandler):
    """`python -m http.server`, but quiet, and only under its sub-path."""

    def translate_path(self, path):
        return super().translate_path(path.removeprefix(UNDER) if path.startswith(UNDER) else "/nowhere")

    def log_message(self, *_):
        pass


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A page that was closed does not wait for its files."""


class Host:
    """A host of files that can be stopped, and started again at the same port."""

    def __init__(self, folder=SITE):
        self.folder, self.port, self.server = folder, 0, None

    def start(self):
        self.server = QuietServer(("127.0.0.1", self.port), partial(Files, directory=self.folder))
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}{UNDER}/"


@pytest.fixture(scope="session")
def host():
    if not (SITE / "index.html").exists():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("build/site is missing (make site)")
    host = Host().start()
    yield host
    host.stop()


@pytest.fixture
def browse(chromium, host):
    """A browser of one person at this host; no page may ever complain."""
    contexts, complaints = [], []

    def opened(**more):
        context = chromium.new_context(
            **{"base_url": host.address, "viewport": WIDE, "locale": "en", "reduced_motion": "reduce"} | more
        )
        context.set_default_timeout(LONGEST)
        context.add_init_script(UNPAINTED)
        context.add_init_script(NO_PAUSE)
        context.on("console", lambda message: note(complaints, message))
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        contexts.append(context)
        return context

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def play_now(page, game=None):
    """One press on the front page, as soon as it is there."""
    if game:
        page.locator(f".play [role=radio] >> text={game}").click()
    page.locator(".play .btn--main:not([disabled])").click()
    page.locator(TABLE).first.wait_for()


def player_of(page, seed=5):
    return Player(page, seed)
