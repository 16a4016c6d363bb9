"""Errors are loud and kind: a type, a message key, its details, and plain words."""

from __future__ import annotations


class TaverneError(Exception):
    """Something was asked for that cannot be; nothing has been changed."""

    def __init__(self, key: str, **details: object) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        from taverne.words import say

        return say(self.key, **self.details)


class IllegalMove(TaverneError):
    """An answer that nobody asked for."""


class RecordError(TaverneError):
    """A record that cannot be read or replayed."""


class SetupError(TaverneError):
    """A game that cannot begin: every complaint is listed, not only the first."""

    def __init__(self, key: str, complaints: list[TaverneError] | None = None, **details: object) -> None:
        super().__init__(key, **details)
        self.complaints = complaints or []

    def __str__(self) -> str:
        """One line for each complaint; those within a complaint stand further in."""
        inner = [f"- {complaint}".replace("\n", "\n  ") for complaint in self.complaints]
        return "\n".join([super().__str__(), *inner])


class PositionError(SetupError):
    """A written position that no table can stand in: every fault is listed, each with its place."""


class Untold(TaverneError):
    """At a real table something has happened that nobody has told yet: one of these, or perhaps none."""

    def __init__(self, kind: str, options: list[str], or_none: bool) -> None:
        super().__init__("companion-untold", kind=kind)
        self.kind = kind
        self.options = options
        self.or_none = or_none


class Absent(TaverneError):
    """None of these cards was there: they lie where nobody can see them. `at` is which word said so."""

    def __init__(self, cards: list[object], at: int) -> None:
        super().__init__("companion-absent")
        self.cards = cards
        self.at = at
