"""Characters, what an ability may say and when, and the cards that lie in the row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.seats import NEITHER, Seats

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.cardia.table import CardiaTable

FACTIONS: Final = ("swamp", "academy", "guild", "dynasty")


class Ability:
    """What a character does; one small class each, silent by default."""

    def mark(self, card: Character) -> None:
        """Once, when the card is printed: note a standing fact on it."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        """CAR-2.3 carry it out for this seat, from its card at this place."""


class Ongoing(Ability):
    """CAR-2.4 an ability that holds while an ongoing token lies on the card."""

    def use(self, table: CardiaTable, seat: i64, place: i64) -> None:
        table.put_ongoing(place, seat)


SILENT: Final = Ability()


class Character:
    """One printed character; both players hold the same sixteen objects."""

    def __init__(self, id: i64, key: str, influence: i64, ability: Ability) -> None:
        self.id: i64 = id
        self.key = key
        self.influence: i64 = influence
        self.faction: i64 = (influence - 1) % 4
        self.ability = ability
        self.ongoing = isinstance(ability, Ongoing)
        self.ties = False
        self.judges = False
        self.counsels = False
        self.triumphs = False
        self.prizes: i64 = 0
        self.crowns: i64 = 0
        ability.mark(self)


NO_CARD: Final = Character(-1, "", 0, SILENT)


class Placed:
    """A character in the row, with the tokens on it.

    `engines` are Engineers whose tokens are still to come (CAR-8.15), `claims` those of Unicorns.
    """

    def __init__(self, character: Character, modifier: i64, ongoing: i64, engines: i64, claims: i64) -> None:
        self.character = character
        self.modifier: i64 = modifier
        self.ongoing: i64 = ongoing
        self.engines: i64 = engines
        self.claims: i64 = claims

    def influence(self) -> i64:
        """CAR-2.2 printed value and modifier tokens."""
        return self.character.influence + self.modifier

    def clone(self) -> Placed:
        return Placed(self.character, self.modifier, self.ongoing, self.engines, self.claims)


class Encounter:
    """Two cards against each other, one of each seat.

    `winners` are those of when it was last judged, kept only to notice that a result has changed: the
    result itself always follows from the row. `moved_in` are the seats whose card came here since then.
    """

    def __init__(self, cards: list[Placed], winners: Seats, moved_in: Seats = NEITHER) -> None:
        self.cards = cards
        self.winners = winners
        self.moved_in = moved_in

    def clone(self) -> Encounter:
        cards = self.cards
        return Encounter([cards[0].clone(), cards[1].clone()], self.winners, self.moved_in)


class Omen:
    """CAR-5.1 what waits for the next card of a seat."""

    def __init__(self, modifier: i64, books: i64, engines: i64, claims: i64, demands: list[int]) -> None:
        self.modifier: i64 = modifier
        self.books: i64 = books
        self.engines: i64 = engines
        self.claims: i64 = claims
        self.demands = demands

    def clone(self) -> Omen:
        return Omen(self.modifier, self.books, self.engines, self.claims, self.demands[:])


def no_omen() -> Omen:
    return Omen(0, 0, 0, 0, [])


class Laid:
    """A card that was played and is not in the row yet: what waited for it goes with it."""

    def __init__(self, character: Character, omen: Omen, face_up: bool) -> None:
        self.character = character
        self.omen = omen
        self.face_up = face_up

    def clone(self) -> Laid:
        return Laid(self.character, self.omen.clone(), self.face_up)
