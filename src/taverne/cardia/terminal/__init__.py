"""Cardia at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from taverne.cardia.terminal import cards
from taverne.cardia.terminal.desk import CardiaDesk
from taverne.cardia.terminal.wishes import CardiaWishes
from taverne.cli.desk import Found, Sought

if TYPE_CHECKING:
    import typer

    from taverne.cli.desk import Desk


class CardiaTerminal:
    """Matches of Cardia; nobody brings a deck."""

    def desks(self) -> tuple[Desk, ...]:
        return (CardiaDesk(),)

    def wishes(self) -> type[CardiaWishes]:
        return CardiaWishes

    def commands(self) -> Mapping[str, typer.Typer]:
        return {}

    def card_options(self) -> tuple[str, ...]:
        return ("--faction",)

    def cards(self, sought: Sought) -> Found:
        found = cards.list_cards(sought.words, cards.read_faction(sought.faction) if sought.faction else "")
        return Found(cards.cards_words(found), [cards.card_json(key) for key in found])

    def find_deck(self, source: str) -> str:
        """CAR-1.2 a deck is its name."""
        return source


TERMINAL: Final = CardiaTerminal()
