"""CAR-4: the end of the game."""

pytest_plugins = ("kit.cardia.scenario",)

FOUR = "judge/surgeon ambusher/surgeon inventor/surgeon palace_guard/surgeon"


def test_five_signets_at_the_end_of_a_round_win(cardia):
    """CAR-4.1"""
    game = cardia(red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row=FOUR).meet("saboteur", "surgeon")
    assert game.red.wins_the_game


def test_four_are_not_enough(cardia):
    """CAR-4.1"""
    game = cardia(red={"hand": "surgeon"}, blue={"hand": "saboteur"}, row=FOUR).meet("surgeon", "saboteur")
    assert not game.table.is_over()


def test_of_two_with_five_the_higher_count_wins_and_equals_play_on(cardia):
    """CAR-4.1 until a round ends with one ahead"""
    even = f"{FOUR} saboteur/djinn saboteur/treasurer mediator/treasurer surgeon/judge"
    game = cardia(
        red={"hand": "ambusher saboteur surgeon"},
        blue={"hand": "treasurer saboteur judge"},
        row=f"{even} mediator+9/aristocrat*",
    )
    assert (game.red.signets, game.blue.signets) == (5, 4)
    game.meet("surgeon", "saboteur")
    assert (game.red.signets, game.blue.signets) == (5, 5)
    assert not game.table.is_over()
    game.meet("saboteur", "judge")
    assert (game.red.signets, game.blue.signets) == (5, 6)
    assert game.blue.wins_the_game


def test_who_cannot_play_loses_at_once(cardia):
    """CAR-4.2"""
    game = cardia(red={"hand": "judge"}, blue={"hand_only": "djinn"}, row=FOUR).meet("judge", "djinn")
    assert game.red.wins_the_game
    assert game.blue.score == 0


def test_if_both_cannot_play_more_signets_win(cardia):
    """CAR-4.2"""
    game = cardia(red={"hand_only": "judge"}, blue={"hand_only": "surgeon"}).meet("judge", "surgeon")
    assert game.red.wins_the_game


def test_if_both_cannot_play_and_are_equal_nobody_scores(cardia):
    """CAR-4.2 a draw is dealt again (CAR-8.17)"""
    game = cardia(red={"hand_only": "judge"}, blue={"hand_only": "judge"}).meet("judge", "judge")
    assert game.is_drawn
    assert (game.red.score, game.blue.score) == (0, 0)
    assert game.table.game == 2


def test_an_ability_that_says_so_wins_at_once(cardia):
    """CAR-4.3 with nothing else happening: no draw, no end of the round"""
    game = cardia(red={"hand": "djinn", "deck": "surgeon"}, blue={"hand": "inventor"}, row="surgeon/judge")
    game.table.waiting[0].modifier = -5
    game.meet("djinn", "inventor")
    assert game.red.wins_the_game
    assert game.red.deck == ["surgeon"]
    assert game.table.is_over()
