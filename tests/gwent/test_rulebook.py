"""Every rule of our rules document has a test that names it."""

import ast
import re

import pytest

from kit.places import SOURCE, TESTS

RULES = SOURCE / "gwent" / "data" / "rules.en.md"
RULE_ID = re.compile(r"GWT-\d+(?:\.\d+)?")


def rule_ids():
    return re.findall(r"^\*\*(GWT-\d+(?:\.\d+)?) ", RULES.read_text(encoding="utf-8"), re.MULTILINE)


def ids_in_tests():
    """The ids in the docstrings of all test functions."""
    found = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.update(RULE_ID.findall(ast.get_docstring(node) or ""))
    return found


TESTED = ids_in_tests()


@pytest.mark.parametrize("rule", rule_ids())
def test_the_rule_has_a_test(rule):
    assert rule in TESTED


def test_no_rule_is_written_twice_and_tests_name_only_rules_that_exist():
    rules = rule_ids()
    assert len(set(rules)) == len(rules)
    assert TESTED - set(rules) == set()
