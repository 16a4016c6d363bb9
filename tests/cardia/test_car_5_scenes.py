"""CAR-5: the eight scenes of the base game."""

import pytest

from taverne import cardia as library
from taverne.cardia.setup import new_table

pytest_plugins = ("kit.cardia.scenario",)


def test_the_serpent_bites_for_an_earlier_encounter_that_comes_to_be_won(cardia):
    """CAR-5.38 you draw one and the opponent discards one of their choice; it stays done"""
    game = cardia(
        red={"hand": "clockmaker", "deck": "judge surgeon mediator"},
        blue={"hand": "djinn saboteur magistra"},
        row="puppeteer/treasurer",
        scenes=("serpent_temple",),
    ).meet("clockmaker", "djinn")
    assert game.red.wins(1)
    assert game.blue.options() == ["void_mage", "saboteur", "magistra"]
    game.blue.picks("saboteur")
    assert game.blue.discard == ["saboteur"]
    assert game.red.hand == ["void_mage", "surgeon", "judge"]


def test_the_serpent_does_not_bite_for_the_current_encounter_or_an_empty_hand(cardia):
    """CAR-5.38 nothing at all happens if they hold none"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "djinn"}, scenes=("serpent_temple",)).meet(
        "judge", "djinn"
    )
    assert game.red.discard == game.blue.discard == []
    game = cardia(
        red={"hand": "clockmaker", "deck": "judge surgeon"},
        blue={"hand_only": "djinn", "deck": "mediator"},
        row="puppeteer/treasurer",
        scenes=("serpent_temple",),
    ).meet("clockmaker", "djinn")
    assert game.red.deck == ["surgeon"]
    assert game.blue.hand == ["mediator"]


def test_the_bazaar_fills_small_hands_and_nothing_else(cardia):
    """CAR-5.39, CAR-8.6 tested after both cards are laid; draws four or what there is"""
    game = cardia(
        red={"hand": "judge", "deck": "djinn surgeon mediator magistra inventor"},
        blue={"hand": "judge ambusher", "deck": "djinn"},
        scenes=("bazaar",),
    ).meet("judge", "judge")
    assert game.red.hand == ["void_mage", "surgeon", "mediator", "magistra", "djinn"]
    assert game.red.deck == ["inventor"]
    assert game.blue.hand == ["void_mage", "ambusher"]


def test_founders_day_wins_before_the_losers_ability(cardia):
    """CAR-5.40 three adjacent encounters; the Djinn that loses comes too late"""
    row = "judge/surgeon saboteur/mediator"
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row=row, scenes=("founders_day",))
    game.table.waiting[1].modifier = -5
    game.meet("inventor", "djinn")
    assert game.red.wins_the_game
    assert game.heard("ability") == []


def test_founders_day_wants_three_neighbours(cardia):
    """CAR-5.40"""
    row = "judge/surgeon saboteur/palace_guard ambusher/saboteur"
    game = cardia(red={"hand": "inventor"}, blue={"hand": "surgeon"}, row=row, scenes=("founders_day",))
    game.meet("inventor", "surgeon")
    assert not game.table.is_over()


def test_founders_day_counts_wins_by_a_judge(cardia):
    """CAR-5.40, CAR-5.13 scenes count them"""
    row = "judge*/djinn saboteur/saboteur ambusher/ambusher"
    game = cardia(red={"hand": "inventor"}, blue={"hand": "inventor"}, row=row, scenes=("founders_day",))
    game.meet("inventor", "inventor")
    assert game.red.wins_the_game


def test_the_library_opens_with_two_and_draws_two(cardia):
    """CAR-5.41"""
    assert [len(hand) for hand in new_table(library.CardiaRules(scenes=("grand_library",)), 1).hands] == [
        2,
        2,
    ]
    cards = {"hand": "judge", "deck": "djinn surgeon mediator"}
    game = cardia(red=cards, blue=cards, scenes=("grand_library",)).meet("judge", "judge")
    assert game.red.hand == ["void_mage", "surgeon", "djinn"]
    assert game.blue.deck == ["mediator"]


def test_the_scrapyard_draws_two_and_puts_one_under(cardia):
    """CAR-5.42 both at once and in secret; the owner knows what lies at the bottom"""
    cards = {"hand": "judge", "deck": "djinn surgeon mediator"}
    game = cardia(red=cards, blue=cards, scenes=("scrapyard",)).meet("judge", "judge")
    assert sorted(game.table.asked()) == [0, 1]
    game.blue.picks("surgeon")
    assert game.red.sees().seats[1].deck == ("", "")
    game.red.picks("djinn")
    assert game.red.deck == ["mediator", "djinn"]
    assert game.red.sees().seats[0].deck == ("", "djinn")
    assert game.blue.sees().seats[0].deck == ("", "")


@pytest.mark.parametrize(("deck", "left"), [("", 1), ("djinn", 2)])
def test_the_scrapyard_with_a_small_deck_just_draws(cardia, deck, left):
    """CAR-5.42 with no or one card there is nothing to put under"""
    cards = {"hand": "judge", "deck": deck}
    game = cardia(red=cards, blue=cards, scenes=("scrapyard",)).meet("judge", "judge")
    assert len(game.red.hand) == left


def test_the_auction_house_costs_a_card_for_less_influence(cardia):
    """CAR-5.43 than your card in the previous encounter; the same influence costs nothing"""
    cards = {"deck": "djinn surgeon"}
    game = cardia(
        red={"hand": "saboteur", **cards},
        blue={"hand": "judge", **cards},
        row="ambusher/judge",
        scenes=("auction_house",),
    )
    game.table.waiting[0].modifier = -1
    game.meet("saboteur", "judge")
    assert game.red.discard == ["djinn"]
    assert game.blue.discard == ["djinn", "surgeon"]


def test_the_catacombs_punish_the_same_faction(cardia):
    """CAR-5.44 as your card in the previous encounter"""
    game = cardia(
        red={"hand": "saboteur"},
        blue={"hand": "judge"},
        row="ambusher/surgeon",
        scenes=("haunted_catacombs",),
    ).meet("saboteur", "judge")
    assert game.blue.wins_the_game


def test_the_catacombs_punish_both_with_a_draw(cardia):
    """CAR-5.44, CAR-8.17 the game is dealt again"""
    game = cardia(
        red={"hand": "saboteur"},
        blue={"hand": "judge"},
        row="ambusher/mediator",
        scenes=("haunted_catacombs",),
    ).meet("saboteur", "judge")
    assert game.is_drawn
    assert game.table.game == 2


def test_the_catacombs_leave_other_factions_and_puppets_alone(cardia):
    """CAR-5.44 only what is revealed in phase 1"""
    game = cardia(
        red={"hand": "puppeteer"},
        blue={"hand_only": "djinn saboteur", "deck": "judge"},
        row="ambusher/ambusher",
        scenes=("haunted_catacombs",),
    ).meet("puppeteer", "djinn")
    assert game.blue.row == ["ambusher", "saboteur"]
    assert not game.table.is_over()


def test_in_the_fog_the_previous_encounter_is_resolved(cardia):
    """CAR-5.45 cards stay face down for a round; you may look at your own"""
    game = cardia(
        red={"hand": "judge saboteur"}, blue={"hand": "djinn inventor"}, scenes=("foggy_swamp",)
    ).meet("judge", "inventor")
    assert game.red.row == []
    assert game.red.sees().laid[0][0].card == "judge"
    assert game.red.sees().laid[0][1].card == ""
    game.meet("saboteur", "djinn")
    assert (game.red.row, game.blue.row) == (["judge"], ["inventor"])
    assert game.red.card(1).ongoing == 1
    assert game.blue.sees().laid[0][0].card == ""
