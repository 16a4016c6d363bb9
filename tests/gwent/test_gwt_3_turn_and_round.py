"""GWT-3: turns, passing, the end of a round and of the game."""

import pytest

from kit.gwent.scenario import FILLER
from taverne.gwent.rules import GwentRules
from taverne.kernel.errors import IllegalMove

RIDERS = "mo_leader_eredin_red_riders"


def test_a_turn_is_a_card_the_leader_or_a_pass(gwent):
    """GWT-3.1"""
    game = gwent(red={"hand": "ves", "leader": RIDERS}, blue={})
    assert game.red.may_pick() == {"ves", FILLER, "leader", "pass"}
    assert not game.blue.is_asked()


def test_passing_is_final_and_the_others_go_on(gwent):
    """GWT-3.1"""
    game = gwent(red={}, blue={"hand": "ves fiend"})
    game.red.passes()
    game.blue.plays("ves")
    assert game.blue.is_asked()
    game.blue.plays("fiend")
    assert game.table.passed == [True, False]


def test_a_leader_is_used_once_a_game(gwent):
    """GWT-3.1, GWT-7.2 and never again in a later round"""
    game = gwent(red={"leader": RIDERS}, blue={"hand": "ves"})
    game.red.uses_leader()
    game.blue.passes()
    assert "leader" not in game.red.may_pick()
    game.red.plays(FILLER)
    assert game.table.round == 2
    assert "leader" not in game.blue.may_pick()


def test_without_cards_and_leader_one_passes_by_oneself(gwent):
    """GWT-3.2, GWT-9.17"""
    game = gwent(red={"hand_only": "ves"}, blue={"hand": "fiend"})
    game.red.plays("ves")
    game.blue.plays("fiend")
    assert game.table.passed == [True, False]
    assert game.blue.is_asked()


def test_a_usable_leader_keeps_one_in_the_round(gwent):
    """GWT-3.2"""
    game = gwent(red={"hand_only": "ves", "leader": RIDERS}, blue={"hand": "fiend"})
    game.red.plays("ves")
    game.blue.plays("fiend")
    assert game.red.may_pick() == {"leader", "pass"}


def test_a_leader_that_would_do_nothing_does_not_keep_one_in_the_round(gwent):
    """GWT-3.2, GWT-3.3"""
    game = gwent(
        red={"hand_only": "ves", "leader": "nr_leader_foltest_lord_commander"}, blue={"hand": "fiend"}
    )
    game.red.plays("ves")
    game.blue.plays("fiend")
    assert game.blue.is_asked()
    assert game.table.passed[0]


def test_a_hand_that_cannot_be_played_is_still_asked(gwent):
    """GWT-3.2 a Decoy without a target: not to be asked would tell what one holds"""
    game = gwent(red={"hand_only": "decoy"}, blue={})
    assert game.red.options() == ["pass"]


def test_decoy_horn_and_mardroeme_need_a_place_but_scorch_and_weather_do_not(gwent):
    """GWT-3.3"""
    hand = "decoy commanders_horn mardroeme scorch biting_frost clear_weather"
    game = gwent(red={"hand": hand}, blue={})
    assert "decoy" not in game.red.may_pick()
    assert {"commanders_horn", "mardroeme", "scorch", "biting_frost", "clear_weather"} < game.red.may_pick()
    for line in range(3):
        game.table.row(0, line).set_horn(game.table.hands[0][0])
        game.table.row(0, line).mardroeme = game.table.hands[0][0]
    assert game.red.may_pick() == {"scorch", "biting_frost", "clear_weather", FILLER, "pass"}


def test_scorch_and_clear_weather_may_be_played_for_nothing(gwent):
    """GWT-3.3, GWT-3.10 they go to the discard pile all the same"""
    game = gwent(red={"hand": "scorch clear_weather"}, blue={})
    game.red.plays("scorch")
    game.blue.passes()
    game.red.plays("clear_weather")
    assert game.red.has("discard") == ["clear_weather", "scorch"]


def test_the_lower_side_loses_a_gem(gwent):
    """GWT-3.4"""
    game = gwent(red={"melee": "fiend"}, blue={"melee": "forktail"})
    game.red.passes()
    game.blue.passes()
    assert (game.red.gems, game.blue.gems) == (2, 1)


def test_equal_totals_cost_both_a_gem(gwent):
    """GWT-3.4"""
    game = gwent(red={"melee": "fiend"}, blue={"melee": "fiend"})
    game.red.passes()
    game.blue.passes()
    assert (game.red.gems, game.blue.gems) == (1, 1)


def test_nilfgaard_wins_ties(gwent):
    """GWT-3.4, GWT-7.1"""
    game = gwent(red={}, blue={"faction": "nilfgaard"})
    game.red.passes()
    game.blue.passes()
    assert (game.red.gems, game.blue.gems) == (1, 2)
    assert game.blue.is_asked(), "a tie win is a win: GWT-3.7"


def test_two_nilfgaard_both_lose_a_gem(gwent):
    """GWT-3.4"""
    game = gwent(red={"faction": "nilfgaard"}, blue={"faction": "nilfgaard"})
    game.red.passes()
    game.blue.passes()
    assert (game.red.gems, game.blue.gems) == (1, 1)
    assert game.table.winners == []


def test_a_side_without_gems_loses(gwent):
    """GWT-3.5"""
    game = gwent(red={"gems": 1}, blue={"melee": "fiend"})
    game.red.passes()
    game.blue.passes()
    assert game.table.is_over()
    assert game.table.winners == [1]
    assert (game.table.payoff(0), game.table.payoff(1)) == (0.0, 1.0)


