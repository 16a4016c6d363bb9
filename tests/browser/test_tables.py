"""The table in the browser: whole games by finger, by keyboard, in every language, theme and size."""

import re
import time
from itertools import count

import pytest

from kit.browser import PHONE, WIDE, Player, audit, is_busy, open_room, play
from kit.children import PATIENCE
from kit.open_house import GENEROUS, OpenHouse
from taverne.words import languages, say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

BOT = {"who": "bot", "bot": "random"}
FOE = {"who": "bot", "bot": "random", "decks": ["skellige"]}
ME = {"who": "me"}
I_OF_MONSTERS = {"who": "me", "decks": ["monsters"]}
OPEN = {"who": "open"}
DUEL = [I_OF_MONSTERS, FOE]


def sit(page, **wanted):
    """A room of one's own, with the table before the eyes."""
    key = open_room(page, **wanted)
    page.goto(f"/r/{key['room']}")
    return key


def come(visit, key, **how):
    """A friend follows the invitation."""
    page = visit(f"/join/{key['room']}#{key['invite']}", **how)
    page.locator("#name").fill("Bob")
    page.locator("form.join button.btn--main").click()
    page.wait_for_url(f"**/r/{key['room']}")
    return page


def be_ready(*pages):
    for page in pages:
        page.locator(".wait__b .btn--main").click()


def test_a_first_game_has_begun_after_two_clicks_and_ten_seconds(visit):
    began = time.monotonic()
    page = visit()
    page.get_by_role("button", name="Play now").click()
    page.locator("dialog[open] footer button").first.wait_for()
    assert time.monotonic() - began < 10 or is_busy()


@pytest.mark.network
def test_two_browsers_play_a_whole_duel(visit):
    ann = visit()
    key = sit(ann, seats=[ME, OPEN])
    bob = come(visit, key)
    be_ready(ann, bob)
    play(Player(ann, 1), Player(bob, 2))
    titles = sorted(page.locator(".dlg--g h1").inner_text() for page in (ann, bob))
    assert titles in (["You lose", "You win"], ["A draw", "A draw"]) or len(set(titles)) <= 2


@pytest.mark.network
def test_two_browsers_play_a_whole_match_of_cardia(visit):
    ann = visit()
    key = sit(ann, game="cardia", rules="wins=1", seats=[ME, OPEN])
    bob = come(visit, key)
    be_ready(ann, bob)
    play(Player(ann, 1), Player(bob, 2))


@pytest.mark.network
def test_with_a_friend_at_the_table_nothing_is_suggested(visit):
    ann = visit()
    key = sit(ann, game="cardia", seats=[ME, OPEN])
    bob = come(visit, key)
    be_ready(ann, bob)
    ann.locator(".hcard").first.wait_for()
    ann.keyboard.press("h")
    assert ann.locator("[data-hint], .hint").count() == 0


def test_cardia_with_guardians_and_a_scene(visit):
    page = visit()
    sit(page, game="cardia", rules="wins=1 guardians=true scenes=senate deck=II", seats=[ME, BOT])
    play(Player(page))


@pytest.mark.network
def test_three_browsers_play_for_themselves(visit):
    """GWT-8.3"""
    ann = visit()
    key = sit(ann, rules="mode=ffa3", seats=[ME, OPEN, OPEN])
    others = [come(visit, key), come(visit, key)]
    be_ready(ann, *others)
    play(*[Player(page, seed) for seed, page in enumerate([ann, *others])])


@pytest.mark.parametrize(
    "way",
    [
        {"rules": "mode=pairs", "seats": [ME, BOT, BOT, BOT]},
        {"rules": "mode=solo", "seats": [ME]},
        {"rules": "mode=ffa5", "seats": [ME, BOT, BOT, BOT, BOT]},
        {"tournament": True, "seats": [ME, BOT]},
    ],
    ids=["pairs", "solo", "ffa5", "tournament"],
)
def test_every_way_to_play_against_bots(visit, way):
    page = visit()
    sit(page, **way)
    play(Player(page, 3))


def test_a_whole_game_on_a_phone(visit):
    page = visit(size=PHONE, has_touch=True)
    sit(page, seats=[ME, BOT])
    play(Player(page, 5))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_reload_in_mid_game_changes_nothing(visit):
    page = visit()
    sit(page, seats=DUEL)
    page.locator("dialog[open] footer .btn--ghost:not([data-hint])").click()
    page.locator(".hand__cards [role=option]").first.wait_for()
    before = page.locator(".hand__cards").get_attribute("aria-label")
    page.reload()
    page.locator(".hand__cards [role=option]").first.wait_for()
    assert page.locator(".hand__cards").get_attribute("aria-label") == before
    play(Player(page))


