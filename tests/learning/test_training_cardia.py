"""What the trainer is told of Cardia: all rules, and nothing that says how the match or the rival stands."""

import random
import sys
from pathlib import Path

import numpy as np
import pytest

from taverne.bots.weights import write_weights
from taverne.cardia.bots.net import load
from taverne.cardia.encoding import layout as at

torch = pytest.importorskip("torch", reason="torch is in the extra `train`, not in what tests install")
sys.path.insert(0, str(Path(__file__).parents[2]))
from training import cardia, modules, records  # noqa: E402 - they need torch

SUBJECT = cardia.subject()
ROWS = 48


@pytest.fixture(scope="module")
def tables():
    tables = SUBJECT.opening(ROWS, 5)
    for _ in range(25):
        tables.step(tables.any_actions())
    return tables


@pytest.fixture(scope="module")
def batch(tables):
    written = np.zeros((ROWS, records.layout(int(SUBJECT.encoding.scalars)).size), np.int16)
    records.Scribe(tables, written).write()
    rows, reader = torch.from_numpy(written), modules.Reader(SUBJECT, "cpu")
    return reader.read(rows, reader.count(rows), int(rows[:, records.OPTIONS].sum()))


def test_bags_hold_what_counts_count(batch):
    for net in (modules.Teacher(SUBJECT, 32), modules.Critic(SUBJECT, 32)):
        assert torch.allclose(net(batch), net(batch._replace(bags=None)), atol=1e-5)


def test_what_is_silent_is_never_learned_from(tables, batch):
    assert (tables.spots == at.SHARED + at.SEAT + at.SEALED).any()
    assert not batch.counts[:, list(SUBJECT.silent)].any()


def test_the_critic_sees_what_the_rival_has_chosen_and_nobody_else_does(tables, batch):
    chosen = batch.counts[:, modules.places_of(SUBJECT) + at.CHOSEN :][:, : at.CARDS_MOST].sum(1)
    sealed = torch.tensor((tables.spots == at.SHARED + at.SEAT + at.SEALED).any(1))
    assert (chosen[sealed] >= 1).all()


def test_the_shipped_net_plays_as_the_pupil_does(tables, batch):
    """But for the numbers of two bytes in the file, and for what is silent."""
    torch.manual_seed(3)
    pupil = modules.Pupil(SUBJECT, 16, 8, 12)
    with torch.no_grad():
        for trunk in (pupil.trunk, pupil.judge):
            trunk.places.own[list(SUBJECT.silent)] = 0.0
        votes, values = pupil(batch)
    about = {"game": "cardia", "encoding": 1, "lead": SUBJECT.lead}
    parts = {name: part.detach().flatten().tolist() for name, part in pupil.parts(SUBJECT.scales).items()}
    net = load(write_weights(about, parts))
    for row in range(ROWS):
        told = net.logits(tables.crowd.sheet, row)
        assert told == pytest.approx(votes[row, : len(told)].tolist(), abs=0.02)
        assert 2 * net.chance(tables.crowd.sheet, row) - 1 == pytest.approx(float(values[row]), abs=0.02)


def test_all_decks_scenes_and_guardians_are_met_and_every_rule_is_legal():
    luck = random.Random(3)
    found = [cardia.any_rules(luck) for _ in range(600)]
    assert not any(rules.complaints() for rules in found)
    assert {rules.deck for rules in found} == {*cardia.all_decks()}
    assert {scene for rules in found for scene in rules.scenes} == {*cardia.offered_scenes(True)}
    assert 0.2 < sum(rules.guardians for rules in found) / len(found) < 0.4
