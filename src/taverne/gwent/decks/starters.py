"""The five starter decks, and a deck from wherever it comes: a file, a share code, a starter."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from taverne.gwent.cards import COLOURS
from taverne.gwent.decks import names
from taverne.gwent.decks.codes import is_code, read_code
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.files import LARGEST, read_deck
from taverne.gwent.printing import DATA
from taverne.kernel.errors import SetupError

SUFFIX = ".deck"


def starter_decks() -> dict[str, Deck]:
    """GWT-1.3 the ready deck of every faction."""
    return {faction: read_starter(faction) for faction in COLOURS}


@cache
def read_starter(faction: str) -> Deck:
    return read_deck((DATA / f"{faction}{SUFFIX}").read_text(encoding="utf-8"))


def load_deck(source: str) -> Deck:
    """The deck that a person means: a starter by faction or name, a share code, or a deck file."""
    starter = starters_by_word().get(names.squash(source))
    if starter is not None:
        return starter
    if is_code(source):
        return read_code(source)
    return read_deck(read_text(source))


def starters_by_word() -> dict[str, Deck]:
    by_word: dict[str, Deck] = {}
    for faction, deck in starter_decks().items():
        by_word[names.squash(faction)] = by_word[names.squash(deck.name)] = deck
    return by_word


def read_text(source: str) -> str:
    """The text of a deck file; whatever is wrong with the file is said in plain words."""
    try:
        with open(source, "rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise missing(source) from None
    except (OSError, ValueError):
        raise SetupError("deck-file-closed", file=names.clip(source)) from None
    if len(content) > LARGEST:
        raise SetupError("deck-file-too-large", limit=LARGEST)
    return decode(content, source)


def missing(source: str) -> SetupError:
    """A path names a file that is not there; a single word might have meant anything."""
    if Path(source).suffix == SUFFIX or Path(source).name != source:
        return SetupError("deck-file-missing", file=names.clip(source))
    return SetupError("deck-source-unknown", source=names.clip(source), starters=", ".join(starter_decks()))


def decode(content: bytes, source: str) -> str:
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise SetupError("deck-file-binary", file=names.clip(source)) from None
    if "\0" in text:
        raise SetupError("deck-file-binary", file=names.clip(source))
    return text
