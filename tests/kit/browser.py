"""A real browser at a real house: pages that report every error, and players who press what is lit."""

import json
import os
import random
import re
import shutil
import time
from pathlib import Path

import pytest

import taverne
from kit.children import PATIENCE
from kit.open_house import GENEROUS, OpenHouse
from kit.places import ROOT

PAGES = Path(taverne.__file__).parent / "server" / "web" / "index.html"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The shell is the same engine without a window around each page, which costs a quarter of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
ARGUMENTS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-features=PreloadTopChromeWebUI,InitialWebUI,Translate,MediaRouter,OptimizationHints,PaintHolding,"
    "SpareRendererForSitePerProcess",
]
WIDE, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
LONGEST = 180_000  # the last resort: what is waited for is an event
HARMLESS = r"net::ERR_|WebSocket|Cross-Origin-Opener-Policy|status of (4\d\d|503)"
# To draw the pages takes more than half of the browser's time, and most tests only press and read.
UNPAINTED = """
  const clear = new CSSStyleSheet()
  clear.replaceSync('html, dialog, [popover] { opacity: 0 !important }')
  document.adoptedStyleSheets.push(clear)
  window.paint = (painted) => { clear.disabled = painted }
"""


def missing():
    """What these tests need and this machine lacks."""
    if CHROMIUM is None:
        return "there is no Chromium on this machine (on Debian: apt install chromium)"
    if not PAGES.exists():
        return "the pages have not been built (make web)"
    return "" if AXE.exists() else "axe-core is not installed in web/node_modules (make web)"


@pytest.fixture(scope="session")
def chromium():
    """Its event loop stays in this process, so that these tests run apart from all others (see make test)."""
    if missing() and os.environ.get("CI") == "true":
        pytest.fail(missing())
    if missing():
        pytest.skip(missing())
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=LONGEST)

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(request, tmp_path_factory):
    """A house on the network; with --here the one that the page of files brings along."""
    if request.config.getoption("--here"):
        yield request.getfixturevalue("host")
        return
    opened = OpenHouse(tmp_path_factory.mktemp("house"), **GENEROUS).open()
    yield opened
    opened.close()


@pytest.fixture
def visit(chromium, house):
    """Opens pages of the house, each as another person; no page may ever complain.

    Where somebody looks at colours or pictures, they must be painted; axe sees to that itself.
    """
    contexts, complaints = [], []

    def opened(path="/", *, language="en", theme="dark", size=WIDE, quiet=True, painted=False, **more):
        motion = "reduce" if quiet else "no-preference"
        context = chromium.new_context(
            base_url=house.address, viewport=size, locale=language, reduced_motion=motion, **more
        )
        context.set_default_timeout(LONGEST)
        contexts.append(context)
        page = context.new_page()
        if not painted:
            page.add_init_script(UNPAINTED)
        if hasattr(house, "welcome"):
            house.welcome(page)
        page.on("console", lambda message: note(complaints, message))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if theme != "dark":
            page.emulate_media(color_scheme="light", reduced_motion=motion)
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


def note(complaints, message):
    """A house that is away for a moment is no fault of the page."""
    if message.type == "error" and not re.search(HARMLESS, message.text):
        complaints.append(message.text)


def is_busy():
    """Others keep the cores: then the seconds are not ours."""
    return os.getloadavg()[0] > (os.cpu_count() or 1)


OPEN_ROOM = """async (wanted) => (await (await fetch('/api/rooms', {
  method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(wanted)})).json())"""


def open_room(page, **wanted):
    """As the page itself would, with its cookie; the room and the invitation."""
    return page.evaluate(OPEN_ROOM, {"name": "Ann", **wanted})


TELL_ROOM = """async ([room, ...said]) => {
  for (const words of said) {
    const body = JSON.stringify({...words, nonce: crypto.randomUUID()})
    const headers = {'Content-Type': 'application/json'}
    await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})
  }
}"""


def tell_room(page, room, *said):
    """From a page that does not show the room."""
    page.evaluate(TELL_ROOM, [room, *said])


# A house in a worker answers by messages.
FORGED = """({ door, sought, instead }) => {
  const Real = window.Worker
  const asked = new Set()
  window.Worker = class extends Real {
    postMessage(said, ...more) {
      if (said.t === 'call' && said.path.endsWith(door)) asked.add(said.id)
      super.postMessage(said, ...more)
    }
    set onmessage(hear) {
      super.onmessage = ({ data }) => {
        const forged = data.t === 'answer' && asked.has(data.id)
        hear({ data: forged ? { ...data, text: data.text.replace(new RegExp(sought, 'm'), instead) } : data })
      }
    }
  }
}"""


def forge(page, door, sought, instead):
    """From the next load on, what the house answers at this door is changed on its way, wherever it is."""

    def forged(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=re.sub(sought, instead, answer.text(), flags=re.MULTILINE))

    page.route(f"**{door}", forged)
    words = json.dumps({"door": door, "sought": sought, "instead": instead})
    page.add_init_script(f"({FORGED})({words})")


AUDIT = """async () => {
  window.paint?.(true)
  const found = await axe.run(document, {resultTypes: ['violations']})
  window.paint?.(false)
  return found.violations
}"""


def audit(page):
    """What axe finds."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(AUDIT)
    return [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found]


class Player:
    """Presses something that is lit, until the game is over. It knows no rule."""

    def __init__(self, page, seed=1):
        self.page = page
        self.rng = random.Random(seed)

    def is_over(self):
        return self.page.locator(".dlg--g").count() > 0

    def acts(self):
        """Whether there was anything to press; now and then a button, such as passing, before a card."""
        free = [self.on_card, self.on_button]
        if self.rng.random() < 0.4:
            free.reverse()
        return any(lit() for lit in (self.in_dialog, self.on_target, *free))

    def must_act(self, times=1):
        """However slow the machine is."""
        began = time.monotonic()
        for _ in range(times):
            while not self.acts():
                assert time.monotonic() - began < PATIENCE, "there is nothing to press"
                self.page.wait_for_timeout(60)

    def press(self, found):
        """One of these; what vanished meanwhile needs no press."""
        from playwright.sync_api import Error

        count = found.count()
        if not count:
            return False
        try:
            found.nth(self.rng.randrange(count)).click(timeout=1500)
        except Error:
            return False
        return True

    def in_dialog(self):
        dialog = self.page.locator("dialog[open]:not(.dlg--g)").last
        if not dialog.count():
            return False
        self.press(dialog.locator("[role=option]:not([aria-disabled=true])"))
        return self.press(dialog.locator("footer button:not([disabled], [data-hint]), button.is-legal"))

    def on_target(self):
        return self.press(
            self.page.locator(
                "[data-target]:visible, .is-target:visible, [data-yes]:visible, button.is-legal:visible"
            )
        )

    def on_card(self):
        options = ".hc:not([aria-disabled=true]):visible, [data-option]:not([aria-disabled=true]):visible"
        return self.press(self.page.locator(options))

    def on_button(self):
        return self.press(self.page.locator(".hand__act button:not([data-hint]):visible"))


def play(*players, until=Player.is_over):
    """Everybody presses in turn until it is over for all, however slow the machine is."""
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        waiting = [player for player in players if not until(player)]
        if not waiting:
            return
        acted = [player.acts() for player in waiting]
        if not any(acted):
            waiting[0].page.wait_for_timeout(60)
    raise AssertionError("the game does not end")
