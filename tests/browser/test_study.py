"""Replays that are shared, and a bot that goes through a game: in real Chromium, against a real house."""

import re
from dataclasses import replace

import pytest

from kit.audit import keep
from kit.browser import Player, audit, open_room, tell_room
from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN
from kit.seated import packed
from kit.short_game import BLUNDER, short_game
from taverne.kernel.record import read_record
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

NARROW = {"width": 360, "height": 740}
WAYS = {
    "duel": GWENT_GOLDEN / "duel-02-monsters-northern_realms.record",
    "ffa3": GWENT_GOLDEN / "ffa3-0.record",
    "ffa5": GWENT_GOLDEN / "ffa5-0.record",
    "pairs": GWENT_GOLDEN / "pairs-0.record",
    "solo": GWENT_GOLDEN / "solo-0.record",
    "tournament": GWENT_GOLDEN / "tournament.record",
    "cardia": CARDIA_GOLDEN / "match-18.record",
}
STEP = 7


def link(text, step=STEP):
    return f"/replay#record={packed(text)}&move={step}"


def follow(page, address):
    """A link that somebody has sent: only the part behind # differs, so the page must be opened anew."""
    page.goto("about:blank")
    page.goto(address)


def steps_told(page):
    return page.locator(".moves li").count()


def test_links_of_all_modes_show_nothing_of_what_comes_later_until_asked(visit):
    page = visit()
    for way, path in WAYS.items():
        text = path.read_text(encoding="utf-8")
        follow(page, link(text))
        page.locator(".ctl").wait_for()
        assert page.locator(".ctl__n").inner_text() == f"{STEP} / ?", way
        assert page.locator(".ctl__r").get_attribute("max") == str(STEP)
        assert page.get_by_role("button", name="To the end").is_disabled()
    last = len(read_record(text).answers)
    assert steps_told(page) == STEP + 1
    page.get_by_role("button", name="One step forward").click()
    assert steps_told(page) == STEP + 2
    page.get_by_role("button", name="Show everything").click()
    assert page.locator(".ctl__n").inner_text() == f"{STEP + 1} / {last}"
    assert steps_told(page) == last + 1
    follow(page, link(text)[:-60] + "&move=3")
    page.get_by_text(re.compile("This link is damaged")).wait_for()
    follow(page, "/replay#record=" + packed("Taverne record 1\ngame: chess\nruleset: 1\n\nend 0 90a7a8d7\n"))
    page.get_by_role("alert").wait_for()


def test_a_study_names_the_planted_blunder_and_what_was_better(visit):
    record = short_game().record().text()
    page = visit(f"/study#record={packed(record)}", language="de", size=NARROW)
    with speaking("de"):
        page.get_by_text(say("web-study-done")).wait_for(timeout=120_000)
        assert audit(page) == []
        blunder = page.locator(".sbox__m button").filter(has_text=say("study-verdict-blunder"))
        moment = blunder.filter(has_text=re.compile(rf"\b{BLUNDER}\b"))
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]
        moment.click()
        assert page.locator(".ctl__n").inner_text() == f"{BLUNDER} / {len(read_record(record).answers)}"
        page.locator(".brief").click()
        told = page.locator(".jd").last
        assert say("option-pass") in told.inner_text()
        better = told.locator("dl > div").nth(1)
        assert better.locator("dt").inner_text() == say("web-study-better")
        assert audit(page) == []
        told.get_by_role("button", name=say("web-study-try")).click()
    page.wait_for_url(re.compile("/r/"))
    page.locator(".hand").first.wait_for()


def test_a_comment_and_a_picture_are_made_and_shared(visit):
    text = WAYS["duel"].read_text(encoding="utf-8")
    page = visit(link(text))
    page.get_by_role("button", name="Share").click()
    page.get_by_label(f"Comment on step {STEP}").fill("Here it turned.")
    page.get_by_role("button", name="Keep", exact=True).click()
    page.locator(".moves__c", has_text="Here it turned.").first.wait_for(state="attached")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Animated picture").click()
        page.get_by_role("link", name="Save the picture").click()
    assert saving.value.path().read_bytes()[:6] == b"GIF89a"
    keep(page, theme="light")
    assert audit(page) == []
    address = page.locator("#share-link").input_value()
    follow(page, link(WAYS["cardia"].read_text(encoding="utf-8")))
    page.get_by_role("button", name="Share").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Animated picture").click()
        page.get_by_role("link", name="Save the picture").click()
    assert saving.value.suggested_filename == "cardia.gif"
    assert saving.value.path().read_bytes()[:6] == b"GIF89a"
    other = visit(address)
    other.locator(".moves__c", has_text="Here it turned.").first.wait_for()
    assert other.locator(".ctl__n").inner_text() == f"{STEP} / ?"
    assert audit(other) == []


