"""The library as it travels: what is printed on cards, and what can be played."""

from __future__ import annotations

from pydantic import Field

from taverne.protocol.limits import DeckSource, SeatNumber
from taverne.protocol.messages import Refusal
from taverne.protocol.rooms import RulesText, Wire
from taverne.protocol.strict import Wished


class GwentCard(Wire):
    """The printed face of a card, the same in every colour."""

    key: str
    name: str
    faction: str
    kind: str
    rows: list[str]
    strength: int | None
    abilities: list[str]
    copies: int
    secondary: bool
    calls: list[str]
    becomes: list[str]


class GwentLeader(Wire):
    key: str
    name: str
    title: str
    faction: str
    active: bool


class GwentLibrary(Wire):
    """`colours` says how the colour of a neutral card is written: `ne_decoy.mo`."""

    cards: list[GwentCard]
    leaders: list[GwentLeader]
    colours: dict[str, str]


class CardiaCard(Wire):
    """A character; its text is the message `cardia-text-<key>`."""

    key: str
    name: str
    deck: str
    influence: int
    faction: str
    ongoing: bool


class CardiaBoxCard(Wire):
    """A guardian or a scene; its text follows from its effects, `cardia-effect-<verb>` each."""

    key: str
    name: str
    kind: str
    faction: str
    exclusive: bool
    house: str
    effects: list[list[str]]


class CardiaLibrary(Wire):
    characters: list[CardiaCard]
    box: list[CardiaBoxCard]
    factions: list[str]


class RuleChoices(Wire):
    """One point of the rules and its values, the usual one first."""

    name: str
    choices: list[str | int | bool]


class ModeFacts(Wire):
    """A way to play: how many sit at the table, on which side each, and what they play for."""

    name: str
    sides: list[int]
    automaton: int | None
    stakes: str
    target: int


class StarterDeck(Wire):
    name: str
    faction: str
    leader: str
    code: str
    cards: dict[str, int]


class GameFacts(Wire):
    name: str
    modes: list[ModeFacts]
    rules: list[RuleChoices]
    bots: list[str]
    starters: list[StarterDeck] = Field(default_factory=list)
    scenes: list[str] = Field(default_factory=list)


class DeckToCheck(Wished):
    """A deck from anywhere, and the rules by which it shall be played."""

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
