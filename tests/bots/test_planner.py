"""The planner of Gwent thinks in rounds, and gives nothing up that can still be won."""

import pytest

from taverne.gwent import deal
from taverne.gwent.bots.planner import LEADER_WORTH, PlannerBot, potential, reach


def chooses(player):
    return PlannerBot(1).choose(player.sees())


@pytest.mark.parametrize("behind", ["siege_tower", "siege_tower trebuchet catapult ballista geralt_of_rivia"])
def test_the_last_gem_is_fought_for_however_bleak_it_looks(gwent, behind):
    """GWT-3.5 who passes behind has lost; who plays may not have."""
    red = {"hand_only": "ghoul nekker", "gems": 1, "faction": "monsters"}
    game = gwent(red=red, blue={"faction": "northern_realms", "hand": "ves", "siege": behind, "gems": 1})
    assert chooses(game.red) != "pass"


def test_a_rival_who_has_passed_far_ahead_is_chased_to_the_last_card(gwent):
    red = {"hand_only": "ghoul foglet fiend", "gems": 1, "faction": "monsters"}
    game = gwent(
        red=red, blue={"hand": "ves", "melee": "geralt_of_rivia", "siege": "siege_tower siege_tower"}
    )
    game.red.plays("ghoul")
    game.blue.passes()
    assert chooses(game.red) != "pass"


def test_a_round_may_still_be_let_go_while_there_is_another_gem(gwent):
    game = gwent(
        red={"hand": "ghoul foglet fiend griffin", "faction": "monsters"},
        blue={
            "hand_only": "ves",
            "melee": "geralt_of_rivia cirilla_fiona_elen_riannon",
            "siege": "siege_tower",
        },
    )
    assert chooses(game.red) == "pass"


def test_a_bond_in_the_hand_is_multiplied(gwent):
    """GWT-4.4 two of 4 are 16, and in this round 32 if a third stands already."""
    red = {"hand_only": "blue_stripes_commando blue_stripes_commando", "faction": "northern_realms"}
    alone = gwent(red=red, blue={"hand": "ves"}).table
    beside = gwent(red={**red, "melee": "blue_stripes_commando"}, blue={"hand": "ves"}).table
    leader = LEADER_WORTH * alone.ready[0]
    assert potential(alone, 0) - leader == reach(alone, 0) - leader == 16
    assert reach(beside, 0) - leader == 32
    assert potential(beside, 0) - leader == 16


def test_bonds_that_can_overtake_are_played(gwent):
    """Three Commandos of 4 are 36: enough against 30, though each alone promises little."""
    game = gwent(
        red={"hand_only": "blue_stripes_commando " * 3 + "vesemir", "gems": 1, "faction": "northern_realms"},
        blue={"hand": "ves", "siege": "siege_tower siege_tower", "melee": "geralt_of_rivia", "gems": 1},
    )
    game.red.plays("vesemir")
    game.blue.passes()
    while game.table.round == 1 and not game.table.is_over():
        game.red.picks(chooses(game.red))
    assert game.table.winners == [0]


def test_cow_and_kambi_are_not_exchanged():
    """GWT-5.7 they are not strong, but who comes for them is."""
    for seed in range(200):
        view = deal("skellige", "monsters", seed=seed).look(0)
        if {"ne_cow.sk", "sk_kambi"} & set(view.options):
            assert PlannerBot(1).choose(view) not in ("ne_cow.sk", "sk_kambi")
