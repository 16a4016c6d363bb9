"""GWT-7: the five factions and the 25 leaders."""

import pytest

from kit.gwent.scenario import FILLER
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.leaders import LEADERS
from taverne.gwent.rules import GwentRules
from taverne.gwent.table import Sighting

BRINGER = "mo_leader_eredin_bringer_of_death"
DESTROYER = "mo_leader_eredin_destroyer_of_worlds"
WILD_HUNT = "mo_leader_eredin_king_of_the_wild_hunt"
RIDERS = "mo_leader_eredin_red_riders"
EMPEROR = "ni_leader_emhyr_emperor_of_nilfgaard"
FLAME = "ni_leader_emhyr_white_flame"
INVADER = "ni_leader_emhyr_invader_of_the_north"
RELENTLESS = "ni_leader_emhyr_relentless"
COMMANDER = "nr_leader_foltest_lord_commander"
HOPE = "st_leader_francesca_hope"
CRACH = "sk_leader_crach_an_craite"
ARNJOLF = "sk_leader_arnjolf"
HARALD = "sk_leader_harald"


def end_round(game):
    for player in (game.red, game.blue):
        if player.is_asked():
            player.passes()
    if game.red.is_asked() and game.table.passed[1]:
        game.red.passes()


def test_all_25_leaders_are_there_active_or_passive_as_printed():
    """GWT-7.2"""
    assert set(LEADERS) == set(LEADER_FACES)
    assert {key for key, leader in LEADERS.items() if leader.active()} == {
        key for key, face in LEADER_FACES.items() if face.active
    }


def test_monsters_keep_one_random_unit(gwent):
    """GWT-7.1 no hero; it keeps its row"""
    kept = set()
    for seed in range(30):
        game = gwent(
            None,
            seed,
            red={},
            blue={"faction": "monsters", "melee": "fiend", "ranged": "toad", "siege": "draug"},
        )
        end_round(game)
        kept.add((*game.blue.has("melee"), *game.blue.has("ranged")))
        assert game.blue.has("siege") == []
    assert kept == {("fiend",), ("toad",)}


def test_the_kept_unit_does_not_land_again(gwent):
    """GWT-9.10 but its lasting effects work, and it may be kept again"""
    game = gwent(
        red={"deck": "ves ves"},
        blue={"faction": "monsters", "melee": "dandelion", "hand": "fiend", "gems": 2},
    )
    end_round(game)
    assert game.blue.has("melee") == ["dandelion"]
    assert game.heard("land") == []
    game.blue.plays("fiend")
    assert game.blue.strength == 2 + 12


def test_monsters_may_keep_an_enemy_spy_and_a_cow_that_is_not_avenged(gwent):
    """GWT-7.1, GWT-9.10 what stays has not left"""
    game = gwent(red={}, blue={"faction": "monsters", "melee": "prince_stennis"})
    end_round(game)
    assert game.blue.has("melee") == ["prince_stennis"]
    game = gwent(red={}, blue={"faction": "monsters", "ranged": "cow"})
    end_round(game)
    assert game.blue.has("ranged") == ["cow"]
    assert game.blue.has("melee") == []


def test_northern_realms_draw_after_a_won_round(gwent):
    """GWT-7.1 not after a lost or a drawn one"""
    for mine, theirs, drawn in (("ves", "ghoul", 1), ("ghoul", "ves", 0), ("ves", "ves", 0)):
        game = gwent(
            red={"faction": "northern_realms", "melee": mine, "deck": "fiend fiend"}, blue={"melee": theirs}
        )
        end_round(game)
        assert len(game.red.has("hand")) == 1 + drawn


def test_skellige_return_two_before_round_three(gwent):
    """GWT-7.1 random, no hero, abilities resolve"""
    for seed in range(10):
        game = gwent(
            None,
            seed,
            2,
            red={"faction": "skellige", "discard": "ves fiend draug decoy", "gems": 1},
            blue={"melee": "ghoul", "gems": 1},
        )
        game.table.score = [2, 2]
        game.red.passes()
        game.blue.passes()
        assert game.table.round == 3
        assert game.red.has("melee") == ["ves", "fiend"] or game.red.has("melee") == ["fiend", "ves"]
        assert game.red.has("discard") == ["decoy", "draug"]


def test_skellige_do_not_return_before_round_two(gwent):
    """GWT-7.1"""
    game = gwent(red={"faction": "skellige", "discard": "ves fiend"}, blue={"melee": "ghoul"})
    end_round(game)
    assert game.red.has("melee") == []


