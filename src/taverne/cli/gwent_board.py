"""The Gwent table in lines of text: the other side on top, yours below, nothing drawn."""

from __future__ import annotations

from itertools import groupby

from taverne.cli.cast import Cast, in_words
from taverne.cli.gwent_words import card_list, card_words, copies_of, face_of_key, faction_name, facts
from taverne.gwent.cards import LINES
from taverne.gwent.catalogue import LEADER_FACES, name_of
from taverne.gwent.view import GwentView, RowView, SeatView, UnitView
from taverne.words import say


def board(view: GwentView, cast: Cast) -> list[str]:
    """Rivals from siege to melee, the weather, then the own side from melee to siege."""
    home = view.seats[view.seat].side if view.seat >= 0 else 0
    lines = [say("gwent-round", round=view.round)]
    for side in range(len(view.sides)):
        if side != home:
            lines += [*side_lines(view, cast, side), *row_lines(view, side, upwards=False)]
    lines.append(weather_line(view))
    return [*lines, *row_lines(view, home, upwards=True), *side_lines(view, cast, home)]


def side_lines(view: GwentView, cast: Cast, side: int) -> list[str]:
    seats = [seat for seat, at in enumerate(view.seats) if at.side == side]
    return [line for seat in seats for line in seat_lines(view, cast, seat)]


def seat_lines(view: GwentView, cast: Cast, seat: int) -> list[str]:
    here = view.seats[seat]
    lines = [seat_line(view, cast, seat), leader_line(here)]
    if here.passed:
        lines.append(say("gwent-passed", **cast.seat(seat)))
    if here.hand.known:
        lines.append(say("gwent-known", cards=card_list(list(here.hand.known))))
    return lines


def seat_line(view: GwentView, cast: Cast, seat: int) -> str:
    here = view.seats[seat]
    side = view.sides[here.side]
    return say(
        "gwent-seat",
        **cast.seat(seat),
        faction=faction_name(here.faction),
        total=side.total,
        gems=side.score,
        hand=here.hand.size,
        deck=here.deck.size,
        discard=len(side.discard),
    )


def leader_line(seat: SeatView) -> str:
    return say("gwent-leader", leader=name_of(seat.leader), state=leader_state(seat))


def leader_state(seat: SeatView) -> str:
    if seat.leader_silenced:
        return "silenced"
    if not LEADER_FACES[seat.leader].active:
        return "passive"
    return "ready" if seat.leader_ready else "used"


def row_lines(view: GwentView, side: int, upwards: bool) -> list[str]:
    """GWT-3 melee lies nearest to the enemy."""
    rows = sorted((row for row in view.rows if row.side == side), key=lambda row: row.line)
    return [f"  {row_line(row)}" for row in (rows if upwards else reversed(rows))]


def row_line(row: RowView) -> str:
    units = units_words(row.units) if row.units else say("gwent-nobody")
    for key, is_so in (("weather", row.foul), ("horn", row.horn), ("mardroeme", row.mardroeme)):
        if is_so:
            units = say(f"gwent-row-{key}", units=units)
    return say("gwent-row", row=LINES[row.line], total=row.total, units=units)


def units_words(units: tuple[UnitView, ...]) -> str:
    """Neighbours of the same name and strength are told together."""
    groups = groupby(units, key=lambda unit: (name_of(unit.card), unit.strength))
    return in_words([unit_words(list(group)) for _, group in groups])


def unit_words(group: list[UnitView]) -> str:
    unit = group[0]
    key = "gwent-hero" if face_of_key(unit.card).kind == "hero" else "gwent-unit"
    return copies_of(say(key, card=name_of(unit.card), strength=unit.strength), len(group))


def weather_line(view: GwentView) -> str:
    sky = [key for seat in view.seats for key in seat.sky]
    return say("gwent-weather", cards=card_list(sky)) if sky else say("gwent-no-weather")


def hand(view: GwentView) -> list[str]:
    """The own hand, with what is printed on each card."""
    cards = (view.seats[view.seat].hand.cards or ()) if view.seat >= 0 else ()
    if not cards:
        return [say("gwent-hand-empty")]
    return [say("gwent-hand", count=len(cards)), *(f"  {line}" for line in hand_lines(cards))]


def hand_lines(cards: tuple[str, ...]) -> list[str]:
    return [counted(key, cards.count(key)) for key in dict.fromkeys(cards)]


def counted(key: str, copies: int) -> str:
    name = "option-cards" if copies > 1 else "option-card"
    return say(name, card=name_of(key), facts=facts(key), copies=copies)


def piles(view: GwentView, cast: Cast) -> list[str]:
    """GWT-9.16 the discard piles of all, the own deck as a bag, and what has left the game."""
    lines = [discard_line(view, cast, side) for side in range(len(view.sides))]
    lines += [deck_line(view, cast, seat) for seat in range(len(view.seats))]
    return [*lines, say("gwent-pile-gone", cards=card_list(list(view.gone)))] if view.gone else lines


def discard_line(view: GwentView, cast: Cast, side: int) -> str:
    pile = list(view.sides[side].discard)
    if not pile:
        return say("gwent-pile-discard-empty", **cast.side(side))
    return say("gwent-pile-discard", **cast.side(side), count=len(pile), cards=card_list(pile))


def deck_line(view: GwentView, cast: Cast, seat: int) -> str:
    deck = view.seats[seat].deck
    if not deck.cards:
        return say("gwent-pile-deck-hidden", **cast.seat(seat), count=deck.size)
    return say("gwent-pile-deck", **cast.seat(seat), count=deck.size, cards=card_list(list(deck.cards)))


def explain_on_board(view: GwentView, cast: Cast, key: str) -> list[str]:
    """GWT-4.7 the card, and for each place where it lies how its strength comes about."""
    face = face_of_key(key)
    lines = card_words(key)
    for row in view.rows:
        lying = [unit for unit in row.units if face_of_key(unit.card) is face]
        for unit in dict.fromkeys(lying):
            lines += strength_lines(row, unit, cast)
    return lines


def strength_lines(row: RowView, unit: UnitView, cast: Cast) -> list[str]:
    place = {**cast.side(row.side), "row": LINES[row.line]}
    lines = [say("strength-here", **place, strength=unit.strength)]
    before = 0
    for step, points in unit.steps:
        times = points // before if before else 1
        lines.append("  " + say(f"step-{step}", points=points, gain=points - before, times=times))
        before = points
    return lines
