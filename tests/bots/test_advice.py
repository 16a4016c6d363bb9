"""What people are told: equal looks for every option, no game given up, free gains before a pass."""

import pytest

from taverne.bots import make_bot
from taverne.bots.practice import EQUAL_LOOKS, advised, even_out
from taverne.bots.thought import Thought
from taverne.gwent.bots import passing
from taverne.gwent.bots.practice import thoughts_on
from taverne.words import say

FAR_BEHIND = "geralt_of_rivia cirilla_fiona_elen_riannon"


def thought(option, chance, visits=500):
    return Thought(option, chance, visits, "thought-looks", {"often": "half", "visits": visits})


def test_what_was_hardly_tried_is_looked_at_again_by_itself():
    thoughts = [thought("pass", 0.6), thought("ves", 1.0, visits=2)]
    even_out(thoughts, lambda word: {"ves": 0.3}[word])
    assert [(one.option, one.chance, one.details["often"]) for one in thoughts] == [
        ("pass", 0.6, "half"),
        ("ves", 0.3, "in_three"),
    ]
    assert EQUAL_LOOKS > 2


@pytest.mark.parametrize(
    ("passing", "other", "first"),
    [(0.0, 0.04, "ves"), (0.2, 0.21, "ves"), (0.6, 0.64, "pass"), (0.6, 0.9, "ves")],
)
def test_a_losing_pass_is_not_advised_where_anything_is_better(passing, other, first):
    thoughts = [thought("pass", passing), thought("ves", other)]
    assert advised(thoughts, "pass")[0].option == first


def test_a_game_that_can_be_won_is_not_given_up(gwent):
    """GWT-8.6 at the last gem, far behind, three Commandos make 36."""
    game = gwent(
        red={"hand_only": "blue_stripes_commando " * 3 + "vesemir", "gems": 1, "faction": "northern_realms"},
        blue={"hand": "ves", "siege": "siege_tower siege_tower", "melee": "geralt_of_rivia", "gems": 1},
    )
    game.red.plays("vesemir")
    game.blue.passes()
    assert thoughts_on(game.red.sees(), 1)[0].option != "pass"


def lost_round(gwent, spies=True):
    hand = "thaler ves" if spies else "ves"
    return gwent(
        red={"hand_only": hand, "deck": "ballista catapult ves", "faction": "northern_realms"},
        blue={"hand": "ghoul", "melee": FAR_BEHIND, "siege": "siege_tower", "faction": "monsters"},
    )


def test_a_spy_is_free_in_a_round_that_is_let_go(gwent):
    assert passing.free_gains(lost_round(gwent).red.sees()) == ["nr_thaler"]
    assert passing.free_gains(lost_round(gwent, spies=False).red.sees()) == []


def test_a_search_plays_the_spy_before_it_passes(gwent):
    game = lost_round(gwent)
    assert make_bot("search:60", 3).choose(game.red.sees()) != "pass"


@pytest.mark.parametrize(("units", "free"), [("ghoul vesemir vesemir", False), (FAR_BEHIND, False)])
def test_a_decoy_is_free_only_with_points_to_spare(gwent, units, free):
    red = {"hand_only": "decoy", "melee": units, "faction": "monsters"}
    game = gwent(red=red, blue={"hand": "ves"})
    assert bool(passing.free_gains(game.red.sees())) is free


def test_a_decoy_is_free_when_the_round_is_won(gwent):
    game = gwent(red={"hand_only": "decoy vesemir ghoul", "faction": "monsters"}, blue={"hand": "ves"})
    game.red.plays("vesemir")
    game.blue.passes()
    assert passing.free_gains(game.red.sees()) == []
    game.red.plays("ghoul")
    assert passing.free_gains(game.red.sees()) == ["ne_decoy.mo"]


def test_a_free_gain_that_costs_after_all_is_left_alone():
    thoughts = [thought("pass", 0.5), thought("nr_thaler", 0.4)]
    looks = {"pass": 0.6, "nr_thaler": 0.5}
    assert passing.gain_first(thoughts, ["nr_thaler"], 100, looks.__getitem__)[0].option == "pass"
    looks["nr_thaler"] = 0.59
    assert passing.gain_first(thoughts, ["nr_thaler"], 100, looks.__getitem__)[0].option == "nr_thaler"


def test_hints_speak_as_the_lessons_do(gwent):
    """GWT-8.6 a spy is card advantage, a bond multiplies, a Decoy takes something back."""
    game = gwent(
        red={
            "hand_only": "thaler blue_stripes_commando decoy",
            "deck": "ves ballista",
            "melee": "blue_stripes_commando",
            "faction": "northern_realms",
        },
        blue={"hand": "ves"},
    )
    bot = make_bot("planner", 1)
    bot.choose(game.red.sees())
    told = {one.option: (one.reason, one.details) for one in bot.thoughts}
    assert told["nr_thaler"] == ("thought-spy", {"points": 1, "cards": 2})
    assert told["nr_blue_stripes_commando"] == ("thought-bond", {"points": 12})
    assert told["ne_decoy.nr"] == ("thought-decoy", {"kind": "unit", "points": 4})
    assert say(*told["nr_thaler"][:1], **told["nr_thaler"][1]).startswith("A spy:")
