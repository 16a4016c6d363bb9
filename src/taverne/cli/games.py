"""The games that can be played here, by name."""

from __future__ import annotations

from collections.abc import Mapping

from taverne.cardia.terminal.desk import CardiaDesk
from taverne.cli.desk import Desk
from taverne.gwent.terminal.desk import GwentDesk
from taverne.gwent.terminal.match_desk import MatchDesk
from taverne.kernel.errors import TaverneError

GAMES: dict[str, Desk] = {desk.name: desk for desk in (GwentDesk(), CardiaDesk())}
TOURNAMENT: Desk = MatchDesk()
DESKS: dict[str, Desk] = {**GAMES, TOURNAMENT.name: TOURNAMENT}


def find_desk(name: str, desks: Mapping[str, Desk] = DESKS) -> Desk:
    """The desk of a record; or, among `GAMES`, of a game that somebody wants to play."""
    if name.lower() not in desks:
        raise TaverneError("cli-game-unknown", game=name, known=", ".join(desks))
    return desks[name.lower()]
