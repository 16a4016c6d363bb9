"""GWT-5: the abilities of units."""

import pytest

from kit.gwent.scenario import FILLER
from taverne.gwent.rules import GwentRules


def test_agile_units_choose_their_row(gwent):
    """GWT-5.1 melee or ranged, never siege, never the other side"""
    game = gwent(red={"hand": "barclay_els"}, blue={})
    game.red.plays("barclay_els")
    assert game.red.options() == ["melee@0", "ranged@0"]
    game.red.picks("ranged@0")
    assert game.red.has("ranged") == ["barclay_els"]


def test_agile_is_chosen_at_every_placement(gwent):
    """GWT-5.1 also when a medic brings the unit back"""
    game = gwent(red={"hand": "dun_banner_medic", "discard": "barclay_els"}, blue={})
    game.red.plays("dun_banner_medic")
    assert game.red.options() == ["melee@0", "ranged@0"]
    game.red.picks("melee@0")


def test_the_revived_unit_fights_at_once(gwent):
    """GWT-5.2 a medic plays one unit of your discard pile at once"""
    game = gwent(
        red={"hand": "dun_banner_medic", "discard": "ves redanian_foot_soldier"}, blue={"melee": "ghoul"}
    )
    game.red.plays("dun_banner_medic").picks("ves")
    assert game.red.strength == 5 + 5
    assert game.red.has("discard") == ["redanian_foot_soldier"]
    assert game.blue.strength == 1


def test_medics_chain(gwent):
    """GWT-5.2"""
    game = gwent(
        red={"hand": "dun_banner_medic", "discard": "birna_bran barclay_els geralt_of_rivia"}, blue={}
    )
    game.red.plays("dun_banner_medic")
    assert game.red.may_pick() == {"birna_bran", "barclay_els"}
    game.red.picks("birna_bran").picks("ranged@0")
    assert game.red.strength == 5 + 2 + 6


def test_a_hero_medic_revives_but_no_hero_is_revived(gwent):
    """GWT-5.2"""
    game = gwent(red={"hand": "yennefer_of_vengerberg", "discard": "ves draug decoy scorch"}, blue={})
    game.red.plays("yennefer_of_vengerberg")
    assert game.red.strength == 7 + 5, "one target is taken without asking"
    assert game.red.has("discard") == ["decoy", "draug", "scorch"]


def test_a_medic_without_a_target_just_lands(gwent):
    """GWT-5.2 and never takes from the other's pile"""
    game = gwent(red={"hand": "dun_banner_medic", "discard": "draug"}, blue={"discard": "ves"})
    game.red.plays("dun_banner_medic")
    assert game.red.strength == 5
    assert game.blue.has("discard") == ["ves"]


def test_muster_calls_from_hand_and_deck(gwent):
    """GWT-5.3 exactly what the card calls"""
    game = gwent(red={"hand": "arachas arachas", "deck": "arachas arachas_behemoth fiend"}, blue={})
    game.red.plays("arachas")
    assert game.red.has("melee") == ["arachas"] * 3
    assert game.red.has("deck") == ["arachas_behemoth", "fiend"]
    assert game.red.has("hand") == [FILLER]


def test_each_called_unit_lands_in_its_own_row(gwent):
    """GWT-5.3"""
    game = gwent(red={"hand": "arachas_behemoth", "deck": "arachas arachas arachas"}, blue={})
    game.red.plays("arachas_behemoth")
    assert game.red.has("siege") == ["arachas_behemoth"]
    assert game.red.has("melee") == ["arachas"] * 3


def test_muster_reaches_neither_the_discard_pile_nor_the_other_player(gwent):
    """GWT-5.3"""
    game = gwent(red={"hand": "ghoul", "discard": "ghoul"}, blue={"hand": "ghoul", "deck": "ghoul"})
    game.red.plays("ghoul")
    assert game.red.has("melee") == ["ghoul"]
    assert game.blue.has("hand") == ["ghoul", FILLER]


@pytest.mark.parametrize("witcher", ["geralt_of_rivia", "cirilla_fiona_elen_riannon"])
def test_heroes_muster_roach(gwent, witcher):
    """GWT-5.3"""
    game = gwent(red={"hand": witcher, "deck": "roach"}, blue={})
    game.red.plays(witcher)
    assert game.red.strength == 15 + 3


