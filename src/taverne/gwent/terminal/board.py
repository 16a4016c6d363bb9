"""The Gwent table in lines of text: the other sides on top, yours below, nothing drawn."""

from __future__ import annotations

from itertools import groupby

from taverne.cli.cast import Cast, in_words
from taverne.gwent.cards import LINES
from taverne.gwent.modes import MODES
from taverne.gwent.rules import read_rules
from taverne.gwent.stakes import Points
from taverne.gwent.terminal.why import strength_steps
from taverne.gwent.terminal.words import card_list, card_words, copies_of, face_of_key, faction_name
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import GwentView, RowView, SeatView, UnitView
from taverne.words import say


def board(view: GwentView, cast: Cast) -> list[str]:
    """Rivals clockwise, each from siege to melee, the weather, then the own side from melee to siege."""
    home = view.seats[view.seat].side if view.seat >= 0 else 0
    lines = [round_line(view, cast)]
    for side in rivals(view, home):
        lines += [*side_lines(view, cast, side), *row_lines(view, side, upwards=False)]
    lines.append(weather_line(view))
    return [*lines, *row_lines(view, home, upwards=True), *side_lines(view, cast, home)]


def round_line(view: GwentView, cast: Cast) -> str:
    key = "gwent-round" if view.over or view.round == 0 else "gwent-round-turn"
    return say(key, round=view.round, **cast.seat(view.turn))


def rivals(view: GwentView, home: int) -> list[int]:
    count = len(view.sides)
    return [(home + step) % count for step in range(1, count)]


def side_lines(view: GwentView, cast: Cast, side: int) -> list[str]:
    """A player with everything, or a team and then its members."""
    members = cast.members(side)
    head = [team_line(view, cast, side)] if len(members) > 1 else []
    key = "gwent-member" if head else "gwent-seat"
    return [*head, *(line for seat in members for line in seat_lines(view, cast, seat, key))]


def team_line(view: GwentView, cast: Cast, side: int) -> str:
    return say("gwent-team", **cast.side(side), **side_words(view, side))


def side_words(view: GwentView, side: int) -> dict[str, object]:
    here = view.sides[side]
    return {"total": here.total, "score": score_words(view, side), "discard": len(here.discard)}


def score_words(view: GwentView, side: int) -> str:
    """GWT-2.3 gems, or GWT-8.3 points on the way to their goal."""
    stakes, score = MODES[read_rules(view.rules).mode].stakes, view.sides[side].score
    if isinstance(stakes, Points):
        return say("gwent-points", points=score, target=int(stakes.target))
    return say("gwent-gems", gems=score)


def seat_lines(view: GwentView, cast: Cast, seat: int, key: str) -> list[str]:
    here = view.seats[seat]
    if not here.leader:
        return handless_lines(view, cast, seat)
    lines = [seat_line(view, cast, seat, key), leader_line(here)]
    if here.passed:
        lines.append(say("gwent-passed", **cast.seat(seat)))
    if here.hand.known:
        lines.append(say("gwent-known", cards=card_list(list(here.hand.known))))
    if here.hand.cards and seat != view.seat:
        lines.append(say("gwent-partner", **cast.seat(seat), cards=card_list(list(here.hand.cards))))
    return lines


def seat_line(view: GwentView, cast: Cast, seat: int, key: str) -> str:
    here = view.seats[seat]
    piles = {"hand": here.hand.size, "deck": here.deck.size}
    faction = faction_name(here.faction)
    return say(key, **cast.seat(seat), **side_words(view, here.side), **piles, faction=faction)


def handless_lines(view: GwentView, cast: Cast, seat: int) -> list[str]:
    """GWT-8.5 an opponent without a hand: its deck, what lies under its Decoys, its leaders."""
    here = view.seats[seat]
    lines = [seat_line(view, cast, seat, "gwent-handless")]
    if here.buried:
        lines.append(say("gwent-buried", count=here.buried))
    if read_rules(view.rules).enemy_leaders:
        turned = in_words([spoken_name(key) for key in view.turned_up]) or say("gwent-none")
        lines.append(say("gwent-leader-pile", count=len(view.leader_pile), turned=turned))
    return lines


def leader_line(seat: SeatView) -> str:
    return say("gwent-leader", leader=spoken_name(seat.leader), state=seat.leader_state)


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
    groups = groupby(units, key=lambda unit: (spoken_name(unit.card), unit.strength))
    return in_words([unit_words(list(group)) for _, group in groups])


def unit_words(group: list[UnitView]) -> str:
    unit = group[0]
    key = "gwent-hero" if face_of_key(unit.card).kind == "hero" else "gwent-unit"
    return copies_of(say(key, card=spoken_name(unit.card), strength=unit.strength), len(group))


def weather_line(view: GwentView) -> str:
    sky = [key for seat in view.seats for key in seat.sky]
    return say("gwent-weather", cards=card_list(sky)) if sky else say("gwent-no-weather")


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
    here = say("strength-here", **place, strength=unit.strength)
    return [here, *(f"  {step}" for step in strength_steps(unit))]
