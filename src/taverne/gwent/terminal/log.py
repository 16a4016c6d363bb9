"""What happened at a Gwent table, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverne.cli.cast import Cast
from taverne.cli.telling import read_grammar, tell
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.terminal.words import faction_name, leader_text, turned_up_text
from taverne.gwent.texts import spoken_name
from taverne.kernel.events import Event

GRAMMAR: Final = read_grammar("taverne.gwent")


def log(events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
    """One sentence for each thing that this viewer may know."""
    known = [event for event in events if event is not None]
    return tell(GRAMMAR, known, cast, rules, spoken_name, about_leader)


def about_leader(event: Event, rules: str) -> dict[str, object]:
    """What the leader says, and the faction that it leads."""
    if event.card not in LEADER_FACES:
        return {"text": "", "faction": ""}
    text = turned_up_text if event.kind in GRAMMAR.says["adapted"] else leader_text
    return {"text": text(event.card, rules), "faction": faction_name(LEADER_FACES[event.card].faction)}
