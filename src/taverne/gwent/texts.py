"""What a card is called in the language spoken here; its facts stay English."""

from __future__ import annotations

from taverne.gwent.catalogue import FACE_BY_KEY, FACES, LEADER_FACES, card
from taverne.words import Named, say

TITLE_MARK = ": "


def spoken_name(key: str) -> str:
    """The name of a card or a leader, with or without a colour."""
    return say(f"card-{face_key(key)}")


def named(key: str) -> Named:
    """A card or a leader in the details of a message: the name is found when it is spoken."""
    return Named(key, f"card-{face_key(key)}")


class Titled(Named):
    """A leader in the details of a message, by its title alone."""

    def __init__(self, key: str) -> None:
        super().__init__(key, f"card-{face_key(key)}")

    def __str__(self) -> str:
        return spoken_title(self.key)


def spoken_title(key: str) -> str:
    """The title of a leader: `The Relentless`."""
    return spoken_name(key).partition(TITLE_MARK)[2]


def face_key(key: str) -> str:
    return key if key in LEADER_FACES or key in FACE_BY_KEY else FACES[card(key).face].key