def test_both_are_drawn_before_the_first_lands(gwent):
    """GWT-9.8 a returning medic cannot revive the other one that returns"""
    game = gwent(
        None, 1, 2, red={"faction": "skellige", "discard": "birna_bran ves"}, blue={"melee": "fiend"}
    )
    game.red.passes()
    game.blue.passes()
    assert sorted(game.red.has("melee")) == ["birna_bran", "ves"]
    assert game.red.has("discard") == []


@pytest.mark.parametrize(("edition", "second"), [(2, ["prince_stennis"]), (1, [])])
def test_several_skellige_return_one_after_the_other(gwent, edition, second):
    """GWT-9.8 each draws after the landing before it: a spy that the Pirate burns can return at once"""
    seen = set()
    for seed in range(8):
        game = gwent(
            GwentRules(edition=edition),
            seed,
            2,
            red={"faction": "skellige"},
            blue={"faction": "skellige", "discard": "prince_stennis clan_dimun_pirate"},
        )
        game.red.passes()
        game.blue.passes()
        seen.add(tuple(game.heard("return")))
    in_vain = ("clan_dimun_pirate", "prince_stennis")
    assert seen == {in_vain, (*reversed(in_vain), *second)}


def test_the_skellige_player_chooses_rows_and_targets(gwent):
    """GWT-9.8, GWT-5.1"""
    game = gwent(None, 1, 2, red={"faction": "skellige", "discard": "barclay_els"}, blue={"melee": "fiend"})
    game.red.passes()
    game.blue.passes()
    assert game.red.options() == ["melee@0", "ranged@0"]
    game.red.picks("ranged@0")


def test_a_returning_spy_crosses_and_skellige_draw(gwent):
    """GWT-9.8"""
    game = gwent(
        None,
        1,
        2,
        red={"faction": "skellige", "discard": "prince_stennis", "deck": "ves ves"},
        blue={"melee": "fiend"},
    )
    game.red.passes()
    game.blue.passes()
    assert game.blue.has("melee") == ["prince_stennis"]
    assert game.red.has("hand") == ["ves", "ves", FILLER]


@pytest.mark.parametrize(
    ("leader", "line"),
    [
        (RIDERS, "melee"),
        ("nr_leader_foltest_siegemaster", "siege"),
        ("st_leader_francesca_beautiful", "ranged"),
    ],
)
def test_a_horn_leader_takes_the_horn_slot(gwent, leader, line):
    """GWT-7.4 for the round; GWT-9.2 usable on an empty row, not on a taken slot"""
    game = gwent(red={"leader": leader, "hand": "commanders_horn"}, blue={})
    assert "leader" in game.red.may_pick()
    game.red.uses_leader()
    game.blue.passes()
    game.red.plays("commanders_horn")
    assert f"{line}@0" not in game.red.options()
    game.red.picks("melee@0" if line != "melee" else "siege@0").passes()
    assert game.red.row(line).horn is None, "it lasts the round"
    assert game.red.has("discard") == ["commanders_horn"], "and leaves no card behind"


def test_a_horn_leader_is_not_usable_beside_a_horn_card(gwent):
    """GWT-9.2"""
    game = gwent(red={"leader": RIDERS, "hand": "commanders_horn"}, blue={})
    game.red.plays("commanders_horn").picks("melee@0")
    game.blue.passes()
    assert "leader" not in game.red.may_pick()


@pytest.mark.parametrize(
    ("leader", "line", "units"),
    [
        ("st_leader_francesca_queen", "melee", "forktail griffin"),
        ("nr_leader_foltest_son_of_medell", "ranged", "toad cynthia"),
        ("nr_leader_foltest_steel_forged", "siege", "ballista thaler rotten_mangonel"),
    ],
)
def test_a_scorch_leader_burns_a_row_of_ten(gwent, leader, line, units):
    """GWT-7.2, GWT-3.3 not a row of less, not a row of heroes only"""
    game = gwent(red={"leader": leader}, blue={line: units})
    game.red.uses_leader()
    assert len(game.blue.has(line)) < len(units.split())
    game = gwent(red={"leader": leader}, blue={line: units.split()[0]})
    assert "leader" not in game.red.may_pick()
    game = gwent(red={"leader": leader, line: units}, blue={line: "draug"})
    assert "leader" not in game.red.may_pick()


