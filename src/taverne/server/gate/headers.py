"""What browsers are told with every answer: load nothing from elsewhere, and tell nobody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Pairs = list[tuple[bytes, bytes]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
# For a house in the browser itself, which is WebAssembly; a worker has the policy of its own file.
POLICY_HERE: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HERE: Final = "/here/"
ALWAYS: Final[Pairs] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PRINTED: Final = ("/api/library/", "/api/rules/", "/api/books/", "/api/figures/", "/api/almanac/")
PRINTED_LISTS: Final = ("/api/games", "/api/lessons")
PRIVATE: Final[Pairs] = [*ALWAYS, (b"cache-control", b"no-store")]
TAKEN_ALONG: Final[Pairs] = [(b"content-security-policy", POLICY_HERE.encode()), *ALWAYS[1:]]


def dressed(headers: Iterable[tuple[bytes, bytes]], path: str) -> Pairs:
    """With ours, which nobody overrides; what the API says is not to be kept, but for what is printed."""
    said = list(headers)
    ours = TAKEN_ALONG if path.startswith(HERE) else PRIVATE if is_private(path, said) else ALWAYS
    names = {name for name, _ in ours}
    return [*(pair for pair in said if pair[0].lower() not in names), *ours]


def is_private(path: str, said: Pairs) -> bool:
    if path in PRINTED_LISTS or path.startswith(PRINTED):
        return not any(name.lower() == b"cache-control" for name, _ in said)
    return path == "/api" or path.startswith("/api/")
