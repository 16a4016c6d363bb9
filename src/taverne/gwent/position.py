"""A whole table as plain data and back: for saving, comparing, puzzles and sampling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.cards import Card
from taverne.gwent.catalogue import BY_KEY, card
from taverne.gwent.decks.deck import Deck, card_number, count_cards, deck_of
from taverne.gwent.faults import check_position
from taverne.gwent.leaders.base import SILENT
from taverne.gwent.leaders.field import HornRow
from taverne.gwent.opening import PREPARE
from taverne.gwent.pending import read_task
from taverne.gwent.row import Row
from taverne.gwent.rules import read_rules
from taverne.gwent.setup import lay_out
from taverne.gwent.solo.leaders import TURNED_UP
from taverne.gwent.table import GwentTable, Sighting, Zone
from taverne.kernel.luck import read_chance, write_chance
from taverne.kernel.position import Field, Position, attribute, laid_out

if TYPE_CHECKING:
    from taverne.gwent.view import GwentView, RowView, SeatView


def write_position(table: GwentTable) -> Position:
    """Everything about the table, secrets included; nothing here is for a player's eyes."""
    return {field.name: field.write(table) for field in FIELDS}


def read_position(position: Position) -> GwentTable:
    """The table that was written so, with its first question asked; PositionError names every fault."""
    table = set_up(position)
    table.advance()
    return table


def set_up(position: Position) -> GwentTable:
    """The table that was written so, checked, nothing asked yet. The order in a hand means nothing."""
    check_position(position, NAMES)
    table = rebuild(position)
    for hand in table.hands:
        hand.sort(key=card_number)
    return table


def rebuild(position: Position) -> GwentTable:
    """The same without a look at it: for what our own tables and views have written."""
    rules = replace(read_rules(position["rules"]), edition=position["edition"])
    table = lay_out(rules, [read_list(words) for words in position["lists"]], read_chance(position["luck"]))
    for field in FIELDS:
        field.read(table, position[field.name])
    read_field(table, position)
    return table


def read_pending(table: GwentTable, written: list[str]) -> None:
    def leader(key: str) -> Any:
        return table.mode.leader(key, table.rules)

    table.agenda.extend(read_task(words, leader) for words in written)


def read_field(table: GwentTable, position: Position) -> None:
    """Leaders first: they change what the rows are worth."""
    for seat, silenced in enumerate(position["silenced"]):
        if silenced:
            table.leaders[seat] = SILENT
        elif PREPARE not in table.agenda:
            table.leaders[seat].prepare(table, seat)
    if table.leaders[-1] is not SILENT:  # GWT-9.35 void under White Flame
        for key in table.turned_up:
            TURNED_UP[key].lasts(table)
    for row, written in zip(table.rows, position["rows"], strict=True):
        for unit in cards(written["cards"]):
            row.add(unit)
        row.set_horn(horn_slot(table, written["horn"]))
        row.mardroeme = BY_KEY[written["mardroeme"]] if written["mardroeme"] else None
    table.renew_weather()


def horn_slot(table: GwentTable, key: str) -> Card | None:
    """A Horn card or the leader who blows it."""
    if not key:
        return None
    if key in BY_KEY:
        return BY_KEY[key]
    leader = table.mode.leader(key, table.rules)
    assert isinstance(leader, HornRow)
    return leader.horn


def write_row(row: Row) -> dict[str, Any]:
    return {
        "cards": keys(row.cards),
        "horn": row.horn.key if row.horn else "",
        "mardroeme": row.mardroeme.key if row.mardroeme else "",
    }


def write_list(deck: Deck) -> dict[str, Any]:
    return {"faction": deck.faction, "leader": deck.leader, "name": deck.name, "cards": count_cards(deck)}


def read_list(words: dict[str, Any]) -> Deck:
    return deck_of(words["faction"], words["leader"], words["cards"], words["name"])


def keys(zone: Zone) -> list[str]:
    return [one.key for one in zone]


def cards(written: list[str]) -> Zone:
    return [card(key) for key in written]


