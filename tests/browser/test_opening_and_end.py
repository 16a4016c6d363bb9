"""The first dialog of a game and its last: what they say, and that they hold still."""

import pytest

from kit.browser import WIDE, open_room

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

ME = {"who": "me", "decks": ["monsters"]}
FOE = {"who": "bot", "bot": "random", "decks": ["skellige"]}


def sit(page, **wanted):
    key = open_room(page, **wanted)
    page.goto(f"/r/{key['room']}")
    return key


WATCH = """() => {
  window.places = new Set()
  const look = () => {
    const dialog = document.querySelector('dialog.dlg--x')
    const hints = dialog?.querySelectorAll('[data-hint]').length
    window.places.add(dialog ? `${Math.round(dialog.getBoundingClientRect().top)}, hints ${hints}` : 'gone')
    requestAnimationFrame(look)
  }
  look()
}"""


def test_the_exchange_stays_where_it_is_and_shows_the_new_card(visit):
    page = visit(quiet=False, size=WIDE)
    sit(page, seats=[ME, FOE])
    page.locator(".xcard").first.wait_for()
    page.locator("dialog.dlg--x").evaluate("(one) => Promise.all(one.getAnimations().map((a) => a.finished))")
    page.evaluate(WATCH)
    page.locator(".xcard").nth(3).click()
    page.locator("dialog[open] footer .btn--main").click()
    page.locator(".xcard .new").wait_for()
    page.locator(".xcard").nth(5).click()
    assert len(page.evaluate("[...window.places]")) == 1
