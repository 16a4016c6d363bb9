"""What is known of each card of Cardia beyond its face, and tables that show its rules at work."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS, name_of
from taverne.cardia.handbook import HANDBOOK
from taverne.cardia.printing import print_cards
from taverne.cardia.rulebook import from_position
from taverne.cardia.texts import spoken_name
from taverne.house import books
from taverne.protocol.books import Almanac, CardNotes, Figure
from taverne.words import ENGLISH

DATA: Final = Path(__file__).parent.parent / "data"
RULINGS: Final = DATA / "rulings.csv"
FILES: Final = {"cards": "card", "box": "box"}
print_cards()


def almanac() -> Almanac:
    """Every character, guardian and scene of Cardia."""
    counted = {run: books.ledger(DATA / f"{file}_numbers.json") for run, file in FILES.items()}
    shelves = {"cards": [card.key for card in CHARACTERS], "box": list(BOX)}
    return Almanac(
        cards=[notes(key, run, counted[run]) for run, keys in shelves.items() for key in keys],
        rulings=books.rulings(RULINGS),
        runs={run: ledger.run for run, ledger in counted.items()},
    )


def drawn_figures() -> list[Figure]:
    return books.figures(DATA / "figures.json", from_position)


def notes(key: str, run: str, ledger: books.Ledger) -> CardNotes:
    return CardNotes(
        key=key,
        names=books.names_in_all_languages(key, spoken_name),
        rules=rules_of(key),
        rulings=books.rulings_on(RULINGS, {key}),
        shares=ledger.shares(key),
        pace=ledger.pace(key),
        run=run,
    )


def rules_of(key: str) -> list[str]:
    """The rules that bear its name; what the owner of the card file has renamed has none."""
    name = name_of(key)
    rules = HANDBOOK.rules(ENGLISH)
    return [rule.id for rule in rules if rule.title == name or rule.title.startswith(f"{name} (")]
