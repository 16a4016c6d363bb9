"""Taverne as plain files, behind a file server that knows nothing of it, under a sub-path."""

import json
import os
import re
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest

from kit.browser import LONGEST, UNPAINTED, WIDE, note
from kit.places import ROOT

SITE = ROOT / "build" / "site"
UNDER = "/games/taverne"
TABLE = ".hc, dialog[open] [role=option], [data-option], .hand__act button:not([data-hint])"
NO_PAUSE = "if (location.protocol === 'http:') localStorage.setItem('taverne-pause', '0')"


# What a test asks of a house by its address, it asks here as another page of the same browser would.
ASKED_HERE = """
  const byNetwork = window.fetch
  const name = () => `taverne ${new URL('.', document.baseURI.split('#')[0]).pathname}`
  const asked = (said) => new Promise((done) => {
    const channel = new BroadcastChannel(name())
    const ask = () => channel.postMessage({ to: 'house', from: 'kit', said: { ...said, from: 'kit' } })
    let timer = 0
    channel.onmessage = ({ data }) => {
      if (data.to !== 'kit' || (said.id ?? data.said.now?.state) !== (said.id ? data.said.id : 'open')) return
      clearInterval(timer)
      channel.close()
      done(data.said)
    }
    ask()
    if (!said.id) timer = setInterval(ask, 100)
  })
  window.fetch = async (path, { method = 'GET', body = '' } = {}) => {
    if (!String(path).startsWith('/api/')) return byNetwork(path, { method, body: body || null })
    await asked({ t: 'who' })
    const id = crypto.randomUUID()
    const { status, text } = await asked({ t: 'call', id, method, path, body, guest: null, spoken: 'en' })
    return new Response(text, { status })
  }
"""


class Files(SimpleHTTPRequestHandler):
    """`python -m http.server`, but quiet, only under its sub-path, and with the faults of its host."""

    def do_GET(self):
        faults = self.server.host.faults
        fault = next((fault for part, fault in faults.items() if part in self.path), None)
        if fault is None:
            super().do_GET()
        else:
            self.send_wrong(fault)

    def send_wrong(self, fault):
        with open(self.translate_path(self.path), "rb") as file:
            body = fault(file.read())
        self.send_response(404 if body is None else 200)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.send_header("Content-Length", str(len(body or b"")))
        self.end_headers()
        self.wfile.write(body or b"")

    def translate_path(self, path):
        self.directory = str(self.server.host.folder)
        return super().translate_path(path.removeprefix(UNDER) if path.startswith(UNDER) else "/nowhere")

    def log_message(self, *_):
        pass


class QuietServer(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """A page that was closed does not wait for its files."""


class Host:
    """A host of files that can be stopped, started again at the same port, and told to get files wrong.

    A fault makes of a file what is sent instead, or nothing if it is gone.
    """

    def __init__(self, folder=SITE, files=Files):
        self.files, self.folder, self.port, self.server, self.faults = files, folder, 0, None, {}

    def start(self):
        self.server = QuietServer(("127.0.0.1", self.port), self.files)
        self.server.host = self
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self):
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}{UNDER}/"

    def welcome(self, page):
        """A page for a test that was written for a house on the network."""
        page.add_init_script(NO_PAUSE)
        page.add_init_script(ASKED_HERE)
        arrive = page.goto

        def goto(path, **how):
            address = f"{self.address}#{path}" if path.startswith("/") else path
            # Only another page of the same document needs no load.
            if page.url.partition("?")[0] == address.partition("?")[0]:
                arrive("about:blank")
            return arrive(address, **how)

        page.goto = goto


def built():
    if not (SITE / "index.html").exists():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("build/site is missing (make site)")


def kept(which):
    """What the service worker keeps of a build: FILES at once, LATER when it is first wanted."""
    (names,) = re.findall(rf"^const {which} = (.*)$", (SITE / "sw.js").read_text(encoding="utf-8"), re.M)
    return [SITE / (name if name != "./" else "index.html") for name in json.loads(names)]


def sent(path):
    """So many bytes of a file travel, where the host sends what lies packed beside it."""
    packed = path.with_name(path.name + ".br")
    return (packed if packed.exists() else path).stat().st_size


@pytest.fixture(scope="session")
def host():
    built()
    host = Host().start()
    yield host
    host.stop()


@pytest.fixture
def faulty():
    """A host for one test, which may get things wrong."""
    built()
    host = Host().start()
    yield host
    host.stop()


@pytest.fixture
def browse(chromium):
    """A browser of one person; no page may ever complain."""
    contexts, complaints = [], []

    def opened(**more):
        context = chromium.new_context(
            **{"viewport": WIDE, "locale": "en", "reduced_motion": "reduce"} | more
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


def next_version(folder):
    """The same site as another build: its house lies elsewhere, and the former is gone."""
    shutil.copytree(SITE, folder, copy_function=os.link)
    (house,) = folder.glob("py-*")
    house.rename(folder / "py-0123456789")
    for name in ("index.html", "sw.js"):
        text = (folder / name).read_text(encoding="utf-8").replace(house.name, "py-0123456789")
        (folder / name).unlink()
        (folder / name).write_text(
            text.replace("const BUILD = ", "const BUILD = 'next ' + "), encoding="utf-8"
        )
    return folder


def play_now(page, game=None):
    """One press on the front page, as soon as it is there."""
    if game:
        page.locator(f".play [role=radio] >> text={game}").click()
    page.locator(".play .btn--main:not([disabled])").click()
    page.locator(TABLE).first.wait_for()


# Every entry of every log, as the browser keeps it; finished games lie in another base.
ENTRIES = """() => new Promise((done) => indexedDB.databases().then((bases) => {
  const opening = indexedDB.open(bases.find(({ name }) => name.startsWith('taverne /')).name)
  opening.onsuccess = () => {
    const all = opening.result.transaction('log').objectStore('log').getAll()
    all.onsuccess = () => { opening.result.close(); done(all.result.map(({ body }) => JSON.parse(body))) }
  }
}))"""


def entries(page):
    return page.evaluate(ENTRIES)
