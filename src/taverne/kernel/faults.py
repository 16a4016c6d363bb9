"""Reading what others have written down: every fault is noted with its place, and none is guessed away."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeVar

from taverne.kernel.errors import PositionError, SetupError, TaverneError
from taverne.kernel.keyed import KEY_BYTES

LARGEST: Final = 1_000_000
LARGEST_LUCK: Final = (1 << 63) - 1
LONGEST: Final = 60
Check = Callable[[str, Any], None]
RulesT = TypeVar("RulesT")


class Faults:
    """What is wrong so far. Each question answers whether its value can be used."""

    def __init__(self) -> None:
        self.found: list[TaverneError] = []

    def note(self, key: str, place: str, **details: object) -> None:
        self.found.append(TaverneError(key, place=place, **details))

    def refuse(self) -> None:
        """All faults at once, if there are any."""
        if self.found:
            raise PositionError("position-impossible", self.found)

    def number(self, place: str, value: object, low: int, high: int = LARGEST) -> bool:
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return True
        self.note("position-no-number", place, value=clip(value), low=str(low), high=str(high))
        return False

    def flag(self, place: str, value: object) -> bool:
        if isinstance(value, bool):
            return True
        self.note("position-no-flag", place, value=clip(value))
        return False

    def text(self, place: str, value: object) -> bool:
        if isinstance(value, str):
            return True
        self.note("position-no-text", place, value=clip(value))
        return False

    def word(self, place: str, value: object, known: Collection[str]) -> bool:
        """One of the words that are known here: a card, a leader, a faction."""
        if isinstance(value, str) and value in known:
            return True
        self.note("position-unknown-word", place, value=clip(value))
        return False

    def items(self, place: str, value: object, size: int = -1) -> list[Any]:
        """The values of a list, of this size if there is one; nothing where it is none."""
        if not isinstance(value, list):
            self.note("position-no-list", place, value=clip(value))
            return []
        if size not in (-1, len(value)):
            self.note("position-wrong-size", place, size=len(value), expected=size)
            return []
        return value

    def fields(self, place: str, value: object, names: Collection[str]) -> dict[str, Any]:
        """Those of the named fields that are there; each that is missing or unknown is noted."""
        if not isinstance(value, dict):
            self.note("position-no-fields", place, value=clip(value))
            return {}
        for name in names:
            if name not in value:
                self.note("position-field-missing", place, field=name)
        for name in value:
            if name not in names:
                self.note("position-field-unknown", place, field=clip(name))
        return {name: value[name] for name in names if name in value}

    def luck(self, place: str, value: object) -> None:
        """A number for the quick generator, or a key and how much of each of its streams is used up."""
        if not isinstance(value, dict):
            self.number(place, value, 1, LARGEST_LUCK)
            return
        luck = self.fields(place, value, ("key", "drawn"))
        if "key" in luck and not is_key(luck["key"]):
            self.note("position-no-key", f"{place} key", value=clip(luck["key"]))
        for name, used in self.mapping(f"{place} drawn", luck.get("drawn", {})).items():
            if self.text(f"{place} drawn", name):
                self.number(f"{place} drawn {clip(name)}", used, 0)

    def mapping(self, place: str, value: object) -> Mapping[Any, Any]:
        if isinstance(value, dict):
            return value
        self.note("position-no-fields", place, value=clip(value))
        return {}

    def complaint(self, place: str, reason: SetupError) -> None:
        """What another part of the rules has against it."""
        for one in reason.complaints or [reason]:
            self.note("position-refused", place, reason=one)


class Inspection:
    """One position, by the rules that it names; each game says what it looks at."""

    def __init__(self, faults: Faults, fields: dict[str, Any]) -> None:
        self.faults = faults
        self.fields = fields

    def checks(self) -> dict[str, Check]:
        """For each field but the rules and their edition, what looks at it; each game says it."""
        raise NotImplementedError

    def parts(self) -> None:
        """Each field for itself."""
        for name, check in self.checks().items():
            if name in self.fields:
                check(name, self.fields[name])

    def whole(self) -> None:
        """What the parts say about each other; each game says it."""
        raise NotImplementedError

    def flag(self, place: str, value: Any) -> None:
        self.faults.flag(place, value)

    def count(self, place: str, value: Any) -> None:
        self.faults.number(place, value, 0)


def inspect_position(
    position: object,
    names: tuple[str, ...],
    editions: Collection[int],
    read_rules: Callable[[str], RulesT],
    inspection_of: Callable[[Faults, dict[str, Any], RulesT], Inspection],
) -> None:
    """PositionError with every fault; what needs sound parts is looked at only when all parts are sound."""
    faults = Faults()
    fields = faults.fields("position", position, names)
    if "edition" in fields:
        faults.number("edition", fields["edition"], min(editions), max(editions))
    rules = sound_rules(faults, fields, read_rules)
    if rules is None:
        faults.refuse()
        return
    inspection = inspection_of(faults, fields, rules)
    inspection.parts()
    if not faults.found:
        inspection.whole()
    faults.refuse()


def sound_rules(faults: Faults, fields: dict[str, Any], read_rules: Callable[[str], RulesT]) -> RulesT | None:
    """Without rules nobody knows who sits there with which cards, and nothing else can be judged."""
    if "rules" not in fields or not faults.text("rules", fields["rules"]):
        return None
    try:
        return read_rules(fields["rules"])
    except SetupError as reason:
        faults.complaint("rules", reason)
        return None


def is_key(word: object) -> bool:
    return (
        isinstance(word, str)
        and len(word) == 2 * KEY_BYTES
        and all(one in "0123456789abcdef" for one in word)
    )


def clip(value: object) -> str:
    """As much of it as a message may repeat."""
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"
