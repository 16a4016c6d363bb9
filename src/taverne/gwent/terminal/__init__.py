"""Gwent at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from taverne.cli.desk import Found, Sought
from taverne.gwent.terminal import cards
from taverne.gwent.terminal.decks import find_deck
from taverne.gwent.terminal.desk import GwentDesk
from taverne.gwent.terminal.match_desk import MatchDesk
from taverne.gwent.terminal.wishes import GwentWishes

if TYPE_CHECKING:
    import typer

    from taverne.cli.desk import Desk
    from taverne.gwent.decks.deck import Deck


class GwentTerminal:
    """Games, matches, tournaments, and the decks of a person."""

    def desks(self) -> tuple[Desk, ...]:
        return GwentDesk(), MatchDesk()

    def wishes(self) -> type[GwentWishes]:
        return GwentWishes

    def commands(self) -> Mapping[str, typer.Typer]:
        from taverne.gwent.terminal.commands import deck
        from taverne.gwent.terminal.tournament_command import tournament

        return {"tournament": tournament, "deck": deck}

    def card_options(self) -> tuple[str, ...]:
        return "--faction", "--ability"

    def cards(self, sought: Sought) -> Found:
        found = cards.list_cards(
            sought.words,
            cards.read_faction(sought.faction, "neutral") if sought.faction else "",
            cards.read_ability(sought.ability) if sought.ability else "",
        )
        return Found(cards.cards_words(found), [cards.card_json(card) for card in found])

    def find_deck(self, source: str) -> Deck:
        return find_deck(source)


TERMINAL: Final = GwentTerminal()
