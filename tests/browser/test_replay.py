"""Finished games in the browser, step by step: from the end of a game, from a file, from the clipboard."""

import re

import pytest

from kit.browser import PHONE, Player, audit, open_room, play
from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN
from taverne.house.replays import shown
from taverne.kernel.record import read_record
from taverne.protocol.replays import ReplayWish
from taverne.words import say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

DUEL = GWENT_GOLDEN / "duel-02-monsters-northern_realms.record"
LEADERS_SPEAK = GWENT_GOLDEN / "duel-03-monsters-scoiatael.record"
CARDIA = CARDIA_GOLDEN / "match-18.record"
WAYS = {
    "duel": DUEL,
    "ffa5": GWENT_GOLDEN / "ffa5-0.record",
    "pairs": GWENT_GOLDEN / "pairs-0.record",
    "solo": GWENT_GOLDEN / "solo-0.record",
    "tournament": GWENT_GOLDEN / "tournament.record",
    "cardia": CARDIA,
}
SIZES = {"wide": {"width": 1440, "height": 900}, "middle": {"width": 1024, "height": 768}, "phone": PHONE}


def paste(page, text):
    page.locator("#record").fill(text)
    page.locator("form.orec .btn--main").click()


def opened(visit, record, **how):
    page = visit("/replay", **how)
    paste(page, record.read_text(encoding="utf-8"))
    page.locator(".ctl").wait_for()
    return page


def place(page):
    """Where the replay stands, and where it ends."""
    return tuple(map(int, page.locator(".ctl__n").inner_text().split("/")))


def spoken(page):
    """What a screen reader hears."""
    return page.locator(".replay > [role=status]").inner_text()


def last_step(record):
    return len(read_record(record.read_text(encoding="utf-8")).answers)


def test_a_finished_duel_is_looked_through_from_its_end_to_its_end(visit):
    page = visit()
    key = open_room(page, seats=[{"who": "me"}, {"who": "bot", "bot": "random"}])
    page.goto(f"/r/{key['room']}")
    play(Player(page, 7))
    totals = page.locator(".seat__total b").all_inner_texts()
    page.get_by_role("link", name="Look through the game").click()
    page.locator(".ctl").wait_for()
    assert page.locator(".ctl__e:not(.ctl__s) select option:checked").inner_text() == "Ann"
    assert page.locator("dialog[open]").count() == 0
    last = place(page)[1]
    for number in range(1, last + 1):
        page.get_by_role("button", name="One step forward").click()
        assert place(page) == (number, last)
        assert page.locator("[aria-current=step]").count() == 1
    assert page.locator(".seat__total b").all_inner_texts() == totals
    assert page.get_by_role("button", name="One step forward").is_disabled()


def test_a_match_of_cardia_is_pasted_and_looked_through_by_keyboard(visit):
    page = opened(visit, CARDIA)
    last = last_step(CARDIA)
    heard = {spoken(page)}
    for number in range(1, last + 1):
        page.keyboard.press("ArrowRight")
        assert place(page) == (number, last)
        heard.add(spoken(page))
    assert len(heard) == last + 1
    page.keyboard.press("ArrowLeft")
    assert place(page) == (last - 1, last)
    page.keyboard.press("Home")
    assert place(page) == (0, last)
    page.keyboard.press("End")
    assert place(page) == (last, last)


def test_space_plays_by_itself_until_the_end(visit):
    page = opened(visit, DUEL)
    last = last_step(DUEL)
    page.locator(".ctl__r").evaluate(
        "(bar, at) => { bar.value = at; bar.dispatchEvent(new Event('input', {bubbles: true})) }", last - 2
    )
    page.locator("body").click(position={"x": 700, "y": 20})
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    assert place(page) == (last, last)


def test_the_scrubber_marks_the_rounds_and_the_pace_is_chosen(visit):
    page = visit()
    page.clock.install()
    page.goto("/replay")
    text = DUEL.read_text(encoding="utf-8")
    paste(page, text)
    page.locator(".ctl").wait_for()
    marks = page.locator(".ctl__k line").evaluate_all("(all) => all.map((one) => +one.getAttribute('x1'))")
    assert marks == [chapter.step for chapter in shown(ReplayWish(record=text, count=0)).chapters]
    assert marks
    speed = page.locator("button.ctl__s")
    named = [speed.inner_text()]
    for _ in range(3):
        speed.click()
        named.append(speed.inner_text())
    assert named == ["1×", "2×", "4×", "0.5×"]
    slow, fast = (steps_in_ten_seconds(page, speed, wanted) for wanted in ("0.5×", "2×"))
    assert 3 <= slow < fast / 2
    assert fast >= 12


