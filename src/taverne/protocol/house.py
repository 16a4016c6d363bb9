"""What the house says about itself."""

from __future__ import annotations

from typing import Literal

from taverne.protocol.rooms import Wire

Engine = Literal["interpreted", "compiling", "compiled"]


class HouseFacts(Wire):
    """Its version, and how its bots think: compiling means as plain source, but not for long.

    `here` says whether its table can be taken along, to play without the house.
    """

    version: str
    engine: Engine
    here: bool = False
