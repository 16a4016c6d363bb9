"""What a hand card would gain at once: a quick estimate, without playing it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.gwent.row import in_weather, namesakes
from taverne.gwent.specials.beside import HornCard
from taverne.gwent.specials.scorch import Scorch

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable


def gain(table: GwentTable, seat: i64, card: Card) -> i64:
    """By how much the lead grows, about; among several rivals, over the first of them."""
    if card.crosses:
        return -card.power
    if not card.plain and not card.hero:
        return gain_of_special(table, seat, card)
    points = best_place(table, seat, card)
    if card.heals:
        points += best_fallen(table, seat)
    if card.calls > 0:
        points += called(table, seat, card)
    return points


def best_place(table: GwentTable, seat: i64, card: Card) -> i64:
    best: i64 = 0
    side = table.side(seat)
    for line in card.lines:
        best = max(best, joining(card, table.row(side, line)))
    return best


def joining(card: Card, row: Row) -> i64:
    """What the unit adds to the row."""
    if card.hero:
        return card.power + card.morale * len(row.cards)
    points = in_weather(card.power, row)
    if card.bonds:
        points *= 2 * namesakes(card, row) + 1
    points += row.morale + card.morale * len(row.cards)
    if row.horn is not None or row.horns > 0:
        return points * 2
    return points + row.total() if card.horns > 0 else points


def best_fallen(table: GwentTable, seat: i64) -> i64:
    """The strongest unit that a medic could bring back."""
    best: i64 = 0
    for card in table.discard_of(seat):
        if card.plain:
            best = max(best, card.power)
    return best


def called(table: GwentTable, seat: i64, card: Card) -> i64:
    """What a muster brings along."""
    points: i64 = 0
    for other in table.hands[seat]:
        if other.band == card.calls and other is not card:
            points += other.power
    for other in table.decks[seat]:
        if other.band == card.calls:
            points += other.power
    return points


def gain_of_special(table: GwentTable, seat: i64, card: Card) -> i64:
    mine = table.side(seat)
    theirs = table.seating.rivals[seat][0]
    if card.foul > 0:
        return chill(table, theirs, card.foul) - chill(table, mine, card.foul)
    if card.clears:
        return thaw(table, mine) - thaw(table, theirs)
    if isinstance(card.kind, HornCard):
        return doubled(table, mine)
    if isinstance(card.kind, Scorch):
        return burnt(strongest_of(table, mine), strongest_of(table, theirs))
    return 0


def chill(table: GwentTable, side: i64, lines: i64) -> i64:
    """What foul weather on these lines would cost."""
    points: i64 = 0
    for line in range(3):
        row = table.row(side, line)
        if (lines >> line) & 1 != 0 and not row.foul:
            points += exposed(row)
    return points


def thaw(table: GwentTable, side: i64) -> i64:
    """What the weather that lies costs."""
    points: i64 = 0
    for line in range(3):
        row = table.row(side, line)
        if row.foul:
            points += exposed(row)
    return points


def exposed(row: Row) -> i64:
    """What weather takes from the printed strengths of a row."""
    points: i64 = 0
    for card in row.cards:
        if card.plain and card.power > 1:
            points += card.power - 1
    return points


def doubled(table: GwentTable, side: i64) -> i64:
    best: i64 = 0
    for line in range(3):
        row = table.row(side, line)
        if row.horn is None and row.horns == 0:
            best = max(best, row.total() - heroes(row))
    return best


def heroes(row: Row) -> i64:
    points: i64 = 0
    for card in row.cards:
        if card.hero:
            points += card.power
    return points


def strongest_of(table: GwentTable, side: i64) -> i64:
    best: i64 = 0
    for line in range(3):
        best = max(best, table.row(side, line).strongest())
    return best


def burnt(mine: i64, theirs: i64) -> i64:
    """Scorch takes the stronger of two, or both."""
    if theirs > mine:
        return theirs
    return -mine if mine > theirs else 0
