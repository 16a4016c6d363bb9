"""The small reader of catalogues says what Fluent says."""

import re

import pytest

from taverne.page.phrases import Phrases
from taverne.words import FOLDER, languages, read_fluent

TEXTS = {
    spoken: [path.read_text(encoding="utf-8") for path in sorted((FOLDER / spoken).rglob("*.ftl"))]
    for spoken in languages()
}
VARIABLE = re.compile(r"\$([\w-]+)")
CHOICE = re.compile(r"\$([\w-]+) *->((?:\s*\*?\[[^\]]+\][^\n]*)+)")
SAMPLES = (1234, "Ann", 1, 2)


def sample_details(text):
    """Every variable as a number and as a word, and every choice with each of its variants."""
    names = VARIABLE.findall(text)
    yield from (dict.fromkeys(names, sample) for sample in SAMPLES[: None if "->" in text else 2])
    for name, variants in CHOICE.findall(text):
        for variant in set(re.findall(r"\[([^\]]+)\]", variants)) - {"one", "other"}:
            value = int(variant) if variant.lstrip("-").isdigit() else variant
            yield dict.fromkeys(names, 3) | {name: value}


@pytest.mark.parametrize("spoken", languages())
def test_every_message_is_said_as_fluent_says_it(spoken):
    ours, theirs = Phrases(spoken, TEXTS[spoken]), read_fluent(spoken, TEXTS[spoken])
    assert sorted(ours._messages) == sorted(theirs._messages)
    wrong = []
    for key, message in ours._messages.items():
        for details in sample_details(message.value):
            said, _ = ours.format_pattern(message.value, details)
            meant, _ = theirs.format_pattern(theirs.get_message(key).value, details)
            if said != meant and "NUMBER(" not in message.value:
                wrong.append((key, details, said, meant))
    assert wrong[:5] == [], len(wrong)


def test_what_is_not_told_stays_visible():
    said = Phrases("en", ["a = { $who } and { b }\nb = { $n ->\n    [one] x\n   *[other] { $n } y\n }."])
    assert said.format_pattern(said.get_message("a").value, {"n": 2}) == ("who and 2 y.", [])
    assert said.format_pattern("{ nothing } { odd", {}) == ("{nothing} { odd", [])
