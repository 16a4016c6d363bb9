"""What a card is called in the language spoken here; its facts stay English."""

from __future__ import annotations

from taverne.gwent.catalogue import FACE_BY_KEY, FACES, LEADER_FACES, card
from taverne.words import say

TITLE_MARK = ": "


def spoken_name(key: str) -> str:
    """The name of a card or a leader, with or without a colour."""
    return say(f"card-{face_key(key)}")


def spoken_title(key: str) -> str:
    """The title of a leader: `The Relentless`."""
    return spoken_name(key).partition(TITLE_MARK)[2]


def face_key(key: str) -> str:
    return key if key in LEADER_FACES or key in FACE_BY_KEY else FACES[card(key).face].key
