"""GWT-4: what a unit is worth, and why."""

import pytest

from kit.gwent.scenario import named
from taverne.gwent.row import Row
from taverne.gwent.rules import GwentRules

BRAN = "sk_leader_king_bran"
TREACHEROUS = "mo_leader_eredin_treacherous"


def test_the_steps_come_in_their_order(gwent):
    """GWT-4.1, GWT-4.7 printed 4, frost 1, bond 2, morale 3, horn 6"""
    game = gwent(
        red={
            "hand": "biting_frost commanders_horn",
            "melee": "blue_stripes_commando blue_stripes_commando olgierd_von_everec",
        },
        blue={},
    )
    game.red.plays("biting_frost")
    game.blue.passes()
    game.red.plays("commanders_horn").picks("melee@0")
    steps = [("printed", 4), ("weather", 1), ("bond", 2), ("morale", 3), ("horn", 6)]
    assert game.red.explains("blue_stripes_commando", "melee") == steps


def test_treason_comes_after_weather(gwent):
    """GWT-4.1 The Treacherous doubles what the weather leaves; GWT-9.15 the step is named treason"""
    game = gwent(red={"hand": "biting_frost", "leader": TREACHEROUS, "melee": "stefan_skellen"}, blue={})
    assert game.red.explains("stefan_skellen", "melee") == [("printed", 9), ("treason", 18)]
    game.red.plays("biting_frost")
    assert game.red.explains("stefan_skellen", "melee") == [("printed", 9), ("weather", 1), ("treason", 2)]


def test_treason_reaches_both_sides_but_no_hero_and_no_other_unit(gwent):
    """GWT-4.1"""
    game = gwent(
        red={"leader": TREACHEROUS, "melee": "avallach ves"},
        blue={"melee": "vattier_de_rideaux", "siege": "thaler"},
    )
    assert game.red.strengths("melee") == [("avallach", 0), ("ves", 5)]
    assert game.blue.strengths("melee") == [("vattier_de_rideaux", 8)]
    assert game.blue.strengths("siege") == [("thaler", 2)]


def test_heroes_keep_their_printed_value(gwent):
    """GWT-4.1 weather, morale and horn do not touch them"""
    game = gwent(
        red={"hand": "biting_frost commanders_horn", "melee": "geralt_of_rivia olgierd_von_everec"}, blue={}
    )
    game.red.plays("biting_frost")
    game.blue.passes()
    game.red.plays("commanders_horn").picks("melee@0")
    assert game.red.explains("geralt_of_rivia", "melee") == [("printed", 15)]


def test_weather_leaves_one_on_all_sides(gwent):
    """GWT-4.2"""
    game = gwent(red={"hand": "biting_frost", "melee": "fiend"}, blue={"melee": "ves", "ranged": "toad"})
    game.red.plays("biting_frost")
    assert (game.red.strength, game.blue.strength) == (1, 1 + 7)


@pytest.mark.parametrize(("rule", "strength"), [("stays_0", 0), ("becomes_1", 1)])
def test_a_zero_in_the_weather(gwent, rule, strength):
    """GWT-4.2 option weather_on_zero"""
    game = gwent(GwentRules(weather_on_zero=rule), red={"hand": "impenetrable_fog", "ranged": "cow"}, blue={})
    game.red.plays("impenetrable_fog")
    assert game.red.strength == strength


def test_several_weathers_do_not_add_up(gwent):
    """GWT-4.2, GWT-9.13 a second copy is legal and adds nothing"""
    game = gwent(red={"hand": "biting_frost biting_frost", "melee": "fiend"}, blue={})
    game.red.plays("biting_frost")
    game.blue.passes()
    game.red.plays("biting_frost")
    assert game.red.strength == 1
    assert game.red.has("sky") == ["biting_frost", "biting_frost"]


def test_king_bran_loses_half(gwent):
    """GWT-4.3 7 becomes 4, 5 becomes 3, 1 stays 1"""
    game = gwent(
        red={"hand": "biting_frost", "leader": BRAN, "melee": "villentretenmerth zoltan_chivay ghoul"},
        blue={"melee": "fiend"},
    )
    game.red.plays("biting_frost")
    assert [points for _, points in game.red.strengths("melee")] == [4, 3, 1]
    assert game.blue.strength == 1


@pytest.mark.parametrize("rule", ["stays_0", "becomes_1"])
def test_king_brans_half_reaches_enemy_spies_and_leaves_zero(gwent, rule):
    """GWT-9.4"""
    rules = GwentRules(weather_on_zero=rule)
    game = gwent(
        rules, red={"hand": "biting_frost", "leader": BRAN, "melee": "stefan_skellen kambi"}, blue={}
    )
    game.red.plays("biting_frost")
    assert game.red.strengths("melee") == [("stefan_skellen", 5), ("kambi", 0)]


def test_three_tight_bonds_of_four_make_twelve_each(gwent):
    """GWT-4.4"""
    game = gwent(red={"hand": "blue_stripes_commando", "melee": "blue_stripes_commando " * 2}, blue={})
    game.red.plays("blue_stripes_commando")
    assert game.red.strength == 36


def test_a_bond_needs_the_same_name_row_and_side(gwent):
    """GWT-4.4"""
    game = gwent(
        red={"melee": "blue_stripes_commando poor_fucking_infantry"}, blue={"melee": "blue_stripes_commando"}
    )
    assert (game.red.strength, game.blue.strength) == (5, 4)


