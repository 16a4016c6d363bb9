"""Decks of a field: a folder of deck files, or what the arena understands, with commas between."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverne.arena.errors import ArenaError
from taverne.arena.job import Kit, told_apart
from taverne.cli.complaints import Complaints
from taverne.cli.games import terminal_of
from taverne.cli.store import trouble
from taverne.kernel.errors import TaverneError
from taverne.kernel.offer import Offer

SUFFIX: Final = ".deck"
NO_DECK: Final = " ,"  # words of nothing else name none


def read_field(offer: Offer, words: str, rules: str, wrong: Complaints) -> list[Kit]:
    """Every deck, told apart by name; each that cannot be read is a complaint of its own."""
    sources = wrong.tried(lambda: sources_of(words)) or []
    kits = [kit for source in sources for kit in kits_of(offer, source, rules, wrong)]
    names = told_apart([kit.name for kit in kits])
    return [Kit(name, kit.line) for name, kit in zip(names, kits, strict=True)]


def sources_of(words: str) -> list[str]:
    """The files of a folder, or the words between the commas."""
    folder = Path(words).expanduser()
    if not words or not folder.is_dir():
        return [word.strip() for word in words.split(",") if word.strip()]
    with trouble(folder):
        found = [str(path) for path in sorted(folder.iterdir()) if path.suffix == SUFFIX and path.is_file()]
    if not found:
        raise ArenaError("meta-folder-empty", folder=words, suffix=SUFFIX)
    return found


def kits_of(offer: Offer, source: str, rules: str, wrong: Complaints) -> list[Kit]:
    """One deck, or those that a word stands for; the path of a file may hold commas."""
    find = terminal_of(offer).find_deck
    is_file = Path(source).suffix == SUFFIX
    word, finding = ("-", lambda _: find(source)) if is_file else (source, find)
    try:
        return [Kit(*kit) for kit in offer.arena.read_decks(rules, word, finding)]
    except TaverneError as reason:
        wrong.add(ArenaError("meta-deck-refused", source=source, reason=reason))
        return []
