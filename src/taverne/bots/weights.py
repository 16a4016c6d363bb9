"""Weights of a net as a file: a line that says what they are, then numbers of two bytes, packed."""

from __future__ import annotations

import hashlib
import json
import struct
import zlib
from typing import TYPE_CHECKING, Any, Final

from taverne.kernel.errors import TaverneError

if TYPE_CHECKING:
    from pathlib import Path

FORMAT: Final = 1
MOST_NUMBERS: Final = 8_000_000


class WeightsError(TaverneError):
    """The weights cannot be used."""


class Weights:
    """`about` says for which game and encoding they are, and how they were made."""

    def __init__(self, about: dict[str, Any], parts: dict[str, list[float]]) -> None:
        self.about = about
        self.parts = parts
        self.lead = int(about["lead"])

    def part(self, name: str) -> list[float]:
        if name not in self.parts:
            raise WeightsError("weights-damaged")
        return self.parts[name]

    def expect(self, game: str, encoding: int, places: int, scalars: int, actions: int) -> None:
        """Weights for another game or encoding are refused, and such as do not fit together."""
        about = self.about
        if (about.get("game"), about.get("encoding")) != (game, encoding):
            raise WeightsError("weights-foreign", game=game, encoding=encoding)
        wide = {
            name: len(self.part(f"{name}.bias")) for name in ("policy", "value", "head", "middle", "verdict")
        }
        sizes = {
            "policy.rows": places * wide["policy"],
            "value.rows": places * wide["value"],
            "policy.scalars": scalars * wide["policy"],
            "value.scalars": scalars * wide["value"],
            "scales": scalars,
            "head": wide["policy"] * wide["head"],
            "actions": actions * wide["head"],
            "gains": 2 * wide["head"],
            "votes": wide["head"],
            "middle": wide["value"] * wide["middle"],
            "verdict": wide["middle"],
        }
        if any(len(self.part(name)) != size for name, size in sizes.items()) or wide["verdict"] != 1:
            raise WeightsError("weights-damaged")


def weights_at(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise WeightsError("weights-missing") from error


def read_weights(content: bytes) -> Weights:
    line, _, packed = content.partition(b"\n")
    try:
        about = json.loads(line)
        if about["format"] != FORMAT:
            raise WeightsError("weights-foreign", game=str(about.get("game")), encoding=FORMAT)
        if hashlib.sha256(packed).hexdigest() != about["sha256"]:
            raise WeightsError("weights-damaged")
        return Weights(about, parts_of(about["parts"], packed))
    except (ValueError, KeyError, TypeError, AttributeError, struct.error, zlib.error) as error:
        raise WeightsError("weights-damaged") from error


def parts_of(sizes: dict[str, int], packed: bytes) -> dict[str, list[float]]:
    numbers = zlib.decompressobj().decompress(packed, 2 * MOST_NUMBERS)
    parts: dict[str, list[float]] = {}
    begin = 0
    for name, size in sizes.items():
        parts[name] = list(struct.unpack_from(f"<{size}e", numbers, begin))
        begin += 2 * size
    return parts


def write_weights(about: dict[str, Any], parts: dict[str, list[float]]) -> bytes:
    packed = zlib.compress(b"".join(struct.pack(f"<{len(part)}e", *part) for part in parts.values()), 9)
    sizes = {name: len(part) for name, part in parts.items()}
    sha256 = hashlib.sha256(packed).hexdigest()
    head = {"format": FORMAT, **about, "sha256": sha256, "parts": sizes}
    return json.dumps(head).encode() + b"\n" + packed
