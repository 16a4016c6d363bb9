"""GWT-8.5: solo. Red is you, blue the opponent without a hand; its deck is what the test lays on top."""

from collections import Counter

import pytest

from kit.gwent.scenario import FILLER, named, stem
from taverne import gwent as library
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.position import rebuild
from taverne.gwent.rounds import END_ROUND
from taverne.gwent.rules import GwentRules
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.gwent.solo.rounds import CLOSE_ROUND
from taverne.gwent.solo.turns import DOUBLE_TURN
from taverne.gwent.table import Sighting
from taverne.kernel.errors import SetupError
from taverne.kernel.rng import seeded

SOLO = GwentRules(mode="solo")
LEADERS = GwentRules(mode="solo", enemy_leaders=True)
FACTIONS = list(COLOURS)
FLAME = "ni_leader_emhyr_white_flame"
CRACH = "sk_leader_crach_an_craite"


@pytest.fixture
def solo(gwent):
    """You have the turn; `its` are the zones of the opponent, `leader` its only leader left in the pile."""

    def lay_out(you=None, its=None, rules=SOLO, seed=1, round=1, leader=""):
        you = {"faction": "skellige", **(you or {})}
        its = {"faction": "monsters", "leader": "", "hand_only": "", **(its or {})}
        game = gwent(rules, seed, round, red=you, blue=its)
        if leader:
            game.table.leader_pile = [leader]
        return game

    return lay_out


def test_both_decks_hold_every_card_of_their_faction():
    """GWT-8.5 secondary decks apart; all weather but Clear Weather leaves yours"""
    game = library.deal_solo("monsters", "skellige", "mo_leader_eredin_red_riders", 1)
    mine, its = game.table.lists
    assert len(its.cards) == 91 - 5 - 7
    assert len(mine.cards) == 89 - 5 - 2 - 12
    assert {card.key for card in mine.cards if not card.lines and card.clears} == {"ne_clear_weather.mo"}
    assert not any(card.foul for card in mine.cards)
    assert len(game.table.leader_pile) == 5
    assert game.table.score == [2, 2]


def test_you_play_with_the_opening_exchange_and_it_has_no_hand():
    """GWT-8.5"""
    game = library.deal_solo("monsters", "skellige", "mo_leader_eredin_red_riders", 1)
    assert game.asked == [0]
    assert game.question(0).kind == "exchange"
    assert [len(hand) for hand in game.table.hands] == [10, 0]
    mine, its = game.look(library.SPECTATOR).seats
    assert mine.list is None, "everybody knows what a whole faction holds, but not what you built"
    assert its.list is not None


def test_it_takes_the_first_turn_of_every_round_and_one_after_each_of_yours():
    """GWT-8.5"""
    game = library.deal_solo("monsters", "skellige", "mo_leader_eredin_red_riders", 1)
    game.answer(0, "done")
    turns = [event.kind for event in game.events if event.kind in ("reveal", "round")]
    assert turns[:2] == ["round", "reveal"]
    assert game.asked == [0]


def test_it_takes_one_last_turn_after_you_pass(solo):
    """GWT-8.5 then the round ends"""
    game = solo({"melee": "fiend"}, {"deck": "ves"})
    game.red.passes()
    assert game.heard("reveal") == ["ves"]
    assert game.table.round == 2
    assert (game.red.gems, game.blue.gems) == (2, 1)


def test_without_cards_you_pass_by_yourself_and_it_has_its_last_turn(solo):
    """GWT-8.5, GWT-3.2"""
    game = solo({"hand_only": "ves", "gems": 1}, {"deck": "griffin griffin"})
    game.red.plays("ves")
    assert [event.kind for event in game.events if event.kind in ("reveal", "auto_pass")] == [
        "reveal", "auto_pass", "reveal",
    ]  # fmt: skip
    assert game.table.winners == [1]


def test_a_weather_card_is_carried_out_and_brings_another_turn(solo):
    """GWT-8.5 Clear Weather too"""
    game = solo({"hand": "ves"}, {"deck": "biting_frost clear_weather fiend", "melee": "forktail"})
    game.red.plays("ves")
    assert game.heard("reveal")[-1] == "fiend"
    assert len(game.heard("reveal")) <= 3
    game = solo({"hand": "ves"}, {"deck": "biting_frost"})
    game.red.plays("ves")
    assert game.red.strength == 1
    assert game.heard("no_card") == [""], "another turn, with an empty deck"


def test_an_empty_deck_passes_its_turn(solo):
    """GWT-8.5"""
    game = solo({"hand": "ves ghoul"}, {"deck": ""})
    game.red.plays("ves")
    assert game.red.is_asked()
    game.red.plays("ghoul")
    assert game.heard("no_card") == ["", ""]


def test_an_empty_deck_moves_no_agile_unit(solo):
    """GWT-8.5, GWT-9.29 nor does a first turn of two cards without any"""
    its = {"deck": "", "melee": "yaevinn", "sky": "biting_frost"}
    game = solo({"hand": "ves"}, its)
    game.red.plays("ves")
    assert game.heard("no_card") == [""]
    assert game.blue.has("melee") == ["yaevinn"]
    old = solo({"hand": "ves"}, its, GwentRules(mode="solo", edition=1))
    old.red.plays("ves")
    assert old.blue.has("ranged") == ["yaevinn"], "as it was played before"


