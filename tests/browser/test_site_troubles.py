"""What may go wrong with a page of files is noticed, told in the reader's language, and loses nothing."""

import pytest

from kit.browser import Player, audit, open_room
from kit.site import TABLE, entries, next_version, play_now
from taverne.words import say, speaking

pytestmark = pytest.mark.browser

VERSION = "document.documentElement.dataset.python"
NO_DISK = b"IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
FAILING = b"""{
  const { add } = IDBObjectStore.prototype
  const told = ({ data }) => {
    IDBObjectStore.prototype.add = data ? () => { throw new DOMException('no', data) } : add
  }
  new BroadcastChannel('fail').onmessage = told
}"""
FAIL = "(fault) => new BroadcastChannel('fail').postMessage(fault)"
# As a later build would have kept the games of these pages.
LATER = """(version) => new Promise((done) => {
  const opening = indexedDB.open('taverne /games/taverne/', version)
  opening.onsuccess = () => { done(opening.result.version); opening.result.close() }
})"""


def notice(page, key):
    return page.locator("[data-notice]").get_by_text(say(key))


def test_a_download_that_breaks_off_goes_on_when_asked_to(browse, faulty):
    faulty.faults["app.pack.wasm"] = lambda pack: pack[: len(pack) // 2]
    page = browse(locale="nl").new_page()
    page.goto(faulty.address)
    with speaking("nl"):
        notice(page, "here-not-fetched").wait_for()
        faulty.faults.clear()
        page.locator("[data-notice]").get_by_role("button", name=say("here-retry")).click()
        page.locator("[data-notice]").wait_for(state="detached")
    play_now(page)


def test_a_page_of_an_older_version_says_so(browse, faulty):
    page = browse(locale="de").new_page()
    faulty.faults["stdlib.pack.wasm"] = lambda _: None
    page.goto(faulty.address)
    with speaking("de"):
        notice(page, "here-outdated").wait_for()
        page.locator("[data-notice]").get_by_role("button", name=say("here-reload")).wait_for()


def test_without_webassembly_there_is_no_house_but_there_are_rules(browse, faulty):
    page = browse(locale="it").new_page()
    faulty.faults["house-worker"] = lambda script: b"delete globalThis.WebAssembly;" + script
    page.goto(faulty.address)
    with speaking("it"):
        notice(page, "here-no-webassembly").wait_for()
    page.goto(f"{faulty.address}#/rules/gwent")
    page.locator("#GWT-1\\.1").wait_for()


@pytest.mark.site
def test_what_the_net_has_learned_comes_when_it_is_asked_to_play(browse, faulty):
    """Without it another one plays in its place, and says so; the next time it is looked for again."""
    page = browse(locale="de").new_page()
    faulty.welcome(page)
    faulty.faults["later.pack.wasm"] = lambda _: None
    page.goto("/")
    mine, net = {"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "net", "decks": ["monsters"]}
    page.goto(f"/r/{open_room(page, seats=[mine, net])['room']}")
    player = Player(page, 5)
    with speaking("de"):
        while not notice(page, "here-unlearned").count():
            player.acts() or page.wait_for_timeout(60)
        faulty.faults.clear()
        while notice(page, "here-unlearned").count():
            player.acts() or page.wait_for_timeout(60)


def test_a_hint_without_what_the_net_has_learned_is_another_s_and_the_page_says_so(browse, faulty):
    page = browse(locale="nl").new_page()
    faulty.faults["later.pack.wasm"] = lambda _: None
    page.goto(faulty.address)
    play_now(page)
    with speaking("nl"):
        page.locator("dialog[open] [data-hint]").click()
        notice(page, "here-unlearned").wait_for()
        page.locator(".hint__o >> visible=true").first.wait_for()
        faulty.faults.clear()
        Player(page, 5).must_act()
        while notice(page, "here-unlearned").count():
            page.keyboard.press("h")
            page.wait_for_timeout(200)


def test_games_that_a_later_version_has_kept_are_not_touched(browse, host):
    page = browse(locale="it").new_page()
    page.goto(f"{host.address}manifest.webmanifest")
    assert page.evaluate(LATER, 2) == 2
    page.goto(host.address)
    with speaking("it"):
        notice(page, "here-newer").wait_for()
        page.locator("[data-notice]").get_by_role("button", name=say("here-reload")).wait_for()
    assert page.evaluate(LATER, 2) == 2


def test_what_a_silent_disk_did_not_write_did_not_count_and_may_be_done_again(browse, faulty):
    page = browse(locale="de").new_page()
    faulty.faults["house-worker"] = lambda script: FAILING + script
    page.goto(faulty.address)
    play_now(page)
    kept = len(entries(page))
    page.evaluate(FAIL, "UnknownError")
    player = Player(page, 5)
    with speaking("de"):
        while not page.get_by_text(say("here-disk-silent")).count():
            player.acts() or page.wait_for_timeout(60)
    assert len(entries(page)) == kept
    page.evaluate(FAIL, "")
    while len(entries(page)) == kept:
        player.acts() or page.wait_for_timeout(60)


def test_a_private_window_plays_and_says_that_nothing_is_kept(browse, faulty):
    page = browse(locale="it").new_page()
    faulty.faults["house-worker"] = lambda script: NO_DISK + script
    page.goto(faulty.address)
    with speaking("it"):
        notice(page, "here-not-kept").wait_for()
    play_now(page)
    Player(page, 5).must_act()


def test_a_full_disk_loses_nothing_that_counted(browse, faulty):
    page = browse(locale="nl").new_page()
    faulty.faults["house-worker"] = lambda script: FAILING + script
    page.goto(faulty.address)
    play_now(page)
    player = Player(page, 5)
    player.must_act()
    page.evaluate(FAIL, "QuotaExceededError")
    with speaking("nl"):
        while not notice(page, "here-disk-full").count():
            player.acts() or page.wait_for_timeout(60)
    kept = len(entries(page))
    page.evaluate(FAIL, "")
    while len(entries(page)) == kept:
        player.acts() or page.wait_for_timeout(60)
    page.locator("[data-notice]").wait_for(state="detached")


def test_of_two_pages_that_race_one_is_the_house_and_both_play(browse, host):
    context = browse()
    context.add_init_script("""
      window.workers = []
      const Real = window.Worker
      window.Worker = class extends Real {
        constructor(...words) { super(...words); window.workers.push(words[1].name) }
      }""")
    pages = [context.new_page(), context.new_page()]
    for page in pages:
        page.goto(host.address, wait_until="commit")
    for page in pages:
        play_now(page)
    assert sorted("house" in page.evaluate("workers") for page in pages) == [False, True]
    for page in pages:
        Player(page, 5).must_act()


@pytest.mark.site
def test_a_new_version_waits_until_it_is_wanted_and_the_game_goes_on(browse, faulty, tmp_path):
    context = browse(locale="de", color_scheme="light")
    page = context.new_page()
    page.goto(faulty.address)
    play_now(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    former = page.evaluate(VERSION)
    player = Player(page, 5)
    faulty.folder = next_version(tmp_path / "next")
    page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept.update())")
    with speaking("de"):
        notice(page, "here-update").wait_for()
        assert audit(page) == []
        # Who goes on, goes on as before; so does a page that is opened now.
        player.must_act()
        other = context.new_page()
        other.goto(page.url)
        other.locator(TABLE).first.wait_for()
        assert other.evaluate(VERSION) == former
        kept = len(entries(page))
        with page.expect_navigation(), other.expect_navigation():
            page.locator("[data-notice]").get_by_role("button", name=say("here-reload")).click()
    for one in (page, other):
        one.locator(TABLE).first.wait_for()
        assert one.evaluate(VERSION) == "py-0123456789"
    assert len(entries(page)) >= kept
    player.must_act()
    assert page.evaluate("caches.keys().then((known) => known.length)") == 1
