"""Hints in the browser: a card is suggested, marked and taken, by press and by key, in both games."""

import re

import pytest

from kit.browser import PHONE, WIDE, audit, open_room

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

ME = {"who": "me"}
BOT = {"who": "bot", "bot": "random"}
DUEL = [{"who": "me", "decks": ["monsters"]}, {**BOT, "decks": ["skellige"]}]


def sit(page, **wanted):
    key = open_room(page, **wanted)
    page.goto(f"/r/{key['room']}")


def keep_all(page):
    page.locator("dialog[open] footer button:not([data-hint])").first.click()
    page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".btn--pass").wait_for()
    page.locator("[data-hint] >> visible=true").first.wait_for()


def advised(page, ask):
    """A house with too much to do says so instead; then one asks again."""
    suggested = page.locator(".hint__o >> visible=true")
    while not suggested.count():
        ask()
        page.locator(".hint__o:visible, .is-bad[role=alert]:visible").first.wait_for()
    return suggested.first


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_gwent_suggests_a_card_by_key_and_marks_it(visit, size):
    page = visit(size=size)
    sit(page, seats=DUEL)
    keep_all(page)
    best = advised(page, lambda: page.keyboard.press("h"))
    assert best.evaluate("(one) => one === document.activeElement")
    assert re.search("wins (about|hardly|nearly)", best.inner_text())
    assert re.search("Clearly the best|Probably the best|Others may be just as good", best.inner_text())
    assert audit(page) == []
    marked = page.locator(".hc.is-hinted")
    name = best.locator("b").inner_text()
    assert marked.count() == 0 or name in marked.text_content()
    page.keyboard.press("Escape")
    assert page.locator(".hint").count() == 0


def test_cardia_takes_the_suggested_card(visit):
    page = visit()
    sit(page, game="cardia", seats=[ME, BOT])
    advised(page, page.locator("[data-hint]").click)
    assert audit(page) == []
    marked = page.locator(".hcard.is-hinted").get_attribute("data-card")
    page.keyboard.press("Enter")
    page.locator("[data-yes]").wait_for()
    assert page.locator(".hcard.is-picked").get_attribute("data-card") == marked


def test_the_opening_hand_has_hints_too(visit):
    page = visit()
    sit(page, seats=DUEL)
    advised(page, page.locator("dialog[open] [data-hint]").click)
    assert audit(page) == []
