"""Weights of a net as a file: a line that says what they are, then numbers of two bytes."""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Any, Final

from taverne.kernel.errors import TaverneError

FORMAT: Final = 1


class WeightsError(TaverneError):
    """The weights cannot be used."""


class Weights:
    """`about` says for which game, encoding and modes they are, and how they were made."""

    def __init__(self, about: dict[str, Any], parts: dict[str, list[float]]) -> None:
        self.about = about
        self.parts = parts
        self.lead = int(about["lead"])

    def part(self, name: str) -> list[float]:
        if name not in self.parts:
            raise WeightsError("weights-damaged")
        return self.parts[name]

    def expect(self, game: str, encoding: int, places: int, actions: int) -> None:
        """Weights for another game or encoding are refused."""
        about = self.about
        if (about.get("game"), about.get("encoding")) != (game, encoding):
            raise WeightsError("weights-foreign", game=game, encoding=encoding)
        width = len(self.part("bias"))
        depth = len(self.part("policy.bias"))
        if len(self.part("rows")) != places * width or len(self.part("actions")) != actions * depth:
            raise WeightsError("weights-damaged")


def read_weights(content: bytes) -> Weights:
    line, end, numbers = content.partition(b"\n")
    try:
        about = json.loads(line)
        if about["format"] != FORMAT:
            raise WeightsError(
                "weights-foreign", game=str(about.get("game")), encoding=about.get("encoding", 0)
            )
        if not end or hashlib.sha256(numbers).hexdigest() != about["sha256"]:
            raise WeightsError("weights-damaged")
        return Weights(about, parts_of(about["parts"], numbers))
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise WeightsError("weights-damaged") from error


def parts_of(sizes: dict[str, int], numbers: bytes) -> dict[str, list[float]]:
    parts: dict[str, list[float]] = {}
    begin = 0
    for name, size in sizes.items():
        parts[name] = list(struct.unpack_from(f"<{size}e", numbers, begin))
        begin += 2 * size
    return parts


def write_weights(about: dict[str, Any], parts: dict[str, list[float]]) -> bytes:
    numbers = b"".join(struct.pack(f"<{len(part)}e", *part) for part in parts.values())
    sizes = {name: len(part) for name, part in parts.items()}
    sha256 = hashlib.sha256(numbers).hexdigest()
    head = {"format": FORMAT, **about, "sha256": sha256, "parts": sizes}
    return json.dumps(head).encode() + b"\n" + numbers
