"""Puzzles: each has one answer, which is proved again here; and one of them is that of the day."""

from datetime import date, timedelta

import pytest

from kit.builds import in_full
from taverne import is_compiled
from taverne.cardia import position as cardia_position
from taverne.cardia import proofs as cardia_proofs
from taverne.games import replay
from taverne.gwent import position as gwent_position
from taverne.gwent import proofs as gwent_proofs
from taverne.house.puzzles import NoSuchPuzzle, find_puzzle, of_the_day, puzzles, shelves, sketched, tried
from taverne.kernel.errors import PositionError
from taverne.kernel.record import read_record
from taverne.protocol.puzzles import PuzzleWish, SketchWish
from taverne.words import knows, languages, say, speaking

BOOKS = {"gwent": 60, "cardia": 30}
EVERY = [(game, puzzle) for game in BOOKS for puzzle in puzzles(game)]
ALL = [(game, puzzle) for game, puzzle in EVERY if puzzle.proof["kind"] == "all"]
RACES = [(game, puzzle) for game, puzzle in ALL if puzzle.kind == "race"]
LOOKED_AT = [(game, puzzle) for game, puzzle in EVERY if puzzle.proof["kind"] == "looks"]
LOOKS = 20_000
MARGIN = 0.1


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


@pytest.mark.parametrize(("game", "puzzle"), named(ALL if is_compiled() else some(RACES)))
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
