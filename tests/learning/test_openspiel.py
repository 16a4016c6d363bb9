"""OpenSpiel's own random simulation, and one of its algorithms on a small game."""

import pyspiel
import pytest

from kit.places import ROOT
from taverne.cardia import envs as cardia
from taverne.gwent import envs as gwent
from taverne.gwent.modes import MODES

pytestmark = pytest.mark.once


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_of_gwent_passes_the_random_simulation(mode, capfd):
    game = pyspiel.load_game(gwent.register_spiel(mode), {"deals": 20})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_cardia_passes_the_random_simulation(capfd):
    game = pyspiel.load_game(cardia.register_spiel(), {"deals": 20})
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_state_copies_its_table():
    game = pyspiel.load_game(cardia.register_spiel(), {"deals": 5})
    state = game.new_initial_state()
    state.apply_action(3)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert twin.history() != state.history()
    assert len(state.table.hands[0]) == 5


def test_who_is_asked_second_cannot_tell_what_the_first_has_chosen():
    """CAR-2.1 the choices are secret: the information state is the same."""
    game = pyspiel.load_game(cardia.register_spiel(), {"deals": 5})
    told = set()
    for place in range(3):
        state = game.new_initial_state()
        state.apply_action(1)
        state.apply_action(state.legal_actions()[place])
        told.add(state.information_state_string(state.current_player()))
    assert len(told) == 1


def test_its_outcome_sampling_runs_as_an_example(capsys):
    program = {"__name__": "mccfr_cardia"}
    exec((ROOT / "examples" / "mccfr_cardia.py").read_text(encoding="utf-8"), program)
    program["main"](3)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 5
    assert 98 <= sum(int(line.split()[-1].removesuffix("%")) for line in told) <= 102
