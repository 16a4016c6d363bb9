"""Every screen of the house. A visit leads through some of them and names each when it is to be seen."""

import base64
import json
import zlib

from kit.browser import PHONE, open_room
from kit.cardia.records import (
    asks_for_a_card_in_the_row,
    asks_for_a_discarded_card,
    ends_a_game_next,
    last_word,
    stopped,
)
from kit.crowded import FULL_ROWS, SEATS, cardia_record, gwent_record
from kit.cuts import NEWEST, answer, before, before_the_end, go_on, plain_turn, read, sit_before
from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN
from kit.short_game import short_game
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.starters import starter_decks
from taverne.house.puzzles import puzzles
from taverne.words import say

ME, OPEN = {"who": "me"}, {"who": "open"}
BOT = {"who": "bot", "bot": "random"}
COME_IN = """async ({room, invite}) => {
  const body = JSON.stringify({name: 'Bob', invite, bearer: true})
  const headers = {'Content-Type': 'application/json'}
  await fetch(`/api/rooms/${room}/guests`, {method: 'POST', credentials: 'omit', headers, body})
}"""
# A medic in the hand, and somebody of every kind to bring back.
FALLEN = {
    "game": "gwent",
    "asked": 0,
    "seats": [
        {
            "names": {"faction": "northern_realms", "leader": "nr_leader_foltest_siegemaster"},
            "piles": {
                "hand": ["nr_dun_banner_medic", "ne_vesemir"],
                "discard": [
                    "nr_ves",
                    "nr_trebuchet",
                    "nr_thaler",
                    "nr_dethmold",
                    "ne_emiel_regis_rohellec_terzieff",
                ],
                "melee": ["nr_blue_stripes_commando", "nr_blue_stripes_commando"],
            },
        },
        {
            "names": {"faction": "monsters", "leader": "mo_leader_eredin_red_riders"},
            "piles": {"hand": ["mo_ghoul", "mo_fiend"], "melee": ["mo_nekker", "mo_nekker"]},
        },
    ],
}


def sit(page, seats, **wanted):
    key = open_room(page, seats=seats, **wanted)
    page.goto(f"/r/{key['room']}")
    return key


def sit_at(page, mode, seed, answers):
    """At the recorded table, in the first seat."""
    others = [OPEN] if mode == "solo" else [BOT] * (SEATS[mode] - 1)
    return sit(page, [ME, *others], record=gwent_record(mode, seed, answers))


def press(page, selector):
    """The first of these; where it lies under its neighbour it is pressed all the same."""
    page.locator(f"{selector} >> visible=true").first.dispatch_event("click")


