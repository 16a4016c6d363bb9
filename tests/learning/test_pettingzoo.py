"""The peers' own tests, and what they do not ask: illegal actions, several asked at once."""

import warnings

import numpy as np
import pytest

from taverne.cardia import CardiaRules, offered_scenes
from taverne.cardia import envs as cardia
from taverne.gwent import GwentRules, envs
from taverne.gwent.modes import MODES
from taverne.kernel.errors import IllegalMove, TaverneError

with warnings.catch_warnings():  # where its classics are installed, they complain about each other
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

pytestmark = pytest.mark.once
ALL = (CardiaRules(deck="II", wins=1, guardians=True, scenes=tuple(offered_scenes(True))),)
ENVS = {mode: lambda mode=mode, **more: envs.env(mode, **more) for mode in MODES}
ENVS |= {"cardia": cardia.env, "cardia with everything": lambda **more: cardia.env(ALL, **more)}


@pytest.fixture(params=ENVS)
def make(request):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield ENVS[request.param]


@pytest.fixture
def quietly():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_it_passes_the_tests_of_the_interface(make, capsys):
    api_test(make(), num_cycles=60)


def test_the_same_seed_gives_the_same_game(make):
    seed_test(make, num_cycles=12)


def test_it_shows_itself(make, capsys):
    render_test(lambda render_mode=None: make(render_mode=render_mode))
    env = make(render_mode="ansi")
    env.reset(seed=1)
    assert "hand: " in env.render()


def test_cardia_passes_the_tests_of_the_parallel_interface(quietly, capsys):
    for rules in ((CardiaRules(wins=1),), ALL):
        parallel_api_test(cardia.parallel_env(rules), num_cycles=60)


def test_a_parallel_game_follows_from_its_seed():
    """The test of the interface takes no heed of masks, so this is our own."""
    games = [whole_game(cardia.parallel_env(ALL), seed) for seed in (4, 4, 5)]
    assert games[0] == games[1] != games[2]


def whole_game(env, seed):
    told, (seen, _) = [], env.reset(seed=seed)
    while env.agents:
        told.append({agent: one["observation"].tobytes() for agent, one in seen.items()})
        seen, *_ = env.step({agent: int(np.argmax(one["action_mask"])) for agent, one in seen.items()})
    return told


def test_an_action_outside_the_mask_changes_nothing():
    env = envs.env()
    env.reset(seed=3)
    before = env.last()[0]
    for wrong in (None, -1, np.flatnonzero(before["action_mask"] == 0)[0]):
        with pytest.raises(IllegalMove):
            env.step(wrong)
    assert all((env.last()[0][key] == before[key]).all() for key in before)


def test_both_choose_at_once_and_only_who_is_asked():
    """CAR-2.1 in one step; who is not asked can only wait."""
    env = cardia.parallel_env()
    seen, _ = env.reset(seed=1)
    waited = 0
    while env.agents:
        asked = [f"seat_{seat}" for seat in env.table.asked()]
        for agent in env.agents:
            legal = np.flatnonzero(seen[agent]["action_mask"]).tolist()
            assert (legal == [env.wait]) == (agent not in asked)
            waited += agent not in asked
        if len(asked) == 1:
            idle = next(agent for agent in env.agents if agent not in asked)
            with pytest.raises(IllegalMove):
                env.step({idle: 40})
        seen, rewards, *_ = env.step(
            {agent: int(np.argmax(seen[agent]["action_mask"])) for agent in env.agents}
        )
    assert waited
    assert sum(rewards.values()) == 0


def test_illegal_choices_of_both_are_named_and_none_is_played():
    """CAR-2.1 both are asked at once."""
    env = cardia.parallel_env()
    seen, _ = env.reset(seed=1)
    wrong = int(np.argmin(seen["seat_0"]["action_mask"]))
    good = int(np.argmax(seen["seat_1"]["action_mask"]))
    with pytest.raises(IllegalMove, match=f"seat_0: {wrong}, seat_1: -1"):
        env.step({"seat_0": wrong, "seat_1": -1})
    with pytest.raises(IllegalMove, match=rf"seat_0: {wrong}\."):
        env.step({"seat_0": wrong, "seat_1": good})
    assert env.table.asked() == [0, 1]


def test_rewards_are_paid_at_the_end():
    env = envs.env("ffa3")
    env.reset(seed=5)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        paid[agent] = reward
        env.step(None if ended else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert paid == {f"seat_{seat}": 2 * env.table.payoff(seat) - 1 for seat in range(3)}


def test_rules_that_cannot_be_are_refused():
    with pytest.raises(TaverneError):
        envs.env("duo")
    with pytest.raises(TaverneError):
        envs.env(rules=GwentRules(mode="duel", enemy_leaders=True))
