"""Play the same decks with each leader of their faction: `data/leader_numbers.json` of Gwent.

    PYTHONPATH=build/compiled .venv/bin/python tools/leader_numbers.py --journal build/gwent-leaders.jsonl

The decks are the starters and the field. In each turn a deck meets a rival of another faction by chance,
once from each seat, with the same luck under each of the five leaders.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from counting import DATA, Diary, command, tally, write
from taverne import __version__
from taverne.gwent.bots import ROSTER
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.field import field_decks
from taverne.gwent.decks.lines import deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.rulebook import deal
from taverne.gwent.rules import read_rules

RULES = "mode=duel law=standard"


class Pairing(NamedTuple):
    """A deck under one of its leaders, whom it meets, from which seat, with which luck."""

    deck: Deck
    leader: str
    rival: Deck
    seat: int
    seed: int


def main() -> int:
    args = arguments()
    games = list(pairings(decks(), args.turns, args.seed))
    order = {"bot": args.bot, "seed": args.seed, "decks": [deck_line(deck) for deck in decks()]}
    with Diary(args.journal, order | {"version": __version__}) as diary:
        for game in games[len(diary.results) :]:
            diary.add(played(game, args.bot), len(games))
        write(args.out, numbers(args, games, diary.results[: len(games)]))
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--bot", default="planner", help="who plays for both sides")
    parser.add_argument("--turns", type=int, default=20, help="of two games, for each deck and leader")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--journal", type=Path, required=True, help="every game is kept here at once")
    parser.add_argument("--out", type=Path, default=DATA / "gwent" / "data" / "leader_numbers.json")
    return parser.parse_args()


def decks() -> list[Deck]:
    return [*starter_decks().values(), *field_decks()]


def pairings(all_decks: list[Deck], turns: int, seed: int) -> Iterator[Pairing]:
    """Turn by turn, so that whoever stops early has met everybody equally often."""
    luck = random.Random(seed)
    for _ in range(turns):
        for deck in all_decks:
            rival = luck.choice([one for one in all_decks if one.faction != deck.faction])
            deal_seed = luck.randrange(1 << 30)
            for leader in leaders_of(deck.faction):
                for seat in range(2):
                    yield Pairing(deck, leader, rival, seat, deal_seed)


def leaders_of(faction: str) -> list[str]:
    return [key for key, face in LEADER_FACES.items() if face.faction == faction]


def played(game: Pairing, bot: str) -> list[float]:
    """What the game brought, and whether the leader was called upon."""
    led = Deck(game.deck.faction, game.leader, game.deck.cards)
    seats = [led, game.rival] if game.seat == 0 else [game.rival, led]
    table = deal(*seats, seed=game.seed, rules=read_rules(RULES))
    bots = [ROSTER.make(bot, game.seed + seat) for seat in range(2)]
    while not table.is_over:
        seat = table.asked[0]
        table.answer(seat, bots[seat].choose(table.look(seat)))
    used = any(event.kind == "leader" and event.seat == game.seat for event in table.events)
    return [float(table.table.payoff(game.seat)), int(used)]


def numbers(args: argparse.Namespace, games: list[Pairing], results: list[list[float]]) -> dict[str, Any]:
    return {
        "command": command(),
        "version": __version__,
        "bot": args.bot,
        "rules": read_rules(RULES).words(),
        "seed": args.seed,
        "games": len(results),
        "decks": len(decks()),
        "columns": ["led", "used"],
        "cards": rows(games, results),
    }


def rows(games: list[Pairing], results: list[list[float]]) -> dict[str, list[float]]:
    """Of each leader all its games, and those in which it was called upon."""
    led: dict[str, list[float]] = defaultdict(list)
    used: dict[str, list[float]] = defaultdict(list)
    for game, (payoff, called) in zip(games, results, strict=True):
        led[game.leader].append(payoff)
        if called:
            used[game.leader].append(payoff)
    usual = {leader: average(led, faction_of(leader)) for leader in led}
    return {
        leader: tally(led[leader], usual[leader]) + tally(used[leader], usual[leader])
        for leader in sorted(led)
    }


def faction_of(leader: str) -> str:
    return LEADER_FACES[leader].faction


def average(led: dict[str, list[float]], faction: str) -> float:
    points = [payoff for leader in leaders_of(faction) for payoff in led[leader]]
    return sum(points) / len(points)


if __name__ == "__main__":
    sys.exit(main())
