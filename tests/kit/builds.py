"""How much of a long test runs: all of it compiled, interpreted (ten times slower) a handful."""

import os

from hypothesis import settings

import taverne

INTERPRETED_SHARE = 8
GAMES = int(os.environ.get("TAVERNE_GAMES", "10000"))


def in_full(count, least=1):
    """So many compiled; interpreted a share of them, at least so many."""
    return count if taverne.is_compiled() else min(count, max(least, count // INTERPRETED_SHARE))


def examples(count):
    """Examples of hypothesis, in full or a share of them."""
    return settings(max_examples=in_full(count, 10))


def all_or(many, few):
    """All of them compiled; interpreted those few that stand for them."""
    assert set(few) <= set(many)
    return list(many) if taverne.is_compiled() else list(few)


def is_looked_at(luck):
    """Whether to look closely at this step of a long game: always compiled, else now and then."""
    return taverne.is_compiled() or luck.randrange(INTERPRETED_SHARE) == 0
