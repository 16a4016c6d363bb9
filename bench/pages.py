"""How heavy the pages are and how soon they answer, in a real Chromium.

    python bench/pages.py                        as they are
    python bench/pages.py --before CHECKOUT      beside those of another checkout, turn by turn

The line and the processor are slowed down by the browser's own protocol. A table comes out.
Needs the pages (make web, in both) and what tests need.
"""

import argparse
import json
import statistics
import sys
import tempfile
from bisect import bisect
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

# Only now: the kit of the tests is no installed package.
from playwright.sync_api import sync_playwright  # noqa: E402

from kit.browser import ARGUMENTS, CHROMIUM, OPEN_ROOM, PHONE, WIDE  # noqa: E402
from kit.open_house import GENEROUS, OpenHouse  # noqa: E402
from taverne.words import ENGLISH, languages  # noqa: E402

SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 93_750}
SLOWER = 4
STANDS = ".hand__cards [role=option], dialog[open] .xcard"
# From the press to the first picture with cards in it: by the clock of the page, which nobody asks meanwhile.
STOPWATCH = """(stands) => {
  let began = 0
  addEventListener('click', (event) => { began = event.timeStamp }, {capture: true, once: true})
  window.stood = new Promise((done) => {
    const painted = () => requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)))
    const watch = new MutationObserver(() => {
      if (!document.querySelector(stands)) return
      watch.disconnect()
      painted()
    })
    watch.observe(document, {childList: true, subtree: true})
  })
}"""
# Pointer, click and key of one press are one interaction; it is as long as the longest of them.
TIMED = """() => {
  window.spent = {}
  new PerformanceObserver((list) => {
    for (const {interactionId, duration} of list.getEntries())
      if (interactionId) window.spent[interactionId] = Math.max(duration, window.spent[interactionId] ?? 0)
  }).observe({type: 'event', durationThreshold: 16})
}"""
# A person looks before pressing again.
LOOK = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200)))"
TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"]
FIRST_LOAD, FIRST_TABLE, STANDS_WITHIN, PAINT_WITHIN = 130, 120, 3, 100


class Meter:
    """Counts what comes over the line, as it comes: packed."""

    def __init__(self, page):
        self.protocol = page.context.new_cdp_session(page)
        self.protocol.send("Network.enable")
        self.bytes, self.fonts, self.font_ids = 0, 0, set()
        self.protocol.on("Network.responseReceived", self.came)
        self.protocol.on("Network.loadingFinished", self.ended)

    def came(self, event):
        if event["type"] == "Font":
            self.font_ids.add(event["requestId"])

    def ended(self, event):
        if event["requestId"] in self.font_ids:
            self.fonts += event["encodedDataLength"]
        else:
            self.bytes += event["encodedDataLength"]

    def slow_down(self, line=True):
        if line:
            self.protocol.send("Network.emulateNetworkConditions", SLOW_LINE)
        self.protocol.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def visit(browser, house, size, language="en"):
    context = browser.new_context(
        base_url=house.address, viewport=size, locale=language, service_workers="block"
    )
    return context.new_page()


def settled(page):
    page.wait_for_load_state("networkidle")


def weights(browser, house, language):
    """The front page, and what a first table needs more."""
    page = visit(browser, house, PHONE, language)
    meter = Meter(page)
    page.goto("/")
    page.locator(".play .btn--main:not([disabled])").wait_for()
    settled(page)
    first = meter.bytes
    page.locator(".play .btn--main").click()
    page.locator(STANDS).first.wait_for()
    settled(page)
    page.context.close()
    return first / 1000, (meter.bytes - first) / 1000, meter.fonts / 1000


def slow_table(browser, house, language):
    """From the press on a slow phone to the table."""
    page = visit(browser, house, PHONE, language)
    meter = Meter(page)
    meter.slow_down()
    page.goto("/")
    page.locator(".play .btn--main:not([disabled])").wait_for()
    settled(page)
    page.evaluate(STOPWATCH, STANDS)
    page.locator(".play .btn--main").click()
    spent = page.evaluate("() => window.stood")
    page.context.close()
    return spent / 1000


def interactions(browser, house, slower=False, presses=20):
    """Cards are picked and put back on the board of five."""
    page = board_of_five(browser, house)
    if slower:
        Meter(page).slow_down(line=False)
    page.evaluate(TIMED)
    middles = middles_of_cards(page)
    for at in range(presses):
        page.mouse.click(*middles[at % len(middles)])
        page.evaluate(LOOK)
        page.keyboard.press("Escape")
        page.evaluate(LOOK)
    spent = page.evaluate("Object.values(window.spent)") or [16]
    page.context.close()
    return percentile(spent)


def middles_of_cards(page):
    cards = page.locator(".hand__cards [role=option]:not([aria-disabled=true])").all()
    boxes = [card.bounding_box() for card in cards]
    return [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]


