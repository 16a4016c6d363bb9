"""GWT-8.4: two against two. Red and green are partners, blue and gold the others."""

import pytest

from kit.gwent.scenario import FILLER, stem
from taverne import gwent as library
from taverne.gwent.rules import GwentRules
from taverne.kernel.errors import SetupError

PAIRS = GwentRules(mode="pairs")
RIDERS = "mo_leader_eredin_red_riders"
FLAME = "ni_leader_emhyr_white_flame"
RELENTLESS = "ni_leader_emhyr_relentless"


def all_pass(game):
    for _ in range(4):
        game.table.answer(game.table.asked()[0], -1)


def test_partners_share_a_side_a_pile_and_gems(gwent):
    """GWT-8.4"""
    game = gwent(PAIRS, red={"hand": "ves"}, blue={}, green={"melee": "fiend"}, gold={"melee": "ghoul"})
    game.red.plays("ves")
    assert game.red.strength == game.green.strength == 11
    assert game.blue.strength == game.gold.strength == 1
    game.blue.passes()
    game.green.passes()
    game.gold.passes()
    game.red.passes()
    assert game.table.score == [2, 1]
    assert game.red.has("discard") == game.green.has("discard") == ["fiend", "ves"]


def test_the_order_is_a1_b1_a2_b2_and_who_passed_is_skipped(gwent):
    """GWT-8.4 the partner plays on"""
    hand = {"hand": "ves ves"}
    game = gwent(PAIRS, red=hand, blue=hand, green=hand, gold=hand)
    asked = []
    for word in ("ves", "pass", "ves", "ves", "ves", "ves"):
        asked.append(game.table.asked()[0])
        [game.red, game.blue, game.green, game.gold][asked[-1]].picks(word)
    assert asked == [0, 1, 2, 3, 0, 2]


def test_partners_see_each_others_hands_and_nobody_elses(gwent):
    """GWT-8.4 closed to the others and to spectators"""
    game = gwent(PAIRS, red={"hand": "ves"}, blue={}, green={"hand": "fiend", "deck": "ghoul"}, gold={})
    seen = game.red.sees().seats
    assert [seat.hand.cards is not None for seat in seen] == [True, False, True, False]
    assert seen[2].hand.cards == ("ne_vesemir.st", "mo_fiend")
    assert seen[2].deck.cards is None, "a partner's deck stays hidden"


def test_a_medic_takes_from_the_teams_pile(gwent):
    """GWT-8.4"""
    game = gwent(
        PAIRS, red={"hand": "dun_banner_medic"}, blue={}, green={"discard": "zoltan_chivay"}, gold={}
    )
    game.red.plays("dun_banner_medic")
    assert game.green.strength == 10


def test_the_view_says_whose_card_it_is_unless_nobody_can_tell(gwent):
    """GWT-8.4 only partners need different factions; GWT-5.4 a spy of a shared colour may have come back"""
    game = gwent(
        PAIRS,
        red={"faction": "monsters", "melee": "fiend"},
        blue={"faction": "nilfgaard"},
        green={
            "faction": "nilfgaard",
            "hand": "vattier_de_rideaux",
            "melee": "vesemir",
            "siege": "siege_engineer",
        },
        gold={"faction": "monsters", "melee": "ghoul"},
    )
    game.red.passes()
    game.blue.passes()
    game.green.plays("vattier_de_rideaux")
    rows = [row for row in game.blue.sees().rows if row.units]
    owners = {(row.side, stem(unit.card)): unit.owner for row in rows for unit in row.units}
    assert owners == {
        (0, "fiend"): 0,
        (0, "vesemir"): 2,
        (0, "siege_engineer"): 2,
        (1, "ghoul"): 3,
        (1, "vattier_de_rideaux"): -1,
    }


def test_the_view_knows_a_spy_whose_colour_only_one_seat_has(gwent):
    """GWT-8.4, GWT-5.4"""
    game = gwent(
        PAIRS,
        red={"faction": "monsters", "melee": "stefan_skellen"},
        blue={"faction": "skellige"},
        green={"faction": "nilfgaard"},
        gold={"faction": "monsters", "melee": "vattier_de_rideaux"},
    )
    units = [(row.side, unit.owner) for row in game.blue.sees().rows for unit in row.units]
    assert units == [(0, 2), (1, 2)]


@pytest.mark.parametrize(("reading", "then"), [("own_deck", 0), ("opponent_discard", -1)])
def test_the_view_says_nobody_once_a_leader_took_from_the_pile_of_a_rival(gwent, reading, then):
    """GWT-7.3 option relentless; GWT-8.4"""
    game = gwent(
        GwentRules(mode="pairs", relentless=reading),
        red={"faction": "nilfgaard", "leader": RELENTLESS, "deck": "rainfarn", "melee": "vesemir"},
        blue={"faction": "nilfgaard", "discard": "rainfarn"},
        green={"faction": "monsters"},
        gold={"faction": "monsters"},
    )

    def owners():
        return [unit.owner for row in game.gold.sees().rows for unit in row.units]

    assert owners() == [0]
    game.red.uses_leader()
    if game.red.is_asked():
        game.red.picks("rainfarn")
    assert owners() == [then]


