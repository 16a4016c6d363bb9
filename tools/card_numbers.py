"""Play many games in the arena and keep what they say of each card: `data/card_numbers.json` of its game."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from counting import DATA, DIGITS, command, write
from taverne.arena import Journal, Outcome, Schedule, Wishes, hire, new_job, run
from taverne.arena.impact import Impact
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import FACES, LEADER_FACES, Face
from taverne.gwent.decks.deck import Deck, make_deck
from taverne.gwent.decks.field import field_decks
from taverne.gwent.decks.starters import starter_decks

UNITS, SPECIALS = 22, 6


def main() -> int:
    args = arguments()
    outcome = played(args)
    write(args.out or DATA / args.game / "data" / "card_numbers.json", numbers(outcome))
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("gwent", "cardia"))
    parser.add_argument("--bot", default="planner", help="who plays for both sides")
    parser.add_argument("--decks", type=int, default=8, help="decks of each faction; Gwent only")
    parser.add_argument("--games", type=int, default=20, help="games of each pairing")
    parser.add_argument("--mode", default="duel")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--journal", type=Path, required=True, help="every game is kept here at once")
    parser.add_argument("--out", type=Path, help="instead of the data of the game")
    return parser.parse_args()


def played(args: argparse.Namespace) -> Outcome:
    schedule = Schedule(new_job(*wishes(args)))
    crew = hire(schedule, args.workers, "")
    with Journal(args.journal, schedule.job) as journal, crew:
        return run(schedule, crew, journal)


def wishes(args: argparse.Namespace) -> tuple[Any, ...]:
    """In Gwent many decks meet, one bot playing all of them; in Cardia a bot meets itself."""
    if args.game == "cardia":
        return (Wishes((args.bot, args.bot), "cardia", args.mode, games=args.games, seed=args.seed),)
    decks = [*starter_decks().values(), *field_decks(), *in_which_all_turn_up(args.decks, args.seed)]
    named = {deck.name: deck for deck in decks}
    asked = Wishes((args.bot,), "gwent", args.mode, (), ",".join(named), args.games, args.seed)
    return asked, named.__getitem__


def in_which_all_turn_up(count: int, seed: int) -> list[Deck]:
    """Legal decks of every faction in which every card has its turn equally often."""
    luck = random.Random(seed)
    return [deck for faction in COLOURS for deck in decks_of(faction, count, luck)]


def decks_of(faction: str, count: int, luck: random.Random) -> Iterator[Deck]:
    own = [face for face in FACES if faction in face.colours() and not face.secondary]
    units = in_turn(families([face for face in own if is_unit(face)]), luck)
    specials = in_turn([{face.key: 1} for face in own if not is_unit(face) for _ in range(face.copies)], luck)
    leaders = in_turn([{key: 1} for key, face in LEADER_FACES.items() if face.faction == faction], luck)
    for number in range(count):
        counts = taken(units, UNITS) | taken(specials, SPECIALS)
        yield make_deck(faction, *next(leaders), counts, f"{faction}-{number}")


def is_unit(face: Face) -> bool:
    return face.strength is not None


def families(units: list[Face]) -> list[dict[str, int]]:
    """A card with all whom it calls, since nobody would bring it alone; all copies of the others."""
    called = {key for face in units for key in calls(face) if key != face.key}
    by_key = {face.key: face for face in units}
    heads = [face for face in units if face.key not in called or face.key in kin(face, by_key)]
    groups = {frozenset({face.key, *calls(face)}) for face in heads}
    return [{key: by_key[key].copies for key in sorted(group)} for group in sorted(groups, key=sorted)]


def calls(face: Face) -> list[str]:
    verb, _, names = face.target.partition(":")
    return names.split("|") if verb == "calls" else []


def kin(face: Face, by_key: dict[str, Face]) -> set[str]:
    """Those who call each other."""
    return {key for key in calls(face) if key != face.key and face.key in calls(by_key[key])} and {face.key}


def in_turn(groups: list[dict[str, int]], luck: random.Random) -> Iterator[dict[str, int]]:
    """Again and again all of them, each time in another order."""
    while True:
        yield from luck.sample(groups, len(groups))


def taken(groups: Iterator[dict[str, int]], most: int) -> dict[str, int]:
    """From the groups whose turn it is, at least so many cards."""
    counts: dict[str, int] = {}
    for group in groups:
        if group.keys() & counts.keys() and most == UNITS:
            continue
        for key, copies in group.items():
            counts[key] = counts.get(key, 0) + copies
        if sum(counts.values()) >= most:
            break
    return counts


def numbers(outcome: Outcome) -> dict[str, Any]:
    job = outcome.schedule.job
    return {
        "command": command(),
        "version": job.version,
        "bot": job.bots[0],
        "rules": job.rules,
        "seed": job.seed,
        "games": len(outcome.results),
        "decks": len(job.kits),
        "columns": ["drawn", "played"],
        "cards": {card.card: row(card) for card in outcome.cards},
    }


def row(card: Impact) -> list[float]:
    """Games, points and usual points when drawn; the same when played."""
    return [
        value
        for tally in (card.drawn, card.played)
        for value in (tally.games, round(tally.points, DIGITS), round(tally.usual, DIGITS))
    ]


if __name__ == "__main__":
    sys.exit(main())
