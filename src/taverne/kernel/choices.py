"""What players agree on before a game: fields with a few values each, in one readable line."""

from __future__ import annotations

from typing import Any

from taverne.kernel.errors import SetupError, TaverneError

Choice = str | int | bool
Choices = dict[str, tuple[Choice, ...]]


def written(choice: object) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def wrong_choices(values: dict[str, object], choices: Choices) -> list[TaverneError]:
    """Every field whose value is none of its choices."""
    found: list[TaverneError] = []
    for name, allowed in choices.items():
        value = values[name]
        if value not in allowed or isinstance(value, bool) != isinstance(allowed[0], bool):
            words = ", ".join(written(choice) for choice in allowed)
            found.append(
                TaverneError("rules-no-such-choice", field=name, value=written(value), allowed=words)
            )
    return found


def read_values(
    words: str, choices: Choices, free: tuple[str, ...] = ()
) -> tuple[dict[str, Any], list[TaverneError]]:
    """The fields of a line as `law=standard wins=2`, and a complaint for each name that is none.

    The fields named in `free` have no choices; they stay words.
    """
    values: dict[str, Any] = {}
    unknown: list[TaverneError] = []
    for word in words.split():
        name, _, value = word.partition("=")
        if name in choices:
            values[name] = read_choice(choices[name], value)
        elif name in free:
            values[name] = value
        else:
            unknown.append(TaverneError("rules-no-such-field", field=name))
    return values, unknown


def refuse(complaints: list[TaverneError]) -> None:
    """All complaints about the rules at once, if there are any."""
    if complaints:
        raise SetupError("rules-unplayable", complaints)


def read_choice(allowed: tuple[Choice, ...], value: str) -> Choice:
    """The choice that is written so; anything else stays a word, to be complained about."""
    for choice in allowed:
        if written(choice) == value:
            return choice
    return value
