"""Laws that hold at every state of every game, whichever it is; each judges a `Subject` by a seed."""

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import SPECTATOR, as_seen
from taverne.kernel.game import Game
from taverne.kernel.record import read_record
from taverne.kernel.rng import seeded

LONGEST = 400


class Subject(NamedTuple):
    """What a game gives to be judged.

    `cards` counts every card there is; `deal_anew` deals what a viewer cannot know once more, by what the
    rulebook says and not the view, because a table must not check itself.
    """

    deal: Callable[[Any], Game]
    guess: Callable[[Any, int], Any]
    cards: Callable[[Any], Counter]
    deal_anew: Callable[[Any, int, random.Random], None]
    write_position: Callable[[Any], dict]
    read_position: Callable[[dict], Any]


def steps(table, luck, most=LONGEST):
    """Random answers to whichever of the open questions, as (seat, option)."""
    while not table.is_over() and most:
        most -= 1
        seat = luck.choice(table.asked())
        option = luck.choice(table.question(seat).options(table))
        yield seat, option
        table.answer(seat, option)


def walk(subject, seed):
    """A game some random way on."""
    game, luck = subject.deal(seed), random.Random(seed)
    for _ in range(luck.randrange(20)):
        if not game.is_over:
            seat = luck.choice(game.asked)
            game.answer(seat, luck.choice(game.options(seat)))
    return game


def it_ends_and_keeps_its_cards(subject, seed):
    table = subject.deal(seed).table
    before = subject.cards(table)
    for _ in steps(table, random.Random(seed)):
        assert subject.cards(table) == before
    assert table.is_over()
    assert subject.cards(table) == before
    assert all(0 <= table.payoff(seat) <= 1 for seat in range(table.seating.seats))


def every_option_works_and_nothing_else_does(subject, seed):
    game = walk(subject, seed)
    table, book = game.table, game.rulebook
    for seat in table.asked():
        task = table.question(seat)
        options = task.options(table)
        words = [book.write(task.shape(), option) for option in options]
        assert len(set(options)) == len(options) == len(set(words))
        assert [book.read(task.shape(), word) for word in words] == options
        for option in options:
            table.clone().answer(seat, option)
        for wrong in (max(options) + 100, -3):
            with pytest.raises(IllegalMove):
                table.answer(seat, wrong)


def a_clone_is_equal_and_independent(subject, seed):
    assert_clone_is_equal_and_independent(walk(subject, seed).table, subject.write_position)


def assert_clone_is_equal_and_independent(table, write_position):
    twin, before = table.clone(), write_position(table)
    assert write_position(twin) == before
    assert (twin.seat, twin.options) == (table.seat, table.options)
    list(steps(twin, random.Random(1)))
    assert write_position(table) == before
    list(steps(table, random.Random(1)))
    assert write_position(table) == write_position(twin)


def a_position_can_be_saved_and_read(subject, seed):
    game = walk(subject, seed)
    saved = json.loads(json.dumps(subject.write_position(game.table)))
    twin = subject.read_position(saved)
    assert subject.write_position(twin) == subject.write_position(game.table)
    for viewer in range(SPECTATOR, game.table.seating.seats):
        assert game.rulebook.view(twin, viewer) == game.look(viewer)
    list(steps(twin, random.Random(2)))
    list(steps(game.table, random.Random(2)))
    assert subject.write_position(twin) == subject.write_position(game.table)


def a_record_replays_to_the_same_table(subject, seed):
    """Seeds and keys alike; and so does taking back and answering again."""
    for luck in (seed, seed.to_bytes(32, "big")):
        game = walk(subject._replace(deal=lambda _, luck=luck: subject.deal(luck)), seed)
        twin = Game(game.rulebook, read_record(game.record().text()))
        assert subject.write_position(twin.table) == subject.write_position(game.table)
        assert twin.events == game.events
        if twin.answers:
            seat, word = twin.answers[-1]
            twin.take_back()
            twin.answer(seat, word)
            assert subject.write_position(twin.table) == subject.write_position(game.table)


def what_a_seat_cannot_know_does_not_show(subject, seed):
    game = walk(subject, seed)
    for viewer in range(SPECTATOR, game.table.seating.seats):
        twin = game.table.clone()
        subject.deal_anew(twin, viewer, random.Random(seed))
        assert game.rulebook.view(twin, viewer) == game.look(viewer)


def no_event_tells_what_the_view_hides(subject, seed):
    """A veiled card is told to its own side alone."""
    game = walk(subject, seed)
    seating = game.table.seating
    for event in game.events:
        for viewer in range(SPECTATOR, seating.seats):
            seen = as_seen(event, viewer, seating)
            is_own = (
                viewer >= 0 and event.seat >= 0 and seating.side_of[viewer] == seating.side_of[event.seat]
            )
            assert seen is None or seen == event or (not is_own and seen.card == "")


def a_sample_looks_the_same_and_can_be_played(subject, seed):
    game = walk(subject, seed)
    for seat in game.asked:
        seen = game.look(seat)
        twin = subject.guess(seen, seed % 2**30 + 1).deal(seeded(seed))
        assert game.rulebook.view(twin, seat) == seen
        assert subject.cards(twin) == subject.cards(game.table)
        assert twin.seat == seat
        list(steps(twin, random.Random(seed)))
        assert twin.is_over()


LAWS = [
    it_ends_and_keeps_its_cards,
    every_option_works_and_nothing_else_does,
    a_clone_is_equal_and_independent,
    a_position_can_be_saved_and_read,
    a_record_replays_to_the_same_table,
    what_a_seat_cannot_know_does_not_show,
    no_event_tells_what_the_view_hides,
    a_sample_looks_the_same_and_can_be_played,
]