def test_roach_calls_nobody(gwent):
    """GWT-5.3"""
    game = gwent(red={"hand": "roach", "deck": "geralt_of_rivia"}, blue={})
    game.red.plays("roach")
    assert game.red.strength == 3


def test_gaunter_calls_his_darkness_one_way(gwent):
    """GWT-5.3"""
    game = gwent(red={"hand": "gaunter_odimm", "deck": "gaunter_odimm_darkness " * 3}, blue={})
    game.red.plays("gaunter_odimm")
    assert game.red.strength == 2 + 3 * 4
    game = gwent(
        red={"hand": "gaunter_odimm_darkness", "deck": "gaunter_odimm gaunter_odimm_darkness"}, blue={}
    )
    game.red.plays("gaunter_odimm_darkness")
    assert game.red.has("deck") == ["gaunter_odimm"]


def test_bands_come_together(gwent):
    """GWT-5.3 the crones and the vampires call all of their kind"""
    game = gwent(red={"hand": "crone_weavess", "deck": "crone_brewess crone_whispess vampire_bruxa"}, blue={})
    game.red.plays("crone_weavess")
    assert game.red.strength == 18
    deck = "vampire_bruxa vampire_ekimmara vampire_fleder vampire_garkain"
    game = gwent(red={"hand": "vampire_katakan", "deck": deck}, blue={})
    game.red.plays("vampire_katakan")
    assert game.red.strength == 5 + 4 * 4


def test_cerys_calls_shield_maidens_who_bond(gwent):
    """GWT-5.3, GWT-4.4"""
    game = gwent(red={"hand": "cerys", "deck": "clan_drummond_shield_maiden " * 3}, blue={})
    game.red.plays("cerys")
    assert game.red.strength == 10 + 3 * 12


def test_a_spy_crosses_over_and_draws_two(gwent):
    """GWT-5.4"""
    game = gwent(red={"hand": "prince_stennis", "deck": "ves ves fiend"}, blue={})
    game.red.plays("prince_stennis")
    assert game.blue.has("melee") == ["prince_stennis"]
    assert (game.red.strength, game.blue.strength) == (0, 5)
    assert len(game.red.has("hand")) == 3
    assert len(game.red.has("deck")) == 1


def test_a_revived_spy_does_it_again(gwent):
    """GWT-5.4"""
    game = gwent(red={"hand": "dun_banner_medic", "discard": "prince_stennis", "deck": "ves ves"}, blue={})
    game.red.plays("dun_banner_medic")
    assert game.blue.has("melee") == ["prince_stennis"]
    assert game.red.has("hand") == ["ves", "ves", FILLER]


def test_a_hero_spy_crosses_too(gwent):
    """GWT-5.4"""
    game = gwent(red={"hand": "avallach", "deck": "ves ves"}, blue={})
    game.red.plays("avallach")
    assert game.blue.has("melee") == ["avallach"]
    assert game.red.has("hand") == ["ves", "ves", FILLER]


def test_row_scorch_burns_the_strongest_opposite(gwent):
    """GWT-5.5 all ties, not the own row, not another row"""
    game = gwent(
        red={"hand": "villentretenmerth", "melee": "fiend"},
        blue={"melee": "fiend fiend forktail", "ranged": "milva"},
    )
    game.red.plays("villentretenmerth")
    assert game.blue.has("melee") == ["forktail"]
    assert game.blue.has("ranged") == ["milva"]
    assert game.red.has("melee") == ["fiend", "villentretenmerth"]


@pytest.mark.parametrize(("row", "left"), [("forktail botchling", 9), ("forktail forktail", 0)])
def test_row_scorch_needs_ten(gwent, row, left):
    """GWT-5.5 nine is not enough, ten is"""
    game = gwent(red={"hand": "villentretenmerth"}, blue={"melee": row})
    game.red.plays("villentretenmerth")
    assert game.blue.strength == left


def test_heroes_count_towards_the_ten_but_do_not_burn(gwent):
    """GWT-5.5"""
    game = gwent(red={"hand": "villentretenmerth"}, blue={"melee": "draug ghoul"})
    game.red.plays("villentretenmerth")
    assert game.blue.has("melee") == ["draug"]


def test_modifiers_count_towards_the_ten(gwent):
    """GWT-5.5"""
    game = gwent(red={"hand": "villentretenmerth"}, blue={"melee": "dandelion botchling"})
    game.red.plays("villentretenmerth")
    assert game.blue.has("melee") == ["dandelion"]


