"""How fair Cardia is: draws, length and seats in every way to play, and what guardians and scenes decide.

    PYTHONPATH=build/compiled .venv/bin/python tools/cardia_balance.py --journal build/cardia-box.jsonl

Single games of two equal bots (`wins=1`). A card decides as often as the only player wins for whom it acted;
what acts for both at once decides for nobody. All ways to play get their games in step, so that it may be
stopped at any time. With `--keep` the numbers go to the pages: `data/box_numbers.json` of Cardia.
"""

from __future__ import annotations

import argparse
import re
import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import groupby
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from counting import DATA, Diary, command, tally, write
from taverne import __version__
from taverne.arena.statistics import wilson
from taverne.cardia.arena import MODES, CardiaArena
from taverne.cardia.bots import ROSTER
from taverne.cardia.box import BOX
from taverne.cardia.rules import all_decks
from taverne.cli.arena import obeying
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.rng import seeded

GUARDIANS = ("guardians", "open")
PLAIN = ["deck I", "deck II"]
EVEN = 0.5


class Way(NamedTuple):
    """A way to play: its name, its mode, and its decks in turn."""

    name: str
    mode: str
    decks: list[str]
    games: int


Game = tuple[Way, int, str]


class Played(NamedTuple):
    """What a game brought the first seat, how long it was, and for whom each card acted."""

    way: str
    number: int
    first: float
    encounters: int
    acted: dict[str, list[int]]


def main() -> None:
    args = arguments()
    ways = list(all_ways(args))
    games = [(way, number, args.bot) for way in ways for number in range(way.games)]
    games.sort(key=lambda game: (game[1] + 0.5) / game[0].games)
    with Diary(args.journal, {"bot": args.bot, "version": __version__}) as diary:
        done = {(name, number) for name, number, *_ in diary.results}
        open_games = [game for game in games if (game[0].name, game[1]) not in done]
        with suppress(KeyboardInterrupt), obeying():
            for result in played(open_games, args.workers):
                diary.add(result, len(games))
        results = [Played(*result) for result in diary.results]
    tell_ways(ways, results)
    tell_cards(results)
    if args.keep:
        write(args.out, numbers(args, results))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of each way to play")
    parser.add_argument("--guardians", type=int, default=4000, help="games of each way with guardians")
    parser.add_argument("--house", type=int, default=800, help="games of each scene of which we made a part")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--few", action="store_true", help="without the mixed decks")
    parser.add_argument("--journal", type=Path, required=True, help="every game is kept here at once")
    parser.add_argument("--keep", action="store_true", help="write the numbers that the pages show")
    parser.add_argument("--out", type=Path, default=DATA / "cardia" / "data" / "box_numbers.json")
    return parser.parse_args()


def all_ways(args: argparse.Namespace) -> Iterator[Way]:
    """Every deck by itself; every scene and both ways with guardians with the two decks in turn."""
    for deck in ["I", "II"] if args.few else all_decks():
        yield Way(f"deck {deck}", "duel", [deck], args.games)
    for mode in MODES:
        if mode != "duel":
            yield Way(mode, mode, ["I", "II"], games_of(mode, args))


def games_of(mode: str, args: argparse.Namespace) -> int:
    """More where what is ours shall be judged."""
    if mode in GUARDIANS:
        return int(args.guardians)
    return int(args.house if BOX[mode].house else args.games)


