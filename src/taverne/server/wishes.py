"""What a visitor would rather have: headers such as `nl;q=0.8, en` and `br, gzip;q=0.5`."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 200


def read_wishes(header: str) -> dict[str, float]:
    """How much each thing is wanted, from 0 to 1, in the order in which it was named."""
    wishes = [read_wish(one) for one in header[:LONGEST].split(",")]
    return {name: weight for name, weight in wishes if name}


def read_wish(words: str) -> tuple[str, float]:
    """What cannot be read is not wanted."""
    name, *details = (part.strip().lower() for part in words.split(";"))
    weights = [detail.removeprefix("q=") for detail in details if detail.startswith("q=")]
    try:
        weight = float(weights[0]) if weights else 1.0
    except ValueError:
        weight = 0.0
    return name, weight if 0.0 <= weight <= 1.0 else 0.0
