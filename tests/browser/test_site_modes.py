"""Every way to play, whole, on the page of files: two of them in CI, all of them in `make site-test`."""

import pytest

from kit.browser import Player, play
from kit.site import entries
from taverne.words import say

pytestmark = pytest.mark.browser

MATCH = ("web-wins", "web-wins-games", {"wins": 2})
OPEN = ("web-guardians", "web-guardians-open", {})
# The address of the new table, what is pressed there, and what the rules say then.
WAYS = {
    "duel": ("gwent=duel", (), "mode=duel"),
    "match": ("gwent=duel", (MATCH,), "wins=2"),
    "solo": ("gwent=solo", (), "mode=solo"),
    "ffa3": ("gwent=ffa3", (), "mode=ffa3"),
    "ffa4": ("gwent=ffa4", (), "mode=ffa4"),
    "ffa5": ("gwent=ffa5", (), "mode=ffa5"),
    "pairs": ("gwent=pairs", (), "mode=pairs"),
    "tournament": ("gwent=tournament", (), "mode=duel"),
    "cardia": ("cardia=duel", (), "deck=I"),
    "guardians": ("cardia=guardians", (), "guardians=true"),
    "open guardians": ("cardia=guardians", (OPEN,), "guardians_open=true"),
    "scenes": ("cardia=scenes", (), "scenes=founders_day"),
    "mixed": ("cardia=mixed", (), "deck=mixed:academy+guild"),
}
IN_CI = ("solo", "open guardians")
CHOSEN = [pytest.param(way, marks=[] if way in IN_CI else pytest.mark.site) for way in WAYS]


@pytest.mark.parametrize("way", CHOSEN)
def test_a_whole_game_of_each_mode_from_files(browse, host, way):
    address, choices, rules = WAYS[way]
    page = browse().new_page()
    page.goto(f"{host.address}#/new?{address}")
    for group, choice, details in choices:
        page.get_by_role("radiogroup", name=say(group)).get_by_role(
            "radio", name=say(choice, **details)
        ).click()
    page.locator(".pg__m .btn--main:not([disabled])").last.click()
    play(Player(page, 11))
    opened = entries(page)[0]
    assert opened["game"] == address.partition("=")[0]
    assert opened["tournament"] is (way == "tournament")
    assert rules in opened["rules"]
