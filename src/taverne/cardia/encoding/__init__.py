"""Cardia for learners: observations, actions and attributes in numbers; docs/environments.md explains them.

Needs the extra `envs`.
"""

from __future__ import annotations

from taverne.cardia.encoding.looking import VERSION, CardiaEncoding
from taverne.kernel.errors import SetupError

__all__ = ["VERSION", "CardiaEncoding", "encoding"]


def encoding(version: int = VERSION) -> CardiaEncoding:
    """The encoding of this version; there is one so far."""
    if version != VERSION:
        raise SetupError("encoding-unknown", game="cardia", version=version, known=str(VERSION))
    return CardiaEncoding()