@pytest.mark.parametrize(("dragon", "line"), [("toad", "ranged"), ("schirru", "siege")])
def test_row_scorch_works_on_the_row_opposite(gwent, dragon, line):
    """GWT-5.5 Toad ranged, Schirrú siege"""
    rows = {"melee": "fiend fiend", "ranged": "milva", "siege": "heavy_zerrikanian_fire_scorpion"}
    game = gwent(red={"hand": dragon}, blue=rows)
    game.red.plays(dragon)
    assert [name for name in rows if not game.blue.has(name)] == [line]


def test_the_pirate_burns_everywhere_but_himself(gwent):
    """GWT-5.6"""
    game = gwent(red={"hand": "clan_dimun_pirate", "melee": "fiend"}, blue={"melee": "fiend ves draug"})
    game.red.plays("clan_dimun_pirate")
    assert game.red.has("melee") == []
    assert game.red.has("ranged") == ["clan_dimun_pirate"]
    assert game.blue.has("melee") == ["ves", "draug"]


def test_the_pirate_leaves_himself_out_even_as_the_strongest(gwent):
    """GWT-5.6 the strongest of the others burns"""
    game = gwent(red={"hand": "clan_dimun_pirate"}, blue={"melee": "ghoul"})
    game.red.plays("clan_dimun_pirate")
    assert game.red.strength == 6
    assert game.blue.strength == 0


def test_another_pirate_is_not_left_out(gwent):
    """GWT-5.6"""
    game = gwent(red={"hand": "clan_dimun_pirate"}, blue={"ranged": "clan_dimun_pirate"})
    game.red.plays("clan_dimun_pirate")
    assert (game.red.strength, game.blue.strength) == (6, 0)


def test_the_cow_is_avenged_when_it_burns(gwent):
    """GWT-5.7 on the same side, in the replacement's own row"""
    game = gwent(red={"hand": "scorch"}, blue={"ranged": "cow"})
    game.red.plays("scorch")
    assert game.blue.has("melee") == ["bovine_defense_force"]
    assert game.blue.has("discard") == ["cow"]


@pytest.mark.parametrize(("rule", "row"), [(True, ["bovine_defense_force"]), (False, [])])
def test_a_decoy_triggers_summon_too(gwent, rule, row):
    """GWT-5.7 option summon_on_decoy"""
    game = gwent(GwentRules(summon_on_decoy=rule), red={"hand": "decoy", "ranged": "cow"}, blue={})
    game.red.plays("decoy")
    assert game.red.has("melee") == row
    assert game.red.has("hand") == ["cow", FILLER]


def test_at_the_end_of_the_round_the_avenger_enters_the_next(gwent):
    """GWT-5.7"""
    game = gwent(red={"faction": "skellige", "melee": "kambi"}, blue={})
    game.red.passes()
    game.blue.passes()
    assert game.table.round == 2
    assert game.red.has("melee") == ["hemdall"]
    assert game.red.strength == 11


def test_no_avenger_is_left(gwent):
    """GWT-5.7 none left: nothing"""
    game = gwent(red={"hand": "scorch", "ranged": "cow cow cow"}, blue={})
    game.red.plays("scorch")
    assert game.red.has("melee") == ["bovine_defense_force"] * 2
    assert "bovine_defense_force" not in game.red.has("reserve")


def test_mardroeme_turns_a_waiting_berserker(gwent):
    """GWT-5.8"""
    game = gwent(red={"faction": "skellige", "hand": "mardroeme", "melee": "berserker ves"}, blue={})
    game.red.plays("mardroeme").picks("melee@0")
    assert game.red.has("melee") == ["ves", "transformed_vildkaarl"]
    assert game.red.strength == 5 + 1 + 14
    assert game.red.has("discard") == []
    assert [card.key for card in game.table.gone] == ["sk_berserker"]


def test_mardroeme_turns_a_berserker_that_comes_later(gwent):
    """GWT-5.8 whichever came first"""
    game = gwent(red={"faction": "skellige", "hand": "mardroeme berserker"}, blue={})
    game.red.plays("mardroeme").picks("melee@0")
    game.blue.passes()
    game.red.plays("berserker")
    assert game.red.has("melee") == ["transformed_vildkaarl"]


