"""A small net in plain typed Python: what each option deserves, and how likely its seat wins.

The first layer is a sum of rows of weights, one for each place of a sheet that was noted; so nothing is
multiplied there, and silent inputs cost nothing further on.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from taverne.bots.weights import Weights, read_weights
from taverne.kernel.machine import i64, vec
from taverne.kernel.sheet import OPTIONS_MOST

if TYPE_CHECKING:
    from taverne.kernel.sheet import Encoding, Sheet

MOST: Final = 4.0
POINTS: Final = 0.1
MOST_POINTS: Final = 3.0
LEAD: Final = 0.2
MOST_LEAD: Final = 1.0


def load_net(content: bytes, encoding: Encoding) -> Net:
    """The net in a file, if it was learned for this encoding of this game."""
    weights = read_weights(content)
    places = int(encoding.places + encoding.marks)
    weights.expect(encoding.name, int(encoding.version), places, int(encoding.scalars), int(encoding.actions))
    return Net(weights)


def zeros(count: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(count)])


def within(value: float, most: float) -> float:
    return max(-most, min(most, value))


class Trunk:
    """What is made of a row of a sheet at first."""

    def __init__(self, weights: Weights, name: str) -> None:
        self.rows: vec[float] = vec[float](weights.part(f"{name}.rows"))
        self.scalars: vec[float] = vec[float](weights.part(f"{name}.scalars"))
        self.scales: vec[float] = vec[float](weights.part("scales"))
        bias = weights.part(f"{name}.bias")
        self.bias: vec[float] = vec[float](bias)
        self.width: i64 = len(bias)
        self.out: vec[float] = zeros(len(bias))

    def run(self, sheet: Sheet, row: i64) -> vec[float]:
        width = self.width
        out, bias = self.out, self.bias
        for j in range(width):
            out[j] = bias[j]
        self.add_scalars(sheet, row)
        rows, spots = self.rows, sheet.spots
        first_spot: i64 = row * sheet.most_spots
        for at in range(first_spot, first_spot + i64(sheet.noted[row])):
            first: i64 = i64(spots[at]) * width
            for j in range(width):
                out[j] += rows[first + j]
        return out

    def add_scalars(self, sheet: Sheet, row: i64) -> None:
        width = self.width
        out, weights = self.out, self.scalars
        first_scalar: i64 = row * sheet.width
        for place in range(sheet.width):
            value = within(float(i64(sheet.scalars[first_scalar + place])) * self.scales[place], MOST)
            if value != 0.0:
                first: i64 = place * width
                for j in range(width):
                    out[j] += value * weights[first + j]


class Dense:
    """Weights lie input by input."""

    def __init__(self, weights: Weights, name: str) -> None:
        bias = weights.part(f"{name}.bias")
        self.weights: vec[float] = vec[float](weights.part(name))
        self.bias: vec[float] = vec[float](bias)
        self.outs: i64 = len(bias)
        self.ins: i64 = len(weights.part(name)) // len(bias)
        self.out: vec[float] = zeros(len(bias))

    def run(self, inputs: vec[float]) -> vec[float]:
        """Inputs that are not above zero are silent."""
        outs = self.outs
        out, bias, weights = self.out, self.bias, self.weights
        for j in range(outs):
            out[j] = bias[j]
        for i in range(self.ins):
            value = inputs[i]
            if value > 0.0:
                first: i64 = i * outs
                for j in range(outs):
                    out[j] += value * weights[first + j]
        return out


class Net:
    """Reads one row of a sheet at a time; what options gain at once must be written there too."""

    def __init__(self, weights: Weights) -> None:
        self.policy = Trunk(weights, "policy")
        self.head = Dense(weights, "head")
        self.actions: vec[float] = vec[float](weights.part("actions"))
        self.gains: vec[float] = vec[float](weights.part("gains"))
        self.votes: vec[float] = vec[float](weights.part("votes"))
        self.value = Trunk(weights, "value")
        self.middle = Dense(weights, "middle")
        self.verdict = Dense(weights, "verdict")
        self.lead: i64 = weights.lead

    def priors(self, sheet: Sheet, row: i64) -> list[float]:
        """What share of the attention each option deserves; together 1."""
        votes = self.logits(sheet, row)
        best = max(votes)
        shares: list[float] = [math.exp(one - best) for one in votes]
        total = sum(shares)
        return [share / total for share in shares]

    def logits(self, sheet: Sheet, row: i64) -> list[float]:
        base = self.head.run(self.policy.run(sheet, row))
        width = self.head.outs
        lead = float(i64(sheet.scalars[row * sheet.width + self.lead]))
        actions, gains, votes = self.actions, self.gains, self.votes
        first_option: i64 = row * OPTIONS_MOST
        found: list[float] = []
        for option in range(first_option, first_option + i64(sheet.options[row])):
            points = float(i64(sheet.gains[option]))
            at_once = within(points * POINTS, MOST_POINTS)
            ahead = within((lead + points) * LEAD, MOST_LEAD)
            first: i64 = i64(sheet.offered[option]) * width
            total = 0.0
            for j in range(width):
                value = base[j] + actions[first + j] + at_once * gains[j] + ahead * gains[width + j]
                if value > 0.0:
                    total += value * votes[j]
            found.append(total)
        return found

    def chance(self, sheet: Sheet, row: i64) -> float:
        """That the seat wins, from 0 to 1."""
        return (math.tanh(self.judged(sheet, row)) + 1.0) / 2.0

    def judged(self, sheet: Sheet, row: i64) -> float:
        """Half the logarithm of the odds."""
        return self.verdict.run(self.middle.run(self.value.run(sheet, row)))[0]
