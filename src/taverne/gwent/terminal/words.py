"""Gwent cards in words: what they are called, what is printed on them, what they do."""

from __future__ import annotations

from taverne.cli.cast import in_words
from taverne.gwent.catalogue import FACE_BY_KEY, FACES, LEADER_FACES, Face, LeaderFace, card, name_of
from taverne.gwent.leaders import RELENTLESS
from taverne.gwent.rules import read_rules
from taverne.gwent.texts import spoken_name
from taverne.words import knows, say

SPECIAL_KINDS = ("special", "weather")


def face_of_key(key: str) -> Face:
    """The face of a card key, with or without a colour."""
    return FACE_BY_KEY[key] if key in FACE_BY_KEY else FACES[card(key).face]


def names_of(key: str) -> tuple[str, ...]:
    """What a card or a leader can be called: its name in the language spoken here, and in English."""
    return spoken_name(key), name_of(key) if key in LEADER_FACES else face_of_key(key).name


def facts(key: str) -> str:
    """What is printed on it, in a few words: `melee 5, spy`."""
    face = face_of_key(key)
    strength = [] if face.strength is None else [say("fact-unit", rows=rows(face), strength=face.strength)]
    kind = [] if face.kind == "unit" else [say(f"kind-{face.kind}")]
    abilities = [] if face.kind in SPECIAL_KINDS else face.abilities
    return in_words([*strength, *kind, *(ability_name(name) for name in abilities if name != "agile")])


def rows(face: Face) -> str:
    return say(f"rows-{'-'.join(face.rows)}") if face.rows else ""


def ability_name(ability: str) -> str:
    return say(f"ability-{ability}-name")


def faction_name(faction: str) -> str:
    return say(f"faction-{faction}")


def card_list(keys: list[str]) -> str:
    """Names with the number of copies, in the order in which they first come."""
    names = [spoken_name(key) for key in keys]
    return in_words([copies_of(name, names.count(name)) for name in dict.fromkeys(names)])


def copies_of(name: str, copies: int) -> str:
    return say("gwent-copies", copies=copies, card=name) if copies > 1 else name


def counted(key: str, copies: int) -> str:
    """A card with what is printed on it, and how many there are."""
    name = "option-cards" if copies > 1 else "option-card"
    return say(name, card=spoken_name(key), facts=facts(key), copies=copies)


def card_words(key: str) -> list[str]:
    """All about a card: its facts, its faction, its copies and what it does."""
    face = face_of_key(key)
    lines = [card_line(face), *(ability_text(face, ability) for ability in face_abilities(face))]
    lines += target_words(face)
    return [*lines, say("cli-card-secondary")] if face.secondary else lines


def card_line(face: Face) -> str:
    key = "cli-card-line-neutral" if face.faction == "neutral" else "cli-card-line"
    faction = faction_name(face.faction)
    return say(key, card=spoken_name(face.key), faction=faction, facts=facts(face.key), copies=face.copies)


def face_abilities(face: Face) -> list[str]:
    return ["hero", *face.abilities] if face.kind == "hero" else face.abilities


def ability_text(face: Face, ability: str) -> str:
    return say(f"special-{ability}" if face.kind in SPECIAL_KINDS else f"ability-{ability}")


def target_words(face: Face) -> list[str]:
    """Whom it calls, or what replaces it."""
    verb, _, names = face.target.partition(":")
    if not names:
        return []
    cards = in_words([spoken_name(name) for name in names.split("|")])
    return [say("cli-card-calls" if verb == "calls" else "cli-card-becomes", cards=cards)]


def leader_words(key: str, rules: str) -> list[str]:
    """All about a leader, by the agreed rules."""
    face = LEADER_FACES[key]
    mode = say("leader-active" if face.active else "leader-passive")
    return [leader_line(face), leader_text(key, rules), mode]


def leader_line(face: LeaderFace) -> str:
    faction = faction_name(face.faction)
    return say(
        "cli-card-line",
        card=spoken_name(face.key),
        faction=faction,
        facts=say("kind-leader"),
        copies=face.copies,
    )


def leader_text(key: str, rules: str = "") -> str:
    """GWT-7.3 the text of The Relentless follows the option."""
    if key == RELENTLESS:
        variant = f"leader-{key}-{read_rules(rules).relentless}"
        return say(variant if knows(variant) else f"leader-{key}")
    return say(f"leader-{key}")


def turned_up_text(key: str, rules: str = "") -> str:
    """GWT-8.5 what a leader says when the opponent of solo play turns it up."""
    adapted = f"solo-{key}"
    return say(adapted) if knows(adapted) else leader_text(key, rules)