def test_a_horn_reaches_the_whole_row_of_the_team(gwent):
    """GWT-8.4"""
    game = gwent(PAIRS, red={"hand": "commanders_horn"}, blue={}, green={"melee": "fiend"}, gold={})
    game.red.plays("commanders_horn").picks("melee@0")
    assert game.red.strength == 12


def test_a_decoy_takes_the_partners_unit_into_your_hand(gwent):
    """GWT-8.4"""
    game = gwent(PAIRS, red={"hand": "decoy"}, blue={}, green={"melee": "fiend"}, gold={})
    game.red.plays("decoy")
    assert game.red.has("hand") == ["fiend", FILLER]
    assert game.green.has("hand") == [FILLER]


def test_monsters_keep_their_own_card_or_an_enemy_spy(gwent):
    """GWT-8.4, GWT-9.25 neutral cards in their colour too, not the partner's"""
    kept = set()
    for seed in range(40):
        game = gwent(
            PAIRS,
            seed,
            red={"faction": "monsters", "melee": "zoltan_chivay fiend stefan_skellen"},
            blue={},
            green={"faction": "skellige", "melee": "vesemir blueboy_lugos"},
            gold={},
        )
        all_pass(game)
        kept.add(*game.red.has("melee"))
    assert kept == {"zoltan_chivay", "fiend", "stefan_skellen"}


def test_skellige_return_their_own_cards_or_enemy_spies(gwent):
    """GWT-8.4, GWT-9.25"""
    for seed in range(10):
        game = gwent(
            PAIRS,
            seed,
            2,
            red={"faction": "skellige", "discard": "udalryk"},
            blue={"melee": "ghoul"},
            green={"faction": "monsters", "discard": "fiend zoltan_chivay forktail"},
            gold={},
        )
        all_pass(game)
        assert game.red.has("melee") == ["udalryk"]


def test_nilfgaard_on_both_teams_has_no_effect(gwent):
    """GWT-8.4"""
    game = gwent(PAIRS, red={"faction": "nilfgaard"}, blue={}, green={}, gold={"faction": "nilfgaard"})
    all_pass(game)
    assert game.table.score == [1, 1]
    game = gwent(PAIRS, red={}, blue={}, green={}, gold={"faction": "nilfgaard"})
    all_pass(game)
    assert game.table.score == [1, 2]


def test_white_flame_switches_every_leader_off(gwent):
    """GWT-8.4 also its own side's"""
    game = gwent(
        PAIRS,
        red={"leader": RIDERS},
        blue={"leader": FLAME},
        green={"leader": RIDERS},
        gold={"leader": RIDERS},
    )
    assert game.table.ready == [False] * 4
    assert "leader" not in game.red.may_pick()


def test_the_coin_names_a_team_and_its_first_seat_starts():
    """GWT-8.4"""
    decks = ["monsters", "nilfgaard", "skellige", "northern_realms"]
    starters = {library.deal(*decks, seed=seed, rules=PAIRS).table.starter for seed in range(40)}
    assert starters == {0, 1}


def test_scoiatael_names_any_seat_and_on_both_teams_a_coin_decides():
    """GWT-8.4, GWT-9.24"""
    decks = ["monsters", "scoiatael", "scoiatael", "northern_realms"]
    asked = set()
    for seed in range(30):
        game = library.deal(*decks, seed=seed, rules=PAIRS)
        asked.add(game.asked[0])
        game.answer(game.asked[0], "seat-3")
        while len(game.asked) > 1 or game.table.round == 0:
            game.answer(game.asked[0], "done")
        assert game.asked == [3]
    assert asked == {1, 2}


def test_the_first_seat_of_the_winning_team_starts_the_next_round(gwent):
    """GWT-9.26"""
    game = gwent(PAIRS, red={}, blue={}, green={}, gold={"melee": "ves"})
    all_pass(game)
    assert game.table.starter == 1
    game = gwent(PAIRS, red={}, blue={}, green={"melee": "ves"}, gold={})
    all_pass(game)
    assert game.table.starter == 0


@pytest.mark.parametrize(
    ("rule", "starters"), [("last_passer", {3}), ("same_starter", {0}), ("random", {0, 1, 2, 3})]
)
def test_after_a_drawn_round_the_option_names_the_seat(gwent, rule, starters):
    """GWT-9.26, GWT-3.7"""
    found = set()
    for seed in range(40):
        game = gwent(GwentRules(mode="pairs", after_draw=rule), seed, red={}, blue={}, green={}, gold={})
        all_pass(game)
        found.add(int(game.table.starter))
    assert found == starters


