"""What was seen and what it taught, in arrays; the oldest pages are written over."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
import torch

from taverne.cardia.encoding import CardiaEncoding, encoding
from taverne.envs.many import window
from taverne.kernel.sheet import OPTIONS_MOST as OFFERED_MOST
from training.modules import LEAD, MOST_LEAD, MOST_POINTS, POINTS, Bag, Batch
from training.records import OPTIONS_MOST

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from torch import Tensor

    from taverne.cardia.table import CardiaTable
    from taverne.kernel.sheet import Sheet
    from training.subject import Subject

SPOTS_MOST = 192


class Page(NamedTuple):
    """Some rows: what the seat saw, what the open table shows, what options bring, and what came of it."""

    seen: Batch
    open: Batch
    gains: Tensor
    shares: Tensor
    legal: Tensor
    weighed: Tensor
    lead: Tensor
    chance: Tensor
    judged: Tensor


class Now:
    """Windows onto the sheet that is being written."""

    def __init__(self, encoding: CardiaEncoding, sheet: Sheet) -> None:
        self.spots = window(sheet.spots, np.int16, 1, int(encoding.most_spots))[0]
        self.noted = window(sheet.noted, np.int16, 1, 1)[0]
        self.scalars = window(sheet.scalars, np.int16, 1, int(encoding.scalars))[0]
        self.offered = window(sheet.offered, np.int16, 1, OFFERED_MOST)[0]
        self.gains = window(sheet.gains, np.int16, 1, OFFERED_MOST)[0]
        self.options = window(sheet.options, np.int16, 1, 1)[0]


class Notebook:
    """Rows of what was looked at, in a ring."""

    def __init__(self, subject: Subject, rows: int) -> None:
        self.subject, self.encoding, self.rows = subject, encoding(), rows
        self.next = self.count = 0
        self.sheet = self.encoding.sheet(1, False)
        self.now = Now(self.encoding, self.sheet)
        self.spots = np.zeros((rows, SPOTS_MOST), np.int16)
        self.closed, self.noted, self.options = (np.zeros(rows, np.int64) for _ in range(3))
        self.scalars = np.zeros((rows, int(self.encoding.scalars)), np.int16)
        self.offered, self.points = (np.zeros((rows, OPTIONS_MOST), np.int16) for _ in range(2))
        self.gains, self.shares = (np.zeros((rows, OPTIONS_MOST), np.float32) for _ in range(2))
        self.is_weighed, self.is_judged, self.lead, self.chance = (
            np.zeros(rows, np.float32) for _ in range(4)
        )
        self.scales = torch.tensor(subject.scales)
        self.heard = np.ones(int(self.encoding.places + self.encoding.marks), bool)
        self.heard[list(subject.silent)] = False

    def look(self, table: CardiaTable, seat: int) -> int:
        """Note what this seat sees, and behind it what it does not; where it stands."""
        sheet, encoding, now, row = self.sheet, self.encoding, self.now, self.next
        encoding.look(sheet, 0, table, seat)
        encoding.mark(sheet, 0, table, seat)
        encoding.weigh(sheet, 0, table, seat)
        self.closed[row] = now.noted[0]
        encoding.open(sheet, 0, table, seat)
        count, options = min(int(now.noted[0]), SPOTS_MOST), min(int(now.options[0]), OPTIONS_MOST)
        self.noted[row], self.options[row] = count, options
        self.spots[row, :count] = now.spots[:count]
        self.scalars[row] = now.scalars
        self.offered[row, :options] = now.offered[:options]
        self.points[row, :options] = now.gains[:options]
        self.is_weighed[row] = self.is_judged[row] = 0.0
        self.next = (row + 1) % self.rows
        self.count += 1
        return row

    def weighed(self, row: int, gains: NDArray[np.float64], shares: NDArray[np.float64]) -> None:
        options = min(len(gains), OPTIONS_MOST)
        self.gains[row, :options] = gains[:options]
        self.shares[row, :options] = shares[:options]
        self.is_weighed[row] = 1.0

    def judged(self, row: int, lead: float, chance: float) -> None:
        """What it was worth, and what the planner had thought of it."""
        self.lead[row] = lead
        self.chance[row] = chance
        self.is_judged[row] = 1.0

    @property
    def filled(self) -> int:
        return min(self.count, self.rows)

    def page(self, rows: NDArray[np.int64]) -> Page:
        """With row and place of each option, as nets take them."""
        scalars = (torch.from_numpy(self.scalars[rows]).float() * self.scales).clamp(-4.0, 4.0)
        options = self.options[rows]
        legal = np.arange(OPTIONS_MOST)[None, :] < options[:, None]
        row, place = np.nonzero(legal)
        points = torch.from_numpy(self.points[rows][row, place]).float()
        lead = torch.from_numpy(self.scalars[rows, self.subject.lead][row]).float()
        at_once = torch.stack(
            [
                (points * POINTS).clamp(-MOST_POINTS, MOST_POINTS),
                ((lead + points) * LEAD).clamp(-MOST_LEAD, MOST_LEAD),
            ],
            1,
        )
        action = torch.from_numpy(self.offered[rows][row, place].astype(np.int64))
        seen, known = (self.bag(rows, ends) for ends in (self.closed, self.noted))
        places = (torch.from_numpy(row), torch.from_numpy(place))
        nothing = torch.zeros(0)
        return Page(
            Batch(nothing, scalars, *places, action, at_once, (seen, seen)),
            Batch(nothing, scalars, *places, action, at_once, (known, known)),
            *map(torch.from_numpy, (self.gains[rows], self.shares[rows], legal)),
            *map(
                torch.from_numpy,
                (self.is_weighed[rows], self.lead[rows], self.chance[rows], self.is_judged[rows]),
            ),
        )

    def bag(self, rows: NDArray[np.int64], ends: NDArray[np.int64]) -> Bag:
        spots = self.spots[rows]
        kept = np.arange(SPOTS_MOST)[None, :] < ends[rows][:, None]
        kept &= self.heard[spots]
        sizes = kept.sum(1)
        return Bag(torch.from_numpy(spots[kept].astype(np.int64)), torch.from_numpy(sizes.cumsum() - sizes))
