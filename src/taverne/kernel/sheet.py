"""What learners read: observations and legal actions of many tables, in buffers that numpy can look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.kernel.errors import IllegalMove
from taverne.kernel.machine import i16, i64, u8, vec

if TYPE_CHECKING:
    from taverne.kernel.table import Table

NOTHING: Final = -1
OPTIONS_MOST: Final = 256
HIDDEN_MOST: Final = 96


class Sheet:
    """A row for each table; a row is written anew by clearing just what was noted there.

    `counts` says how often each place was noted (if `counting`), `spots` the same as a bag of places, `mask`
    which actions are legal, `offered` the action of each option in the order of the options. `gains` and
    `hidden` are written only when they are asked for: about how many points each option brings at once, and
    for training the cards that the seat cannot know.
    """

    def __init__(
        self, rows: i64, places: i64, scalars: i64, actions: i64, most_spots: i64, counting: bool
    ) -> None:
        self.counting = counting
        self.rows: i64 = rows
        self.places: i64 = places
        self.width: i64 = scalars
        self.actions: i64 = actions
        self.most_spots: i64 = most_spots
        self.counts: vec[u8] = vec[u8]([0 for _ in range(rows * places if counting else 0)])
        self.scalars: vec[i16] = vec[i16]([0 for _ in range(rows * scalars)])
        self.mask: vec[u8] = vec[u8]([0 for _ in range(rows * actions)])
        self.spots: vec[i16] = vec[i16]([NOTHING for _ in range(rows * most_spots)])
        self.noted: vec[i16] = vec[i16]([0 for _ in range(rows)])
        self.offered: vec[i16] = vec[i16]([NOTHING for _ in range(rows * OPTIONS_MOST)])
        self.options: vec[i16] = vec[i16]([0 for _ in range(rows)])
        self.gains: vec[i16] = vec[i16]([0 for _ in range(rows * OPTIONS_MOST)])
        self.hidden: vec[i16] = vec[i16]([NOTHING for _ in range(rows * HIDDEN_MOST)])
        self.first_place: i64 = 0
        self.first_scalar: i64 = 0
        self.first_spot: i64 = 0
        self.next_spot: i64 = 0
        self.first_action: i64 = 0
        self.first_offer: i64 = 0
        self.next_offer: i64 = 0

    def begin(self, row: i64) -> None:
        """Write this row from now on; nothing is left of what stood there, but for the scalars."""
        self.first_place = row * self.places
        self.first_scalar = row * self.width
        self.first_action = row * self.actions
        self.first_spot = row * self.most_spots
        self.first_offer = row * OPTIONS_MOST
        self.clear_places(row)
        self.clear_actions(row)
        self.next_spot = self.first_spot
        self.next_offer = self.first_offer

    def clear_places(self, row: i64) -> None:
        spots, counts = self.spots, self.counts
        first: i64 = self.first_place
        counting = self.counting
        for at in range(self.first_spot, self.first_spot + i64(self.noted[row])):
            place: i64 = i64(spots[at])
            if counting and place < self.places:
                counts[first + place] = 0
            spots[at] = NOTHING

    def clear_actions(self, row: i64) -> None:
        offered, mask = self.offered, self.mask
        first: i64 = self.first_action
        for at in range(self.first_offer, self.first_offer + i64(self.options[row])):
            mask[first + i64(offered[at])] = 0
            offered[at] = NOTHING

    def note(self, place: i64) -> None:
        at: i64 = self.next_spot
        self.spots[at] = i16(place)
        self.next_spot = at + 1
        if self.counting:
            self.counts[self.first_place + place] += 1

    def note_if(self, place: i64, holds: bool) -> None:
        if holds:
            self.note(place)

    def mark(self, row: i64, place: i64) -> None:
        """Note a place behind the last one in a row that is written: not counted, and only for nets."""
        count: i64 = i64(self.noted[row])
        self.spots[row * self.most_spots + count] = i16(self.places + place)
        self.noted[row] = i16(count + 1)

    def put(self, scalar: i64, value: i64) -> None:
        self.scalars[self.first_scalar + scalar] = i16(value)

    def said(self, scalar: i64) -> i64:
        """What stands there since this row was written last."""
        return i64(self.scalars[self.first_scalar + scalar])

    def offer(self, action: i64) -> None:
        """The action of the next option."""
        at: i64 = self.next_offer
        self.offered[at] = i16(action)
        self.next_offer = at + 1
        self.mask[self.first_action + action] = 1

    def gain(self, row: i64, option: i64, points: i64) -> None:
        """What an option brings at once, by its place among them."""
        self.gains[row * OPTIONS_MOST + option] = i16(points)

    def hide(self, row: i64, at: i64, number: i64) -> None:
        self.hidden[row * HIDDEN_MOST + at] = i16(number)

    def end(self, row: i64) -> None:
        """The row is written."""
        self.noted[row] = i16(self.next_spot - self.first_spot)
        self.options[row] = i16(self.next_offer - self.first_offer)

    def offered_at(self, row: i64, option: i64) -> i64:
        """The action of an option, by its place among them."""
        return i64(self.offered[row * OPTIONS_MOST + option])

    def option_of(self, row: i64, action: i64) -> i64:
        """Which of the options this action is, by its place among them."""
        place: i64 = self.find_option(row, action)
        if place == NOTHING:
            raise IllegalMove("move-not-offered")
        return place

    def find_option(self, row: i64, action: i64) -> i64:
        """The same, or nothing where this action is not legal."""
        first: i64 = row * OPTIONS_MOST
        offered = self.offered
        for at in range(i64(self.options[row])):
            if i64(offered[first + at]) == action:
                return at
        return NOTHING


class Encoding:
    """How one game is written for learners, in one version that never changes.

    Sizes depend on the number of seats; a place, scalar or action that exists for two seats has the same
    number for more of them.
    """

    def __init__(self, name: str, version: i64, seats: i64) -> None:
        self.name = name
        self.version: i64 = version
        self.seats: i64 = seats
        self.places: i64 = 0
        self.scalars: i64 = 0
        self.actions: i64 = 0
        self.most_spots: i64 = 0
        self.marks: i64 = 0

    def sheet(self, rows: i64, counting: bool = True) -> Sheet:
        return Sheet(rows, self.places, self.scalars, self.actions, self.most_spots, counting)

    def look(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """Write what this seat may know, and its legal actions if it is asked."""
        raise NotImplementedError

    def mark(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """Note what nets like to know besides, in `marks` places behind those of the encoding."""

    def weigh(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """Write what each option of the asked seat brings at once, as far as it knows."""
        raise NotImplementedError

    def peek(self, sheet: Sheet, row: i64, table: Table, seat: i64) -> None:
        """Write what the seat cannot know: for critics and beliefs in training, never for a player."""
        raise NotImplementedError


def options_of(table: Table, seat: i64) -> list[int]:
    """What this seat may answer now, whether its question is the foremost or open beside it."""
    if table.seat == seat:
        return table.options
    for task in table.open_tasks():
        if task.seat == seat:
            return task.options(table)
    return []
