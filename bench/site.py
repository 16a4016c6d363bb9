"""The page without a server: its size, how soon a game stands, its memory, its frames: python bench/site.py

Needs `make site` and a Chromium. The host sends what lies packed with brotli beside a file. A line of so many
Mbit/s (and 40 ms for each answer) is shared by all that is fetched. "Play now" is pressed as soon as it is
there. Each row is one visit, with the load of the machine (which should be below 1) beside it.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import ARGUMENTS, CHROMIUM, WIDE, Player  # noqa: E402 (the kit of the tests is no installed package)
from kit.site import NO_PAUSE, SITE, TABLE, Files, Host, kept, sent  # noqa: E402 (likewise)

LATENCY_S, PIECE, PATIENCE_MS = 0.04, 16_384, 90_000
# A task of the browser blocks by what it takes beyond this, in milliseconds.
TASK = 50
WATCH = """
  window.frames_seen = []
  const told = ({ duration, blockingDuration }) => [duration, blockingDuration]
  new PerformanceObserver((seen) => window.frames_seen.push(...seen.getEntries().map(told)))
    .observe({ type: 'long-animation-frame', buffered: true })
  const found = (words) => new Promise((done) => {
    const look = () => {
      const one = document.querySelector(words)
      if (one) done(one)
      else requestAnimationFrame(look)
    }
    look()
  })
  window.visited = (button, table) => Promise.all([
    found(button).then((one) => { one.click(); return performance.now() }),
    found(table).then(() => performance.now()),
  ])
"""
PLAY = ".play .btn--main:not([disabled])"
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
FETCHED = """(before) => performance.getEntries()
  .filter((one) => one.responseEnd && one.responseEnd <= before).map((one) => one.name)"""
MARKS = """Object.fromEntries(
  performance.getEntriesByType('mark').map((one) => [one.name, Math.round(one.startTime)]))"""


class Line:
    """All answers share it; without a speed nothing waits."""

    def __init__(self, mbit):
        self.bytes_per_s = mbit * 125_000
        self.lock = threading.Lock()

    def carry(self, body, write):
        if not self.bytes_per_s:
            write(body)
            return
        time.sleep(LATENCY_S)
        for at in range(0, len(body), PIECE):
            piece = body[at : at + PIECE]
            with self.lock:
                time.sleep(len(piece) / self.bytes_per_s)
            write(piece)


class Packing(Files):
    """Sends what lies packed beside a file, and notes what was asked for."""

    def do_GET(self):
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        packed, host = path.with_name(path.name + ".br"), self.server.host
        host.asked.append(path)
        body = (packed if packed.exists() else path).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Cache-Control", "no-cache" if path.parent == SITE else "max-age=31536000")
        if packed.exists():
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        host.line.carry(body, self.wfile.write)


def tell(*words):
    print(*words, flush=True)


def kilobytes(paths):
    return f"{sum(map(sent, set(paths))) / 1000:,.0f} kB"


def renderer_of(profile):
    """The largest renderer of this browser: the page and both workers live in it."""
    found = subprocess.run(["ps", "-eo", "pid,ppid,args"], capture_output=True, text=True, check=True)
    rows = [line.split(None, 2) for line in found.stdout.splitlines()[1:]]
    ours = {pid for pid, _, words in rows if profile in words}
    for _ in range(3):
        ours |= {pid for pid, parent, _ in rows if parent in ours}
    return max((pid for pid, _, words in rows if pid in ours and "--type=renderer" in words), key=private)


def busy_threads(pid):
    """Seconds of the processor by thread: where others work, too, they tell more than the clock."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        name, _, rest = task.joinpath("stat").read_text(encoding="utf-8").partition(") ")
        spent = sum(map(int, rest.split()[11:13])) / os.sysconf("SC_CLK_TCK")
        found.append((name.partition("(")[2], spent))
    return ", ".join(f"{name} {spent:.1f}" for name, spent in sorted(found, key=lambda one: -one[1])[:4])


