"""OpenSpiel's outcome-sampling MCCFR on Cardia with two deals (pip install open_spiel): mccfr_cardia.py"""

import pyspiel
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from taverne.cardia import CardiaRules, envs


def main(iterations: int = 200) -> None:
    name = envs.register_spiel([CardiaRules(deck="I", wins=1)])
    game = pyspiel.load_game(name, {"deals": 2})
    solver = OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    for action, chance in sorted(policy.action_probabilities(state).items(), key=lambda one: -one[1]):
        print(f"{state.action_to_string(action)}: {chance:.0%}")


if __name__ == "__main__":
    main()
