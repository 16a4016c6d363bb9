"""Pending work in words and back, so that a table can be saved in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.cardia.characters import academy, guild, swamp
from taverne.cardia.choices import Discard
from taverne.cardia.commit import Commit, CommitOpenly
from taverne.cardia.guardians import acting, effects
from taverne.cardia.match import Deal, Match
from taverne.cardia.rounds import Begin, EndRound, Engineers, Judge, Lay, Reveal, Triumph, UseAbility
from taverne.cardia.scenes import asking
from taverne.cardia.scenes.effects import Console
from taverne.cardia.settle import ScenesSettle, Settle
from taverne.cardia.table import CardiaTask
from taverne.kernel.errors import RecordError

Maker = Callable[[int, int, int], CardiaTask]
TASKS: Final[dict[str, Maker]] = {
    "match": Match, "deal": Deal, "begin": Begin, "commit": Commit, "commit_openly": CommitOpenly,
    "lay": Lay, "reveal": Reveal, "judge": Judge, "use_ability": UseAbility, "settle": Settle,
    "scenes": ScenesSettle, "guard": acting.Guard, "act": acting.Act, "engineers": Engineers,
    "triumph": Triumph, "end_round": EndRound, "discard": Discard,
    "ambush": swamp.Ambush, "take_back": swamp.TakeBack, "redraw": swamp.Redraw,
    "threaten": swamp.Threaten, "extort": swamp.Extort, "curse": swamp.Curse,
    "empty": academy.Empty, "empty_of": academy.EmptyOf, "study": academy.Study, "lift": academy.Lift,
    "set_down": academy.SetDown, "annotate": academy.Annotate, "evoke": academy.Evoke,
    "absorb": academy.Absorb, "draw_one": academy.DrawOne,
    "challenge": guild.Challenge, "yield": guild.Yield, "improve": guild.Improve, "impair": guild.Impair,
    "deliver": guild.Deliver, "praise": guild.Praise,
    "flip": effects.Flip, "kindle": effects.Kindle, "hop": effects.Hop, "fish": effects.Fish,
    "bite": asking.Bite, "peek": asking.Peek, "bury": asking.Bury, "scrap": asking.Scrap,
    "open_market": asking.OpenMarket, "trade": asking.Trade, "console": Console,
}  # fmt: skip


def read_task(words: str) -> CardiaTask:
    """The task that is written so: its name, seat, place and number."""
    try:
        name, seat, place, number = words.split()
        return TASKS[name](int(seat), int(place), int(number))
    except (KeyError, ValueError):
        raise RecordError("cardia-unknown-task", task=words) from None
