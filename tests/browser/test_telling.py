"""A table that tells: what the others did, why numbers are what they are, and what an answer would bring."""

import re
from collections import Counter
from random import Random

import pytest

from kit.browser import PHONE, WIDE, audit, open_room
from taverne.gwent import starter_decks
from taverne.gwent.rulebook import deal
from taverne.gwent.rules import GwentRules

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

ME, BOT = {"who": "me"}, {"who": "bot", "bot": "random"}
FACTIONS = ("northern_realms", "monsters", "skellige", "scoiatael")


def begun(mode, seats, *, plays):
    """A game in which everybody plays the first card that goes, until the first seat has its turn again."""
    game = deal(*FACTIONS[:seats], seed=11, rules=GwentRules(mode=mode))
    while len(game.answers) < plays or game.asked != [0]:
        seat = game.asked[0]
        options = game.options(seat)
        game.answer(seat, "done" if "done" in options else options[0])
    return game.record().text()


def sit(page, mode, seats):
    record = begun(mode, seats, plays=8 * seats)
    key = open_room(page, rules=f"mode={mode}", seats=[ME, *[BOT] * (seats - 1)], record=record)
    page.goto(f"/r/{key['room']}")
    page.locator(".hc:not([aria-disabled=true])").first.wait_for()


def test_what_the_opponent_did_is_marked_and_told_and_totals_say_why(visit):
    """GWT-4.7; in one visit: the last move, the log by rounds, sums, and the same on a phone."""
    page = visit(size=WIDE)
    sit(page, "duel", 2)
    told = page.locator(".hand__act .told")
    told.wait_for()
    assert page.locator(".hand__act .told b").count() > 0
    assert page.locator(".field--opp .is-last, .field--me .is-last, .wxc.is-last").count() > 0
    page.locator(".log__r[open] .log li b").first.wait_for()
    page.locator(".seat--me .asks").click()
    page.locator("dialog[open] .sums dt").nth(2).wait_for()
    totals = [int(text) for text in page.locator("dialog[open] .sums dt b").all_inner_texts()]
    assert sum(totals) == int(page.locator(".seat--me .seat__total b").inner_text())
    assert audit(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    told.wait_for()
    assert audit(page) == []


OVER_ROWS_ONLY = """(lens) => {
  const box = lens.getBoundingClientRect()
  const others = [...document.querySelectorAll('.seat, .hand .prompt, .hand__b button, .hc')]
  const boxes = others.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect())
  return !boxes.some((one) => one.width && one.left < box.right - 1 && one.right > box.left + 1
    && one.top < box.bottom - 1 && one.bottom > box.top + 1)
}"""


def test_a_row_is_spread_out_over_the_rows_and_the_hand_stays_free(visit):
    page = visit(size=WIDE)
    sit(page, "duel", 2)
    tally, lens = page.locator(".field--opp .row__tally").last, page.locator(".lens")
    tally.click()
    for size in (WIDE, PHONE, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        lens.wait_for()
        assert lens.evaluate(OVER_ROWS_ONLY)
    assert audit(page) == []
    lens.locator(".xcard").first.click()
    lens.locator(".pop .rule, .pop .steps").first.wait_for()
    page.keyboard.press("Escape")
    lens.wait_for(state="detached")
    page.locator(".field--opp .row__tally:focus").wait_for()
    page.keyboard.press("Enter")
    lens.wait_for()
    page.locator(".hc:not([aria-disabled=true])").first.click()
    page.locator(".hc.is-picked").wait_for()
    lens.wait_for(state="detached")


def test_the_moves_of_all_others_are_told_in_a_free_for_all(visit):
    """GWT-8.3 and none of them longer than its place."""
    page = visit(size=WIDE)
    sit(page, "ffa4", 4)
    page.locator(".told__d").nth(2).wait_for()
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        page.locator(".told").wait_for()
        inside = page.locator(".told").evaluate("(one) => one.getBoundingClientRect().bottom <= innerHeight")
        assert inside


def test_the_log_folds_its_rounds(visit):
    page = visit(size=WIDE)
    key = open_room(page, seats=[ME, BOT], record=begun("duel", 2, plays=16))
    page.goto(f"/r/{key['room']}")
    page.locator(".hc:not([aria-disabled=true])").first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.locator(".dlg--r .btn--main").click()
    page.locator(".log__r").nth(1).wait_for()
    opened = page.locator(".log__r").evaluate_all("(all) => all.map((one) => one.open)")
    assert opened == [*[False] * (len(opened) - 1), True]
    assert re.fullmatch(r"\d+ : \d+", page.locator(".log__r summary i").first.inner_text())


CONTRAST = """(one) => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).map((part) => Number(part) / 255)
    const line = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    return 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b)
  }
  const {color, backgroundColor} = getComputedStyle(one)
  const [low, high] = [light(color), light(backgroundColor)].sort((a, b) => a - b)
  return backgroundColor.startsWith('rgba') ? 0 : (high + 0.05) / (low + 0.05)
}"""
RESIGN = """async (room) => {
  const body = JSON.stringify({type: 'resign', nonce: '1'})
  const headers = {'Content-Type': 'application/json'}
  await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})
}"""


def test_the_end_tells_score_reason_and_bars_and_can_be_left_in_every_theme(visit):
    page = visit(size=WIDE)
    key = open_room(page, seats=[ME, BOT], record=begun("duel", 2, plays=16))
    page.goto(f"/r/{key['room']}")
    page.locator(".hc:not([aria-disabled=true])").first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.locator(".dlg--r .btn--main").wait_for()
    page.evaluate(RESIGN, key["room"])
    page.locator(".dlg--g").wait_for()
    assert "gave up" in page.locator(".dlg--g .rwin p").inner_text()
    assert (
        page.locator(".dlg--g .measure").count() == page.locator(".dlg--g tbody td:not([data-score])").count()
    )
    assert page.locator(".dlg--g [data-score]").count() == 2
    for theme in ("dark", "light", "contrast"):
        page.evaluate("(theme) => document.documentElement.setAttribute('data-theme', theme)", theme)
        assert page.locator(".dlg--g .dlg__x").evaluate(CONTRAST) >= 3


def asked_by_a_medic():
    """GWT-5.2 the first seat is to say which of several units comes back."""
    for seed in range(1, 40):
        luck = Random(seed)
        game = deal(*FACTIONS[:2], seed=seed, rules=GwentRules(mode="duel"))
        while not game.is_over:
            seat = game.asked[0]
            options = game.options(seat)
            if seat == 0 and game.question(0).kind == "revive" and len(options) > 1:
                return game.record().text()
            cards = [word for word in options if word not in ("pass", "leader", "done")]
            passes = "pass" in options and luck.random() < 0.12
            game.answer(seat, "pass" if passes else luck.choice(cards or options))
    raise AssertionError("no medic was asked")


def test_a_medic_says_where_a_unit_comes_back_to_and_what_that_gives(visit):
    page = visit(size=WIDE)
    key = open_room(page, seats=[ME, BOT], record=asked_by_a_medic())
    page.goto(f"/r/{key['room']}")
    page.locator("dialog[open] .xcard .pill").first.wait_for()
    page.locator("dialog[open] .xcard").first.click()
    words = page.locator("dialog[open] .fore")
    words.wait_for()
    assert re.search(r"comes back into your \w+ row\.", words.inner_text())
    assert re.search(r"[+−]\d+|No total changes", words.inner_text())
    assert audit(page) == []


def among_partners():
    """GWT-8.4 one rival has brought the same deck; some turns on, nobody has passed."""
    decks = [starter_decks()[faction] for faction in ("monsters", "monsters", "skellige", "scoiatael")]
    game, luck = deal(*decks, seed=4, rules=GwentRules(mode="pairs")), Random(4)
    while len(game.answers) < 24 or 0 not in game.asked:
        options = game.options(game.asked[0])
        cards = [word for word in options if word not in ("pass", "leader", "done")]
        game.answer(game.asked[0], "done" if "done" in options else luck.choice(cards or list(options)))
    return game


def test_among_partners_a_letter_says_who_brought_a_card_where_somebody_can_tell(visit):
    """GWT-8.4, GWT-9.25 also where a rival has brought the same deck; GWT-5.4 but not of its spies"""
    page, game = visit(), among_partners()
    told = [unit.owner for row in game.look(0).rows for unit in row.units]
    owners = [owner for owner in told if owner >= 0]
    bots = [{"who": "bot", "bot": "random"}] * 3
    room = open_room(page, record=game.record().text(), seats=[{"who": "me"}, *bots])["room"]
    page.goto(f"/r/{room}")
    page.locator(".hand__cards [role=option]").first.wait_for()
    letters = page.locator(".row__cards .own").all_inner_texts()
    assert page.locator(".row__cards .own--me").count() == owners.count(0)
    assert sorted(Counter(letters).values()) == sorted(Counter(owners).values())
    assert len(set(owners)) == 4


def test_why_a_table_cannot_begin_is_said_in_words(visit):
    """GWT-8.4 partners bring different factions"""
    page = visit()
    brought = [
        {"who": "bot", "bot": "random", "decks": [one]} for one in ("skellige", "monsters", "nilfgaard")
    ]
    seats = [{"who": "me", "decks": ["monsters"]}, *brought]
    page.goto(f"/r/{open_room(page, rules='mode=pairs', seats=seats)['room']}")
    page.get_by_text("Partners must bring different factions").first.wait_for()
    assert page.get_by_text("setup-").count() == 0
