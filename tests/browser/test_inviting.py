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


def test_a_link_that_works_here_only_says_so_until_the_network_is_let_in(visit):
    ann = visit()
    key = open_room(ann, seats=[ME, OPEN])
    ann.goto(f"/r/{key['room']}")
    ann.locator(".inv__w").wait_for()
    assert ann.locator(".wait__i input").input_value().startswith("http://127.0.0.1")
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
