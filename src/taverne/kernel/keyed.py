"""Chance that nobody can foresee: BLAKE2b under a secret key, counting, one stream for each purpose."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from taverne.kernel.rng import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

KEY_BYTES: Final = 32
WORD_BYTES: Final = 8
SPARE_BITS: Final = 2
SPAN: Final = 1 << (8 * WORD_BYTES - SPARE_BITS)
DRAWING: Final = b"taverne draw"
GAME_WITHIN: Final = b"taverne child"


class Keyed(Chance):
    """A stream of a key; all streams of one table share `drawn`, how much of each is used up."""

    def __init__(self, key: bytes, drawn: dict[str, int], name: str) -> None:
        self.key = key
        self.drawn = drawn
        self.name = name

    def of(self, purpose: str, number: i64) -> Chance:
        return Keyed(self.key, self.drawn, stream(purpose, number))

    def below(self, bound: i64) -> i64:
        """By rejection: what would favour the low numbers is drawn again."""
        fair: i64 = SPAN - SPAN % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def word(self) -> i64:
        """62 bits that depend on the key, the stream and the place in it."""
        place: int = self.drawn.get(self.name, 0)
        self.drawn[self.name] = place + 1
        told = place.to_bytes(8, "big") + self.name.encode()
        digest = blake2b(told, digest_size=WORD_BYTES, key=self.key, person=DRAWING).digest()
        word: i64 = int.from_bytes(digest, "big") >> SPARE_BITS
        return word

    def mark(self) -> i64:
        used: int = self.drawn.get(self.name, 0) if self.name else sum(self.drawn.values())
        return used

    def set_apart(self, purpose: str, number: i64) -> i64:
        """Nothing needs to be carried along: a stream is apart from all others."""
        return 0

    def apart(self, purpose: str, number: i64, luck: i64) -> Chance:
        return self.of(purpose, number)

    def child(self, purpose: str, number: i64) -> int | bytes:
        told = stream(purpose, number).encode()
        return blake2b(told, digest_size=KEY_BYTES, key=self.key, person=GAME_WITHIN).digest()

    def copy(self) -> Chance:
        return Keyed(self.key, self.drawn.copy(), self.name)


def stream(purpose: str, number: i64) -> str:
    return f"{purpose} {number}"


def keyed(key: bytes) -> Keyed:
    """Chance for this key, of which nothing is used up."""
    if len(key) != KEY_BYTES:
        raise ValueError("a key has 32 bytes")
    return Keyed(key, {}, "")
