"""A whole table as plain data and back: for saving, comparing, puzzles and sampling."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from taverne.cardia.box import GUARDIANS, guardians_for
from taverne.cardia.cards import FACTIONS, NO_CARD, Encounter, Laid, Omen, Placed
from taverne.cardia.catalogue import character
from taverne.cardia.faults import check_position
from taverne.cardia.guardians.base import Guardian
from taverne.cardia.pending import read_task
from taverne.cardia.printing import cast_of
from taverne.cardia.rules import read_rules
from taverne.cardia.seats import BY_CODE, UNJUDGED, seats_of
from taverne.cardia.setup import lay_out
from taverne.cardia.table import CardiaTable, Pile, Sighting
from taverne.kernel.luck import read_chance, write_chance
from taverne.kernel.position import Field, Position, attribute, laid_out

if TYPE_CHECKING:
    from taverne.cardia.view import CardiaView, EncounterView, LaidView, OmenView, SeatView


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


def seen_encounter(encounter: EncounterView) -> dict[str, Any]:
    cards = [
        {
            "card": card.card,
            "modifier": card.modifier,
            "ongoing": card.ongoing,
            "engines": card.engineers,
            "claims": card.claims,
        }
        for card in encounter.cards
    ]
    winners = seats_of(0 in encounter.winners, 1 in encounter.winners) if encounter.judged else UNJUDGED
    moved_in = seats_of(0 in encounter.moved_in, 1 in encounter.moved_in)
    return {"cards": cards, "won_by": int(winners.code), "moved_in": int(moved_in.code)}


def seen_pairs(view: CardiaView) -> list[list[dict[str, Any]]]:
    hidden = stand_in(view)
    return [[seen_laid(laid, hidden) for laid in pair] for pair in view.laid]


def seen_laid(laid: LaidView, hidden: str) -> dict[str, Any]:
    return {"card": laid.card or hidden, "omen": seen_omen(laid.omen), "face_up": laid.face_up}


def seen_omen(omen: OmenView) -> dict[str, Any]:
    return {
        "modifier": omen.modifier,
        "books": omen.librarians,
        "engines": omen.engineers,
        "claims": omen.claims,
        "demands": [FACTIONS.index(faction) for faction in omen.demands],
    }


def seen_decks(view: CardiaView) -> list[list[str]]:
    hidden = stand_in(view)
    return [[key or hidden for key in reversed(seat.deck)] for seat in view.seats]


def stand_in(view: CardiaView) -> str:
    """Where a view hides a card, any card of that deck stands in."""
    return cast_of(read_rules(view.rules).deck)[0].key


def seen_guardians(view: CardiaView) -> list[str]:
    """For a guardian that lies face down, any one with its back."""
    unseen = {FACTIONS[one.faction]: one.key for one in unseen_guardians(view)}
    return [guardian.card or unseen[guardian.faction] for guardian in view.guardians]


def unseen_guardians(view: CardiaView) -> list[Guardian]:
    seen = {guardian.card for guardian in view.guardians}
    return [one for one in guardians_for(read_rules(view.rules).house_cards) if one.key not in seen]


def seen_sightings(view: CardiaView) -> list[list[Any]]:
    """What the viewer knows of hidden places is all the knowledge that the sample needs."""
    piles = [(seat, key) for seat, here in enumerate(view.seats) for key in (*here.hand.known, *here.deck)]
    return [[view.seat, seat, key] for seat, key in piles if key]


def seats(told: Callable[[SeatView], Any]) -> Callable[[CardiaView], list[Any]]:
    """What a view tells of each seat."""
    return lambda view: [told(seat) for seat in view.seats]


# Every field of a table once; what follows from the rules is no field. `clone` is held to this list by a law.
FIELDS: Final = (
    laid_out("rules", lambda table: table.rules.words(), lambda view: view.rules),
    laid_out("edition", lambda table: table.rules.edition, lambda view: view.edition),
    laid_out("luck", lambda table: write_chance(table.rng), lambda view: 0),
    attribute(
        "row",
        each(write_encounter),
        each(read_encounter),
        lambda view: [seen_encounter(encounter) for encounter in view.row],
    ),
    attribute("laid", each(each(write_laid)), each(each(read_laid)), seen_pairs),
    attribute("waiting", each(write_omen), each(read_omen), seats(lambda seat: seen_omen(seat.waiting))),
    attribute("guardians", keys, read_guardians, seen_guardians),
    attribute(
        "known", lambda known: sorted(each(write_sighting)(known)), each(read_sighting), seen_sightings
    ),
    Field(
        "pending",
        lambda table: [task.words() for task in table.agenda],
        read_pending,
        lambda view: list(view.pending),
    ),
    attribute("hands", each(keys), each(characters), seats(lambda seat: list(seat.hand.cards or ()))),
    attribute("decks", each(keys), each(characters), seen_decks),
    attribute("discards", each(keys), each(characters), seats(lambda seat: list(seat.discard))),
    attribute(
        "sealed", each(keys), each(characters), seats(lambda seat: [seat.sealed] if seat.sealed else [])
    ),
    attribute("shown", int, int, lambda view: sum(1 for guardian in view.guardians if guardian.card)),
    *(attribute(name, int, int) for name in (
        "current", "played_at", "first", "phase", "round", "resolved", "game", "drawn_games",
    )),
    *(attribute(name, bool, bool) for name in ("tied", "decided")),
    attribute("foresight", list, list, seats(lambda seat: seat.foresees)),
    attribute("stared", list, list, seats(lambda seat: seat.stared_at)),
    attribute("score", list, list, seats(lambda seat: seat.score)),
    *(attribute(name, list, list) for name in ("opened", "winners")),
)  # fmt: skip
NAMES: Final = tuple(field.name for field in FIELDS)
