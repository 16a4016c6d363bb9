"""Inviting: a link that others can reach, a code to read out, words at the table, and the next seat."""

import pytest

from kit.browser import PHONE, audit, open_room

pytestmark = pytest.mark.browser

ME, OPEN = {"who": "me"}, {"who": "open"}


def test_a_friend_comes_in_by_five_words(visit):
    ann = visit(language="de")
    key = open_room(ann, seats=[ME, OPEN])
    ann.goto(f"/r/{key['room']}")
    ann.locator(".inv__w").wait_for()
    words = ann.evaluate(
        "async (room) => (await (await fetch(`/api/rooms/${room}/welcome?spoken=de`)).json()).code",
        key["room"],
    )
    bob = visit("/join", size=PHONE)
    bob.locator("#code").fill("nobody knows these five words")
    bob.locator("form.join button.btn--main").click()
    bob.locator(".wrong").wait_for()
    assert audit(bob) == []
    bob.locator("#code").fill(words.replace("-", " ").title())
    bob.locator("form.join button.btn--main").click()
    bob.locator("#name").fill("Bob")
    bob.locator("form.join button.btn--main").click()
    ann.locator(".wst").get_by_text("Bob").wait_for()


# As in a network without TLS, in a browser that has forgotten the old way, too.
WITHOUT_CLIPBOARD = """() => {
  Object.defineProperty(navigator, 'clipboard', {value: undefined})
  document.execCommand = () => false
}"""


def test_a_link_that_works_here_only_says_so_until_the_network_is_let_in(visit):
    ann = visit()
    key = open_room(ann, seats=[ME, OPEN])
    ann.goto(f"/r/{key['room']}")
    ann.locator(".inv__w").wait_for()
    assert ann.locator(".wait__i input").input_value().startswith("http://127.0.0.1")
    ann.evaluate(WITHOUT_CLIPBOARD)
    ann.locator(".wait__i .inl button").click()
    ann.locator(".wait__i [role=status]").get_by_text("The link is selected").wait_for()
    assert ann.evaluate("getSelection().toString() || document.activeElement.selectionEnd > 20")
    assert ann.get_by_text("Copied").count() == 0
    assert audit(ann) == []
    ann.locator(".wait__i button").last.click()
    told = ann.locator(".inv__n, .wait__i .wrong")
    told.first.wait_for()
    if ann.locator(".inv__n").count():
        link = ann.locator(".wait__i input").input_value()
        assert f"/join/{key['room']}#" in link
        assert not link.startswith("http://127.")
        ann.locator(".inv__c b").wait_for()
        assert ann.locator(".inv__w").count() == 0
        friend = visit(link)
        friend.locator("#name").wait_for()


def come(visit, key, **how):
    page = visit(f"/join/{key['room']}#{key['invite']}", **how)
    page.locator("#name").fill("Bob")
    page.locator("form.join button.btn--main").click()
    page.wait_for_url(f"**/r/{key['room']}")
    return page


def test_players_talk_each_in_his_own_language_and_a_watcher_gets_the_next_seat(visit):
    ann = visit()
    key = open_room(ann, game="cardia", rules="wins=1", seats=[ME, OPEN])
    ann.goto(f"/r/{key['room']}")
    bob = come(visit, key, language="it", size=PHONE)
    for page in (ann, bob):
        page.locator(".wait__b .btn--main").click()
    bob.locator(".hcard").first.wait_for()
    bob.locator("button[aria-label=Menu]:visible").last.click()
    bob.locator("dialog[open] [data-talk]").click()
    assert bob.locator(".talk form").count() == 0
    bob.locator(".talk__p button").nth(1).click()
    ann.locator(".says__b").get_by_text("Bob: Well played!").wait_for()
    ann.locator("[data-talk]").click()
    ann.locator(".talk__l").get_by_text("Well played!").wait_for()
    assert audit(ann) == []
    ann.locator(".talk [role=switch]").first.click()
    ann.locator(".talk form input").fill("Good luck <b>")
    ann.locator(".talk form button").click()
    bob.locator(".says__b").get_by_text("Ann: Good luck <b>").wait_for()
    ann.keyboard.press("Escape")
    eve = visit(f"/watch/{key['room']}")
    eve.locator(".bar__r button").last.click()
    eve.locator("dialog[open] .menu input").first.fill("Eve")
    eve.locator("dialog[open] .menu button:has-text('next seat')").click()
    ann.locator(".request").get_by_text("Eve").wait_for()
    ann.locator(".request .btn--main").click()
    ann.locator(".request").wait_for(state="detached")
    eve.wait_for_url(f"**/r/{key['room']}")