def test_both_without_gems_draw(gwent):
    """GWT-3.5"""
    game = gwent(red={"gems": 1}, blue={"gems": 1})
    game.red.passes()
    game.blue.passes()
    assert game.table.is_over()
    assert game.table.winners == []
    assert (game.table.payoff(0), game.table.payoff(1)) == (0.5, 0.5)


def test_nothing_can_be_answered_after_the_end(gwent):
    """GWT-3.5"""
    game = gwent(red={"gems": 1}, blue={"gems": 1})
    game.red.passes()
    game.blue.passes()
    with pytest.raises(IllegalMove) as refused:
        game.table.answer(0, -1)
    assert refused.value.key == "move-game-over"


def test_the_order_at_the_end_of_a_round(gwent):
    """GWT-3.6 gem, keep, sweep with the weather, summon, draw, next round"""
    game = gwent(
        red={"faction": "monsters", "melee": "fiend", "sky": "torrential_rain", "leader": RIDERS},
        blue={"faction": "northern_realms", "ranged": "cow", "melee": "ves esterad_thyssen", "deck": "ves"},
    )
    game.red.passes()
    game.blue.passes()
    kinds = [event.kind for event in game.events]
    order = ["gem", "keep", "fall", "summon", "draw", "round"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert game.red.has("melee") == ["fiend"]
    assert game.red.has("discard") == ["torrential_rain"]
    assert game.blue.has("melee") == ["bovine_defense_force"]


def test_northern_realms_draw_before_skellige_return(gwent):
    """GWT-3.6 the reward of the round comes before what opens round 3"""
    game = gwent(
        None,
        1,
        2,
        red={"faction": "northern_realms", "melee": "ves", "deck": "fiend"},
        blue={"faction": "skellige", "discard": "udalryk"},
    )
    game.red.passes()
    game.blue.passes()
    kinds = [event.kind for event in game.events]
    assert kinds.index("draw") < kinds.index("return") < kinds.index("round")


def test_nothing_happens_after_the_game_is_over(gwent):
    """GWT-3.6, GWT-5.7 no sweep, no summon, no draw"""
    game = gwent(
        red={"gems": 1, "ranged": "cow"},
        blue={"faction": "northern_realms", "melee": "ves", "deck": "fiend"},
    )
    game.red.passes()
    game.blue.passes()
    assert game.red.has("ranged") == ["cow"]
    assert game.blue.has("deck") == ["fiend"]


def test_the_winner_starts_the_next_round(gwent):
    """GWT-3.7"""
    game = gwent(red={}, blue={"melee": "ves"})
    game.red.passes()
    game.blue.passes()
    assert game.table.starter == 1
    assert game.blue.is_asked()


@pytest.mark.parametrize(
    ("rule", "starters"), [("last_passer", {1}), ("same_starter", {0}), ("random", {0, 1})]
)
def test_who_starts_after_a_drawn_round(gwent, rule, starters):
    """GWT-3.7 option after_draw"""
    found = set()
    for seed in range(20):
        game = gwent(GwentRules(after_draw=rule), seed, red={}, blue={})
        game.red.passes()
        game.blue.passes()
        found.add(int(game.table.starter))
    assert found == starters


def test_an_automatic_pass_counts_as_the_last_pass(gwent):
    """GWT-9.17 it happens when the turn comes"""
    game = gwent(red={"hand_only": "ves"}, blue={"hand_only": "zoltan_chivay zoltan_chivay", "deck": ""})
    game.red.plays("ves")
    game.blue.plays("zoltan_chivay")
    assert game.table.passed == [True, False]
    game.blue.passes()
    assert game.table.starter == 1


def test_the_last_to_run_out_of_cards_passed_last(gwent):
    """GWT-9.17"""
    game = gwent(red={"hand_only": "zoltan_chivay", "deck": ""}, blue={"hand_only": "zoltan_chivay"})
    game.red.plays("zoltan_chivay")
    game.blue.plays("zoltan_chivay")
    passes = [event.seat for event in game.events if event.kind == "auto_pass"]
    assert passes[:2] == [0, 1]


def test_a_spy_falls_to_the_pile_of_the_side_it_lay_on(gwent):
    """GWT-3.8"""
    game = gwent(red={"melee": "prince_stennis"}, blue={})
    game.red.passes()
    game.blue.passes()
    assert game.red.has("discard") == ["prince_stennis"]


def test_weather_goes_back_to_who_played_it(gwent):
    """GWT-3.8"""
    game = gwent(red={"hand": "biting_frost"}, blue={"hand": "clear_weather"})
    game.red.plays("biting_frost")
    game.blue.plays("clear_weather")
    assert game.red.has("discard") == ["biting_frost"]
    assert game.blue.has("discard") == ["clear_weather"]


def test_an_empty_deck_gives_nothing_and_costs_nothing(gwent):
    """GWT-3.9"""
    game = gwent(red={"hand": "prince_stennis", "deck": "ves"}, blue={})
    game.red.plays("prince_stennis")
    assert game.red.has("hand") == ["ves", FILLER]


def test_every_effect_is_mandatory(gwent):
    """GWT-3.10 a medic with a target must revive; there is no way to decline"""
    game = gwent(red={"hand": "dun_banner_medic", "discard": "ves fiend"}, blue={})
    game.red.plays("dun_banner_medic")
    assert game.red.may_pick() == {"ves", "fiend"}
    game.red.picks("ves")


def test_an_answer_that_is_not_offered_changes_nothing(gwent):
    """GWT-3.1"""
    game = gwent(red={"hand": "ves"}, blue={"hand": "fiend"})
    before = game.position()
    for seat, option in ((0, 9999), (0, -2), (1, -1), (7, -1)):
        with pytest.raises(IllegalMove):
            game.table.answer(seat, option)
    assert game.position() == before
