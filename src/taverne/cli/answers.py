"""Which option a person means: by its number, its name, or the beginning of one."""

from __future__ import annotations

import unicodedata

from taverne.cli.cast import in_words
from taverne.cli.desk import Option
from taverne.kernel.errors import TaverneError


class Puzzled(TaverneError):
    """Words that name no option, or several."""


def choose(words: str, options: list[Option]) -> Option:
    """The one option that fits; a whole name goes before the beginning of another."""
    if words.isascii() and words.isdecimal():
        return by_number(words, options)
    for option in options:
        if option.word == words:
            return option
    sought = folded(words)
    for fits in (str.__eq__, str.startswith, has_word):
        found = [option for option in options if any(fits(folded(name), sought) for name in option.names)]
        if len(found) == 1:
            return found[0]
        if found:
            several = in_words([option.label for option in found])
            raise Puzzled("cli-several-fit", answer=words, options=several)
    raise Puzzled("cli-not-an-option", answer=shortened(words))


def by_number(words: str, options: list[Option]) -> Option:
    number = int(words[:9])
    if not 1 <= number <= len(options):
        raise Puzzled("cli-out-of-range", answer=shortened(words), last=len(options))
    return options[number - 1]


def likely(sought: str, names: dict[str, list[str]]) -> list[str]:
    """The keys of those with a name that begins so, else of those with a name that has it inside."""
    for fits in (str.startswith, str.__contains__):
        found = [key for key, called in names.items() if any(fits(name, sought) for name in called)]
        if sought and found:
            return found
    return []


def has_word(name: str, sought: str) -> bool:
    """Whether a later word of the name begins so."""
    return f" {sought}" in name


def folded(text: str) -> str:
    """Small letters without accents and punctuation."""
    letters = unicodedata.normalize("NFKD", text).casefold()
    kept = "".join(
        letter if letter.isalnum() else " " for letter in letters if not unicodedata.combining(letter)
    )
    return " ".join(kept.split())


def shortened(words: str, longest: int = 40) -> str:
    printable = "".join(letter if letter.isprintable() else " " for letter in words)
    return printable if len(printable) <= longest else f"{printable[:longest]}…"
