"""The gate: whoever comes from outside passes here, and whatever goes out too."""

from __future__ import annotations

from starlette.types import ASGIApp

from taverne.server.gate.gate import Gate
from taverne.server.settings import Settings

__all__ = ["Gate", "gate"]


def gate(app: ASGIApp, settings: Settings) -> ASGIApp:
    """The application behind its gate."""
    return Gate(app, settings)
