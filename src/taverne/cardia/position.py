"""A whole table as plain data and back: for saving, comparing, puzzles and sampling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from taverne.cardia.box import GUARDIANS
from taverne.cardia.cards import NO_CARD, Encounter, Laid, Omen, Placed
from taverne.cardia.catalogue import character
from taverne.cardia.faults import check_position
from taverne.cardia.guardians.base import Guardian
from taverne.cardia.pending import read_task
from taverne.cardia.rules import read_rules
from taverne.cardia.seats import BY_CODE
from taverne.cardia.setup import lay_out
from taverne.cardia.table import CardiaTable, Pile, Sighting
from taverne.kernel.luck import read_chance, write_chance
from taverne.kernel.position import Field, Position, attribute, laid_out


def write_position(table: CardiaTable) -> Position:
    """Everything about the table, secrets included; nothing here is for a player's eyes."""
    return {field.name: field.write(table) for field in FIELDS}


def read_position(position: Position) -> CardiaTable:
    """The table that was written so, with its first question asked; PositionError names every fault."""
    table = set_up(position)
    table.advance()
    return table


def set_up(position: Position) -> CardiaTable:
    """The table that was written so, checked, nothing asked yet. The order in a hand means nothing."""
    check_position(position, NAMES)
    table = rebuild(position)
    for hand in table.hands:
        hand.sort(key=lambda card: int(card.influence))
    return table


def rebuild(position: Position) -> CardiaTable:
    """The same without a look at it: for what our own tables and views have written."""
    rules = replace(read_rules(position["rules"]), edition=position["edition"])
    table = lay_out(rules, read_chance(position["luck"]))
    for field in FIELDS:
        field.read(table, position[field.name])
    return table


def write_encounter(encounter: Encounter) -> dict[str, Any]:
    return {
        "cards": [write_placed(card) for card in encounter.cards],
        "won_by": int(encounter.winners.code),
        "moved_in": int(encounter.moved_in.code),
    }


def read_encounter(words: dict[str, Any]) -> Encounter:
    cards = [read_placed(card) for card in words["cards"]]
    return Encounter(cards, BY_CODE[words["won_by"]], BY_CODE[words["moved_in"]])


def write_placed(card: Placed) -> dict[str, Any]:
    return {
        "card": card.character.key,
        "modifier": int(card.modifier),
        "ongoing": int(card.ongoing),
        "engines": int(card.engines),
        "claims": int(card.claims),
    }


def read_placed(words: dict[str, Any]) -> Placed:
    placed = character(words["card"]) if words["card"] else NO_CARD
    return Placed(placed, words["modifier"], words["ongoing"], words["engines"], words["claims"])


def write_laid(laid: Laid) -> dict[str, Any]:
    return {"card": laid.character.key, "omen": write_omen(laid.omen), "face_up": laid.face_up}


def read_laid(words: dict[str, Any]) -> Laid:
    return Laid(character(words["card"]), read_omen(words["omen"]), words["face_up"])


def write_omen(omen: Omen) -> dict[str, Any]:
    return {
        "modifier": int(omen.modifier),
        "books": int(omen.books),
        "engines": int(omen.engines),
        "claims": int(omen.claims),
        "demands": list(omen.demands),
    }


def read_omen(words: dict[str, Any]) -> Omen:
    return Omen(words["modifier"], words["books"], words["engines"], words["claims"], list(words["demands"]))


def keys(pile: Pile) -> list[str]:
    return [one.key for one in pile]


def characters(written: list[str]) -> Pile:
    return [character(key) for key in written]


def write_sighting(sighting: Sighting) -> list[Any]:
    return [int(sighting.viewer), int(sighting.seat), sighting.card.key]


def read_sighting(words: list[Any]) -> Sighting:
    viewer, seat, key = words
    return Sighting(viewer, seat, character(key))


def read_guardians(written: list[str]) -> list[Guardian]:
    by_key = {guardian.key: guardian for guardian in GUARDIANS}
    return [by_key[key] for key in written]


def read_pending(table: CardiaTable, written: list[str]) -> None:
    table.agenda.extend(read_task(words) for words in written)


def each(change: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    """The same for a list of them."""
    return lambda values: [change(value) for value in values]


# Every field of a table once; what follows from the rules is no field. `clone` is held to this list by a law.
FIELDS: Final = (
    laid_out("rules", lambda table: table.rules.words()),
    laid_out("edition", lambda table: table.rules.edition),
    laid_out("luck", lambda table: write_chance(table.rng)),
    attribute("row", each(write_encounter), each(read_encounter)),
    attribute("laid", each(each(write_laid)), each(each(read_laid))),
    attribute("waiting", each(write_omen), each(read_omen)),
    attribute("guardians", keys, read_guardians),
    attribute("known", lambda known: sorted(each(write_sighting)(known)), each(read_sighting)),
    Field("pending", lambda table: [task.words() for task in table.agenda], read_pending),
    *(attribute(name, each(keys), each(characters)) for name in ("hands", "decks", "discards", "sealed")),
    *(attribute(name, int, int) for name in (
        "shown", "current", "played_at", "first", "phase", "round", "resolved", "game", "drawn_games",
    )),
    *(attribute(name, bool, bool) for name in ("tied", "decided")),
    *(attribute(name, list, list) for name in ("opened", "foresight", "stared", "score", "winners")),
)  # fmt: skip
NAMES: Final = tuple(field.name for field in FIELDS)
