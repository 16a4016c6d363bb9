"""Find out what the chances of a study are worth: play games, note what it says, and see how they end.

    PYTHONPATH=build/compiled nice -n 19 .venv/bin/python tools/calibrate.py play
    .venv/bin/python tools/calibrate.py fit

`play` can be stopped and started again; it goes on after the last game. `fit` writes the scales of
each game (`calibration.py`) from one half of the games, and the picture of the docs from the other.
"""

from __future__ import annotations

import argparse
import csv
import math
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from taverne.bots import make_bot
from taverne.bots.calibration import AS_FOUND, calibrated, odds
from taverne.cardia.rulebook import deal as deal_cardia
from taverne.cardia.rules import read_rules as read_cardia_rules
from taverne.games import offer_of
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.rulebook import deal, deal_solo
from taverne.gwent.rules import GwentRules
from taverne.kernel.game import AnyGame

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "pictures" / "calibration.svg"
HINDSIGHT = "duel, open"
SEATS = {"duel": 2, HINDSIGHT: 2, "pairs": 4, "ffa3": 3, "ffa4": 4, "ffa5": 5, "solo": 2}
PLAN = {
    "duel": 2000,
    HINDSIGHT: 1000,
    "cardia": 2000,
    "pairs": 300,
    "ffa3": 200,
    "ffa4": 150,
    "ffa5": 150,
    "solo": 300,
}
NAMES = {
    "cardia": "Cardia",
    "duel": "Gwent, duel",
    HINDSIGHT: "Gwent, duel, open",
    "pairs": "Gwent, pairs",
    "solo": "Gwent, solo",
}
BOTS = ("planner", "planner", "greedy", "weighted")
POINTS = 3
STEPS = 40
BINS = 10
FEWEST = 60
CHI_SQUARE = 5.99
STYLE = (
    "<style>text{font:13px sans-serif;fill:#444}.g{stroke:#bbb;fill:none}"
    ".t{stroke:#999;stroke-dasharray:4 4}.p{fill:#b5651d}.i{stroke:#b5651d;stroke-width:2}</style>\n"
)


class Said(NamedTuple):
    """What was said at one point of one game, and what came of it."""

    way: str
    game: int
    stage: str
    chance: float
    payoff: float


class Answer(NamedTuple):
    """What a seat saw and answered; `table` only where a study may know all of it."""

    view: Any
    table: Any
    word: str


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("file", nargs="?", type=Path, default=ROOT / "build" / "chances.csv")
    args = parser.parse_args()
    args.file.parent.mkdir(exist_ok=True)
    play(args.file) if args.what == "play" else fit(args.file)


def play(file: Path) -> None:
    """All ways in turn, so that whoever stops early has some of each."""
    done = {(one.way, one.game) for one in read(file)} if file.exists() else set()
    with file.open("a", newline="") as out:
        writer = csv.writer(out)
        for way, number in planned():
            if (way, number) not in done:
                writer.writerows(points(way, number))
                out.flush()


def planned() -> Iterator[tuple[str, int]]:
    """In proportion to how many of each are wanted."""
    every = [((number + 0.5) / count, way, number) for way, count in PLAN.items() for number in range(count)]
    return ((way, number) for _, way, number in sorted(every))


def points(way: str, number: int) -> list[Said]:
    """A few answers of one game, each weighed as a study does it."""
    luck = Random(f"{way} {number}")
    game = dealt(way, number, luck)
    review = offer_of(game.rulebook.name).review
    seats = [make_bot(luck.choice(BOTS), luck.getrandbits(32), game.rulebook.name) for _ in range(5)]
    asked: list[Answer] = []
    while not game.is_over:
        seat = game.asked[0]
        view = game.look(seat)
        word = seats[seat].choose(view)
        if review.is_judged(view):
            asked.append(Answer(view, game.table.clone() if way == HINDSIGHT else None, word))
        game.answer(seat, word)
    chosen = luck.sample(asked, min(POINTS, len(asked)))
    return [said(way, number, game, answer, luck) for answer in chosen]


def said(way: str, number: int, game: AnyGame, answer: Answer, luck: Random) -> Said:
    review, (view, table, word) = offer_of(game.rulebook.name).review, answer
    looks = sum(review.ladder(view, table is not None))
    ((own, _),) = review.looks(view, table, [word], looks, luck.getrandbits(32))
    stage = review.stage(view, table is not None)
    return Said(way, number, stage, sum(own) / len(own), game.table.payoff(view.seat))


def dealt(way: str, number: int, luck: Random) -> AnyGame:
    if way == "cardia":
        decks = luck.choice(("I", "II", "mixed:swamp+guild"))
        return deal_cardia(seed=number, rules=read_cardia_rules(f"deck={decks} wins=1"))
    factions = list(starter_decks())
    if way == "solo":
        mine, theirs = luck.sample(factions, 2)
        return deal_solo(mine, theirs, starter_decks()[mine].leader, number)
    if SEATS[way] == 2:
        return deal(*luck.choices(factions, k=2), seed=number)
    return deal(*luck.sample(factions, SEATS[way]), seed=number, rules=GwentRules(mode=way))


def read(file: Path) -> list[Said]:
    with file.open(newline="") as lines:
        return [Said(way, int(n), stage, float(c), float(p)) for way, n, stage, c, p in csv.reader(lines)]


def fit(file: Path) -> None:
    every = read(file)
    scales = fitted([one for one in every if one.game % 2 == 0])
    for game in ("gwent", "cardia"):
        write_scales(game, {stage: scale for stage, scale in scales.items() if game_of(stage) == game})
    tested = [one for one in every if one.game % 2 == 1]
    PICTURE.write_text(picture(every, tested, scales), encoding="utf-8")
    for name, group in grouped(tested).items():
        print(
            f"{name}: {len(group)} points, error {error(group, scales):.3f}, as found {error(group, {}):.3f}"
        )


