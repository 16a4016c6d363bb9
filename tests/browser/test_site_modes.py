"""Every way to play, whole, on the page of files: `make site-test`, which is not part of CI."""

import pytest

from kit.browser import Player, play

pytestmark = [pytest.mark.browser, pytest.mark.site]
GWENT = ("gwent=duel", "gwent=solo", "gwent=ffa4", "gwent=pairs", "gwent=tournament")
CARDIA = ("cardia=guardians", "cardia=scenes", "cardia=mixed")


@pytest.mark.parametrize("way", GWENT + CARDIA)
def test_a_whole_game_of_each_mode_from_files(browse, host, way):
    page = browse().new_page()
    page.goto(f"{host.address}#/new?{way}")
    page.locator(".pg__m .btn--main:not([disabled])").last.click()
    play(Player(page, 11))
