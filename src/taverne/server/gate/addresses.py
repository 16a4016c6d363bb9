"""Who is calling: the peer of the socket, or whom a trusted proxy speaks for."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HOME: Final = 64  # bits of an IPv6 address that name a household
UNKNOWN: Final = "unknown"


def caller(scope: Scope, headers: Headers, trusted: Sequence[Network]) -> str:
    """The nearest address that is not one of our proxies; what lies beyond it may be invented."""
    peer = read_address((scope.get("client") or ("",))[0])
    if peer is None:
        return UNKNOWN
    said = ",".join(headers.getlist("x-forwarded-for")).split(",")
    while is_within(peer, trusted) and said and (further := read_address(said.pop())):
        peer = further
    return str(peer)


def is_secure(scope: Scope, headers: Headers, trusted: Sequence[Network]) -> bool:
    """Whether the visitor came over TLS, if a trusted proxy says so; nobody else is heard."""
    peer = read_address((scope.get("client") or ("",))[0])
    if peer is None or not is_within(peer, trusted):
        return False
    said = ",".join(headers.getlist("x-forwarded-proto")).split(",")
    return said[-1].strip().lower() in ("https", "wss")


def household(address: str) -> str:
    """What is limited: an IPv4 address, or the whole network of an IPv6 household."""
    found = read_address(address)
    return str(ip_network((found, HOME), strict=False)) if isinstance(found, IPv6Address) else address


def read_address(words: str) -> Address | None:
    """With or without a port; an IPv4 address in the clothes of IPv6 is an IPv4 address."""
    bare = words.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def is_within(address: Address, networks: Sequence[Network]) -> bool:
    return any(address in network for network in networks)
