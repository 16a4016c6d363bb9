"""Finding Gwent cards, and listing them."""

from __future__ import annotations

from taverne.cli.gwent_words import ability_name, card_line, faction_name, leader_line
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import BY_KEY, FACES, LEADER_FACES, Face, LeaderFace, name_of
from taverne.gwent.decks.names import find_leader, squash, suggestion
from taverne.kernel.errors import TaverneError
from taverne.words import say

Printed = Face | LeaderFace


def all_printed() -> list[Printed]:
    """The 188 distinct cards: 163 faces and 25 leaders."""
    return [*LEADER_FACES.values(), *FACES]


def full_name(printed: Printed) -> str:
    return name_of(printed.key) if isinstance(printed, LeaderFace) else printed.name


def find_cards(words: str) -> list[str]:
    """The keys of the cards that can be meant: by key, name, beginning of a name, or a word in it."""
    sought = squash(words)
    names = {printed.key: squash(full_name(printed)) for printed in all_printed()}
    whole = [key for key, name in names.items() if sought in (squash(key), name)] or leader_titled(words)
    if words in BY_KEY:
        return [words]
    opening = [key for key, name in names.items() if sought and name.startswith(sought)]
    inside = [key for key, name in names.items() if sought and sought in name]
    found = whole or opening or inside
    if not found:
        raise unknown(words)
    return found


def leader_titled(words: str) -> list[str]:
    key = find_leader(words)
    return [key] if key else []


def unknown(words: str) -> TaverneError:
    names = {squash(full_name(printed)): full_name(printed) for printed in all_printed()}
    meant = suggestion(words, names)
    return TaverneError("cli-card-nothing-but" if meant else "cli-card-nothing", words=words, meant=meant)


def list_cards(words: list[str], faction: str = "", ability: str = "") -> list[Printed]:
    """The cards in which every word fits: name, ability, faction, kind or row."""
    found = [printed for printed in all_printed() if all(fits(printed, word) for word in words)]
    if faction:
        found = [printed for printed in found if printed.faction == faction]
    if ability:
        found = [printed for printed in found if ability in abilities(printed)]
    if not found:
        raise TaverneError("cli-nothing-found", words=" ".join([*words, faction, ability]).strip())
    return found


def fits(printed: Printed, word: str) -> bool:
    return any(squash(word) in squash(text) for text in texts(printed))


def texts(printed: Printed) -> list[str]:
    """Everything by which a card can be found."""
    named = [printed.key, full_name(printed), printed.faction, faction_name(printed.faction), kind(printed)]
    codes = abilities(printed)
    named += [*codes, *(ability_name(code) for code in codes if isinstance(printed, Face))]
    return [*named, *(printed.rows if isinstance(printed, Face) else [])]


def kind(printed: Printed) -> str:
    return printed.kind if isinstance(printed, Face) else "leader"


def abilities(printed: Printed) -> list[str]:
    return printed.abilities if isinstance(printed, Face) else [printed.ability]


def read_ability(word: str) -> str:
    """An ability by its code or its name."""
    codes = sorted({code for face in FACES for code in face.abilities})
    for code in codes:
        if squash(word) in (squash(code), squash(ability_name(code))):
            return code
    raise TaverneError("cli-ability-unknown", ability=word, known=", ".join(codes))


def read_faction(word: str, *others: str) -> str:
    """A faction by its name or the beginning of it; `others` may be meant too."""
    known = [*COLOURS, *others]
    for faction in known:
        if squash(word) and squash(faction).startswith(squash(word)):
            return faction
    raise TaverneError("cli-faction-unknown", faction=word, known=", ".join(known))


def cards_words(cards: list[Printed]) -> list[str]:
    lines = [leader_line(card) if isinstance(card, LeaderFace) else card_line(card) for card in cards]
    return [*lines, say("cli-cards-count", count=len(cards))]


def card_json(printed: Printed) -> dict[str, object]:
    """One card as data; `copies` of a neutral card is an object, from each colour to its copies."""
    face = printed if isinstance(printed, Face) else None
    return {
        "id": printed.key,
        "name": full_name(printed),
        "faction": printed.faction,
        "kind": kind(printed),
        "deck": "leader" if face is None else "secondary" if face.secondary else "main",
        "rows": face.rows if face else [],
        "strength": face.strength if face else None,
        "abilities": abilities(printed),
        "copies": dict.fromkeys(COLOURS, printed.copies) if printed.faction == "neutral" else printed.copies,
    }
