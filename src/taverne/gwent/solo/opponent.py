"""How the opponent without a hand carries out its cards, and how it finds the most effective way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.catalogue import CARDS
from taverne.gwent.keywords.medic import Revive
from taverne.gwent.keywords.muster import Muster
from taverne.gwent.manner import SPY_DRAWS, Manner
from taverne.gwent.notation import write
from taverne.gwent.purposes import SOLO_CARD, SOLO_DECOY, SOLO_MUSTER
from taverne.gwent.table import ANYONE, GwentTask
from taverne.kernel.rng import pick, take_any
from taverne.kernel.table import NOBODY, Task

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.gwent.cards import Card
    from taverne.gwent.row import Row
    from taverne.gwent.table import GwentTable

PLAYER: Final = 0
OPPONENT: Final = 1


class Soloist(Manner):
    """GWT-8.5 the person: foul weather that comes to hand another way may not be played."""

    def plays_weather(self) -> bool:
        return False


class WithoutHand(Manner):
    """GWT-8.5 the opponent's adapted abilities; while it plans, what it cannot know counts 0."""

    def muster(self, table: GwentTable, seat: i64, card: Card, row: Row) -> None:
        """Only the first called card from the deck; GWT-9.28 that one does not muster again."""
        called = [other for other in table.decks[seat] if other.band == card.calls]
        if called and not table.planning:
            other = pick(called, table.rng.of(SOLO_MUSTER, seat))
            table.search_out(seat, other)
            table.tell("muster", seat, other.key, row.index)
            land_uncalling(table, seat, other)

    def spied(self, table: GwentTable, seat: i64) -> None:
        """It draws two cards and plays them."""
        for _ in range(SPY_DRAWS):
            table.push(PLAY_CARD)

    def burning(self, table: GwentTable, seat: i64) -> list[Row]:
        """GWT-9.36 Scorch and its Pirate burn your side only."""
        side = table.seating.rivals[seat][0]
        return [table.row(side, line) for line in range(3)]

    def lay_decoy(self, table: GwentTable, seat: i64, card: Card) -> None:
        """GWT-9.31 in the row with most cards, with the top card of the deck face down under it."""
        row = fullest_row(table, table.side(seat))
        row.add(card)
        table.tell("land", seat, card.key, row.index)
        deck = table.decks[seat]
        if deck and not table.sealed and not table.planning:
            table.buried[seat].append(take_any(deck, table.rng.of(SOLO_DECOY, seat)))
            table.tell("bury", seat, "", row.index)

    def decide(self, table: GwentTable, task: Task[Any], options: list[int]) -> i64:
        """The most effective option; ties by the rule of the card, then the fullest, then the first row."""
        worths = [worth(table, task, option) for option in options]
        best = worths.index(max(worths))
        if len(options) > 1:
            explain_choice(table, task, options, worths)
        return options[best]


class PlayCard(GwentTask):
    """GWT-9.30 the top card of its deck, in full: weather is followed by a further card."""

    def words(self) -> str:
        return "play_card"

    def run(self, table: GwentTable) -> None:
        card = reveal(table)
        if card is not None:
            if is_weather(card):
                table.push(PLAY_CARD)
            card.play(table, OPPONENT)


PLAY_CARD: Final = PlayCard(NOBODY)


def reveal(table: GwentTable) -> Card | None:
    """Turn up the top card of the deck; an empty deck has none, and planning must not look."""
    deck = table.decks[OPPONENT]
    if not deck or table.planning:
        return None
    card = take_any(deck, table.rng.of(SOLO_CARD, OPPONENT))
    if table.known:
        table.forget_one(OPPONENT, card, ANYONE, False)
    table.tell("reveal", OPPONENT, card.key, NOBODY)
    return card


def is_weather(card: Card) -> bool:
    return card.foul > 0 or card.clears


def land_uncalling(table: GwentTable, seat: i64, card: Card) -> None:
    """Into its own row; every ability but muster speaks."""
    row = table.row(table.side(seat), card.lines[0])
    row.add(card)
    table.tell("land", seat, card.key, row.index)
    for keyword in card.keywords:
        if not isinstance(keyword, Muster):
            keyword.landed(table, seat, card, row)


def fullest_row(table: GwentTable, side: i64) -> Row:
    """The row with most cards, the first of several."""
    best = table.row(side, 0)
    for line in range(1, 3):
        if len(table.row(side, line).cards) > len(best.cards):
            best = table.row(side, line)
    return best


def worth(table: GwentTable, task: Task[Any], option: i64) -> list[int]:
    """GWT-8.5, GWT-9.32 what an option is worth, the first difference decides."""
    own, lead = foresee(table, task, option)
    if task.shape() == "row":
        return [lead, len(table.rows[option].cards), -option]
    if task.shape() != "card":
        return [lead, -option]
    card = CARDS[option]
    if isinstance(task, Revive):
        return [own, lead, card.power, -card.face]
    return [lead, card.power, -card.face]


def foresee(table: GwentTable, task: Task[Any], option: i64) -> tuple[int, int]:
    """Its strength and its lead after this option and everything that it causes."""
    twin = table.clone()
    twin.planning = True
    twin.agenda = []
    task.resolve(twin, option)
    twin.advance()
    own = twin.total(OPPONENT)
    return own, own - twin.total(PLAYER)


def explain_choice(table: GwentTable, task: Task[Any], options: list[int], worths: list[list[int]]) -> None:
    """Say why: every alternative with the strength (medic) or the lead that it would bring."""
    if table.sink is not None:
        kind = "weigh_strength" if isinstance(task, Revive) else "weigh"
        for place in range(len(options)):
            table.tell(kind, OPPONENT, write(task.shape(), options[place]), worths[place][0])
