"""A deal that nobody can bend: the house commits to a chain of secrets when a room opens, every seat adds
luck to each deal, and after the game the link of that deal is revealed. See docs/fairness.md.

Records of the first scheme (a secret and a salt for each deal) are still checked, as strictly.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from taverne.kernel.errors import TaverneError
from taverne.kernel.record import Record

LINKS: Final = 1000
HASH_BYTES: Final = 32
SALT_BYTES: Final = 16
LONGEST_COUNT: Final = 4
LINK_TAG: Final = b"taverne link 1"
DEAL_TAG: Final = b"taverne deal 1"
NOTES: Final = ("commitment", "deal", "link", "luck")
FIRST_NOTES: Final = ("commitment", "secret", "salt", "luck")
HEX: Final = re.compile(r"([0-9a-f]{2})*", re.ASCII)


class Unfair(TaverneError):
    """A deal that does not follow from its commitment."""


class Deal(NamedTuple):
    """All that is needed to check a deal: the commitment, the link and its number, everybody's luck."""

    commitment: str
    number: int
    link: str
    luck: tuple[str, ...]


class FirstDeal(NamedTuple):
    """The same by the first scheme."""

    commitment: str
    secret: str
    salt: str
    luck: tuple[str, ...]


class Checked(NamedTuple):
    """A proof that holds, and how far one's own notes went into it."""

    deal: Deal | FirstDeal
    commitment_known: bool
    own_seats: tuple[int, ...]


def framed(*parts: bytes) -> bytes:
    """Every part after its length, so that no byte can pass from one to another."""
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def walk(link: bytes, steps: int) -> bytes:
    """So many links towards the commitment."""
    frame = framed(LINK_TAG) + len(link).to_bytes(4, "big")
    for _ in range(steps):
        link = hashlib.sha256(frame + link).digest()
    return link


def commitment_of(root: str, links: int = LINKS) -> str:
    """What the house publishes when a room opens, before it hears any luck: the end of the chain."""
    return walk(bytes.fromhex(root), links).hex()


def link_of(root: str, number: int, links: int = LINKS) -> str:
    """What it reveals after this deal; the links of later deals do not follow from it."""
    return walk(bytes.fromhex(root), links - number).hex()


def key_of(link: str, number: int, luck: Sequence[str]) -> bytes:
    """The key of the deal: the link, its number, and the luck of all seats in their order."""
    words = [bytes.fromhex(word) for word in luck]
    return hashlib.sha256(framed(DEAL_TAG, bytes.fromhex(link), number.to_bytes(4, "big"), *words)).digest()


def first_commitment(secret: str, salt: str) -> str:
    """The first scheme: a commitment for each deal."""
    return hashlib.sha256(bytes.fromhex(secret) + bytes.fromhex(salt)).hexdigest()


def first_seed(secret: str, luck: Sequence[str]) -> int:
    """The first scheme: the seed of the quick generator."""
    text = "\n".join([secret, *(f"{seat}:{word}" for seat, word in enumerate(luck))])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def notes(deal: Deal | FirstDeal) -> dict[str, str]:
    """The deal as notes of a record."""
    luck = {"luck": " ".join(word or "-" for word in deal.luck)}
    if isinstance(deal, FirstDeal):
        return {"commitment": deal.commitment, "secret": deal.secret, "salt": deal.salt, **luck}
    return {"commitment": deal.commitment, "deal": str(deal.number), "link": deal.link, **luck}


def read_notes(record: Record) -> Deal | FirstDeal:
    """Exactly as the house writes them: lower case, whole lengths, nothing in between."""
    told = record.notes
    if all(name in told for name in NOTES):
        number = read_count(told["deal"])
        return Deal(read_hash(told["commitment"]), number, read_hash(told["link"]), read_luck(told["luck"]))
    if all(name in told for name in FIRST_NOTES):
        commitment, secret = read_hash(told["commitment"]), read_hash(told["secret"])
        return FirstDeal(commitment, secret, read_hex(told["salt"], SALT_BYTES), read_luck(told["luck"]))
    raise Unfair("fair-no-proof")


def read_hash(word: str) -> str:
    return read_hex(word, HASH_BYTES)


def read_hex(word: str, size: int) -> str:
    if len(word) != 2 * size or not HEX.fullmatch(word):
        raise Unfair("fair-unreadable")
    return word


def read_luck(words: str) -> tuple[str, ...]:
    luck = words.split(" ")
    if not all(word == "-" or (word and HEX.fullmatch(word)) for word in luck):
        raise Unfair("fair-unreadable")
    return tuple(word.removeprefix("-") for word in luck)


def read_count(word: str) -> int:
    if not word.isascii() or not word.isdecimal() or len(word) > LONGEST_COUNT or word.startswith("0"):
        raise Unfair("fair-unreadable")
    return int(word)


def verify(record: Record, commitment: str = "", luck: Sequence[str] = ()) -> Checked:
    """The proof of a record, if it holds.

    `commitment` is what somebody noted before the deal, `luck` the words that he knows to have been sent.
    """
    deal = read_notes(record)
    if commitment and read_hash(commitment) != deal.commitment:
        raise Unfair("fair-other-commitment", commitment=commitment)
    if isinstance(deal, FirstDeal):
        check_first(record, deal)
    else:
        check_deal(record, deal)
    return Checked(deal, bool(commitment), tuple(seat_with(deal, word) for word in luck))


def check_deal(record: Record, deal: Deal) -> None:
    if walk(bytes.fromhex(deal.link), deal.number).hex() != deal.commitment:
        raise Unfair("fair-other-commitment", commitment=deal.commitment)
    if key_of(deal.link, deal.number, deal.luck).hex() != record.setup.get("key"):
        raise Unfair("fair-other-seed")


def check_first(record: Record, deal: FirstDeal) -> None:
    if first_commitment(deal.secret, deal.salt) != deal.commitment:
        raise Unfair("fair-other-commitment", commitment=deal.commitment)
    if str(first_seed(deal.secret, deal.luck)) != record.setup.get("seed"):
        raise Unfair("fair-other-seed")


def seat_with(deal: Deal | FirstDeal, word: str) -> int:
    """The seat whose luck this was."""
    if not word or word not in deal.luck:
        raise Unfair("fair-other-luck", luck=word)
    return deal.luck.index(word)
