"""Puzzles in the browser: one a day, solved and missed; a table set up by hand and shared by a link."""

import json
import re
from datetime import datetime

import pytest

from kit.browser import PHONE, audit
from kit.screens_around import FALLEN
from kit.seated import packed
from taverne.games import replay
from taverne.house.puzzles import of_the_day, puzzles
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

ALMOST_MIDNIGHT = datetime(2026, 11, 16, 23, 59, 30)
NARROW = {"width": 360, "height": 740}


def quick_races():
    """One card overtakes, nothing more is asked, and a key lies on it."""
    for puzzle in puzzles("gwent"):
        hand = replay(puzzle.record()).look(puzzle.seat).seats[puzzle.seat].hand.cards
        if puzzle.kind == "race" and len(puzzle.ways) == 1 and len(puzzle.ways[0]) == 1 and len(hand) < 10:
            yield puzzle, hand.index(puzzle.ways[0][0]) + 1


def daily_links(page):
    page.locator(".pzl__day").nth(1).wait_for()
    return [one.get_attribute("href").removeprefix("#") for one in page.locator(".pzl__day").all()]


def links_of(day):
    return [f"/puzzles/{game}/{of_the_day(game, day).id}" for game in ("gwent", "cardia")]


def fits(page):
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_puzzles_are_offered_by_date_solved_by_keyboard_missed_and_shown(visit):
    page = visit("/settings")
    page.clock.install(time=ALMOST_MIDNIGHT)
    page.goto("/puzzles")
    assert daily_links(page) == links_of("2026-11-16")
    page.clock.run_for(60_000)
    page.locator(f'.pzl__day[href$="{links_of("2026-11-17")[0]}"]').wait_for()
    assert audit(page) == []
    (puzzle, key), (other, _) = list(quick_races())[:2]
    page.clock.resume()
    page.goto(f"/puzzles/gwent/{puzzle.id}")
    page.locator(".pzp .hc").first.wait_for()
    page.keyboard.press(str(key % 10))
    page.locator(".hc.is-picked").wait_for()
    page.keyboard.press("Enter")
    page.locator(".pzp__v.right").wait_for()
    assert say(f"puzzle-idea-gwent-{puzzle.theme}") in page.locator(".pzp__v").inner_text()
    page.goto(f"/puzzles/gwent/{other.id}")
    page.locator(".pzp .hc").first.wait_for()
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.locator(".pzp__v.wrong").wait_for()
    page.get_by_role("button", name=say("puzzle-show")).click()
    page.locator(".pzp__v.shown").wait_for()
    page.get_by_role("link", name=say("puzzles-all")).click()
    page.locator(f'.pzl__p.solved[href$="/{puzzle.id}"]').wait_for()
    page.locator(f'.pzl__p.missed[href$="/{other.id}"]').wait_for()


def test_a_position_is_set_up_shared_and_played_in_a_fresh_browser(visit):
    """All faults at once, in German on a narrow phone; nothing is lost by them."""
    page = visit("/puzzles/editor", language="de", size=NARROW)
    page.locator(".pze__l button").first.wait_for()
    assert fits(page)
    yours, rivals = page.locator(".pze__s > section").all()
    with speaking("de"):
        yours.get_by_label(say("editor-passed")).check()
        yours.get_by_role("button", name=say("editor-melee"), exact=True).click()
        ghoul = say("card-mo_ghoul")
        card = page.locator(".pze__l button", has_text=re.compile(f"^{re.escape(ghoul)} "))
        for _ in range(4):
            card.click()
        page.get_by_role("button", name=say("editor-try")).click()
        told = page.locator(".wrong li")
        told.get_by_text(say("sketch-asked-has-passed")).wait_for()
        assert told.get_by_text(say("sketch-too-many", card=ghoul, most=3)).count() == 1
        assert audit(page) == []
        yours.get_by_label(say("editor-passed")).uncheck()
        yours.locator(".pze__w", has_text=ghoul).first.click()
        yours.get_by_role("button", name=say("editor-hand"), exact=True).click()
        card.click()
        yours.locator(".pze__w", has_text=ghoul).last.click()
        rivals.get_by_role("button", name=say("editor-hand"), exact=True).click()
        page.locator(".pze__l button").first.click()
        page.get_by_role("button", name=say("editor-share")).click()
        link = page.get_by_label(say("editor-link")).input_value()
    other = visit(link, size=PHONE)
    other.locator(".pzp .hc").first.wait_for()
    other.keyboard.press("1")
    other.locator(".pick [data-card=mo_ghoul]").wait_for()
    other.keyboard.press("Enter")
    other.locator(".pzp__v", has_text=say("position-turn-rival")).wait_for()
    assert audit(other) == []
    other.get_by_role("button", name=say("puzzle-play-on")).click()
    other.wait_for_url("**/r/*")
    other.locator(".pc, .row").first.wait_for()
    other.goto("/puzzles/position#cut-off")
    other.get_by_text(say("position-broken")).wait_for()


