"""Bots play by what they see, never stumble, and the greedy one is better than chance."""

import random

import pytest

from golden_games import WAYS
from random_decks import random_decks
from taverne import gwent
from taverne.bots import BOTS, make_bot
from taverne.gwent.rules import GwentRules
from taverne.gwent.view import view
from taverne.kernel.errors import TaverneError
from test_laws import deal_secrets_anew, walk

NAMES = [f"{name}:10" if name == "search" else name for name in BOTS]


def play(decks, bots, seed):
    game = gwent.deal(*decks, seed=seed)
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_sees_what_a_person_in_its_seat_would_see(name):
    """Dealing anew what it cannot know does not change its choice."""
    for seed in range(60):
        table = walk(GwentRules(), seed, seed % 30)
        if table.is_over():
            continue
        seat = table.asked()[0]
        twin = table.clone()
        deal_secrets_anew(twin, seat, 1 - seat, random.Random(seed))
        assert make_bot(name, seed).choose(view(table, seat)) == make_bot(name, seed).choose(view(twin, seat))


def test_the_greedy_bot_beats_chance():
    factions = list(gwent.starter_decks())
    wins, games = 0.0, 40
    for seed in range(games):
        decks = [factions[seed % 5], factions[(seed // 5) % 5]]
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        bots = [make_bot(name, seed * 2 + seat) for seat, name in enumerate(names)]
        wins += play(decks, bots, seed).table.payoff(names.index("greedy"))
    assert wins / games > 0.75


@pytest.mark.parametrize("way", sorted(WAYS))
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_stumbles_in_any_way_to_play(way, name):
    for seed in range(1 if name.startswith("search") else 4):
        rules = WAYS[way]
        game = gwent.deal(*random_decks(seed, rules), seed=seed, rules=rules)
        bots = [make_bot(name, seed + seat) for seat in range(game.table.seating.seats)]
        while not game.is_over:
            seat = game.asked[0]
            game.answer(seat, bots[seat].choose(game.look(seat)))


def test_bots_play_a_tournament():
    decks = list(gwent.starter_decks().values())
    match = gwent.deal_tournament(decks[:3], decks[2:], seed=1)
    bots = [make_bot("greedy", 1), make_bot("random", 2)]
    while not match.is_over:
        seat = match.asked[0]
        match.answer(seat, bots[seat].choose(match.look(seat)))
    assert max(match.table.wins) == 2


def test_the_same_seed_plays_the_same_game():
    one, two = (
        play(["monsters", "skellige"], [make_bot("greedy", 1), make_bot("random", 2)], 3) for _ in "ab"
    )
    assert one.answers == two.answers


def test_an_unknown_bot_is_refused():
    with pytest.raises(TaverneError) as refused:
        make_bot("deep-thought", 1)
    assert refused.value.key == "bot-unknown"
    assert "greedy" in str(refused.value)
