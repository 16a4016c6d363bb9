"""Pending work in words and back, so that a table can be saved in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from taverne.gwent.catalogue import card
from taverne.gwent.deploy import Deploy
from taverne.gwent.factions import Homecoming
from taverne.gwent.keywords.medic import Revive, ReviveAny
from taverne.gwent.keywords.summon import Avenge
from taverne.gwent.leaders.base import Aim, Leader, Striker
from taverne.gwent.leaders.search import Plunder, Search, Searcher, Shed
from taverne.gwent.opening import DEAL, FIRST_TURN, PREPARE, TOSS, Exchange, NameStarter
from taverne.gwent.rounds import END_ROUND, RETURN, REWARD, SWEEP, ComeBack
from taverne.gwent.solo.leaders import TURNED_UP, PlayBest, PlaysBest
from taverne.gwent.solo.opponent import PLAY_CARD
from taverne.gwent.solo.rounds import CLOSE_ROUND, TurnUpCard
from taverne.gwent.solo.turns import DOUBLE_TURN, MOVE_AGILE, OPPONENT_TURN
from taverne.gwent.specials.beside import Beside, LayBeside
from taverne.gwent.specials.decoy import Swap
from taverne.gwent.table import GwentTask
from taverne.gwent.turns import NEXT_TURN, TURNS

LeaderOf = Callable[[str], Leader]
DUEL_STEPS: Final[list[GwentTask]] = [
    PREPARE, TOSS, DEAL, FIRST_TURN, NEXT_TURN, END_ROUND, SWEEP, REWARD, RETURN,
]  # fmt: skip
SOLO_STEPS: Final[list[GwentTask]] = [OPPONENT_TURN, DOUBLE_TURN, MOVE_AGILE, PLAY_CARD, CLOSE_ROUND]
STEPS: Final[dict[str, GwentTask]] = {step.words(): step for step in [*DUEL_STEPS, *SOLO_STEPS]}
QUESTIONS: Final[dict[str, Callable[[int, list[str], LeaderOf], GwentTask]]] = {
    "turn": lambda seat, args, leader: TURNS[seat],
    "name_starter": lambda seat, args, leader: NameStarter(seat),
    "exchange": lambda seat, args, leader: exchange(seat, args),
    "deploy": lambda seat, args, leader: Deploy(seat, card(args[0])),
    "lay_beside": lambda seat, args, leader: lay_beside(seat, args[0]),
    "swap": lambda seat, args, leader: Swap(seat, card(args[0])),
    "revive": lambda seat, args, leader: Revive(seat),
    "revive_any": lambda seat, args, leader: ReviveAny(seat),
    "come_back": lambda seat, args, leader: ComeBack(seat),
    "homecoming": lambda seat, args, leader: Homecoming(seat, card(args[0])),
    "avenge": lambda side, args, leader: Avenge(side, card(args[0])),
    "aim": lambda seat, args, leader: Aim(seat, cast("Striker", leader(args[0]))),
    "search": lambda seat, args, leader: Search(seat, cast("Searcher", leader(args[0]))),
    "shed": lambda seat, args, leader: Shed(seat),
    "turn_up": lambda seat, args, leader: TurnUpCard(card(args[0])),
    "play_best": lambda seat, args, leader: PlayBest(cast("PlaysBest", TURNED_UP[args[0]])),
    "plunder": lambda seat, args, leader: Plunder(seat, int(args[0])),
}


def read_task(words: str, leader: LeaderOf) -> GwentTask:
    """The task that is written so; `leader` finds a leader by its key."""
    if words in STEPS:
        return STEPS[words]
    name, seat, *args = words.split()
    return QUESTIONS[name](int(seat), args, leader)


def exchange(seat: int, args: list[str]) -> Exchange:
    """Public words say neither how far it has gone nor what it will draw."""
    left, luck = args or ("0", "0")
    return Exchange(seat, int(left), int(luck))


def lay_beside(seat: int, key: str) -> LayBeside:
    return LayBeside(seat, cast("Beside", card(key).kind), card(key))
