"""What the trainer must know of Cardia: single games, for each game of a match is played alike."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any

from taverne.bots.budget import read_budget
from taverne.cardia.bots import ROSTER
from taverne.cardia.bots.net import MOST_SCENES, CardiaNetBot, CardiaNetSearchBot, load
from taverne.cardia.bots.seer import Seer
from taverne.cardia.encoding import attributes, encoding
from taverne.cardia.encoding import layout as at
from taverne.cardia.encoding.dealing import CardiaDealer
from taverne.cardia.rulebook import deal
from taverne.cardia.rules import CHOICES, CardiaRules, all_decks, offered_scenes
from taverne.cardia.table import CardiaTable
from taverne.envs.many import ManyTables
from taverne.kernel.game import AnyGame
from training.subject import Block, Judge, Maker, Subject, Trial

RULES = 600
PLAIN, ONE_CHANGE = 0.4, 0.8  # up to where on a scale from 0 to 1
DISPUTED = ("two_judges", "void_mage", "illusionist_on_ties", "guardian_reveal", "phoenix", "house_cards")
HIDDEN = 2 * at.CARDS_MOST
NEVER = 5  # a scalar that is always 0: no lead is known before the cards lie
SCALES = {at.S_ROUND: 0.1, at.S_RESOLVED: 0.1, at.S_ROW: 0.1, at.S_COUNT: 0.5}
OWN_SCALES = {at.S_HAND: 0.2, at.S_DECK: 0.1, at.S_SIGNETS: 0.25}
OMEN_SCALES = (0.2, 1.0, 1.0, 1.0)
ROW_SCALES = {at.S_INFLUENCE: 0.1, at.S_ENGINES: 1.0, at.S_CLAIMS: 1.0, at.S_PRIZE: 0.5}
KINDS = ("starters", "guardians", "scenes", "any")
UNSEEN = 10_000_019


def subject() -> Subject:
    return Subject(
        game="cardia",
        encoding=encoding(),
        modes=("duel",),
        scales=scales(),
        lead=NEVER,
        cards=HIDDEN,
        hidden_deck=at.HIDDEN_DECK,
        blocks=blocks(),
        actions=actions(),
        opening=opening,
        trial=Trial(
            ("starters", "guardians", "scenes", "any"), ("starters", "any"), deal_match, maker, judge
        ),
        silent=silent(),
        widths=(128, 64, 64),
    )


def silent() -> tuple[int, ...]:
    """How the match stands changes nothing about a game, nor does it that the rival has chosen already."""
    rival = at.SHARED + at.SEAT
    seats = (at.SHARED, rival)
    scores = [first + at.SCORE + won for first in seats for won in range(at.DEMANDS - at.SCORE)]
    return (*range(at.GAME, at.BOTH_WIN), rival + at.SEALED, *scores)


def scales() -> list[float]:
    found = [0.0] * int(encoding().scalars)
    for place, scale in SCALES.items():
        found[place] = scale
    for seat in range(at.SEATS):
        first = at.S_SHARED + seat * at.S_SEAT
        for place, scale in OWN_SCALES.items():
            found[first + place] = scale
        for omen in (at.S_OMEN, at.S_LAID_OMEN, at.S_LAID_OMEN + at.OMEN_SCALARS):
            found[first + omen : first + omen + at.OMEN_SCALARS] = OMEN_SCALES
        for zone, scale in ROW_SCALES.items():
            found[first + zone : first + zone + at.ROW_MOST] = [scale] * at.ROW_MOST
    found[at.S_SHARED + at.S_SEAT + at.S_HAND] = 0.0  # a mark tells it, whether or not a card is chosen
    return found


def blocks() -> list[Block]:
    """Places that stand for cards, with what is printed on them."""
    cards = [[line[0] / 10.0, *map(float, line[1:])] for line in attributes.card_attributes()]
    marks = int(encoding().places)
    firsts = [at.CAST, *range(marks + at.M_LEFT, marks + at.M_SIGNETS, at.CARDS_MOST)]
    for seat in range(at.SEATS):
        first = at.SHARED + seat * at.SEAT
        firsts += range(first + at.HAND, first + at.WON, at.CARDS_MOST)
    return [Block(first, cards) for first in firsts]


def actions() -> list[list[float]]:
    tenths = {attributes.ACTION_ATTRIBUTES.index(name) for name in ("place", "influence")}
    lines = attributes.action_attributes()
    return [
        [value / 10.0 if place in tenths else float(value) for place, value in enumerate(line)]
        for line in lines
    ]


def opening(rows: int, seed: int) -> ManyTables:
    luck = random.Random(seed)
    dealer = CardiaDealer([any_rules(luck) for _ in range(RULES)])
    return ManyTables(encoding(), dealer, rows, seed, counting=False, teaching=True)


def any_rules(luck: random.Random, plain: float = 0.0) -> CardiaRules:
    """Mostly the two decks as they are, then with guardians or a scene, else whatever may be agreed on.

    The `plain` part of them has the decks as they are, whatever else is met.
    """
    roll = luck.random()
    if roll < PLAIN or luck.random() < plain:
        return CardiaRules(deck=luck.choice(("I", "II")), wins=1)
    if roll < ONE_CHANGE:
        return one_change(luck)
    scenes = tuple(luck.sample(offered_scenes(True), luck.choice((0, 1, 1, 2, MOST_SCENES))))
    disputed: dict[str, Any] = {name: luck.choice(CHOICES[name]) for name in DISPUTED}
    disputed["house_cards"] = disputed["house_cards"] or any(
        scene not in offered_scenes(False) for scene in scenes
    )
    guardians = luck.random() < 0.5
    return CardiaRules(
        deck=luck.choice(all_decks()),
        scenes=scenes,
        guardians=guardians,
        guardians_open=guardians and luck.random() < 0.3,
        wins=1,
        **disputed,
    )


def one_change(luck: random.Random) -> CardiaRules:
    deck = luck.choice(("I", "II", *all_decks()))
    if luck.random() < 0.5:
        guardians = luck.random() < 0.7
        return CardiaRules(deck=deck, guardians=guardians, wins=1)
    return CardiaRules(deck=deck, scenes=(luck.choice(offered_scenes(True)),), wins=1)


def deal_match(number: int, kind: str) -> AnyGame:
    """Matches by the usual rules with both decks in turn, with guardians, with a scene, or by any rules."""
    deck = "I" if number % 2 else "II"
    if kind == "starters":
        rules = CardiaRules(deck=deck)
    elif kind == "guardians":
        rules = CardiaRules(deck=deck, guardians=True)
    elif kind == "scenes":
        scenes = offered_scenes(True)
        rules = CardiaRules(deck=deck, scenes=(scenes[number // 2 % len(scenes)],))
    else:
        rules = replace(any_rules(random.Random(UNSEEN + number)), wins=CardiaRules().wins)
    return deal(seed=number + 1, rules=rules)


def maker(name: str, content: bytes) -> Maker:
    """`net` and `net:60` play by these weights, all others as they are."""
    kind, _, setting = name.partition(":")
    if kind != "net":
        return lambda seed: ROSTER.make(name, seed, time.process_time)
    net = load(content)
    if not setting:
        return lambda seed: CardiaNetBot(seed, net)
    return lambda seed: CardiaNetSearchBot(seed, read_budget(setting), time.process_time, net=net)


def judge(content: bytes) -> Judge:
    seer = Seer(load(content))

    def chance(table: CardiaTable, seat: int) -> float:
        return float(seer.chance(table, seat))

    return chance
