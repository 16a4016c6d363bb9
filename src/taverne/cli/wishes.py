"""How a game shall begin, as it was typed; each game adds the options that only it knows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, Final, TypeVar

from taverne.cli.cast import ME, named_seats

FLAG: Final = "flag"
T = TypeVar("T")


def wish(flag: str, usual: T) -> T:
    """An option that a game adds to `play`; its help text is `cli-help-play-` and its own name."""
    made: T = field(default=usual, metadata={FLAG: flag})
    return made


@dataclass(frozen=True)
class Wishes:
    """What every game can be asked for."""

    seed: int
    name: str = ""
    seats: str = ""
    against: str = ""
    practice: bool = False
    rules: tuple[str, ...] = ()

    @property
    def has_person(self) -> bool:
        return not self.seats or ME in named_seats(self.seats)


def options_of(kind: type[Wishes]) -> dict[str, Field[Any]]:
    """The options that a game adds, by their flags."""
    return {one.metadata[FLAG]: one for one in fields(kind) if FLAG in one.metadata}


def all_options(kinds: Iterable[type[Wishes]]) -> dict[str, Field[Any]]:
    """Those of all games; where two have the same one, it is the same."""
    return {flag: one for kind in kinds for flag, one in options_of(kind).items()}


def fitting(kind: type[Wishes], typed: Mapping[str, Any]) -> dict[str, Any]:
    """What was typed, by the fields of a game that takes it; what it does not take is left out."""
    return {one.name: typed[flag] for flag, one in options_of(kind).items() if typed.get(flag)}