@pytest.mark.parametrize(("edition", "line"), [(2, "melee"), (1, "ranged")])
def test_two_cards_of_an_empty_deck_move_nothing_either(solo, edition, line):
    """GWT-8.5 Northern Realms after a won round"""
    game = solo(
        {"hand": "ves"}, {"faction": "northern_realms", "deck": ""}, GwentRules(mode="solo", edition=edition)
    )
    table = game.table
    table.agenda = [END_ROUND, CLOSE_ROUND, DOUBLE_TURN]
    table.row(1, 0).add(named("yaevinn"))
    table.skies[1].append(named("biting_frost"))
    table.renew_weather()
    table.advance()
    assert game.blue.has(line) == ["yaevinn"]


def test_a_first_turn_of_two_cards_moves_agile_units_too(solo):
    """GWT-8.5, GWT-9.29 Northern Realms after a won round"""
    game = solo({"hand": "ves"}, {"faction": "northern_realms", "deck": "griffin ghoul", "melee": "yaevinn"})
    game.table.agenda = [END_ROUND, CLOSE_ROUND, DOUBLE_TURN]
    game.table.skies[1].append(named("biting_frost"))
    game.table.renew_weather()
    game.table.advance()
    assert game.blue.has("ranged") == ["yaevinn"]


def test_a_last_card_still_moves_agile_units(solo):
    """GWT-8.5 only a turn without a card moves nothing"""
    game = solo({"hand": "ves"}, {"deck": "biting_frost", "melee": "yaevinn"})
    game.red.plays("ves")
    assert game.heard("no_card") == [""]
    assert game.blue.has("ranged") == ["yaevinn"]


def test_agile_goes_where_it_is_most_effective(solo):
    """GWT-8.5 maximise its total less yours; ties: the row with most cards, then the first row"""
    game = solo({"hand": "ghoul"}, {"deck": "barclay_els", "sky": "biting_frost"})
    game.red.plays("ghoul")
    assert game.blue.has("ranged") == ["barclay_els"]
    game = solo({"hand": "ghoul"}, {"deck": "barclay_els", "ranged": "albrich", "siege": "ballista"})
    game.red.plays("ghoul")
    assert game.blue.has("ranged") == ["albrich", "barclay_els"]
    game = solo({"hand": "ghoul"}, {"deck": "barclay_els"})
    game.red.plays("ghoul")
    assert game.blue.has("melee") == ["barclay_els"]


def test_the_table_says_why_it_played_so(solo):
    """GWT-8.5 the alternatives and their values"""
    game = solo({"hand": "ghoul"}, {"deck": "barclay_els", "sky": "biting_frost"})
    game.red.plays("ghoul")
    weighed = [(event.card, event.place) for event in game.events if event.kind == "weigh"]
    assert weighed == [("melee@1", 1 - 1), ("ranged@1", 6 - 1)]


def test_a_horn_goes_to_the_best_row(solo):
    """GWT-8.5 tie: the row with most cards; GWT-9.32 among rows without one, none free: discarded"""
    game = solo({"hand": "ghoul"}, {"deck": "commanders_horn", "melee": "fiend", "siege": "ballista thaler"})
    game.red.plays("ghoul")
    assert game.blue.row("siege").horn is not None
    game = solo({"hand": "ghoul"}, {"deck": "commanders_horn", "melee": "fiend", "siege": "thaler " * 6})
    game.red.plays("ghoul")
    assert game.blue.row("siege").horn is not None
    game = solo({"hand": "ghoul"}, {"deck": "commanders_horn"})
    for line in ("melee", "ranged", "siege"):
        game.blue.row(line).set_horn(named("commanders_horn"))
    game.red.plays("ghoul")
    assert game.blue.has("discard") == ["commanders_horn"]


def test_its_scorch_burns_your_side_only(solo):
    """GWT-8.5 also its Pirate: GWT-9.36"""
    for burner in ("scorch", "clan_dimun_pirate"):
        game = solo({"hand": "ghoul", "melee": "ves fiend"}, {"deck": burner, "melee": "milva"})
        game.red.plays("ghoul")
        assert game.red.has("melee") == ["ves", "ghoul"]
        assert game.blue.has("melee") == ["milva"]


