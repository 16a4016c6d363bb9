"""Cardia in the browser: what an answer would lead to, and how a game of a match ends."""

import pytest

from kit.browser import PHONE, WIDE, audit, open_room
from kit.cardia.records import asks_for_a_card_in_the_row, ends_a_game_next, last_word, stopped
from kit.cuts import answer

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def sit(page, record):
    key = open_room(page, game="cardia", seats=SEATS, record=record)
    page.goto(f"/r/{key['room']}")
    return key["room"]


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


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_row_of_a_finished_game_stays_until_one_goes_on(visit, size):
    page = visit(size=size)
    record = stopped(ends_a_game_next, wins=2)
    room = sit(page, record)
    page.locator(".place .ccard").first.wait_for()
    answer(page, room, last_word(record))
    page.locator(".closed").wait_for()
    assert page.locator(".place .ccard").count() > 2
    assert "Signets" in page.locator(".closed").inner_text()
    assert page.locator(".hcard").count() == 0
    assert audit(page) == []
    page.keyboard.press("Enter")
    page.locator(".hcard").first.wait_for()
    assert page.locator(".closed").count() == 0
