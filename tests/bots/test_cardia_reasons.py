"""What the bots of Cardia say for a card where signets hardly move, in the terms of the lessons."""

import pytest

from taverne.cardia.bots.forecast import Forecast
from taverne.words import knows

pytest_plugins = ("kit.cardia.scenario",)


def lesson(game, mine, theirs):
    before = game.table.clone()
    game.meet(mine, theirs)
    forecast = Forecast()
    forecast.note(before, game.table, 0, 0.0)
    reason, times = forecast.lesson()
    assert knows(reason)
    assert times == 1
    return reason


@pytest.mark.parametrize(
    ("mine", "theirs", "reason"),
    [
        ("palace_guard", "saboteur", "thought-cardia-guardian"),
        ("saboteur", "ambusher", "thought-cardia-discards"),
        ("mediator", "inventor", "thought-cardia-ongoing"),
    ],
)
def test_a_card_is_praised_for_what_it_does(cardia, mine, theirs, reason):
    """CAR-6.3 the Elephant is of the Guild, as the Palace Guard is; the Saboteur costs two cards."""
    hands = {"hand": f"{mine} judge treasurer", "deck": "djinn magistra swamp_guardian"}
    rival = {"hand": f"{theirs} judge treasurer", "deck": "djinn magistra swamp_guardian"}
    game = cardia(red=hands, blue=rival, row="saboteur/ambusher", guardians="elephant")
    assert lesson(game, mine, theirs) == reason


@pytest.mark.parametrize(("guardian", "wakes"), [("elephant", True), ("badger", False)])
def test_an_exclusive_guardian_that_both_call_helps_nobody(cardia, guardian, wakes):
    """CAR-6.4"""
    both = {"hand": "palace_guard judge treasurer", "deck": "djinn magistra"}
    game = cardia(red=both, blue=dict(both), row="saboteur/ambusher", guardians=guardian)
    before = game.table.clone()
    game.meet("palace_guard", "palace_guard")
    forecast = Forecast()
    forecast.note(before, game.table, 0, 0.0)
    assert forecast.woke == wakes
