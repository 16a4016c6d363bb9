"""All that Rungs offers: the one name that its entry point gives to Taverne."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rungs.rulebook import RULEBOOK
from rungs.sampling import guess
from rungs.table import RUNGS
from rungs.view import RungsView
from taverne.kernel.offer import Offer
from taverne.simple.game import SimpleGame

GAME: Final[Offer] = SimpleGame(
    rulebook=RULEBOOK,
    view=RungsView,
    guess=guess,
    cards=[str(card) for card in RUNGS],
    letters="RUN",
    folder=Path(__file__).parent,
)
