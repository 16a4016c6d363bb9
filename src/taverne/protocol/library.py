"""The library as it travels: what can be played, and by which rules."""

from __future__ import annotations

from pydantic import Field

from taverne.games import first_game
from taverne.kernel.choices import Choices
from taverne.protocol.limits import DeckSource, SeatNumber
from taverne.protocol.messages import Refusal
from taverne.protocol.rooms import GameName, RulesText, Wire
from taverne.protocol.strict import Wished


class RuleChoices(Wire):
    """One point of the rules and its values, the usual one first."""

    name: str
    choices: list[str | int | bool]


def rule_choices(choices: Choices) -> list[RuleChoices]:
    return [RuleChoices(name=name, choices=list(values)) for name, values in choices.items()]


class ModeFacts(Wire):
    """A way to play: how many sit at the table, on which side each, and what they play for.

    `excuses` are of the bots for whom another plays there, by the usual rules.
    """

    name: str
    sides: list[int]
    automaton: int | None
    stakes: str
    target: int
    excuses: dict[str, str] = Field(default_factory=dict)


class StarterDeck(Wire):
    name: str
    faction: str
    leader: str
    code: str
    line: str
    cards: dict[str, int]


class GameFacts(Wire):
    name: str
    modes: list[ModeFacts]
    rules: list[RuleChoices]
    bots: list[str]
    starters: list[StarterDeck] = Field(default_factory=list)
    scenes: list[str] = Field(default_factory=list)


class RuleText(Wire):
    """One rule of a handbook: its id, its title, its chapter, and its text in paragraphs."""

    id: str
    title: str
    chapter: str
    text: list[str]


class DeckToCheck(Wished):
    """A deck from anywhere, and the game and the rules by which it shall be played."""

    game: GameName = first_game()
    source: DeckSource
    rules: RulesText = ""
    seat: SeatNumber = 0


class CheckedDeck(Wire):
    """The deck as it was understood, and every complaint about it."""

    legal: bool
    name: str = ""
    faction: str = ""
    leader: str = ""
    cards: dict[str, int] = Field(default_factory=dict)
    complaints: list[Refusal] = Field(default_factory=list)
