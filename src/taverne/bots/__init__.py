"""Players without a face: each gets a view with its options, never a table."""

from __future__ import annotations

from collections.abc import Callable

from taverne.bots.bot import Bot, RandomBot
from taverne.bots.greedy import GreedyBot
from taverne.kernel.errors import TaverneError

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed makes the same choices."""
    if name not in BOTS:
        raise TaverneError("bot-unknown", bot=name, known=", ".join(BOTS))
    return BOTS[name](seed)
