"""Every open connection is counted, by the house it comes from, before it has said a word."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from typing import Final

from taverne.server.gate.addresses import Network, household, is_within, read_address

if sys.platform != "win32":
    import resource

BESIDES: Final = 56  # connections of an address besides its sockets
RESERVE: Final = 128  # descriptors for the database, the bots and the logs
ENOUGH: Final = 65_536
UNKNOWN_LIMIT: Final = 1_024


class Crowd:
    """So many of one address, and so many in all; a trusted proxy brings many."""

    def __init__(self, most_of_one: int, most: int, trusted: Sequence[Network] = ()) -> None:
        self.most_of_one = most_of_one
        self.most = most
        self.trusted = trusted
        self.present: Counter[str] = Counter()
        self.total = 0
        self.lingering = 0

    def refusal(self, address: str) -> str:
        """Why there is no place for one more from here: the key of a message, or nothing."""
        if self.total >= self.most:
            return "gate-crowded"
        if self.present[household(address)] < self.most_of_one:
            return ""
        found = read_address(address)
        return "" if found is not None and is_within(found, self.trusted) else "gate-too-many-lines"

    def enter(self, address: str) -> None:
        self.present[household(address)] += 1
        self.total += 1

    def leave(self, address: str) -> None:
        who = household(address)
        self.total -= 1
        self.present[who] -= 1
        if not self.present[who]:
            del self.present[who]


def places() -> int:
    """How many connections this process can hold; the system may allow more than it gives at first."""
    if sys.platform == "win32":
        return UNKNOWN_LIMIT
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(ENOUGH, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    most = ENOUGH if soft == resource.RLIM_INFINITY else min(ENOUGH, soft)
    return max(most - RESERVE, most // 2)
