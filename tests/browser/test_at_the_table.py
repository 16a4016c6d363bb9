"""Small things at the table that went wrong once: names, greetings, clocks, silent turns, slow taps."""

import pytest
from playwright.sync_api import expect

from kit.browser import PHONE, open_room
from kit.cardia.records import ends_a_game_next, last_word, stopped
from kit.cuts import answer, read
from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN
from taverne.words import say

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

ME, OPEN = {"who": "me"}, {"who": "open"}
BOT = {"who": "bot", "bot": "random"}


def come(visit, key):
    """A friend follows the invitation, and with that the recorded game goes on."""
    page = visit(f"/join/{key['room']}#{key['invite']}")
    page.locator("#name").fill("Bob")
    page.locator("form.join button.btn--main").click()
    page.wait_for_url(f"**/r/{key['room']}")


def where_asked(seat):
    """GWT-3.1 a turn of this seat."""
    game = read(GWENT_GOLDEN / "duel-02-monsters-northern_realms.record")
    turns = (game.at(number) for number in range(10, len(game.answers)))
    return next(
        one.record().text() for one in turns if one.asked == [seat] and one.question(seat).kind == "turn"
    )


@pytest.mark.network
def test_whom_the_table_waits_for_has_a_name(visit):
    ann = visit()
    key = open_room(ann, seats=[ME, OPEN], record=where_asked(1))
    ann.goto(f"/r/{key['room']}")
    come(visit, key)
    prompt = ann.locator(".hand__act .prompt__q")
    expect(prompt).to_have_text("Bob decides.")


@pytest.mark.parametrize(
    ("cards", "wanted"), [(".hc", {"record": where_asked(0)}), (".hcard", {"game": "cardia"})]
)
@pytest.mark.network
def test_what_is_picked_stays_picked_when_a_watcher_comes(visit, cards, wanted):
    page = visit()
    room = open_room(page, seats=[ME, BOT], **wanted)["room"]
    page.goto(f"/r/{room}")
    page.locator(f"{cards}:not([aria-disabled=true])").first.click()
    page.locator(f"{cards}.is-picked").wait_for()
    visit(f"/watch/{room}")
    page.locator(".bar .vch").wait_for()
    assert page.locator(f"{cards}.is-picked").count() == 1


def test_a_tournament_greets_with_three_decks_chosen_and_no_complaint(visit):
    """GWT-8.2"""
    page = visit("/new?gwent=tournament")
    page.locator(".dkc[aria-pressed=true]").nth(2).wait_for()
    page.locator(".nt__go .btn--main:not([disabled])").wait_for()
    assert page.locator(".is-bad, .wrong, [role=alert]").count() == 0
    assert page.locator(".dkc[aria-pressed=true]").count() == 3


CLOCK = ".cside--me .clock"
LOOK = 20


def test_the_clock_of_the_next_game_rests_while_one_looks_at_the_last(visit):
    """CAR-1.4"""
    page = visit("/settings")
    page.clock.install()
    record = stopped(ends_a_game_next, wins=2)
    clock = {"kind": "bank", "seconds": 600, "increment": 0}
    room = open_room(page, game="cardia", seats=[ME, BOT], record=record, clock=clock)["room"]
    page.goto(f"/r/{room}")
    page.locator(".place .ccard").first.wait_for()
    answer(page, room, last_word(record))
    page.locator(".closed").wait_for()
    page.locator(".cside--opp .clock").wait_for()
    left = page.locator(CLOCK).inner_text()
    page.clock.run_for((LOOK - 5) * 1000)
    assert page.locator(".closed").count() == 1
    assert page.locator(CLOCK).inner_text() == left
    page.clock.run_for(30_000)
    expect(page.locator(CLOCK)).not_to_have_text(left)


RECORDS = {
    "duel": GWENT_GOLDEN / "duel-03-monsters-scoiatael.record",
    "ffa5": GWENT_GOLDEN / "ffa5-0.record",
    "pairs": GWENT_GOLDEN / "pairs-0.record",
    "solo": GWENT_GOLDEN / "solo-0.record",
    "tournament": GWENT_GOLDEN / "tournament.record",
    "cardia": CARDIA_GOLDEN / "match-18.record",
}


@pytest.mark.parametrize("way", RECORDS)
def test_every_turn_of_a_replay_says_something(visit, way):
    page = visit("/replay", size=PHONE)
    page.locator("#record").fill(RECORDS[way].read_text(encoding="utf-8"))
    page.locator("form.orec .btn--main").click()
    page.get_by_role("button", name=say("web-replay-moves")).click()
    told = [text.strip() for text in page.locator("dialog .moves__t").all_inner_texts()]
    assert len(told) == len(read(RECORDS[way]).answers) + 1
    assert [
        number for number, text in enumerate(told) if number and text in ("", say("web-replay-dealt"))
    ] == []
