"""CAR-3: results that change."""

import pytest

pytest_plugins = ("kit.cardia.scenario",)


def test_a_changed_encounter_is_judged_again(cardia):
    """CAR-3.1 its signet moves to the new winner"""
    game = cardia(red={"hand": "clockmaker"}, blue={"hand": "djinn"}, row="ambusher/clockmaker")
    assert game.blue.wins(1)
    game.meet("clockmaker", "djinn")
    assert game.red.wins(1)
    assert not game.blue.wins(1)
    assert (game.red.signets, game.blue.signets) == (1, 1)


def test_a_tie_sends_the_signet_back_and_a_former_tie_can_gain_a_winner(cardia):
    """CAR-3.1"""
    row = "judge/clockmaker ambusher/ambusher"
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row=row).meet("inventor", "djinn")
    game.red.picks("1@0").picks("2@1")
    assert not game.red.wins(1)
    assert not game.blue.wins(1)
    assert game.red.wins(2)


def test_who_becomes_the_loser_later_does_not_activate(cardia):
    """CAR-3.2 the Djinn is overtaken, and nobody wins the game"""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "treasurer"}, row="magistra/djinn")
    game.table.waiting[0].modifier = -10
    game.meet("inventor", "treasurer")
    game.red.picks("1@0").picks("2@1")
    assert game.red.wins(1)
    assert not game.table.is_over()
    assert game.heard("ability") == ["inventor"]


def test_a_card_that_leaves_loses_tokens_and_signets(cardia):
    """CAR-3.3 the Judge comes back without its token"""
    row = "judge*+3/surgeon surgeon/surgeon"
    game = cardia(red={"hand": "swamp_guardian"}, blue={"hand": "djinn"}, row=row)
    assert game.red.signets == 2
    game.meet("swamp_guardian", "djinn")
    game.red.picks("place-1")
    assert "judge" in game.red.hand
    assert game.red.signets == 0
    assert game.blue.discard == ["surgeon"]


def test_the_row_closes_and_the_next_card_is_played_on_the_free_place(cardia):
    """CAR-3.4"""
    row = "judge/surgeon mediator/saboteur"
    game = cardia(red={"hand": "swamp_guardian clockmaker"}, blue={"hand": "djinn inventor"}, row=row).meet(
        "swamp_guardian", "djinn"
    )
    game.red.picks("place-2")
    assert game.red.row == ["judge", "swamp_guardian"]
    game.meet("clockmaker", "inventor")
    assert game.red.row == ["judge", "swamp_guardian", "clockmaker"]
    assert game.red.card(2).modifier == 3


def test_previous_is_counted_on_the_new_row(cardia):
    """CAR-3.4 the Treasurer points at the encounter that has moved up"""
    row = "judge/surgeon saboteur/mediator treasurer*/magistra"
    game = cardia(red={"hand": "swamp_guardian"}, blue={"hand": "djinn"}, row=row)
    game.meet("swamp_guardian", "djinn")
    assert game.red.options() == ["place-1", "place-2", "place-3"]
    game.red.picks("place-2")
    assert game.explains(1)["treasurer"] == (1, 0)
    assert game.red.signets == 2


def test_a_row_that_closes_twice(cardia):
    """CAR-3.4 first an earlier encounter leaves, then the current one"""
    game = cardia(
        red={"hand": "swamp_guardian assassin", "deck": "inventor"},
        blue={"hand": "djinn inventor", "deck": "treasurer"},
        row="judge/surgeon mediator*/saboteur",
    ).meet("swamp_guardian", "djinn")
    game.red.picks("place-1")
    game.meet("assassin", "inventor")
    assert game.red.row == ["mediator", "swamp_guardian"]
    assert game.blue.row == ["saboteur", "djinn"]
    assert game.red.discard == ["assassin"]
    assert game.blue.discard == ["surgeon", "inventor"]
    game.meet("inventor", "treasurer")
    assert len(game.red.row) == 3


def test_the_counselor_goes_before_the_mediator(cardia):
    """CAR-3.5"""
    game = cardia(red={"hand": "counselor"}, blue={"hand": "djinn"}, row="mediator*/saboteur")
    assert not game.red.wins(1)
    game.meet("counselor", "djinn")
    assert game.red.wins(1)
    assert game.explains(1) == {
        "printed": (4, 5), "influence": (4, 5), "counselor": (1, 0), "mediator": (1, 0), "winner": (1, 0),
        "signets": (1, 0),
    }  # fmt: skip


