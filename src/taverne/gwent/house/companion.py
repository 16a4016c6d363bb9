"""The companion of a real box of Gwent: every strength, the end of a round, and the opponent of solo play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from taverne.gwent.cards import LINES, Card
from taverne.gwent.house.cardboard import Cardboard
from taverne.gwent.notation import write
from taverne.gwent.purposes import DRAW, SOLO_CARD, SOLO_DECOY, SOLO_FOUND, SOLO_MUSTER
from taverne.gwent.rounds import RETURN, REWARD, SWEEP
from taverne.gwent.solo.opponent import OPPONENT
from taverne.gwent.solo.rounds import CLOSE_ROUND
from taverne.gwent.solo.turns import OPPONENT_TURN
from taverne.gwent.table import GwentTable, Zone
from taverne.gwent.view import view
from taverne.kernel.errors import Absent, PositionError, Untold
from taverne.kernel.events import SPECTATOR, Event, as_seen
from taverne.kernel.piles import take_out
from taverne.kernel.table import NOBODY
from taverne.kernel.told import NONE, Told
from taverne.protocol.companion import Companion, CompanionWish, Lot, RealTable, Standing, Telling
from taverne.protocol.messages import GameHappening

BURIED: Final = "buried"
Deed = Callable[[GwentTable, Told, RealTable], None]


def beside(wanted: CompanionWish) -> Companion:
    """What lies there and what it comes to, after what was asked for."""
    if wanted.deed not in DEEDS:
        raise PositionError("companion-unknown-deed", deed=wanted.deed)
    absent: Zone = []
    words = list(wanted.told)
    while True:
        try:
            return attempted(wanted, words, absent)
        except Absent as gone:
            absent += [card for card in gone.cards if isinstance(card, Card)]
            words.pop(gone.at)


def attempted(wanted: CompanionWish, words: list[str], absent: Zone) -> Companion:
    """With these words told; cards that are absent lie face down under a Decoy."""
    hidden = [DRAW] if wanted.deed == "close" else [DRAW, SOLO_DECOY]
    told = Told(words, written, hidden, [SOLO_CARD, SOLO_MUSTER, SOLO_FOUND, SOLO_DECOY, BURIED])
    table = Cardboard(wanted.table).lay_out(told)
    table.decks[OPPONENT] = list((Counter(table.decks[OPPONENT]) - Counter(absent)).elements())
    events: list[Event] = []
    table.sink = events.append
    asks = None
    try:
        DEEDS[wanted.deed](table, told, wanted.table)
        lying = as_it_lies(table, wanted.table, wanted.deed)
    except Untold as open_question:
        asks = Telling(kind=open_question.kind, options=open_question.options, or_none=open_question.or_none)
        lying = wanted.table
    table.sink = None
    return Companion(
        table=lying,
        view=view(table, SPECTATOR),
        happenings=told_openly(table, events),
        asks=asks,
        standing=standing(table, lying),
    )


def told_openly(table: GwentTable, events: list[Event]) -> list[GameHappening]:
    seen = [as_seen(event, SPECTATOR, table.seating) for event in events]
    return [
        GameHappening(kind=one.kind, seat=one.seat, card=one.card, place=one.place)
        for one in seen
        if one is not None
    ]


def written(drawn: Any) -> str:
    """How people tell of what chance has chosen: a card, a unit in its row, a leader, a side."""
    if isinstance(drawn, Card):
        return drawn.key
    if isinstance(drawn, tuple):
        row, card = drawn
        return f"{card.key}/{LINES[row.line]}"
    return str(drawn)


def carry_out(table: GwentTable, told: Told) -> None:
    """Everything that is pending; questions to people are answered by what they tell."""
    table.advance()
    while table.seat != NOBODY:
        task = table.question(table.seat)
        options = {write(task.shape(), option): option for option in task.options(table)}
        word = told.next(task.words().split()[0], list(options))
        table.answer(table.seat, options[word])


def read_it(table: GwentTable, told: Told, wanted: RealTable) -> None:
    """The table as it lies."""


def take_turn(table: GwentTable, told: Told, wanted: RealTable) -> None:
    """GWT-8.5 a turn of the opponent; the first of a round as the stakes give it."""
    must_be_solo(table)
    table.passed[0] = True  # nobody else acts: after its turn the table stands still
    if wanted.numbers.get("turns", 0):
        table.push(OPPONENT_TURN)
    else:
        table.turn = OPPONENT
        table.mode.stakes.begin_round(table)
        table.agenda.remove(CLOSE_ROUND)
    carry_out(table, told)


def close_round(table: GwentTable, told: Told, wanted: RealTable) -> None:
    """GWT-9.31 what lies under its Decoys is turned up, then perhaps a leader."""
    must_be_solo(table)
    for _ in range(wanted.numbers.get(BURIED, 0)):
        deck = table.decks[OPPONENT]
        word = told.next(BURIED, [card.key for card in deck])
        if word != NONE:
            card = next(card for card in deck if card.key == word)
            take_out(deck, card)
            table.buried[OPPONENT].append(card)
    table.push(CLOSE_ROUND)
    carry_out(table, told)


def end_round(table: GwentTable, told: Told, wanted: RealTable) -> None:
    """GWT-3.6 count, and clear the field unless the game is decided."""
    stakes, counted = table.mode.stakes, totals(table, wanted)
    for side, total in enumerate(counted):
        table.tell("total", side, "", total)
    stakes.judge(table, counted)
    table.winners = stakes.winners(table)
    if stakes.decided(table):
        return
    table.turn = max(0, stakes.starter(table))
    for step in (RETURN, REWARD, SWEEP):
        table.push(step)
    carry_out(table, told)
    table.round += 1


def must_be_solo(table: GwentTable) -> None:
    if table.automaton == NOBODY:
        raise PositionError("companion-only-solo")


DEEDS: Final[dict[str, Deed]] = {
    "read": read_it,
    "turn": take_turn,
    "close": close_round,
    "round": end_round,
}


def totals(table: GwentTable, wanted: RealTable) -> list[int]:
    """Of the cards that lie there, or as people have added them up themselves."""
    by_hand = [side.numbers.get("total") for side in wanted.sides]
    sums = [int(table.total(side)) for side in range(table.seating.sides)]
    return [own if hand is None else hand for own, hand in zip(sums, by_hand, strict=True)]


def standing(table: GwentTable, lying: RealTable) -> Standing:
    """GWT-3.4, GWT-8.3 what the round would come to if it ended now."""
    counted = totals(table, lying)
    end = table.clone()
    stakes = table.mode.stakes
    ended = stakes.decided(table)
    if not ended:
        stakes.judge(end, counted)
    over = stakes.decided(end)
    return Standing(
        totals=counted,
        gains=[int(one) for one in end.beaten],
        score=[int(one) for one in end.score],
        winners=[int(one) for one in stakes.winners(end)],
        over=over,
        ended=ended,
        starters=[] if over else starters(end),
    )


def starters(table: GwentTable) -> list[int]:
    """GWT-3.7 who may begin; nobody where it depends on who passed last."""
    table.rng = Told([], written, [], [])
    table.turn = NOBODY
    try:
        starter = int(table.mode.stakes.starter(table))
    except Untold as several:
        return [int(one) for one in several.options]
    return [] if starter == NOBODY else [starter]


def as_it_lies(table: GwentTable, before: RealTable, deed: str) -> RealTable:
    """The same in the words in which people told of it."""
    return RealTable(
        rules=before.rules,
        piles={
            "sky": [card.key for sky in table.skies for card in sky],
            "gone": [card.key for card in table.gone],
            "turned_up": list(table.turned_up),
        },
        numbers={
            **before.numbers,
            "round": int(table.round),
            "turns": 0 if deed == "round" else before.numbers.get("turns", 0) + (deed == "turn"),
            BURIED: buried(table, before, deed),
        },
        seats=[seat_lot(table, seat, lot) for seat, lot in enumerate(before.seats)],
        sides=[side_lot(table, side, lot, deed) for side, lot in enumerate(before.sides)],
    )


def buried(table: GwentTable, before: RealTable, deed: str) -> int:
    lay_there = 0 if deed in ("close", "round") else before.numbers.get(BURIED, 0)
    return lay_there + sum(len(zone) for zone in table.buried)


def seat_lot(table: GwentTable, seat: int, before: Lot) -> Lot:
    """A leader's horn ends with the round."""
    rows = [table.row(table.side(seat), line) for line in range(len(LINES))]
    blown = any(row.horn is not None and row.horn.key == before.names.get("leader") for row in rows)
    return Lot(names=before.names, piles={}, numbers={**before.numbers, "blown": int(blown)})


def side_lot(table: GwentTable, side: int, before: Lot, deed: str) -> Lot:
    rows = {LINES[line]: table.row(side, line) for line in range(len(LINES))}
    numbers = {"score": int(table.score[side]), "beaten": int(table.beaten[side])}
    if "total" in before.numbers and deed != "round":
        numbers["total"] = before.numbers["total"]
    return Lot(
        names=before.names,
        piles={
            **{line: [card.key for card in row.cards] for line, row in rows.items()},
            "horn": [line for line, row in rows.items() if row.horn is not None and row.horn.id >= 0],
            "mardroeme": [line for line, row in rows.items() if row.mardroeme is not None],
            "discard": [card.key for card in table.discards[side]],
        },
        numbers=numbers,
    )