def test_its_muster_calls_only_the_first_card_from_the_deck(solo):
    """GWT-8.5, GWT-9.28 which does not muster again"""
    game = solo({"hand": "ves ves"}, {"deck": "nekker nekker nekker"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["nekker", "nekker"]
    assert game.blue.has("deck") == ["nekker"]


def test_its_spy_comes_to_you_and_it_plays_two_cards(solo):
    """GWT-8.5, GWT-9.30 each in full: weather is followed by a further card"""
    game = solo({"hand": "ves"}, {"deck": "stefan_skellen"})
    game.red.plays("ves")
    assert game.red.has("melee") == ["ves", "stefan_skellen"]
    assert game.blue.has("hand") == []
    plays = set()
    for seed in range(12):
        game = solo({"hand": "ves"}, {"deck": "prince_stennis torrential_rain fiend griffin"}, seed=seed)
        game.red.plays("ves")
        revealed = game.heard("reveal")
        first = revealed.index("prince_stennis") if "prince_stennis" in revealed else -1
        if revealed[0] == "prince_stennis":
            plays.add(tuple(sorted(revealed)))
            assert first == 0
    assert plays <= {
        ("fiend", "griffin", "prince_stennis"),
        ("fiend", "griffin", "prince_stennis", "torrential_rain"),
    }
    assert plays


def test_it_moves_agile_units_when_another_row_is_now_better(solo):
    """GWT-8.5, GWT-9.29 for free, after its card, not counted when the card's row is chosen"""
    game = solo({"hand": "ves"}, {"deck": "biting_frost", "melee": "barclay_els yaevinn fiend"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["fiend"]
    assert game.blue.has("ranged") == ["barclay_els", "yaevinn"]
    game = solo({"hand": "ves"}, {"deck": "griffin", "melee": "barclay_els", "ranged": "albrich"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["barclay_els", "griffin"], "an equal row is no reason to move"


def test_one_point_is_reason_enough_to_move(solo):
    """GWT-9.29 a strength of 2 is 1 in the frost"""
    game = solo({"hand": "ves"}, {"deck": "biting_frost", "melee": "celaeno_harpy"})
    game.red.plays("ves")
    assert game.blue.has("ranged") == ["celaeno_harpy"]


def test_it_moves_agile_units_from_the_ranged_row_too(solo):
    """GWT-9.29 either way"""
    game = solo({"hand": "ves"}, {"deck": "impenetrable_fog", "ranged": "barclay_els yaevinn albrich"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["barclay_els", "yaevinn"]
    assert game.blue.has("ranged") == ["albrich"]
    assert [event.place for event in game.events if event.kind == "move"] == [3, 3]


def test_each_unit_moves_once_a_turn(solo):
    """GWT-9.29"""
    game = solo({"hand": "ves"}, {"deck": "commanders_horn", "melee": "dol_blathanna_scout " * 3})
    game.red.plays("ves")
    moves = game.heard("move")
    assert len(moves) <= 3
    assert game.blue.strength == 36


def test_its_medic_takes_what_adds_most_to_its_own_strength(solo):
    """GWT-8.5 bonds, weather and horns counted; then the greater difference"""
    game = solo(
        {"hand": "ves"},
        {"deck": "dun_banner_medic", "discard": "catapult fiend griffin", "siege": "catapult"},
    )
    game.red.plays("ves")
    assert game.blue.has("siege") == ["catapult", "dun_banner_medic", "catapult"]
    game = solo({"hand": "ves"}, {"deck": "dun_banner_medic", "discard": "fiend toad", "sky": "biting_frost"})
    game.red.plays("ves")
    assert game.blue.has("ranged") == ["toad"]
    weighed = {event.card: event.place for event in game.events if event.kind == "weigh_strength"}
    assert weighed == {"mo_fiend": 5 + 1, "mo_toad": 5 + 7}


def test_equal_medic_targets_differ_by_the_harm_they_do(solo):
    """GWT-8.5 Villentretenmerth adds 7 as Toad does, but burns your melee row; GWT-9.32"""
    game = solo(
        {"hand": "ves", "melee": "fiend"}, {"deck": "dun_banner_medic", "discard": "toad villentretenmerth"}
    )
    game.red.plays("ves")
    assert game.blue.has("melee") == ["villentretenmerth"]
    assert game.red.has("melee") == ["ves"]


def test_ties_between_cards_go_by_printed_strength_then_by_the_card_list(solo):
    """GWT-9.32"""
    game = solo(
        {"hand": "ves"},
        {"deck": "dun_banner_medic", "discard": "ghoul fiend griffin", "sky": "biting_frost"},
    )
    game.red.plays("ves")
    assert game.blue.has("melee") == ["fiend"]
    game = solo({"hand": "ves"}, {"deck": "dun_banner_medic", "discard": "werewolf griffin forktail"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["forktail"]


def test_ties_between_other_cards_go_the_same_way(solo):
    """GWT-9.32 what a leader plays: the higher printed strength, then the order of the card list"""
    bringer = "mo_leader_eredin_bringer_of_death"
    yours = {"melee": "draug draug", "sky": "biting_frost"}
    assert turn_up(solo, bringer, yours, {"discard": "ghoul fiend nekker"}).heard("play") == ["fiend"]
    assert turn_up(solo, bringer, yours, {"discard": "werewolf griffin forktail"}).heard("play") == [
        "forktail"
    ]


def test_cards_that_it_cannot_know_count_nothing(solo):
    """GWT-8.5 a Nekker that would call another from the deck is worth only itself"""
    chosen = set()
    for seed in range(12):
        its = {"deck": "dun_banner_medic nekker", "discard": "nekker morteisen"}
        game = solo({"hand": "ves"}, its, seed=seed)
        game.red.plays("ves")
        if game.heard("reveal") == ["dun_banner_medic"]:
            chosen.update(game.heard("revive"))
    assert chosen == {"morteisen"}


def test_your_invader_makes_its_unit_medics_random(solo):
    """GWT-8.5"""
    revived = set()
    for seed in range(20):
        you = {"hand": "ves", "leader": "ni_leader_emhyr_invader_of_the_north"}
        game = solo(you, {"deck": "dun_banner_medic", "discard": "ghoul fiend"}, seed=seed)
        game.red.plays("ves")
        revived.add(*game.blue.has("melee"))
    assert revived == {"ghoul", "fiend"}


def test_its_decoy_hides_a_card_until_the_end_of_the_round(solo):
    """GWT-8.5, GWT-9.31 it replaces nothing, lies in the fullest row, and nobody sees what is under it"""
    game = solo({"hand": "ves fiend"}, {"deck": "decoy decoy", "siege": "ballista", "melee": "ghoul ghoul"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["ghoul", "ghoul", "decoy"]
    assert game.red.sees().seats[1].buried == 1
    assert "ne_decoy.mo" not in str(game.red.sees().seats[1])
    game.will_draw(1, "decoy")
    game.red.plays("fiend")
    assert game.red.sees().seats[1].buried == 1, "with an empty deck nothing lies under it"


def test_hidden_cards_are_turned_up_in_order_before_the_totals(solo):
    """GWT-9.31 weather then brings no further card"""
    game = solo({"melee": "fiend"}, {"deck": "", "melee": "decoy"})
    game.table.buried[1] = [named("biting_frost"), named("draug")]
    game.will_draw(1, "")
    assert game.red.sees().seats[1].buried == 2
    game.red.passes()
    assert game.heard("unbury") == ["biting_frost", "draug"]
    assert (game.red.gems, game.blue.gems) == (1, 2)


def test_a_decoy_that_is_turned_up_joins_the_end_of_the_queue(solo):
    """GWT-9.31"""
    game = solo({"melee": "fiend"}, {"deck": ""})
    game.table.buried[1] = [named("decoy"), named("ghoul")]
    game.table.decks[1] = []
    game.red.passes()
    assert game.heard("unbury") == ["decoy", "ghoul"]
    game = solo({"melee": "fiend", "hand": "ves"}, {"deck": ""})
    game.table.buried[1] = [named("decoy"), named("ghoul")]
    game.table.passed[0] = True
    game.table.decks[1] = [named("griffin")]
    game.table.agenda = game.table.agenda[:-1]
    game.table.advance()
    assert game.heard("unbury") == ["decoy", "ghoul", "griffin"]


def test_its_factions_work_as_printed(solo):
    """GWT-8.5 Monsters keep a unit, Nilfgaard wins ties, Skellige return before round 3"""
    game = solo({}, {"faction": "monsters", "melee": "fiend"})
    game.red.passes()
    assert game.blue.has("melee") == ["fiend"]
    game = solo({}, {"faction": "nilfgaard"})
    game.red.passes()
    assert (game.red.gems, game.blue.gems) == (1, 2)
    game = solo({"melee": "draug"}, {"faction": "skellige", "discard": "udalryk svanrige"}, round=2)
    game.red.passes()
    assert sorted(game.blue.has("melee")) == ["svanrige", "udalryk"]


def test_northern_realms_play_two_cards_after_a_won_round(solo):
    """GWT-8.5 in the first turn, instead of drawing"""
    game = solo(
        {"hand": "ves"}, {"faction": "northern_realms", "melee": "ves", "deck": "fiend griffin forktail"}
    )
    game.red.passes()
    assert game.table.round == 2
    assert len(game.heard("reveal")) == 3
    assert game.blue.has("hand") == []
    game = solo({"melee": "draug"}, {"faction": "northern_realms", "deck": "fiend griffin forktail"})
    game.red.passes()
    assert len(game.heard("reveal")) == 2, "one last turn, one first turn"


def test_as_scoiatael_you_start_round_one_and_after_each_round_that_you_won(solo):
    """GWT-8.5, GWT-9.36 after a drawn round the opponent starts"""
    game = library.deal_solo("scoiatael", "monsters", "st_leader_francesca_hope", 1)
    game.answer(0, "done")
    assert not any(event.kind == "reveal" for event in game.events)
    game = solo({"faction": "scoiatael", "melee": "draug"}, {})
    game.red.passes()
    assert game.table.starter == 0
    game = solo({"faction": "scoiatael"}, {})
    game.red.passes()
    assert game.table.starter == 1
    game = solo({"faction": "monsters", "melee": "draug"}, {})
    game.red.passes()
    assert game.table.starter == 1


def test_a_leader_that_searches_for_removed_weather_is_unusable():
    """GWT-8.5"""
    game = library.deal_solo("scoiatael", "monsters", "st_leader_francesca_pureblood_elf", 1)
    game.answer(0, "done")
    assert "leader" not in game.options(0)


def test_a_built_deck_follows_the_standard_law_without_weather():
    """GWT-8.5 Clear Weather stays allowed"""
    rules = GwentRules(mode="solo", built_deck=True)
    starter = library.starter_decks()["northern_realms"]
    dry = [card for card in starter.cards if not card.foul]
    built = library.Deck(starter.faction, starter.leader, [*dry, named("clear_weather", "northern_realms")])
    game = library.deal_solo("northern_realms", "monsters", "", 1, rules, built)
    assert game.asked == [0]
    wet = library.Deck(built.faction, built.leader, [*built.cards, named("biting_frost", "northern_realms")])
    with pytest.raises(SetupError) as refused:
        library.deal_solo("northern_realms", "monsters", "", 1, rules, wet)
    (complaint,) = refused.value.complaints
    assert [reason.key for reason in complaint.complaints] == ["solo-no-weather"]


def test_without_that_variant_both_decks_are_whole_factions():
    """GWT-8.5 all complaints at once"""
    with pytest.raises(SetupError) as refused:
        library.deal("monsters", "skellige", seed=1, rules=SOLO)
    keys = [reason.key for complaint in refused.value.complaints for reason in complaint.complaints]
    assert keys == ["solo-your-deck", "solo-its-deck"]
    with pytest.raises(SetupError):
        library.deal("monsters", "skellige", seed=1, rules=GwentRules(built_deck=True))
    with pytest.raises(SetupError):
        GwentRules(mode="solo", law="advanced").check()


def test_weather_that_comes_to_you_another_way_may_not_be_played(solo):
    """GWT-8.5"""
    game = solo({"hand": "biting_frost clear_weather"}, {})
    assert game.red.may_pick() == {"clear_weather", FILLER, "pass"}


def test_a_leader_is_turned_up_when_you_would_win(solo):
    """GWT-8.5 only if you are still ahead do you win; GWT-9.34 only when your total is higher"""
    queen = "st_leader_francesca_queen"
    game = solo(
        {"melee": "fiend forktail"}, {"faction": "scoiatael", "ranged": "toad"}, LEADERS, leader=queen
    )
    game.red.passes()
    assert game.heard("turn_up") == ["leader_francesca_queen"]
    assert (game.red.gems, game.blue.gems) == (1, 2)
    game = solo({"melee": "fiend"}, {"melee": "draug"}, LEADERS, leader=queen)
    game.red.passes()
    assert game.heard("turn_up") == []
    game = solo({"faction": "nilfgaard"}, {}, LEADERS, leader=queen)
    game.red.passes()
    assert game.heard("turn_up") == [], "a tie that you win needs no test"
    assert game.red.gems == 2


def test_without_the_variant_no_leader_is_turned_up(solo):
    """GWT-8.5"""
    game = solo({"melee": "fiend"}, {}, leader="st_leader_francesca_queen")
    game.red.passes()
    assert game.heard("turn_up") == []


@pytest.mark.parametrize("key", ["mo_leader_eredin_destroyer_of_worlds", "st_leader_francesca_daisy"])
def test_destroyer_and_daisy_draw_and_play_a_card(solo, key):
    """GWT-8.5; GWT-9.34 weather that was drawn brings a further card; GWT-9.31 a Decoy takes no card"""
    game = turn_up(solo, key, {"melee": "fiend", "hand": "ves"}, {}, "draug")
    assert (game.red.gems, game.blue.gems) == (1, 2)
    game = turn_up(solo, key, {"melee": "draug", "hand": "ves"}, {}, "biting_frost biting_frost")
    assert game.heard("reveal")[:2] == ["biting_frost", "biting_frost"]
    game = turn_up(solo, key, {"melee": "draug", "hand": "ves"}, {}, "decoy decoy")
    assert game.heard("bury") == []


def test_the_wild_hunt_finds_a_weather_card(solo):
    """GWT-8.5, GWT-9.34 one that was searched brings no further card"""
    game = solo(
        {"melee": "fiend", "hand": "ves"}, {}, LEADERS, leader="mo_leader_eredin_king_of_the_wild_hunt"
    )
    game.table.agenda[-1:] = []
    game.table.decks[1] = [named("biting_frost"), *(named("draug") for _ in range(20))]
    game.table.advance()
    assert game.blue.has("discard") == ["biting_frost"]
    assert "draug" not in game.heard("play")


def turn_up(solo, leader, you, its, deck=""):
    """The end of a round that you would win, with this leader on top of its pile."""
    game = solo(you, its, LEADERS, leader=leader)
    game.table.agenda[-1:] = []
    game.table.decks[1] = [named(name, game.table.lists[1].faction) for name in deck.split()]
    game.table.advance()
    return game


def test_bringer_of_death_plays_the_best_card_of_its_pile(solo):
    """GWT-8.5, GWT-9.33 no hero"""
    game = turn_up(
        solo,
        "mo_leader_eredin_bringer_of_death",
        {"melee": "fiend fiend"},
        {"discard": "draug toad villentretenmerth ghoul"},
    )
    assert game.heard("play") == ["villentretenmerth"]
    assert game.blue.gems == 2
    assert (
        game.blue.has("discard").count("villentretenmerth")
        + game.blue.has("melee").count("villentretenmerth")
        == 1
    )


def test_the_invader_plays_a_random_unit_of_its_pile(solo):
    """GWT-8.5 no hero"""
    played = set()
    for seed in range(20):
        game = solo(
            {"melee": "fiend"},
            {"discard": "draug toad ghoul scorch"},
            LEADERS,
            seed,
            leader="ni_leader_emhyr_invader_of_the_north",
        )
        game.red.passes()
        played.add(*game.heard("play"))
    assert played == {"toad", "ghoul"}


def test_the_emperor_makes_you_discard_a_card_of_your_choice(solo):
    """GWT-8.5"""
    game = solo({"melee": "fiend", "hand": "ves"}, {}, LEADERS, leader="ni_leader_emhyr_emperor_of_nilfgaard")
    game.red.passes()
    assert game.red.may_pick() == {"ves", FILLER}
    game.red.picks("ves")
    assert "ves" in game.red.has("discard")
    assert game.table.round == 2


def test_relentless_plays_the_card_of_your_pile_that_helps_it_most(solo):
    """GWT-8.5, GWT-9.33 on its side, no hero"""
    game = turn_up(
        solo,
        "ni_leader_emhyr_relentless",
        {"melee": "fiend", "discard": "draug griffin ghoul"},
        {"melee": "ghoul"},
    )
    assert game.heard("play") == ["griffin"]
    assert (game.red.gems, game.blue.gems) == (1, 1)


def test_relentless_sends_a_spy_back_and_plays_two(solo):
    """GWT-8.5 a spy on yours, and it plays two"""
    game = turn_up(
        solo,
        "ni_leader_emhyr_relentless",
        {"melee": "fiend", "discard": "thaler"},
        {},
        "draug griffin forktail",
    )
    assert game.heard("play") == ["thaler"]
    assert len(game.heard("reveal")) >= 2


def test_white_flame_switches_your_leader_off(solo):
    """GWT-8.5, GWT-9.33 for the rest of the game, with what it had changed"""
    game = turn_up(
        solo,
        "ni_leader_emhyr_white_flame",
        {"melee": "villentretenmerth", "hand": "ves", "leader": "sk_leader_king_bran"},
        {"sky": "biting_frost", "ranged": "albrich"},
    )
    assert game.red.sees().seats[0].leader_silenced
    assert (game.red.gems, game.blue.gems) == (1, 2), "without Bran the frost leaves you 1 against 2"


def test_hope_gives_each_of_its_agile_units_one(solo):
    """GWT-8.5, GWT-9.33 as the last step, for the rest of the game"""
    game = turn_up(
        solo,
        "st_leader_francesca_hope",
        {"melee": "draug", "hand": "ves"},
        {"melee": "barclay_els ciaran_aep_easnillien"},
    )
    assert (game.red.gems, game.blue.gems) == (1, 2), "10 against 7 and 4"
    game.table.row(1, 0).add(named("yaevinn"))
    assert game.blue.explains("yaevinn", "melee") == [("printed", 6), ("hope", 7)]
    game.table.row(1, 0).add(named("fiend"))
    assert game.blue.explains("fiend", "melee") == [("printed", 6)]


def test_arnjolf_plays_the_bond_that_gains_most(solo):
    """GWT-8.5"""
    game = turn_up(
        solo,
        "sk_leader_arnjolf",
        {"melee": "draug draug"},
        {"melee": "clan_an_craite_warrior", "siege": "war_longship", "faction": "skellige"},
        "clan_an_craite_warrior clan_drummond_shield_maiden draug",
    )
    assert game.heard("play") == ["clan_an_craite_warrior"]


def test_harald_plays_a_mardroeme_in_the_best_row(solo):
    """GWT-8.5; GWT-9.32 without a Berserker: the row with most cards"""
    its = {"faction": "skellige", "melee": "berserker ves", "ranged": "albrich"}
    game = turn_up(solo, "sk_leader_harald", {"melee": "draug draug"}, its, "mardroeme draug")
    assert "transform" in [event.kind for event in game.events]
    game = turn_up(
        solo, "sk_leader_harald", {"melee": "draug"}, {"faction": "skellige", "siege": "thaler"}, "mardroeme"
    )
    assert [(e.kind, e.place) for e in game.events if e.kind == "beside"] == [("beside", 5)]


def test_king_bran_and_the_treacherous_last(solo):
    """GWT-9.33 for the rest of the game"""
    game = turn_up(
        solo,
        "sk_leader_king_bran",
        {"melee": "draug", "hand": "ves"},
        {"melee": "fiend", "sky": "biting_frost"},
    )
    assert game.table.row(1, 0).gentle
    assert not game.table.row(0, 0).gentle
    game = turn_up(
        solo,
        "sk_leader_king_bran",
        {"melee": "ghoul ghoul", "hand": "ves"},
        {"melee": "fiend", "sky": "biting_frost"},
    )
    assert (game.red.gems, game.blue.gems) == (1, 2), "2 against 3 instead of 1"
    game = turn_up(
        solo, "mo_leader_eredin_treacherous", {"melee": "draug", "hand": "ves"}, {"melee": "prince_stennis"}
    )
    assert game.table.row(0, 0).treason
    assert game.table.row(1, 0).treason


@pytest.mark.parametrize(
    ("leader", "its", "deck", "total"),
    [
        ("mo_leader_eredin_red_riders", {"melee": "fiend"}, "", 12),
        ("nr_leader_foltest_siegemaster", {"siege": "ballista"}, "", 12),
        ("st_leader_francesca_beautiful", {"ranged": "toad"}, "", 14),
        ("nr_leader_foltest_lord_commander", {"melee": "fiend", "sky": "biting_frost"}, "", 6),
    ],
)
def test_all_others_work_as_printed(solo, leader, its, deck, total):
    """GWT-8.5"""
    game = turn_up(solo, leader, {"ranged": "iorveth eithne"}, its, deck)
    totals = [event.place for event in game.events if event.kind == "total"]
    assert totals[:2] == [20, total]


@pytest.mark.parametrize(
    ("leader", "weather"),
    [
        ("ni_leader_emhyr_his_imperial_majesty", "torrential_rain"),
        ("nr_leader_foltest_king_of_temeria", "impenetrable_fog"),
        ("st_leader_francesca_pureblood_elf", "biting_frost"),
        ("sk_leader_eist", "skellige_storm"),
    ],
)
def test_its_weather_leaders_search_their_weather(solo, leader, weather):
    """GWT-8.5, GWT-9.34"""
    game = turn_up(solo, leader, {"melee": "draug"}, {}, f"{weather} fiend")
    assert game.heard("play") == [weather]


def test_a_leader_is_applied_even_to_its_harm(solo):
    """GWT-9.34 Crach gives back your pile too"""
    game = turn_up(
        solo,
        "sk_leader_crach_an_craite",
        {"melee": "draug", "discard": "ves"},
        {"faction": "skellige", "discard": "udalryk"},
    )
    assert "ves" not in game.red.has("discard")
    assert game.red.gems == 2


def test_your_white_flame_makes_its_leaders_void(solo):
    """GWT-9.35"""
    game = turn_up(
        solo,
        "mo_leader_eredin_red_riders",
        {"melee": "draug", "leader": "ni_leader_emhyr_white_flame"},
        {"melee": "fiend"},
    )
    assert game.heard("turn_up") == ["leader_eredin_red_riders"]
    assert (game.red.gems, game.blue.gems) == (2, 1)


def test_your_emperor_is_unusable_and_your_relentless_works(solo):
    """GWT-9.35 on your deck, or on its discard pile by option"""
    game = solo({"leader": "ni_leader_emhyr_emperor_of_nilfgaard"}, {"deck": "ves"})
    assert "leader" not in game.red.may_pick()
    rules = GwentRules(mode="solo", relentless="opponent_discard")
    game = solo({"leader": "ni_leader_emhyr_relentless"}, {"discard": "fiend"}, rules)
    game.red.uses_leader()
    assert game.red.has("hand") == ["fiend", FILLER]


def test_nobody_but_you_is_ever_asked():
    """GWT-8.5 in all 25 pairings"""
    for one in FACTIONS:
        for two in FACTIONS:
            leader = next(key for key, face in LEADER_FACES.items() if face.faction == one)
            game = library.deal_solo(one, two, leader, 5, LEADERS)
            while not game.is_over:
                assert game.asked == [0]
                game.answer(0, game.options(0)[0])


def test_whole_factions_are_what_the_box_holds():
    """GWT-8.5"""
    for faction in FACTIONS:
        whole = opponents_deck(faction)
        assert all(card.colour == faction and not card.secondary for card in whole.cards)
        assert len(whole.cards) - len(full_deck(faction, "").cards) == 12


@pytest.mark.parametrize("flame", [True, False])
def test_void_leaders_stay_void_in_positions_and_samples(solo, flame):
    """GWT-9.35 King Bran turned up under your White Flame changes no row, there as here"""
    game = turn_up(
        solo,
        "sk_leader_king_bran",
        {"melee": "draug", "leader": FLAME} if flame else {"melee": "draug"},
        {"faction": "skellige", "siege": "light_longship"},
    )
    assert game.heard("turn_up") == ["leader_king_bran"]
    again = rebuild(game.position())
    sampled = library.sample(game.red.sees(), seeded(1))
    for table in (game.table, again, sampled):
        assert [row.gentle for row in table.rows[3:]] == [not flame] * 3


def named_by(game):
    """What everybody knows to be in the opponent's deck, and what a sample takes it to hold."""
    seen = game.red.sees()
    sampled = library.sample(seen, seeded(1))
    everywhere = [
        *sampled.decks[1], *sampled.discards[1], *sampled.buried[1], *sampled.rows[3].cards,
        *sampled.rows[4].cards, *sampled.rows[5].cards, *sampled.skies[1],
    ]  # fmt: skip
    return [stem(key) for key in seen.seats[1].returned], Counter(stem(card.key) for card in everywhere)


def all_but(*names):
    """A whole faction without these cards, for a deck that it still has."""
    cards = opponents_deck("monsters").cards[:]
    for name in names:
        cards.remove(named(name, "monsters"))
    return cards


WHOLE = " ".join(stem(card.key) for card in all_but())


def test_a_returned_card_is_forgotten_when_it_is_revealed(solo):
    """GWT-9.6, GWT-9.16 it lies on the field now: no sample holds it twice"""
    game = solo({"leader": CRACH, "hand": "ves"}, {"deck": WHOLE, "discard": "griffin"})
    game.table.decks[1] = []
    game.red.uses_leader()
    assert game.heard("reveal") == ["griffin"]
    game.table.decks[1] = all_but("griffin")
    assert named_by(game) == ([], Counter(WHOLE.split()))


def test_a_returned_card_under_a_decoy_is_forgotten_when_it_is_turned_up(solo):
    """GWT-9.16, GWT-9.31 to forget it earlier would tell what lies there"""
    game = solo({"hand": "ves"}, {"deck": WHOLE})
    griffin = named("griffin", "monsters")
    game.table.known = [Sighting(-1, 1, griffin, False)]
    game.table.decks[1] = [griffin]
    game.table.manners[1].lay_decoy(game.table, 1, named("decoy", "monsters"))
    game.table.decks[1] = all_but("griffin", "decoy")
    assert named_by(game) == (["griffin"], Counter(WHOLE.split()))
    game.table.decks[1] = []
    game.red.passes()
    assert game.heard("unbury") == ["griffin"]
    assert game.red.sees().seats[1].returned == ()


@pytest.mark.parametrize(
    ("leader", "card"),
    [
        ("sk_leader_arnjolf", "blue_stripes_commando"),
        ("mo_leader_eredin_king_of_the_wild_hunt", "biting_frost"),
    ],
)
def test_a_returned_card_is_forgotten_when_a_leader_plays_it(solo, leader, card):
    """GWT-9.6, GWT-9.16 searched out of the deck for everybody to see"""
    game = solo({"melee": "draug"}, {"faction": "monsters"}, LEADERS, leader=leader)
    game.table.agenda[-1:] = []
    put = named(card, "monsters")
    game.table.decks[1] = [put]
    game.table.known = [Sighting(-1, 1, put, False)]
    game.table.advance()
    assert game.heard("play") == [card]
    assert game.red.sees().seats[1].returned == ()


def test_it_weighs_only_where_there_is_a_choice(solo):
    """GWT-8.5 a medic with one target has no alternatives to tell"""
    game = solo({"hand": "ves"}, {"deck": "dun_banner_medic", "discard": "fiend"})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["fiend"]
    assert game.heard("weigh_strength") == []
    game = solo({"hand": "ves"}, {"deck": "dun_banner_medic", "discard": "fiend griffin"})
    game.red.plays("ves")
    told = [
        (event.seat, stem(event.card), event.place) for event in game.events if event.kind == "weigh_strength"
    ]
    assert sorted(told) == [(1, "fiend", 6 + 5), (1, "griffin", 5 + 5)]


@pytest.mark.parametrize("line", ["melee", "ranged", "siege"])
def test_its_decoy_lies_in_the_fullest_row_wherever_that_is(solo, line):
    """GWT-9.31 of equals the first"""
    rows = {"melee": "ghoul", "ranged": "albrich", "siege": "ballista"}
    game = solo({"hand": "ves"}, {"deck": "decoy", **rows, line: f"{rows[line]} {rows[line]}"})
    game.red.plays("ves")
    assert game.blue.has(line)[-1] == "decoy"
    game = solo({"hand": "ves"}, {"deck": "decoy", **rows})
    game.red.plays("ves")
    assert game.blue.has("melee") == ["ghoul", "decoy"]


def test_its_medic_counts_everything_that_follows(solo):
    """GWT-8.5 a medic that brings a second unit adds more than the strongest unit"""
    game = solo({"hand": "ves"}, {"deck": "dun_banner_medic", "discard": "fiend dun_banner_medic"})
    game.red.plays("ves")
    assert game.blue.has("siege") == ["dun_banner_medic", "dun_banner_medic"]
    assert game.blue.has("melee") == ["fiend"]


@pytest.mark.parametrize("card", ["scorch", "clan_dimun_pirate"])
def test_its_scorch_reaches_every_row_of_yours(solo, card):
    """GWT-8.5, GWT-9.36 the siege row, too, and none of its own"""
    game = solo(
        {"hand": "ves", "siege": "catapult"}, {"deck": card, "melee": "fiend fiend", "siege": "catapult"}
    )
    game.red.plays("ves")
    assert game.red.has("siege") == []
    assert game.blue.has("siege") == ["catapult"]
    assert game.blue.has("melee") == ["fiend", "fiend"]


def test_its_white_flame_opens_the_eyes_of_medics(solo):
    """GWT-9.33 what your Invader had changed is as before"""
    invader = "ni_leader_emhyr_invader_of_the_north"
    game = turn_up(solo, FLAME, {"melee": "draug", "leader": invader}, {"faction": "nilfgaard"})
    assert game.heard("turn_up") == ["leader_emhyr_white_flame"]
    assert not game.table.blind_medics
    assert not game.table.ready[0]


def test_your_whole_faction_still_needs_a_leader_of_its_own():
    """GWT-8.5, GWT-1.1 every card is there, but the leader is of another faction"""
    mine = full_deck("monsters", "sk_leader_king_bran")
    with pytest.raises(SetupError) as refused:
        library.deal(mine, opponents_deck("skellige"), seed=1, rules=SOLO)
    assert [one.key for one in refused.value.complaints] == ["setup-illegal-deck"]
