"""The companion of a real box of Cardia: influence and signets of the row, and who has won."""

from __future__ import annotations

import re
from typing import Final

from taverne.cardia.box import GUARDIANS
from taverne.cardia.cards import Encounter, Placed
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.guardians.acting import LAST_GUARDED, may_use
from taverne.cardia.judging import signets
from taverne.cardia.match import MATCH
from taverne.cardia.rounds import test_signets, test_triumph
from taverne.cardia.rules import read_rules
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.settle import rejudge
from taverne.cardia.setup import lay_out
from taverne.cardia.table import CardiaTable
from taverne.cardia.texts import named
from taverne.cardia.view import view
from taverne.kernel.errors import PositionError, TaverneError, Untold
from taverne.kernel.events import SPECTATOR
from taverne.kernel.rng import seeded
from taverne.kernel.table import NOBODY
from taverne.kernel.told import Told
from taverne.protocol.companion import Companion, CompanionWish, Lot, RealTable, Standing, Telling
from taverne.protocol.messages import GameHappening

PLACED: Final = re.compile(r"([a-z_]+)([+-]\d{1,2})?(\*{0,3})(\^{0,2})")
DRAWN: Final = "nobody"
LUCK: Final = 1
WHO_WON: Final = "winner"


def beside(wanted: CompanionWish) -> Companion:
    """The row as it lies and what it comes to; `round` begins the next game."""
    if wanted.deed not in ("read", "round"):
        raise PositionError("companion-unknown-deed", deed=wanted.deed)
    table = Cardboard(wanted.table).lay_out()
    lying, asks = wanted.table, None
    if wanted.deed == "round":
        try:
            lying = next_game(wanted, winner_of(table, wanted.told))
            table = Cardboard(lying).lay_out()
        except Untold as open_question:
            asks = Telling(kind=WHO_WON, options=open_question.options, or_none=False)
    return Companion(
        table=lying,
        view=view(table, SPECTATOR),
        happenings=called_guardians(table),
        asks=asks,
        standing=standing(table),
    )


class Cardboard:
    """What people tell of their table, and all that cannot be."""

    def __init__(self, wanted: RealTable) -> None:
        self.wanted = wanted
        self.rules = read_rules(wanted.rules)
        self.faults: list[TaverneError] = []
        if (len(wanted.seats), len(wanted.sides)) != (2, 2):
            raise PositionError("companion-seats", seats=2, sides=2)
        self.table = lay_out(self.rules, seeded(LUCK))
        self.cast = {card.key: card for card in self.table.cast}
        self.rows = [self.read_row(number, side) for number, side in enumerate(wanted.sides)]
        self.guardians = [self.read_guardian(word) for word in wanted.piles.get("guardians", [])]
        if self.faults:
            raise PositionError("companion-impossible", self.faults)

    def note(self, key: str, **details: object) -> None:
        self.faults.append(TaverneError(key, **details))

    def read_row(self, number: int, side: Lot) -> list[Placed]:
        for pile in set(side.piles) - {"row"}:
            self.note("companion-unknown-pile", pile=pile)
        row = [self.read_placed(word) for word in side.piles.get("row", [])]
        found = [card for card in row if card is not None]
        cards = [card.character for card in found]
        for card in dict.fromkeys(cards):
            if cards.count(card) > 1:
                self.note("companion-twice", side=number + 1, card=named(card.key))
        if not 0 <= side.numbers.get("score", 0) <= self.rules.wins:
            self.note("companion-score-wrong", side=number + 1, most=self.rules.wins)
        return found

    def read_placed(self, word: str) -> Placed | None:
        """CAR-2.2 a character with its tokens: `judge+3*^` with an ongoing token and a Unicorn's claim."""
        match = PLACED.fullmatch(word)
        key = match[1] if match else word
        if match is None or key not in {one.key for one in CHARACTERS}:
            self.note("companion-unknown-card", card=word)
            return None
        if key not in self.cast:
            self.note("companion-not-in-deck", card=named(key), rule="CAR-1.2")
            return None
        return Placed(self.cast[key], int(match[2] or 0), len(match[3]), 0, len(match[4]))

    def read_guardian(self, key: str) -> int:
        keys = [guardian.key for guardian in GUARDIANS]
        if key not in keys:
            self.note("companion-unknown-card", card=key)
            return 0
        if self.wanted.piles["guardians"].count(key) > 1:
            self.note("companion-guardian-twice", card=named(key))
        return keys.index(key)

    def lay_out(self) -> CardiaTable:
        """The row judged; a card that still waits for its opposite is not in it."""
        table = self.table
        table.game = 1
        table.phase = 2
        pairs = zip(self.rows[0], self.rows[1], strict=False)
        table.row = [Encounter([first, second], UNJUDGED) for first, second in pairs]
        table.guardians = [GUARDIANS[number] for number in self.guardians]
        table.shown = len(table.guardians)
        table.score = [side.numbers.get("score", 0) for side in self.wanted.sides]
        table.round = table.resolved = len(table.row)
        table.current = len(table.row) - 1
        rejudge(table)
        return table


def called_guardians(table: CardiaTable) -> list[GameHappening]:
    """CAR-6.3, CAR-6.4 who may use which guardian by the cards that lie at its place."""
    called: list[GameHappening] = []
    last = table.current
    for number, guardian in enumerate(table.guardians):
        table.current = place = 2 * number + 1
        for seat in range(2):
            if place <= min(last, LAST_GUARDED) and may_use(table, guardian, seat):
                called.append(GameHappening(kind="guardian", seat=seat, card=guardian.key, place=place))
    table.current = last
    return called


def standing(table: CardiaTable) -> Standing:
    """CAR-4.1, CAR-4.3 what the game comes to at the end of this round."""
    end = tested(table)
    winners = [seat for seat in range(2) if end.score[seat] >= table.rules.wins]
    return Standing(
        totals=[int(signets(table, seat)) for seat in range(2)],
        gains=[end.score[seat] - table.score[seat] for seat in range(2)],
        score=list(end.score),
        winners=winners,
        over=bool(winners),
        ended=max(table.score) >= table.rules.wins,
        starters=[],
    )


def tested(table: CardiaTable) -> CardiaTable:
    """CAR-2.5 after the row is judged: Mechanical Djinns, scenes, then the signets."""
    end = table.clone()
    end.agenda = [MATCH]
    if max(end.score) < end.rules.wins:
        test_triumph(end)
        if not end.decided:
            test_signets(end)
    return end


def winner_of(table: CardiaTable, told: list[str]) -> int:
    """Who has won this game; where the row does not say so, people do (CAR-4.2, CAR-5.44)."""
    end = tested(table)
    for seat in range(2):
        if end.score[seat] > table.score[seat]:
            return seat
    words = ["seat-0", "seat-1", DRAWN]
    return [0, 1, NOBODY][words.index(Told(told, str, [], []).next(WHO_WON, words))]


def next_game(wanted: CompanionWish, winner: int) -> RealTable:
    """CAR-1.4 the row is cleared; the wins stay."""
    table = wanted.table
    sides = [
        Lot(
            names=side.names,
            piles={"row": []},
            numbers={**side.numbers, "score": side.numbers.get("score", 0) + (seat == winner)},
        )
        for seat, side in enumerate(table.sides)
    ]
    return RealTable(
        rules=table.rules, piles={"guardians": []}, numbers=table.numbers, seats=table.seats, sides=sides
    )
