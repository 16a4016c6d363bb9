"""All that Gwent offers; each part is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.gwent.matches.rulebook import MATCH_RULEBOOK, MatchRulebook, MatchView
from taverne.gwent.rulebook import RULEBOOK, GwentRulebook
from taverne.gwent.view import GwentView

if TYPE_CHECKING:
    from taverne.bots.roster import Roster
    from taverne.gwent.arena import GwentArena
    from taverne.gwent.house.offer import GwentHouse
    from taverne.gwent.terminal import GwentTerminal
    from taverne.kernel.handbook import Handbook
    from taverne.kernel.offer import Offer


class Gwent:
    """The boxed edition in all its modes, with matches and tournaments."""

    name = RULEBOOK.name
    words = None

    @property
    def rulebooks(self) -> tuple[GwentRulebook, MatchRulebook]:
        return RULEBOOK, MATCH_RULEBOOK

    @property
    def views(self) -> tuple[type, ...]:
        return GwentView, MatchView

    @property
    def farewells(self) -> tuple[type, ...]:
        return ()

    @property
    def handbook(self) -> Handbook:
        from taverne.gwent.handbook import HANDBOOK

        return HANDBOOK

    @property
    def bots(self) -> Roster:
        from taverne.gwent.bots import ROSTER

        return ROSTER

    @property
    def arena(self) -> type[GwentArena]:
        from taverne.gwent.arena import GwentArena

        return GwentArena

    @property
    def house(self) -> GwentHouse:
        from taverne.gwent.house.offer import HOUSE

        return HOUSE

    @property
    def terminal(self) -> GwentTerminal:
        from taverne.gwent.terminal import TERMINAL

        return TERMINAL


GAME: Final[Offer] = Gwent()
