"""The bots of Cardia: each beats the one below, sees only what it may, never stumbles, and says why."""

import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import process_time

import pytest

from kit.builds import in_full
from kit.cardia.random_rules import random_rules
from kit.cardia.walks import deal_secrets_anew, walk
from taverne import cardia
from taverne.bots import bots_for, make_bot
from taverne.cardia.view import view
from taverne.kernel.errors import TaverneError
from taverne.words import knows, say

SECONDS = 0.1
SANE = 1.0
NAMES = [f"{name}:12" if name == "search" else name for name in bots_for("cardia")] + ["net:12"]


def play(names, seed, rules):
    game = cardia.deal(seed=seed, rules=rules)
    bots = [make_bot(name, 2 * seed + seat, "cardia") for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
    return game


def rate(one, two, games):
    """How often the first wins: the same deals with swapped seats, both decks in turn."""
    points = 0.0
    for number in range(games):
        names = [one, two] if number % 2 else [two, one]
        rules = cardia.CardiaRules(deck="I" if number // 2 % 2 else "II", wins=1)
        points += play(names, 100 + number // 2, rules).table.payoff(names.index(one))
    return points / games


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [
        ("novice", "random", 24, 0.60),
        ("greedy", "novice", 24, 0.60),
        ("greedy", "random", 24, 0.75),
        ("weighted", "random", 24, 0.70),
        ("planner", "weighted", 12, 0.60),
        ("planner", "greedy", 12, 0.55),
        ("search:100", "greedy", 8, 0.60),
    ],
)
def test_each_bot_beats_the_one_below(better, worse, games, least):
    assert rate(better, worse, games) >= least


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_sees_what_a_person_in_its_seat_would_see(name):
    """Dealing anew what it cannot know does not change its choice; nor does what the rival has chosen."""
    for seed in range(0, in_full(480), 16):
        table = walk(seed, seed % 37)
        if table.is_over():
            continue
        seat = table.asked()[-1]
        twin = table.clone()
        deal_secrets_anew(twin, seat, random.Random(seed))
        one, two = (make_bot(name, seed, "cardia").choose(view(at, seat)) for at in (table, twin))
        assert one == two


@pytest.mark.parametrize("name", NAMES)
def test_no_bot_stumbles_in_any_way_to_play(name):
    """All decks, every scene and several at once, with and without guardians; matches too."""
    for seed in range(0, in_full(544), 61 if name.startswith(("search", "planner", "net")) else 17):
        game = play([name, "random"], seed, random_rules(seed, 1 + seed % 2))
        assert game.is_over


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_moves(name):
    one, two = (play([name, "random"], 5, cardia.CardiaRules(guardians=True, wins=1)) for _ in "ab")
    assert one.answers == two.answers


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_says_what_it_thinks(name):
    """One thought for each option, the chosen one first, each with a chance and a reason in words."""
    for seed in range(0, in_full(320, 96), 32):
        table = walk(seed, seed % 23)
        if table.is_over():
            continue
        seat = table.asked()[0]
        seen = view(table, seat)
        bot = make_bot(name, seed, "cardia")
        chosen = bot.choose(seen)
        assert bot.thoughts[0].option == chosen
        assert sorted(thought.option for thought in bot.thoughts) == sorted(seen.options)
        for thought in bot.thoughts:
            assert 0 <= thought.chance <= 1
            assert knows(thought.reason)
            assert "{" not in say(thought.reason, **thought.details)


def test_a_search_tries_as_often_as_it_was_told():
    seen = cardia.deal(seed=3).look(0)
    bot = make_bot("search:40", 1, "cardia")
    bot.choose(seen)
    assert sum(thought.visits for thought in bot.thoughts) == 30


def thinks(name, **given):
    bot = make_bot(name, 5, "cardia", **given)
    bot.choose(cardia.deal(seed=3).look(0))
    return [(thought.option, thought.visits, thought.chance) for thought in bot.thoughts]


def test_a_search_may_grow_several_trees_and_who_grows_them_does_not_matter():
    alone = thinks("search:120/3")
    assert sum(visits for _, visits, _ in alone) == 90
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        assert thinks("search:120/3", pool=pool) == alone


@pytest.mark.compiled
@pytest.mark.parametrize("rules", [cardia.CardiaRules(), cardia.CardiaRules(guardians=True, deck="II")])
def test_a_search_answers_in_time(rules):
    """From the first choice to the exact endgame; all that is not searching fits into a sane margin."""
    game = cardia.deal(seed=2, rules=rules)
    bots = [make_bot(f"search:{SECONDS}s", seat, "cardia", clock=process_time) for seat in range(2)]
    while not game.is_over and len(game.answers) < 40:
        seat = game.asked[0]
        start = process_time()
        word = bots[seat].choose(game.look(seat))
        assert process_time() - start < SECONDS + SANE
        game.answer(seat, word)


def test_without_a_clock_nobody_counts_seconds():
    with pytest.raises(TaverneError) as refused:
        make_bot("search:1s", 1, "cardia")
    assert refused.value.key == "bot-without-clock"


def test_a_rival_who_has_chosen_is_taken_for_one_who_still_may():
    """CAR-2.1 whether the rival has answered yet changes nothing, for both choose in secret."""
    table = cardia.deal(seed=3).table
    before = view(table, 0)
    table.answer(1, table.question(1).options(table)[0])
    after = view(table, 0)
    for name in ("planner", "search:40", "net", "net:40"):
        one, two = (make_bot(name, 4, "cardia") for _ in "ab")
        assert one.choose(before) == two.choose(after)
