"""Taverne: card games of the tavern, one small kernel and a folder for each game."""

from importlib.util import find_spec
from typing import Final

__version__: Final = "1.0.0"


def is_compiled() -> bool:
    """Whether the engine runs as machine code or as plain Python; both play the same games."""
    table = find_spec("taverne.kernel.table")
    return table is not None and not str(table.origin).endswith(".py")
