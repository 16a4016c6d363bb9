"""What a simple game gives: its rules, and what follows from them without anybody who shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from taverne.bots.sampled import Sampling, sampled_roster
from taverne.bots.sampled_review import SampledReview
from taverne.kernel.game import AnyGame, Game, Rulebook
from taverne.kernel.handbook import Handbook
from taverne.kernel.luck import Luck, luck_lines
from taverne.kernel.record import Record

if TYPE_CHECKING:
    from taverne.bots.roster import Roster
    from taverne.bots.tree import Deals


@dataclass(frozen=True)
class SimpleRules:
    """The rules, what is seen, how to imagine the rest, the cards, and the folder of rules and words.

    The folder holds `data/rules.en.md`, whose rules are numbered with the letters, and `words/en/*.ftl`.
    """

    rulebook: Rulebook[Any, Any]
    view: type
    guess: Callable[[Any, int], Deals]
    cards: Sequence[str]
    letters: str
    folder: Path
    seats: int = 2

    @property
    def name(self) -> str:
        return self.rulebook.name

    def deal(self, luck: Luck) -> AnyGame:
        """Begin, by the newest ruleset."""
        return Game(self.rulebook, Record(self.name, self.rulebook.rulesets[-1], luck_lines(luck)))

    @property
    def words(self) -> Path:
        return self.folder / "words"

    @cached_property
    def handbook(self) -> Handbook:
        return Handbook(self.letters, self.folder / "data")

    @cached_property
    def bots(self) -> Roster:
        return sampled_roster(Sampling(self.guess, self.rulebook.read))

    @cached_property
    def review(self) -> SampledReview:
        return SampledReview(Sampling(self.guess, self.rulebook.read))
