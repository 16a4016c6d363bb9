"""Words that nobody can foresee."""

from __future__ import annotations

import secrets


def new_nonce() -> str:
    """One's own name for a command."""
    return secrets.token_urlsafe(12)


def new_luck() -> str:
    """One's own word in the shuffle."""
    return secrets.token_hex(16)
