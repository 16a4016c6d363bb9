"""Motion on the tables: numbers wait for cards, nobody waits for motion, and who wants none gets none."""

import pytest
from playwright.sync_api import expect

from kit.browser import Player, is_busy, open_room
from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

MUSTER = (GWENT_GOLDEN / "advanced-0.record", "1", 9)
SCORCH = (GWENT_GOLDEN / "duel-01-monsters-nilfgaard.record", "0", 9)
SPY = (GWENT_GOLDEN / "advanced-1.record", "0", 12)
WEATHER = (GWENT_GOLDEN / "advanced-0.record", "0", 20)
REVEAL = (CARDIA_GOLDEN / "match-00.record", "0", 1)
SCENES = {"muster": MUSTER, "scorch": SCORCH, "spy": SPY, "weather": WEATHER, "reveal": REVEAL}
SLOWLY = 0.05

WATCH = """() => {
  window.seen = []
  const look = () => {
    const ends = document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)
    const moving = ends.filter((end) => end !== Infinity)
    const numbers = [...document.querySelectorAll('.seat__total .tick, .cside .seals')]
    const totals = numbers.map((one) => one.ariaLabel ?? one.textContent)
    const ghosts = document.querySelectorAll('.ghost').length
    window.seen.push({at: performance.now(), ghosts, moving: moving.length, totals: totals.join(' ')})
    window.watching = requestAnimationFrame(look)
  }
  look()
}"""
HAS_CHANGED = "() => window.seen.some((one) => one.totals !== window.seen[0].totals)"
HAS_MOVED = "() => window.seen.some((one) => one.ghosts || one.moving)"
RESTING = "window.seen.slice(-12).every((one) => !one.ghosts && !one.moving)"
AT_REST = f"() => {RESTING}"
SEEN = "() => { cancelAnimationFrame(window.watching); return window.seen }"


def opened(visit, scene, **how):
    """A recorded game just before its scene."""
    record, seat, step = scene
    page = visit("/replay", **{"quiet": False, **how})
    page.locator("#record").fill(record.read_text(encoding="utf-8"))
    page.locator("form.orec .btn--main").click()
    page.locator(".ctl__e:not(.ctl__s) select").select_option(seat)
    go_to(page, step)
    page.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")
    return page


def go_to(page, step):
    """Once the hand of the seat is there."""
    page.locator(".hc, .hcard").first.wait_for(state="attached")
    page.locator(".ctl__r").fill(str(step))
    expect(page.locator(".ctl__n b")).to_have_text(str(step))


def step_forward(page):
    """By script, because a finger would be an input of its own."""
    page.evaluate("document.querySelectorAll('.ctl__b button')[3].click()")


def pace(page, rate):
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": rate})
    return line


def watched(page):
    """From the step until all is at rest again."""
    page.evaluate(WATCH)
    step_forward(page)
    page.wait_for_function(HAS_MOVED)
    page.wait_for_function(AT_REST)
    return page.evaluate(SEEN)


@pytest.mark.parametrize("name", ["muster", "scorch", "reveal"])
def test_totals_are_never_ahead_of_the_card(visit, name):
    seen = watched(opened(visit, SCENES[name]))
    old, new = seen[0]["totals"], seen[-1]["totals"]
    assert old != new
    on_the_way = [one["totals"] for one in seen if one["ghosts"]]
    assert on_the_way
    assert set(on_the_way) == {old}


@pytest.mark.parametrize("name", SCENES)
def test_a_turn_moves_and_comes_to_rest(visit, name):
    """1.2 seconds by the clock of the design, and some for a busy machine; nothing is left behind."""
    seen = watched(opened(visit, SCENES[name]))
    busy = [one["at"] for one in seen if one["moving"]]
    assert busy
    assert max(busy) - min(busy) < 2200 or is_busy()
    assert (seen[-1]["ghosts"], seen[-1]["moving"]) == (0, 0)


@pytest.mark.parametrize("how", ["key", "finger"])
def test_any_input_jumps_to_the_end(visit, how):
    page = opened(visit, MUSTER)
    before = page.locator(".seat--me .seat__total .tick").inner_text()
    pace(page, SLOWLY)
    step_forward(page)
    page.locator(".ghost").first.wait_for(state="attached")
    assert page.locator(".seat--me .seat__total .tick").inner_text() == before
    if how == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(700, 20)
    page.locator(".ghost, .ring").first.wait_for(state="detached")
    assert page.locator(".ghost, .ring").count() == 0
    expect(page.locator(".seat--me .seat__total .tick")).not_to_have_text(before)


# As a finger goes down; then three pictures later.
TAP = """async () => {
  document.body.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}))
  for (let pictures = 0; pictures < 3; pictures += 1) await new Promise(requestAnimationFrame)
  return document.querySelectorAll('.ghost, .ring').length
}"""
TOTALS = """() => [...document.querySelectorAll('.seat__total .tick, .cside .seals')]
  .map((one) => one.ariaLabel ?? one.textContent)"""
MOST_WORK = 16


def work(line):
    """How often the browser had to lay out the page, or to work out its styles."""
    counted = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return counted["LayoutCount"] + counted["RecalcStyleCount"]


