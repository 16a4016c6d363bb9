"""The rules say the same in every language: the same rules, numbers, options and cards."""

import json
import re
from collections import Counter
from functools import cache

import pytest

from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.handbook import HANDBOOK as CARDIA
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.handbook import HANDBOOK as GWENT
from taverne.words import ENGLISH, in_english, languages, say, speaking

pytest_plugins = ("kit.terminal",)
BOOKS = {"gwent": GWENT, "cardia": CARDIA}
TONGUES = [tongue for tongue in languages() if tongue != ENGLISH]
NAME_IDS = {
    "gwent": [f"card-{key}" for key in (*(face.key for face in FACES), *LEADER_FACES)],
    "cardia": [f"cardia-card-{key}" for key in (*(card.key for card in CHARACTERS), *BOX)],
}
HEADING = re.compile(r"^## (\d+) .+$", re.MULTILINE)
NUMBER = re.compile(r"[+−×]?\s?\d+")
QUOTED = re.compile(r"`[^`]+`")
ARTICLE = re.compile(r"^(?:The|Der|Die|Das|Il|La|Lo) |^L'")
LONG = 4
EACH = pytest.mark.parametrize(("game", "tongue"), [(game, tongue) for game in BOOKS for tongue in TONGUES])


@cache
def source(game, tongue):
    return (BOOKS[game].folder / f"rules.{tongue}.md").read_text(encoding="utf-8")


@cache
def passages(game, tongue):
    """Each rule with its mark-up, by its id; what stands between two rules belongs to the first."""
    _, *parts = re.split(rf"^\*\*(?={BOOKS[game].letters}-\d)", source(game, tongue), flags=re.MULTILINE)
    return {part.split(" ", 1)[0]: " ".join(HEADING.sub("", part).split()) for part in parts}


def differences(game, tongue, found):
    """The rules in which the two languages do not have the same number of the same things."""
    own, english = passages(game, tongue), passages(game, ENGLISH)
    counts = {rule: (Counter(found(own[rule])), Counter(found(english[rule]))) for rule in english}
    return {rule: (mine - theirs, theirs - mine) for rule, (mine, theirs) in counts.items() if mine != theirs}


def numbers(text):
    return ["".join(number.split()) for number in NUMBER.findall(text)]


@EACH
def test_every_language_has_the_same_rules_in_the_same_chapters(game, tongue):
    own, english = BOOKS[game].rules(tongue), BOOKS[game].rules(ENGLISH)
    assert [rule.id for rule in own] == [rule.id for rule in english]
    assert HEADING.findall(source(game, tongue)) == HEADING.findall(source(game, ENGLISH))
    assert [len(rule.text) for rule in own] == [len(rule.text) for rule in english]
    assert all(rule.title and rule.chapter for rule in own)


@EACH
def test_every_language_has_the_same_numbers_and_the_same_options(game, tongue):
    assert differences(game, tongue, numbers) == {}
    assert differences(game, tongue, QUOTED.findall) == {}


@EACH
def test_rulings_are_marked_in_every_language(game, tongue):
    """The words in italics are as many, so that no ruling passes for a rule of the box."""
    assert differences(game, tongue, lambda text: ["*"] * len(re.findall(r"\*", text))) == {}


@cache
def names(game, tongue):
    """What cards and leaders are called, English beside the language; the longest first."""
    with speaking(tongue):
        pairs = [(in_english(key), say(key)) for key in NAME_IDS[game]]
    parts = [part for english, spoken in pairs for part in zip(halves(english), halves(spoken), strict=True)]
    return sorted({*pairs, *parts}, key=lambda pair: -len(pair[0]))


def halves(name):
    """A leader's name and title, without an article: `Foltest` and `Siegemaster`."""
    return [ARTICLE.sub("", half) for half in name.split(": ")]


def mentioned(game, tongue, text):
    """The names in that language of the cards that an English rule mentions."""
    found = []
    for english, spoken in names(game, tongue):
        text, times = re.subn(rf"\b{re.escape(english)}s?\b", " ", text)
        found += [spoken] if times else []
    return found


def inflected(name):
    """A pattern for a name whose words may have another ending: German cases, Italian plurals."""
    stems = [re.escape(word[:-2] if len(word) > LONG else word) for word in name.split()]
    return r"\b" + r"[\w':]{0,4}\s".join(stems)


@EACH
def test_cards_are_called_as_in_the_box_of_that_language(game, tongue):
    own, english = passages(game, tongue), passages(game, ENGLISH)
    cards = {rule: mentioned(game, tongue, text) for rule, text in english.items()}
    assert sum(map(len, cards.values())) > 100
    missing = [
        (rule, card) for rule in cards for card in cards[rule] if not re.search(inflected(card), own[rule])
    ]
    assert missing == []


@EACH
def test_a_translation_is_not_english(game, tongue):
    own, english = BOOKS[game].rules(tongue), BOOKS[game].rules(ENGLISH)
    assert [rule.id for rule, other in zip(own, english, strict=True) if rule.text == other.text] == []


def test_the_rules_are_told_in_the_language_spoken(run):
    assert run("--language", "nl", "rules", "5.2").out.startswith("GWT-5.2 Medic\n  Kies een troep")
    assert run("--language", "de", "rules", "CAR-3.3").out.startswith("CAR-3.3 ")
    assert "Ablagestapel" in run("--language", "de", "rules", "GWT-3.8").out
    assert "pila degli scarti" in run("--language", "it", "rules", "GWT-3.8").out


@pytest.mark.parametrize(
    ("tongue", "word", "rule"),
    [
        ("nl", "aflegstapel", "GWT-5.2"),
        ("de", "ablagestapel", "GWT-5.2"),
        ("it", "scarti", "GWT-5.2"),
        ("nl", "eenhoorn", "CAR-6.10"),
        ("de", "einhorn", "CAR-6.10"),
        ("it", "unicorno", "CAR-6.10"),
    ],
)
def test_rules_are_found_by_a_word_of_that_language(run, tongue, word, rule):
    found = json.loads(run("--language", tongue, "rules", word, "--json").out)
    assert rule in {one["id"] for one in found}
    assert all(word in f"{one['title']} {one['text']}".lower() for one in found)


def test_english_words_find_a_rule_in_every_language(run):
    found = json.loads(run("--language", "nl", "rules", "discard", "pile", "--json").out)
    assert "aflegstapel" in next(rule["text"] for rule in found if rule["id"] == "GWT-5.2")


def test_a_language_without_a_translation_reads_english():
    assert GWENT.rules("xx") == GWENT.rules(ENGLISH)


def test_a_rule_is_asked_for_in_the_middle_of_a_game_in_that_language(run):
    told = run("--language", "nl", "play", "gwent", "--seed", "3", typed="? GWT-5.2\n").out
    assert "Kies een troep" in told
