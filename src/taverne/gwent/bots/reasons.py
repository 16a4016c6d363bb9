"""Why an option looks as it does, in one line: what it leads to on a table that the bot imagined."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from taverne.gwent.catalogue import CARDS, FACES
from taverne.gwent.row import namesakes
from taverne.gwent.specials.beside import HornCard
from taverne.gwent.specials.decoy import Decoy
from taverne.gwent.stakes import Gems
from taverne.gwent.turns import LEADER, PASS, Turn

if TYPE_CHECKING:
    from mypy_extensions import i64

    from taverne.bots.thought import Details
    from taverne.gwent.cards import Card
    from taverne.gwent.table import GwentTable

Reason = tuple[str, "Details"]


def endings(table: GwentTable, seat: i64, option: i64) -> list[GwentTable]:
    """Where this option can lead, by all answers to what it asks of the same seat."""
    twin = table.clone()
    twin.play(option)
    if twin.seat != seat or isinstance(twin.agenda[-1], Turn):
        return [twin]
    return [end for answer in twin.options for end in endings(twin, seat, answer)]


def reason(table: GwentTable, end: GwentTable, seat: i64, option: i64) -> Reason:
    passing = option == PASS and isinstance(table.agenda[-1], Turn)
    if passing and table.automaton >= 0 and lead(table, seat) > 0:
        return "thought-last-card", {"points": lead(table, seat)}
    if end.is_over():
        return decided(end.payoff(seat)), {}
    if end.round != table.round and end.beaten[end.side(seat)] > 0:
        return "thought-wins-round", {}
    if passing:
        return why_pass(table, seat)
    if end.round != table.round:
        return "thought-ends-round", {}
    points = lead(end, seat) - lead(table, seat)
    if isinstance(table.agenda[-1], Turn):
        return lesson(table, end, seat, option, points)
    return plainly(points)


def lesson(table: GwentTable, end: GwentTable, seat: i64, option: i64, points: int) -> Reason:
    """In the terms in which the lessons teach it: what the card is for, and what that is worth here."""
    if option == LEADER:
        return "thought-leader", {"points": points}
    card = CARDS[option]
    if card.crosses:
        return "thought-spy", {"points": -points, "cards": len(end.hands[seat]) - len(table.hands[seat]) + 1}
    if isinstance(card.kind, Decoy):
        return "thought-decoy", {"kind": regained(table, end, seat), "points": -points}
    word = purpose(table, seat, card)
    return (word, {"points": points}) if word and points > 0 else plainly(points)


def purpose(table: GwentTable, seat: i64, card: Card) -> str:
    """The lesson that a card belongs to, if it does here what that lesson says."""
    if card.heals and table.discard_of(seat):
        return "thought-medic"
    if card.bonds and stands_already(table, seat, card):
        return "thought-bond"
    if card.calls > 0:
        return "thought-muster"
    if card.horns > 0 or isinstance(card.kind, HornCard):
        return "thought-horn"
    if card.foul > 0:
        return "thought-weather"
    if card.clears:
        return "thought-clear"
    return "thought-scorch" if is_burner(card) else ""


def stands_already(table: GwentTable, seat: i64, card: Card) -> bool:
    rows = [table.row(table.side(seat), line) for line in card.lines]
    return any(namesakes(card, row) > 0 for row in rows)


def is_burner(card: Card) -> bool:
    abilities = FACES[card.face].abilities
    return "scorch" in abilities or "scorch_row" in abilities or "scorch_all" in abilities


def regained(table: GwentTable, end: GwentTable, seat: i64) -> str:
    """What the Decoy brought back: a spy, a medic, or another unit."""
    fresh = Counter([card.id for card in end.hands[seat]]) - Counter([card.id for card in table.hands[seat]])
    if any(CARDS[number].crosses for number in fresh):
        return "spy"
    return "medic" if any(CARDS[number].heals for number in fresh) else "unit"


def plainly(points: int) -> Reason:
    return ("thought-gains", {"points": points}) if points >= 0 else ("thought-costs", {"points": -points})


def why_pass(table: GwentTable, seat: i64) -> Reason:
    """A lead is kept, or the round is given away for the cards that are left: then the race is told."""
    ahead, cards = lead(table, seat), len(table.hands[seat])
    if ahead > 0:
        return "thought-keeps", {"points": ahead, "cards": cards}
    if isinstance(table.mode.stakes, Gems) and table.score[table.side(seat)] == 1:
        return "thought-last-gem", {}
    if table.automaton >= 0:
        return "thought-leaves-to-rules", {}
    theirs = max([len(table.hands[foe]) for foe in table.seating.foes[seat]])
    race = {"cards": cards, "theirs": theirs, "more": max(0, cards - theirs)}
    return "thought-leaves-round", {"points": -ahead, **race}


def decided(payoff: float) -> str:
    if payoff == 0.0:
        return "thought-loses-game"
    return "thought-wins-game" if payoff == 1.0 else "thought-draws-game"


def lead(table: GwentTable, seat: i64) -> int:
    """How far this seat's side is ahead of the strongest rival."""
    rivals = max([table.total(rival) for rival in table.seating.rivals[seat]])
    return table.total(table.side(seat)) - rivals
