"""Five games in one room: the page keeps nothing of those that are over."""

import pytest

from kit.browser import open_room

pytestmark = pytest.mark.browser

SEATS = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random", "decks": ["skellige"]}]
FEW = 600
PRESS = "(selector) => document.querySelector(selector).click()"
THERE = "(selector) => document.querySelector(selector) !== null"
LAID = "() => document.querySelector('dialog[open]') === null && document.querySelector('.hc') !== null"
RESIGN = """async (room) => {
  const body = JSON.stringify({type: 'resign', nonce: String(Math.trunc(performance.now()))})
  const headers = {'Content-Type': 'application/json'}
  await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})
}"""


def nodes(page):
    """All that the browser still holds, also what no longer hangs in the page."""
    protocol = page.context.new_cdp_session(page)
    for _ in range(2):
        protocol.send("HeapProfiler.collectGarbage")
    held = protocol.send("Memory.getDOMCounters")["nodes"]
    protocol.detach()
    return held


def play_and_go_again(page, room):
    """Only by what the page itself finds: handles from outside would keep its elements alive."""
    page.wait_for_function(THERE, arg="dialog[open] .xcard")
    page.evaluate(PRESS, "dialog[open] footer .btn--ghost:not([data-hint])")
    page.wait_for_function(LAID)
    page.evaluate(RESIGN, room)
    page.wait_for_function(THERE, arg=".dlg--g footer .btn--main")
    page.evaluate(PRESS, ".dlg--g footer .btn--main")
    page.wait_for_function(THERE, arg="dialog[open] .xcard")


def test_five_rematches_leave_nothing_behind(visit):
    page = visit(quiet=False)
    room = open_room(page, seats=SEATS)["room"]
    page.goto(f"/r/{room}")
    play_and_go_again(page, room)
    before = nodes(page)
    for _ in range(4):
        play_and_go_again(page, room)
    assert nodes(page) - before < FEW
