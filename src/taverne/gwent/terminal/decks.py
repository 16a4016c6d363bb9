"""Decks at the terminal: found, shown, checked and kept."""

from __future__ import annotations

import re
from pathlib import Path

from taverne.cli.store import FileTrouble, trouble, write_text
from taverne.disk import home
from taverne.gwent.cards import Card
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.decks.codes import write_code
from taverne.gwent.decks.deck import Deck, count_cards
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.laws import DeckComplaint
from taverne.gwent.decks.starters import SUFFIX, load_deck, starter_decks
from taverne.gwent.terminal.words import counted, faction_name
from taverne.gwent.texts import spoken_name
from taverne.kernel.errors import TaverneError
from taverne.words import say

GOOD_NAME = re.compile(r"[\w][\w \-]{0,60}")


def shelf() -> Path:
    """Where the decks lie that a person has kept."""
    return home() / "decks"


def own_decks() -> dict[str, Path]:
    with trouble(shelf()):
        return {path.stem: path for path in sorted(shelf().glob(f"*{SUFFIX}")) if path.is_file()}


def find_deck(source: str) -> Deck:
    """A deck that was kept, a starter, a share code or a file."""
    kept = own_decks().get(source)
    return load_deck(str(kept) if kept else source)


def keep_deck(deck: Deck, name: str) -> str:
    """Write the deck to the shelf, under a name that nothing else has."""
    name = (name or deck.name).strip()
    if not name:
        raise TaverneError("cli-deck-name-missing")
    if not GOOD_NAME.fullmatch(name):
        raise TaverneError("cli-deck-name-odd", name=name)
    path = shelf() / f"{name}{SUFFIX}"
    if path.exists():
        raise FileTrouble("cli-file-exists", file=str(path))
    with trouble(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, write_deck(Deck(deck.faction, deck.leader, deck.cards, name)))
    return name


def title(deck: Deck) -> str:
    return deck.name or faction_name(deck.faction)


def deck_line(deck: Deck, name: str = "") -> str:
    """A deck in one line."""
    return say("cli-deck-line", name=name or title(deck), faction=faction_name(deck.faction), **totals(deck))


def totals(deck: Deck) -> dict[str, object]:
    units = [card for card in deck.cards if card.hero or card.plain]
    strength = sum(int(card.power) for card in units)
    return {"units": len(units), "specials": len(deck.cards) - len(units), "strength": strength}


def deck_words(deck: Deck) -> list[str]:
    """A deck card by card."""
    leader = spoken_name(deck.leader) if deck.leader in LEADER_FACES else deck.leader
    lines = [deck_line(deck), say("cli-deck-leader", leader=leader)]
    for kind, cards in groups(deck).items():
        if cards:
            lines += [say("cli-deck-group", kind=kind), *(f"  {line}" for line in card_lines(cards))]
    return lines


def groups(deck: Deck) -> dict[str, list[Card]]:
    return {
        "hero": [card for card in deck.cards if card.hero],
        "unit": [card for card in deck.cards if card.plain],
        "special": [card for card in deck.cards if not card.hero and not card.plain],
    }


def card_lines(cards: list[Card]) -> list[str]:
    keys = [card.key for card in cards]
    return [counted(key, keys.count(key)) for key in dict.fromkeys(keys)]


def share_code(deck: Deck) -> str | None:
    """The code, if the deck can have one."""
    try:
        return write_code(deck)
    except TaverneError:
        return None


def deck_json(deck: Deck) -> dict[str, object]:
    return {
        "name": title(deck),
        "faction": deck.faction,
        "leader": deck.leader,
        "cards": count_cards(deck),
        **totals(deck),
        "code": share_code(deck),
    }


def list_decks() -> list[dict[str, object]]:
    """The starters, then the decks that were kept; one that cannot be read says why."""
    found: list[dict[str, object]] = [
        {"source": faction, "starter": True, **deck_json(deck)} for faction, deck in starter_decks().items()
    ]
    for name, path in own_decks().items():
        try:
            found.append({"source": name, "starter": False, **deck_json(load_deck(str(path)))})
        except TaverneError as reason:
            found.append({"source": name, "starter": False, "error": str(reason)})
    return found


def check_words(deck: Deck, law: str, found: list[DeckComplaint]) -> list[str]:
    """The verdict, and every complaint with the rule it breaks."""
    verdict = say("cli-deck-illegal" if found else "cli-deck-legal", deck=title(deck), law=law)
    return [verdict, *(str(one) for one in found)]


def check_json(deck: Deck, law: str, found: list[DeckComplaint]) -> dict[str, object]:
    complaints = [{"rule": one.rule, "key": one.key, "text": str(one)} for one in found]
    return {"deck": title(deck), "law": law, "legal": not found, "complaints": complaints}