@pytest.mark.parametrize("name", ["muster", "scorch", "reveal"])
def test_a_tap_is_answered_with_the_end_and_with_little_work(visit, name):
    page = opened(visit, SCENES[name])
    line = pace(page, SLOWLY)
    line.send("Performance.enable")
    step_forward(page)
    page.locator(".ghost").first.wait_for(state="attached")
    before, totals = work(line), page.evaluate(TOTALS)
    assert page.evaluate(TAP) == 0
    assert work(line) - before <= MOST_WORK
    assert page.evaluate(TOTALS) != totals


def test_the_next_step_does_not_wait_for_the_last(visit):
    page = opened(visit, MUSTER)
    pace(page, SLOWLY)
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift")
    expect(page.locator(".ctl__n b")).to_have_text("13")
    page.keyboard.press("Shift")
    quiet = opened(visit, (MUSTER[0], MUSTER[1], 13), quiet=True)
    totals = ".seat__total .tick"
    expect(page.locator(totals)).to_have_text(quiet.locator(totals).all_inner_texts())


@pytest.mark.parametrize("wish", ["system", "calm", "none"])
def test_nothing_moves_for_who_wants_no_motion(visit, wish):
    page = visit("/settings", quiet=wish == "system")
    if wish != "system":
        page.evaluate("wish => localStorage.setItem('taverne', JSON.stringify({motion: wish}))", wish)
        page.reload()
    for scene in SCENES.values():
        page.goto("/replay")
        stays_calm(page, *scene)


def stays_calm(page, record, seat, step):
    page.locator("#record").fill(record.read_text(encoding="utf-8"))
    page.locator("form.orec .btn--main").click()
    page.locator(".ctl__e:not(.ctl__s) select").select_option(seat)
    go_to(page, step)
    page.evaluate(WATCH)
    step_forward(page)
    expect(page.locator(".ctl__n b")).to_have_text(str(step + 1))
    page.wait_for_function("() => window.seen.length > 20")
    seen = page.evaluate(SEEN)
    assert {(one["ghosts"], one["moving"]) for one in seen} == {(0, 0)}
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_live_game_moves_too(visit):
    page = visit(quiet=False)
    key = open_room(page, seats=[{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random"}])
    page.goto(f"/r/{key['room']}")
    page.get_by_role("button", name="Keep all").click()
    page.locator(".hc:not([aria-disabled])").first.wait_for()
    page.evaluate(WATCH)
    player = Player(page, 2)
    for _ in range(12):
        player.acts()
        page.wait_for_timeout(250)
    page.wait_for_function(f"() => {RESTING} || document.querySelector('dialog[open]')")
    seen = page.evaluate(SEEN)
    assert any(one["ghosts"] for one in seen)
    assert seen[-1]["ghosts"] == 0 or page.locator("dialog[open]").count()


class Line:
    """The wire between a page and its room: it can go silent, and break."""

    def __init__(self, page):
        self.silent, self.ends = False, []
        page.route_web_socket("**/feed", self.connect)

    def connect(self, end):
        house = end.connect_to_server()
        end.on_message(house.send)
        house.on_message(lambda message: None if self.silent else end.send(message))
        self.ends.append(end)

    def recover(self):
        """What came meanwhile is lost; the page asks for everything after the last number that it knows."""
        self.silent = False
        self.ends[-1].close(code=1012, reason="")


def missed(visit, acts):
    """A game against a bot that goes on while the page hears nothing of it."""
    page = visit(quiet=False)
    line = Line(page)
    key = open_room(page, seats=[{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random"}])
    page.goto(f"/r/{key['room']}")
    page.get_by_role("button", name="Keep all").click()
    page.locator(".hc:not([aria-disabled])").first.wait_for()
    page.wait_for_timeout(1500)
    line.silent = True
    acts(page, key)
    page.wait_for_timeout(800)
    page.evaluate(WATCH)
    line.recover()
    page.wait_for_function(HAS_CHANGED)
    page.wait_for_function(AT_REST)
    return page.evaluate(SEEN)


def one_card(page, key):
    page.locator(".hc:not([aria-disabled])").last.click(position={"x": 10, "y": 40})
    page.locator("[data-target]").first.click()


@pytest.mark.network
def test_what_a_broken_line_kept_back_is_shown_as_it_happened(visit):
    seen = missed(visit, one_card)
    assert any(one["ghosts"] for one in seen)
    assert seen[0]["totals"] != seen[-1]["totals"]


ANSWER = """async (room) => {
  for (let turn = 0; turn < 12; turn += 1) {
    const now = await (await fetch(`/api/rooms/${room}/feed?after=1000000000`)).json()
    const question = now.question
    if (question) {
      const words = question.options.filter((word) => word !== 'pass' && word !== 'leader')
      const answer = {type: 'answer', nonce: `n${turn}`, question: question.id, word: words[0] ?? 'pass'}
      const body = JSON.stringify(answer)
      const headers = {'Content-Type': 'application/json'}
      await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})
    }
    await new Promise((done) => setTimeout(done, 120))
  }
}"""


@pytest.mark.network
def test_who_missed_half_a_game_just_sees_how_things_stand(visit):
    seen = missed(visit, lambda page, key: page.evaluate(ANSWER, key["room"]))
    assert not any(one["ghosts"] for one in seen)
    assert seen[0]["totals"] != seen[-1]["totals"]
