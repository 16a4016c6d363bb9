"""What is to be played: from this alone every game of an arena follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from taverne import __version__
from taverne.arena.errors import ArenaError
from taverne.games import find_game, first_game
from taverne.kernel.errors import SetupError, TaverneError
from taverne.kernel.offer import ArenaOffer

FREE = ("games", "sprt")


class Kit(NamedTuple):
    """What a seat brings to the table: a deck, by its name and written in one line."""

    name: str
    line: str


@dataclass(frozen=True)
class Wishes:
    """What was asked for, in the words of the person; nothing is checked yet."""

    bots: tuple[str, ...]
    game: str = field(default_factory=first_game)
    mode: str = "duel"
    rules: tuple[str, ...] = ()
    decks: str = "starters"
    games: int = 100
    seed: int = 1
    sprt: bool = False


@dataclass(frozen=True)
class Job:
    """What is played, by whom, how often; plain data that can be sent and written down."""

    game: str
    rules: str
    bots: tuple[str, ...]
    kits: tuple[Kit, ...]
    games: int
    seed: int
    sprt: bool = False
    version: str = __version__

    @property
    def compares_decks(self) -> bool:
        """With one bot, the decks are the contestants."""
        return len(self.bots) == 1 and len(self.kits) > 1

    def names(self) -> list[str]:
        """The contestants, told apart."""
        return told_apart([kit.name for kit in self.kits] if self.compares_decks else self.bots)

    def identity(self) -> dict[str, Any]:
        """What decides the course of a single game; how many are played does not."""
        return {name: value for name, value in self.as_json().items() if name not in FREE}

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"bots": list(self.bots), "kits": [list(kit) for kit in self.kits]}


def read_job(fields: dict[str, Any]) -> Job:
    """The job as `as_json` wrote it."""
    kits = tuple(Kit(*kit) for kit in fields["kits"])
    return Job(**{**fields, "bots": tuple(fields["bots"]), "kits": kits})


def told_apart(names: Sequence[str]) -> list[str]:
    """Equal names get a number."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        found.append(name if seen[name] == 1 else f"{name} ({seen[name]})")
    return found


def new_job(wishes: Wishes, find: Callable[[str], Any] | None = None) -> Job:
    """The job of these wishes, or everything that speaks against it; `find` knows further decks."""
    arena = find_game(wishes.game).arena
    rules = arena.read_rules(wishes.mode, wishes.rules)
    kits = tuple(Kit(*kit) for kit in arena.read_decks(rules, wishes.decks, find))
    job = Job(wishes.game, rules, wishes.bots, kits, wishes.games, wishes.seed, wishes.sprt)
    check(job)
    return job


def check(job: Job) -> None:
    """Everything that speaks against this job, at once."""
    offer = find_game(job.game).arena(job.rules, job.kits)
    found = [*count_complaints(job, offer), *bot_complaints(job, offer), *offer.complaints()]
    if len(found) == 1:
        raise found[0]
    if found:
        raise SetupError("arena-unplayable", found)


def count_complaints(job: Job, offer: ArenaOffer) -> list[TaverneError]:
    least = 1 if offer.automaton >= 0 else 2
    found: list[TaverneError] = []
    if len(job.names()) < least:
        found.append(ArenaError("arena-too-few", named=len(job.bots), least=least))
    if job.games < 1:
        found.append(ArenaError("arena-no-games", games=job.games))
    if job.compares_decks and offer.shares_kits:
        found.append(ArenaError("arena-decks-shared"))
    if job.compares_decks and any(len(seats) > 1 for seats in offer.members):
        found.append(ArenaError("arena-decks-need-single-seats"))
    return found


def bot_complaints(job: Job, offer: ArenaOffer) -> list[TaverneError]:
    found: list[TaverneError] = []
    for bot in dict.fromkeys(job.bots):
        try:
            offer.bot(bot, 0)
        except TaverneError as reason:
            found.append(reason)
    return found