def test_muster_searches_only_the_players_own_hand_and_deck(gwent):
    """GWT-9.27"""
    game = gwent(
        PAIRS,
        red={"hand": "ghoul", "deck": "ghoul"},
        blue={},
        green={"hand": "ghoul", "deck": "ghoul"},
        gold={},
    )
    game.red.plays("ghoul")
    assert game.red.has("melee") == ["ghoul", "ghoul"]
    assert game.green.has("hand") == ["ghoul", FILLER]


def test_the_emperor_chooses_a_seat_and_who_plays_a_spy_draws(gwent):
    """GWT-9.27"""
    game = gwent(
        PAIRS,
        red={"leader": "ni_leader_emhyr_emperor_of_nilfgaard"},
        blue={"hand": "prince_stennis", "deck": "ves ves"},
        green={"deck": "ves ves"},
        gold={"hand": "fiend", "deck": "ves ves"},
    )
    game.red.uses_leader()
    assert game.red.options() == ["seat-1", "seat-3"]
    game.red.picks("seat-3")
    assert game.red.sees().seats[3].hand.known == ("mo_fiend", "ne_vesemir.st")
    assert game.green.sees().seats[3].hand.known == ()
    game.blue.plays("prince_stennis")
    assert [len(player.has("hand")) for player in (game.blue, game.gold)] == [3, 2]


def test_relentless_by_the_older_text_uses_the_teams_pile(gwent):
    """GWT-9.27"""
    rules = GwentRules(mode="pairs", relentless="opponent_discard")
    game = gwent(
        rules,
        red={"leader": "ni_leader_emhyr_relentless"},
        blue={"discard": "ves"},
        green={},
        gold={"discard": "fiend"},
    )
    game.red.uses_leader()
    assert game.red.may_pick() == {"ves", "fiend"}
    game.red.picks("fiend")


def test_crach_gives_each_partner_what_that_partner_brought(gwent):
    """GWT-9.6 an enemy spy to the first partner in seat order"""
    game = gwent(
        PAIRS,
        red={
            "faction": "skellige",
            "leader": "sk_leader_crach_an_craite",
            "discard": "udalryk zoltan_chivay",
        },
        blue={"faction": "northern_realms"},
        green={"faction": "monsters", "discard": "fiend vesemir"},
        gold={"faction": "nilfgaard"},
    )
    game.table.discards[0].append(next(c for c in library.setup.CARDS if c.key == "nr_prince_stennis"))
    game.red.uses_leader()
    assert game.red.has("deck") == ["prince_stennis", "udalryk", "zoltan_chivay"]
    assert game.green.has("deck") == ["fiend", "vesemir"]


def test_crach_gives_an_enemy_spy_to_the_first_partner_whatever_its_colour(gwent):
    """GWT-9.6 also when the second partner plays the faction of the enemy spy"""
    game = gwent(
        PAIRS,
        red={"faction": "skellige", "leader": "sk_leader_crach_an_craite"},
        blue={"faction": "nilfgaard"},
        green={"faction": "nilfgaard", "discard": "stefan_skellen albrich"},
        gold={},
    )
    game.red.uses_leader()
    assert game.red.has("deck") == ["stefan_skellen"]
    assert game.green.has("deck") == ["albrich"]


def test_crach_gives_an_own_spy_to_the_partner_who_brought_it(gwent):
    """GWT-9.6 nobody on the other side plays its faction, so it is no enemy spy"""
    game = gwent(
        PAIRS,
        red={"faction": "skellige", "leader": "sk_leader_crach_an_craite"},
        blue={"faction": "monsters"},
        green={"faction": "nilfgaard", "discard": "stefan_skellen"},
        gold={"faction": "northern_realms"},
    )
    game.red.uses_leader()
    assert (game.red.has("deck"), game.green.has("deck")) == ([], ["stefan_skellen"])


def test_a_cow_is_avenged_from_the_secondary_deck_of_who_brought_it(gwent):
    """GWT-9.9"""
    game = gwent(
        PAIRS,
        red={"faction": "skellige", "hand": "scorch"},
        blue={},
        green={"faction": "monsters", "ranged": "cow"},
        gold={},
    )
    game.red.plays("scorch")
    assert game.green.row("melee").cards[0].key == "ne_bovine_defense_force.mo"
    assert len(game.green.has("reserve")) == 1
    assert [event.seat for event in game.events if event.kind == "land"] == [0], "the first partner lays it"


def test_partners_must_bring_different_factions():
    """GWT-8.4 all complaints at once, nothing is started"""
    with pytest.raises(SetupError) as refused:
        library.deal("monsters", "skellige", "monsters", "skellige", seed=1, rules=PAIRS)
    assert [complaint.key for complaint in refused.value.complaints] == ["setup-same-faction"] * 2
