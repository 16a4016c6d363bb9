"""Every way to play, whole, on the page of files: `make site-test`, which is not part of CI."""

import pytest

from kit.browser import Player, play
from kit.site import entries

pytestmark = [pytest.mark.browser, pytest.mark.site]
WAYS = {
    "gwent=duel": "mode=duel",
    "gwent=solo": "mode=solo",
    "gwent=ffa4": "mode=ffa4",
    "gwent=pairs": "mode=pairs",
    "gwent=tournament": "mode=duel",
    "cardia=guardians": "guardians=true",
    "cardia=scenes": "scenes=founders_day",
    "cardia=mixed": "deck=mixed:academy+guild",
}


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_game_of_each_mode_from_files(browse, host, way):
    page = browse().new_page()
    page.goto(f"{host.address}#/new?{way}")
    page.locator(".pg__m .btn--main:not([disabled])").last.click()
    play(Player(page, 11))
    opened = entries(page)[0]
    assert opened["game"] == way.partition("=")[0]
    assert opened["tournament"] is way.endswith("tournament")
    assert WAYS[way] in opened["rules"]
