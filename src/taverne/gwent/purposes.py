"""What chance decides in Gwent: each has a stream of its own, so that no draw tells of another."""

from __future__ import annotations

from typing import Final

COIN: Final = "coin"
CHOOSER: Final = "chooser"
DRAW: Final = "draw"
EXCHANGE: Final = "exchange"
AFTER_ROUND: Final = "after round"
SURVIVOR: Final = "survivor"
HOMECOMING: Final = "homecoming"
REVIVAL: Final = "revival"
PEEK: Final = "peek"
SOLO_CARD: Final = "solo card"
SOLO_MUSTER: Final = "solo muster"
SOLO_DECOY: Final = "solo decoy"
SOLO_LEADER: Final = "solo leader"
SOLO_FOUND: Final = "solo found"
FIRST_PICK: Final = "first pick"
DUEL: Final = "duel"
