"""Dragging, as an extra: by mouse and finger, only to what is lit, and never more than a press could do."""

import pytest
from playwright.sync_api import expect

from kit.browser import PHONE, WIDE, open_room

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

BOT = {"who": "bot", "bot": "random"}
DUEL = [{"who": "me", "decks": ["monsters"]}, {**BOT, "decks": ["skellige"]}]
HELD = ".hc:not([aria-disabled=true]):not(:has-text('Decoy'))"
LIT = "[data-target], .is-target, [data-drop]"
A_SECOND = 1.0


def sit(page, **wanted):
    key = open_room(page, **wanted)
    page.goto(f"/r/{key['room']}")


def duel(page):
    sit(page, seats=DUEL)
    page.locator("dialog[open] footer button:not([data-hint])").first.click()
    page.locator(".btn--pass").wait_for()


def count(page):
    return page.locator(".hc").count()


class Mouse:
    def __init__(self, page):
        self.mouse = page.mouse

    def take(self, x, y):
        self.mouse.move(x, y)
        self.mouse.down()
        self.mouse.move(x, y - 30, steps=3)

    def carry(self, x, y):
        self.mouse.move(x, y, steps=5)

    def let_go(self):
        self.mouse.up()


class Finger:
    """A finger that rests before it moves, to the millisecond by the clock of the page.

    On a busy machine it would rest too long otherwise, which shows the card instead of lifting it.
    """

    rest = 220

    def __init__(self, page):
        self.page = page
        self.line = page.context.new_cdp_session(page)
        page.clock.install()

    def touch(self, kind, *points):
        spots = [{"x": x, "y": y} for x, y in points]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    def take(self, x, y):
        self.page.clock.pause_at(self.page.evaluate("Date.now() / 1000") + A_SECOND)
        self.touch("touchStart", (x, y))
        self.page.clock.run_for(self.rest)
        self.touch("touchMove", (x, y - 30))
        self.page.clock.resume()

    def carry(self, x, y):
        self.touch("touchMove", (x, y - 10))
        self.touch("touchMove", (x, y))

    def let_go(self):
        self.touch("touchEnd")


class Hasty(Finger):
    """A finger that wants to scroll."""

    rest = 0


POINTERS = [
    pytest.param(Mouse, {"size": WIDE}, id="mouse"),
    pytest.param(Finger, {"size": PHONE, "has_touch": True}, id="finger"),
]


def middle(locator):
    """Of the part of a card that no other card covers."""
    box = locator.bounding_box()
    return box["x"] + min(15, box["width"] / 2), box["y"] + box["height"] / 2


def lifted(page, pointer, cards=HELD, lit=".row.is-legal"):
    """The first card that may go into a row, on its way there."""
    for number in range(page.locator(cards).count()):
        pointer.take(*middle(page.locator(cards).nth(number)))
        page.locator(".drag").wait_for(state="attached")
        page.locator(LIT).first.wait_for(state="attached")
        if page.locator(lit).count():
            return
        page.keyboard.press("Escape")
        pointer.let_go()
    raise AssertionError("no card may be played")


@pytest.mark.parametrize(("kind", "how"), POINTERS)
def test_a_card_is_dragged_into_a_row_that_is_lit(visit, kind, how):
    page = visit(**how)
    pointer = kind(page)
    duel(page)
    before = count(page)
    lifted(page, pointer)
    assert page.locator(".drag").count() == 1
    pointer.carry(*middle(page.locator(".row.is-legal").first))
    assert page.locator(".is-over").count() == 1
    pointer.let_go()
    page.locator(".hc").nth(before - 1).wait_for(state="detached")
    assert page.locator(".drag").count() == 0


@pytest.mark.parametrize(("kind", "how"), POINTERS)
def test_a_card_let_go_elsewhere_returns(visit, kind, how):
    page = visit(**how)
    pointer = kind(page)
    duel(page)
    before = count(page)
    lifted(page, pointer)
    pointer.carry(5, 5)
    pointer.let_go()
    expect(page.locator(".hc.is-picked, .drag, .row.is-legal")).to_have_count(0)
    assert count(page) == before


def test_escape_puts_the_card_back(visit):
    page = visit()
    duel(page)
    pointer, before = Mouse(page), count(page)
    lifted(page, pointer)
    pointer.carry(*middle(page.locator(".row.is-legal").first))
    page.keyboard.press("Escape")
    assert page.locator(".drag, .row.is-legal").count() == 0
    pointer.let_go()
    expect(page.locator(".hc.is-picked")).to_have_count(0)
    assert count(page) == before


def test_a_finger_that_does_not_rest_scrolls(visit):
    page = visit(size=PHONE, has_touch=True)
    finger = Hasty(page)
    duel(page)
    finger.take(*middle(page.locator(HELD).first))
    finger.carry(200, 300)
    assert page.locator(".drag").count() == 0
    finger.let_go()


@pytest.mark.parametrize(("kind", "how"), POINTERS)
def test_cardia_lays_a_card_at_the_free_place(visit, kind, how):
    page = visit(**how)
    pointer = kind(page)
    sit(page, game="cardia", seats=[{"who": "me"}, BOT])
    page.locator(".hcard").first.wait_for()
    lifted(page, pointer, ".hcard[aria-disabled=false]", "[data-drop]")
    card = page.locator(".hcard.is-picked").get_attribute("data-card")
    pointer.carry(*middle(page.locator("[data-drop]")))
    pointer.let_go()
    page.locator(f".hcard[data-card='{card}']").wait_for(state="detached")
