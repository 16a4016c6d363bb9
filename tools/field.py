"""Find the field of Gwent decks: for each leader and each law a good one, unlike all others.

    PYTHONPATH=build/compiled .venv/bin/python -P tools/field.py --games 600

A start by chance and by promise is bettered against the starters and what was found before, and stays far
enough from every earlier deck. It writes as it goes, and goes on where it stood.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final

from taverne.arena.job import Kit
from taverne.gwent.arena import GwentArena
from taverne.gwent.cards import COLOURS, Card
from taverne.gwent.catalogue import FACE_BY_KEY, FACES, LEADER_FACES, in_colour
from taverne.gwent.decks.codes import box, leaders_of
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.field import FIELD, apart, read_field
from taverne.gwent.decks.laws import LAWS, complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.tailor import GwentTailor, bands_of
from taverne.meta import Climb, Order

LEAST_APART: Final = 6
STARTS: Final = 30
SPREAD: Final = 0.04
BAND: Final = 0.02
UNITS: Final = 22
SPECIALS: Final = 4
WEAK: Final = 4


def main() -> None:
    wishes = arguments()
    found = read_field(wishes.file) if wishes.file.exists() else []
    done = {(law_of(deck), deck.leader) for deck in found}
    for law in LAWS:
        for faction in COLOURS:
            for leader in leaders_of(faction):
                if (law, leader) not in done:
                    deck = improved(start(law, leader, found, wishes.seed), law, found, wishes)
                    found.append(deck)
                    write(wishes.file, found)
                    print(deck.name, flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600, help="games for each deck")
    parser.add_argument("--bot", default="planner")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=FIELD)
    return parser.parse_args()


def start(law: str, leader: str, found: list[Deck], seed: int) -> Deck:
    """The most promising of many legal decks by chance that are far enough from what there is."""
    luck = Random(f"{seed} {law} {leader}")
    tailor = GwentTailor(law)
    tries = [by_chance(law, leader, luck, tailor) for _ in range(STARTS)]
    legal = [deck for deck in tries if not complaints(deck, law)]
    distant = [deck for deck in legal if is_apart(deck, found)]
    return max(
        distant or legal, key=lambda deck: sum(tailor.promise(FACES[card.face].key) for card in deck.cards)
    )


def by_chance(law: str, leader: str, luck: Random, tailor: GwentTailor) -> Deck:
    """Cards and whole bands in the order of their promise, well shaken; what finds no room is left out."""
    faction = LEADER_FACES[leader].faction
    groups = groups_of(faction)
    promise = {group: mean([tailor.promise(FACES[card.face].key) for card in group]) for group in groups}
    shaken = {group: promise[group] + BAND * (len(group) > 1) + luck.gauss(0, SPREAD) for group in groups}
    chosen: list[Card] = []
    for group in sorted(groups, key=lambda group: -shaken[group]):
        if has_room([*chosen, *group], law):
            chosen += group
    return Deck(faction, leader, chosen, f"{LEADER_FACES[leader].title} ({law})")


def groups_of(faction: str) -> list[tuple[Card, ...]]:
    """Bands come whole, all else card by card."""
    bands = bands_of(faction)
    together = {key for band in bands for key in band}
    single = [
        (card,)
        for card in box(faction)
        for _ in range(FACES[card.face].copies)
        if key_of(card) not in together
    ]
    copies = [
        [in_colour(key, faction) for key in band for _ in range(FACE_BY_KEY[key].copies)] for band in bands
    ]
    return [*map(tuple, copies), *dict.fromkeys(single)]


def key_of(card: Card) -> str:
    return FACES[card.face].key


def has_room(cards: list[Card], law: str) -> bool:
    """GWT-1.1, GWT-8.1 also with weak units for the places that are left."""
    limits = LAWS[law]
    units = [card for card in cards if card.hero or card.plain]
    spies, medics = sum(card.crosses for card in units), sum(card.heals for card in units)
    strength = sum(int(card.power) for card in units) + WEAK * (UNITS - len(units))
    return (
        len(units) <= UNITS
        and len(cards) - len(units) <= SPECIALS
        and (limits.max_spies is None or spies <= limits.max_spies)
        and (limits.max_medics is None or medics <= limits.max_medics)
        and (limits.max_strength is None or strength <= limits.max_strength)
    )


def is_apart(deck: Deck, found: list[Deck]) -> bool:
    return all(apart(deck, other) >= LEAST_APART for other in found)


def improved(deck: Deck, law: str, found: list[Deck], wishes: argparse.Namespace) -> Deck:
    """As far as so many games lead; a change that comes too near to another deck is not tried."""
    rules = GwentArena.read_rules("duel", [f"law={law}"])
    rivals = [*starter_decks().values(), *(other for other in found if law_of(other) == law)][-12:]
    field = tuple(Kit(f"{number}", deck_line(rival)) for number, rival in enumerate(rivals))
    order = Order(
        "gwent",
        rules,
        wishes.bot,
        Kit("deck", deck_line(deck)),
        field,
        wishes.seed,
        gain=0.1,
        survey=24,
        slice=12,
        most_turns=72,
    )
    climb = Climb(order, Distant(law, found))
    while climb.games < wishes.games and climb.step():
        pass
    return read_deck_line(climb.line)


class Distant(GwentTailor):
    """Keeps the leader, and its distance from the decks that there are."""

    def __init__(self, law: str, found: list[Deck]) -> None:
        super().__init__(law, new_leaders=False)
        self.found = found

    def changes(self, line, worth):  # type: ignore[no-untyped-def]
        return [
            change
            for change in super().changes(line, worth)
            if is_apart(read_deck_line(change.line), self.found)
            or not is_apart(read_deck_line(line), self.found)
        ]


def law_of(deck: Deck) -> str:
    return deck.name.rpartition("(")[2].rstrip(")")


def write(file: Path, found: list[Deck]) -> None:
    """In the order of laws and factions, whichever was found first."""
    file.write_text("".join(f"{deck_line(deck)}\n" for deck in found), encoding="utf-8")


if __name__ == "__main__":
    main()
