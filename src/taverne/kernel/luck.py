"""Where chance begins: a seed for the quick generator or a key for the other, in records and positions."""

from __future__ import annotations

import re
from typing import Any, Final

from taverne.kernel.errors import RecordError, SetupError
from taverne.kernel.faults import clip
from taverne.kernel.keyed import KEY_BYTES, Keyed, keyed
from taverne.kernel.position import FRESH, POSITION, is_position
from taverne.kernel.record import checksum
from taverne.kernel.rng import Chance, Rng, seeded

Luck = int | bytes
KEY: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


def chance(luck: Luck) -> Chance:
    return seeded(luck) if isinstance(luck, int) else keyed(luck)


def luck_lines(luck: object) -> dict[str, str]:
    """The line of a record's set-up that chance begins with: a whole number, or a key of the right length."""
    if isinstance(luck, bytes) and len(luck) == KEY_BYTES:
        return {"key": luck.hex()}
    if isinstance(luck, int) and not isinstance(luck, bool):
        return {"seed": str(luck)}
    raise SetupError("setup-no-luck", seed=clip(luck))


def read_luck(setup: dict[str, str]) -> Luck:
    """A seed or a key, never both."""
    if ("seed" in setup) == ("key" in setup):
        raise RecordError("record-unreadable")
    if "key" in setup:
        return read_key(setup["key"])
    try:
        return int(setup["seed"])
    except ValueError:
        raise RecordError("record-unreadable") from None


def luck_facts(setup: dict[str, str]) -> dict[str, int | str]:
    """The same as data; a position carries its chance with it."""
    if is_position(setup):
        return {}
    return {"seed": int(setup["seed"])} if "seed" in setup else {"key": setup["key"]}


def luck_name(setup: dict[str, str]) -> str:
    """Short enough for a line or a file name."""
    if is_position(setup):
        return checksum(setup[POSITION])
    return setup["seed"] if "seed" in setup else setup["key"][:8]


def luck_number(setup: dict[str, str]) -> int:
    """A number that follows from it, for luck beside the game."""
    if is_position(setup):
        return int(checksum(setup[POSITION]), 16)
    luck = read_luck(setup)
    return luck if isinstance(luck, int) else int.from_bytes(luck, "big")


def read_key(word: str) -> bytes:
    """Exactly as it is written, so that no two records tell the same game."""
    if not KEY.fullmatch(word):
        raise RecordError("record-unreadable")
    return bytes.fromhex(word)


def fresh_line(answers: int, key: bytes) -> dict[str, str]:
    """From this number of answers on, chance is another: the game was brought from elsewhere."""
    return {f"{FRESH}{answers}": key.hex()}


def fresh_keys(setup: dict[str, str]) -> dict[int, bytes]:
    """The keys that a game takes up on its way, by the number of answers before."""
    lines = {word.removeprefix(FRESH): key for word, key in setup.items() if word.startswith(FRESH)}
    if not all(point.isdecimal() and str(int(point[:9])) == point for point in lines):
        raise RecordError("record-unreadable")
    return {int(point): read_key(key) for point, key in lines.items()}


def write_chance(rng: Chance) -> int | dict[str, Any]:
    """As plain data, for positions."""
    if isinstance(rng, Keyed):
        return {"key": rng.key.hex(), "drawn": {name: int(used) for name, used in rng.drawn.items()}}
    return int(rng.mark())


def read_chance(words: int | dict[str, Any]) -> Chance:
    if isinstance(words, int):
        return Rng(words)
    return Keyed(bytes.fromhex(words["key"]), dict(words["drawn"]), "")