def test_a_scorch_leader_burns_even_a_zero(gwent):
    """GWT-3.3 ten with a non-hero unit"""
    game = gwent(red={"leader": "st_leader_francesca_queen"}, blue={"melee": "draug kambi"})
    game.red.uses_leader()
    assert game.blue.has("discard") == ["kambi"]


def test_the_lord_commander_clears_the_weather(gwent):
    """GWT-7.2, GWT-3.3 only where weather lies"""
    game = gwent(red={"leader": COMMANDER, "melee": "fiend"}, blue={"hand": "biting_frost"})
    assert "leader" not in game.red.may_pick()
    game.red.plays(FILLER)
    game.blue.plays("biting_frost")
    game.red.uses_leader()
    assert game.red.strength == 12
    assert game.blue.has("discard") == ["biting_frost"]


@pytest.mark.parametrize(
    ("leader", "weather"),
    [
        ("ni_leader_emhyr_his_imperial_majesty", "torrential_rain"),
        ("nr_leader_foltest_king_of_temeria", "impenetrable_fog"),
        ("st_leader_francesca_pureblood_elf", "biting_frost"),
        ("sk_leader_eist", "skellige_storm"),
    ],
)
def test_a_weather_leader_plays_its_weather_from_the_deck(gwent, leader, weather):
    """GWT-7.2, GWT-9.3 usable exactly when the deck holds it, whatever lies on the board"""
    every = "torrential_rain impenetrable_fog biting_frost skellige_storm clear_weather"
    game = gwent(red={"leader": leader, "deck": every}, blue={"sky": weather})
    game.red.uses_leader()
    assert game.red.has("sky") == [weather]
    assert weather not in game.red.has("deck")
    game = gwent(red={"leader": leader, "deck": every.replace(weather, "")}, blue={})
    assert "leader" not in game.red.may_pick()


def test_the_wild_hunt_searches_any_weather(gwent):
    """GWT-7.4, GWT-9.3 Clear Weather too, also without weather in play"""
    game = gwent(
        red={"leader": WILD_HUNT, "deck": "biting_frost clear_weather ves", "melee": "fiend"}, blue={}
    )
    game.red.uses_leader()
    assert game.red.may_pick() == {"biting_frost", "clear_weather"}
    game.red.picks("clear_weather")
    assert game.red.has("discard") == ["clear_weather"]


def test_bringer_of_death_takes_a_card_from_the_own_pile(gwent):
    """GWT-7.3 a unit or a special, no hero; everybody sees it"""
    game = gwent(red={"leader": BRINGER, "discard": "ves scorch draug"}, blue={"discard": "fiend"})
    game.red.uses_leader()
    assert game.red.may_pick() == {"ves", "scorch"}
    game.red.picks("scorch")
    assert game.red.has("hand") == ["scorch", FILLER]
    assert game.red.has("discard") == ["draug", "ves"]
    assert len(game.blue.sees().seats[0].hand.known) == 1


def test_bringer_of_death_takes_the_only_card_at_once(gwent):
    """GWT-7.3 the pile lies open, so that no question hides anything"""
    game = gwent(red={"leader": BRINGER, "discard": "ves draug"}, blue={})
    game.red.uses_leader()
    assert game.red.has("hand") == ["ves", FILLER]


def test_bringer_of_death_needs_a_card(gwent):
    """GWT-3.3"""
    game = gwent(red={"leader": BRINGER, "discard": "draug"}, blue={})
    assert "leader" not in game.red.may_pick()


def test_the_destroyer_sheds_two_and_takes_one(gwent):
    """GWT-7.2, GWT-9.16 the shed cards are open, the taken one is hidden"""
    game = gwent(red={"leader": DESTROYER, "hand": "ves ghoul", "deck": "draug fiend"}, blue={})
    game.red.uses_leader().picks("ghoul").picks("ves")
    assert game.red.may_pick() == {"draug", "fiend"}
    game.red.picks("draug")
    assert game.red.has("hand") == ["draug", FILLER]
    assert game.red.has("discard") == ["ghoul", "ves"]
    seen = game.blue.sees().seats[0]
    assert seen.hand.cards is None
    assert seen.hand.known == ()


@pytest.mark.parametrize(("hand", "deck"), [("", "draug"), ("ves", "")])
def test_the_destroyer_needs_two_hand_cards_and_one_deck_card(gwent, hand, deck):
    """GWT-9.3"""
    game = gwent(red={"leader": DESTROYER, "hand": hand, "deck": deck}, blue={})
    assert "leader" not in game.red.may_pick()


