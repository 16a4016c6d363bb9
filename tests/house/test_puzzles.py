"""Puzzles: each has one answer, which is proved again here; and one of them is that of the day."""

from datetime import date, timedelta

import pytest

from kit.builds import in_full
from taverne.games import replay
from taverne.house.puzzles import NoSuchPuzzle, find_puzzle, of_the_day, puzzles, shelves, sketched, tried
from taverne.kernel.errors import PositionError
from taverne.kernel.record import read_record
from taverne.protocol.puzzles import PuzzleWish, SketchWish
from taverne.words import knows, languages, say, speaking

BOOKS = {"gwent": 60, "cardia": 30}
EVERY = [(game, puzzle) for game in BOOKS for puzzle in puzzles(game)]
LOOKED_AT = [(game, puzzle) for game, puzzle in EVERY if puzzle.proof["kind"] == "looks"]


def some(found):
    """All of them with the compiled engine, every so many without."""
    wanted = in_full(len(found)) or 1
    return found[:: max(1, len(found) // wanted)]


def named(cases):
    return [pytest.param(game, puzzle, id=f"{game}-{puzzle.id}") for game, puzzle in cases]


@pytest.mark.parametrize("game", BOOKS)
def test_there_are_enough_of_all_grades_and_themes(game):
    book = puzzles(game)
    assert len(book) >= BOOKS[game]
    assert {puzzle.grade for puzzle in book} == {1, 2, 3}
    assert len({puzzle.theme for puzzle in book}) >= 4
    assert len({puzzle.id for puzzle in book}) == len(book)


@pytest.mark.parametrize(("game", "puzzle"), named(some(EVERY)))
def test_the_line_can_be_played_and_solves_it(game, puzzle):
    shown = tried(PuzzleWish(game=game, puzzle=puzzle.id, show=True))
    assert shown.verdict == "shown"
    assert shown.answers == len(puzzle.line)
    own = tuple(word for seat, word in puzzle.line if seat == puzzle.seat)
    assert any(own[: len(way)] == way for way in puzzle.ways)


@pytest.mark.parametrize("game", BOOKS)
def test_every_theme_and_kind_is_put_into_words(game):
    for spoken in languages():
        with speaking(spoken):
            for theme in {puzzle.theme for puzzle in puzzles(game)}:
                assert knows(f"puzzle-theme-{game}-{theme}")
                assert knows(f"puzzle-idea-{game}-{theme}")
            for kind in {puzzle.kind for puzzle in puzzles(game)}:
                assert "{" not in say(f"puzzle-question-{kind}", turns=2, order="yes")


def long_race():
    return next(one for one in puzzles("gwent") if one.kind == "race" and one.turns > 1)


def test_a_right_way_is_right_and_its_beginning_is_still_open():
    puzzle = long_race()
    way = list(puzzle.ways[-1])
    assert tried(PuzzleWish(game="gwent", puzzle=puzzle.id, words=way[:-1])).verdict == "open"
    assert tried(PuzzleWish(game="gwent", puzzle=puzzle.id, words=way)).verdict == "right"


def test_a_wrong_card_is_told_when_the_turns_are_used_up():
    puzzle = long_race()
    game = replay(puzzle.record())
    right = {word for way in puzzle.ways for word in way}
    words, verdict = [], "open"
    while verdict == "open":
        options = [word for word in game.options(puzzle.seat) if word != "pass"]
        words.append(next((word for word in options if word not in right), options[0]))
        verdict = tried(PuzzleWish(game="gwent", puzzle=puzzle.id, words=words)).verdict
        game.answer(puzzle.seat, words[-1])
    assert verdict == "wrong"
    assert len(words) >= puzzle.turns


def test_passing_is_wrong_at_once():
    puzzle = long_race()
    assert tried(PuzzleWish(game="gwent", puzzle=puzzle.id, words=["pass"])).verdict == "wrong"


def test_odds_tell_their_chances_only_when_it_is_over():
    game, puzzle = LOOKED_AT[0]
    wrong = min(puzzle.values, key=puzzle.values.get)
    asked = tried(PuzzleWish(game=game, puzzle=puzzle.id))
    answered = tried(PuzzleWish(game=game, puzzle=puzzle.id, words=[wrong]))
    assert (asked.chance, asked.best) == (None, None)
    assert (answered.verdict, answered.chance) == ("wrong", puzzle.values[wrong])
    assert answered.best == max(puzzle.values.values())


@pytest.mark.parametrize("game", BOOKS)
def test_everybody_has_the_same_puzzle_on_a_day_and_none_comes_again_too_soon(game):
    first = date(2026, 11, 16)
    days = [str(first + timedelta(number)) for number in range(len(puzzles(game)))]
    found = [of_the_day(game, day).id for day in days]
    assert len(set(found)) == len(found)
    assert found == [of_the_day(game, day).id for day in days]
    assert {shelf.game: shelf.daily for shelf in shelves(days[0])}[game] == found[0]


@pytest.mark.parametrize("day", ["2026-02-30", "yesterday", ""])
def test_what_is_no_date_has_no_puzzle(day):
    with pytest.raises(NoSuchPuzzle):
        of_the_day("gwent", day)


def test_an_unknown_puzzle_is_refused():
    with pytest.raises(NoSuchPuzzle):
        find_puzzle("gwent", "999")


def duel(**changes):
    mine = {"names": {"faction": "monsters", "leader": "mo_leader_eredin_bringer_of_death"}}
    theirs = {"names": {"faction": "skellige", "leader": "sk_leader_king_bran"}}
    mine |= {"piles": {"hand": ["mo_ghoul", "ne_decoy"], "melee": ["mo_nekker"]}, "numbers": {"gems": 1}}
    theirs |= {"piles": {"melee": ["sk_olaf"], "horn": ["melee"]}, "numbers": {"gems": 2, "passed": 1}}
    return SketchWish.model_validate({"game": "gwent", "seats": [mine | changes, theirs], "asked": 0})


def test_a_duel_set_up_by_hand_can_be_played():
    laid = sketched(duel())
    game = replay(read_record(laid.record))
    assert (laid.seat, game.asked) == (0, [0])
    assert game.table.total(1) == 24
    assert {"mo_ghoul", "ne_decoy.mo", "pass"} <= set(game.options(0))
    assert list(game.table.score) == [1, 2]


def test_a_game_of_cardia_set_up_by_hand_can_be_played():
    seats = [
        {"piles": {"hand": ["judge", "mediator"], "row": ["saboteur+3", "surgeon*"]}},
        {"piles": {"hand": ["judge"], "row": ["djinn", "surgeon"]}, "numbers": {"empty": 1}},
    ]
    wish = SketchWish.model_validate({"game": "cardia", "names": {"deck": "I"}, "seats": seats})
    game = replay(read_record(sketched(wish).record))
    assert game.asked == [0, 1]
    assert [int(one.cards[0].influence()) for one in game.table.row] == [8, 3]
    assert game.table.decks[1] == []


def complaints(wish):
    with pytest.raises(PositionError) as refused:
        sketched(wish)
    return [one.key for one in refused.value.complaints]


def test_everything_that_cannot_be_is_named_at_once():
    piles = {"hand": ["nobody"], "melee": ["ne_scorch", "mo_ghoul", "mo_ghoul", "mo_ghoul", "mo_ghoul"]}
    wrong = duel(piles=piles, numbers={"gems": 7, "passed": 1}, names={"faction": "monsters", "leader": "x"})
    assert complaints(wrong) == [
        "sketch-unknown-leader",
        "sketch-number",
        "sketch-unknown-card",
        "sketch-wrong-place",
        "sketch-too-many",
        "sketch-asked-has-passed",
    ]


def test_every_fault_is_told_in_every_language():
    keys = [key for key in SKETCH_FAULTS if not knows(key)]
    assert keys == []
    for spoken in languages():
        with speaking(spoken):
            told = say("sketch-wrong-place", side=0, card="X", place="melee")
            assert "sketch" not in told
            assert "{" not in told


SKETCH_FAULTS = (
    "sketch-impossible",
    "sketch-nobody-asked",
    "sketch-not-here",
    "sketch-unknown-faction",
    "sketch-unknown-pile",
    "sketch-horns",
    "sketch-hand-too-large",
    "sketch-asked-holds-nothing",
    "sketch-unknown-deck",
    "sketch-row-uneven",
    "sketch-twice",
    "sketch-holds-nothing",
    "sketch-over",
    "puzzle-unknown",
    "puzzle-no-day",
)


def test_uneven_rows_and_doubles_of_cardia_are_named():
    seats = [{"piles": {"hand": ["judge", "judge"], "row": ["djinn"]}}, {}]
    wish = SketchWish.model_validate({"game": "cardia", "seats": seats})
    assert complaints(wish) == ["sketch-row-uneven", "sketch-twice", "sketch-holds-nothing"]
