"""A learner against a bot, at several tables."""

import numpy as np
import pytest

from taverne.cardia import envs as cardia
from taverne.gwent import GwentRules
from taverne.gwent import envs as gwent
from taverne.kernel.errors import IllegalMove, SetupError

pytestmark = pytest.mark.once
ENVS = {
    "duel": lambda: gwent.against("greedy", 2),
    "pairs": lambda: gwent.against("random", 2, GwentRules(mode="pairs")),
    "solo": lambda: gwent.against("random", 2, GwentRules(mode="solo")),
    "cardia": lambda: cardia.against("random", 2),
}


@pytest.fixture(params=ENVS)
def make(request):
    return ENVS[request.param]


def first_legal(seen):
    return np.argmax(seen["action_mask"], axis=1)


def test_observations_lie_in_their_space_and_games_begin_anew(make):
    env = make()
    seen, info = env.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
        seen, rewards, over, cut, info = env.step(first_legal(seen))
        assert not cut.any()
        assert not rewards[~over].any()
        assert set(info["seat"]) <= set(env.course.players)
        ended += over.sum()
    assert ended > 0


def test_the_same_seed_gives_the_same_games(make):
    told = []
    for seed in (3, 3, 4):
        env = make()
        seen, _ = env.reset(seed=seed)
        for _ in range(6):
            seen, *_ = env.step(first_legal(seen))
        told.append(seen["observation"].tobytes())
    assert told[0] == told[1] != told[2]


def test_illegal_actions_are_all_named_and_change_nothing_at_any_table():
    env = gwent.against("random", 2)
    seen, _ = env.reset(seed=1)
    wrong = first_legal(seen)
    wrong[:] = -1, np.argmin(seen["action_mask"][1])
    with pytest.raises(IllegalMove, match=f"0: -1, 1: {wrong[1]}"):
        env.step(wrong)
    with pytest.raises(SetupError, match="2 tables and 1 actions"):
        env.step(wrong[:1])
    again = env._observe()
    assert all((again[key] == seen[key]).all() for key in seen)


def test_all_that_is_wrong_is_said_at_once():
    with pytest.raises(SetupError) as refused:
        gwent.against("nobody", 0)
    assert [one.key for one in refused.value.complaints] == ["envs-no-such-bot", "crowd-empty"]
