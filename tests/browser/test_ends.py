"""The end of a game in every way to play: who has won, by how much and why, round by round."""

from itertools import islice
from random import Random

import pytest

from kit.browser import audit
from kit.crowded import dealt
from kit.cuts import before_the_end, go_on, golden, read, sit_before
from kit.places import CARDIA_GOLDEN

pytestmark = [pytest.mark.browser, pytest.mark.anywhere]

FREE_FOR_ALL = {"ffa3": 3, "ffa4": 4, "ffa5": 5}
END = ".dlg--g"


def ended(visit, *games):
    """The page of whoever gave the last answer of one of these games, right after it."""
    page, cut = visit(), before_the_end(*games)
    room = sit_before(page, cut)
    page.locator("[role=option], .hand__act button").first.wait_for()
    go_on(page, room, cut)
    page.locator(f"{END} .gt tbody td").first.wait_for()
    return page, cut.game.look(cut.seat)


def told(page):
    return page.locator(f"{END} .rwin p").inner_text()


def bars(page):
    """A bar beside every number but the score."""
    cells = page.locator(f"{END} tbody td:not([data-score])").count()
    assert page.locator(f"{END} .measure").count() == cells
    return cells


@pytest.mark.parametrize("mode", FREE_FOR_ALL)
def test_a_free_for_all_ends_with_points(visit, mode):
    """GWT-8.3"""
    page, view = ended(visit, *golden(f"{mode}-*"))
    assert page.locator(f"{END} [data-score]").all_inner_texts() == [str(side.score) for side in view.sides]
    assert f"{view.sides[view.winners[0]].score} points." in told(page)
    assert bars(page) == FREE_FOR_ALL[mode] * view.round
    assert audit(page) == []


def shared_by_two():
    """GWT-8.3 free-for-alls in which everybody soon passes, and two have the most points at the end."""
    for seed in range(200):
        game, luck = dealt("ffa3", seed), Random(seed)
        while not game.is_over:
            seat = game.asked[0]
            options = game.options(seat)
            passes = "pass" in options and luck.random() < 0.5
            game.answer(seat, "pass" if passes else luck.choice(options))
        if len(game.look(-1).winners) == 2:
            yield game


def test_who_shares_a_victory_is_told_with_whom(visit):
    """GWT-8.3"""
    page, view = ended(visit, *islice(shared_by_two(), 6))
    others = [side for side in view.winners if side != view.seat]
    names = [page.locator(f"{END} tbody th").nth(side).inner_text() for side in others]
    shares = view.seat in view.winners
    assert page.locator(f"{END} h1").inner_text() == ("Shared victory" if shares else "Defeat")
    assert all(name in told(page) for name in names)
    assert ("You share it with" if shares else "share the victory") in told(page)


@pytest.mark.parametrize("mode", ["duel-2?-*", "pairs-*", "solo-?"])
def test_a_game_for_gems_ends_with_who_has_none_left(visit, mode):
    """GWT-2.3, GWT-8.4, GWT-8.5"""
    page, view = ended(visit, *golden(mode))
    assert "no gem left." in told(page) or "No side has a gem left." in told(page)
    assert page.locator(f"{END} [data-score]").count() == 2
    assert bars(page) == 2 * view.round
    assert audit(page) == []


def test_a_tournament_ends_with_the_games_that_were_won(visit):
    """GWT-8.2"""
    page, view = ended(visit, *golden("tournament"))
    most = max(view.wins)
    assert f"won {most} games" in told(page)
    assert str(most) in page.locator(f"{END} .gt__m").inner_text()
    assert bars(page) > 0
    assert audit(page) == []


def test_a_match_of_cardia_ends_with_every_game_of_it(visit):
    """CAR-1.4"""
    newest = CARDIA_GOLDEN.with_name("golden-2")
    page, view = ended(visit, *[read(path) for path in sorted(newest.glob("match-*.record"))])
    mine, theirs = view.seats[view.seat].score, view.seats[1 - view.seat].score
    assert f"by {max(mine, theirs)} to {min(mine, theirs)}." in told(page)
    rows = page.locator(f"{END} tbody tr")
    assert [rows.nth(row).locator("td").last.inner_text() for row in range(2)] == [str(mine), str(theirs)]
    assert page.locator(f"{END} .measure").count() == 2 * view.game
    assert audit(page) == []