def test_one_card_in_the_deck_is_enough_for_the_destroyer(gwent):
    """GWT-9.3 and exactly two in the hand"""
    game = gwent(red={"leader": DESTROYER, "hand": "ves", "deck": "draug"}, blue={})
    game.red.uses_leader().picks("ves").picks(FILLER).picks("draug")
    assert game.red.has("hand") == ["draug"]


def test_the_emperor_sees_three_cards_of_the_hand(gwent):
    """GWT-7.2, GWT-9.16 only the looker knows which"""
    game = gwent(red={"leader": EMPEROR}, blue={"hand": "fiend forktail griffin"})
    game.red.uses_leader()
    assert len(game.red.sees().seats[1].hand.known) == 3
    looks = [event for event in game.events if event.kind == "look"]
    assert len(looks) == 3
    assert game.blue.sees().seats[1].hand.known == ()


def test_the_emperor_sees_all_of_a_small_hand_and_needs_one(gwent):
    """GWT-3.3"""
    game = gwent(red={"leader": EMPEROR}, blue={"hand": "fiend"})
    game.red.uses_leader()
    assert len(game.red.sees().seats[1].hand.known) == 2
    game = gwent(red={"leader": EMPEROR}, blue={"hand_only": ""})
    assert "leader" not in game.red.may_pick()


def test_one_card_is_enough_for_the_emperor(gwent):
    """GWT-3.3"""
    game = gwent(red={"leader": EMPEROR}, blue={"hand_only": "fiend"})
    game.red.uses_leader()
    assert len(game.red.sees().seats[1].hand.known) == 1


def test_the_emperor_learns_nothing_of_a_card_that_was_known(gwent):
    """GWT-9.16 it is known once"""
    game = gwent(red={"hand": FILLER, "leader": EMPEROR}, blue={"hand_only": "ves fiend"})
    ves = next(card for card in game.table.hands[1] if card.key.endswith("ves"))
    game.table.known.append(Sighting(0, 1, ves, True))
    game.red.uses_leader()
    assert sorted(one.card.key for one in game.table.known) == sorted(
        card.key for card in game.table.hands[1]
    )


def test_the_emperor_forgets_a_card_that_is_played(gwent):
    """GWT-9.16"""
    game = gwent(red={"leader": EMPEROR}, blue={"hand": "fiend"})
    game.red.uses_leader()
    game.blue.plays("fiend")
    assert game.red.sees().seats[1].hand.known == ("ne_vesemir.st",)


def test_white_flame_switches_the_other_leader_off(gwent):
    """GWT-7.2 active or passive"""
    game = gwent(red={"leader": FLAME}, blue={"leader": RIDERS, "hand": "ves"})
    game.red.passes()
    assert "leader" not in game.blue.may_pick()
    assert game.red.sees().seats[1].leader_silenced
    game = gwent(
        red={"leader": FLAME, "sky": "biting_frost"}, blue={"leader": "sk_leader_king_bran", "melee": "fiend"}
    )
    assert game.blue.strength == 1


def test_two_white_flames_do_nothing(gwent):
    """GWT-7.2"""
    game = gwent(red={"leader": FLAME}, blue={"leader": FLAME})
    assert "leader" not in game.red.may_pick()
    game.red.passes()
    assert "leader" not in game.blue.may_pick()


def test_relentless_takes_from_the_own_deck(gwent):
    """GWT-7.3 a non-hero unit or a special; GWT-9.16 hidden from the others"""
    game = gwent(red={"leader": RELENTLESS, "deck": "ves scorch draug"}, blue={"discard": "fiend"})
    game.red.uses_leader()
    assert game.red.may_pick() == {"ves", "scorch"}
    game.red.picks("scorch")
    assert game.red.has("hand") == ["scorch", FILLER]
    assert game.blue.sees().seats[0].hand.known == ()
    veiled = [event for event in game.events if event.kind == "draw"]
    assert [event.audience for event in veiled] == [1]


def test_relentless_by_the_older_text(gwent):
    """GWT-7.3 option relentless; GWT-9.7 any non-hero card of the opponent's pile"""
    rules = GwentRules(relentless="opponent_discard")
    game = gwent(rules, red={"leader": RELENTLESS, "deck": "ves"}, blue={"discard": "fiend scorch draug"})
    game.red.uses_leader()
    assert game.red.may_pick() == {"fiend", "scorch"}
    game.red.picks("fiend")
    assert game.blue.has("discard") == ["draug", "scorch"]
    assert game.blue.sees().seats[0].hand.known == ("mo_fiend",)
    game = gwent(rules, red={"leader": RELENTLESS, "deck": "ves"}, blue={"discard": "draug"})
    assert "leader" not in game.red.may_pick()