def test_mardroeme_works_only_in_its_row_and_on_its_side(gwent):
    """GWT-5.8"""
    game = gwent(
        red={"faction": "skellige", "hand": "mardroeme", "melee": "berserker"},
        blue={"faction": "skellige", "ranged": "young_berserker"},
    )
    game.red.plays("mardroeme").picks("ranged@0")
    assert game.red.has("melee") == ["berserker"]
    assert game.blue.has("ranged") == ["young_berserker"]


def test_ermion_turns_the_young_ones_who_then_bond(gwent):
    """GWT-5.8, GWT-4.4"""
    game = gwent(red={"faction": "skellige", "hand": "ermion", "ranged": "young_berserker " * 3}, blue={})
    game.red.plays("ermion")
    assert game.red.has("ranged") == ["ermion"] + ["transformed_young_vildkaarl"] * 3
    assert game.red.strength == 8 + 3 * 24


def test_a_berserker_joins_ermion(gwent):
    """GWT-5.8"""
    game = gwent(red={"faction": "skellige", "hand": "young_berserker", "ranged": "ermion"}, blue={})
    game.red.plays("young_berserker")
    assert game.red.has("ranged") == ["ermion", "transformed_young_vildkaarl"]


def test_horn_and_mardroeme_may_share_a_row(gwent):
    """GWT-5.8"""
    game = gwent(red={"hand": "commanders_horn mardroeme"}, blue={})
    game.red.plays("commanders_horn").picks("melee@0")
    game.blue.passes()
    game.red.plays("mardroeme")
    assert "melee@0" in game.red.options()
    game.red.picks("melee@0")


def test_one_mardroeme_card_per_row_but_ermion_may_join(gwent):
    """GWT-9.2"""
    game = gwent(red={"faction": "skellige", "hand": "mardroeme mardroeme ermion"}, blue={})
    game.red.plays("mardroeme").picks("ranged@0")
    game.blue.passes()
    game.red.plays("mardroeme")
    assert game.red.options() == ["melee@0", "siege@0"]
    game.red.picks("siege@0").plays("ermion")
    assert game.red.has("ranged") == ["ermion"]


def test_a_berserker_without_a_replacement_stays(gwent):
    """GWT-9.9"""
    row = "young_berserker " * 4
    game = gwent(red={"faction": "skellige", "hand": "mardroeme", "ranged": row}, blue={})
    game.red.plays("mardroeme").picks("ranged@0")
    assert game.red.has("ranged") == ["young_berserker"] + ["transformed_young_vildkaarl"] * 3


def test_a_stranger_is_replaced_from_the_secondary_deck_of_its_side(gwent):
    """GWT-9.9 a Cow of another colour takes the side's own Bovine"""
    game = gwent(
        GwentRules(relentless="opponent_discard"),
        red={"faction": "nilfgaard", "leader": "ni_leader_emhyr_relentless"},
        blue={"faction": "skellige", "discard": "cow", "hand": "scorch fiend"},
    )
    game.red.uses_leader()
    game.blue.plays("fiend")
    game.red.plays("cow")
    assert game.table.rows[1].cards[0].key == "ne_cow.sk"
    game.blue.plays("scorch")
    game.red.plays(FILLER)
    game.blue.passes()
    assert game.red.has("reserve") == ["bovine_defense_force"]
    assert game.table.rows[0].cards[-1].key == "ne_bovine_defense_force.ni"


def test_a_stranger_berserker_finds_no_beast_on_another_side(gwent):
    """GWT-9.9 only Skellige have one"""
    game = gwent(
        red={"faction": "monsters", "hand": "mardroeme", "melee": "berserker"}, blue={"faction": "skellige"}
    )
    game.red.plays("mardroeme").picks("melee@0")
    assert game.red.has("melee") == ["berserker"]


def test_a_replacement_is_a_unit_like_any_other(gwent):
    """GWT-9.11 Decoy takes it to hand; leaving the board it goes to the discard pile"""
    game = gwent(red={"hand": "decoy", "melee": "bovine_defense_force"}, blue={"hand": "scorch"})
    game.red.plays("decoy")
    assert game.red.has("hand") == ["bovine_defense_force", FILLER]
    game.blue.passes()
    game.red.plays("bovine_defense_force")
    assert game.red.strength == 8
    game.red.passes()
    assert game.red.has("discard") == ["bovine_defense_force", "decoy"]
