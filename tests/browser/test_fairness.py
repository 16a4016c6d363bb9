"""What the browser itself finds out about a deal, on the table after the game."""

import pytest

from kit.browser import audit, forge, open_room
from taverne.words import languages, say, speaking

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

SEATS = [{"who": "me", "decks": ["monsters"]}, {"who": "bot", "bot": "random", "decks": ["skellige"]}]
RESIGN = """async (room) => {
  const said = {method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({type: 'resign', nonce: 'resigned'})}
  while (!(await fetch(`/api/rooms/${room}/commands`, said)).ok) await new Promise((go) => setTimeout(go, 50))
}"""


def resigned(page, **wanted):
    """A game that is given up as soon as it is dealt: who plays with bots alone is ready at once."""
    room = open_room(page, **wanted)["room"]
    page.goto(f"/r/{room}")
    page.evaluate(RESIGN, room)
    return page.locator(".dlg--g .witnessed")


@pytest.mark.parametrize(
    "wanted", [{"seats": SEATS}, {"game": "cardia", "seats": [{"who": "me"}, {"who": "bot"}]}]
)
def test_the_browser_checks_the_deal_by_itself(visit, wanted):
    page = visit()
    found = resigned(page, **wanted)
    found.wait_for()
    assert found.get_attribute("data-finding") == "checked"
    assert found.inner_text().strip() == say("web-witness-checked")
    page.reload()
    found.wait_for()
    assert found.get_attribute("data-finding") == "checked"
    assert audit(page) == []


def test_the_browser_tells_of_a_deal_that_does_not_follow(visit):
    page = visit()
    forge(page, "/record", r"^key: \w+$", "key: " + "0" * 64)
    page.reload()
    found = resigned(page, seats=SEATS)
    found.wait_for()
    assert found.get_attribute("data-finding") == "key"
    assert found.get_attribute("role") == "alert"


def test_every_finding_has_words_in_every_language():
    findings = ("checked", "partly", "commitment", "link", "luck", "key")
    for language in languages():
        with speaking(language):
            texts = {say(f"web-witness-{finding}") for finding in findings}
        assert len(texts) == len(findings)
        assert not any(text.startswith("web-") for text in texts)
