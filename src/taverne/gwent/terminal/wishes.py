"""What can be asked for when Gwent begins."""

from __future__ import annotations

from dataclasses import dataclass

from taverne.cli.wishes import Wishes, wish


@dataclass(frozen=True)
class GwentWishes(Wishes):
    """Modes, decks, and what only solo play knows (GWT-8.5)."""

    mode: str = wish("--mode", "")
    deck: str = wish("--deck", "")
    their_deck: str = wish("--their-deck", "")
    decks: str = wish("--decks", "")
    faction: str = wish("--faction", "")
    wins: str = wish("--wins", "")
    leader: str = wish("--leader", "")
    built_deck: str = wish("--built-deck", "")
    leaders: bool = wish("--leaders", False)
    law: str = wish("--law", "")
