"""A deck as a file that people write and read."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import BY_KEY, FACES, LEADER_FACES, in_colour
from taverne.gwent.decks import names
from taverne.gwent.decks.deck import Deck, make_deck
from taverne.gwent.decks.laws import tally
from taverne.kernel.errors import SetupError, TaverneError
from taverne.words import Named

if TYPE_CHECKING:
    from taverne.gwent.cards import Card

Names = Callable[[], Mapping[str, str | Named]]

LARGEST = 20_000
MOST_COPIES = 99
MOST_GUESSES = 12  # to look for a like name takes milliseconds
HEADERS = {
    "name": "name",
    "naam": "name",
    "nome": "name",
    "faction": "faction",
    "factie": "faction",
    "fraktion": "faction",
    "fazione": "faction",
    "leader": "leader",
    "leider": "leader",
    "anführer": "leader",
    "comandante": "leader",
}
CARD_LINE = re.compile(r"(?:([0-9]+)(?:\s*[x×*]\s*|\s+))?(.+)")


def read_deck(text: str) -> Deck:
    """A deck from its file; SetupError lists every line that cannot be read."""
    return read_sheet(text).deck()


def salvage(text: str) -> tuple[Deck, list[TaverneError]]:
    """As much of a list as can be understood, and every line that cannot; what it leaves out is guessed."""
    sheet = read_sheet(text)
    if not sheet.counts and not sheet.headers:
        raise SetupError("deck-file-unreadable", sheet.problems)
    sheet.look_for_headers()
    faction = sheet.headers.get("faction") or likely_faction(sheet.counts)
    leader = sheet.headers.get("leader") or likely_leader(faction)
    return make_deck(faction, leader, sheet.counts, sheet.headers.get("name", "")), sheet.problems


def likely_faction(counts: dict[str, int]) -> str:
    """The one of most cards, or the first of all."""
    factions = [face.faction for face in FACES for _ in range(counts.get(face.key, 0))]
    return max(COLOURS, key=factions.count)


def likely_leader(faction: str) -> str:
    return next(face.key for face in LEADER_FACES.values() if face.faction == faction)


def read_sheet(text: str) -> Sheet:
    if len(text) > LARGEST:
        raise SetupError("deck-file-too-large", limit=LARGEST)
    sheet = Sheet()
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            sheet.read(number, line.strip())
    return sheet


class Sheet:
    """What the lines of a file have said so far."""

    def __init__(self) -> None:
        self.headers: dict[str, str] = {}
        self.counts: dict[str, int] = {}
        self.problems: list[TaverneError] = []
        self.guesses = 0

    def complain(self, key: str, **details: object) -> None:
        self.problems.append(TaverneError(key, **details))

    def read(self, number: int, line: str) -> None:
        word, colon, value = line.partition(":")
        header = HEADERS.get(word.strip().lower())
        if colon and header:
            self.read_header(number, header, value.strip())
        else:
            self.read_card(number, line)

    def read_header(self, number: int, word: str, value: str) -> None:
        if word in self.headers:
            self.complain("deck-file-header-twice", line=number, header=word)
            return
        self.headers[word] = ""
        if word == "name":
            self.headers[word] = read_name(value)
        elif word == "faction":
            self.note(number, word, value, names.find_faction(value), names.faction_names)
        else:
            self.note(number, word, value, names.find_leader(value), names.leader_names)

    def note(self, number: int, word: str, value: str, found: str | None, known: Names) -> None:
        if found is None:
            self.complain_unknown(number, word, value, known)
        else:
            self.headers[word] = found

    def complain_unknown(self, number: int, what: str, text: str, known: Names) -> None:
        """Such a name is nowhere; perhaps a like one was meant, but not everything is guessed at."""
        self.guesses += 1
        meant = names.suggestion(text, known()) if self.guesses <= MOST_GUESSES else ""
        if meant:
            self.complain(f"deck-file-{what}-misspelt", line=number, text=names.clip(text), meant=meant)
        else:
            self.complain(f"deck-file-{what}-unknown", line=number, text=names.clip(text))

    def read_card(self, number: int, line: str) -> None:
        match = CARD_LINE.fullmatch(line)
        digits, name = match.groups() if match else (None, line)
        key = names.find_card(name)
        if key is None:
            self.complain_unknown(number, "card", name, names.card_names)
        elif not is_count(digits or "1"):
            self.complain("deck-file-count", line=number, text=names.clip(digits or ""), limit=MOST_COPIES)
        else:
            self.counts[key] = self.counts.get(key, 0) + int(digits or "1")

    def look_for_headers(self) -> None:
        for word in ("faction", "leader"):
            if word not in self.headers:
                self.complain(f"deck-file-no-{word}")

    def deck(self) -> Deck:
        self.look_for_headers()
        if self.problems:
            raise SetupError("deck-file-unreadable", self.problems)
        return make_deck(
            self.headers["faction"], self.headers["leader"], self.counts, self.headers.get("name", "")
        )


def is_count(digits: str) -> bool:
    return len(digits.lstrip("0")) <= len(str(MOST_COPIES)) and 1 <= int(digits) <= MOST_COPIES


def read_name(value: str) -> str:
    """A name that is not plain stands in quotes, with escapes."""
    try:
        name = json.loads(value) if value.startswith('"') else value
    except ValueError:
        return value
    return str(name)


def write_name(name: str) -> str:
    plain = name.isprintable() and name == name.strip() and not name.startswith('"')
    return name if plain else json.dumps(name)


def write_deck(deck: Deck) -> str:
    """The file of a deck: heroes, units and specials in groups."""
    leader = LEADER_FACES.get(deck.leader)
    lines = [f"name: {write_name(deck.name)}"] if deck.name else []
    lines.append(f"faction: {deck.faction}")
    lines.append(f"leader: {leader.title if leader else deck.leader}")
    for heading, cards in groups(deck).items():
        if cards:
            lines += ["", f"# {heading}", *card_lines(cards, deck.faction)]
    return "\n".join(lines) + "\n"


def groups(deck: Deck) -> dict[str, list[Card]]:
    return {
        "Heroes": [card for card in deck.cards if card.hero],
        "Units": [card for card in deck.cards if card.plain],
        "Special cards": [card for card in deck.cards if not card.hero and not card.plain],
    }


def card_lines(cards: list[Card], faction: str) -> list[str]:
    return [
        f"{copies} {card_word(card, faction)}" if copies > 1 else card_word(card, faction)
        for card, copies in tally(cards).items()
    ]


def card_word(card: Card, faction: str) -> str:
    """Its name, if that alone tells the colour."""
    return FACES[card.face].name if is_understood(card, faction) else card.key


def is_understood(card: Card, faction: str) -> bool:
    """Whether the card of that face in this deck can only be this one, colour and all."""
    face = FACES[card.face]
    return face.key in BY_KEY or (faction in COLOURS and in_colour(face.key, faction) is card)
