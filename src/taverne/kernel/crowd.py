"""Many tables side by side for learners: all are looked at, then all are answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le

from taverne.kernel.errors import IllegalMove, SetupError
from taverne.kernel.machine import i16, i32, i64, u8, vec
from taverne.kernel.rng import SEEDS, Rng, seeded
from taverne.kernel.sheet import NOTHING

if TYPE_CHECKING:
    from taverne.kernel.sheet import Encoding
    from taverne.kernel.table import Table

ACTION_BYTES: Final = 4


class Dealer:
    """Begins the games of a crowd, each from its seed alone."""

    def deal(self, seed: i64) -> Table:
        """A table with its first question open."""
        raise NotImplementedError


class Crowd:
    """Tables that begin anew when they are over. A row is what the foremost asked seat may know.

    The game that a row begins after so many others has a seed that follows from the first seed, the row and
    that number; so the games do not depend on how many rows there are beside it. `teaching` also writes what
    options gain and what is hidden.
    """

    def __init__(
        self, encoding: Encoding, dealer: Dealer, rows: i64, seed: int, counting: bool, teaching: bool = False
    ) -> None:
        if rows < 1:
            raise SetupError("crowd-empty", rows=int(rows))
        self.encoding = encoding
        self.dealer = dealer
        self.teaching = teaching
        self.rows: i64 = rows
        self.seats: i64 = encoding.seats
        self.sheet = encoding.sheet(rows, counting)
        self.seat: vec[i16] = vec[i16]([0 for _ in range(rows)])
        self.over: vec[u8] = vec[u8]([0 for _ in range(rows)])
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(rows * self.seats)])
        self.chosen: vec[i16] = vec[i16]([0 for _ in range(rows)])
        self.games: i64 = 0
        self.luck: list[Rng] = []
        self.tables: list[Table] = []
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Begin all tables anew."""
        self.luck = [row_luck(seed, row) for row in range(self.rows)]
        self.tables = [self.dealer.deal(luck.below(SEEDS)) for luck in self.luck]
        self.games = 0
        for row in range(self.rows):
            self.settle(row, False)
            self.look(row)

    def look(self, row: i64) -> None:
        table = self.tables[row]
        self.seat[row] = i16(table.seat)
        self.encoding.look(self.sheet, row, table, table.seat)
        if self.teaching:
            self.encoding.mark(self.sheet, row, table, table.seat)
            self.encoding.weigh(self.sheet, row, table, table.seat)
            self.encoding.peek(self.sheet, row, table, table.seat)

    def read(self, actions: bytes) -> None:
        """Note the option that each action means; all are checked before anything is played, and named."""
        if len(actions) != self.rows * ACTION_BYTES:
            raise SetupError("crowd-actions", rows=int(self.rows), actions=len(actions) // ACTION_BYTES)
        sheet, chosen = self.sheet, self.chosen
        illegal: list[str] = []
        for row in range(self.rows):
            action: i64 = i64(read_i32_le(actions, row * ACTION_BYTES))
            place: i64 = sheet.find_option(row, action)
            if place == NOTHING:
                illegal.append(f"{row}: {action}")
            chosen[row] = i16(place)
        if illegal:
            raise IllegalMove("crowd-not-offered", actions=", ".join(illegal))

    def step(self, actions: bytes) -> None:
        """Answer every table; an action is a number of four bytes, the lowest first."""
        self.read(actions)
        for row in range(self.rows):
            table = self.tables[row]
            table.play(table.options[i64(self.chosen[row])])
            over = table.seat < 0
            if over or self.over[row] != 0:
                self.settle(row, over)
            self.look(row)

    def settle(self, row: i64, over: bool) -> None:
        """Rewards at the end of a game, from -1 for a loss to 1 for a win; then the next one begins."""
        self.over[row] = 1 if over else 0
        first: i64 = row * self.seats
        table = self.tables[row]
        for seat in range(self.seats):
            self.rewards[first + seat] = 2.0 * table.payoff(seat) - 1.0 if over else 0.0
        if over:
            self.games += 1
            self.tables[row] = self.dealer.deal(self.luck[row].below(SEEDS))

    def any_actions(self, rng: Rng) -> bytes:
        """A legal action for each table, all equally likely."""
        out = BytesWriter()
        for row in range(self.rows):
            option = rng.below(i64(self.sheet.options[row]))
            write_i32_le(out, i32(self.sheet.offered_at(row, option)))
        return out.getvalue()


def row_luck(seed: int, row: int) -> Rng:
    """Neighbouring rows and neighbouring seeds are unlike."""
    return seeded(seed * SEEDS + row)
