"""The last cards of Cardia are solved exactly: values that were worked out by hand."""

import pytest

from kit.cardia.scenario import Scenario
from taverne.bots import make_bot
from taverne.bots.matrix import solve
from taverne.cardia.bots.endgame import Endgame, TooLarge, chances

# Red wins the first four encounters, blue the last four: the next signet decides.
EVEN = (
    "djinn/surgeon inventor/mediator magistra/ambusher swamp_guardian/palace_guard "
    "surgeon/djinn mediator/inventor ambusher/magistra palace_guard/swamp_guardian"
)
GONE = "judge puppeteer clockmaker treasurer"


def pennies(**more):
    """Red's Saboteur (5) beats only the Void Mage (2); its Assassin (1) takes blue's card away with it.

    If the Assassin meets the Fortune Teller (6), the Saboteur then meets the Void Mage, and wins.
    """
    return Scenario(
        red={"hand_only": "assassin saboteur", "discard": f"{GONE} void_mage fortune_teller"},
        blue={"hand_only": "void_mage fortune_teller", "discard": f"{GONE} assassin saboteur"},
        row=EVEN,
        **more,
    )


@pytest.mark.parametrize(
    ("payoffs", "value", "first", "second"),
    [
        ([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]], 0.0, [1 / 3] * 3, [1 / 3] * 3),
        ([[3.0, -1.0], [-2.0, 1.0]], 1 / 7, [3 / 7, 4 / 7], [2 / 7, 5 / 7]),
        ([[0.5, 0.9], [0.2, 1.0]], 0.5, [1.0, 0.0], [1.0, 0.0]),
        ([[0.25]], 0.25, [1.0], [1.0]),
        ([[2.0, 1.0, 4.0]], 1.0, [1.0], [0.0, 1.0, 0.0]),
        ([[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]], 0.0, None, None),
    ],
)
def test_a_matrix_game_as_in_the_books(payoffs, value, first, second):
    """Stone, paper and scissors; a mixed game of two by two; a saddle point; one choice only; ties."""
    found = solve(payoffs)
    assert found.value == pytest.approx(value)
    for mix, expected in ((found.first, first), (found.second, second)):
        assert sum(mix) == pytest.approx(1)
        assert expected is None or mix == pytest.approx(expected)


@pytest.mark.parametrize("size", [(2, 5), (5, 5), (6, 3)])
def test_nobody_can_improve_on_a_solution(size):
    for seed in range(50):
        payoffs = [
            [(seed * 31 + row * 17 + column * 7 + row * column * seed) % 11 / 10 for column in range(size[1])]
            for row in range(size[0])
        ]
        found = solve(payoffs)
        against_second = [
            sum(cell * share for cell, share in zip(row, found.second, strict=True)) for row in payoffs
        ]
        columns = [[row[place] for row in payoffs] for place in range(size[1])]
        against_first = [
            sum(cell * share for cell, share in zip(column, found.first, strict=True)) for column in columns
        ]
        assert max(against_second) == pytest.approx(found.value)
        assert min(against_first) == pytest.approx(found.value)


def test_a_secret_choice_that_must_be_mixed():
    """By hand: Assassin against Void Mage loses, against Fortune Teller wins; the Saboteur the other way."""
    table = pennies().table
    assert Endgame(table, 1000).matrix(table) == [[0.0, 1.0], [1.0, 0.0]]
    for seat in range(2):
        advice = Endgame(table, 1000).advice(seat)
        assert advice.shares == pytest.approx([0.5, 0.5])
        assert advice.chances == pytest.approx([0.5, 0.5])


def test_the_search_bot_mixes_where_it_must():
    view = pennies().red.sees()
    chosen = [make_bot("search:50", seed, "cardia").choose(view) for seed in range(40)]
    assert 10 < chosen.count("assassin") < 30
    bot = make_bot("search:50", 1, "cardia")
    bot.choose(view)
    assert [thought.chance for thought in bot.thoughts] == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(("shown", "wins"), [("fortune_teller", "assassin"), ("void_mage", "saboteur")])
def test_a_forced_win_is_found(shown, wins):
    """CAR-5.11 blue plays face up first: now red has an answer to either card."""
    game = pennies(foresees=("red",))
    game.blue.plays(shown)
    bot = make_bot("search:50", 3, "cardia")
    assert bot.choose(game.red.sees()) == wins
    assert bot.thoughts[0].chance == 1.0
    assert bot.thoughts[0].reason == "thought-cardia-solved"


def test_who_must_show_their_card_has_lost():
    game = pennies(foresees=("red",))
    advice = Endgame(game.table, 1000).advice(1)
    assert advice.chances == [0.0, 0.0]


def test_what_is_too_large_is_left_alone():
    table = pennies().table
    with pytest.raises(TooLarge):
        Endgame(table, 3).advice(0)


def test_a_card_that_can_lose_is_not_shown_as_won():
    """Against a sure win the other side may play anything; the poor card has its worst case."""
    payoffs = [[1.0, 1.0], [1.0, 0.0]]
    solution = solve(payoffs)
    assert solution.value == pytest.approx(1.0)
    assert chances(payoffs, solution.first, solution.second) == pytest.approx([1.0, 0.0])


def test_what_is_mixed_is_worth_what_the_mix_is_worth():
    payoffs = [[0.0, 1.0], [1.0, 0.0], [0.4, 0.2]]
    solution = solve(payoffs)
    assert chances(payoffs, solution.first, solution.second) == pytest.approx([0.5, 0.5, 0.2])
