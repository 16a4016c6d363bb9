"""What can be read at a table: a picked card at every size, reasons of strength, what wakes a guardian."""

import re

import pytest

from kit.audit import SIZES, resize
from kit.browser import PHONE, audit, open_room
from kit.crowded import FULL_ROWS, cardia_record, gwent_record
from taverne.house.puzzles import sketched
from taverne.protocol.puzzles import SketchSeat, SketchWish

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]
# Whether all of these words are to be seen somewhere, but for spaces and the ids of rules.
READ = r"""(words) => {
  const plain = (text) => text.replace(/\([A-Z]{3}-[\d.]+\)/g, '').replace(/\s+/g, '')
  const range = document.createRange()
  const isSeen = (one) => {
    range.selectNodeContents(one)
    return [...range.getClientRects()].filter((line) => line.width > 1).every((line) =>
      one.contains(document.elementFromPoint((line.left + line.right) / 2, (line.top + line.bottom) / 2)))
  }
  const holders = [...document.querySelectorAll('p, span, div')].filter((one) => one.checkVisibility())
  return holders.some((one) => plain(one.textContent).includes(plain(words)) && isSeen(one))
}"""


def sit(page, record, game="gwent"):
    key = open_room(page, game=game, seats=SEATS, record=record)
    page.goto(f"/r/{key['room']}")
    page.locator(".hc, .hcard").first.wait_for()


def is_read(page, words, opener):
    """At once, or after a press on the part of it that has room."""
    if page.evaluate(READ, words):
        return True
    page.locator(opener).click()
    page.locator("dialog[open]").wait_for()
    seen = page.evaluate(READ, words)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    return seen


def at_every_size(page, words, opener):
    seen = {}
    for size in SIZES:
        resize(page, size)
        seen[size] = is_read(page, words, opener)
    return [size for size, read in seen.items() if not read]


def test_the_text_of_a_picked_card_can_be_read_at_every_size(visit):
    """The longest text of the hand."""
    page = visit()
    sit(page, gwent_record("duel", *FULL_ROWS["duel"]))
    texts = {}
    for card in page.locator(".hc:not([aria-disabled=true])").all():
        card.click()
        texts[page.locator(".pick__w").text_content()] = card
        page.keyboard.press("Escape")
    words = max(texts, key=len)
    assert len(words) > 60
    texts[words].click()
    assert at_every_size(page, words, ".pick__w") == []


def test_the_text_of_a_picked_card_of_cardia_can_be_read_at_every_size(visit):
    page = visit()
    sit(page, cardia_record("deck=I", 165, lambda game: len(game.answers) == 18), game="cardia")
    texts = {}
    for card in page.locator(".hcard:not([aria-disabled=true])").all():
        card.click()
        name = page.locator(".pick b").text_content()
        texts[page.locator(".pick").text_content().split(name, 1)[1].strip()] = card
        page.keyboard.press("Escape")
    words = max(texts, key=len)
    assert len(words) > 60
    texts[words].click()
    assert at_every_size(page, words, ".pick") == []


def in_the_cold():
    """Frost over the close rows, a horn beside one of them, and a card that calls its kin."""
    mine = {"hand": ["mo_nekker", "mo_cockatrice"], "melee": ["mo_fiend"], "horn": ["melee"]}
    theirs = {"hand": ["sk_clan_an_craite_warrior"], "sky": ["ne_biting_frost"]}
    leaders = {"monsters": "mo_leader_eredin_red_riders", "skellige": "sk_leader_crach_an_craite"}
    seats = [
        SketchSeat(names={"faction": faction, "leader": leaders[faction]}, piles=piles)
        for faction, piles in (("monsters", mine), ("skellige", theirs))
    ]
    return sketched(SketchWish(game="gwent", seats=seats)).record


def test_reasons_name_the_frost_and_the_horn_and_a_muster_is_one_line(visit):
    """GWT-4.7, GWT-5.5"""
    page = visit()
    sit(page, in_the_cold())
    page.locator(".field--me .row__cards .card").first.click()
    reasons = " ".join(page.locator(".pop .steps li").all_inner_texts())
    assert "Biting Frost" in reasons
    assert "Commander's Horn" in reasons
    page.keyboard.press("Escape")
    page.locator(".hc[data-card=mo_nekker]").click()
    page.keyboard.press("Enter")
    line = page.locator(".log li", has_text="answer the call")
    line.first.wait_for()
    assert line.count() == 1
    assert re.search(r"\d × Nekker", line.inner_text())


def test_a_guardian_says_what_wakes_it_and_seals_say_where_they_lie(visit):
    """CAR-6.3, CAR-3.6"""
    page = visit()
    record = cardia_record("deck=II guardians=true scenes=senate", 137, lambda game: len(game.answers) == 18)
    sit(page, record, game="cardia")
    guardians = page.locator(".gdn >> visible=true")
    labels = [one.get_attribute("aria-label") for one in guardians.all()]
    assert labels
    assert [label for label in labels if "Wakes for whoever plays a card of the" not in label] == []
    for size in (None, PHONE):
        if size:
            page.set_viewport_size(size)
        guardians.last.click()
        page.locator(".wakes").first.wait_for()
        assert audit(page) == []
        page.keyboard.press("Escape")
    seals = page.locator(".cside--me .seals")
    signets = int(re.search(r"\d+", seals.get_attribute("aria-label"))[0])
    seals.click()
    counted = page.locator("dialog[open] .sums b").all_inner_texts()
    assert sum(map(int, counted)) == signets > 0
    assert audit(page) == []
    page.locator("dialog[open] .sums button").first.click()
    page.locator(".tdlg, .side .why, .why").first.wait_for()
