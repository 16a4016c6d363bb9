"""A deal that nobody can bend: the house commits to a secret, every seat adds luck, and after the game
the secret is revealed. See docs/fairness.md."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from taverne.kernel.errors import TaverneError
from taverne.kernel.record import Record

NOTES: Final = ("commitment", "secret", "salt", "luck")


class Unfair(TaverneError):
    """A deal that does not follow from its commitment."""


class Deal(NamedTuple):
    """All that is needed to check a deal: the commitment, what it hid, and the luck of every seat."""

    commitment: str
    secret: str
    salt: str
    luck: tuple[str, ...]


def commit(secret: str, salt: str) -> str:
    """What the house publishes before it hears any luck."""
    return hashlib.sha256(bytes.fromhex(secret) + bytes.fromhex(salt)).hexdigest()


def mix(secret: str, luck: Sequence[str]) -> int:
    """The seed of the deal: the secret and the luck of all seats, in the order of the seats."""
    text = "\n".join([secret, *(f"{seat}:{word}" for seat, word in enumerate(luck))])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def notes(deal: Deal) -> dict[str, str]:
    """The deal as notes of a record."""
    return {
        "commitment": deal.commitment,
        "secret": deal.secret,
        "salt": deal.salt,
        "luck": " ".join(word or "-" for word in deal.luck),
    }


def read_notes(record: Record) -> Deal:
    if not all(name in record.notes for name in NOTES):
        raise Unfair("fair-no-proof")
    luck = tuple(word.removeprefix("-") for word in record.notes["luck"].split(" "))
    return Deal(record.notes["commitment"], record.notes["secret"], record.notes["salt"], luck)


def verify(record: Record, commitment: str = "") -> Deal:
    """The proof of a record, if it holds; `commitment` is what somebody noted before the deal."""
    deal = read_notes(record)
    try:
        kept = commit(deal.secret, deal.salt)
    except ValueError:
        raise Unfair("fair-unreadable") from None
    if kept != deal.commitment or commitment.lower() not in ("", kept):
        raise Unfair("fair-other-commitment", commitment=deal.commitment)
    if str(mix(deal.secret, deal.luck)) != record.setup.get("seed"):
        raise Unfair("fair-other-seed")
    return deal
