"""Decks and games of one's own, kept on the device: built, shared, found again."""

import pytest

from kit.audit import faults, keep, resize
from kit.browser import audit, open_room, tell_room
from taverne.gwent.decks.codes import box, write_code
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.files import read_deck, write_deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.rulebook import deal
from taverne.house.library import appraised
from taverne.protocol.decks import DeckToAppraise
from taverne.protocol.studies import ChangeView, EstimateView, StudyView
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
    """Also when the table has begun anew since; there one goes on from the list of games."""
    page = visit()
    seats = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random"}]
    key = open_room(page, seats=seats)
    page.goto(f"/r/{key['room']}")
    page.locator("dialog[open] footer button:not([data-hint])").first.wait_for()
    page.goto("/settings")
    tell_room(page, key["room"], {"type": "resign"}, {"type": "ask", "wish": "rematch"})
    page.goto("/games")
    line = page.locator(".gline")
    line.wait_for()
    assert say("web-games-lost") in line.inner_text()
    assert page.locator(".grp").count() == 4
    assert audit(page) == []
    page.locator(".gms__run a.cont", has_text=say("web-phase-gathering")).click()
    page.wait_for_url(f"**/r/{key['room']}")
    page.go_back()
    line.wait_for()
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


def finished_record():
    """Over at once; the first seat plays the ready deck of the Monsters."""
    game = deal("monsters", "skellige", seed=1)
    while not game.is_over:
        game.answer(game.asked[0], game.options(game.asked[0])[-1])
    return game.record().text()


def bettered(deck):
    """One plain card of the faction goes, another comes."""
    own = [card for card in box(deck.faction) if card.key.startswith("mo_") and card.plain]
    out = next(card for card in own if card in deck.cards)
    into = next(card for card in own if card not in deck.cards)
    cards = [*deck.cards, into]
    cards.remove(out)
    return out, into, Deck(deck.faction, deck.leader, cards)


def climbed(study, step, better, *, done):
    """A study that tries this step, or has taken it."""
    return StudyView(
        study=study,
        kind="climb",
        phase="done" if done else "trial",
        games=1200 if done else 400,
        most=6000,
        rate=EstimateView(mean=0.5, low=0.45, high=0.55, games=400),
        trying=None if done else step,
        steps=[step] if done else [],
        proof=step.gain if done else None,
        source=write_deck(better),
    )


@pytest.mark.network
def test_a_change_is_suggested_with_its_gain_and_taken_over(visit, tmp_path):
    """The study itself is short: what the house would find is told at once."""
    starter = starter_decks()["monsters"]
    out, into, better = bettered(starter)
    gain = EstimateView(mean=0.042, low=0.011, high=0.073, games=600)
    step = ChangeView(out=[out.key], into=[into.key], gain=gain)
    asked = []

    def tell(route):
        asked.append(route.request.url)
        found = climbed(asked[-1].split("/")[-2], step, better, done=len(asked) > 1)
        route.fulfill(status=200, content_type="application/json", body=found.model_dump_json())

    page = visit("/games")
    record = tmp_path / "game.record"
    record.write_text(finished_record(), encoding="utf-8")
    page.locator(".gms__k input[type=file]").set_input_files(record)
    page.locator(".gline").wait_for()
    page.goto("/decks/edit?copy=monsters")
    page.locator(".laws__p").wait_for()
    page.locator(".wb__deck .share").get_by_text(say("web-games-few", games=1, won=0)).wait_for()
    figures = appraised(DeckToAppraise(source="monsters"))
    shown = page.locator(".figs .figs__r").last.locator("dd").all_inner_texts()
    assert shown == [str(row.count) for row in figures.rows]
    assert page.locator(".figs__o li").count() == len(figures.roles)
    curve = ", ".join(f"{one.name}: {one.count}" for one in figures.curve[:-1] if one.count)
    assert curve in page.locator(".figs .bars").get_attribute("aria-label")
    page.route("**/api/studies/*/games", tell)
    page.get_by_role("button", name=say("web-decks-suggest")).click()
    page.get_by_text(say("web-decks-proof")).wait_for()
    told = page.locator(".study").inner_text()
    assert told.count("+4.2 points of a hundred (95 % sure between +1.1 and +7.3, 600 games)") == 2
    assert page.locator(".study svg").count() >= 2
    assert audit(page) == []
    page.get_by_role("button", name=say("web-decks-take")).click()
    page.locator(f"[data-line={into.key}]").wait_for()
    page.locator(".laws__v.is-good").wait_for()
    page.get_by_role("button", name=say("web-decks-share"), exact=True).click()
    with page.expect_download() as saving:
        page.get_by_role("button", name=say("web-decks-share-file")).click()
    saved = read_deck(saving.value.path().read_text(encoding="utf-8"))
    assert (saved.faction, saved.leader, saved.cards) == (better.faction, better.leader, better.cards)


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
