"""Secrets that open doors. What lies on the disk is a digest, never the token itself."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

ALPHABET: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # base 32 without i, l, o and u
ROOM_ID_LENGTH: Final = 26  # 130 bits
TOKEN_BYTES: Final = 32


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_room_id() -> str:
    """Unguessable, and readable aloud."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ROOM_ID_LENGTH))


def is_room_id(words: str) -> bool:
    return len(words) == ROOM_ID_LENGTH and set(words) <= set(ALPHABET)


def digest(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them safe."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def matches(token: str, known_digest: str) -> bool:
    """In the same time whether the first or the last letter differs."""
    return secrets.compare_digest(digest(token), known_digest)
