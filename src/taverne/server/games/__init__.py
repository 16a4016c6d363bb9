"""The games of the house: what a room asks of each."""

from __future__ import annotations

from typing import Any, Final

from taverne.cardia.house.offer import CardiaOffer
from taverne.cardia.rulebook import RULEBOOK as CARDIA
from taverne.gwent.house.offer import GwentOffer
from taverne.gwent.match_rulebook import MATCH_RULEBOOK
from taverne.gwent.rulebook import RULEBOOK as GWENT
from taverne.kernel.errors import RecordError
from taverne.kernel.game import AnyGame, Game, Rulebook
from taverne.kernel.offer import Offer
from taverne.kernel.record import Record

OFFERS: Final[dict[str, Offer]] = {"gwent": GwentOffer(), "cardia": CardiaOffer()}
RULEBOOKS: Final[dict[str, Rulebook[Any, Any]]] = {
    book.name: book for book in (GWENT, MATCH_RULEBOOK, CARDIA)
}


def replay(record: Record) -> AnyGame:
    """The game of a record, whichever it is."""
    if record.game not in RULEBOOKS:
        raise RecordError("record-other-game", game=record.game)
    return Game(RULEBOOKS[record.game], record)
