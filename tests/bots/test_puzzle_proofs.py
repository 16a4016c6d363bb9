"""Every puzzle is proved again: by all ways where that was its proof, else by what was looked at."""

import pytest

from kit.builds import in_full
from taverne import is_compiled
from taverne.cardia import position as cardia_position
from taverne.cardia.bots import proofs as cardia_proofs
from taverne.games import replay
from taverne.gwent import position as gwent_position
from taverne.gwent.bots import proofs as gwent_proofs
from taverne.house.puzzles import puzzles

EVERY = [(game, puzzle) for game in ("gwent", "cardia") for puzzle in puzzles(game)]
ALL = [(game, puzzle) for game, puzzle in EVERY if puzzle.proof["kind"] == "all"]
RACES = [(game, puzzle) for game, puzzle in ALL if puzzle.kind == "race"]
LOOKED_AT = [(game, puzzle) for game, puzzle in EVERY if puzzle.proof["kind"] == "looks"]
LOOKS = 20_000
MARGIN = 0.1


def named(cases):
    return [pytest.param(game, puzzle, id=f"{game}-{puzzle.id}") for game, puzzle in cases]


@pytest.mark.parametrize(("game", "puzzle"), named(ALL if is_compiled() else RACES[: in_full(len(RACES))]))
def test_what_is_proved_by_all_ways_is_proved_again(game, puzzle):
    PROOFS[puzzle.kind](puzzle)


def race(puzzle):
    """All ways to overtake in the fewest turns are known, and they are one set of cards."""
    table = gwent_position.read_position(puzzle.position)
    assert gwent_proofs.is_race(table, puzzle.seat)
    ways = gwent_proofs.Race(table, puzzle.seat).ways()
    assert sorted(gwent_proofs.words_of(table, way) for way in ways) == sorted(map(list, puzzle.ways))
    (cards,) = {gwent_proofs.turns_of(table, way) for way in ways}
    assert len(cards) == puzzle.turns


def open_hands(puzzle):
    """One first answer wins whatever the other does."""
    table = gwent_position.read_position(puzzle.position)
    assert gwent_proofs.is_open(table, puzzle.seat)
    (only,) = gwent_proofs.OpenHands(puzzle.seat).winning(table)
    assert {way[0] for way in puzzle.ways} == {gwent_proofs.words_of(table, [only])[0]}


def last(puzzle):
    """One card wins whatever she plays, whatever chance still says."""
    for luck in (11, 222):
        table = cardia_position.read_position(puzzle.position | {"luck": luck})
        assert cardia_proofs.is_last(table, puzzle.seat)
        least = cardia_proofs.guaranteed(table, puzzle.seat)
        words = replay(puzzle.record()).options(puzzle.seat)
        assert [(word,) for word, value in zip(words, least, strict=True) if value > 0.99] == list(
            puzzle.ways
        )


PROOFS = {"race": race, "open": open_hands, "last": last}


@pytest.mark.parametrize(("game", "puzzle"), named(LOOKED_AT))
def test_what_was_looked_at_was_looked_at_often_and_is_far_ahead(game, puzzle):
    first, second, *_ = sorted(puzzle.values.values(), reverse=True)
    assert puzzle.proof["looks"] >= LOOKS
    assert first - second >= MARGIN
    assert puzzle.values[puzzle.ways[0][0]] == first
    assert set(puzzle.values) == set(replay(puzzle.record()).options(puzzle.seat))


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "puzzle"), named(LOOKED_AT))
def test_a_shorter_look_says_the_same(game, puzzle):
    proofs = {"gwent": gwent_proofs, "cardia": cardia_proofs}[game]
    found = proofs.odds(replay(puzzle.record()).look(puzzle.seat), 200, 5)
    best = puzzle.ways[0][0]
    assert found[best] >= max(found.values()) - MARGIN
