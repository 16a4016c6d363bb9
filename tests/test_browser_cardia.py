"""Cardia in the browser: what an answer would lead to."""

import pytest

from browser import PHONE, WIDE, audit, open_room
from cardia_records import asks_for_a_card_in_the_row, stopped

pytestmark = pytest.mark.browser

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def sit(page, record):
    key = open_room(page, game="cardia", seats=SEATS, record=record)
    page.goto(f"/r/{key['room']}")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_choice_shows_what_it_would_lead_to(visit, size):
    page = visit(size=size)
    sit(page, stopped(asks_for_a_card_in_the_row))
    target = page.locator(".ccard.is-target").last
    target.click()
    page.locator(".hand__act .then").wait_for()
    words = page.locator(".hand__act .then").inner_text()
    assert "Encounter" in words
    pill = page.locator(".place__pre").first.inner_text()
    mine, theirs = (part.strip() for part in pill.split(":"))
    assert f"{mine} to {theirs}" in words
    assert audit(page) == []
    page.keyboard.press("Enter")
    influence = page.locator(f".place:has(.inf:text-is('{mine}')), .place:has(.inf:text-is('{theirs}'))")
    influence.first.wait_for()
