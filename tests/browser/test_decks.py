"""Decks and games of one's own, kept on the device: built, shared, found again."""

import pytest

from kit.audit import faults, keep, resize
from kit.browser import audit, open_room
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.starters import starter_decks
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

BROKEN = """Fraktion: Monster
Anführer: Bringer des Todes
9 Ghul
2 Catapult
Sauron
Drauk
12 Decoy
3 Geralt of Rivia
"""
SMALL = (360, 640)


def of_law(page, law):
    page.get_by_role("radio", name=law).click()
    page.locator(f"[aria-checked=true]:text-is('{law}')").wait_for()
    page.locator(".laws__c, .laws__v.is-good").first.wait_for()
    return page.locator(".laws__c li").all_inner_texts()


def test_a_broken_list_is_told_with_all_reasons_mended_and_chosen_at_a_table(visit):
    """GWT-1.1 nothing of it is lost: what is understood lies on the workbench."""
    page = visit("/decks", language="de")
    with speaking("de"):
        words = {
            key: say(f"web-decks-{key}") for key in ("import", "read", "keep", "undo", "redo", "mend-do")
        }
        meant = say("deck-file-card-misspelt", line=6, text="Drauk", meant=say("card-mo_draug"))
        unknown = say("deck-file-card-unknown", line=5, text="Sauron")
    page.get_by_role("button", name=words["import"]).click()
    page.fill("#deck-source", BROKEN)
    page.get_by_role("button", name=words["read"]).click()
    told = page.locator("dialog .wrong li")
    told.first.wait_for()
    assert told.all_inner_texts() == [unknown, meant]
    page.get_by_role("button", name=words["keep"]).click()
    reasons = of_law(page, "Standard")
    assert len(reasons) == len([one for one in reasons if "GWT-" in one]) == 6
    assert len(of_law(page, "Turnier")) > len(of_law(page, "Solo")) >= 6
    of_law(page, "Standard")
    page.get_by_role("button", name=words["mend-do"]).click()
    page.locator(".laws__v.is-good").wait_for()
    page.get_by_role("button", name=words["undo"]).click()
    page.locator(".laws__m").wait_for()
    resize(page, SMALL)
    assert faults(page) == []
    page.locator(".wb__foot button").click()
    assert faults(page) == []
    page.locator("[data-line=ne_decoy]").click()
    page.locator(".wb__foot p:has-text('25')").wait_for()
    page.get_by_role("button", name=words["undo"]).click()
    page.locator(".wb__foot p:has-text('26')").wait_for()
    page.get_by_role("button", name=words["redo"]).click()
    page.locator(".wb__foot p:has-text('25')").wait_for()
    page.reload()
    page.locator(".wb__foot p:has-text('25')").wait_for()
    assert audit(page) == []
    page.goto("/new?gwent")
    page.locator(".dkc__o .dkc").wait_for()


def test_a_link_shows_its_deck_in_a_fresh_browser_which_keeps_and_plays_it(visit):
    starter = starter_decks()["skellige"]
    page = visit(f"/decks#{write_code(starter)}")
    page.locator(".shared .paste__d").wait_for()
    assert page.locator(".shared .paste__c li").count() == len(set(starter.cards))
    assert page.locator(".dkc__o, .dbox h3 a").count() == 0
    assert audit(page) == []
    page.locator(".shared .btn--main").click()
    page.locator(".laws__v.is-good").wait_for()
    page.get_by_role("button", name=say("web-decks-try")).click()
    page.locator(".study__l li").first.wait_for()
    page.get_by_role("button", name=say("web-decks-stop")).click()
    page.locator(".wb__t .btn--main").click()
    page.locator(".dkc__o .dkc[aria-pressed=true]").wait_for()
    page.goto("/decks#G1-AAAAA")
    page.locator(".shared .wrong li").wait_for()
    assert page.locator(".dbox h3 a").count() == 1


def test_cards_are_dragged_into_the_deck_and_out_again(visit):
    page = visit("/decks/edit?new=monsters", painted=True)
    page.locator(".laws__p").wait_for()
    page.locator(".pool__f").first.drag_to(page.locator(".dlist"))
    line = page.locator("[data-line]")
    line.wait_for()
    line.drag_to(page.locator(".pool__f").nth(2))
    line.wait_for(state="detached")


def test_a_finished_game_is_found_after_leaving_before_its_end_was_seen(visit):
    page = visit()
    seats = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random"}]
    key = open_room(page, seats=seats)
    page.goto(f"/r/{key['room']}")
    page.locator("dialog[open] footer button:not([data-hint])").first.wait_for()
    page.goto("/settings")
    page.evaluate(
        """async (room) => {
          const body = JSON.stringify({type: 'resign', nonce: 'r'})
          const headers = {'Content-Type': 'application/json'}
          await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})
        }""",
        key["room"],
    )
    page.goto("/games")
    line = page.locator(".gline")
    line.wait_for()
    assert say("web-games-lost") in line.inner_text()
    assert page.locator(".grp").count() == 4
    assert audit(page) == []
    keep(page, language="de")
    resize(page, SMALL)
    assert faults(page) == []
    keep(page, language="en")
    page.context.clear_cookies()
    page.reload()
    line.get_by_role("link").click()
    page.locator(".ctl").wait_for()
    page.goto("/games")
    lost_once_and_carried(page, line)
    line.get_by_role("button", name=say("web-games-again")).click()
    page.locator("dialog[open] footer button:not([data-hint])").first.wait_for()


def lost_once_and_carried(page, line):
    """Filtered, deleted and brought back; saved, all deleted, and read again from the file."""
    result = page.get_by_label(say("web-games-result"))
    result.select_option("won")
    page.get_by_text(say("web-games-none-such")).wait_for()
    result.select_option("")
    line.locator("button").last.click()
    line.wait_for(state="detached")
    page.get_by_role("button", name=say("web-games-bring-back")).click()
    line.wait_for()
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("web-games-export")).click()
    page.get_by_role("button", name=say("web-games-forget-all")).click()
    page.get_by_role("button", name=say("web-games-sure")).click()
    page.get_by_text(say("web-games-none")).wait_for()
    page.locator(".gms__k input[type=file]").set_input_files(saving.value.path())
    line.wait_for()
