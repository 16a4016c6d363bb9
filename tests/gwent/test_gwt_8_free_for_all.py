"""GWT-8.3: three to five players, each for themselves."""

import pytest

from kit.gwent.scenario import FILLER
from taverne import gwent as library
from taverne.gwent.rules import GwentRules
from taverne.kernel.errors import SetupError

THREE, FOUR, FIVE = (GwentRules(mode=f"ffa{players}") for players in (3, 4, 5))
FLAME = "ni_leader_emhyr_white_flame"
RIDERS = "mo_leader_eredin_red_riders"


def all_pass(game, *players):
    for player in players:
        player.passes()


def test_turns_go_clockwise_and_the_round_ends_when_all_have_passed(gwent):
    """GWT-8.3"""
    game = gwent(THREE, red={"hand": "ves"}, blue={"hand": "fiend"}, green={"hand": "ghoul"})
    game.red.plays("ves")
    game.blue.passes()
    game.green.plays("ghoul")
    assert game.red.is_asked()
    game.red.passes()
    assert game.green.is_asked()
    game.green.passes()
    assert game.table.round == 2


def test_a_point_for_each_opponent_with_a_lower_total(gwent):
    """GWT-8.3 ties give nothing"""
    game = gwent(
        FOUR, red={"melee": "fiend"}, blue={"melee": "ves"}, green={"melee": "ves"}, gold={"melee": "ghoul"}
    )
    all_pass(game, game.red, game.blue, game.green, game.gold)
    assert game.table.score == [3, 1, 1, 0]


@pytest.mark.parametrize(("rules", "target"), [(THREE, 4), (FOUR, 5), (FIVE, 6)])
def test_players_plus_one_points_win(gwent, rules, target):
    """GWT-8.3 first to 4, 5 or 6"""
    names = ["red", "blue", "green", "gold", "white"][: target - 1]
    game = gwent(rules, **{name: {"melee": "fiend" if name == "blue" else ""} for name in names})
    game.table.score = [0, 1] + [0] * (target - 3)
    for name in names:
        getattr(game, name).passes()
    assert game.table.score[1] == target - 1
    assert not game.table.is_over()
    game.blue.plays(FILLER)
    for name in [*names[2:], "red"]:
        getattr(game, name).passes()
    assert game.table.is_over()
    assert game.table.winners == [1]