def test_the_invader_makes_unit_medics_random_for_everybody(gwent):
    """GWT-7.4"""
    revived = set()
    for seed in range(20):
        game = gwent(
            None,
            seed,
            red={"leader": INVADER},
            blue={"hand": "dun_banner_medic", "discard": "ves fiend draug"},
        )
        game.red.passes()
        game.blue.plays("dun_banner_medic")
        revived.add(*game.blue.has("melee"))
    assert revived == {"ves", "fiend"}


def test_hero_medics_still_choose_under_the_invader(gwent):
    """GWT-7.4"""
    game = gwent(red={"leader": INVADER, "hand": "menno_coehoorn", "discard": "ves fiend"}, blue={})
    game.red.plays("menno_coehoorn")
    assert game.red.may_pick() == {"ves", "fiend"}
    game.red.picks("ves")


def test_under_the_invader_the_player_still_picks_the_row(gwent):
    """GWT-9.12 chance picks the unit; and it does not change Skellige's return"""
    game = gwent(red={"leader": INVADER, "hand": "dun_banner_medic", "discard": "barclay_els"}, blue={})
    game.red.plays("dun_banner_medic")
    assert game.red.options() == ["melee@0", "ranged@0"]
    game.red.picks("melee@0")


def test_a_blind_medic_without_a_target_just_lands(gwent):
    """GWT-7.4"""
    game = gwent(red={"leader": INVADER, "hand": "dun_banner_medic"}, blue={})
    game.red.plays("dun_banner_medic")
    assert game.red.strength == 5


def test_hope_moves_agile_units_on_a_gain(gwent):
    """GWT-9.5, GWT-7.4 one pass, ties stay"""
    game = gwent(
        red={
            "leader": HOPE,
            "melee": "barclay_els yaevinn fiend",
            "ranged": "celaeno_harpy",
            "sky": "biting_frost",
        },
        blue={},
    )
    game.red.uses_leader()
    assert game.red.has("melee") == ["fiend"]
    assert game.red.has("ranged") == ["celaeno_harpy", "barclay_els", "yaevinn"]
    moves = [(event.seat, event.place) for event in game.events if event.kind == "move"]
    assert moves == [(0, 1), (0, 1)]


def test_hope_needs_a_unit_that_would_move(gwent):
    """GWT-3.3, GWT-9.5 a tie is no gain; a hero does not move"""
    game = gwent(red={"leader": HOPE, "melee": "barclay_els"}, blue={})
    assert "leader" not in game.red.may_pick()
    game = gwent(red={"leader": HOPE, "melee": "kayran", "ranged": "toad"}, blue={})
    assert "leader" not in game.red.may_pick()


def test_hope_counts_what_a_unit_does_for_others(gwent):
    """GWT-9.5 Olgierd goes where his morale lifts more; each unit once"""
    game = gwent(red={"leader": HOPE, "melee": "olgierd_von_everec", "ranged": "toad albrich"}, blue={})
    game.red.uses_leader()
    assert game.red.has("ranged") == ["toad", "albrich", "olgierd_von_everec"]
    assert game.red.strength == 6 + 8 + 3


def test_hope_looks_at_each_unit_in_turn(gwent):
    """GWT-9.5 after the first has moved the second may have no reason left"""
    game = gwent(red={"leader": HOPE, "melee": "harpy dandelion fiend", "ranged": "yaevinn"}, blue={})
    game.red.uses_leader()
    assert game.red.has("melee") == ["harpy", "dandelion", "fiend", "yaevinn"]


def test_crach_puts_every_pile_back(gwent):
    """GWT-7.4, GWT-9.6 each into the deck of its player, secondary cards to the secondary deck"""
    game = gwent(
        red={"faction": "skellige", "leader": CRACH, "discard": "ves hemdall draug scorch"},
        blue={"discard": "fiend bovine_defense_force"},
    )
    game.table.reserves[0].remove(next(card for card in game.table.reserves[0] if card.key == "sk_hemdall"))
    game.red.uses_leader()
    assert game.red.has("discard") == game.blue.has("discard") == []
    assert game.red.has("deck") == ["draug", "scorch", "ves"]
    assert game.red.has("reserve").count("hemdall") == 1
    assert game.blue.has("deck") == ["fiend"]
    assert game.blue.has("reserve").count("bovine_defense_force") == 3


