"""Taking a seat before a screen, and pressing what is there."""

import base64
import zlib

from kit.browser import open_room
from kit.crowded import SEATS, gwent_record

ME, OPEN = {"who": "me"}, {"who": "open"}
BOT = {"who": "bot", "bot": "random"}
COME_IN = """async ({room, invite}) => {
  const body = JSON.stringify({name: 'Bob', invite, bearer: true})
  const headers = {'Content-Type': 'application/json'}
  await fetch(`/api/rooms/${room}/guests`, {method: 'POST', credentials: 'omit', headers, body})
}"""


def sit(page, seats, **wanted):
    key = open_room(page, seats=seats, **wanted)
    page.goto(f"/r/{key['room']}")
    return key


def sit_at(page, mode, seed, answers):
    """At the recorded table, in the first seat."""
    others = [OPEN] if mode == "solo" else [BOT] * (SEATS[mode] - 1)
    return sit(page, [ME, *others], record=gwent_record(mode, seed, answers))


def press(page, selector):
    """The first of these; where it lies under its neighbour it is pressed all the same."""
    page.locator(f"{selector} >> visible=true").first.dispatch_event("click")


def shut(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def packed(text):
    """As a link carries it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = squeezed.compress(text.encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