def test_reached_together_more_points_win_and_equal_ones_share(gwent):
    """GWT-8.3"""
    game = gwent(THREE, red={"melee": "fiend"}, blue={"melee": "ves"}, green={})
    game.table.score = [3, 3, 0]
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.winners == [0]
    game = gwent(THREE, red={"melee": "fiend"}, blue={"melee": "ves"}, green={})
    game.table.score = [2, 3, 0]
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.winners == [0, 1]
    assert [game.table.payoff(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_the_best_of_the_last_round_starts(gwent):
    """GWT-8.3 points in the last round, not in all; of several a random one"""
    game = gwent(THREE, red={}, blue={"melee": "ves"}, green={"melee": "fiend"})
    game.table.score = [2, 0, 0]
    all_pass(game, game.red, game.blue, game.green)
    assert game.green.is_asked()
    starters = set()
    for seed in range(30):
        game = gwent(THREE, seed, red={"melee": "ves"}, blue={"melee": "ves"}, green={})
        all_pass(game, game.red, game.blue, game.green)
        starters.add(int(game.table.starter))
    assert starters == {0, 1}


def test_the_first_starter_is_random(gwent):
    """GWT-8.3"""
    rules = GwentRules(mode="ffa5")
    decks = ["monsters", "nilfgaard", "northern_realms", "skellige", "monsters"]
    starters = {library.deal(*decks, seed=seed, rules=rules).table.starter for seed in range(60)}
    assert starters == {0, 1, 2, 3, 4}


def test_whoever_plays_a_spy_chooses_whom_it_visits(gwent):
    """GWT-8.3"""
    game = gwent(THREE, red={"hand": "prince_stennis", "deck": "ves ves"}, blue={}, green={})
    game.red.plays("prince_stennis")
    assert game.red.options() == ["melee@1", "melee@2"]
    game.red.picks("melee@2")
    assert (game.blue.strength, game.green.strength) == (0, 5)
    assert len(game.red.has("hand")) == 3


def test_row_scorch_of_a_unit_reaches_each_enemy_by_itself(gwent):
    """GWT-8.3 each row needs its own ten and loses its own strongest"""
    game = gwent(
        FOUR,
        red={"hand": "villentretenmerth"},
        blue={"melee": "fiend forktail"},
        green={"melee": "griffin griffin"},
        gold={"melee": "fiend"},
    )
    game.red.plays("villentretenmerth")
    assert [player.strength for player in (game.blue, game.green, game.gold)] == [5, 0, 6]


def test_row_scorch_of_a_leader_reaches_one_opponent_of_your_choice(gwent):
    """GWT-8.3 only those where it would do something are offered"""
    game = gwent(
        FOUR,
        red={"leader": "st_leader_francesca_queen"},
        blue={"melee": "fiend forktail"},
        green={"melee": "ghoul"},
        gold={"melee": "fiend griffin"},
    )
    game.red.uses_leader()
    assert game.red.options() == ["side-1", "side-3"]
    game.red.picks("side-3")
    assert [player.strength for player in (game.blue, game.green, game.gold)] == [11, 1, 5]


def test_the_emperor_chooses_whose_hand_to_look_at(gwent):
    """GWT-8.3, GWT-9.27"""
    emperor = "ni_leader_emhyr_emperor_of_nilfgaard"
    game = gwent(THREE, red={"leader": emperor}, blue={"hand": "ves"}, green={"hand": "fiend"})
    game.red.uses_leader()
    assert game.red.options() == ["seat-1", "seat-2"]
    game.red.picks("seat-2")
    assert game.red.sees().seats[2].hand.known == ("mo_fiend", "ne_vesemir.st")
    assert game.red.sees().seats[1].hand.known == ()


@pytest.mark.parametrize(
    ("others", "drawn"), [(("ghoul", "ghoul"), 1), (("ghoul", "ves"), 0), (("ves", "fiend"), 0)]
)
def test_northern_realms_draw_for_beating_two(gwent, others, drawn):
    """GWT-8.3 strictly higher than at least two others"""
    game = gwent(
        THREE,
        red={"faction": "northern_realms", "melee": "ves", "deck": "fiend fiend"},
        blue={"melee": others[0]},
        green={"melee": others[1]},
    )
    all_pass(game, game.red, game.blue, game.green)
    assert len(game.red.has("hand")) == 1 + drawn


def test_nilfgaard_scores_for_each_opponent_tied(gwent):
    """GWT-9.21, GWT-8.3"""
    game = gwent(
        THREE, red={"faction": "nilfgaard", "melee": "ves"}, blue={"melee": "ves"}, green={"melee": "ves"}
    )
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.score == [2, 0, 0]


def test_two_nilfgaard_in_a_tie_both_score(gwent):
    """GWT-9.21"""
    game = gwent(THREE, red={"faction": "nilfgaard"}, blue={"faction": "nilfgaard"}, green={"melee": "ghoul"})
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.score == [1, 1, 2]


def test_white_flame_switches_all_other_leaders_off(gwent):
    """GWT-8.3, GWT-9.22 several do not touch each other"""
    game = gwent(
        FOUR, red={"leader": FLAME}, blue={"leader": RIDERS}, green={"leader": FLAME}, gold={"leader": RIDERS}
    )
    silenced = [seat.leader_silenced for seat in game.red.sees().seats]
    assert silenced == [False, True, False, True]
    assert game.table.ready == [False] * 4


def test_of_several_scoiatael_a_random_one_decides_and_may_name_anybody():
    """GWT-8.3, GWT-9.24"""
    asked = set()
    for seed in range(40):
        game = library.deal("scoiatael", "monsters", "scoiatael", seed=seed, rules=THREE)
        asked.add(game.asked[0])
        assert game.options(game.asked[0]) == ("seat-0", "seat-1", "seat-2")
    assert asked == {0, 2}


def test_scoiatael_decides_only_the_first_starter(gwent):
    """GWT-9.24"""
    game = gwent(THREE, red={"faction": "scoiatael"}, blue={"melee": "ves"}, green={})
    all_pass(game, game.red, game.blue, game.green)
    assert game.blue.is_asked()


def test_there_is_no_limit_of_rounds_and_there_are_no_gems(gwent):
    """GWT-8.3"""
    game = gwent(THREE, 1, 5, red={"hand": "ves"}, blue={}, green={})
    assert game.table.score == [0, 0, 0]
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.round == 6


def test_skellige_return_before_round_three_as_usual(gwent):
    """GWT-8.3, GWT-9.8 several of them in turn order from the starter of round 3"""
    game = gwent(
        THREE,
        1,
        2,
        red={"faction": "skellige", "discard": "ves"},
        blue={"melee": "ghoul"},
        green={"faction": "skellige", "discard": "fiend"},
    )
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.starter == 1
    assert game.heard("return") == ["fiend", "ves"]


def test_a_returning_spy_is_sent_where_skellige_like(gwent):
    """GWT-9.8 in a free-for-all the side is chosen"""
    game = gwent(
        THREE,
        1,
        2,
        red={"faction": "skellige", "discard": "prince_stennis"},
        blue={"melee": "ghoul"},
        green={},
    )
    all_pass(game, game.red, game.blue, game.green)
    assert game.red.options() == ["melee@1", "melee@2"]
    game.red.picks("melee@1")


def test_it_ends_when_nobody_can_act(gwent):
    """GWT-8.3, GWT-9.23 a Decoy without a target is no play; the field is scored as it stands"""
    game = gwent(
        THREE,
        red={"hand_only": "decoy"},
        blue={"hand_only": FILLER},
        green={"hand_only": "", "ranged": "cow"},
    )
    game.red.passes()
    game.blue.plays(FILLER)
    assert game.table.is_over()
    assert game.green.has("melee") == ["bovine_defense_force"]
    assert [(event.seat, event.place) for event in game.events if event.kind == "game_over"] == [(-1, 2)]
    assert game.table.score == [0, 2, 2]
    assert game.table.winners == [1, 2]


def test_the_most_points_win_when_nobody_can_act(gwent):
    """GWT-9.23 points, not the strength of the last field"""
    game = gwent(THREE, red={"hand_only": "decoy"}, blue={"hand_only": FILLER}, green={"hand_only": ""})
    game.table.score = [3, 0, 0]
    game.red.passes()
    game.blue.plays(FILLER)
    assert game.table.winners == [0]


def test_it_ends_after_two_rounds_in_which_nobody_acted(gwent):
    """GWT-9.23"""
    game = gwent(THREE, red={}, blue={}, green={})
    game.table.quiet = 1
    all_pass(game, game.red, game.blue, game.green)
    assert game.table.round == 2
    for seat in game.table.seating.clockwise(game.table.starter):
        game.table.answer(seat, -1)
    assert game.table.is_over()
    assert game.table.winners == [0, 1, 2]


def test_one_idle_round_does_not_end_it(gwent):
    """GWT-9.23 two in a row do"""
    game = gwent(THREE, red={}, blue={}, green={})
    game.table.quiet = 0
    all_pass(game, game.red, game.blue, game.green)
    for quiet in (1, 2):
        assert not game.table.is_over()
        assert game.table.quiet == quiet
        for seat in game.table.seating.clockwise(game.table.starter):
            game.table.answer(seat, -1)
    assert game.table.is_over()
    assert game.table.round == 3


def test_a_played_card_starts_the_count_of_idle_rounds_anew(gwent):
    """GWT-9.23"""
    game = gwent(THREE, red={"hand": "ves ves"}, blue={}, green={})
    game.table.quiet = 1
    all_pass(game, game.red, game.blue, game.green)
    while not game.red.is_asked():
        game.table.answer(game.table.asked()[0], -1)
    game.red.plays("ves")
    assert game.table.quiet == 0
    for number in (2, 3):
        while game.table.round == number:
            game.table.answer(game.table.asked()[0], -1)
        assert not game.table.is_over(), "one idle round after the play is not two"


def test_it_needs_as_many_decks_as_players():
    """GWT-8.3 too few or too many players: nothing is started"""
    for decks in (["monsters"] * 2, ["monsters"] * 4):
        with pytest.raises(SetupError) as refused:
            library.deal(*decks, seed=1, rules=THREE)
        assert [complaint.key for complaint in refused.value.complaints] == ["setup-number-of-decks"]
