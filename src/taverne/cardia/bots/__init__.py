"""The bots of Cardia, from chance to search."""

from __future__ import annotations

from typing import Final

from taverne.bots.bot import RandomBot
from taverne.bots.roster import Roster
from taverne.cardia.bots.greedy import CardiaGreedyBot
from taverne.cardia.bots.novice import CardiaNoviceBot
from taverne.cardia.bots.planner import CardiaPlannerBot
from taverne.cardia.bots.practice import thoughts_on
from taverne.cardia.bots.search import CardiaSearchBot
from taverne.cardia.bots.weighted import CardiaWeightedBot

ROSTER: Final = Roster(
    {
        "random": RandomBot,
        "novice": CardiaNoviceBot,
        "greedy": CardiaGreedyBot,
        "weighted": CardiaWeightedBot,
        "planner": CardiaPlannerBot,
    },
    {"search": CardiaSearchBot},
    thoughts_on,
    usual="planner",
    quick="greedy",
    unlisted=("weighted",),
)
