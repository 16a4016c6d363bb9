"""GWT-6: special cards and weather."""

import pytest

from kit.gwent.scenario import FILLER
from taverne.gwent.catalogue import card
from taverne.gwent.row import Row
from taverne.gwent.rules import GwentRules


def test_a_horn_lies_beside_one_row_of_yours(gwent):
    """GWT-6.1"""
    game = gwent(red={"hand": "commanders_horn", "melee": "ves", "ranged": "toad"}, blue={"melee": "fiend"})
    game.red.plays("commanders_horn").picks("melee@0")
    assert (game.red.strength, game.blue.strength) == (10 + 7, 6)


def test_a_horn_can_be_played_while_any_row_has_room(gwent):
    """GWT-6.1 the siege row is as good as the others"""
    game = gwent(red={"hand": "commanders_horn " * 3}, blue={})
    game.red.plays("commanders_horn").picks("melee@0")
    game.blue.passes()
    game.red.plays("commanders_horn").picks("ranged@0").plays("commanders_horn")
    assert [row.horn is not None for row in game.table.rows[:3]] == [True] * 3


def test_a_horn_and_a_mardroeme_are_swept_at_the_end_of_the_round(gwent):
    """GWT-6.1, GWT-3.6"""
    game = gwent(red={"hand": "commanders_horn mardroeme ves"}, blue={})
    game.red.plays("commanders_horn").picks("siege@0")
    game.blue.passes()
    game.red.plays("mardroeme").picks("siege@0").passes()
    assert game.red.has("discard") == ["commanders_horn", "mardroeme"]
    assert game.red.row("siege").horn is None
    assert game.red.row("siege").mardroeme is None


def test_a_decoy_takes_the_place_of_a_unit_of_yours(gwent):
    """GWT-6.2"""
    game = gwent(red={"hand": "decoy", "melee": "ghoul ves fiend"}, blue={"melee": "griffin"})
    game.red.plays("decoy")
    assert game.red.may_pick() == {"ghoul", "ves", "fiend"}
    game.red.picks("ves")
    assert game.red.has("melee") == ["ghoul", "decoy", "fiend"]
    assert game.red.has("hand") == ["ves", FILLER]
    assert game.red.strength == 7


def test_a_decoy_brings_the_enemy_spy_home_but_no_hero(gwent):
    """GWT-6.2"""
    game = gwent(red={"hand": "decoy", "melee": "prince_stennis geralt_of_rivia"}, blue={})
    game.red.plays("decoy")
    assert game.red.has("hand") == ["prince_stennis", FILLER]
    assert game.red.strength == 15


def test_a_decoy_is_touched_by_nothing(gwent):
    """GWT-6.2 no horn, no morale, no Scorch, no second Decoy"""
    game = gwent(
        red={"hand": "scorch decoy", "melee": "decoy olgierd_von_everec dandelion", "sky": "biting_frost"},
        blue={},
    )
    assert game.red.explains("decoy", "melee") == [("printed", 0)]
    game.red.plays("decoy")
    assert game.red.may_pick() == {"olgierd_von_everec", "dandelion"}
    game.red.picks("dandelion")
    game.blue.passes()
    game.red.plays("scorch")
    assert game.red.has("melee") == ["decoy", "decoy"]


def test_a_decoy_is_never_kept_or_revived(gwent):
    """GWT-6.2"""
    game = gwent(
        red={"faction": "monsters", "melee": "decoy"}, blue={"hand": "dun_banner_medic", "discard": "decoy"}
    )
    game.red.passes()
    game.blue.plays("dun_banner_medic")
    assert game.blue.strength == 5
    game.blue.passes()
    assert game.red.has("melee") == []


def test_everybody_knows_what_a_decoy_brought_back(gwent):
    """GWT-6.2, GWT-9.16 and forgets it when it is played"""
    game = gwent(red={"hand": "decoy", "melee": "ves"}, blue={})
    game.red.plays("decoy")
    assert game.heard("take") == ["ves"]
    assert game.blue.sees().seats[0].hand.known == ("nr_ves",)
    game.blue.passes()
    game.red.plays("ves")
    assert game.blue.sees().seats[0].hand.known == ()


def test_what_a_decoy_brought_back_is_known_of_each_hand_for_itself(gwent):
    """GWT-9.16 who plays such a card says nothing about the other's"""
    alike = {"faction": "monsters", "hand": "decoy", "melee": "fiend"}
    game = gwent(red=alike, blue=alike)
    game.red.plays("decoy")
    game.blue.plays("decoy")
    game.red.plays("fiend")
    assert game.blue.sees().seats[0].hand.known == ()
    assert game.red.sees().seats[1].hand.known == ("mo_fiend",)


def test_scorch_burns_all_ties_on_all_sides(gwent):
    """GWT-6.3"""
    game = gwent(red={"hand": "scorch", "melee": "fiend"}, blue={"melee": "fiend forktail geralt_of_rivia"})
    game.red.plays("scorch")
    assert (game.red.strength, game.blue.strength) == (0, 20)
    assert game.red.has("discard") == ["fiend", "scorch"]
    assert game.blue.has("discard") == ["fiend"]


def test_scorch_looks_at_the_strength_now_not_at_the_printed_one(gwent):
    """GWT-6.3"""
    game = gwent(
        red={"hand": "scorch", "melee": "fiend", "sky": "biting_frost"}, blue={"siege": "rotten_mangonel"}
    )
    game.red.plays("scorch")
    assert game.red.has("melee") == ["fiend"]
    assert game.blue.has("siege") == []


