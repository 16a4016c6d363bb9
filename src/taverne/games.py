"""The only list of games: our own, and what other packages bring by the entry point `taverne.games`.

A game is loaded when it is first asked for; the names alone load nothing.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame, Game, Rulebook
from taverne.kernel.offer import Offer
from taverne.kernel.record import Record
from taverne.words import bring

GROUP: Final = "taverne.games"
OWN: Final = (
    EntryPoint("gwent", "taverne.gwent.game:GAME", GROUP),
    EntryPoint("cardia", "taverne.cardia.game:GAME", GROUP),
)


class UnknownGame(TaverneError):
    """A game that is not on the list."""

    def __init__(self, game: str) -> None:
        super().__init__("game-unknown", game=game, known=", ".join(names()))


@cache
def listed() -> dict[str, EntryPoint]:
    """Our own come first, and nobody takes their names."""
    found = {point.name: point for point in OWN}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def has_others() -> bool:
    """Whether another package brings a game, which a compiled engine could not play."""
    return len(listed()) > len(OWN)


def forget_others() -> None:
    """Only our own from now on: what is checked in must not depend on what is installed."""
    for name in set(listed()) - {point.name for point in OWN}:
        del listed()[name]


def names() -> tuple[str, ...]:
    return tuple(listed())


def first_game() -> str:
    """The game that is meant where none is named."""
    return names()[0]


@cache
def load(name: str) -> Offer:
    offer: Offer = listed()[name].load()
    if offer.words:
        bring(offer.words)
    return offer


def offers() -> list[Offer]:
    """Every game."""
    return [load(name) for name in names()]


def find_game(word: str) -> Offer:
    """The game that somebody has named, in capitals or not."""
    if word.lower() not in listed():
        raise UnknownGame(word)
    return load(word.lower())


def offer_of(name: str) -> Offer:
    """The game of this name, or the one to which a rulebook of this name belongs."""
    if name in listed():
        return load(name)
    for offer in offers():
        if any(book.name == name for book in offer.rulebooks):
            return offer
    raise UnknownGame(name)


def rulebooks() -> dict[str, Rulebook[Any, Any]]:
    """By the names that stand in records."""
    return {book.name: book for offer in offers() for book in offer.rulebooks}


def replay(record: Record) -> AnyGame:
    """The game of a record, whichever it is."""
    books = {book.name: book for book in offer_of(record.game).rulebooks}
    return Game(books[record.game], record)
