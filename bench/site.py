"""The page without a server: its size, how soon a game stands, its memory: python bench/site.py [--slow]

Needs `make site` and a Chromium. The line is slowed down by the browser; each time is that of one visit.
"""

import argparse
import gzip
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

# Only now: the kit of the tests is no installed package.
from playwright.sync_api import sync_playwright  # noqa: E402

from kit.browser import ARGUMENTS, CHROMIUM, WIDE  # noqa: E402
from kit.site import NO_PAUSE, SITE, TABLE, Host  # noqa: E402

LINE = {"offline": False, "latency": 40, "downloadThroughput": 1_250_000, "uploadThroughput": 1_250_000}
BROTLI = """
const text = require('fs').readFileSync(0)
process.stdout.write(String(require('zlib').brotliCompressSync(text).length))
"""
ARGUMENTS_OF_NODE = ["node", "-e", BROTLI]


def brotli(data):
    return int(subprocess.run(ARGUMENTS_OF_NODE, input=data, capture_output=True, check=True).stdout)


def sizes():
    for part, wanted in (
        ("pages", lambda name: not name.startswith("py-")),
        ("house", lambda name: name.startswith("py-")),
    ):
        files = [path for path in SITE.rglob("*") if path.is_file() and wanted(str(path.relative_to(SITE)))]
        texts = [path.read_bytes() for path in files]
        raw, zipped, packed = (
            sum(map(count, texts)) for count in (len, lambda one: len(gzip.compress(one, 9)), brotli)
        )
        print(f"{part:8} {len(files):4} files {raw:12,} bytes {zipped:12,} gzip {packed:12,} brotli")


def resident(process):
    """Memory of the renderers, in megabytes."""
    found = subprocess.run(["ps", "-eo", "rss,args"], capture_output=True, text=True, check=True).stdout
    lines = [line for line in found.splitlines() if "--type=renderer" in line and process in line]
    return max((int(line.split()[0]) for line in lines), default=0) // 1024


def visit(context, address, slow):
    page = context.new_page()
    if slow:
        protocol = context.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.send("Network.emulateNetworkConditions", LINE)
    began = time.monotonic()
    page.goto(address)
    page.locator(".play .btn--main:not([disabled])").click()
    pressed = time.monotonic()
    page.locator(TABLE).first.wait_for(timeout=120_000)
    stands = time.monotonic()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.close()
    return pressed - began, stands - began


def main():
    known = argparse.ArgumentParser()
    known.add_argument("--slow", action="store_true", help="10 Mbit/s, 40 ms")
    options = known.parse_args()
    sizes()
    host = Host().start()
    with sync_playwright() as driver, tempfile.TemporaryDirectory() as profile:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=ARGUMENTS, viewport=WIDE, reduced_motion="reduce"
        )
        context.add_init_script(NO_PAUSE)
        for kind in ("cold", "warm", "warm"):
            pressed, stands = visit(context, host.address, options.slow)
            print(f"{kind}: Play now pressed after {pressed:.1f} s, the table stands after {stands:.1f} s")
        print(f"renderer: {resident(profile)} MB")
        context.close()
    host.stop()


if __name__ == "__main__":
    main()