def test_a_shared_game_is_read_by_anybody_whatever_was_played_since(visit):
    page = visit()
    seats = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random"}]
    room = open_room(page, seats=seats)["room"]
    page.goto(f"/r/{room}")
    page.locator("dialog[open] footer button:not([data-hint])").first.wait_for()
    tell_room(page, room, {"type": "resign"})
    page.get_by_role("link", name=say("web-replay-look")).click()
    page.locator(".ctl").wait_for()
    tell_room(page, room, {"type": "ask", "wish": "rematch"})
    page.reload()
    page.get_by_role("button", name="Share").click()
    other = visit(page.locator("#share-link").input_value())
    other.locator(".ctl").wait_for()


def totals(page):
    return sorted(page.locator(".seat__total b").all_inner_texts())


@pytest.mark.network
def test_a_shared_move_is_played_on_with_a_friend(visit):
    """Both sit before the table of that move; the friend came by the invitation."""
    page = visit(link(WAYS["duel"].read_text(encoding="utf-8"), 12))
    page.locator(".ctl").wait_for()
    before = totals(page)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name=say("web-play-on-friend")).click()
    page.wait_for_url("**/r/*")
    invite = page.get_by_role("dialog", name=say("web-invite-title"))
    invitation = invite.locator("input").input_value()
    assert audit(page) == []
    page.set_viewport_size(NARROW)
    box = invite.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= NARROW["width"]
    page.keyboard.press("Escape")
    page.locator("button[aria-label=Menu]:visible").last.click()
    page.get_by_role("button", name=say("web-invite-title")).click()
    friend = visit(f"/join/{invitation.split('/join/')[1]}")
    friend.locator("#name").fill("Bob")
    friend.locator("form.join button.btn--main").click()
    invite.wait_for(state="detached")
    for one in (page, friend):
        one.locator(".hc").first.wait_for()
    assert before == totals(page) == totals(friend) != ["0", "0"]
    mover = next(one for one in (page, friend) if one.locator(".hc:not([aria-disabled=true])").count())
    Player(mover, 3).must_act(2)


def begun(path, answers):
    """The first answers of a recorded game: so much is studied in a moment."""
    record = read_record(path.read_text(encoding="utf-8"))
    return replace(record, answers=record.answers[:answers]).text()


def studied(page):
    page.get_by_text(say("web-study-done")).wait_for(timeout=120_000)
    return page.locator(".sbox__a dd").all_inner_texts()


def test_a_free_for_all_is_studied_with_a_chance_for_each_seat_stopped_and_gone_on_with(visit):
    page = visit(f"/study#record={packed(begun(WAYS['ffa3'], 2))}&seat=0")
    page.get_by_role("button", name=say("web-study-stop")).click()
    page.get_by_role("button", name=say("web-study-go-on")).click()
    shares = studied(page)
    assert len(shares) == 1
    assert re.fullmatch(r"\d{1,3} %", shares[0])
    assert page.locator(".sbox .curve__l").count() == 3
    assert audit(page) == []


def test_a_match_of_cardia_is_studied_without_and_with_hindsight(visit):
    """With all hands open both see the same, so one line tells it all."""
    page = visit(f"/study#record={packed(begun(WAYS['cardia'], 4))}")
    assert len(studied(page)) == 2
    lines = page.locator(".sbox .curve__l")
    assert lines.count() == 2
    page.get_by_role("switch", name=say("web-study-hindsight")).click()
    page.get_by_text(say("web-study-done")).wait_for(state="detached")
    assert len(studied(page)) == 2
    assert lines.count() == 2
    assert lines.first.get_attribute("d").count("L") == 3
