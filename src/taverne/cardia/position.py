"""A whole table as plain data and back: for saving, comparing, puzzles and sampling."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from taverne.cardia.box import GUARDIANS
from taverne.cardia.cards import NO_CARD, Encounter, Laid, Omen, Placed
from taverne.cardia.catalogue import character
from taverne.cardia.faults import check_position
from taverne.cardia.pending import read_task
from taverne.cardia.rules import read_rules
from taverne.cardia.setup import lay_out
from taverne.cardia.table import CardiaTable, Pile, Sighting
from taverne.kernel.luck import read_chance, write_chance
from taverne.kernel.position import Position

PILES = ("hands", "decks", "discards", "sealed")
NUMBERS = (
    "shown", "current", "played_at", "first", "phase", "round", "resolved", "game", "drawn_games",
)  # fmt: skip
SIGNS = ("tied", "decided")
LISTS = ("opened", "foresight", "stared", "score", "winners")
OTHERS = ("rules", "edition", "luck", "row", "laid", "waiting", "guardians", "known", "pending")
FIELDS = (*OTHERS, *PILES, *NUMBERS, *SIGNS, *LISTS)


def write_position(table: CardiaTable) -> Position:
    """Everything about the table, secrets included; nothing here is for a player's eyes."""
    return {
        "rules": table.rules.words(),
        "edition": table.rules.edition,
        "luck": write_chance(table.rng),
        "row": [write_encounter(encounter) for encounter in table.row],
        "laid": [[write_laid(laid) for laid in pair] for pair in table.laid],
        "waiting": [write_omen(omen) for omen in table.waiting],
        "guardians": [guardian.key for guardian in table.guardians],
        "known": sorted([int(one.viewer), int(one.seat), one.card.key] for one in table.known),
        "pending": [task.words() for task in table.agenda],
        **{name: [keys(pile) for pile in getattr(table, name)] for name in PILES},
        **{name: int(getattr(table, name)) for name in NUMBERS},
        **{name: bool(getattr(table, name)) for name in SIGNS},
        **{name: list(getattr(table, name)) for name in LISTS},
    }


def read_position(position: Position) -> CardiaTable:
    """The table that was written so, with its first question asked; PositionError names every fault."""
    table = set_up(position)
    table.advance()
    return table


def set_up(position: Position) -> CardiaTable:
    """The table that was written so, checked, nothing asked yet. The order in a hand means nothing."""
    check_position(position, FIELDS)
    table = rebuild(position)
    for hand in table.hands:
        hand.sort(key=lambda card: int(card.influence))
    return table


def rebuild(position: Position) -> CardiaTable:
    """The same without a look at it: for what our own tables and views have written."""
    rules = replace(read_rules(position["rules"]), edition=position["edition"])
    table = lay_out(rules, read_chance(position["luck"]))
    for name in PILES:
        setattr(table, name, [characters(pile) for pile in position[name]])
    for name in NUMBERS + SIGNS:
        setattr(table, name, position[name])
    for name in LISTS:
        setattr(table, name, list(position[name]))
    table.row = [read_encounter(words) for words in position["row"]]
    table.laid = [[read_laid(words) for words in pair] for pair in position["laid"]]
    table.waiting = [read_omen(words) for words in position["waiting"]]
    by_key = {guardian.key: guardian for guardian in GUARDIANS}
    table.guardians = [by_key[key] for key in position["guardians"]]
    table.known = [Sighting(viewer, seat, character(key)) for viewer, seat, key in position["known"]]
    table.agenda.extend(read_task(words) for words in position["pending"])
    return table


def write_encounter(encounter: Encounter) -> dict[str, Any]:
    return {
        "cards": [write_placed(card) for card in encounter.cards],
        "won_by": int(encounter.won_by),
        "moved_in": int(encounter.moved_in),
    }


def read_encounter(words: dict[str, Any]) -> Encounter:
    return Encounter([read_placed(card) for card in words["cards"]], words["won_by"], words["moved_in"])


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
