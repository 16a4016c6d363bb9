"""Finding Gwent cards, and listing them."""

from __future__ import annotations

from taverne.cli.answers import likely
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import BY_KEY, FACES, LEADER_FACES, Face, LeaderFace
from taverne.gwent.decks.names import find_leader, squash, suggestion
from taverne.gwent.terminal.words import ability_name, card_line, faction_name, leader_line, names_of
from taverne.gwent.texts import spoken_name
from taverne.kernel.errors import TaverneError
from taverne.words import in_english, say

Printed = Face | LeaderFace


def all_printed() -> list[Printed]:
    """The 188 distinct cards: 163 faces and 25 leaders."""
    return [*LEADER_FACES.values(), *FACES]


def find_cards(words: str) -> list[str]:
    """The keys of the cards that can be meant: by key, name, beginning of a name, or a word in it."""
    sought = squash(words)
    names = {printed.key: [squash(name) for name in names_of(printed.key)] for printed in all_printed()}
    whole = [key for key, called in names.items() if sought in (squash(key), *called)] or leader_titled(words)
    if words in BY_KEY:
        return [words]
    found = whole or likely(sought, names)
    if not found:
        raise unknown(words)
    return found


def leader_titled(words: str) -> list[str]:
    key = find_leader(words)
    return [key] if key else []


def unknown(words: str) -> TaverneError:
    names = {squash(name): name for printed in all_printed() for name in names_of(printed.key)}
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
    named = [printed.key, *names_of(printed.key), printed.faction, kind(printed), *abilities(printed)]
    messages = [f"faction-{printed.faction}", f"kind-{kind(printed)}"]
    if isinstance(printed, Face):
        named += printed.rows
        messages += [f"ability-{code}-name" for code in printed.abilities]
        messages += [f"rows-{row}" for row in printed.rows]
    return [*named, *(text for message in messages for text in (say(message), in_english(message)))]


def kind(printed: Printed) -> str:
    return printed.kind if isinstance(printed, Face) else "leader"


def abilities(printed: Printed) -> list[str]:
    return printed.abilities if isinstance(printed, Face) else [printed.ability]


def read_ability(word: str) -> str:
    """An ability by its code or its name."""
    codes = sorted({code for face in FACES for code in face.abilities})
    for code in codes:
        names = (code, ability_name(code), in_english(f"ability-{code}-name"))
        if squash(word) in [squash(name) for name in names]:
            return code
    raise TaverneError("cli-ability-unknown", ability=word, known=", ".join(codes))


def read_faction(word: str, *others: str) -> str:
    """A faction by its name or the beginning of it; `others` may be meant too."""
    known = [*COLOURS, *others]
    for faction in known:
        names = (squash(faction), squash(faction_name(faction)))
        if squash(word) and any(name.startswith(squash(word)) for name in names):
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
        "name": spoken_name(printed.key),
        "faction": printed.faction,
        "kind": kind(printed),
        "deck": "leader" if face is None else "secondary" if face.secondary else "main",
        "rows": face.rows if face else [],
        "strength": face.strength if face else None,
        "abilities": abilities(printed),
        "copies": dict.fromkeys(COLOURS, printed.copies) if printed.faction == "neutral" else printed.copies,
    }
