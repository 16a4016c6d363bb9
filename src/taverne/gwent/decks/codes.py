"""The share code: a legal choice from a faction's box as one number, in a few groups of letters.

The digits of the number, from the lowest: faction, leader, then the copies of every main-deck
card of that colour in the order of the card list. Times a prime (plus a remainder that every code
has in common) it can check itself: one wrong letter or two swapped neighbours never go unseen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.laws import box_complaints, tally
from taverne.kernel.errors import SetupError, TaverneError

if TYPE_CHECKING:
    from taverne.gwent.cards import Card

VERSION = "1"
PREFIX = "G"
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
MISREAD = str.maketrans("ILO", "110")
GAPS = re.compile(r"[\s\-‐‑‒–—_]+")
GROUP = 5
LONGEST = 60
PRIME = 32749
REMAINDER = 1213


class CodeError(TaverneError):
    """A share code that cannot be read."""


def write_code(deck: Deck) -> str:
    """The share code of a deck; its name is not in it."""
    problems = box_complaints(deck)
    if problems:
        raise SetupError("code-impossible", [*problems])
    letters = to_letters(to_number(deck) * PRIME + REMAINDER)
    groups = [letters[start : start + GROUP] for start in range(0, len(letters), GROUP)]
    return "-".join([PREFIX + VERSION, *groups])


def read_code(text: str) -> Deck:
    """The deck of a share code, however it was typed."""
    number, rest = divmod(from_letters(code_letters(text)), PRIME)
    if rest != REMAINDER:
        raise CodeError("code-mistyped")
    return from_number(number)


def is_code(text: str) -> bool:
    """Whether this looks like a share code, of whatever version."""
    return re.fullmatch(r"[Gg][0-9ILOilo][\s\-‐‑‒–—_][\s\w\-‐‑‒–—]*", text.strip()) is not None


def code_letters(text: str) -> str:
    """The letters after the prefix, cleared of gaps and of letters easily misread."""
    letters = GAPS.sub("", text).upper().translate(MISREAD)
    if not letters.startswith(PREFIX) or len(letters) > LONGEST:
        raise CodeError("code-rubbish")
    version, letters = letters[1:2], letters[2:]
    if version != VERSION:
        raise CodeError("code-version", version=version) if version.isdecimal() else CodeError("code-rubbish")
    if not letters or any(letter not in LETTERS for letter in letters):
        raise CodeError("code-rubbish")
    return letters


def to_letters(number: int) -> str:
    letters = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        letters = LETTERS[digit] + letters
    return letters


def from_letters(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    return number


def to_number(deck: Deck) -> int:
    copies = tally(deck.cards)
    number = 0
    for card in reversed(box(deck.faction)):
        number = number * (FACES[card.face].copies + 1) + copies.get(card, 0)
    leaders, factions = leaders_of(deck.faction), list(COLOURS)
    number = number * len(leaders) + leaders.index(deck.leader)
    return number * len(factions) + factions.index(deck.faction)


def from_number(number: int) -> Deck:
    number, digit = divmod(number, len(COLOURS))
    faction = list(COLOURS)[digit]
    leaders = leaders_of(faction)
    number, digit = divmod(number, len(leaders))
    leader = leaders[digit]
    cards: list[Card] = []
    for card in box(faction):
        number, digit = divmod(number, FACES[card.face].copies + 1)
        cards.extend([card] * digit)
    if number:
        raise CodeError("code-mistyped")
    return Deck(faction, leader, cards)


def box(faction: str) -> list[Card]:
    """Every main-deck card of the colour, in the order of the card list."""
    return [card for card in CARDS if card.colour == faction and not card.secondary]


def leaders_of(faction: str) -> list[str]:
    return [face.key for face in LEADER_FACES.values() if face.faction == faction]