def test_morale_lifts_all_others_in_the_row(gwent):
    """GWT-4.5 not itself, not another row"""
    game = gwent(red={"melee": "olgierd_von_everec fiend", "ranged": "toad"}, blue={})
    assert game.red.strengths("melee") == [("olgierd_von_everec", 6), ("fiend", 7)]
    assert game.red.strengths("ranged") == [("toad", 7)]


def test_two_morale_cards_lift_each_other(gwent):
    """GWT-4.5"""
    game = gwent(red={"siege": "kaedweni_siege_expert kaedweni_siege_expert ballista"}, blue={})
    assert [points for _, points in game.red.strengths("siege")] == [2, 2, 8]


def test_a_morale_hero_lifts_units(gwent):
    """GWT-4.5 Isengrim keeps his ten"""
    game = gwent(red={"melee": "isengrim_faoiltiarna fiend"}, blue={})
    assert game.red.strengths("melee") == [("isengrim_faoiltiarna", 10), ("fiend", 7)]


def test_a_horn_unit_doubles_the_others(gwent):
    """GWT-4.6"""
    game = gwent(red={"melee": "dandelion fiend"}, blue={})
    assert game.red.strengths("melee") == [("dandelion", 2), ("fiend", 12)]


def test_a_horn_card_doubles_the_horn_unit_too_and_nothing_twice(gwent):
    """GWT-4.6"""
    game = gwent(red={"hand": "commanders_horn", "melee": "dandelion fiend"}, blue={})
    game.red.plays("commanders_horn").picks("melee@0")
    assert game.red.strengths("melee") == [("dandelion", 4), ("fiend", 12)]


def test_at_most_one_horn_card_lies_beside_a_row(gwent):
    """GWT-4.6, GWT-9.2 but any free own row will do, even an empty one"""
    game = gwent(red={"hand": "commanders_horn commanders_horn"}, blue={"melee": "fiend"})
    game.red.plays("commanders_horn")
    assert game.red.options() == ["melee@0", "ranged@0", "siege@0"]
    game.red.picks("melee@0")
    game.blue.passes()
    game.red.plays("commanders_horn")
    assert game.red.options() == ["ranged@0", "siege@0"]
    game.red.picks("siege@0")


def test_only_an_earlier_horn_unit_doubles_a_horn_unit(gwent):
    """GWT-9.1"""
    game = gwent(red={"melee": "dandelion dandelion fiend"}, blue={})
    assert game.red.strengths("melee") == [("dandelion", 2), ("dandelion", 4), ("fiend", 12)]
    assert game.red.strength == 18


def test_a_horn_leader_doubles_a_horn_unit(gwent):
    """GWT-9.1"""
    game = gwent(red={"leader": "mo_leader_eredin_red_riders", "melee": "dandelion"}, blue={})
    game.red.uses_leader()
    assert game.red.strength == 4


def test_only_steps_that_change_something_are_listed(gwent):
    """GWT-9.15 after printed"""
    game = gwent(red={"hand": "biting_frost", "melee": "ghoul"}, blue={"melee": "draug"})
    game.red.plays("biting_frost")
    assert game.red.explains("ghoul", "melee") == [("printed", 1)]
    assert game.blue.explains("draug", "melee") == [("printed", 10)]


def test_every_player_sees_the_steps(gwent):
    """GWT-4.7 they are part of what a seat sees"""
    game = gwent(red={"melee": "dandelion fiend"}, blue={})
    unit = game.blue.sees().rows[0].units[1]
    assert (unit.card, unit.strength) == ("mo_fiend", 12)
    assert unit.steps == (("printed", 6, ()), ("horn", 12, ("ne_dandelion.st",)))


def caused(game, line=0):
    """What the second seat sees: the steps of the last unit in that row that have a cause."""
    unit = game.blue.sees().rows[line].units[-1]
    return {name: cards for name, _, cards in unit.steps if cards}


def test_a_step_names_the_weather_card_that_caused_it(gwent):
    """GWT-4.7 every kind that lies on the row once, and none that lies on another"""
    game = gwent(
        red={"hand": "biting_frost torrential_rain", "melee": "fiend"}, blue={"hand": "biting_frost"}
    )
    game.red.plays("biting_frost")
    game.blue.plays("biting_frost")
    game.red.plays("torrential_rain")
    assert len(caused(game)["weather"]) == 1
    assert caused(game)["weather"][0].startswith("ne_biting_frost")


def test_a_step_names_the_horn_beside_the_row_before_a_unit_with_a_horn(gwent):
    """GWT-4.6, GWT-4.7"""
    game = gwent(red={"hand": "commanders_horn", "melee": "dandelion fiend"}, blue={"hand": "ghoul"})
    game.red.plays("commanders_horn").picks("melee")
    assert caused(game) == {"horn": ("ne_commanders_horn.st",)}


def test_a_step_names_every_other_unit_that_lifts_morale(gwent):
    """GWT-4.5, GWT-4.7 a unit does not lift its own"""
    game = gwent(red={"melee": "olgierd_von_everec fiend"}, blue={})
    assert caused(game) == {"morale": ("ne_olgierd_von_everec.st",)}
    alone = gwent(red={"melee": "olgierd_von_everec"}, blue={})
    assert caused(alone) == {}


def test_what_takes_a_units_place_counts_from_then_on():
    """GWT-4.5, GWT-6.2 as what it replaced no longer does"""
    row = Row(0, 0, [])
    for name in ("ghoul", "ves"):
        row.add(named(name))
    olgierd = named("olgierd_von_everec")
    assert row.total() == 1 + 5
    row.replace(named("ghoul"), olgierd)
    assert row.cards[0] is olgierd
    assert row.total() == 6 + 5 + 1
    row.replace(olgierd, named("ghoul"))
    assert row.total() == 1 + 5
