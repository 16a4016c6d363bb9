"""A deck in one line, for records; unlike a share code it can carry an illegal deck, and the name."""

from __future__ import annotations

import json
import re

from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck, make_deck, unknown_cards, unknown_faction
from taverne.gwent.decks.files import LARGEST, is_understood
from taverne.gwent.decks.laws import tally
from taverne.gwent.decks.names import clip
from taverne.kernel.errors import SetupError, TaverneError

NO_LEADER = "-"
DECK_LINE = re.compile(r'(\S+) (\S+)((?: [0-9]{1,2}\*\S+)*)(?: name=(".*"))?')


def deck_line(deck: Deck) -> str:
    """Faction, leader, `copies*card` for every card, and the name in quotes if there is one."""
    words = [deck.faction, deck.leader or NO_LEADER]
    for card, copies in tally(deck.cards).items():
        key = FACES[card.face].key if is_understood(card, deck.faction) else card.key
        words.append(f"{copies}*{key}")
    if deck.name:
        words.append(f"name={json.dumps(deck.name, ensure_ascii=not deck.name.isprintable())}")
    return " ".join(words)


def read_deck_line(text: str) -> Deck:
    """The deck of a line; SetupError lists every word that cannot be read."""
    match = DECK_LINE.fullmatch(text.strip()) if len(text) <= LARGEST else None
    if match is None:
        raise SetupError("deck-line-unreadable")
    faction, leader, cards, name = match.groups()
    counts = read_counts(cards.split())
    problems = [*unknown_faction(faction), *unknown_leader(leader), *unknown_cards(counts)]
    if problems:
        raise SetupError("deck-line-unreadable", problems)
    return make_deck(faction, leader.removeprefix(NO_LEADER), counts, read_name(name or '""'))


def read_counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        copies, _, key = word.partition("*")
        counts[key] = counts.get(key, 0) + int(copies)
    return counts


def unknown_leader(leader: str) -> list[TaverneError]:
    if leader == NO_LEADER or leader in LEADER_FACES:
        return []
    return [TaverneError("deck-leader-unknown", leader=clip(leader))]


def read_name(quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise SetupError("deck-line-unreadable") from None