def played(games: list[Game], workers: int) -> Iterator[Played]:
    """In whatever order they end."""
    with get_context("spawn").Pool(workers, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as crew:
        yield from crew.imap_unordered(play_one, games)


def play_one(game: Game) -> Played:
    return play(*game)


def play(way: Way, number: int, bot: str) -> Played:
    arena = CardiaArena(CardiaArena.read_rules(way.mode, ("wins=1",)), ())
    game = arena.deal([way.decks[number % len(way.decks)]], number)
    bots = [ROSTER.make(bot, int(seeded(2 * number + seat).below(1 << 30))) for seat in range(2)]
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
    return Played(way.name, number, float(game.table.payoff(0)), arena.rounds(game), acted(way.mode, game))


def acted(mode: str, game: AnyGame) -> dict[str, list[int]]:
    """For whom each guardian has acted, and the scene."""
    found: dict[str, set[int]] = defaultdict(set)
    for event in game.events:
        if event.kind == "guardian":
            found[event.card].add(event.seat)
    if mode in HELPED:
        found[mode].update(HELPED[mode](game.events))
    return {card: sorted(seats) for card, seats in found.items()}


def seats_of(kind: str) -> Callable[[Iterable[Event]], set[int]]:
    return lambda events: {event.seat for event in events if event.kind == kind}


def traders(events: Iterable[Event]) -> set[int]:
    """Who had a card swapped; a trade without one is none."""
    return {event.seat for event in events if event.kind == "trade" and event.card}


def senators(events: Iterable[Event]) -> set[int]:
    """Whose card got one token between the reveal and the judgement: no character gives just one there."""
    found: set[int] = set()
    revealed = False
    for event in events:
        revealed = event.kind == "reveal" or (revealed and event.kind != "judged")
        if revealed and event.kind == "tokens" and re.search(r"[a-z]\+1$", event.card):
            found.add(event.seat)
    return found


def consoled(events: Iterable[Event]) -> set[int]:
    """Who drew once more after both had drawn at the end of a round; first come the opening hands."""
    runs = [[event.seat for event in run] for drawn, run in groupby(events, is_draw) if drawn]
    return {seats[-1] for seats in runs[1:] if seats[-3:-1] == [0, 1]}


def fortified(events: Iterable[Event]) -> set[int]:
    """Who got tokens for the next card after the first tie: no character gives any but minus ones there."""
    return {event.seat for event in events if event.kind == "next_tokens" and event.place > 0}


def is_draw(event: Event) -> bool:
    return event.kind == "draw"


HELPED: dict[str, Callable[[Iterable[Event]], set[int]]] = {
    "serpent_temple": seats_of("bite"),
    "seeress_hideout": seats_of("peek"),
    "senate": senators,
    "old_mill": consoled,
    "night_market": traders,
    "border_fort": fortified,
}


def tell_ways(ways: list[Way], results: list[Played]) -> None:
    print("| way to play | games | drawn | encounters | first seat | low | high |")
    print("|---|---|---|---|---|---|---|")
    by_way = {way.name: [one for one in results if one.way == way.name] for way in ways}
    for name, mine in by_way.items():
        if not mine:
            continue
        first = sum(one.first for one in mine)
        drawn, length = drawn_of(mine) / len(mine), length_of(mine) / len(mine)
        print(f"| {name} | {len(mine):,} | {percent(drawn)} | {length:.1f} | {rate(first, len(mine))} |")


def drawn_of(results: list[Played]) -> int:
    return sum(one.first == EVEN for one in results)


def length_of(results: list[Played]) -> int:
    return sum(one.encounters for one in results)


def tell_cards(results: list[Played]) -> None:
    print("\n| card | acted | for one alone | who wins | low | high |\n|---|---|---|---|---|---|")
    alone = owners(results)
    acting = Counter(card for one in results for card, seats in one.acted.items() if seats)
    for card, games in sorted(acting.items()):
        payoffs = alone.get(card, [])
        said = rate(sum(payoffs), len(payoffs)) if payoffs else "– | – | –"
        print(f"| {card} | {games:,} | {len(payoffs):,} | {said} |")


def owners(results: list[Played]) -> dict[str, list[float]]:
    """What each card brought the only one for whom it acted."""
    found: dict[str, list[float]] = defaultdict(list)
    for one in results:
        for card, seats in one.acted.items():
            if len(seats) == 1:
                found[card].append(one.first if seats == [0] else 1 - one.first)
    return dict(sorted(found.items()))


def rate(points: float, games: int) -> str:
    return " | ".join(percent(one) for one in (points / games, *wilson(points, games)))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def numbers(args: argparse.Namespace, results: list[Played]) -> dict[str, Any]:
    scenes = [mode for mode in MODES if mode not in ("duel", *GUARDIANS)]
    return {
        "command": command(),
        "version": __version__,
        "bot": args.bot,
        "rules": "wins=1",
        "seed": 0,
        "games": len(results),
        "decks": len({one.way for one in results if one.way.startswith("deck ")}),
        "columns": ["acted"],
        "plain": pace([one for one in results if one.way in PLAIN]),
        "paces": {scene: pace([one for one in results if one.way == scene]) for scene in scenes},
        "cards": {card: tally(payoffs, EVEN) for card, payoffs in owners(results).items()},
    }


def pace(results: list[Played]) -> list[int]:
    """Games, drawn ones, encounters."""
    return [len(results), drawn_of(results), length_of(results)]


if __name__ == "__main__":
    main()
