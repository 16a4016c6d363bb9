"""Open-hand practice: what a teacher beside the table would say."""

import random

import pytest

from kit.builds import all_or
from kit.gwent.golden_games import WAYS
from kit.gwent.random_decks import random_decks
from taverne import gwent
from taverne.gwent.bots.practice import hint, open_hands
from taverne.words import knows


def keys(cards):
    return tuple(card.key for card in cards)


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "pairs"]))
def test_a_hint_is_a_legal_move_with_a_reason(way):
    """GWT-8.6 in every way to play"""
    for seed in range(2):
        game = gwent.deal(*random_decks(seed, WAYS[way]), seed=seed, rules=WAYS[way])
        luck = random.Random(seed)
        while not game.is_over:
            seat = luck.choice(game.asked)
            given = hint(game.look(seat), seed)
            assert given.option in game.options(seat)
            assert knows(given.reason)
            game.answer(seat, luck.choice([given.option, luck.choice(game.options(seat))]))


def test_all_hands_lie_open():
    """GWT-8.6"""
    game = gwent.deal("monsters", "skellige", "nilfgaard", seed=1, rules=gwent.GwentRules(mode="ffa3"))
    assert open_hands(game) == [keys(hand) for hand in game.table.hands]
    match = gwent.deal_match("monsters", "skellige", seed=1)
    assert open_hands(match) == [keys(hand) for hand in match.table.duel.hands]
    tournament = gwent.deal_tournament(*[["monsters", "skellige", "nilfgaard"]] * 2, seed=1)
    assert open_hands(tournament) == [(), ()]


def test_the_hint_sees_no_more_than_the_person_who_asks():
    """GWT-8.6 it comes from the own view alone"""
    game = gwent.deal("northern_realms", "skellige", seed=3)
    for seat in (0, 1):
        game.answer(seat, "done")
    seat = game.asked[0]
    given, again = hint(game.look(seat), 1), hint(gwent.replay(game.record()).look(seat), 1)
    assert (given.option, given.reason, given.details) == (again.option, again.reason, again.details)
    assert given.reason == "thought-gains"
