"""Environments for learners: both games behind the interfaces of numpy, PettingZoo, Gymnasium and OpenSpiel.

Needs the extra `envs`; each game brings its own as `taverne.gwent.envs` and `taverne.cardia.envs`.
"""
