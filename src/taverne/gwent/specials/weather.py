"""Foul weather, and clear weather."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.cards import Card, Kind

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.table import GwentTable


class Weather(Kind):
    """GWT-6.4 stays before the player who played it; GWT-9.13 several can lie together."""

    def mark(self, card: Card) -> None:
        for line in card.lines:
            card.foul |= 1 << line

    def playable(self, table: GwentTable, seat: i64) -> bool:
        return table.manners[seat].plays_weather()

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        table.skies[seat].append(card)
        table.renew_weather()
        table.tell("weather", seat, card.key, -1)


class ClearWeather(Kind):
    """GWT-6.4 removes all weather; GWT-3.3 may be played for nothing."""

    def mark(self, card: Card) -> None:
        card.clears = True

    def play(self, table: GwentTable, seat: i64, card: Card) -> None:
        table.clear_skies()
        table.discard(seat, card)
        table.tell("clear_weather", seat, card.key, -1)