def steps_in_ten_seconds(page, speed, wanted):
    """From the beginning, by a clock that the test moves on."""
    while speed.inner_text() != wanted:
        speed.click()
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(10_000)
    return place(page)[0]


def test_other_eyes_see_another_hand_at_the_same_step(visit):
    page = opened(visit, DUEL)
    page.keyboard.press("ArrowRight")
    hands = []
    for seat in ("0", "1", ""):
        page.locator(".ctl__e:not(.ctl__s) select").select_option(seat)
        page.wait_for_timeout(600)
        cards = page.locator(".hand__cards [role=option]")
        hands.append(tuple(cards.nth(at).get_attribute("data-card") for at in range(cards.count())))
        assert place(page)[0] == 1
    record = read_record(DUEL.read_text(encoding="utf-8"))
    assert len(hands[0]) == len(hands[1]) == 10
    assert hands[0] != hands[1]
    assert hands[2] == ()
    assert record.answers[1][0] == 0


def test_a_move_of_the_list_leads_to_its_step_and_its_rule_to_the_rule(visit):
    page = opened(visit, LEADERS_SPEAK)
    page.locator(".moves__b").nth(9).click()
    assert place(page)[0] == 9
    assert page.locator("[aria-current=step] .moves__n").inner_text() == "9"
    rule = page.locator(".moves .rule").first
    rule.click()
    page.locator("dialog[open] h1").wait_for()
    assert rule.inner_text() in page.locator("dialog[open] header").inner_text()
    assert place(page)[0] == 9


def test_a_file_can_be_opened_from_home(visit):
    page = visit()
    page.get_by_role("link", name="Look through a recorded game").click()
    page.locator("form.orec input[type=file]").set_input_files(CARDIA)
    page.locator(".ctl").wait_for()
    assert place(page) == (0, last_step(CARDIA))


@pytest.mark.parametrize("language", ["en", "nl", "de", "it"])
def test_a_bad_record_is_told_kindly(visit, language):
    page = visit("/replay", language=language)
    good = DUEL.read_text(encoding="utf-8")
    with speaking(language):
        for text, key in {
            "Dear diary": "record-unreadable",
            good[:300]: "record-truncated",
            good.replace("pass", "done", 1): "record-damaged",
        }.items():
            paste(page, text)
            page.get_by_role("alert").get_by_text(say(key)).wait_for()
        paste(page, "x" * 70_000)
        page.get_by_role("alert").get_by_text(re.compile(r"64.?000")).wait_for()
        page.goto("/replay?game=played-elsewhere-1")
        page.get_by_role("alert").get_by_text(say("web-replay-not-kept")).wait_for()


def test_a_room_without_a_finished_game_says_so(visit):
    page = visit(f"/replay?room={'a' * 26}")
    page.get_by_role("alert").wait_for()
    assert "There is no such room" in page.get_by_role("alert").inner_text()


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_play_can_be_looked_through_at_every_size(visit, way):
    """Nothing sticks out of the window, no dialog stops the way, and axe finds nothing."""
    page = opened(visit, WAYS[way], size=SIZES["wide"])
    page.locator(".ctl__e:not(.ctl__s) select").select_option("0")
    for size in SIZES.values():
        page.set_viewport_size(size)
        for _ in range(4):
            page.get_by_role("button", name="One step forward").click()
        assert page.locator("dialog[open]").count() == 0
        box = page.locator(".ctl").bounding_box()
        assert box["y"] + box["height"] <= size["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert audit(page) == []
    page.get_by_role("button", name="To the end").click()
    assert page.locator("dialog[open]").count() == 0


def test_the_moves_are_a_sheet_on_a_phone(visit):
    page = opened(visit, DUEL, size=PHONE, has_touch=True)
    page.get_by_role("button", name="All moves").click()
    assert audit(page) == []
    page.locator("dialog .moves__b").nth(6).click()
    assert page.locator("dialog[open]").count() == 0
    assert place(page)[0] == 6


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_axe_finds_nothing_where_a_record_is_opened(visit, size):
    page = visit("/replay", size=SIZES[size])
    page.locator("h1").first.wait_for()
    assert audit(page) == []
