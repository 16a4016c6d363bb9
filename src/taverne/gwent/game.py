"""All that Gwent offers; each part is loaded when it is first asked for."""

from __future__ import annotations

from typing import Final

from taverne.gwent.matches.rulebook import MATCH_RULEBOOK, MatchRulebook, MatchView
from taverne.gwent.rulebook import RULEBOOK, GwentRulebook
from taverne.gwent.view import GwentView
from taverne.kernel.offer import Offer, PackagedGame


class Gwent(PackagedGame):
    """The boxed edition in all its modes, with matches and tournaments."""

    package = "taverne.gwent"
    name = RULEBOOK.name

    @property
    def rulebooks(self) -> tuple[GwentRulebook, MatchRulebook]:
        return RULEBOOK, MATCH_RULEBOOK

    @property
    def views(self) -> tuple[type, ...]:
        return GwentView, MatchView

    @property
    def prospects(self) -> tuple[type, ...]:
        from taverne.gwent.house.shapes import GwentProspect

        return (GwentProspect,)


GAME: Final[Offer] = Gwent()
