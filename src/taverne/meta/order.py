"""What a climb is about: from this and the results of its games everything else follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, Final

from taverne import __version__
from taverne.arena.errors import ArenaError
from taverne.arena.job import Job, Kit, check
from taverne.arena.result import Place
from taverne.arena.schedule import Schedule, chance
from taverne.games import find_game
from taverne.kernel.errors import SetupError, TaverneError
from taverne.meta.paired import SequentialTest

TURN: Final = 2
LISTS: Final = ("arena-unplayable", "setup-unplayable")


@dataclass(frozen=True)
class Order:
    """The deck, the field it is measured by, who plays, how much is asked of a change, and what stays."""

    game: str
    rules: str
    bot: str
    deck: Kit
    field: tuple[Kit, ...]
    seed: int = 1
    gain: float = 0.04
    survey: int = 60
    slice: int = 20
    most_turns: int = 400
    proposals: int = 40
    keep_leader: bool = False
    version: str = __version__

    @property
    def test(self) -> SequentialTest:
        return SequentialTest(self.gain, self.most_turns)

    def schedule(self, line: str, generation: int) -> Schedule:
        """The games of a deck; whatever stands in it, it meets the same rivals with the same luck."""
        kits = (Kit(self.deck.name, line), *self.field)
        return Schedule(
            Job(self.game, self.rules, (self.bot,), kits, 1, chance(self.seed, "generation", generation))
        )

    def places(self, turns: Sequence[int]) -> list[Place]:
        """A turn is two games with swapped seats; the rivals come one after the other."""
        rivals = len(self.field)
        return [
            Place(turn % rivals, TURN * (turn // rivals) + game) for turn in turns for game in range(TURN)
        ]

    def turn_of(self, place: Place) -> int:
        return place.game // TURN * len(self.field) + place.table

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"deck": list(self.deck), "field": [list(kit) for kit in self.field]}


def read_order(fields: dict[str, Any]) -> Order:
    """The order as `as_json` wrote it."""
    field = tuple(Kit(*kit) for kit in fields["field"])
    return Order(**{**fields, "deck": Kit(*fields["deck"]), "field": field})


def new_order(game: str, rules: str, bot: str, deck: Kit, field: Sequence[Kit], **wishes: Any) -> Order:
    """The order, or everything that speaks against it."""
    order = Order(game, rules, bot, deck, tuple(field), **wishes)
    found = complaints(order)
    if len(found) == 1:
        raise found[0]
    if found:
        raise SetupError("meta-unplayable", found)
    return order


def complaints(order: Order) -> list[TaverneError]:
    found: list[TaverneError] = []
    if not order.field:
        found.append(ArenaError("meta-no-field"))
    if len(find_game(order.game).arena(order.rules, ()).members) != TURN:
        found.append(ArenaError("meta-duels-only"))
    kits = (order.deck, *(order.field or (order.deck,)))
    job = Job(order.game, order.rules, (order.bot,), kits, 1, order.seed)
    return found + checked(lambda: check(job))


def checked(look: Callable[[], object]) -> list[TaverneError]:
    """What a look complains about, each by itself."""
    try:
        look()
    except TaverneError as refusal:
        return unpacked(refusal)
    return []


def unpacked(refusal: TaverneError) -> list[TaverneError]:
    """The complaints of mere lists; anything else speaks for itself."""
    if not isinstance(refusal, SetupError) or refusal.key not in LISTS:
        return [refusal]
    return [reason for complaint in refusal.complaints for reason in unpacked(complaint)]


def digest(line: str) -> str:
    """A deck by a short word, for journals."""
    return sha256(line.encode()).hexdigest()[:16]
