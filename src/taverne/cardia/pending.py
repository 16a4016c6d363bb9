"""Pending work in words and back, so that a table can be saved in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.cardia.characters import academy, guild, swamp
from taverne.cardia.choices import Discard
from taverne.cardia.commit import Commit, CommitOpenly
from taverne.cardia.guardians import acting, effects
from taverne.cardia.guardians.acting import GUARD
from taverne.cardia.match import DEAL, MATCH
from taverne.cardia.rounds import ABILITY, BEGIN, END_ROUND, ENGINEERS, JUDGE, LAY, REVEAL, TRIUMPH
from taverne.cardia.scenes import asking
from taverne.cardia.scenes.asking import OPEN_MARKET
from taverne.cardia.scenes.effects import Console
from taverne.cardia.settle import SCENES, SETTLE
from taverne.cardia.spot import spot_of
from taverne.cardia.table import CardiaTask
from taverne.kernel.errors import RecordError

Maker = Callable[[int, int, int], CardiaTask]


def always(step: CardiaTask) -> Maker:
    """A step that carries nothing: all tables share it."""
    return lambda seat, place, number: step


def asked(make: Callable[[int], CardiaTask]) -> Maker:
    """A question that carries nothing."""
    return lambda seat, place, number: make(seat)


def of_ability(make: Callable[[int, int], CardiaTask]) -> Maker:
    """A question from a place in the row."""
    return lambda seat, place, number: make(seat, place)


STEPS: Final[list[CardiaTask]] = [
    MATCH, DEAL, BEGIN, LAY, REVEAL, JUDGE, ABILITY, SETTLE, SCENES, GUARD, ENGINEERS, TRIUMPH, END_ROUND,
    OPEN_MARKET,
]  # fmt: skip
TASKS: Final[dict[str, Maker]] = {
    **{step.name(): always(step) for step in STEPS},
    "commit": asked(Commit), "commit_openly": asked(CommitOpenly), "annotate": asked(academy.Annotate),
    "flip": asked(effects.Flip), "kindle": asked(effects.Kindle), "hop": asked(effects.Hop),
    "fish": asked(effects.Fish), "bury": asked(asking.Bury), "scrap": asked(asking.Scrap),
    "trade": asked(asking.Trade),
    "ambush": of_ability(swamp.Ambush), "take_back": of_ability(swamp.TakeBack),
    "threaten": of_ability(swamp.Threaten), "curse": of_ability(swamp.Curse),
    "empty": of_ability(academy.Empty), "study": of_ability(academy.Study),
    "lift": of_ability(academy.Lift), "evoke": of_ability(academy.Evoke),
    "absorb": of_ability(academy.Absorb), "challenge": of_ability(guild.Challenge),
    "improve": of_ability(guild.Improve), "deliver": of_ability(guild.Deliver),
    "praise": of_ability(guild.Praise),
    "yield": lambda seat, place, faction: guild.Yield(seat, place, faction),
    "impair": lambda seat, place, improved: guild.Impair(seat, place, spot_of(improved)),
    "empty_of": lambda seat, place, chosen: academy.EmptyOf(seat, place, spot_of(chosen)),
    "set_down": lambda seat, place, source: academy.SetDown(seat, place, source),
    "discard": lambda seat, place, count: Discard(seat, count),
    "console": lambda seat, place, count: Console(count),
    "act": lambda seat, place, owner: acting.Act(owner),
    "redraw": lambda seat, place, owner: swamp.Redraw(owner),
    "draw_one": lambda seat, place, owner: academy.DrawOne(owner),
    "extort": lambda seat, owner, faction: swamp.Extort(owner, faction),
    "bite": lambda seat, place, owner: asking.Bite(owner, place),
    "peek": lambda seat, place, owner: asking.Peek(owner, place),
}  # fmt: skip


def read_task(words: str) -> CardiaTask:
    """The task that is written so: its name, seat, place and number."""
    try:
        name, seat, place, number = words.split()
        return TASKS[name](int(seat), int(place), int(number))
    except (KeyError, ValueError):
        raise RecordError("cardia-unknown-task", task=words) from None
