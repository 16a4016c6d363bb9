"""The faults that `make mutants` puts into the rules."""

import ast
import sys

from kit.places import ROOT
from kit.places import SOURCE as SOURCE_OF_RULES

sys.path.insert(0, str(ROOT / "tools"))

from mutate import GAMES, equivalents, mutants_of
from mutations import faults, faulty

SOURCE = '''
"""Text."""

MOST: Final = 3
NOBODY: Final = -1


class Rule:
    def clone(self) -> Rule:
        return Rule(1)

    def allows(self, card: Card, place: i64 = 0) -> bool:
        """Not this."""
        if card.hero and place > MOST:
            self.count += 1
            return False
        return not card.plain


def picked(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card.plain]
'''


def words(source=SOURCE):
    return [fault.words for fault in faults(source)]


def test_operators_numbers_conditions_statements_and_answers_are_made_wrong():
    found = [one.strip() for one in words()]
    for fault in (
        "3 → 4",
        "3 → 2",
        "card.hero and place > MOST → card.hero or place > MOST",
        "place > MOST → place >= MOST",
        "place > MOST → place <= MOST",
        "self.count += 1 → pass",
        "self.count += 1 → self.count -= 1",
        "False → True",
        "return not card.plain → return card.plain",
        "return [card for card in cards if card.plain] → return []",
        "for card in cards if card.plain → for card in cards",
    ):
        assert fault in found


def test_sentinels_copies_defaults_and_texts_are_left_alone():
    assert not any("Rule(1)" in one or "Text" in one or "-1" in one for one in words())
    assert [fault.function for fault in faults(SOURCE)][:2] == ["", ""]
    assert {fault.function for fault in faults(SOURCE)} == {"", "Rule.allows", "picked"}


def test_a_fault_changes_one_place():
    whole = ast.unparse(ast.parse(SOURCE)).splitlines()
    for fault in faults(SOURCE):
        other = ast.unparse(faulty(SOURCE, fault.number)).splitlines()
        assert other != whole
        assert len(set(whole) - set(other)) <= 3


def test_the_excused_faults_still_exist():
    """What is no longer in the rules needs no excuse."""
    marks = {mutant.mark for game in GAMES for mutant in mutants_of(game)}
    assert equivalents() <= marks


def test_faults_are_put_into_rules_alone():
    folders = {game: SOURCE_OF_RULES / game for game in GAMES}
    touched = {one.path.relative_to(folders[game]) for game in GAMES for one in mutants_of(game)}
    assert {path.parts[0] for path in touched} & {"bots", "house", "terminal", "arena.py", "game.py"} == set()
    assert {path.name for path in touched} >= {"row.py", "judging.py", "rounds.py", "stakes.py"}
