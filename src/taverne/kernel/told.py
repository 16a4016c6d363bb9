"""Chance at a real table: people draw the cards there, and tell which they were."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from taverne.kernel.errors import Absent, TaverneError, Untold
from taverne.kernel.rng import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = "none"
BLANK: Final = "blank"  # how a card is written that lies in a pile and that nobody knows


class Told(Chance):
    """What was drawn, in the order in which it was told.

    What is `hidden` nobody may look at: a blank card is taken, and nobody is asked. `buried` are draws from
    a pile that may lack what everybody takes to be there.
    """

    def __init__(
        self, words: list[str], write: Callable[[Any], str], hidden: list[str], buried: list[str]
    ) -> None:
        self.words = words
        self.write = write
        self.hidden = hidden
        self.buried = buried
        self.used: i64 = 0
        self.purpose = ""

    def of(self, purpose: str, number: i64) -> Chance:
        self.purpose = purpose
        return self

    def among(self, cards: list[Any]) -> i64:
        keys = [self.write(card) for card in cards]
        if self.purpose in self.hidden:
            return keys.index(BLANK)
        word = self.next(self.purpose, keys)
        if word == NONE:
            raise Absent(list(cards), int(self.used) - 1)
        return keys.index(word)

    def next(self, kind: str, keys: list[str]) -> str:
        """The next word; it is one of these, or none of them. What can only be one thing is not asked."""
        options = [key for key in dict.fromkeys(keys) if key != BLANK]
        or_none = kind in self.buried
        if not or_none and len(options) == 1:
            return options[0]
        if self.used == len(self.words):
            raise Untold(kind, options, or_none)
        word = self.words[self.used]
        if word not in options and not (or_none and word == NONE):
            raise TaverneError("companion-not-there", card=word)
        self.used += 1
        return word

    def below(self, bound: i64) -> i64:
        return self.among(list(range(bound)))

    def copy(self) -> Told:
        twin = Told(self.words, self.write, self.hidden, self.buried)
        twin.used = self.used
        twin.purpose = self.purpose
        return twin
