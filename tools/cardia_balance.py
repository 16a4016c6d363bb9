"""How fair Cardia is: draws, length and seats in every way to play, and what guardians decide.

    PYTHONPATH=build/compiled .venv/bin/python -P tools/cardia_balance.py --games 200

A single game of two equal bots each (`wins=1`). A guardian decides as often as its only owner wins.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from taverne.arena.statistics import wilson
from taverne.cardia.arena import MODES, CardiaArena
from taverne.cardia.bots import ROSTER
from taverne.cardia.rules import all_decks
from taverne.kernel.rng import seeded

GUARDIANS = ("guardians", "open")


@dataclass
class Row:
    """What the games of one way to play brought."""

    name: str
    games: int = 0
    draws: int = 0
    first: float = 0.0
    encounters: int = 0
    owners: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, game: Any, rounds: int) -> None:
        self.games += 1
        self.draws += game.table.payoff(0) == game.table.payoff(1)
        self.first += game.table.payoff(0)
        self.encounters += rounds
        for card, seats in acted(game).items():
            if len(seats) == 1:
                self.owners[card].append(game.table.payoff(*seats))

    def line(self) -> str:
        low, high = wilson(self.first, self.games)
        return (
            f"| {self.name} | {self.games} | {percent(self.draws / self.games)} | "
            f"{self.encounters / self.games:.1f} | {percent(self.first / self.games)} | "
            f"{percent(low)} | {percent(high)} |"
        )


def acted(game: Any) -> dict[str, set[int]]:
    """For whom each guardian has acted."""
    found: dict[str, set[int]] = defaultdict(set)
    for event in game.events:
        if event.kind == "guardian":
            found[event.card].add(event.seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each way to play")
    parser.add_argument("--guardians", type=int, default=800, help="games with guardians")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--few", action="store_true", help="without the mixed decks")
    wishes = parser.parse_args()
    print("| way to play | games | drawn | encounters | first seat | low | high |")
    print("|---|---|---|---|---|---|---|")
    rows = []
    for name, mode, deck in ways(["I", "II"] if wishes.few else all_decks()):
        count = wishes.guardians if mode in GUARDIANS else wishes.games
        rows.append(played(name, mode, deck, count, wishes.bot))
        print(rows[-1].line(), flush=True)
    tell_guardians(rows)


def ways(decks: list[str]) -> Iterator[tuple[str, str, str]]:
    """Every deck by itself; every scene and both ways with guardians with the decks in turn."""
    for deck in decks:
        yield f"deck {deck}", "duel", deck
    for mode in MODES:
        if mode != "duel":
            yield mode, mode, ""


def played(name: str, mode: str, deck: str, count: int, bot: str) -> Row:
    arena = CardiaArena(CardiaArena.read_rules(mode, ("wins=1",)), ())
    row = Row(name)
    decks = [deck] if deck else ["I", "II"]
    for number in range(count):
        game = arena.deal([decks[number % len(decks)]], number)
        bots = [ROSTER.make(bot, int(seeded(2 * number + seat).below(1 << 30))) for seat in range(2)]
        while not game.is_over:
            seat = game.asked[0]
            game.answer(seat, bots[seat].choose(game.look(seat)))
        row.add(game, arena.rounds(game))
    return row


def tell_guardians(rows: list[Row]) -> None:
    print("\n| guardian | games | its owner wins | low | high |\n|---|---|---|---|---|")
    for card in sorted({card for row in rows for card in row.owners}):
        won = [payoff for row in rows for payoff in row.owners[card]]
        low, high = wilson(sum(won), len(won))
        print(f"| {card} | {len(won)} | {percent(sum(won) / len(won))} | {percent(low)} | {percent(high)} |")


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


if __name__ == "__main__":
    main()
