"""What each move changed: told by the house after every answer, so that nobody has to have watched."""

import random
import subprocess
import sys

import pytest

from kit.parlour import BOT, ME, Parlour, duel
from taverne.cardia.house.farewell import ENDS as GAME_ENDS
from taverne.cardia.house.farewell import MOVES as CARDIA_MOVES
from taverne.cli.telling import read_grammar
from taverne.gwent.house.offer import ENDS, MOVES
from taverne.house.room.playing import checked_answer

WAYS = {
    "duel": {"seats": [ME, BOT]},
    "ffa3": {"rules": "mode=ffa3", "seats": [ME, BOT, BOT]},
    "pairs": {"rules": "mode=pairs", "seats": [ME, BOT, BOT, BOT]},
    "solo": {"rules": "mode=solo", "seats": [ME]},
}


def told_after(parlour, answer):
    before = len(parlour.sees(0).happenings)
    answer()
    return parlour.sees(0).happenings[before:]


def answers_by_chance(parlour, seed):
    """What was told after each answer, until the game is over."""
    luck = random.Random(seed)
    while parlour.room.is_playing:
        seat = parlour.room.asked()[0]
        word = luck.choice(parlour.room.playing().options(seat))
        entry = checked_answer(parlour.room, seat, parlour.room.question_id(seat), word)
        yield told_after(parlour, lambda entry=entry: parlour.write([entry]))


def kinds(told):
    return [one.kind for one in told if one.of == "game"]


@pytest.mark.parametrize("way", WAYS)
def test_the_gains_of_a_round_add_up_to_the_totals(way):
    parlour = Parlour(**WAYS[way]).all_ready()
    sums, known = [], False
    for told in answers_by_chance(parlour, 3):
        moves = sum(kind in MOVES for kind in kinds(told))
        gains = [gains for one in told if one.of == "gains" for gains in one.gains]
        assert not gains or len(gains) == moves + 1
        sums = [sum(column) for column in zip(*gains, sums or gains[0], strict=True)] if gains else sums
        totals = [side.total for side in parlour.sees(0).view.sides]
        if any(kind in ("round", *ENDS) for kind in kinds(told)):
            sums = totals
        assert sums == totals or not (sums or any(totals))
        known = known or any(any(one) for one in gains)
    assert known


@pytest.mark.parametrize(
    ("game", "moves", "ends"), [("gwent", MOVES, ENDS), ("cardia", CARDIA_MOVES, GAME_ENDS)]
)
def test_the_browser_counts_the_same_moves(game, moves, ends):
    grammar = read_grammar(f"taverne.{game}")
    assert (grammar.moves, grammar.ends) == (list(moves), list(ends))


def test_nobody_hears_of_gains_while_cards_are_exchanged():
    """GWT-9.18 how far others have gone is secret"""
    parlour = duel()
    told = told_after(parlour, lambda: parlour.answers(1))
    assert [one for one in told if one.of == "gains"] == []


def test_the_gains_of_cardia_are_signets():
    parlour = Parlour(game="cardia", rules="wins=1", seats=[ME, BOT]).all_ready()
    sums = [0, 0]
    for told in answers_by_chance(parlour, 5):
        gains = [gains for one in told if one.of == "gains" for gains in one.gains]
        assert not gains or len(gains) == sum(kind in CARDIA_MOVES for kind in kinds(told)) + 1
        sums = [sum(column) for column in zip(*gains, sums, strict=True)]
    assert sums == [seat.signets for seat in parlour.sees(0).view.seats]
    assert any(sums)


@pytest.mark.parametrize(
    "module", ["protocol.advice", "protocol.messages", "cardia.house.farewell", "gwent.house.offer"]
)
def test_whoever_thinks_may_load_any_part_first(module):
    """What a process of the bots loads first is not what the house loads first."""
    run = subprocess.run([sys.executable, "-c", f"import taverne.{module}"], capture_output=True, check=False)
    assert run.returncode == 0, run.stderr
