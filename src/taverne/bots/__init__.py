"""Players without a face: each gets a view with its options, never a table."""

from __future__ import annotations

from taverne.games import first_game, offer_of
from taverne.kernel.offer import Bot, Clock, Pool


def bots_for(game: str) -> list[str]:
    """The names of the bots that play this game."""
    return offer_of(game).bots.names()


def is_bot(name: str, game: str = "") -> bool:
    """Whether there is such a bot for this game; only searches take a setting."""
    return offer_of(game or first_game()).bots.knows(name)


def usual_bot(game: str) -> str:
    """Who plays where nobody is named."""
    return offer_of(game).bots.usual


def make_bot(
    name: str, seed: int, game: str = "", clock: Clock | None = None, pool: Pool | None = None
) -> Bot:
    """The bot of this name; the same seed makes the same choices.

    `search:2000` looks ahead 2000 times, `search:1.5s` as long as the clock says, and
    `search:8000/4` in four trees, which a pool of processes may grow at the same time.
    """
    return offer_of(game or first_game()).bots.make(name, seed, clock, pool)