def write_zones(zones: list[Zone]) -> list[list[str]]:
    return [keys(zone) for zone in zones]


def read_zones(written: list[list[str]]) -> list[Zone]:
    return [cards(zone) for zone in written]


def write_sightings(known: list[Sighting]) -> list[list[Any]]:
    return [[int(one.viewer), int(one.seat), one.card.key, one.in_hand] for one in known]


def read_sightings(written: list[list[Any]]) -> list[Sighting]:
    return [Sighting(viewer, seat, card(key), in_hand) for viewer, seat, key, in_hand in written]


def seen_row(row: RowView) -> dict[str, Any]:
    return {"cards": [unit.card for unit in row.units], "horn": row.horn, "mardroeme": row.mardroeme}


def seen_list(seat: SeatView) -> dict[str, Any]:
    return {"faction": seat.faction, "leader": seat.leader, "name": "", "cards": seat.list or {}}


def seen_hand(seat: SeatView) -> list[str]:
    """Only one's own: a partner's cards are sampled with the deck from which they came."""
    return list(seat.hand.cards or ()) if seat.deck.cards is not None else []


def seen_sightings(view: GwentView) -> list[list[Any]]:
    """What the viewer knows of others' hands is all the knowledge that the sample needs."""
    held = [[view.seat, seat, key, True] for seat, other in enumerate(view.seats) for key in other.hand.known]
    returned = [[-1, seat, key, False] for seat, other in enumerate(view.seats) for key in other.returned]
    return held + returned


def seats(told: Callable[[SeatView], Any]) -> Callable[[GwentView], list[Any]]:
    """What a view tells of each seat."""
    return lambda view: [told(seat) for seat in view.seats]


# Every field of a table once; what follows from rules and decks is no field. Leaders and rows are read last.
FIELDS: Final = (
    laid_out("rules", lambda table: table.rules.words(), lambda view: view.rules),
    laid_out("edition", lambda table: table.rules.edition, lambda view: view.edition),
    laid_out("luck", lambda table: write_chance(table.rng), lambda view: 0),
    laid_out("lists", lambda table: [write_list(deck) for deck in table.lists], seats(seen_list)),
    laid_out(
        "silenced",
        lambda table: [leader is SILENT for leader in table.leaders],
        seats(lambda seat: seat.leader_silenced),
    ),
    laid_out(
        "rows",
        lambda table: [write_row(row) for row in table.rows],
        lambda view: [seen_row(row) for row in view.rows],
    ),
    attribute("gone", keys, cards, lambda view: list(view.gone)),
    attribute("sealed", bool, bool),
    attribute("known", write_sightings, read_sightings, seen_sightings),
    Field(
        "pending",
        lambda table: [task.words() for task in table.agenda],
        read_pending,
        lambda view: list(view.pending),
    ),
    attribute("hands", write_zones, read_zones, seats(seen_hand)),
    attribute("decks", write_zones, read_zones, seats(lambda seat: list(seat.deck.cards or ()))),
    attribute("asides", write_zones, read_zones, seats(lambda seat: list(seat.aside))),
    attribute("skies", write_zones, read_zones, seats(lambda seat: list(seat.sky))),
    attribute("discards", write_zones, read_zones, lambda view: [list(side.discard) for side in view.sides]),
    attribute("reserves", write_zones, read_zones, seats(lambda seat: list(seat.reserve))),
    attribute("buried", write_zones, read_zones, seats(lambda seat: [])),
    *(attribute(name, int, int) for name in ("turn", "starter", "round", "quiet")),
    attribute("ready", list, list, seats(lambda seat: seat.leader_ready)),
    attribute("passed", list, list, seats(lambda seat: seat.passed)),
    attribute("score", list, list, lambda view: [side.score for side in view.sides]),
    attribute("beaten", list, list, lambda view: [side.beaten for side in view.sides]),
    *(attribute(name, list, list) for name in ("winners", "leader_pile", "turned_up")),
)
NAMES: Final = tuple(field.name for field in FIELDS)
