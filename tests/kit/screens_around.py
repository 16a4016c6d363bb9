"""The screens around the board: rooms, lessons, puzzles, decks, books, replays."""

import json

from kit.browser import PHONE
from kit.crowded import cardia_record
from kit.places import GWENT_GOLDEN
from kit.seated import COME_IN, ME, OPEN, packed, press, shut, sit, sit_at
from kit.short_game import short_game
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.starters import starter_decks
from taverne.house.puzzles import puzzles
from taverne.words import say

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


def finished_cardia():
    return cardia_record("deck=I wins=1", 4, lambda game: game.is_over)
