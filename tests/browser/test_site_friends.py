"""Friends at one device, on the page of files: whatever it shows or hears, nobody learns another's hand."""

import json
import re

import pytest

from kit.audit import keep, walk
from kit.browser import PHONE, Player, audit
from kit.site import TABLE

pytestmark = pytest.mark.browser

# Every message to the page, and what each answer answers. The worker dies of a question when it is doomed.
HEAR = """
  window.heard = []
  window.asked = {}
  window.drawn = false
  const Real = window.Worker
  window.Worker = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) => { window.heard.push(event.data); hear(event) }
    }
    postMessage(said, ...more) {
      super.postMessage(said, ...more)
      if (said.t !== 'call') return
      const door = said.path.split('/').pop().split('?')[0]
      window.asked[said.id] = [door, said.guest]
      if (sessionStorage.doomed !== door) return
      delete sessionStorage.doomed
      this.terminate()
    }
  }
  new MutationObserver(() => (window.drawn ||= document.querySelector('[data-card]') !== null))
    .observe(document, { childList: true, subtree: true })
"""
HEARD = """() => window.heard.splice(0).filter(({ text }) => text)
  .map(({ t, id, text }) => [...(t === 'answer' ? window.asked[id] : [t, null]), text])"""


class Listener:
    """All that one page hears and shows, whoever looks; it knows each hand from its owner's own view."""

    def __init__(self, page):
        self.page, self.kinds, self.hands, self.own, self.open, self.eyes = page, set(), {}, {}, "", None

    def listen(self):
        """Nothing since the last time held a card of a hand that is not the reader's."""
        shown, told = self.page.content(), self.page.evaluate(HEARD)
        readers = [self.reader_of(kind, guest, json.loads(text)) for kind, guest, text in told]
        for (kind, _, text), reader in zip(told, readers, strict=True):
            self.kinds.add(kind)
            assert (kind, self.secrets_in(text, reader)) == (kind, [])
        assert self.secrets_in(shown, self.eyes) == []

    def reader_of(self, kind, guest, said):
        """Whom the house told this; guests come and sit in turn. What is said of the table is learned."""
        view = said.get("view") if kind in ("text", "feed") else None
        if not view:
            return self.eyes if guest is None else guest
        self.eyes = me = view["seat"]
        assert [seat["hand"]["cards"] is not None for seat in view["seats"]].count(True) == 1
        self.hands[me] = set(view["seats"][me]["hand"]["cards"])
        # Others may have brought cards of one's own faction: what lies in the own deck is no secret.
        self.own[me] = json.dumps(view["seats"][me])
        self.open += in_the_open(view)
        return me

    def secrets_in(self, text, reader):
        hidden = set().union(*(hand for seat, hand in self.hands.items() if seat != reader))
        known = self.open + self.own.get(reader, "")
        return [card for card in hidden if card not in known and re.search(rf"\b{card}\b", text)]


def in_the_open(view):
    """What lies where everybody sees it, or what this seat may know; perhaps copies of a hidden card."""
    known = [[seat[pile]["known"] for pile in ("hand", "deck")] + [seat["sky"]] for seat in view["seats"]]
    return json.dumps([view["rows"], view["sides"], view["gone"], view["turned_up"], known])


def sit_down(context, host, way, names):
    """Friends before the first curtain."""
    context.add_init_script(HEAR)
    page = context.new_page()
    page.goto(f"{host.address}#/new?{way}&friends")
    page.locator(".btn--main:not([disabled])").last.click()
    for seat, name in enumerate(names):
        page.locator("[data-sit] input").nth(seat).fill(name)
    return page


def take(page):
    """Whoever is named takes the device."""
    page.locator("[data-curtain] button").click()
    page.locator(TABLE).first.wait_for()


@pytest.mark.parametrize(
    ("way", "names"),
    [("gwent=duel", ["Bob"]), pytest.param("gwent=ffa3", ["Bob", "Cid"], marks=pytest.mark.site)],
    ids=["two", "three"],
)
def test_friends_at_one_device_never_see_each_others_hands(browse, host, way, names):
    page = sit_down(browse(viewport=PHONE), host, way, names)
    page.locator("[data-sit] button").click()
    page.locator("[data-curtain] button").wait_for()
    listener, player, seats = Listener(page), Player(page, 3), len(names) + 1
    listener.listen()
    assert listener.hands == {}
    for _ in range(2 * seats):
        # Behind the curtain there is no card of anybody.
        page.locator("[data-curtain] button").wait_for()
        assert page.locator("[data-card]").count() == 0
        listener.listen()
        take(page)
        listener.listen()
        while not page.locator("[data-curtain]").count() and not player.is_over():
            player.acts() or page.wait_for_timeout(60)
            listener.listen()
    assert set(listener.hands) == set(range(seats))
    assert {"text", "friends", "feed", "foresight"} <= listener.kinds
    assert "hint" not in listener.kinds  # among people nothing is suggested


@pytest.mark.site
def test_the_curtain_fits_every_size_language_and_theme(browse, host):
    page = sit_down(browse(viewport=PHONE, locale="de", color_scheme="light"), host, "gwent=duel", ["Bob"])
    assert audit(page) == []
    page.locator("[data-sit] button").click()
    page.locator("[data-curtain] button").wait_for()
    for theme in ("contrast", "light"):
        keep(page, theme=theme)
        assert audit(page) == []
    assert walk(page) == {}


def test_no_hand_is_shown_when_the_house_dies_before_it_has_said_who_is_asked(browse, host):
    """It died while it opened, or at once thereafter: the curtain stays down until it stands again."""
    page = sit_down(browse(), host, "gwent=duel", ["Bob"])
    page.locator("[data-sit] button").click()
    take(page)
    page.evaluate("sessionStorage.doomed = 'friends'")
    page.reload()
    again = page.locator("[data-notice] .btn--main")
    named = page.locator("[data-curtain] button")
    again.or_(named).first.wait_for()
    assert page.evaluate("sessionStorage.doomed") is None
    if again.count():
        again.click()
    named.wait_for()
    assert page.evaluate("window.drawn") is False
    assert [kind for kind, *_ in page.evaluate(HEARD) if kind == "text"] == []
