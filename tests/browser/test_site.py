"""The page without a server: real Chromium, plain files under a sub-path."""

import json

import pytest

from kit.browser import Player, open_room
from kit.places import ROOT
from kit.site import SITE, TABLE, built, entries, kept, play_now, sent
from taverne.words import say, speaking

pytestmark = pytest.mark.browser

WORKERS = """
  const Real = window.Worker
  window.workers = []
  window.Worker = class extends Real {
    constructor(...words) { super(...words); window.workers.push([words[1].name, this]) }
  }
"""
RESIGN = """(room) => fetch(`/api/rooms/${room}/commands`,
  { method: 'POST', body: JSON.stringify({ type: 'resign', nonce: 'resigned' }) })"""
DUEL = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random", "decks": ["skellige"]}]
WORKER = "(name) => window.workers.findLast(([known]) => known === name)[1].terminate()"


def test_a_first_visit_brings_six_megabytes_in_all():
    """Quickly packed, as in CI, it is a tenth larger."""
    built()
    quality = (ROOT / "build" / "page" / "quality").read_text(encoding="utf-8")
    most = {"11": 6_000_000, "9": 6_700_000}[quality]
    assert sum(map(sent, kept("FILES"))) <= most
    assert [path for path in kept("LATER") if path.name == "later.pack.wasm"]


def test_the_pages_can_be_installed():
    """What an audit of pages for a home screen asks for; that they open offline is seen below."""
    built()
    manifest = json.loads((SITE / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == manifest["scope"] == "./"
    assert SITE / "index.html" in kept("FILES")
    front = (SITE / "index.html").read_text(encoding="utf-8")
    for needed in (
        '<link rel="manifest"',
        f'<meta name="theme-color" content="{manifest["theme_color"]}"',
        '<meta name="viewport" content="width=device-width',
        '<link rel="apple-touch-icon"',
    ):
        assert needed in front
    drawn = {
        (one.get("purpose", "any"), one["sizes"])
        for one in manifest["icons"]
        if (SITE / one["src"]).read_bytes()[16:24] == as_in_a_png(one["sizes"])
    }
    assert drawn == {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")}


def as_in_a_png(sizes):
    """Width and height; nothing for a drawing of any size."""
    return b"".join(int(pixels).to_bytes(4, "big") for pixels in sizes.split("x") if pixels.isdigit())


def test_both_games_begin_from_files_and_go_on_through_reload_dead_workers_two_pages_and_no_network(
    browse, host
):
    context = browse()
    context.add_init_script(WORKERS)
    page = context.new_page()
    page.goto(host.address)
    play_now(page)
    player = Player(page, 5)
    player.must_act(3)
    kept = len(entries(page))
    assert kept > 5
    # A page that comes back finds the game where it was.
    page.reload()
    page.locator(TABLE).first.wait_for()
    assert len(entries(page)) >= kept
    # The worker of the bots dies: another one thinks on. So does the house itself: another one opens.
    page.evaluate(WORKER, "bots")
    player.must_act()
    page.evaluate(WORKER, "house")
    # A second page joins the house of the first, and takes over when that is closed.
    other = context.new_page()
    other.goto(page.url)
    other.locator(TABLE).first.wait_for()
    assert [name for name, _ in other.evaluate("window.workers.map(([name]) => [name, 0])")] == []
    page.close()
    Player(other, 7).must_act()
    assert "house" in other.evaluate("window.workers.map(([name]) => name)")
    # Then the server is stopped, and nothing is missing.
    other.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.stop()
    try:
        last = context.new_page()
        last.goto(host.address)
        play_now(last, "Cardia")
        Player(last, 5).must_act()
    finally:
        host.start()


WHOLE = """() => caches.keys()
  .then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()))))
  .then((kept) => kept.flat().some(({ url }) => url.endsWith('later.pack.wasm')))"""


def test_after_the_first_game_all_is_there_for_hints_without_a_network(browse, faulty):
    page = browse().new_page()
    faulty.welcome(page)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert not page.evaluate(WHOLE)
    room = open_room(page, seats=DUEL)["room"]
    page.goto(f"/r/{room}")
    page.locator(TABLE).first.wait_for()
    page.evaluate(RESIGN, room)
    page.locator(".dlg--g").wait_for()
    while not page.evaluate(WHOLE):
        page.wait_for_timeout(100)
    faulty.stop()
    try:
        page.goto(f"/r/{open_room(page, seats=DUEL)['room']}")
        page.locator("dialog[open] [data-hint]").click()
        page.locator(".hint__o >> visible=true").first.wait_for()
        assert page.locator("[data-notice]").count() == 0
    finally:
        faulty.start()


def test_the_table_of_a_house_is_taken_along_and_stays_when_the_house_is_gone(visit, house):
    page = visit("/", language="de")
    page.evaluate("localStorage.setItem('taverne-pause', '0')")
    with speaking("de"):
        page.locator("[data-place=house]").get_by_role("radio", name=say("here-place-here")).click()
        page.locator("[data-place=here]").get_by_role("radio", name=say("here-place-house")).wait_for()
        play_now(page)
        assert page.url.startswith(f"{house.address}/here/#/r/")
        Player(page, 5).must_act()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.goto("/here/#/settings")
        page.locator("[data-place=here]").get_by_role("radio", name=say("here-place-house")).click()
        page.wait_for_url(f"{house.address}/")
        # Now nobody answers any more; the page knows where to go on.
        page.route("**/api/**", lambda route: route.abort())
        page.reload()
        page.get_by_role("link", name=say("web-away-here")).click()
        page.locator("[data-place=here]").wait_for()
