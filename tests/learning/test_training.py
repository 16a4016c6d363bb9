"""The trainer reads what tables tell and ships what it learned; torch, which it needs, no other test does."""

import sys
from pathlib import Path

import numpy as np
import pytest

from taverne.bots.weights import read_weights, write_weights
from taverne.gwent.bots.net import load
from taverne.gwent.decks.field import field_decks
from taverne.gwent.decks.starters import starter_decks

torch = pytest.importorskip("torch", reason="torch is in the extra `train`, not in what tests install")
sys.path.insert(0, str(Path(__file__).parents[2]))
from training import decks, gwent, league, modules, records, widening  # noqa: E402 - they need torch
from training.learner import Learner  # noqa: E402 - likewise
from training.shipping import ship, unpack  # noqa: E402 - likewise
from training.subject import Block  # noqa: E402 - likewise

SUBJECT = gwent.subject()
ROWS = 24


@pytest.fixture(scope="module")
def tables():
    gwent.DECKS = 40
    tables = SUBJECT.opening(ROWS, 5)
    for _ in range(40):
        tables.step(tables.any_actions())
    return tables


@pytest.fixture(scope="module")
def rows(tables):
    written = np.zeros((ROWS, records.layout(int(SUBJECT.encoding.scalars)).size), np.int16)
    records.Scribe(tables, written).write()
    return torch.from_numpy(written)


def read(rows):
    reader = modules.Reader(SUBJECT, "cpu")
    return reader, reader.read(rows, reader.count(rows), int(rows[:, records.OPTIONS].sum()))


def test_rows_are_read_as_they_were_noted(tables, rows):
    reader, batch = read(rows)
    noted = [np.bincount(spots[spots >= 0], minlength=reader.places) for spots in tables.spots]
    assert torch.equal(batch.counts[:, : reader.places], torch.tensor(np.array(noted)).float())
    hidden = batch.counts[:, reader.places :].sum(1)
    assert hidden.tolist() == (tables.hidden >= 0).sum(1).tolist()


def test_every_option_is_read_with_its_action_and_its_points(tables, rows):
    _, batch = read(rows)
    for row, place, action, gains in zip(batch.row, batch.place, batch.action, batch.gains, strict=True):
        assert tables.offered[row, place] == action
        assert gains[0] == pytest.approx(np.clip(tables.gains[row, place] * 0.1, -3, 3))
    assert len(batch.row) == tables.options.sum()


def test_what_is_printed_counts_in_every_place_of_a_card():
    lines = [[1.0, 0.0], [0.0, 2.0]]
    described = modules.Described(6, 3, [Block(0, lines), Block(3, lines)], 0.1)
    expected = described.own.detach().clone()
    for number, first in enumerate((0, 3)):
        expected[first : first + 2] += torch.tensor(lines) @ described.shared[0][number].detach()
    assert torch.allclose(described.rows(), expected)


def test_the_shipped_net_plays_as_the_pupil_does(tables, rows):
    """But for the numbers of two bytes in the file."""
    torch.manual_seed(3)
    pupil = modules.Pupil(SUBJECT, 16, 8)
    _, batch = read(rows)
    with torch.no_grad():
        votes, values = pupil(batch)
    about = {"game": "gwent", "encoding": 1, "lead": SUBJECT.lead}
    parts = {name: part.detach().flatten().tolist() for name, part in pupil.parts(SUBJECT.scales).items()}
    net = load(write_weights(about, parts))
    for row in range(ROWS):
        told = net.logits(tables.crowd.sheet, row)
        assert told == pytest.approx(votes[row, : len(told)].tolist(), abs=0.02)
        assert 2 * net.chance(tables.crowd.sheet, row) - 1 == pytest.approx(float(values[row]), abs=0.02)


def test_weights_that_were_shipped_can_be_learned_from_again(rows):
    torch.manual_seed(4)
    pupil, twin = modules.Pupil(SUBJECT, 16, 8), modules.Pupil(SUBJECT, 16, 8)
    about = {"game": "gwent", "encoding": 1, "lead": SUBJECT.lead}
    parts = {name: part.detach().flatten().tolist() for name, part in pupil.parts(SUBJECT.scales).items()}
    unpack(twin, read_weights(write_weights(about, parts)))
    _, batch = read(rows)
    with torch.no_grad():
        for one, other in zip(pupil(batch), twin(batch), strict=True):
            assert torch.allclose(one, other, atol=0.02)


def test_a_large_net_can_begin_as_a_small_one(rows):
    torch.manual_seed(6)
    pupil = modules.Pupil(SUBJECT, 16, 8)
    teacher, critic = modules.Teacher(SUBJECT, 64), modules.Critic(SUBJECT, 128)
    widening.teacher_as(teacher, pupil)
    widening.critic_as(critic, pupil)
    _, batch = read(rows)
    with torch.no_grad():
        votes, value = pupil(batch)
        assert torch.allclose(teacher(batch), votes, atol=1e-4)
        assert torch.allclose(critic(batch), value, atol=1e-4)


def test_a_frozen_rival_plays_what_it_likes_best(rows):
    torch.manual_seed(5)
    pupil = modules.Pupil(SUBJECT, 16, 8)
    _, batch = read(rows)
    with torch.no_grad():
        chosen = modules.Frozen(pupil)(batch).softmax(1)
        assert chosen.max(1).values.tolist() == [1.0] * ROWS
        assert torch.equal(chosen.argmax(1), pupil(batch)[0].argmax(1))


def test_bots_and_past_selves_sit_at_tables_of_their_own():
    selves, bots = league.seat_of_rival(64), league.seat_of_bot(64)
    assert not ((selves >= 0) & (bots >= 0)).any()
    for seats in (selves, bots):
        assert sorted(set(seats.tolist())) == [-1, 0, 1]
    assert (league.seat_of_rival(64, 1) >= 0).all()


def test_a_bot_answers_only_where_it_sits_and_is_asked(tables):
    bots = league.BotSeats(tables, gwent.as_planner)
    actions = np.full(ROWS, -1, np.int32)
    bots.answer(actions)
    asked = bots.seat == tables.seat
    assert asked.any()
    assert ((actions >= 0) == asked).all()
    for row in np.flatnonzero(asked):
        assert actions[row] in tables.offered[row]


def test_few_decks_are_starters_and_all_leaders_are_met():
    found = decks.pool(7, 600, field_decks())
    starters = [set(deck.cards) for deck in starter_decks().values()]
    assert sum(set(deck.cards) in starters for deck in found) < 0.15 * len(found)
    assert len({deck.leader for deck in found}) >= 20


class Offline:
    """Actors that only exist to be counted."""

    def __init__(self, rows):
        self.seen = [rows.numpy() for _ in range(2)]
        self.bot = None


def test_it_goes_on_where_it_stopped_and_ships_only_what_was_noted(rows, tmp_path):
    learners = [Learner(SUBJECT, Offline(rows), 1, "cpu", seed, 16) for seed in (1, 2)]
    learners[0].noted[:100] = True
    torch.save(learners[0].state(), tmp_path / "state.pt")
    learners[1].restore(torch.load(tmp_path / "state.pt"))
    for number, learner in enumerate(learners):
        ship(learner, tmp_path / str(number), {})
    assert (tmp_path / "0").read_bytes() == (tmp_path / "1").read_bytes()
    shipped = read_weights((tmp_path / "0").read_bytes())
    assert not any(shipped.part("policy.rows")[100 * 128 :])
    assert all(shipped.part("policy.rows")[: 40 * 128])
