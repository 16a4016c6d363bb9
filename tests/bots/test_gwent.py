"""Bots play by what they see, never stumble, say why, and each is better than the one below."""

import random

import pytest

from kit.builds import all_or, in_full
from kit.gwent.golden_games import WAYS
from kit.gwent.random_decks import random_decks
from kit.gwent.walks import deal_secrets_anew, walk
from taverne import gwent
from taverne.bots import bots_for, make_bot
from taverne.gwent.rules import GwentRules
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.gwent.view import view
from taverne.kernel.errors import TaverneError
from taverne.words import knows, say

GAMES_OF = {
    "random": 160,
    "novice": 8,
    "greedy": 10,
    "weighted": 8,
    "planner": 8,
    "net": 1,
    "net:10": 1,
    "search:10": 2,
    "plain:10": 1,
    "search:12/3": 1,
}
FACTIONS = list(gwent.starter_decks())


def play_on(game, names, seed):
    """To the end; each seat has its own bot."""
    bots = [make_bot(name, seed * 2 + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
    return game


def duel(names, seed):
    decks = [FACTIONS[seed % 5], FACTIONS[(seed // 5) % 5]]
    return play_on(gwent.deal(*decks, seed=seed), names, seed)


def rate(one, two, games):
    """What the first wins of so many duels, with changing seats."""
    won = 0.0
    for seed in range(games):
        names = [one, two] if seed % 2 else [two, one]
        won += duel(names, seed).table.payoff(names.index(one))
    return won / games


def test_all_bots_are_tried_here():
    assert {name.partition(":")[0] for name in GAMES_OF} == {*bots_for("gwent"), "weighted", "plain"}


@pytest.mark.parametrize("name", GAMES_OF)
def test_a_bot_sees_what_a_person_in_its_seat_would_see(name):
    """Dealing anew what it cannot know does not change its choice."""
    for seed in range(in_full(60)):
        table = walk(GwentRules(), seed, seed % 30)
        if table.is_over():
            continue
        seat = table.asked()[0]
        twin = table.clone()
        deal_secrets_anew(twin, seat, 1 - seat, random.Random(seed))
        assert make_bot(name, seed).choose(view(table, seat)) == make_bot(name, seed).choose(view(twin, seat))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("better", "other", "games", "least"),
    [
        ("novice", "random", 40, 0.6),
        ("greedy", "novice", 40, 0.6),
        ("greedy", "random", 40, 0.75),
        ("weighted", "random", 40, 0.75),
        ("planner", "weighted", 40, 0.6),
        ("planner", "greedy", 40, 0.6),
        ("net", "planner", 40, 0.6),
        ("search:40", "random", 10, 0.8),
    ],
)
def test_each_bot_beats_the_one_below(better, other, games, least):
    assert rate(better, other, games) > least


def wins_alone(name, games):
    """GWT-8.5 against the opponent without a hand."""
    won = 0.0
    for seed in range(games):
        one, two = FACTIONS[seed % 5], FACTIONS[(seed // 5) % 5]
        decks = [full_deck(one, gwent.starter_decks()[one].leader), opponents_deck(two)]
        game = gwent.deal(*decks, seed=seed, rules=GwentRules(mode="solo"))
        won += play_on(game, [name], seed).table.payoff(0)
    return won / games


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_in_solo_play_bots_fight_until_one_more_card_may_not_suffice(name):
    """GWT-8.5 the opponent never passes, and has a last card after you."""
    assert wins_alone(name, 40) > 0.2 > wins_alone("random", 40)


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "solo-leaders"]))
@pytest.mark.parametrize("name", GAMES_OF)
def test_no_bot_stumbles_in_any_way_to_play(way, name):
    """2,000 games in all, compiled."""
    rules = WAYS[way]
    for seed in range(in_full(GAMES_OF[name])):
        game = gwent.deal(*random_decks(seed, rules), seed=seed, rules=rules)
        assert play_on(game, [name] * game.table.seating.seats, seed).is_over


def test_that_makes_two_thousand_games():
    assert sum(GAMES_OF.values()) * len(WAYS) == 2000


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "solo-leaders"]))
@pytest.mark.parametrize("name", GAMES_OF)
def test_a_bot_says_what_it_thinks_of_every_option(way, name):
    rules = WAYS[way]
    game = gwent.deal(*random_decks(1, rules), seed=1, rules=rules)
    luck, bot = random.Random(1), make_bot(name, 1)
    while not game.is_over:
        seat = game.asked[0]
        seen = game.look(seat)
        chosen = bot.choose(seen)
        assert sorted(thought.option for thought in bot.thoughts) == sorted(seen.options)
        assert bot.thoughts[0].option == chosen
        for thought in bot.thoughts:
            assert 0.0 <= thought.chance <= 1.0
            assert knows(thought.reason)
            assert "{" not in say(thought.reason, **thought.details)
        game.answer(seat, luck.choice(seen.options))


@pytest.mark.parametrize("name", GAMES_OF)
def test_bots_play_a_tournament(name):
    decks = list(gwent.starter_decks().values())
    match = play_on(gwent.deal_tournament(decks[:3], decks[2:], seed=1), [name, "random"], 1)
    assert max(match.table.wins) == 2


def test_the_same_seed_plays_the_same_game():
    one, two = (duel(["greedy", "random"], 3) for _ in "ab")
    assert one.answers == two.answers


def test_an_unknown_bot_is_refused():
    with pytest.raises(TaverneError) as refused:
        make_bot("deep-thought", 1)
    assert refused.value.key == "bot-unknown"
    assert "greedy" in str(refused.value)
