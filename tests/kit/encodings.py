"""How observations are read, compared and dealt anew in the tests of the encodings."""

from functools import cache
from typing import NamedTuple

import numpy as np


class Seen(NamedTuple):
    """One observation: how often each place was noted, the scalars, and the legal actions in order."""

    places: list
    scalars: list
    actions: list


@cache
def fresh_sheet(encoding):
    """One sheet for all looks: that nothing is left of the one before is tested on its own."""
    return encoding.sheet(1)


def observe(encoding, table, seat, sheet=None, row=0):
    sheet = sheet or fresh_sheet(encoding)
    encoding.look(sheet, row, table, seat)
    return read(encoding, sheet, row)


def read(encoding, sheet, row):
    """What stands in a row; its counts, spots and mask must say the same."""
    counts = part(sheet.counts, np.uint8, row, encoding.places)
    spots = part(sheet.spots, np.int16, row, encoding.most_spots)
    noted = np.sort(spots[: int(sheet.noted[row])])
    assert (noted == np.repeat(np.arange(encoding.places), counts)).all()
    assert (spots[len(noted) :] == -1).all()
    actions = [int(sheet.offered_at(row, at)) for at in range(int(sheet.options[row]))]
    mask = part(sheet.mask, np.uint8, row, encoding.actions)
    assert sorted(actions) == np.flatnonzero(mask).tolist()
    return Seen(noted.tolist(), part(sheet.scalars, np.int16, row, encoding.scalars).tolist(), actions)


def part(buffer, kind, row, width):
    return np.frombuffer(buffer, dtype=kind)[row * width : (row + 1) * width]


def each_question(table, luck, most):
    """Every open question of a random game, before it is answered."""
    while not table.is_over() and most:
        most -= 1
        for seat in table.asked():
            yield seat
        seat = luck.choice(table.asked())
        table.answer(seat, luck.choice(table.question(seat).options(table)))
