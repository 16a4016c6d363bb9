"""What players agree on before a game: fields with a few values each, in one readable line."""

from __future__ import annotations

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


def split_fields(words: str) -> list[tuple[str, str]]:
    """Names and values of a line as `law=standard wins=2`, as they stand there."""
    split = [word.partition("=") for word in words.split()]
    return [(name, value) for name, _, value in split]


def read_fields(words: str, names: list[str]) -> dict[str, str]:
    """The fields of a line as `deck=I wins=2`; all unknown names are refused at once."""
    fields: dict[str, str] = {}
    unknown: list[TaverneError] = []
    for name, value in split_fields(words):
        if name not in names:
            unknown.append(TaverneError("rules-no-such-field", field=name))
        fields[name] = value
    if unknown:
        raise SetupError("rules-unplayable", unknown)
    return fields


def read_choice(allowed: tuple[Choice, ...], value: str) -> Choice:
    """The choice that is written so; anything else stays a word, to be complained about."""
    for choice in allowed:
        if written(choice) == value:
            return choice
    return value
