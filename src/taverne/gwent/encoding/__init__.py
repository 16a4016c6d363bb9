"""Gwent for learners: observations, actions and attributes in numbers; docs/environments.md explains them.

Needs the extra `envs`.
"""

from __future__ import annotations

from taverne.gwent.encoding.looking import VERSION, GwentEncoding
from taverne.kernel.errors import SetupError

__all__ = ["VERSION", "GwentEncoding", "encoding"]


def encoding(mode: str = "duel", version: int = VERSION) -> GwentEncoding:
    """The encoding of this version; there is one so far."""
    if version != VERSION:
        raise SetupError("encoding-unknown", game="gwent", version=version, known=str(VERSION))
    return GwentEncoding(mode)
