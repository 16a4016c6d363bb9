"""The games that can be played here, by name."""

from __future__ import annotations

from taverne.cli.desk import Desk
from taverne.cli.gwent_desk import GwentDesk
from taverne.kernel.errors import TaverneError

DESKS: dict[str, Desk] = {desk.name: desk for desk in [GwentDesk()]}


def find_desk(name: str) -> Desk:
    if name.lower() not in DESKS:
        raise TaverneError("cli-game-unknown", game=name, known=", ".join(DESKS))
    return DESKS[name.lower()]