def board_of_five(browser, house):
    page = visit(browser, house, WIDE)
    page.goto("/")
    bots = [{"who": "bot", "bot": "random"}] * 4
    wish = {"name": "Ann", "rules": "mode=ffa5", "seats": [{"who": "me", "decks": ["monsters"]}, *bots]}
    key = page.evaluate(OPEN_ROOM, wish)
    page.goto(f"/r/{key['room']}")
    page.locator("dialog[open] footer button:not([data-hint])").first.click()
    page.locator(".btn--pass").wait_for()
    settled(page)
    return page


def own_times(browser, house, presses=20):
    """The same presses, by what the page itself computes for each: a busy machine changes nothing in it."""
    page = board_of_five(browser, house)
    middles = middles_of_cards(page)
    browser.start_tracing(page=page, categories=TRACED)
    for at in range(presses):
        page.evaluate("performance.mark('press')")
        page.mouse.click(*middles[at % len(middles)])
        page.keyboard.press("Escape")
    page.wait_for_timeout(500)
    traced = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return percentile(between_marks(traced))


def between_marks(traced):
    """Milliseconds of the processor from each press to the next, in the thread that runs the page."""
    marks = sorted(one["ts"] for one in traced if one["name"] == "press")
    page = {(one["pid"], one["tid"]) for one in traced if one["name"] == "press"}
    tasks = [one for one in traced if one["name"] == "RunTask" and (one["pid"], one["tid"]) in page]
    spent = dict.fromkeys(marks, 0.0)
    for task in tasks:
        at = bisect(marks, task["ts"]) - 1
        if at >= 0:
            spent[marks[at]] += task.get("tdur", 0) / 1000
    return list(spent.values())


def percentile(values, share=0.95):
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def skipped(browser, house, taps=30):
    """Who has passed taps while the cards of the others still travel: the longest wait of all."""
    page = board_of_five(browser, house)
    page.keyboard.press("p")
    page.keyboard.press("p")
    page.evaluate(TIMED)
    for _ in range(taps):
        page.evaluate(LOOK)
        page.mouse.click(WIDE["width"] / 2, 20)
    spent = page.evaluate("Object.values(window.spent)") or [16]
    page.context.close()
    return max(spent)


def figures(rounds):
    """Each with its goal, if it has one, and how it is measured in a house."""
    for language in languages():
        first, table, fonts = (f"{what}, {language}, kB" for what in ("first load", "first table", "fonts"))
        yield (first, f"{table} more", f"{fonts} of both"), (FIRST_LOAD, FIRST_TABLE, None), weights, language
    for language in (ENGLISH, "de"):
        name = f"table stands on a slow phone, {language}, s"
        yield (name,), (STANDS_WITHIN,), median_of(slow_table, rounds), language
    for name, goal, measure in (
        ("interaction to paint on the board of five, p95, ms", PAINT_WITHIN, interactions),
        ("what the page computes for a pick and for putting it back, p95, ms", PAINT_WITHIN, own_times),
        ("a tap that skips what moves on the board of five, the longest, ms", None, skipped),
        ("interaction to paint with the processor ×4, p95, ms", None, slower_interactions),
    ):
        yield (name,), (goal,), median_of(measure, rounds), None


def median_of(measure, rounds):
    return lambda *where: [statistics.median(measure(*where) for _ in range(rounds))]


def slower_interactions(browser, house):
    return interactions(browser, house, slower=True)


def rows(browser, houses, rounds):
    for names, goals, measure, language in figures(rounds):
        told = [language] if language else []
        for name, goal, *values in zip(
            names, goals, *(measure(browser, house, *told) for house in houses), strict=True
        ):
            yield [name, *(f"{value:.1f}" for value in values), f"≤ {goal}" if goal else ""]


def opened(folder, checkout):
    """The house of this checkout, or of another, each with its own pages."""
    home = Path(folder, "before" if checkout else "now")
    home.mkdir()
    elsewhere = {"PYTHONPATH": str(checkout.resolve() / "src")} if checkout else {}
    return OpenHouse(home, **elsewhere, **GENEROUS).open()


def main():
    choice = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    choice.add_argument("--rounds", type=int, default=3, help="how often what takes time is measured")
    choice.add_argument("--before", type=Path, help="another checkout, measured beside this one")
    args = choice.parse_args()
    heads = ["", *(["before"] if args.before else []), "now", "goal"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        houses = [opened(folder, checkout) for checkout in ([args.before] if args.before else []) + [None]]
        browser = play.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            for row in rows(browser, houses, args.rounds):
                print(f"| {' | '.join(row)} |", flush=True)
        finally:
            browser.close()
            for house in houses:
                house.close()


if __name__ == "__main__":
    main()