@pytest.mark.network
def test_the_table_comes_back_after_the_house_was_killed(chromium, tmp_path):
    home = OpenHouse(tmp_path, **GENEROUS).open()
    context = chromium.new_context(base_url=home.address, viewport=WIDE, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.goto("/")
        sit(page, seats=DUEL)
        page.locator("dialog[open] footer .btn--ghost:not([data-hint])").click()
        page.locator(".hand__cards [role=option]").first.wait_for()
        home.kill()
        page.locator(".beam--off").wait_for()
        home.open()
        page.locator(".beam--off").wait_for(state="detached")
        play(Player(page))
    finally:
        context.close()
        home.close()


@pytest.mark.network
def test_watchers_see_no_hand(visit):
    ann = visit()
    key = sit(ann, seats=DUEL)
    ann.locator("dialog[open] footer .btn--ghost:not([data-hint])").click()
    watcher = visit(f"/watch/{key['room']}")
    watcher.locator(".row").first.wait_for()
    assert watcher.locator(".hand__cards [role=option]").count() == 0
    assert watcher.locator("[data-target]").count() == 0


def test_a_whole_game_by_keyboard_alone(visit):
    page = visit()
    sit(page, seats=[ME, BOT])
    plays_to_its_end(page, by_keyboard)


def test_who_starts_is_decided_by_keyboard_alone(visit):
    """GWT-2.1: it is asked before any card is dealt, on buttons that no key names."""
    page = visit()
    sit(page, seats=[{"who": "me", "decks": ["scoiatael"]}, FOE])
    page.locator(".hand__b button:focus").wait_for()
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()


def test_a_whole_game_of_cardia_by_keyboard_alone(visit):
    page = visit()
    sit(page, game="cardia", rules="wins=1", seats=[ME, BOT])
    plays_to_its_end(page, by_keyboard_in_cardia)


def plays_to_its_end(page, act):
    """However slow the machine is."""
    began = time.monotonic()
    for number in count():
        if page.locator(".dlg--g").count():
            return
        assert time.monotonic() - began < PATIENCE, "the game does not end"
        act(page, number)


def by_keyboard(page, number):
    """A dialog by Tab and Enter; on the table a card by its number, its place by Enter, or a pass."""
    if page.locator(ONLY_TO_READ).count():
        page.keyboard.press("Escape")
    elif page.locator("dialog[open]").count():
        page.keyboard.press("Enter" if page.evaluate(IN_FOOTER) else "Tab")
    elif page.evaluate("document.activeElement?.matches('[data-target], .is-target')"):
        page.keyboard.press("Enter")
    elif number % 3 == 2:
        page.keyboard.press("p")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(str((number // 3) % 10))
    page.wait_for_timeout(40)


def by_keyboard_in_cardia(page, number):
    """Tab to anything that is offered; Enter picks it, and Enter again says yes."""
    page.keyboard.press("Enter" if page.evaluate(OFFERED) or page.evaluate(IN_FOOTER) else "Tab")
    page.wait_for_timeout(20)


ONLY_TO_READ = "dialog[open]:not(.dlg--g, :has(footer))"
OFFERED = """document.activeElement?.matches(`dialog [role=option][aria-selected=false],
  .hcard[aria-disabled=false], [data-option]:not([role=option]), .hand__b button:not([disabled])`)"""
IN_FOOTER = (
    "document.activeElement?.matches('dialog:not(.dlg--g) footer button:not([disabled], [data-hint])')"
)


@pytest.mark.parametrize("language", languages())
def test_the_table_speaks_every_language(visit, language):
    page = visit(language=language)
    with speaking(language):
        page.get_by_text(say("web-home-line", games="|").partition("|")[2]).wait_for()
        assert page.locator("html").get_attribute("lang") == language
        sit(page, seats=DUEL)
        page.get_by_role("button", name=say("web-keep-all")).click()
    page.locator(".hand__cards [role=option]").first.wait_for()
    for path in ("/", "/new", "/settings", "/credits"):
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_timeout(300)
        words = page.locator("body").inner_text()
        assert not re.search(r"\bweb-[a-z]+-[a-z-]+|\{ ?\$", words), words


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_every_theme_is_readable(visit, theme):
    page = visit("/settings")
    page.locator(f".th--{theme}").click()
    assert page.locator("html").get_attribute("data-theme") == theme
    assert audit(page) == []
    sit(page, seats=DUEL)
    page.locator("dialog[open] footer .btn--ghost:not([data-hint])").click()
    page.locator(".hand__cards [role=option]").first.wait_for()
    page.wait_for_timeout(400)
    assert audit(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_any_page(visit, size):
    page, found = visit("/", size=size), {}
    for path in ("/", "/new", "/settings", "/credits", "/nowhere", "/r/abc", "/join/abc#def"):
        page.goto(path)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_timeout(400)
        found[path] = audit(page)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    "way",
    [
        {"seats": [ME, OPEN]},
        {"seats": [ME, BOT]},
        {"rules": "mode=ffa5", "seats": [ME, BOT, BOT, BOT, BOT]},
        {"rules": "mode=pairs", "seats": [ME, BOT, BOT, BOT]},
        {"rules": "mode=solo", "seats": [ME]},
        {"game": "cardia", "rules": "guardians=true scenes=senate", "seats": [ME, BOT]},
    ],
    ids=["waiting", "duel", "ffa5", "pairs", "solo", "cardia"],
)
def test_axe_finds_nothing_at_any_table(visit, way):
    """At once, and after some moves, each at both sizes."""
    page = visit()
    sit(page, **way)
    page.locator("main:not(.plain) h1.sr, .wait__b").first.wait_for(state="attached")
    player = Player(page)
    for size in (WIDE, PHONE):
        page.set_viewport_size(size)
        assert audit(page) == []
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)
        for _ in range(5):
            player.acts()
            page.wait_for_timeout(150)
        assert audit(page) == []


@pytest.mark.network
def test_a_full_room_offers_to_watch(visit):
    key = open_room(visit(), seats=[ME, BOT])
    page = visit(f"/join/{key['room']}#{key['invite']}")
    page.locator(f"a[href='/watch/{key['room']}']").wait_for()


@pytest.mark.network
def test_a_bad_invitation_is_told_kindly_and_a_good_one_may_be_written_large(visit):
    key = open_room(visit(), seats=[ME, OPEN])
    page = visit(f"/join/{key['room']}#{'x' * 43}")
    page.locator("form.join button.btn--main").click()
    told = page.get_by_role("alert")
    told.wait_for()
    assert "This invitation has lapsed" in told.inner_text()
    page.goto("about:blank")
    page.goto(f"/JOIN/{key['room'].upper()}/#{key['invite']}")
    page.locator("form.join").wait_for()


def test_a_bad_link_is_told_kindly(visit):
    page = visit()
    for path, words in LEADS_NOWHERE.items():
        page.goto("about:blank")
        page.goto(path)
        page.get_by_role("alert").filter(has_text=words).wait_for()
        assert "cannot be read" not in page.locator("body").inner_text()


LEADS_NOWHERE = {
    f"/r/{'a' * 26}": "There is no such room",
    "/join/abc#def": "lost its end",
    "/watch/abc": "lost its end",
    "/R/ABC/": "lost its end",
    "/replay?room=abc": "lost its end",
    "/r/abc/def": "nothing at this address",
}


def test_the_table_works_at_twice_the_size(visit):
    """200 % zoom is half the viewport."""
    page = visit(size={"width": 720, "height": 450}, device_scale_factor=2)
    sit(page, seats=[ME, BOT])
    play(Player(page, 7))


def test_nothing_moves_for_those_who_want_it_calm(visit):
    page = visit(quiet=True)
    sit(page, seats=[ME, BOT])
    player, moving = Player(page), 0
    for _ in range(12):
        player.acts()
        moving += page.evaluate(MOVING)
    assert moving == 0


MOVING = """() => document.getAnimations().filter((one) => one.playState === 'running'
  && one.effect.getTiming().duration > 20
  && one.effect.getKeyframes().some((frame) => 'transform' in frame || 'translate' in frame)).length"""


def test_pressing_paints_within_a_tenth_of_a_second_with_five_players(visit):
    """The script's own work for a press on the largest board, the quickest of several."""
    page = visit()
    sit(page, rules="mode=ffa5", seats=[I_OF_MONSTERS, FOE, FOE, FOE, FOE])
    page.locator("dialog[open] footer .btn--ghost:not([data-hint])").click()
    page.locator(".hc:not([aria-disabled=true])").first.wait_for()
    times = []
    for number in range(7):
        times.append(page.locator(".hc").nth(number).evaluate(PRESS))
        page.keyboard.press("Escape")
    assert min(times) < 100


PRESS = """(element) => new Promise((done) => {
  const began = performance.now()
  element.click()
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
})"""
