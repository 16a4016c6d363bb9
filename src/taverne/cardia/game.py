"""All that Cardia offers; each part is loaded when it is first asked for."""

from __future__ import annotations

from typing import Final

from taverne.cardia.rulebook import RULEBOOK, CardiaRulebook
from taverne.cardia.view import CardiaView
from taverne.kernel.offer import Offer, PackagedGame


class Cardia(PackagedGame):
    """Both decks, with the Guardians of the Wilderness."""

    package = "taverne.cardia"
    name = RULEBOOK.name

    @property
    def rulebooks(self) -> tuple[CardiaRulebook]:
        return (RULEBOOK,)

    @property
    def views(self) -> tuple[type, ...]:
        return (CardiaView,)

    @property
    def farewells(self) -> tuple[type, ...]:
        from taverne.cardia.house.farewell import RowHappening

        return (RowHappening,)

    @property
    def prospects(self) -> tuple[type, ...]:
        from taverne.cardia.house.shapes import CardiaProspect

        return (CardiaProspect,)


GAME: Final[Offer] = Cardia()
