"""A match: games one after the other until somebody has won enough of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.box import guardians_for
from taverne.cardia.cards import no_omen
from taverne.cardia.purposes import DECK, GUARDIANS
from taverne.cardia.rounds import BEGIN
from taverne.cardia.table import Step
from taverne.kernel.rng import shuffle
from taverne.kernel.table import NOBODY

if TYPE_CHECKING:
    from taverne.cardia.table import CardiaTable

LAID_GUARDIANS: Final = 6
MOST_DRAWN_GAMES: Final = 10


class Match(Step):
    """CAR-1.4 deal anew until a seat has enough wins; it always lies at the bottom of the agenda."""

    def name(self) -> str:
        return "match"

    def run(self, table: CardiaTable) -> None:
        table.winners = [seat for seat in range(2) if table.score[seat] >= table.rules.wins]
        if table.winners or table.drawn_games > MOST_DRAWN_GAMES:
            table.phase = 0
            table.tell("match_over", table.winners[0] if table.winners else NOBODY, "", table.game)
            return
        table.push(self)
        table.push(BEGIN)
        table.push(DEAL)


class Deal(Step):
    """CAR-1.1 both shuffle the same sixteen characters and draw."""

    def name(self) -> str:
        return "deal"

    def run(self, table: CardiaTable) -> None:
        clear(table)
        table.game += 1
        table.tell("game", NOBODY, "", table.game)
        for seat in range(2):
            table.decks[seat] = table.cast[:]
            shuffle(table.decks[seat], table.rng.of(DECK, seat))
        for seat in range(2):
            table.draw(seat, table.opening)
        if table.rules.guardians:
            lay_guardians(table)
        for scene in table.scenes:
            scene.settled(table)


def clear(table: CardiaTable) -> None:
    """Nothing is left of the game before."""
    table.hands = [[], []]
    table.discards = [[], []]
    table.sealed = [[], []]
    table.opened = [False, False]
    table.known = []
    table.row = []
    table.laid = []
    table.waiting = [no_omen(), no_omen()]
    table.foresight = [False, False]
    table.stared = [False, False]
    table.current = NOBODY
    table.played_at = NOBODY
    table.first = NOBODY
    table.phase = 1
    table.round = 0
    table.resolved = 0
    table.tied = False
    table.decided = False


def lay_guardians(table: CardiaTable) -> None:
    """CAR-6.1 six in the row, the others leave the game; CAR-6.2 the first or all are face up."""
    guardians = guardians_for(table.rules.house_cards)
    shuffle(guardians, table.rng.of(GUARDIANS, 0))
    table.guardians = guardians[:LAID_GUARDIANS]
    table.shown = LAID_GUARDIANS if table.rules.guardians_open else 1
    table.tell("guardian_up", NOBODY, table.guardians[0].key, 1)


MATCH: Final = Match()
DEAL: Final = Deal()
