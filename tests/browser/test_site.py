"""The page without a server: real Chromium, plain files under a sub-path."""

import json

import pytest

from kit.browser import PHONE, Player, audit
from kit.site import TABLE, play_now
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
ROWS = """() => new Promise((done) => indexedDB.databases().then(([{ name }]) => {
  const opening = indexedDB.open(name)
  opening.onsuccess = () => {
    const count = opening.result.transaction('log').objectStore('log').count()
    count.onsuccess = () => { opening.result.close(); done(count.result) }
  }
}))"""
WORKER = "(name) => window.workers.findLast(([known]) => known === name)[1].terminate()"


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
    kept = page.evaluate(ROWS)
    assert kept > 5
    # A page that comes back finds the game where it was.
    page.reload()
    page.locator(TABLE).first.wait_for()
    assert page.evaluate(ROWS) >= kept
    # The worker of the bots dies: another one thinks on. So does the house itself: another one opens.
    page.evaluate(WORKER, "bots")
    player.acts()
    page.evaluate(WORKER, "house")
    # A second page joins the house of the first, and takes over when that is closed.
    other = context.new_page()
    other.goto(page.url)
    other.locator(TABLE).first.wait_for()
    assert [name for name, _ in other.evaluate("window.workers.map(([name]) => [name, 0])")] == []
    page.close()
    other_player = Player(other, 7)
    other_player.must_act()
    assert "house" in other.evaluate("window.workers.map(([name]) => name)")
    # Then the server is stopped, and nothing is missing.
    other.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host.stop()
    try:
        last = context.new_page()
        last.goto(host.address)
        play_now(last, "Cardia")
        last_player = Player(last, 5)
        last_player.must_act()
    finally:
        host.start()


def hands(page):
    """The cards of the own hand, as the house told this page since the last look; and everything it told."""
    told = page.evaluate("window.heard.splice(0)")
    updates = [json.loads(json.loads(one)["text"]) for one in told if json.loads(one).get("t") == "text"]
    views = [one["view"] for one in updates if one["type"] == "update" and one["view"]]
    return {
        card["key"] if isinstance(card, dict) else card for view in views for card in view["hand"]
    }, "".join(told)


@pytest.mark.site
def test_friends_at_one_device_never_see_each_others_hands(browse, host):
    context = browse(viewport=PHONE, locale="de")
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(f"{host.address}#/new?friends")
    page.locator(".btn--main:not([disabled])").last.click()
    sit = page.locator("[data-sit]")
    sit.locator("input").fill("Bob")
    assert audit(page) == []
    sit.locator("button").click()
    seen = {}
    for _ in range(3):
        curtain = page.locator("[data-curtain] button")
        curtain.wait_for()
        assert page.locator(TABLE).count() == 0
        who = page.locator("[data-curtain] h1").inner_text()
        page.evaluate("window.heard.splice(0)")
        curtain.click()
        page.locator(TABLE).first.wait_for()
        held, told = hands(page)
        others = set().union(*(cards for name, cards in seen.items() if name != who)) - held
        shown = page.content()
        assert not [card for card in others if f'"{card}' in told or f'"{card}"' in shown]
        seen.setdefault(who, set()).update(held)
        player = Player(page, 3)
        while not page.locator("[data-curtain]").count() and not player.is_over():
            player.acts()
    assert len(seen) == 2
    assert all(seen.values())


def without_disk(route):
    """The worker of a private window."""
    answer = route.fetch()
    refuse = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
    route.fulfill(response=answer, body=refuse + answer.text())


@pytest.mark.site
def test_what_goes_wrong_is_told_in_the_language_of_the_reader(browse, host):
    context = browse(locale="nl")
    page = context.new_page()
    page.route("**/app.pack", lambda route: route.abort())
    page.goto(host.address)
    notice = page.locator("[data-notice]")
    with speaking("nl"):
        notice.get_by_text(say("here-not-fetched")).wait_for()
        page.unroute("**/app.pack")
        notice.get_by_role("button", name=say("here-retry")).click()
        notice.wait_for(state="detached")
        page.goto(f"{host.address}#/settings")
        page.locator("[data-place=here]").get_by_text(say("here-place-here")).wait_for()
    private = browse(locale="it")
    page = private.new_page()
    page.route("**/house-worker-*.js", without_disk)
    page.goto(host.address)
    with speaking("it"):
        page.locator("[data-notice]").get_by_text(say("here-not-kept")).wait_for()
    play_now(page)
