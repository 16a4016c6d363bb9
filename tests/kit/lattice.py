"""The attack on the quick generator: its state from ten draws that somebody has seen, by lattice reduction.

Every state is A times the one before, modulo P. A draw of eight bits tells the top of `low ^ carry`, and the
carry is nearly half of the low word before: a guess of the first carry's top bits gives all the others, and
so eleven states up to their low bits. The nearest point of the lattice of all such rows is the true one.
Decks are smaller than 256 cards, so the attack on a real hand tries more cells; the mathematics is the same.
"""

from functools import cache

A = 2147470590
P = A * 2**32 - 1
LOW = 2**32 - 1
BITS = 8
CELL = 2 ** (63 - BITS)
GOOD_ENOUGH = 0.9


def dot(one, other):
    return sum(a * b for a, b in zip(one, other, strict=True))


def less(row, times, other):
    return [a - times * b for a, b in zip(row, other, strict=True)]


def rows(size):
    """All sequences that the multiplier allows: multiples of its powers, modulo P."""
    powers = [pow(A, place, P) for place in range(size)]
    return [powers] + [[P if column == row else 0 for column in range(size)] for row in range(1, size)]


def orthogonal(basis):
    """Gram-Schmidt: what each row adds to those before it."""
    found, shares = [], []
    for row in basis:
        rest, share = [float(one) for one in row], []
        for other in found:
            share.append(dot(row, other) / dot(other, other))
            rest = less(rest, share[-1], other)
        found.append(rest)
        shares.append(share)
    return found, shares


def reduced(basis):
    """Lenstra, Lenstra and Lovász: the same lattice by short rows."""
    at = 1
    while at < len(basis):
        _, shares = orthogonal(basis[: at + 1])
        for other in reversed(range(at)):
            times = round(shares[at][other])
            basis[at] = less(basis[at], times, basis[other])
            shares[at][:other] = less(shares[at][:other], times, shares[other])
        found, shares = orthogonal(basis[: at + 1])
        last, before = dot(found[at], found[at]), dot(found[at - 1], found[at - 1])
        if last >= (GOOD_ENOUGH - shares[at][at - 1] ** 2) * before:
            at += 1
        else:
            basis[at - 1], basis[at] = basis[at], basis[at - 1]
            at = max(1, at - 1)
    return basis


def nearest(basis, found, target):
    """Babai: a point of the lattice beside the target."""
    rest = list(target)
    for row, direction in zip(reversed(basis), reversed(found), strict=True):
        times = round(dot(rest, direction) / dot(direction, direction))
        rest = less(rest, times, row)
    return [round(a - b) for a, b in zip(target, rest, strict=True)]


def step(state):
    return A * (state & LOW) + (state >> 32)


def draw(state):
    return ((state ^ (state >> 32)) & LOW) >> (32 - BITS)


def explains(state, draws):
    for drawn in draws:
        if draw(state) != drawn:
            return False
        state = step(state)
    return True


def carries(first, draws):
    """The top bits of every carry, if those of the first are so."""
    found = [first]
    for drawn in draws:
        found.append(drawn ^ (found[-1] >> 1))
    return found


@cache
def prepared(size):
    basis = reduced(rows(size))
    return basis, orthogonal(basis)[0]


def crack(draws):
    """The states right after the first of these draws that explain them all."""
    basis, found = prepared(len(draws) + 1)
    guesses = ([(2 * top + 1) * CELL // 2 for top in carries(first, draws)] for first in range(2**BITS))
    states = {nearest(basis, found, guess)[0] % P for guess in guesses}
    return [state for state in states if explains(state, draws)]