def private(pid):
    """What it holds for itself, in megabytes."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()[1:]
    held = {name: int(value) for name, value, *_ in (line.replace(":", "").split() for line in lines)}
    return (held["Private_Clean"] + held["Private_Dirty"]) // 1024


@contextmanager
def browser(driver, **more):
    with tempfile.TemporaryDirectory() as profile:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=ARGUMENTS, viewport=WIDE, **more
        )
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(NO_PAUSE)
        yield context, profile
        context.close()


def visit(context, host, kind):
    """From the first look until a game stands; the page, and what was fetched before the first paint."""
    host.asked.clear()
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(host.address, wait_until="commit")
    pressed, stood = page.evaluate("(words) => window.visited(...words)", [PLAY, TABLE])
    painted = page.evaluate(PAINTED)
    tell(
        f"{kind}: paint {painted / 1000:.2f} s, Play now pressed {pressed / 1000:.2f} s, the game stands "
        f"{(stood - pressed) / 1000:.2f} s later; load {os.getloadavg()[0]:.1f}"
    )
    tell("  ", {name: f"{at / 1000:.2f} s" for name, at in page.evaluate(MARKS).items()})
    return page, [under(host, name) for name in page.evaluate(FETCHED, painted)]


def under(host, address):
    name = address.partition("#")[0].removeprefix(host.address)
    return SITE / (name or "index.html")


def play(page, moves):
    """The frames above 50 ms since the game stands, and how long the page itself works in one."""
    page.evaluate("window.frames_seen.length = 0")
    Player(page, 5).must_act(moves)
    seen = page.evaluate("window.frames_seen")
    longest = max((duration for duration, _ in seen), default=0)
    busy = [blocked + TASK for _, blocked in seen if blocked]
    tell(f"  {moves} moves: {len(seen)} frames above 50 ms, the longest {longest:.0f} ms")
    tell(f"  in {len(busy)} of them the page works that long, at most {max(busy, default=0):.0f} ms")


def first_visit(driver, host, mbit):
    host.line = Line(mbit)
    with browser(driver) as (context, _):
        page, before_paint = visit(context, host, f"cold, {mbit:g} Mbit/s" if mbit else "cold, free line")
        fonts = [path for path in before_paint if path.suffix == ".woff2"]
        waited_for = kilobytes(set(before_paint) - set(fonts))
        tell(
            f"  before the first paint {waited_for}, and {kilobytes(fonts)} of fonts, for which nothing waits"
        )
        tell(f"  until the game stands {kilobytes(host.asked)}")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        tell(f"  with all that is kept for later {kilobytes(host.asked)}")
    host.line = Line(0)


def later_visits(driver, host, times, moves):
    with browser(driver) as (context, profile):
        page, _ = visit(context, host, "cold, free line")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.close()
        for _ in range(times):
            page, _ = visit(context, host, "warm")
            pid = renderer_of(profile)
            tell(f"  renderer with both workers: {private(pid)} MB of its own")
            tell(f"  seconds of the processor by then: {busy_threads(pid)}")
            play(page, moves)
            page.close()


def without_workers(driver, host):
    """What a renderer holds without any Python."""
    with browser(driver) as (context, profile):
        context.route("**/*-worker*", lambda route: route.abort())
        page = context.new_page()
        page.goto(host.address)
        page.locator(PLAY).wait_for()
        tell(f"renderer without workers: {private(renderer_of(profile))} MB of its own")


def main():
    known = argparse.ArgumentParser()
    known.add_argument("--line", type=float, default=10, help="Mbit/s of the slow line; 0: none")
    known.add_argument("--visits", type=int, default=3, help="warm visits")
    known.add_argument("--moves", type=int, default=8, help="moves of a game whose frames are watched")
    options = known.parse_args()
    tell(f"kept at the first visit: {kilobytes(kept('FILES'))}; when wanted: {kilobytes(kept('LATER'))}")
    host = Host(files=Packing)
    host.asked, host.line = [], Line(0)
    host.start()
    with sync_playwright() as driver:
        if options.line:
            first_visit(driver, host, options.line)
        without_workers(driver, host)
        later_visits(driver, host, options.visits, options.moves)
    host.stop()


if __name__ == "__main__":
    main()