def test_counselor_against_counselor_cancel(cardia):
    """CAR-3.5 both on the same encounter: influence decides again"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="surgeon/saboteur counselor*/counselor*"
    )
    assert game.blue.wins(1)
    assert not game.red.wins(1)
    assert game.explains(1)["counselor"] == (1, 1)


def test_a_counselor_speaks_for_the_encounter_before_it(cardia):
    """CAR-3.5 not for the one after it, and so it is explained"""
    game = cardia(
        red={"hand": "saboteur"},
        blue={"hand": "surgeon"},
        row="surgeon/saboteur counselor*/djinn judge/djinn",
    )
    assert game.red.wins(1)
    assert game.explains(1)["counselor"] == (1, 0)
    assert "counselor" not in game.explains(2) | game.explains(3)


def test_the_judge_wins_what_the_mediator_ties(cardia):
    """CAR-3.5 Judge with Mediator; the explanation names both"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "djinn"}, row="mediator*/saboteur")
    game.meet("judge", "djinn")
    assert game.red.wins(1)
    assert game.explains(1) == {
        "printed": (4, 5), "influence": (4, 5), "mediator": (1, 0), "judge": (1, 0), "winner": (1, 0),
        "signets": (1, 0),
    }  # fmt: skip


@pytest.mark.parametrize(("two_judges", "red", "blue"), [("tie", 0, 0), ("both_win", 1, 1)])
def test_two_judges_leave_a_tie_or_both_win(cardia, two_judges, red, blue):
    """CAR-3.5, CAR-9 one Judge each; of one player two tokens are one Judge"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="ambusher/ambusher judge*/judge*",
        two_judges=two_judges,
    )  # fmt: skip
    assert (game.red.signets, game.blue.signets) == (2 * red, 2 * blue)
    assert game.red.sees().row[0].winners == (0, 1)[: red + blue]
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="ambusher/ambusher judge**/inventor",
        two_judges=two_judges,
    )  # fmt: skip
    assert (game.red.signets, game.blue.signets) == (1, 1)


def test_signets_are_explained_step_by_step(cardia):
    """CAR-3.6 base, Treasurer, Aristocrat, Unicorn; only for the winner"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="aristocrat*+3!/mediator-1 surgeon/treasurer*"
    )
    assert game.explains(1) == {
        "printed": (8, 4), "tokens": (3, -1), "influence": (11, 3), "winner": (1, 0), "treasurer": (1, 0),
        "aristocrat": (1, 0), "unicorn": (1, 0), "signets": (4, 0),
    }  # fmt: skip
    assert (game.red.signets, game.blue.signets) == (4, 1)


def test_treasurer_signets_pass_to_the_new_winner_the_others_do_not(cardia):
    """CAR-3.6 the Aristocrat's and the Unicorn's go back to the supply"""
    game = cardia(
        red={"hand": "inventor"}, blue={"hand": "djinn"}, row="aristocrat*!/palace_guard surgeon/treasurer*"
    )
    assert (game.red.signets, game.blue.signets) == (4, 1)
    game.meet("inventor", "djinn")
    game.red.picks("1@1").picks("2@0")
    assert (game.red.signets, game.blue.signets) == (0, 2 + 1 + 1)
    assert game.red.card(1).claims == 0


def test_two_tokens_double_what_counts(cardia):
    """CAR-3.7 Treasurer and Aristocrat twice; a yes-or-no effect is only once"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="aristocrat**/mediator surgeon/treasurer**"
    )
    assert game.red.signets == 1 + 2 + 2
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="mediator**/saboteur ambusher/counselor**"
    )
    assert (game.red.signets, game.blue.signets) == (0, 2)


def test_with_two_judges_an_encounter_judged_again_names_nobody_or_both(cardia):
    """CAR-3.5, CAR-3.1 what is told when the second Judge comes: no single winner"""
    for option, winners in (("tie", (False, False)), ("both_win", (True, True))):
        game = cardia(
            red={"hand": "inventor"},
            blue={"hand": "judge"},
            row="ambusher/ambusher judge*/inventor",
            two_judges=option,
        ).meet("inventor", "judge")
        told = [(event.seat, event.place) for event in game.events if event.kind == "judged_again"]
        assert told == [(-1, 0)]
        assert (game.red.wins(1), game.blue.wins(1)) == winners


def test_only_the_winners_own_tokens_are_named_among_the_signets(cardia):
    """CAR-3.6 an Aristocrat or a claim that loses explains nothing"""
    for row, seat in (("aristocrat*!/successor", 1), ("successor/aristocrat*!", 0)):
        game = cardia(red={"hand": "envoy"}, blue={"hand": "envoy"}, row=row)
        steps = game.explains(1)
        assert "aristocrat" not in steps
        assert "unicorn" not in steps
        assert steps["signets"] == ((1, 0) if seat == 0 else (0, 1))
    for row, pair in (("aristocrat**!/envoy", (2, 0)), ("envoy/aristocrat**!", (0, 2))):
        steps = cardia(red={"hand": "poisoner"}, blue={"hand": "poisoner"}, row=row).explains(1)
        assert steps["aristocrat"] == pair
        assert steps["unicorn"] == (pair[0] // 2, pair[1] // 2)
        assert steps["signets"] == tuple(2 * one for one in pair)
