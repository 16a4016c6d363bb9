"""A Cardia bot that looks one encounter ahead, against cards that its rival may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.cardia.commit import Commit, CommitOpenly
from taverne.cardia.judging import signets
from taverne.cardia.notation import read
from taverne.cardia.sampling import guess
from taverne.cardia.table import RIVAL
from taverne.kernel.rng import Rng, seeded

if TYPE_CHECKING:
    from taverne.cardia.guess import Guess
    from taverne.cardia.table import CardiaTable

DEALS: Final = 16
GAME: Final = 10_000
SIGNET: Final = 100
HAND_CARD: Final = 20
DECK_CARD: Final = 4
INFLUENCE: Final = 4


class CardiaGreedyBot:
    """Tries every option on the same imagined deals and takes the one that fares best."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = seeded(seed)

    def choose(self, view: Any) -> str:
        if len(view.options) == 1:
            return str(view.options[0])
        options = [read(view.shape, word) for word in view.options]
        worth = weigh(guess(view, self.rng.below(2147483647) + 1), view.seat, options, self.rng)
        return str(view.options[worth.index(max(worth))])


def weigh(hidden: Guess, seat: int, options: list[int], rng: Rng) -> list[int]:
    """For every option the sum of what it brings on all deals."""
    worth = [0] * len(options)
    for _ in range(DEALS):
        table = imagined(hidden, seat, rng)
        for number, option in enumerate(options):
            worth[number] += outcome(table, seat, option, rng)
    return worth


def imagined(hidden: Guess, seat: int, rng: Rng) -> CardiaTable:
    """CAR-2.1 a deal in which the rival, if asked too, has chosen without knowing our card."""
    table = hidden.deal(rng)
    rival = RIVAL[seat]
    if rival in table.asked():
        table.face(rival)
        table.play(table.options[rng.below(len(table.options))])
        table.face(seat)
    return table


def outcome(table: CardiaTable, seat: int, option: int, rng: Rng) -> int:
    """What the option is worth once the next cards are to be chosen; in the fog, a round later."""
    twin = table.clone()
    twin.play(option)
    until = table.round + (2 if table.foggy else 1)
    while twin.seat >= 0 and twin.game == table.game and not awaits_cards(twin, until):
        twin.play(twin.options[rng.below(len(twin.options))])
    return standing(twin, seat, table.game)


def awaits_cards(table: CardiaTable, until: int) -> bool:
    return table.round >= until and isinstance(table.agenda[-1], (Commit, CommitOpenly))


def standing(table: CardiaTable, seat: int, game: int) -> int:
    """Games won; within one game also signets and what is left to play with."""
    rival = RIVAL[seat]
    games = GAME * (table.score[seat] - table.score[rival])
    if table.game != game or table.is_over():
        return games
    return games + promise(table, seat) - promise(table, rival)


def promise(table: CardiaTable, seat: int) -> int:
    held = sum(card.influence for card in table.hands[seat]) + table.waiting[seat].modifier
    cards = HAND_CARD * len(table.hands[seat]) + DECK_CARD * len(table.decks[seat])
    return SIGNET * signets(table, seat) + cards + INFLUENCE * held