def shut(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def home(page):
    page.goto("/")
    page.locator(".play__row button").click()
    page.locator(".lvr button").first.wait_for()
    yield "home"


def new_gwent(page):
    page.goto("/new?gwent")
    page.locator(".md").first.wait_for()
    yield "new-duel"
    for way in ("ffa", "pairs", "solo", "tournament"):
        page.goto(f"/new?gwent={way}")
        page.locator(".md[aria-checked=true]").wait_for()
        if way == "ffa":
            page.locator(".lvb").first.select_option("net")  # which lets another play, and says so
        yield f"new-{way}"


def new_cardia(page):
    page.goto("/new?cardia")
    page.locator(".opt select").first.wait_for()
    yield "new-cardia"
    page.locator(".dk").last.click()
    page.locator(".mix").wait_for()
    yield "new-cardia-mixed"


def waiting(page):
    key = sit(page, [ME, {"who": "bot", "bot": "net"}, OPEN], rules="mode=ffa3")
    page.locator(".wait__t").wait_for()
    yield "waiting"
    page.context.clear_cookies()
    page.goto(f"/join/{key['room']}#{key['invite']}")
    page.locator("form.join").wait_for()
    yield "join"


def quiet_pages(page):
    for path, sign in (("settings", ".bx"), ("credits", ".crl"), ("nowhere", ".err__t")):
        page.goto(f"/{path}")
        page.locator(sign).first.wait_for()
        yield path


def decks(page):
    page.goto("/decks/edit?copy=monsters")
    page.locator(".laws__p").wait_for()
    page.wait_for_load_state("networkidle")  # the house is asked once, not on and on
    yield "deck-builder"
    page.goto("/decks")
    page.locator(".dbox h3 a").wait_for()
    yield "decks"
    page.goto("/games")
    page.set_input_files("input[type=file]", [str(GWENT_GOLDEN / "ffa5-0.record")])
    page.locator(".gline").wait_for()
    yield "games"


def books(page):
    page.goto("/rules/gwent?q=5")
    page.locator(".gfig .card").first.wait_for()
    yield "rules"
    page.goto("/rules/cardia?q=6.1")
    page.locator(".cfig .card").first.wait_for()
    yield "rules-cardia"
    page.goto("/cards/cardia?kind=guardian")
    page.locator(".tile .gcard").first.wait_for()
    yield "cards"
    page.goto("/cards/gwent/ne_cow")
    page.locator(".rlg").first.wait_for()
    yield "card"


def companion(page):
    """A table of cardboard, told card by card."""
    page.goto("/companion")
    page.locator(".cmp__go").wait_for()
    yield "companion-set-up"
    page.locator(".cmp__w button").last.click()
    page.locator(".cmp__go").click()
    for _ in range(3):
        page.locator(".cpick__p").first.click()
        page.locator(".cmp__a button:not([disabled])").first.wait_for()
    page.locator(".cwhy__l li").first.wait_for()
    yield "companion-solo"
    page.locator(".cmp__a .btn--main").click()
    page.locator(".cask__o").first.wait_for()
    yield "companion-asks"
    shut(page)
    page.locator(".cmp__a button").nth(1).click()
    page.locator(".cscore").wait_for()
    yield "companion-score"
    page.goto("/companion?game=cardia")
    page.locator(".cmp__go").click()
    for number in range(4):
        page.locator(".cpick__p").nth(number).click()
        page.locator(f".kenc__k >> nth={number}").wait_for()
    yield "companion-cardia"
    page.locator(".kenc__k").first.click()
    page.locator(".ktok").first.wait_for()
    yield "companion-cardia-card"


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


def replayed(name, record, step):
    def table(page):
        page.goto("/replay")
        page.locator("#record").wait_for()
        if name == "replay":
            yield "replay-open"
        page.fill("#record", record())
        page.click("form.orec .btn--main")
        page.locator(".ctl").wait_for()
        page.select_option(".ctl__e:not(.ctl__s) select", "0")
        page.locator(".hc, .hcard").first.wait_for()
        page.locator(".ctl__r").fill(str(step))
        page.locator(f".ctl__n b:text-is('{step}')").wait_for()
        yield name
        if name == "replay":
            yield from boxes_of_a_replay(page)

    return table


def boxes_of_a_replay(page):
    """What may be sent of it, with the picture that was made, and all its moves."""
    press(page, f".ctl__m [aria-label='{say('web-share')}']")
    press(page, f".sbox button:has-text('{say('web-share-picture')}')")
    page.locator(".sbox a[download]").wait_for()
    yield "replay-share"
    shut(page)
    page.set_viewport_size(PHONE)
    press(page, f".ctl__m [aria-label='{say('web-replay-moves')}']")
    page.locator("dialog[open] .moves").wait_for()
    yield "replay-moves"


def learning(page):
    """The list, a first game with its lights, a decision about a pile, a word; with and without the coach."""
    page.goto("/learn")
    page.locator(".lcard").first.wait_for()
    yield "learn"
    for lesson in ("gwent-first", "gwent-medics", "word/gwent-bond", "cardia-first"):
        page.goto(f"/learn/{lesson}")
        page.locator(".coach").wait_for()
        yield f"lesson-{lesson.replace('/', '-')}"
        page.set_viewport_size({"width": 320, "height": 568})
        page.locator(".lesson__f").click()
        page.locator(".coach").wait_for(state="hidden")
        yield f"lesson-{lesson.replace('/', '-')}-folded"


def puzzled(page):
    """The list, a puzzle of each game as it is asked and as it is shown, the editor."""
    page.goto("/puzzles")
    page.locator(".pzl__day").nth(1).wait_for()
    yield "puzzles"
    for game, card in (("gwent", ".hc"), ("cardia", ".hcard")):
        page.goto(f"/puzzles/{game}/{puzzles(game)[0].id}")
        page.locator(f".pzp {card}").first.wait_for()
        page.set_viewport_size({"width": 320, "height": 568})
        page.locator(".pzp__f").click()
        page.locator(".pzp__b").wait_for(state="hidden")
        yield f"puzzle-{game}"
    page.get_by_role("button", name=say("puzzle-show")).click()
    page.locator(".pzp__v.shown").wait_for()
    yield "puzzle-shown"
    page.goto("/puzzles/editor")
    page.locator(".pze__l button").first.wait_for()
    yield "puzzle-editor"


def studied(page):
    """A game that somebody has shared, gone through by a bot: the verdicts, then the curve under the veil."""
    page.goto(f"/study#record={packed(short_game().record().text())}&move=7")
    page.get_by_text(say("web-study-done")).wait_for(timeout=120_000)
    yield "study"
    shut(page)
    page.locator(".ctl__v").wait_for()
    yield "replay-veiled"


def codes_and_decks(page):
    """A code that was read out; decks sent, looked at, brought; a rule."""
    page.goto("/join")
    page.locator("form.join #code").wait_for()
    yield "join-code"
    code = write_code(starter_decks()["skellige"])
    page.goto(f"/decks#{code}")
    page.locator(".shared .paste__d").wait_for()
    yield "deck-shared"
    page.locator(".shared .btn--main").click()
    page.locator(".laws__v.is-good").wait_for()
    press(page, f".wb__t button:has-text('{say('web-decks-share')}')")
    page.locator("dialog[open] .share__q svg").wait_for()
    yield "deck-share"
    shut(page)
    press(page, ".wb__l .card")
    page.locator("dialog[open] .clook").wait_for()
    yield "deck-card"
    page.goto("/decks")
    press(page, f".decks__b button:has-text('{say('web-decks-import')}')")
    page.fill("#deck-source", "Faction: Monsters\n3 Ghoul\n2 Catapult\nSauron")
    press(page, "dialog[open] footer button")
    page.locator("dialog[open] .paste__d").wait_for()
    yield "deck-import"
    page.goto("/new?gwent")
    page.locator(".dkc >> nth=-1").click()
    page.fill("#source", code)
    press(page, "dialog[open] footer button")
    page.locator("dialog[open] .paste__c li").first.wait_for()
    yield "deck-paste"
    page.goto("/cards/gwent/ne_cow")
    press(page, "button.rule")
    page.locator("dialog[open] .rsheet p").first.wait_for()
    yield "rule-sheet"


def words_and_wishes(page):
    """What is said to others, another deck while one waits, everything around a game, advice."""
    key = sit(page, [ME, OPEN])
    page.locator(".wait__t").wait_for()
    page.evaluate(COME_IN, key)
    press(page, "[data-talk]")
    page.locator("dialog[open] .talk__p").wait_for()
    yield "talk"
    shut(page)
    press(page, f".wait__b button:has-text('{say('web-change-deck')}')")
    page.locator("dialog[open] .dkc").first.wait_for()
    yield "deck-picker"
    sit_at(page, "duel", 263, 4)
    page.locator(".hc").first.wait_for()
    press(page, "[data-hint]")
    page.locator(".hint__o >> visible=true").first.wait_for()
    yield "hint"
    page.keyboard.press("Escape")
    press(page, f".bar__r [aria-label='{say('web-menu')}']")
    page.locator("dialog[open] .menu").wait_for()
    yield "menu"


def set_up_by_hand(page):
    """A position out of a link, and in it a pile from which a card is chosen."""
    page.goto(f"/puzzles/position#{packed(json.dumps(FALLEN))}")
    page.locator(".pzp .hc").first.wait_for()
    page.set_viewport_size({"width": 320, "height": 568})
    page.locator(".pzp__f").click()
    page.locator(".pzp__b").wait_for(state="hidden")
    yield "position"
    press(page, ".hc[data-card=nr_dun_banner_medic]")
    page.locator("dialog[open] .xcard").first.click()
    page.locator("dialog[open] .fore").wait_for()
    yield "pile-picker"


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


def packed(text):
    """As a link carries it."""
    squeezed = zlib.compressobj(9, zlib.DEFLATED, -15)
    raw = squeezed.compress(text.encode()) + squeezed.flush()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def finished_cardia():
    return cardia_record("deck=I wins=1", 4, lambda game: game.is_over)


VISITS = {
    "home": home,
    "new-gwent": new_gwent,
    "new-cardia": new_cardia,
    "waiting": waiting,
    "quiet": quiet_pages,
    "learning": learning,
    "puzzled": puzzled,
    "studied": studied,
    "decks": decks,
    "books": books,
    "companion": companion,
    "opening": opening,
    "duel": duel,
    "duel-begun": full_hand,
    "watched": watched,
    "tournament": tournament,
    "ffa3": many("ffa3"),
    "ffa4": many("ffa4"),
    "ffa5": many("ffa5"),
    "pairs": many("pairs"),
    "pairs-begun": pairs_begun,
    "solo": many("solo"),
    "replay": replayed("replay", lambda: gwent_record("duel", *FULL_ROWS["duel"]), 14),
    "cardia": cardia("cardia", "deck=I", 165, 18),
    "cardia-guardians": cardia("cardia-guardians", "deck=II guardians=true scenes=senate", 137, 18),
    "cardia-target": cardia_chooses,
    "cardia-closed": cardia_ends,
    "cardia-watched": cardia_watched,
    "codes-and-decks": codes_and_decks,
    "words-and-wishes": words_and_wishes,
    "set-up-by-hand": set_up_by_hand,
    "asked-why": asked_why,
    "between-turns": between_turns,
    "cardia-sheets": cardia_sheets,
    "replay-cardia": replayed("replay-cardia", finished_cardia, 12),
}
# Screens that may be longer than the window: the page scrolls, as pages do.
BOOKS = {"rules", "rules-cardia", "cards", "card"}
KEPT = {"decks", "deck-builder", "games"}
SENT = {"join-code", "deck-shared", "deck-share", "deck-card", "deck-import", "deck-paste", "rule-sheet"}
WAITING = {"waiting", "join", "talk", "deck-picker"}
QUIET = {"settings", "credits", "nowhere"}
LONG = (
    BOOKS
    | KEPT
    | QUIET
    | SENT
    | WAITING
    | {"companion-set-up", "home", "learn", "replay-open", "tournament"}
    | {"puzzles", "puzzle-editor"}
)


def is_table(name):
    return name not in LONG and not name.startswith("new-")
