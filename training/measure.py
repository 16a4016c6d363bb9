"""Measures weights against other bots: python -m training.measure build/net/net.weights --rivals planner"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from pathlib import Path
from typing import Any

from taverne.bots.weights import read_weights
from taverne.kernel.game import AnyGame
from training.actors import FORK
from training.subject import Maker, Trial
from training.subjects import SUBJECTS

QUICK = (("greedy", 20), ("planner", 40))


class Count:
    """What one bot has won, and how long it has thought."""

    def __init__(self, won: float = 0.0, games: int = 0, seconds: float = 0.0, decisions: int = 0) -> None:
        self.won, self.games, self.seconds, self.decisions = won, games, seconds, decisions

    def __iadd__(self, other: Count) -> Count:
        self.won += other.won
        self.games += other.games
        self.seconds += other.seconds
        self.decisions += other.decisions
        return self

    def ask(self, bot: Any, view: Any) -> str:
        began = time.process_time()
        word: str = bot.choose(view)
        self.seconds += time.process_time() - began
        self.decisions += 1
        return word

    def __str__(self) -> str:
        low, high = wilson(self.won, self.games)
        share = f"{self.won / self.games:.1%} of {self.games} games ({low:.1%} to {high:.1%})"
        return f"{share}, {1000 * self.seconds / max(1, self.decisions):.2f} ms a decision"


def trial_of(content: bytes) -> Trial:
    """That of the game for which these weights are."""
    return SUBJECTS[read_weights(content).about["game"]]().trial


def play(game: AnyGame, bots: list[Any], ours: int) -> Count:
    count = Count(games=1)
    while not game.is_over:
        seat = game.asked[0]
        view = game.look(seat)
        game.answer(seat, count.ask(bots[seat], view) if seat == ours else bots[seat].choose(view))
    count.won = float(game.table.payoff(ours))
    return count


def play_pair(trial: Trial, ours: Maker, theirs: Maker, number: int, kind: str) -> Count:
    """Two games with the same decks and chance, seats changed."""
    deal = trial.deal
    count = play(deal(number, kind), [ours(number * 4 + 1), theirs(number * 4 + 2)], 0)
    count += play(deal(number, kind), [theirs(number * 4 + 3), ours(number * 4 + 4)], 1)
    return count


def wilson(won: float, games: int) -> tuple[float, float]:
    z = 1.96
    share, below = won / games, 1 + z * z / games
    middle = (share + z * z / (2 * games)) / below
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / below
    return middle - half, middle + half


class Judges:
    """Processes that measure the newest weights for as long as there are any."""

    def __init__(self, trial: Trial, folder: Path, count: int) -> None:
        self.trial = trial
        self.folder = folder
        self.ended = FORK.Value("i", 0)
        self.processes = [
            FORK.Process(target=self.judge, args=(number, count), daemon=True) for number in range(count)
        ]

    def start(self) -> None:
        for process in self.processes:
            process.start()

    def judge(self, number: int, count: int) -> None:
        seen = 0.0
        path = self.folder / "now.weights"
        while not self.ended.value:
            stamp = path.stat().st_mtime if path.exists() else 0.0
            if stamp == seen:
                time.sleep(0.5)
                continue
            seen = stamp
            content = path.read_bytes()
            for rival, pairs in QUICK:
                for kind in self.trial.quick:
                    self.tell(rival, kind, content, range(number, pairs * count, count))

    def tell(self, rival: str, kind: str, content: bytes, numbers: range) -> None:
        ours, theirs = self.trial.maker("net", content), self.trial.maker(rival, content)
        won = 0.0
        for number in numbers:
            if self.ended.value:
                return
            won += play_pair(self.trial, ours, theirs, number, kind).won
        line = {"rival": rival, "decks": kind, "won": won, "games": 2 * len(numbers)}
        with (self.folder / "measured.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        print(line, flush=True)

    def stop(self) -> None:
        self.ended.value = 1
        for process in self.processes:
            process.join(timeout=10)
            if process.is_alive():
                process.terminate()


def is_learning(folder: Path, share: float) -> bool:
    path = folder / "measured.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    return any(line["rival"] == "greedy" and line["won"] > share * line["games"] for line in lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path)
    parser.add_argument("--bot", default="net")
    parser.add_argument("--rivals", nargs="+", default=["planner"])
    parser.add_argument("--decks", nargs="+", help="kinds of tables; all if none is named")
    parser.add_argument("--pairs", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=600, help="for each line, at most")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--calibration", action="store_true", help="what the net says of its chances instead")
    args = parser.parse_args()
    content = args.weights.read_bytes()
    args.decks = args.decks or trial_of(content).kinds
    if args.calibration:
        for kind in args.decks:
            print(
                f"{kind}, {args.pairs} games:", *calibration(content, kind, args.pairs), sep="\n", flush=True
            )
        return
    for rival in args.rivals:
        for kind in args.decks:
            print(f"{args.bot} - {rival}, {kind}: {measured(args, rival, kind, content)}", flush=True)


def measured(args: argparse.Namespace, rival: str, kind: str, content: bytes) -> Count:
    end = time.monotonic() + args.seconds
    count = Count()
    with FORK.Pool(args.processes, prepare, (args.bot, rival, content)) as pool:
        for pair in pool.imap(one_pair, ((number, kind) for number in range(args.pairs))):
            count += pair
            if time.monotonic() > end:
                break
    return count


def calibration(content: bytes, kind: str, games: int) -> list[str]:
    """What the net said of the chances of whoever was asked, by tenths, and how often it happened."""
    trial = trial_of(content)
    make, judge = trial.maker("net", content), trial.judge(content)
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for number in range(games):
        said: list[tuple[int, float]] = []
        game = trial.deal(number, kind)
        bots = [make(number * 2 + seat) for seat in range(2)]
        while not game.is_over:
            seat = game.asked[0]
            game.table.face(seat)
            said.append((seat, judge(game.table, seat)))
            game.answer(seat, bots[seat].choose(game.look(seat)))
        for seat, chance in said:
            tenths[min(9, int(chance * 10))].append((chance, game.table.payoff(seat)))
    return [spoken(one) for one in tenths if one]


def spoken(said: list[tuple[float, float]]) -> str:
    chance, won = (sum(column) / len(said) for column in zip(*said, strict=True))
    return f"  said {chance:.1%}, happened {won:.1%}, {len(said)} decisions"


def prepare(bot: str, rival: str, content: bytes) -> None:
    global TRIAL, OURS, THEIRS
    TRIAL = trial_of(content)
    OURS, THEIRS = TRIAL.maker(bot, content), TRIAL.maker(rival, content)


def one_pair(task: tuple[int, str]) -> Count:
    return play_pair(TRIAL, OURS, THEIRS, *task)


TRIAL: Trial
OURS: Maker
THEIRS: Maker

if __name__ == "__main__":
    main()
