"""Find puzzles in games of the bots, and choose the best of them.

    python tools/puzzles.py mine gwent --minutes 10 --seed 1 --into build/puzzles/gwent.jsonl
    python tools/puzzles.py choose gwent build/puzzles/gwent.jsonl

`mine` appends whatever it finds, `choose` writes the puzzles of the package, with odds that hold after
20,000 looks; the tests prove them again. Both are quicker with the compiled engine
(`PYTHONPATH=build/compiled`).
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

from taverne import cardia, gwent
from taverne.bots import make_bot
from taverne.cardia import notation as cardia_notation
from taverne.cardia import position as cardia_position
from taverne.cardia.bots import proofs as cardia_proofs
from taverne.cardia.bots.endgame import Endgame
from taverne.cardia.table import RIVAL
from taverne.gwent import notation as gwent_notation
from taverne.gwent import position as gwent_position
from taverne.gwent.bots import proofs as gwent_proofs
from taverne.gwent.catalogue import CARDS, FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.leaders import LEADERS

PLAYERS = ("weighted", "planner", "greedy")
JUDGES = ("greedy", "planner", "search:300")
CODES = {"monsters": "mo", "nilfgaard": "ni", "northern_realms": "nr", "scoiatael": "st", "skellige": "sk"}
LEAST_OPTIONS = 4
ODDS_SHARE = 0.02
ODDS = ((200, 0.12), (2000, 0.12))
ODDS_RANGE = (0.25, 0.92)
CHOICE = ((100, 0.15), (1000, 0.15))
CHOICE_RANGE = (0.2, 0.97)
LUCKS = (11, 222, 3333)
OPEN_CARDS = 4
OPEN_POSITIONS = 12_000
EQUAL = 0.03
PROVEN_LOOKS = 20_000
MARGIN = 0.1

Puzzle = dict[str, Any]


def random_deck(luck: random.Random) -> Deck:
    """A legal deck with more special cards than the starters have: puzzles need them."""
    faction = luck.choice(list(CODES))
    pool = [c for c in CARDS if c.colour == faction and not c.secondary for _ in range(FACES[c.face].copies)]
    luck.shuffle(pool)
    heroes = [c for c in pool if c.hero][:4]
    others = [c for c in pool if c.plain]
    specials = [c for c in pool if not c.plain and not c.hero]
    leader = luck.choice([key for key in LEADERS if key.startswith(CODES[faction])])
    return Deck(faction, leader, heroes + others[: 22 - len(heroes)] + specials[:7])


def race(table: Any, seat: int) -> Puzzle | None:
    if not gwent_proofs.is_race(table, seat) or len(table.hands[seat]) < LEAST_OPTIONS:
        return None
    try:
        ways = gwent_proofs.Race(table, seat).ways()
    except gwent_proofs.TooLarge:
        return None
    ideas = {gwent_proofs.turns_of(table, way) for way in ways}
    if len(ideas) != 1 or len(table.options) < LEAST_OPTIONS:
        return None
    words = sorted(gwent_proofs.words_of(table, way) for way in ways)
    turns = len(next(iter(ideas)))
    firsts = {way[0] for way in words}
    line = [[seat, word] for word in words[0]]
    ordered = turns > 1 and len(firsts) < turns
    return {"ways": words, "turns": turns, "ordered": ordered, "line": line, "proof": {"kind": "all"}}


def open_hands(table: Any, seat: int) -> Puzzle | None:
    few = all(len(hand) <= OPEN_CARDS for hand in table.hands) and len(table.hands[seat]) > 1
    if not few or not gwent_proofs.is_open(table, seat) or len(table.options) < 3:
        return None
    try:
        winning = gwent_proofs.OpenHands(seat, OPEN_POSITIONS).winning(table)
        if len(winning) != 1:
            return None
        line, way = open_line(table, seat, winning[0])
    except gwent_proofs.TooLarge:
        return None
    return {"ways": [way], "line": line, "proof": {"kind": "all"}}


def open_line(table: Any, seat: int, option: int) -> tuple[list[Any], list[str]]:
    """The reader wins; the other resists as long as there is a choice. The way is the first turn of it."""
    node, line = table.clone(), list[Any]()
    turn = 0
    while not node.is_over():
        if node.seat == seat:
            chosen = option if not line else gwent_proofs.OpenHands(seat, OPEN_POSITIONS).winning(node)[0]
        else:
            chosen = stubborn(node, seat)
        turn = turn or (len(line) if line and gwent_proofs.is_turn(node) else 0)
        line.append([int(node.seat), gwent_notation.write(node.agenda[-1].shape(), chosen)])
        node.play(chosen)
    return line, [word for _, word in line[: turn or len(line)]]


def stubborn(table: Any, seat: int) -> int:
    """The reply that leaves the fewest winning answers; passing only if there is nothing else."""

    def left(option: int) -> tuple[bool, int]:
        twin = table.clone()
        twin.play(option)
        if twin.is_over() or twin.seat != seat:
            return option == -1, 9
        return option == -1, len(gwent_proofs.OpenHands(seat, OPEN_POSITIONS).winning(twin))

    return min(table.options, key=left)


def far_ahead(
    odds: Any, view: Any, stages: Any, wide: tuple[float, float], seed: int
) -> dict[str, float] | None:
    """Short looks first; long ones only where it may be worth it."""
    found: dict[str, float] = {}
    for looks, gap in stages:
        found = odds(view, looks, seed + looks)
        first, second, *_ = [*found.values(), 0.0]
        if first - second < gap or not wide[0] < first < wide[1]:
            return None
    return {word: round(chance, 3) for word, chance in found.items()}


def odds(table: Any, seat: int) -> Puzzle | None:
    if not gwent_proofs.is_turn(table) or len(table.options) < 3:
        return None
    values = far_ahead(gwent_proofs.odds, gwent.view(table, seat), ODDS, ODDS_RANGE, 1)
    if values is None:
        return None
    ways = with_sequel("gwent", table, seat, next(iter(values)))
    line = [[seat, word] for word in ways[0]]
    return {"ways": ways, "line": line, "values": values, "proof": {"kind": "looks", "looks": ODDS[-1][0]}}


def with_sequel(game: str, table: Any, seat: int, word: str) -> list[list[str]]:
    """What the answer asks belongs to it: the best target, and all that are as good."""
    module, notation, proofs = MODULES[game]
    twin = table.clone()
    twin.answer(seat, notation.read(twin.question(seat).shape(), word))
    if twin.is_over() or twin.seat != seat or (game == "gwent" and gwent_proofs.is_turn(twin)):
        return [[word]]
    if game == "cardia":
        return [[word]]
    values = proofs.odds(module.view(twin, seat), 2000, 7)
    best = max(values.values())
    return [[word, other] for other, chance in values.items() if chance >= best - EQUAL]


def last_cards(table: Any, seat: int) -> Puzzle | None:
    if not cardia_proofs.is_last(table, seat):
        return None
    options = table.question(seat).options(table)
    sure: list[int] = []
    for luck in LUCKS:
        try:
            least = cardia_proofs.guaranteed(with_luck(table, luck), seat)
        except cardia_proofs.TooLarge:
            return None
        winning = [place for place, value in enumerate(least) if value > 0.99]
        if len(winning) != 1 or (sure and winning != sure):
            return None
        sure = winning
    option = options[sure[0]]
    word = cardia_notation.write(table.question(seat).shape(), option)
    line = last_line(table, seat, option)
    return {"ways": [[word]], "line": line, "proof": {"kind": "all"}}


def with_luck(table: Any, luck: int) -> Any:
    """The same table with other chances: what holds for all of them does not hang on chance."""
    return cardia_position.read_position(cardia_position.write_position(table) | {"luck": luck})


def last_line(table: Any, seat: int, option: int) -> list[Any]:
    """To the end of the game: the reader by what is sure, the other by whatever keeps most open."""
    node, line = table.clone(), list[Any]()
    game = node.game

    def give(who: int, chosen: int) -> None:
        line.append([who, cardia_notation.write(node.question(who).shape(), chosen)])
        node.answer(who, chosen)

    while not node.is_over() and node.game == game and len(line) < 20:
        if len(node.open_tasks()) == 2:
            mine = option if not line else surest(node, seat)
            theirs = node.question(RIVAL[seat]).options(node)[-1]
            give(seat, mine)
            give(RIVAL[seat], theirs)
        else:
            who = node.asked()[0]
            solver = Endgame(node.clone(), 20_000)
            values = [solver.after(node, one) for one in node.options]
            best = max(values) if who == 0 else min(values)
            give(who, node.options[values.index(best)])
    return line


def surest(table: Any, seat: int) -> int:
    least = cardia_proofs.guaranteed(table, seat)
    return int(table.question(seat).options(table)[least.index(max(least))])


def choice(table: Any, seat: int) -> Puzzle | None:
    if not cardia_proofs.is_choice(table, seat):
        return None
    values = far_ahead(cardia_proofs.odds, cardia.view(table, seat), CHOICE, CHOICE_RANGE, 1)
    if values is None:
        return None
    word = next(iter(values))
    proof = {"kind": "looks", "looks": CHOICE[-1][0]}
    return {"ways": [[word]], "line": [[seat, word]], "values": values, "proof": proof}


MODULES = {
    "gwent": (gwent, gwent_notation, gwent_proofs),
    "cardia": (cardia, cardia_notation, cardia_proofs),
}
POSITIONS = {"gwent": gwent_position, "cardia": cardia_position}
KINDS = {
    "gwent": {"race": race, "open": open_hands, "odds": odds},
    "cardia": {"last": last_cards, "choice": choice},
}


def missed(game: str, view: Any, ways: list[list[str]]) -> int:
    """How many of three players of rising strength do not find the first answer."""
    firsts = {way[0] for way in ways}
    return sum(
        sum(make_bot(name, seed, game).choose(view) in firsts for seed in range(3)) < 2 for name in JUDGES
    )


def deal(game: str, luck: random.Random, seed: int) -> Any:
    if game == "gwent":
        return gwent.deal(random_deck(luck), random_deck(luck), seed=seed)
    rules = cardia.CardiaRules(deck=luck.choice(["I", "II"]), wins=1, guardians=luck.random() < 0.3)
    return cardia.deal(seed=seed, rules=rules)


def mine(game: str, seconds: float, seed: int, into: Path) -> None:
    luck = random.Random(seed)
    into.parent.mkdir(parents=True, exist_ok=True)
    end = time.process_time() + seconds
    with into.open("a", encoding="utf-8") as file:
        for number in count(seed * 100_000):
            if time.process_time() > end:
                return
            for puzzle in mine_game(game, luck, number):
                file.write(json.dumps(puzzle) + "\n")
                file.flush()


def mine_game(game: str, luck: random.Random, number: int) -> list[Puzzle]:
    """One game; of each seat, round and kind the hardest puzzle."""
    played = deal(game, luck, number)
    bots = [make_bot(luck.choice(PLAYERS), number + seat, game) for seat in range(2)]
    found: dict[Any, Puzzle] = {}
    while not played.is_over:
        for seat in played.asked:
            for kind, prover in KINDS[game].items():
                if kind == "odds" and luck.random() > ODDS_SHARE:
                    continue
                puzzle = prover(played.table, seat)
                if puzzle:
                    puzzle |= {"kind": kind, "seat": seat, "game": number}
                    puzzle["missed"] = missed(game, played.look(seat), puzzle["ways"])
                    puzzle["position"] = POSITIONS[game].write_position(played.table)
                    place = (kind, seat, int(played.table.round) if game == "gwent" else 0)
                    if place not in found or found[place]["missed"] < puzzle["missed"]:
                        found[place] = puzzle
        seat = played.asked[0]
        played.answer(seat, bots[seat].choose(played.look(seat)))
    return list(found.values())


def theme_of(game: str, puzzle: Puzzle) -> str:
    """What the answer is about, in the words of the lessons."""
    return gwent_theme(puzzle) if game == "gwent" else cardia_theme(puzzle)


THEMES = {
    "spy": "spies",
    "decoy": "decoy",
    "medic": "medics",
    "horn": "horn",
    "bond": "bond",
    "scorch": "scorch",
    "scorch_row": "scorch",
    "scorch_all": "scorch",
    "muster": "muster",
    "summon": "summon",
    "berserker": "mardroeme",
    "mardroeme": "mardroeme",
    "morale": "morale",
    "clear": "weather",
}
RARE = (
    "decoy",
    "mardroeme",
    "summon",
    "medics",
    "scorch",
    "horn",
    "leaders",
    "weather",
    "spies",
    "morale",
    "bond",
)


def gwent_theme(puzzle: Puzzle) -> str:
    """The rarest idea among the cards of the way."""
    found = {theme_of_word(word) for word in puzzle["ways"][0]} - {""}
    for theme in RARE:
        if theme in found:
            return theme
    return next(iter(sorted(found - {"plain"})), "enough")


def theme_of_word(word: str) -> str:
    if word in ("pass", "leader"):
        return "passing" if word == "pass" else "leaders"
    face = word.partition(".")[0].partition("/")[0]
    found = [one for one in FACES if one.key == face]
    if not found:
        return ""
    if any(card.foul for card in CARDS if FACES[card.face].key == face):
        return "weather"
    named = [THEMES[ability] for ability in found[0].abilities if ability in THEMES]
    return named[0] if named else "heroes" if found[0].kind == "hero" else "plain"


def cardia_theme(puzzle: Puzzle) -> str:
    position = puzzle["position"]
    if position["guardians"]:
        return "guardians"
    if puzzle["kind"] == "last":
        return "last"
    word = puzzle["ways"][0][0]
    if word in {card for hand in position["hands"] for card in hand}:
        return "answering"
    if any(card["ongoing"] for one in position["row"] for card in one["cards"]):
        return "ongoing"
    return "tokens"


def grade_of(puzzle: Puzzle) -> int:
    """By who misses it, how many turns it takes, and whether their order matters."""
    hard = puzzle["missed"] + max(0, puzzle.get("turns", 1) - 1) + bool(puzzle.get("ordered"))
    hard += puzzle["kind"] in ("open", "last") and puzzle["missed"] > 0
    return 1 if hard <= 1 else 2 if hard <= 3 else 3


def choose(game: str, paths: list[Path], most: int) -> None:
    """Of every theme and grade some, odds only with so many looks and such a margin."""
    pool = [json.loads(line) for path in paths for line in path.read_text(encoding="utf-8").splitlines()]
    for puzzle in pool:
        puzzle |= {"theme": theme_of(game, puzzle), "grade": grade_of(puzzle)}
    chosen, seen, shares = list[Puzzle](), set[Any](), Counter[Any]()
    for puzzle in sorted(pool, key=preference):
        place, idea = (puzzle["theme"], puzzle["grade"]), tuple(sorted(puzzle["ways"][0]))
        full = shares[place] >= most or shares[puzzle["kind"], "kind"] >= MOST_OF_KIND.get(
            puzzle["kind"], 999
        )
        if full or (idea, puzzle["kind"]) in seen or (puzzle["game"], puzzle["seat"]) in seen:
            continue
        if not proven(game, puzzle):
            continue
        seen |= {(idea, puzzle["kind"]), (puzzle["game"], puzzle["seat"])}
        shares[place] += 1
        shares[puzzle["kind"], "kind"] += 1
        chosen.append(puzzle)
    chosen.sort(key=lambda one: (one["grade"], one["theme"], one["kind"], one["game"]))
    write_book(game, chosen)
    report(chosen)


MOST_OF_KIND = {"odds": 14, "choice": 24}


def preference(puzzle: Puzzle) -> Any:
    """Searched kinds are dear and come last; what nobody misses is no puzzle."""
    return (
        puzzle["proof"]["kind"] != "all",
        puzzle["missed"] == 0,
        puzzle.get("turns", 2) == 1,
        -puzzle["missed"],
    )


def proven(game: str, puzzle: Puzzle) -> bool:
    """Odds are looked at again, equally at all answers, 20,000 times in all."""
    if puzzle["proof"]["kind"] == "all":
        return puzzle["missed"] > 0 or puzzle.get("turns", 0) > 1 or puzzle["kind"] in ("open", "last")
    module, _, proofs = MODULES[game]
    table = POSITIONS[game].read_position(puzzle["position"])
    view = module.view(table, puzzle["seat"])
    each = -(-PROVEN_LOOKS // len(view.options))
    values = proofs.odds(view, each, 99)
    first, second, *_ = values.values()
    if next(iter(values)) != puzzle["ways"][0][0] or first - second < MARGIN:
        return False
    puzzle["values"] = {word: round(chance, 3) for word, chance in values.items()}
    puzzle["proof"] = {"kind": "looks", "looks": each * len(view.options), "margin": round(first - second, 3)}
    return True


def write_book(game: str, chosen: list[Puzzle]) -> None:
    names = (
        "kind",
        "theme",
        "grade",
        "seat",
        "turns",
        "ordered",
        "ways",
        "line",
        "values",
        "proof",
        "position",
    )
    book = [
        {"id": f"{number:03}"} | {name: one[name] for name in names if name in one}
        for number, one in enumerate(chosen, 1)
    ]
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in book)
    text = f"[\n{lines}\n]\n"
    (DATA / game / "data" / "puzzles.json").write_text(text, encoding="utf-8")


def report(chosen: list[Puzzle]) -> None:
    for name in ("kind", "theme", "grade"):
        print(name, dict(Counter(one[name] for one in chosen)))
    print(len(chosen), "puzzles")


DATA = Path(__file__).resolve().parent.parent / "src" / "taverne"


def main() -> int:
    args = arguments()
    if args.command == "mine":
        mine(args.game, args.minutes * 60, args.seed, args.into)
    else:
        choose(args.game, args.found, args.most)
    return 0


def arguments() -> argparse.Namespace:
    described = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=described)
    commands = parser.add_subparsers(dest="command", required=True)
    mining = commands.add_parser("mine")
    mining.add_argument("game", choices=list(KINDS))
    mining.add_argument("--minutes", type=float, default=5.0)
    mining.add_argument("--seed", type=int, default=1)
    mining.add_argument("--into", type=Path, required=True)
    choosing = commands.add_parser("choose")
    choosing.add_argument("game", choices=list(KINDS))
    choosing.add_argument("found", type=Path, nargs="+")
    choosing.add_argument("--most", type=int, default=5, help="of each theme and grade")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
