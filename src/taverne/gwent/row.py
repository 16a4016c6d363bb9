"""One row of one side, and the strength of the units in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.kernel.piles import find

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card

STALE: Final = -2


class Row:
    """The units in it, the special cards beside it, and what lies upon it."""

    def __init__(self, side: i64, line: i64, cards: list[Card]) -> None:
        self.side: i64 = side
        self.line: i64 = line
        self.index: i64 = side * 3 + line
        self.cards = cards
        self.horn: Card | None = None
        self.mardroeme: Card | None = None
        self.foul = False
        self.gentle = False
        self.treason = False
        self.rousing = False
        self.hopeful = False
        self.morale: i64 = 0
        self.horns: i64 = 0
        self.shrooms: i64 = 0
        self._total: i64 = 0
        self._strongest: i64 = STALE

    def add(self, card: Card) -> None:
        self.cards.append(card)
        self._count(card, 1)

    def remove(self, card: Card) -> None:
        self.cards.pop(find(self.cards, card))
        self._count(card, -1)

    def replace(self, card: Card, other: Card) -> None:
        """Another card takes exactly this card's place."""
        self.cards[find(self.cards, card)] = other
        self._count(card, -1)
        self._count(other, 1)

    def _count(self, card: Card, sign: i64) -> None:
        self.morale += sign * card.morale
        self.horns += sign * card.horns
        self.shrooms += sign * card.shrooms
        self.renew()

    def set_foul(self, foul: bool) -> None:
        self.foul = foul
        self.renew()

    def set_horn(self, horn: Card | None) -> None:
        """GWT-4.6 at most one Horn card beside a row."""
        self.horn = horn
        self.renew()

    def renew(self) -> None:
        """Something has changed, and what was worked out holds no more."""
        self._total = STALE
        self._strongest = STALE

    def total(self) -> i64:
        """The strength of the row; worked out only after a change."""
        if self._total == STALE:
            total: i64 = 0
            place: i64 = 0
            for card in self.cards:
                total += strength(card, self, place)
                place += 1
            self._total = total
        return self._total

    def strongest(self) -> i64:
        """The strength of its strongest plain unit, -1 without one; worked out only after a change."""
        if self._strongest == STALE:
            best: i64 = -1
            place: i64 = 0
            for card in self.cards:
                if card.plain:
                    best = max(best, strength(card, self, place))
                place += 1
            self._strongest = best
        return self._strongest

    def has_plain_unit(self) -> bool:
        for card in self.cards:
            if card.plain:
                return True
        return False

    def clone(self) -> Row:
        twin = Row(self.side, self.line, self.cards[:])
        twin.horn = self.horn
        twin.mardroeme = self.mardroeme
        twin.foul = self.foul
        twin.gentle = self.gentle
        twin.treason = self.treason
        twin.rousing = self.rousing
        twin.hopeful = self.hopeful
        twin.morale = self.morale
        twin.horns = self.horns
        twin.shrooms = self.shrooms
        twin._total = self._total
        twin._strongest = self._strongest
        return twin


def strength(card: Card, row: Row, place: i64) -> i64:
    """GWT-4.1 printed, weather, spy doubling, tight bond, morale, horn, in solo hope: in that order."""
    if not card.plain:
        return card.power
    points = in_weather(card.power, row)
    points = in_treason(points, card, row)
    points = in_bond(points, card, row)
    points = in_morale(points, card, row)
    points = in_horn(points, card, row, place)
    return in_hope(points, card, row)


def in_weather(points: i64, row: Row) -> i64:
    """GWT-4.2 weather leaves 1, a 0 stays 0 (or becomes 1); GWT-4.3 King Bran's side loses half."""
    if not row.foul:
        return points
    if row.gentle:
        return points - (points >> 1)
    return 1 if points > 0 or row.rousing else 0


def in_treason(points: i64, card: Card, row: Row) -> i64:
    """GWT-4.1 The Treacherous doubles every spy."""
    return points * 2 if row.treason and card.crosses else points


def in_bond(points: i64, card: Card, row: Row) -> i64:
    """GWT-4.4 times the number of cards of that name in the row."""
    return points * namesakes(card, row) if card.bonds else points


def namesakes(card: Card, row: Row) -> i64:
    count: i64 = 0
    for other in row.cards:
        if other.face == card.face:
            count += 1
    return count


def in_morale(points: i64, card: Card, row: Row) -> i64:
    """GWT-4.5 +1 from every other morale card in the row."""
    return points + row.morale - card.morale


def in_horn(points: i64, card: Card, row: Row, place: i64) -> i64:
    """GWT-4.6 doubled once; GWT-9.1 a horn unit only by a Horn card or an earlier horn unit."""
    if row.horn is None and (row.horns == 0 or (card.horns > 0 and not horn_before(row, place))):
        return points
    return points * 2


def in_hope(points: i64, card: Card, row: Row) -> i64:
    """GWT-9.33 in solo, +1 for each agile unit of a side whose Hope was turned up."""
    return points + 1 if row.hopeful and len(card.lines) > 1 else points


def horn_before(row: Row, place: i64) -> bool:
    for earlier in row.cards[:place]:
        if earlier.horns > 0:
            return True
    return False


def explain(row: Row, place: int) -> list[tuple[str, int]]:
    """GWT-4.7 the steps that changed the strength, with the points after each."""
    card = row.cards[place]
    steps: list[tuple[str, int]] = [("printed", card.power)]
    if card.plain:
        points = in_weather(card.power, row)
        _note(steps, "weather", points)
        points = in_treason(points, card, row)
        _note(steps, "treason", points)
        points = in_bond(points, card, row)
        _note(steps, "bond", points)
        points = in_morale(points, card, row)
        _note(steps, "morale", points)
        points = in_horn(points, card, row, place)
        _note(steps, "horn", points)
        _note(steps, "hope", in_hope(points, card, row))
    return steps


def _note(steps: list[tuple[str, int]], name: str, points: i64) -> None:
    if steps[-1][1] != points:
        steps.append((name, points))
