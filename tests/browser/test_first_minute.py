"""The first minute: a gentle guest with a name, one word for its level everywhere, rules that can be read."""

import pytest

from kit.browser import PHONE, audit
from taverne.games import offer_of
from taverne.words import say, speaking

pytestmark = pytest.mark.browser


def title_of(rule, spoken):
    return offer_of("gwent").handbook.find(rule, spoken)[0].title


def test_the_first_game_is_against_a_gentle_guest_and_the_next_against_whom_one_chose(visit):
    page = visit()
    with speaking("en"):
        guest, gentle, keen = (
            say("web-guest-novice", seat=1),
            say("web-level-novice"),
            say("web-level-planner"),
        )
        other = say("web-guest-planner", seat=1)
    offer = page.locator(".play__row")
    offer.get_by_text(f"against {guest} (a bot, {gentle})").wait_for()
    page.locator(".play .btn--main").click()
    page.locator("dialog[open] footer button:not([data-hint])").first.click()
    rival = page.locator(".seat--opp")
    rival.get_by_text(guest, exact=True).wait_for()
    assert gentle in rival.locator(".seat__id").inner_text()
    page.goto("/")
    page.locator(".play__row button").click()
    page.locator(".lvr").get_by_text(keen).click()
    page.locator(".play .btn--main").click()
    page.locator(".seat--opp").get_by_text(other, exact=True).wait_for()
    page.goto("/")
    offer.get_by_text(f"against {other} (a bot, {keen})").wait_for()


def test_the_id_of_a_rule_opens_it_in_the_language_of_the_reader(visit):
    page = visit("/new?gwent=solo", language="nl")
    page.locator(".rule").first.click()
    sheet = page.locator("dialog.dlg--r")
    sheet.locator(".rsheet p").first.wait_for()
    number = page.locator(".rule").first.inner_text()
    assert sheet.locator("header p").inner_text().startswith(number)
    assert sheet.locator("h1").inner_text() == title_of(number, "nl")
    assert audit(page) == []
    page.set_viewport_size(PHONE)
    box = sheet.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= PHONE["height"]
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def test_the_settings_say_how_the_bots_think(visit):
    page = visit("/settings", language="it")
    with speaking("it"):
        page.locator("[data-engine=interpreted]").get_by_text(say("web-engine-interpreted")).wait_for()


def test_the_first_load_and_the_first_table_are_light(visit):
    """As it travels, without fonts; `bench/pages.py` prints the figures."""
    page = visit("/settings", language="de", size=PHONE)
    page.wait_for_load_state("networkidle")
    line = page.context.new_cdp_session(page)
    fonts, sizes = set(), {}
    line.on("Network.responseReceived", lambda one: one["type"] == "Font" and fonts.add(one["requestId"]))
    line.on("Network.loadingFinished", lambda one: sizes.update({one["requestId"]: one["encodedDataLength"]}))
    line.send("Network.enable")
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/")
    page.locator(".play .btn--main:not([disabled])").wait_for()
    page.wait_for_load_state("networkidle")
    first = sum(size for name, size in sizes.items() if name not in fonts)
    assert 50_000 < first < 130_000
    page.locator(".play .btn--main").click()
    page.locator(".hand__cards, dialog[open]").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(size for name, size in sizes.items() if name not in fonts) - first < 120_000