def test_crach_gives_a_spy_to_whose_pile_it_lies_in(gwent):
    """GWT-9.6 whoever brought it"""
    game = gwent(red={"leader": CRACH, "discard": "prince_stennis"}, blue={"discard": "prince_stennis"})
    game.red.uses_leader()
    assert (game.red.has("deck"), game.blue.has("deck")) == (["prince_stennis"], ["prince_stennis"])


def test_everybody_remembers_what_crach_put_back(gwent):
    """GWT-9.16 discard piles are public: the cards are now known to be in that hand or deck"""
    game = gwent(
        red={"faction": "skellige", "leader": CRACH, "discard": "ves"},
        blue={"discard": "ghoul", "hand": "nekker"},
    )
    game.red.uses_leader()
    assert game.red.sees().seats[1].returned == ("mo_ghoul",)
    game.table.search_out(1, game.table.decks[1][0])
    assert game.red.sees().seats[1].returned == ()
    assert game.blue.sees().seats[0].returned == ("nr_ves",)
    game.table.draw(0, 1)
    game.blue.passes()
    game.red.plays("ves")
    assert game.blue.sees().seats[0].returned == (), "it was drawn, as all can see now"


def test_crach_needs_a_main_deck_card_in_a_pile(gwent):
    """GWT-9.6"""
    game = gwent(red={"leader": CRACH, "discard": "bovine_defense_force"}, blue={})
    assert "leader" not in game.red.may_pick()
    game = gwent(red={"leader": CRACH}, blue={"discard": "fiend"})
    assert "leader" in game.red.may_pick()


def test_arnjolf_plays_one_more_copy_of_a_bond(gwent):
    """GWT-7.2, GWT-9.14"""
    game = gwent(
        red={"leader": ARNJOLF, "siege": "war_longship", "melee": "clan_an_craite_warrior fiend",
             "deck": "war_longship clan_an_craite_warrior fiend catapult"},
        blue={"siege": "catapult"},
    )  # fmt: skip
    game.red.uses_leader()
    assert game.red.may_pick() == {"war_longship", "clan_an_craite_warrior"}
    game.red.picks("war_longship")
    assert game.red.strengths("siege") == [("war_longship", 12)] * 2


def test_arnjolf_needs_a_bond_on_the_field_and_its_copy_in_the_deck(gwent):
    """GWT-9.3, GWT-9.14"""
    game = gwent(
        red={"leader": ARNJOLF, "siege": "war_longship", "deck": "catapult"}, blue={"siege": "catapult"}
    )
    assert "leader" not in game.red.may_pick()


def test_arnjolf_does_not_ask_who_brought_the_bond(gwent):
    """GWT-9.14"""
    game = gwent(red={"leader": ARNJOLF, "melee": "young_emissary", "deck": "young_emissary"}, blue={})
    game.red.uses_leader().picks("young_emissary")
    assert game.red.strength == 20


def test_harald_plays_a_mardroeme_where_he_likes(gwent):
    """GWT-7.2"""
    game = gwent(
        red={"faction": "skellige", "leader": HARALD, "deck": "mardroeme ves", "melee": "berserker"}, blue={}
    )
    game.red.uses_leader()
    assert game.red.options() == ["melee@0", "ranged@0", "siege@0"]
    game.red.picks("melee@0")
    assert game.red.has("melee") == ["transformed_vildkaarl"]
    game = gwent(red={"leader": HARALD, "deck": "ves", "melee": "berserker"}, blue={})
    assert "leader" not in game.red.may_pick()


def test_public_is_what_lies_open(gwent):
    """GWT-9.16 leaders, discard piles and sizes; hands and decks are hidden"""
    game = gwent(red={"hand": "ves", "deck": "fiend ghoul", "discard": "draug", "leader": RIDERS}, blue={})
    seen = game.blue.sees()
    red = seen.seats[0]
    assert (red.leader, red.leader_ready, red.hand.size, red.deck.size) == (RIDERS, True, 2, 2)
    assert (red.hand.cards, red.deck.cards, red.list) == (None, None, None)
    assert seen.sides[0].discard == ("mo_draug",)
    assert seen.options == ()
    assert game.red.sees().seats[0].hand.cards == ("ne_vesemir.st", "nr_ves")
