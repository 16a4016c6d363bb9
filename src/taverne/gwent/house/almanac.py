"""What is known of each card of Gwent beyond its face, and tables that show its rules at work."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverne.gwent.catalogue import FACES, LEADER_FACES, Face
from taverne.gwent.rulebook import from_position
from taverne.gwent.texts import spoken_name
from taverne.house import books
from taverne.protocol.books import Almanac, CardNotes, Figure

DATA: Final = Path(__file__).parent.parent / "data"
RULINGS: Final = DATA / "rulings.csv"
OF_UNITS: Final = {
    "agile": ["GWT-5.1"],
    "medic": ["GWT-5.2"],
    "muster": ["GWT-5.3"],
    "spy": ["GWT-5.4"],
    "scorch_row": ["GWT-5.5"],
    "scorch_all": ["GWT-5.6"],
    "summon": ["GWT-5.7"],
    "berserker": ["GWT-5.8"],
    "mardroeme": ["GWT-5.8"],
    "bond": ["GWT-4.4"],
    "morale": ["GWT-4.5"],
    "horn": ["GWT-4.6"],
}
OF_SPECIALS: Final = {
    "horn": ["GWT-6.1", "GWT-4.6"],
    "mardroeme": ["GWT-6.1", "GWT-5.8"],
    "decoy": ["GWT-6.2"],
    "scorch": ["GWT-6.3"],
    "clear": ["GWT-6.4"],
}
OF_WEATHER: Final = ["GWT-6.4", "GWT-4.2"]
OF_HEROES: Final = ["GWT-4.1"]
OF_THE_SECONDARY_DECK: Final = ["GWT-1.2"]
OF_LEADERS: Final = ["GWT-7.2"]
HIT_BY_WEATHER: Final = 0


def almanac() -> Almanac:
    """Every card and leader of Gwent."""
    counted = books.ledger(DATA / "card_numbers.json")
    led = books.ledger(DATA / "leader_numbers.json")
    cards = [face_notes(face, counted) for face in FACES]
    leaders = [leader_notes(key, led) for key in LEADER_FACES]
    return Almanac(
        cards=books.turned_round([*cards, *leaders]),
        rulings=books.rulings(RULINGS),
        runs={"cards": counted.run, "leaders": led.run},
    )


def drawn_figures() -> list[Figure]:
    return books.figures(DATA / "figures.json", from_position)


def face_notes(face: Face, ledger: books.Ledger) -> CardNotes:
    verb, _, names = face.target.partition(":")
    targets = names.split("|") if names else []
    return CardNotes(
        key=face.key,
        names=books.names_in_all_languages(face.key, spoken_name),
        rules=rules_of(face),
        rulings=books.rulings_on(RULINGS, marks_of(face)),
        calls=targets if verb == "calls" else [],
        becomes=[] if verb == "calls" else targets,
        shares=ledger.shares(face.key),
    )


def leader_notes(key: str, ledger: books.Ledger) -> CardNotes:
    return CardNotes(
        key=key,
        names=books.names_in_all_languages(key, spoken_name),
        rules=OF_LEADERS,
        rulings=books.rulings_on(RULINGS, {key}),
        shares=ledger.shares(key),
        run="leaders",
    )


def is_unit(face: Face) -> bool:
    return face.strength is not None


def rules_of(face: Face) -> list[str]:
    """The rules that speak of what is printed on it."""
    if is_unit(face):
        found = [rule for ability in face.abilities for rule in OF_UNITS.get(ability, [])]
        found += OF_HEROES if face.kind == "hero" else []
    else:
        found = [rule for ability in face.abilities for rule in OF_SPECIALS.get(ability, OF_WEATHER)]
    return found + (OF_THE_SECONDARY_DECK if face.secondary else [])


def marks_of(face: Face) -> set[str]:
    """By what a ruling may mean this card."""
    kind = {"@zero"} if face.kind == "unit" and face.strength == HIT_BY_WEATHER else set()
    return {face.key, f"@{face.kind}", *(f"@{ability}" for ability in face.abilities)} | kind
