"""Token buckets: so much a second, and a little more at once. Times are milliseconds."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST_BUCKETS: Final = 20_000


class Bucket:
    """Full at first; every step takes a token, and time brings them back."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, per_s: float, burst: float, now: int) -> None:
        self.rate = per_s / 1000
        self.burst = float(burst)
        self.tokens = self.burst
        self.at = now

    def take(self, now: int) -> bool:
        """Whether there was a token; a clock that goes backwards brings none."""
        self.tokens = min(self.burst, self.tokens + max(0, now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def wait_ms(self) -> float:
        """How long until the next token."""
        return max(0.0, (1 - self.tokens) / self.rate)


class Buckets:
    """One bucket for each name; beyond the most, those are forgotten that were used longest ago."""

    def __init__(self, per_s: float, burst: float, most: int = MOST_BUCKETS) -> None:
        self.per_s = per_s
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: int) -> float:
        """0, or how many milliseconds this name has to wait."""
        bucket = self.buckets.pop(name, None) or Bucket(self.per_s, self.burst, now)
        self.buckets[name] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return 0.0 if bucket.take(now) else bucket.wait_ms()
