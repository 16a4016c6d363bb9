"""All that Cardia offers; each part is loaded when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from taverne.cardia.rulebook import RULEBOOK, CardiaRulebook
from taverne.cardia.view import CardiaView

if TYPE_CHECKING:
    from taverne.bots.roster import Roster
    from taverne.cardia.arena import CardiaArena
    from taverne.cardia.house.offer import CardiaHouse
    from taverne.cardia.terminal import CardiaTerminal
    from taverne.kernel.handbook import Handbook
    from taverne.kernel.offer import Offer


class Cardia:
    """Both decks, with the Guardians of the Wilderness."""

    name = RULEBOOK.name
    words = None

    @property
    def rulebooks(self) -> tuple[CardiaRulebook]:
        return (RULEBOOK,)

    @property
    def views(self) -> tuple[type, ...]:
        return (CardiaView,)

    @property
    def farewells(self) -> tuple[type, ...]:
        from taverne.cardia.house.closing import RowHappening

        return (RowHappening,)

    @property
    def handbook(self) -> Handbook:
        from taverne.cardia.handbook import HANDBOOK

        return HANDBOOK

    @property
    def bots(self) -> Roster:
        from taverne.cardia.bots import ROSTER

        return ROSTER

    @property
    def arena(self) -> type[CardiaArena]:
        from taverne.cardia.arena import CardiaArena

        return CardiaArena

    @property
    def house(self) -> CardiaHouse:
        from taverne.cardia.house.offer import HOUSE

        return HOUSE

    @property
    def terminal(self) -> CardiaTerminal:
        from taverne.cardia.terminal import TERMINAL

        return TERMINAL


GAME: Final[Offer] = Cardia()