def game_of(stage: str) -> str:
    return "cardia" if stage.startswith("game ") else "gwent"


def fitted(every: list[Said]) -> dict[str, tuple[float, float]]:
    by_stage = defaultdict(list)
    for one in every:
        by_stage[one.stage].append(one)
    scales = {stage: logistic(group) for stage, group in sorted(by_stage.items()) if len(group) >= FEWEST}
    return {stage: scale for stage, scale in scales.items() if is_needed(by_stage[stage], scale)}


def is_needed(group: list[Said], scale: tuple[float, float]) -> bool:
    """Two numbers more must explain surely more (a likelihood ratio, 95 %); else the looks stand as found."""
    return 2.0 * (likelihood(group, scale) - likelihood(group, AS_FOUND)) > CHI_SQUARE


def likelihood(group: list[Said], scale: tuple[float, float]) -> float:
    chances = [(one.payoff, calibrated(scale, one.chance)) for one in group]
    return sum(payoff * math.log(p) + (1.0 - payoff) * math.log(1.0 - p) for payoff, p in chances)


def logistic(group: list[Said]) -> tuple[float, float]:
    """Newton's method on the log likelihood, drawn a little towards what was found."""
    steep, shift = AS_FOUND
    for _ in range(STEPS):
        slope = [2.0 * (1.0 - steep), -2.0 * shift]
        bend = [2.0, 0.0, 2.0]
        for one in group:
            x, p = odds(one.chance), calibrated((steep, shift), one.chance)
            w = p * (1.0 - p)
            slope = [slope[0] + (one.payoff - p) * x, slope[1] + one.payoff - p]
            bend = [bend[0] + w * x * x, bend[1] + w * x, bend[2] + w]
        det = bend[0] * bend[2] - bend[1] ** 2
        steep += (bend[2] * slope[0] - bend[1] * slope[1]) / det
        shift += (bend[0] * slope[1] - bend[1] * slope[0]) / det
    return round(steep, 3), round(shift, 3)


def write_scales(game: str, scales: dict[str, tuple[float, float]]) -> None:
    file = ROOT / "src" / "taverne" / game / "bots" / "calibration.py"
    head, _, _ = file.read_text(encoding="utf-8").partition("SCALES: Final")
    lines = "".join(f'    "{stage}": {scale},\n' for stage, scale in scales.items())
    body = f"{{\n{lines}}}" if lines else "{}"
    file.write_text(f"{head}SCALES: Final[dict[str, tuple[float, float]]] = {body}\n", encoding="utf-8")


def grouped(every: list[Said]) -> dict[str, list[Said]]:
    """The pictures: what is played in the same way stands in one."""
    found = defaultdict(list)
    for one in every:
        found[NAMES.get(one.way, "Gwent, for all")].append(one)
    return dict(sorted(found.items()))


def error(group: list[Said], scales: dict[str, tuple[float, float]]) -> float:
    """By how much what is said and what happens differ on average, over the bins."""
    return sum(abs(told - seen) * count for told, seen, count in bins(group, scales)) / len(group)


def bins(group: list[Said], scales: dict[str, tuple[float, float]]) -> list[tuple[float, float, int]]:
    """What was said on average, how often it happened, and in how many cases."""
    said = [(calibrated(scales.get(one.stage, AS_FOUND), one.chance), one.payoff) for one in group]
    sorted_in = [
        [pair for pair in said if min(BINS - 1, int(pair[0] * BINS)) == place] for place in range(BINS)
    ]
    return [(mean([a for a, _ in some]), mean([b for _, b in some]), len(some)) for some in sorted_in if some]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def picture(every: list[Said], tested: list[Said], scales: dict[str, tuple[float, float]]) -> str:
    """One square for each way to play: said to the right, happened upwards, the true line between."""
    groups = grouped(tested)
    games = len({(one.way, one.game) for one in every})
    width = 40 + 250 * len(groups)
    squares = "".join(
        square(name, group, scales, 40 + 250 * n) for n, (name, group) in enumerate(groups.items())
    )
    title = f"What a study says, and how often it happened: {games} games, {len(every)} points"
    size = f'viewBox="0 0 {width} 330"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}">\n'
        f'{STYLE}<rect width="{width}" height="330" fill="#fff"/>\n'
        f'<text x="40" y="24">{title}</text>\n{squares}</svg>\n'
    )


def square(name: str, group: list[Said], scales: dict[str, tuple[float, float]], left: int) -> str:
    top, size = 60, 200

    def at(chance: float) -> float:
        return round(left + size * chance, 1)

    def up(chance: float) -> float:
        return round(top + size * (1.0 - chance), 1)

    lines = [
        f'<text x="{left}" y="50">{name}: off by {100 * error(group, scales):.1f} on average</text>',
        f'<rect class="g" x="{left}" y="{top}" width="{size}" height="{size}"/>',
        f'<line class="t" x1="{at(0)}" y1="{up(0)}" x2="{at(1)}" y2="{up(1)}"/>',
        *(
            f'<text x="{at(share) - 8}" y="{top + size + 18}">{round(100 * share)}</text>'
            for share in (0, 0.5, 1)
        ),
    ]
    for told, seen, count in bins(group, scales):
        low, high = wilson(seen, count)
        lines.append(f'<line class="i" x1="{at(told)}" y1="{up(low)}" x2="{at(told)}" y2="{up(high)}"/>')
        lines.append(f'<circle class="p" cx="{at(told)}" cy="{up(seen)}" r="4"/>')
    return "\n".join(lines) + "\n"


def wilson(share: float, count: int, z: float = 1.96) -> tuple[float, float]:
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


if __name__ == "__main__":
    main()
