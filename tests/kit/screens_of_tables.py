"""The screens of the tables: every way to play, and every sheet that opens over one."""

from kit.browser import PHONE
from kit.cardia.records import (
    asks_for_a_card_in_the_row,
    asks_for_a_discarded_card,
    ends_a_game_next,
    last_word,
    stopped,
)
from kit.crowded import FULL_ROWS, cardia_record, gwent_record
from kit.cuts import NEWEST, answer, before, before_the_end, go_on, plain_turn, read, sit_before
from kit.places import CARDIA_GOLDEN
from kit.seated import BOT, ME, press, shut, sit, sit_at


def opening(page):
    sit_at(page, "duel", 5, 0)
    page.locator(".xcard").first.wait_for()
    yield "exchange"
    page.locator(".xcard").nth(2).click()
    page.locator(".xdet__c").wait_for()
    yield "exchange-picked"


def duel(page):
    sit_at(page, "duel", *FULL_ROWS["duel"])
    yield from hand_and_piles(page, "duel")
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.locator(".dlg--r").wait_for()
    yield "round-end"


def hand_and_piles(page, name):
    """A table with nothing in the hand, with a card picked, with a pile spread out, with a row spread out."""
    page.locator(".hc").first.wait_for()
    yield name
    press(page, ".hc:not([aria-disabled=true])")
    page.locator(".hc.is-picked").wait_for()
    yield f"{name}-picked"
    page.keyboard.press("Escape")
    press(page, "[data-anchor^=discard]")
    page.locator("dialog[open]").wait_for()
    yield f"{name}-pile"
    shut(page)
    page.locator(".field--opp .row__tally").last.click()
    page.locator(".lens").wait_for()
    yield f"{name}-lens"
    page.keyboard.press("Escape")


def full_hand(page):
    """Ten cards, or nearly, before anything lies on the table."""
    sit_at(page, "duel", 263, 4)
    page.locator(".hc").first.wait_for()
    yield "duel-begun"
    resign(page)
    yield "game-end"


def resign(page):
    press(page, "[aria-haspopup=menu], .beam__menu, .bar__r button:last-child")
    page.locator(".menu .btn--warn").click()
    page.locator(".menu .btn--warn").click()
    page.locator(".dlg--g").wait_for()


def watched(page):
    key = sit_at(page, "duel", *FULL_ROWS["duel"])
    page.locator(".hc").first.wait_for()
    page.context.clear_cookies()
    page.goto(f"/watch/{key['room']}")
    page.locator(".whand, .hand").first.wait_for()
    yield "watched"


def many(mode):
    def table(page):
        sit_at(page, mode, *FULL_ROWS[mode])
        page.locator(".hc").first.wait_for()
        yield mode
        press(page, ".hc:not([aria-disabled=true])")
        page.locator(".hc.is-picked").wait_for()
        yield f"{mode}-picked"

    return table


def pairs_begun(page):
    sit_at(page, "pairs", 4, 9)
    page.locator(".hc").first.wait_for()
    yield "pairs-begun"


def tournament(page):
    sit(page, [ME, BOT], tournament=True)
    page.locator(".line-up__d.is-legal").first.wait_for()
    yield "tournament"


def cardia(name, rules, seed, answers):
    def table(page):
        record = cardia_record(rules, seed, lambda game: len(game.answers) == answers)
        sit(page, [ME, BOT], game="cardia", record=record)
        page.locator(".hcard").first.wait_for()
        yield name
        press(page, ".hcard:not([aria-disabled=true])")
        page.locator(".hcard.is-picked").wait_for()
        yield f"{name}-picked"
        page.keyboard.press("Escape")
        press(page, "[data-anchor^=discard]")
        page.locator("dialog[open]").wait_for()
        yield f"{name}-pile"

    return table


def cardia_chooses(page):
    sit(page, [ME, BOT], game="cardia", record=stopped(asks_for_a_card_in_the_row))
    press(page, ".ccard.is-target")
    page.locator(".hand__act .then").wait_for()
    yield "cardia-target"


def cardia_ends(page):
    record = stopped(ends_a_game_next, wins=2)
    key = sit(page, [ME, BOT], game="cardia", record=record)
    page.locator(".place .ccard").first.wait_for()
    answer(page, key["room"], last_word(record))
    page.locator(".closed").wait_for()
    yield "cardia-closed"


def cardia_watched(page):
    record = cardia_record("deck=II guardians=true scenes=senate", 137, lambda game: len(game.answers) == 18)
    key = sit(page, [ME, BOT], game="cardia", record=record)
    page.locator(".place .ccard").first.wait_for()
    page.context.clear_cookies()
    page.goto(f"/watch/{key['room']}")
    page.locator(".place .ccard").first.wait_for()
    yield "cardia-watched"


def asked_why(page):
    """The sum of a side, a card held close, a partner's hand."""
    sit_at(page, "duel", *FULL_ROWS["duel"])
    press(page, ".seat--me .asks")
    page.locator("dialog[open] .sums dt").first.wait_for()
    yield "side-sum"
    shut(page)
    page.set_viewport_size(PHONE)
    page.locator(".hc:not([aria-disabled=true])").first.click()
    page.locator(".pick__w").click()
    page.locator("dialog[open] .inspect--large").wait_for()
    yield "zoom"
    sit_at(page, "pairs", 4, 9)
    page.set_viewport_size(PHONE)
    page.locator(".mate__b").click()
    page.locator("dialog[open] .mate").wait_for()
    yield "mate-hand"


def between_turns(page):
    """What the opponent without a player did, and the score between two games of a match."""
    cut = plain_turn(gwent_record("solo", *FULL_ROWS["solo"]))
    room = sit_before(page, cut)
    page.locator(".hc").first.wait_for()
    go_on(page, room, cut)
    page.locator(".step").wait_for()
    yield "solo-step"
    cut = before(read(NEWEST / "tournament.record"), lambda game: game.look(0).number == 2)
    room = sit_before(page, cut)
    page.locator("[role=option], .line-up__d").first.wait_for()
    go_on(page, room, cut)
    page.locator(".dlg--r .rsc").wait_for()
    yield "match-score"


def cardia_sheets(page):
    """Where the signets lie, what lies on the table, a card, a pile to choose from, the end of the match."""
    record = cardia_record("deck=II guardians=true scenes=senate", 137, lambda game: len(game.answers) == 18)
    sit(page, [ME, BOT], game="cardia", record=record)
    press(page, ".cside--me .seals")
    page.locator("dialog[open] .sums").wait_for()
    yield "cardia-signets"
    shut(page)
    page.set_viewport_size(PHONE)
    press(page, ".strip button:last-child")
    page.locator("dialog[open] .tdlg").wait_for()
    yield "cardia-table"
    shut(page)
    page.set_viewport_size(PHONE)
    press(page, ".gdn")
    page.locator("dialog[open] .tdlg").wait_for()
    yield "cardia-look"
    sit(page, [ME, BOT], game="cardia", record=stopped(asks_for_a_discarded_card, guardians=True))
    page.locator("dialog[open] .cpile .ccard").first.click()
    page.locator(".cpile__l").wait_for()
    yield "cardia-pile-picker"
    matches = sorted(CARDIA_GOLDEN.with_name("golden-2").glob("match-*.record"))
    cut = before_the_end(*[read(path) for path in matches])
    room = sit_before(page, cut)
    page.locator(".place .ccard").first.wait_for()
    go_on(page, room, cut)
    page.locator(".dlg--g").wait_for()
    yield "cardia-end"
