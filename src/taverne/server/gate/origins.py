"""Which names lead to this house, and which pages may speak to it."""

from __future__ import annotations

import re
from collections.abc import Collection
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from taverne.server.gate.errors import GateError

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(?::[0-9]{1,5})?")
USUAL_PORT: Final = {"http": ":80", "https": ":443"}


def check_host(headers: Headers, public_hosts: Collection[str]) -> None:
    """Another site's name that was made to lead here (DNS rebinding) is not one of ours."""
    hosts = headers.getlist("host")
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    if not found or not is_ours(found[1].strip("[]").lower(), public_hosts):
        raise GateError("gate-host", 400)


def is_ours(name: str, public_hosts: Collection[str]) -> bool:
    local = name == "localhost" or name.endswith(".localhost")
    return local or name in public_hosts or is_address(name)


def is_address(name: str) -> bool:
    """A bare address needs no name server, so nobody can have bent it."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origin(method: str | None, headers: Headers) -> None:
    """Whoever changes something, or opens a socket (no method), comes from a page of this house.

    Programs send no Origin, and no cookie that a browser might have added unasked.
    """
    if method in SAFE:
        return
    origins = headers.getlist("origin")
    if not origins and "cookie" not in headers:
        return
    if len(origins) != 1 or not same_place(origins[0], headers["host"]):
        raise GateError("gate-origin", 403)


def same_place(origin: str, host: str) -> bool:
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    usual = USUAL_PORT.get(page.scheme)
    if usual is None or page.path or page.query or page.fragment:
        return False
    return page.netloc.lower().removesuffix(usual) == host.lower().removesuffix(usual)
