"""The page without a server: its size, how soon a game stands, its memory: python bench/site.py [--line 10]

Needs `make site` and a Chromium. The host compresses with brotli, which takes its minutes before;
a line of so many Mbit/s (and 40 ms for each answer) is shared by all that is fetched. Each time is one visit.
"""

import argparse
import subprocess
import sys
import tempfile
import threading
import time
from functools import cache
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from kit.browser import ARGUMENTS, CHROMIUM, WIDE  # noqa: E402 (the kit of the tests is no installed package)
from kit.site import NO_PAUSE, SITE, TABLE, Files, Host  # noqa: E402 (likewise)

LATENCY_S, PIECE = 0.04, 16_384
BROTLI = "process.stdout.write(require('zlib').brotliCompressSync(require('fs').readFileSync(0)))"
ALREADY = (".woff2", ".png", ".br", ".gz")


@cache
def packed(path):
    data = path.read_bytes()
    if path.suffix in ALREADY:
        return data
    return subprocess.run(["node", "-e", BROTLI], input=data, capture_output=True, check=True).stdout


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
    """Sends everything packed, and notes what was asked for."""

    def do_GET(self):
        path = Path(self.translate_path(self.path.partition("?")[0]))
        path = path / "index.html" if path.is_dir() else path
        body, host = packed(path), self.server.host
        host.asked.append(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Cache-Control", "no-cache" if path.parent == SITE else "max-age=31536000")
        if path.suffix not in ALREADY:
            self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        host.line.carry(body, self.wfile.write)


def tell_sizes(title, paths):
    raw, small = (sum(map(len, map(read, paths))) for read in (Path.read_bytes, packed))
    print(f"{title}: {len(paths)} files, {raw:,} bytes, {small:,} with brotli")


def everything():
    return [path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")]


def resident(profile):
    """Memory of the largest renderer of this browser, in megabytes; both workers live in it."""
    found = subprocess.run(["ps", "-eo", "pid,ppid,rss,args"], capture_output=True, text=True, check=True)
    rows = [line.split(None, 3) for line in found.stdout.splitlines()[1:]]
    ours = {pid for pid, _, _, words in rows if profile in words}
    for _ in range(3):
        ours |= {pid for pid, parent, _, _ in rows if parent in ours}
    sizes = [int(size) for pid, _, size, words in rows if pid in ours and "--type=renderer" in words]
    return max(sizes, default=0) // 1024


def visit(context, host):
    """When the game stands after the first look, and after Play now was pressed; what was fetched by then."""
    page = context.new_page()
    began = time.monotonic()
    page.goto(host.address, wait_until="commit")
    page.locator(".play .btn--main:not([disabled])").click()
    pressed = time.monotonic()
    page.locator(TABLE).first.wait_for(timeout=120_000)
    stands = time.monotonic()
    fetched = list(dict.fromkeys(host.asked))
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    return page, pressed - began, stands - pressed, fetched


def main():
    known = argparse.ArgumentParser()
    known.add_argument("--line", type=float, default=0, help="Mbit/s; free without")
    options = known.parse_args()
    tell_sizes("all files", everything())
    host = Host(files=Packing)
    host.asked, host.line = [], Line(options.line)
    host.start()
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as profile:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=ARGUMENTS, viewport=WIDE, reduced_motion="reduce"
        )
        context.add_init_script(NO_PAUSE)
        for kind in ("cold", "warm", "warm"):
            page, pressed, stands, fetched = visit(context, host)
            if kind == "cold":
                tell_sizes("fetched until the first game stands", fetched)
            print(f"{kind}: Play now pressed after {pressed:.1f} s, the game stands {stands:.1f} s later")
            print(f"  renderer with both workers: {resident(profile)} MB resident")
            page.close()
        context.close()
    host.stop()


if __name__ == "__main__":
    main()
