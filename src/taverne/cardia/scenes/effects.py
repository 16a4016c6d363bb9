"""The scenes that only look on: tests, tokens and draws without a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from taverne.cardia.choices import MOST_CARDS
from taverne.cardia.judging import ahead, signets
from taverne.cardia.scenes.base import Scene
from taverne.cardia.seats import BOTH, NEITHER, Seats, seats_of
from taverne.cardia.table import RIVAL, Step
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable


class FewerSignetsToken(Scene):
    """CAR-6.18 Senate: who has fewer signets puts a token on the card just revealed."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def revealed(self, table: CardiaTable) -> None:
        first, second = signets(table, 0), signets(table, 1)
        if first != second:
            table.put_tokens(table.current, 0 if first < second else 1, self.amount)


class SameFactionLoses(Scene):
    """CAR-5.44 Haunted Catacombs: the faction of your previous card again, and you lose at once."""

    def revealed(self, table: CardiaTable) -> None:
        lost = [seat for seat in range(2) if repeats_faction(table, seat)]
        if lost:
            table.finish(RIVAL[lost[0]] if len(lost) == 1 else NOBODY)


def repeats_faction(table: CardiaTable, seat: i64) -> bool:
    place = table.current
    if place == 0:
        return False
    return table.card_at(place, seat).character.faction == table.card_at(place - 1, seat).character.faction


class WeakerCardMills(Scene):
    """CAR-5.43 Auction House: less influence than your previous card costs the top of your deck."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: i64 = count

    def revealed(self, table: CardiaTable) -> None:
        place = table.current
        if place == 0:
            return
        for seat in range(2):
            if table.card_at(place, seat).influence() < table.card_at(place - 1, seat).influence():
                table.mill(seat, self.count)


class WinsInARow(Scene):
    """CAR-5.40 Founder's Day: three adjacent encounters won are the game won."""

    def __init__(self, length: i64) -> None:
        super().__init__()
        self.length: i64 = length

    def tested(self, table: CardiaTable) -> None:
        first, second = self.longest(table, 0) >= self.length, self.longest(table, 1) >= self.length
        finish_for(table, seats_of(first, second))

    def longest(self, table: CardiaTable, seat: i64) -> i64:
        best: i64 = 0
        run: i64 = 0
        for encounter in table.row:
            run = run + 1 if encounter.winners.has[seat] else 0
            best = max(best, run)
        return best


def finish_for(table: CardiaTable, seats: Seats) -> None:
    """CAR-8.4, CAR-8.5 of two who win at once, the one with more signets; equal: play on."""
    winner = ahead(table) if seats is BOTH else seats.alone
    if winner != NOBODY:
        table.finish(winner)


class Fog(Scene):
    """CAR-5.45 Foggy Swamp: cards stay face down for a round."""

    def mark(self, table: CardiaTable) -> None:
        table.foggy = True


class OpenAndDraw(Scene):
    """CAR-5.41 Grand Library: start with two cards, draw two at the end of the round."""

    def __init__(self, opening: i64, drawing: i64) -> None:
        super().__init__()
        self.opening: i64 = opening
        self.drawing: i64 = drawing

    def mark(self, table: CardiaTable) -> None:
        table.opening = self.opening
        table.drawing = self.drawing


class Refill(Scene):
    """CAR-5.39 Bazaar: no draw at the end of the round; whenever you hold at most one card, draw four."""

    def __init__(self, most: i64, count: i64) -> None:
        super().__init__()
        self.most: i64 = most
        self.count: i64 = count

    def mark(self, table: CardiaTable) -> None:
        table.drawing = 0

    def settled(self, table: CardiaTable) -> None:
        for seat in range(2):
            if len(table.hands[seat]) <= self.most:
                table.draw(seat, self.count)


class FirstTieToken(Scene):
    """CAR-7.7 Border Fort: after the first tie both get a token on their next card."""

    def __init__(self, amount: i64) -> None:
        super().__init__()
        self.amount: i64 = amount

    def judged(self, table: CardiaTable) -> None:
        if not table.tied and table.row[table.current].winners is NEITHER:
            table.tied = True
            for seat in range(2):
                table.waiting[seat].modifier += self.amount
                table.tell("next_tokens", seat, "", self.amount)


class LoserDraws(Scene):
    """CAR-7.5 Old Mill: who loses the current encounter and holds fewer cards draws one more."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: i64 = count

    def drawn(self, table: CardiaTable, counts: list[int]) -> None:
        if table.drawing > 0:
            table.push(Console(self.count))


class Console(Step):
    """CAR-8.10 hands are compared after the normal draw; the loser gets so many cards."""

    def __init__(self, count: i64) -> None:
        super().__init__()
        self.count: i64 = count

    def name(self) -> str:
        return "console"

    def words(self) -> str:
        return self.written(0, self.count)

    def fits(self, places: i64) -> bool:
        return 0 <= self.count <= MOST_CARDS

    def run(self, table: CardiaTable) -> None:
        winner = table.row[table.current].winners.alone if table.current >= 0 else NOBODY
        if winner != NOBODY:
            loser = RIVAL[winner]
            if len(table.hands[loser]) < len(table.hands[winner]):
                table.draw(loser, self.count)
