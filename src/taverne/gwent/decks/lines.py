"""A deck in one line, for records; unlike a share code it can carry an illegal deck, and the name."""

from __future__ import annotations

import json
import re

from taverne.gwent.catalogue import FACES
from taverne.gwent.decks.deck import Deck, deck_of, unknown_cards, unknown_faction, unknown_leader
from taverne.gwent.decks.files import LARGEST, is_understood
from taverne.gwent.decks.laws import tally
from taverne.kernel.errors import SetupError

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
    nobody = leader == NO_LEADER
    problems = [
        *unknown_faction(faction),
        *([] if nobody else unknown_leader(leader)),
        *unknown_cards(counts),
    ]
    if problems:
        raise SetupError("deck-line-unreadable", problems)
    return deck_of(faction, "" if nobody else leader, counts, read_name(name or '""'))


def read_counts(words: list[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        copies, _, key = word.partition("*")
        counts[key] = counts.get(key, 0) + int(copies)
    return counts


def read_name(quoted: str) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError:
        raise SetupError("deck-line-unreadable") from None