def test_what_is_strongest_follows_every_change_of_the_row():
    """GWT-6.3 units that come and go, a horn, weather; and a copy goes its own way."""
    row, fiend, horn = Row(0, 0, []), card("mo_fiend"), card("ne_commanders_horn.mo")
    found = [row.strongest()]
    for change in (
        lambda: row.add(card("mo_ghoul")),
        lambda: row.add(fiend),
        lambda: row.set_horn(horn),
        lambda: row.set_foul(True),
        lambda: row.set_foul(False),
        lambda: row.replace(fiend, card("mo_draug")),
    ):
        change()
        found.append(row.strongest())
    assert found == [-1, 1, 6, 12, 2, 12, 2]
    twin = row.clone()
    twin.add(fiend)
    assert (twin.strongest(), row.strongest()) == (12, 2)


def test_scorch_burns_zeros_too(gwent):
    """GWT-6.3"""
    game = gwent(red={"hand": "scorch", "siege": "siege_technician"}, blue={"melee": "kambi draug"})
    game.red.plays("scorch")
    assert game.red.has("siege") == []
    assert game.blue.has("discard") == ["kambi"]


def test_all_that_burns_is_chosen_before_anything_falls(gwent):
    """GWT-6.3 the fall of one bond does not save the other"""
    game = gwent(red={"hand": "scorch"}, blue={"siege": "catapult catapult"})
    game.red.plays("scorch")
    assert game.blue.strength == 0


@pytest.mark.parametrize(
    ("weather", "lines"),
    [
        ("biting_frost", ["melee"]),
        ("impenetrable_fog", ["ranged"]),
        ("torrential_rain", ["siege"]),
        ("skellige_storm", ["ranged", "siege"]),
    ],
)
def test_each_weather_has_its_rows(gwent, weather, lines):
    """GWT-6.4"""
    field = {"melee": "fiend", "ranged": "toad", "siege": "ballista"}
    game = gwent(red={"hand": weather, **field}, blue=field)
    game.red.plays(weather)
    for player in (game.red, game.blue):
        assert [line for line in field if player.strengths(line)[0][1] == 1] == lines


def test_clear_weather_removes_all(gwent):
    """GWT-6.4"""
    game = gwent(
        red={"hand": "clear_weather", "melee": "fiend", "sky": "biting_frost"}, blue={"sky": "skellige_storm"}
    )
    game.red.plays("clear_weather")
    assert game.red.strength == 6
    assert game.blue.has("discard") == ["skellige_storm"]


def test_weather_lies_until_the_end_of_the_round(gwent):
    """GWT-6.4, GWT-3.6"""
    game = gwent(red={"hand": "biting_frost"}, blue={"hand": "fiend"})
    game.red.plays("biting_frost")
    game.blue.plays("fiend")
    assert game.blue.strength == 1
    game.red.passes()
    game.blue.passes()
    game.blue.plays(FILLER)
    assert game.blue.strength == 6


def test_scorch_counts_the_place_of_a_horn_unit(gwent):
    """GWT-6.3, GWT-9.1 of two horn units the later one is doubled, so only that one is among the strongest"""
    pairs = GwentRules(mode="pairs")
    game = gwent(
        pairs,
        red={"hand": "scorch"},
        blue={"faction": "monsters", "melee": "dandelion"},
        green={},
        gold={"faction": "skellige", "melee": "dandelion"},
    )
    assert game.blue.strengths("melee") == [("dandelion", 2), ("dandelion", 4)]
    game.red.plays("scorch")
    assert [card.colour for card in game.blue.row("melee").cards] == ["monsters"]


def test_scorch_reads_a_horn_unit_behind_another_as_it_stands(gwent):
    """GWT-6.3, GWT-9.1 it doubles the Ghoul and not itself: both have 2, and both burn"""
    game = gwent(red={"hand": "scorch"}, blue={"melee": "ghoul dandelion"})
    assert game.blue.strengths("melee") == [("ghoul", 2), ("dandelion", 2)]
    game.red.plays("scorch")
    assert game.blue.has("melee") == []


def test_equal_units_of_a_row_are_one_target_for_the_decoy(gwent):
    """GWT-6.2 and units of the same name in two rows are two"""
    game = gwent(
        red={
            "hand": "decoy",
            "melee": "yaevinn yaevinn",
            "ranged": "yaevinn yaevinn",
            "siege": "ballista ballista",
        },
        blue={},
    )
    game.red.plays("decoy")
    assert game.red.options() == ["st_yaevinn/melee", "st_yaevinn/ranged", "nr_ballista/siege"]
    game.red.picks("st_yaevinn/ranged")
    assert game.red.has("ranged") == ["decoy", "yaevinn"]


@pytest.mark.parametrize(
    ("units", "left"),
    [
        ("dandelion ghoul", []),
        ("ghoul dandelion dandelion", ["ghoul", "dandelion"]),
        ("dandelion dandelion ghoul", ["dandelion", "ghoul"]),
    ],
)
def test_scorch_finds_the_strongest_by_their_places(gwent, units, left):
    """GWT-6.3, GWT-9.1 a Ghoul with 2, a first horn unit with 2, a second one with 4"""
    game = gwent(red={"hand": "scorch"}, blue={"melee": units})
    game.red.plays("scorch")
    assert sorted(game.blue.has("melee")) == sorted(left)
