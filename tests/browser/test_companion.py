"""The companion of the real box: cards tapped in, counted, explained, kept; the opponent of solo play run."""

import pytest

from kit.audit import keep
from kit.browser import PHONE, audit
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

TOTALS = "[...document.querySelectorAll('.cside__t')].map((one) => Number(one.textContent))"


def totals(page, wanted):
    page.wait_for_function(f"(wanted) => JSON.stringify({TOTALS}) === JSON.stringify(wanted)", arg=wanted)


def find(page, words):
    """By a name in any language; one tap lays the card."""
    page.locator(".cpick__s input").fill(words)
    page.locator(".cpick__p").nth(1).wait_for(state="detached")
    page.locator(".cpick__p").click()


def press(page, message, **details):
    page.get_by_role("button", name=say(message, **details), exact=True).click()


def audit_of_themes(page):
    found = []
    for theme in ("contrast", "light"):
        keep(page, theme=theme)
        found += audit(page)
    return found


def test_a_table_of_cardboard_is_told_counted_explained_and_kept(visit):
    """In German, cards by their English names; too many are refused, and a reload loses nothing."""
    page = visit("/companion", language="de", size=PHONE)
    page.locator(".cmp__go").click()
    with speaking("de"):
        for words, total in (("ghoul", 1), ("ghoul", 2), ("ghoul", 3)):
            find(page, words)
            totals(page, [total, 0])
        find(page, "ghoul")
        refused = say("companion-too-many", card=say("card-mo_ghoul"), most=3)
        page.locator(".wrong li", has_text=refused).wait_for()
        find(page, "Geralt")
        totals(page, [18, 0])
        press(page, "card-ne_commanders_horn")
        totals(page, [21, 0])
        assert page.locator(".wrong").count() == 0
        page.locator(".cwhy .rule", has_text="GWT-4.6").first.click()
        page.locator("dialog", has_text="GWT-4.6").wait_for()
        page.keyboard.press("Escape")
        press(page, "companion-undo")
        totals(page, [18, 0])
        page.reload()
        totals(page, [18, 0])
        assert audit_of_themes(page) == []
        press(page, "companion-end-round")
        page.locator(".cask__o, .cmpd__o").first.wait_for()
        assert audit(page) == []
        press(page, "companion-clear-board")
        totals(page, [1, 0])
        assert page.locator(".cside--1 .cgems .on").count() == 1
        press(page, "companion-new")
        press(page, "companion-clear")
        page.locator(".cmp__go").wait_for()


def test_the_opponent_is_run_and_a_row_of_cardia_counted(visit):
    page = visit("/companion", size=PHONE)
    page.get_by_role("radio", name=say("web-mode-solo")).click()
    page.locator(".cmp__s select").last.select_option("monsters")
    page.locator(".cmp__go").click()
    press(page, "companion-its-turn")
    page.locator(".cask__o", has_text=say("card-mo_celaeno_harpy")).click()
    page.locator(".cwgh .is-best").wait_for()
    assert audit(page) == []
    press(page, "companion-done")
    totals(page, [0, 2])
    press(page, "companion-pass")
    page.locator(".cask__o").last.click()
    for message in ("companion-done", "companion-done", "companion-clear-board"):
        press(page, message)
    page.locator(".cside--0 .cgems .on").nth(1).wait_for(state="detached")
    page.goto("/companion?game=cardia")
    page.locator(".cmp__go").click()
    for key in ("djinn", "assassin"):
        find(page, say(f"cardia-card-{key}"))
    page.locator(".kenc__c.is-won").wait_for()
    totals(page, [1, 0])
    page.locator(".kenc__k").nth(1).click()
    for _ in range(4):
        page.get_by_role("button", name="+5", exact=True).click()
    press(page, "companion-ready")
    totals(page, [0, 1])
    assert audit_of_themes(page) == []
