"""The page without a server: real Chromium, plain files under a sub-path."""

import json

import pytest

from kit.audit import keep, walk
from kit.browser import PHONE, Player, audit
from kit.places import ROOT
from kit.site import SITE, TABLE, built, entries, kept, play_now, sent
from taverne.words import say, speaking

pytestmark = pytest.mark.browser

HEAR = """
  window.heard = []
  const Real = window.Worker
  window.workers = []
  window.Worker = class extends Real {
    constructor(...words) { super(...words); window.workers.push([words[1].name, this]) }
    set onmessage(hear) {
      super.onmessage = (event) => { window.heard.push(JSON.stringify(event.data)); hear(event) }
    }
  }
"""
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
    context.add_init_script(HEAR)
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


def told(page):
    """What the house told this page since the last look: each text with a view, and the view."""
    said = [one for one in map(json.loads, page.evaluate("window.heard.splice(0)")) if isinstance(one, dict)]
    updates = [(one["text"], json.loads(one["text"])) for one in said if one.get("t") == "text"]
    return [(text, one["view"]) for text, one in updates if one["type"] == "update" and one["view"]]


@pytest.mark.site
def test_friends_at_one_device_never_see_each_others_hands(browse, host):
    context = browse(viewport=PHONE, locale="de", color_scheme="light")
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(f"{host.address}#/new?friends")
    page.locator(".btn--main:not([disabled])").last.click()
    sit = page.locator("[data-sit]")
    sit.locator("input").fill("Bob")
    assert audit(page) == []
    sit.locator("button").click()
    page.locator("[data-curtain] button").wait_for()
    for theme in ("contrast", "light"):
        keep(page, theme=theme)
        assert audit(page) == []
    assert walk(page) == {}
    page.set_viewport_size(PHONE)
    hands = {}
    player = Player(page, 3)
    for _ in range(4):
        page.locator("[data-curtain] button").wait_for()
        # Behind the curtain there is no card of anybody.
        assert page.locator("[data-card]").count() == 0
        told(page)
        page.locator("[data-curtain] button").click()
        page.locator(TABLE).first.wait_for()
        while not page.locator("[data-curtain]").count() and not player.is_over():
            shown, lying = page.content(), ""
            for text, view in told(page):
                me, lying = view["seat"], in_the_open(view)
                assert [seat["hand"]["cards"] is not None for seat in view["seats"]] == [me == 0, me == 1]
                hands[me] = set(view["seats"][me]["hand"]["cards"])
                secret = {card for card in hands.get(1 - me, ()) if card not in lying}
                # Both may have brought cards of one faction: what lies in the own deck is no secret.
                mine = json.dumps(view["seats"][me])
                assert not [card for card in secret if card not in mine and card in text]
                assert not [card for card in secret if card not in mine and card in shown]
            player.acts() or page.wait_for_timeout(60)
    assert set(hands) == {0, 1}


def in_the_open(view):
    """What lies where everybody sees it, other copies of a hidden card among it."""
    return json.dumps([view["rows"], view["sides"], [seat["sky"] for seat in view["seats"]]])
