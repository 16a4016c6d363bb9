"""What the trainer must know of Gwent's duels."""

from __future__ import annotations

import random
import time

from taverne import gwent
from taverne.bots.budget import read_budget
from taverne.envs.many import ManyTables
from taverne.gwent.bots import ROSTER
from taverne.gwent.bots.net import NetBot, NetSearchBot, load
from taverne.gwent.bots.planner import PlannerBot, value_of
from taverne.gwent.bots.reasons import endings
from taverne.gwent.bots.seer import Seer
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.field import field_decks
from taverne.gwent.encoding import attributes, encoding
from taverne.gwent.encoding import layout as at
from taverne.gwent.encoding.dealing import GwentDealer
from taverne.gwent.rules import GwentRules
from taverne.gwent.table import GwentTable
from taverne.gwent.view import view
from taverne.kernel.game import AnyGame
from training import decks
from training.subject import Block, Judge, Maker, Subject, Trial

SEATS = 2
PLANNED = ("card", "row", "unit", "side")
PLANNER = PlannerBot(1)
DECKS = 12_000
UNSEEN = 10_000_019
SCALES = {
    at.S_ROUND: 0.33, at.S_QUIET: 0.5, at.S_LEAD: 0.1, at.S_HAND_POWER: 0.02, at.S_EXCHANGES: 0.5,
}  # fmt: skip
SEAT_SCALES = (0.02, 0.05, 0.05, 0.05, 0.1, 0.1, 0.1, 0.2, 0.05, 0.5, 0.5, 0.1)


def subject() -> Subject:
    duel = encoding("duel")
    return Subject(
        game="gwent",
        encoding=duel,
        modes=("duel",),
        scales=scales(int(duel.scalars)),
        lead=at.S_LEAD,
        cards=at.CARDS_MOST,
        hidden_deck=at.HIDDEN_DECK,
        blocks=blocks(),
        actions=actions(),
        opening=opening,
        trial=Trial(("starters", "field", "random"), ("starters", "random"), deal, maker, judge),
        bot=as_planner,
    )


def actions() -> list[list[float]]:
    power = attributes.ACTION_ATTRIBUTES.index("power")
    lines = attributes.action_attributes(SEATS)
    return [
        [value / 10.0 if place == power else float(value) for place, value in enumerate(line)]
        for line in lines
    ]


def scales(count: int) -> list[float]:
    found = [SCALES.get(place, 0.0) for place in range(at.S_SHARED)] + list(SEAT_SCALES) * SEATS
    assert len(found) == count
    return found


def blocks() -> list[Block]:
    """Places that stand for cards or leaders, with what is printed on them."""
    cards = [[line[0] / 10.0, line[1] / 5.0, *line[2:]] for line in attributes.card_attributes()]
    leaders = attributes.leader_attributes()
    found = [Block(at.CARRIED, cards), Block(at.GONE, cards)]
    for seat in range(SEATS):
        first = at.SHARED + seat * at.SEAT
        found += [Block(first + at.LEADER, leaders), Block(first + at.READY, leaders)]
        zones = range(at.HAND, at.SEAT, at.CARDS_MOST)
        found += [Block(first + zone, cards) for zone in zones]
    return found


def opening(rows: int, seed: int) -> ManyTables:
    dealer = GwentDealer(GwentRules(), decks.pool(seed, DECKS, field_decks()))
    return ManyTables(encoding("duel"), dealer, rows, seed, counting=False, teaching=True)


def deal(number: int, kind: str) -> AnyGame:
    return gwent.deal(*pairing(number, kind), seed=number + 1)


def pairing(number: int, kind: str) -> tuple[Deck, Deck]:
    """Starters go through all pairings; of the field any two, and random decks that no training has seen."""
    if kind == "starters":
        ready = list(gwent.starter_decks().values())
        return ready[number % 5], ready[number // 5 % 5]
    luck = random.Random(UNSEEN + number)
    if kind == "field":
        return luck.choice(field_decks()), luck.choice(field_decks())
    return random_deck(luck), random_deck(luck)


def random_deck(luck: random.Random) -> Deck:
    """Any legal deck, or one of mostly strong and useful cards; any leader."""
    faction = luck.choice(decks.FACTIONS)
    return decks.built(luck, faction, luck.choice(decks.LEADERS[faction]), luck.choice((0.0, 1.0)))


def maker(name: str, content: bytes) -> Maker:
    """`net` and `net:200` play by these weights, all others as they are."""
    kind, _, setting = name.partition(":")
    if kind != "net":
        return lambda seed: ROSTER.make(name, seed, time.process_time)
    net = load(content)
    if not setting:
        return lambda seed: NetBot(seed, net)
    return lambda seed: NetSearchBot(seed, read_budget(setting), time.process_time, net=net)


def judge(content: bytes) -> Judge:
    seer = Seer(load(content))

    def chance(table: GwentTable, seat: int) -> float:
        seer.look(table, seat)
        return seer.chance()

    return chance


def as_planner(table: GwentTable) -> int:
    """The place of the option that `planner` takes; on the real table, since nothing hidden counts for it."""
    task, seat = table.agenda[-1], int(table.seat)
    if task.shape() not in PLANNED:
        look = view(table, seat)
        return look.options.index(PLANNER.choose(look))
    values = [
        max(value_of(table, end, seat, option) for end in endings(table, seat, option))
        for option in table.options
    ]
    return values.index(max(values))
