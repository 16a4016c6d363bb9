"""Every rule of Cardia's rules document has a test that names it, and a place in the code or in the data."""

import ast
import re

import pytest

from kit.places import SOURCE, TESTS
from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS, NAMES

PACKAGE = SOURCE / "cardia"
RULES = (PACKAGE / "data" / "rules.en.md").read_text(encoding="utf-8")
RULE_ID = re.compile(r"CAR-\d+(?:\.\d+)?")
RULE = re.compile(r"^\*\*(CAR-\d+(?:\.\d+)?) (.+?)\.\*\*", re.MULTILINE)
TITLES = dict(RULE.findall(RULES))


def ids_in_tests():
    """The ids in the docstrings of all test functions."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(RULE_ID.findall(ast.get_docstring(node) or ""))
    return found


TESTED = ids_in_tests()


@pytest.mark.parametrize("rule", TITLES)
def test_the_rule_has_a_test(rule):
    assert rule in TESTED


def test_no_rule_is_written_twice_and_tests_name_only_rules_that_exist():
    assert len(RULE.findall(RULES)) == len(TITLES) > 90
    assert TESTED - set(TITLES) == set()


def test_the_code_names_only_rules_that_exist():
    chapters = {rule.partition(".")[0] for rule in TITLES}
    named = {
        rule for path in PACKAGE.rglob("*.py") for rule in RULE_ID.findall(path.read_text(encoding="utf-8"))
    }
    assert named - set(TITLES) - chapters == set()


def test_every_card_has_a_rule_with_its_name():
    titles = " | ".join(TITLES.values())
    for key in [*(card.key for card in CHARACTERS), *BOX]:
        assert NAMES[key] in titles
    for number, card in enumerate(CHARACTERS):
        deck = "I" if number < 16 else "II"
        assert TITLES[f"CAR-5.{6 + number}"].startswith(f"{NAMES[card.key]} ({deck} {card.influence}")


def test_the_document_and_the_card_agree_on_what_is_ongoing():
    for number, card in enumerate(CHARACTERS):
        assert ("ongoing" in TITLES[f"CAR-5.{6 + number}"]) == card.ongoing