SEAT = {"names": {}, "piles": {}, "numbers": {}}


def link_to(where, **sketch):
    return f"/puzzles/{where}#{packed(json.dumps(sketch))}"


@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
def test_a_link_that_no_editor_made_says_so_and_the_editor_is_open_all_the_same(visit, language):
    """A link that was cut off, one for a game that is not here, one with three seats."""
    page = visit("/puzzles/editor#cut-off", language=language)
    told = page.get_by_role("alert")
    with speaking(language):
        told.get_by_text(say("position-broken")).wait_for()
        page.locator(".pze__l button").first.wait_for()
        page.goto(link_to("editor", game="chess", seats=[SEAT, SEAT], asked=0))
        told.get_by_text(say("sketch-not-here")).wait_for()
        page.goto(link_to("editor", game="gwent", seats=[SEAT] * 3, asked=0))
        told.get_by_text(say("position-broken")).wait_for()
        page.goto(link_to("editor", game="cardia", seats=[SEAT, SEAT], asked=0))
        told.wait_for(state="detached")
        page.get_by_role("radio", name="Cardia", checked=True).wait_for()
        page.get_by_role("button", name=say("editor-try")).click()
        told.get_by_text(say("sketch-holds-nothing", side=0)).wait_for()
        page.goto(link_to("position", game="chess", seats=[SEAT, SEAT], asked=0))
        told.first.wait_for()
        assert audit(page) == []
        page.goto("/puzzles/gwent/no-such")
        told.first.wait_for()
    assert audit(page) == []


def test_a_row_of_cardia_is_set_up_with_tokens_and_played(visit):
    """An uneven row is refused with its reason; then influence and ongoing tokens lie where they were put."""
    page = visit("/puzzles/editor")
    page.get_by_role("radio", name="Cardia").click()
    yours, rivals = page.locator(".pze__s > section").all()

    def lay(seat, pile, *cards):
        seat.get_by_role("button", name=say(f"editor-{pile}"), exact=True).click()
        for card in cards:
            page.locator(".pze__l button", has_text=re.compile(f"^{say(f'cardia-card-{card}')} ")).click()

    lay(yours, "hand", "magistra", "judge")
    lay(yours, "row", "ambusher")
    lay(rivals, "hand", "djinn")
    page.get_by_role("button", name=say("editor-try")).click()
    page.locator(".wrong li").get_by_text(say("sketch-row-uneven")).wait_for()
    lay(rivals, "row", "saboteur")
    ambusher = say("cardia-card-ambusher")
    for _ in range(3):
        yours.get_by_role("button", name=say("editor-token-more", card=ambusher)).click()
    yours.get_by_role("button", name=say("editor-token-less", card=ambusher)).click()
    yours.get_by_role("button", name=say("editor-ongoing", card=ambusher)).click()
    yours.get_by_role("button", name=say("editor-row"), exact=True).locator("xpath=..").get_by_text(
        "+2*"
    ).wait_for()
    assert audit(page) == []
    page.get_by_role("button", name=say("editor-try")).click()
    page.wait_for_url("**/puzzles/position#*")
    page.locator(".hcard").first.wait_for()
    assert page.locator(".hcard").count() == 2
    assert page.locator(".place .ccard").count() == 2
    page.keyboard.press("1")
    page.locator(".hcard.is-picked").wait_for()
    page.keyboard.press("Enter")
    page.locator(".pzp__v", has_text=say("position-turn-rival")).wait_for()


def test_a_medic_of_a_position_brings_back_whom_one_chose_and_is_not_asked_again(visit):
    """GWT-5.2 both words of an answer that was thought through beforehand"""
    page = visit(f"/puzzles/position#{packed(json.dumps(FALLEN))}")
    page.locator(".hc[data-card=nr_dun_banner_medic]").click()
    page.locator("dialog[open] .xcard[data-card=nr_ves]").click()
    page.locator("dialog[open] footer .btn--main").click()
    page.locator(".row__cards [data-card=nr_ves]").wait_for()
    page.locator(".pzp__v", has_text=say("position-turn-rival")).wait_for()
    assert page.locator("dialog[open]").count() == 0
