"""What an answer in Gwent would lead to: only what is sure, and from the view alone."""

import random

import pytest

from kit.builds import all_or
from kit.gwent.golden_games import WAYS
from kit.gwent.random_decks import random_decks
from kit.gwent.walks import deal_secrets_anew
from taverne import gwent
from taverne.gwent.house.foresight import DEEPEST, cut_off, prospect, prospects
from taverne.gwent.view import view

LONGEST = 70


def questions(rules, seed):
    """The states of a random game, each with one seat that is asked."""
    luck = random.Random(seed)
    game = gwent.deal(*random_decks(seed, rules), seed=seed, rules=rules)
    table = game.table
    for _ in range(LONGEST):
        if table.is_over():
            return
        seat = luck.choice(table.asked())
        yield table, seat
        table.answer(seat, luck.choice(table.question(seat).options(table)))


def truth(table, seen):
    """What really comes of every option at this very table."""
    twin = table.clone()
    if not cut_off(twin):
        return []
    return [prospect(twin, seen, word, seen.shape, DEEPEST) for word in seen.options]


def agrees(told, true):
    """Everything that is told is so; less may be told."""
    if told.rows is not None and told.rows != true.rows:
        return False
    if told.landed and told.landed != true.landed:
        return False
    if not told.then:
        return True
    return [one.word for one in told.then] == [one.word for one in true.then] and all(
        agrees(one, other) for one, other in zip(told.then, true.then, strict=True)
    )


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "ffa3"]))
def test_what_is_told_comes_true(way):
    told_of = 0
    for seed in range(105, 110):
        for table, seat in questions(WAYS[way], seed):
            seen = view(table, seat)
            for told, true in zip(prospects(seen), truth(table, seen), strict=False):
                assert agrees(told, true), (seed, told, true)
                told_of += told.rows is not None
    assert told_of > 20


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "ffa3"]))
def test_it_depends_on_nothing_hidden(way):
    for table, seat in questions(WAYS[way], 3):
        twin = table.clone()
        for other in set(range(table.seating.seats)) - {seat}:
            deal_secrets_anew(twin, seat, other, random.Random(7))
        assert prospects(view(table, seat)) == prospects(view(twin, seat))


def test_what_is_asked_next_is_named(gwent):
    """GWT-5.2 where a medic brings a unit back, and what that gives, is told before it is played"""
    game = gwent(
        red={"hand": "dun_banner_medic", "discard": "ves redanian_foot_soldier"}, blue={"melee": "ghoul"}
    )
    medic = next(one for one in prospects(game.red.sees()) if one.word == "nr_dun_banner_medic")
    assert (medic.kind, medic.shape) == ("revive", "card")
    assert {one.word: (one.rows, one.landed) for one in medic.then} == {
        "nr_ves": ([5, 0, 5, 1, 0, 0], [0]),
        "nr_redanian_foot_soldier": ([1, 0, 5, 1, 0, 0], [0]),
    }
