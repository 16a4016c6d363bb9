"""A field of a table is listed once: copies, positions, checks and samples must not forget one."""

import random

import pytest

from kit.cardia.random_rules import random_rules
from kit.gwent.random_decks import random_decks
from taverne import cardia, gwent
from taverne.cardia import faults as cardia_faults
from taverne.cardia import position as cardia_position
from taverne.cardia import sampling as cardia_sampling
from taverne.cardia.setup import new_table as new_cardia
from taverne.gwent import faults as gwent_faults
from taverne.gwent import position as gwent_position
from taverne.gwent import sampling as gwent_sampling
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import new_table as new_gwent
from taverne.kernel.faults import Faults

# Pending work is the field `pending`, chance the field `luck`; the open question follows.
OF_EVERY_TABLE = {"seating", "rules", "rng", "agenda", "seat", "options", "sink", "automaton"}
# Follows from rules and decks: `silenced` says which leaders are off, the others mark what they change.
LAID_OUT = {
    gwent: {"mode", "factions", "manners", "leaders", "blind_medics", "planning"},
    cardia: {"cast", "scenes", "opening", "drawing", "foggy"},
}
NO_ATTRIBUTES = {"rules", "edition", "luck", "pending", "silenced"}
# What a view hides, or shows only to some: the laws about samples look after these.
HIDDEN = {
    gwent: {"luck", "lists", "hands", "decks", "asides", "buried", "known", "pending"},
    cardia: {"luck", "hands", "decks", "sealed", "laid", "guardians", "known"},
}
NOT_COPIED = {"sink"}
MOSTLY_EMPTY = {"winners": [1], "turned_up": ["one"], "leader_pile": ["one"]}
MODES = ("duel", "ffa3", "pairs", "solo")


def gwent_table(seed):
    rules = GwentRules(mode=MODES[seed % len(MODES)])
    return new_gwent(rules, random_decks(seed, rules), seed)


def cardia_table(seed):
    return new_cardia(random_rules(seed), seed)


PARTS = {
    gwent: (gwent_table, gwent_position, gwent_sampling),
    cardia: (cardia_table, cardia_position, cardia_sampling),
}
BOTH = pytest.mark.parametrize("game", [gwent, cardia], ids=["gwent", "cardia"])


def walk(table, seed, most):
    luck = random.Random(seed)
    while not table.is_over() and most:
        most -= 1
        table.play(luck.choice(table.options))
    return table


def walks(game, count=30):
    make = PARTS[game][0]
    for seed in range(count):
        yield walk(make(seed), seed, seed * 7 % 40)


def attributes(thing):
    """Its fields, in both builds."""
    kinds = type(thing).__mro__
    compiled = {name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ()) if name[0] != "_"}
    return compiled or {name for name in getattr(thing, "__dict__", {}) if name[0] != "_"}


def dump(value, depth=4):
    """Whatever it is as plain data, by its attributes; what has a key is printed and the same for all."""
    if isinstance(value, (list, tuple)):
        return [dump(one, depth) for one in value]
    if isinstance(value, (int, float, str, bytes, dict, type(None))):
        return value
    if hasattr(value, "key") or depth == 0:
        return id(value)
    return {name: dump(getattr(value, name), depth - 1) for name in sorted(attributes(value))}


def differing(one, two):
    names = attributes(one) - NOT_COPIED
    return {name for name in names if dump(getattr(one, name)) != dump(getattr(two, name))}


def strange(value, card):
    """Another value of the same kind, such as no new table has."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, (int, str)):
        return value + value + type(value)("7")
    if isinstance(value, list) and value and all(isinstance(one, list) for one in value):
        return [[*zone, card] for zone in value]
    if isinstance(value, list) and value and all(isinstance(one, (bool, int, str)) for one in value):
        return [strange(one, card) for one in value]
    return value


def make_strange(table, card, but=()):
    """No rule would lead there, but every field has a value of its own."""
    for name in attributes(table) - OF_EVERY_TABLE - set(but):
        if name not in ("row", "rows", "laid"):
            value = getattr(table, name) or MOSTLY_EMPTY.get(name) or getattr(table, name)
            setattr(table, name, [card] if name == "gone" else strange(value, card))


@BOTH
def test_every_attribute_of_a_table_is_a_field_or_follows_from_the_set_up(game):
    """Who adds one decides here what it is; `FIELDS` is then what all others follow."""
    make, position, _ = PARTS[game]
    listed = set(position.NAMES) - NO_ATTRIBUTES
    assert attributes(make(1)) == listed | OF_EVERY_TABLE | LAID_OUT[game]
    assert len(position.NAMES) == len(set(position.NAMES))


@BOTH
def test_a_clone_forgets_no_attribute(game):
    for table in walks(game):
        assert differing(table, table.clone()) == set()
        cards = [card for deck in table.decks for card in deck] or [table.discards[0][0]]
        make_strange(table, cards[0])
        assert differing(table, table.clone()) == set()


@BOTH
def test_what_a_clone_forgets_would_be_noticed(game):
    table = PARTS[game][0](2)
    make_strange(table, table.decks[0][0])
    for name in ("round", "winners", "hands"):
        twin = table.clone()
        setattr(twin, name, getattr(PARTS[game][0](2), name))
        assert differing(table, twin) == ({name} if getattr(table, name) else set())


@BOTH
def test_a_position_holds_every_attribute(game):
    """Written, read and compared attribute by attribute; the order of equals in a hand means nothing."""
    position = PARTS[game][1]
    for table in walks(game):
        twin = position.rebuild(position.write_position(table))
        twin.advance()
        assert differing(table, twin) <= {"lists", "known", "automaton"}
        assert position.write_position(twin) == position.write_position(table)


@BOTH
def test_a_position_writes_every_field_as_it_is_now(game):
    position = PARTS[game][1]
    table = PARTS[game][0](2)
    before = position.write_position(table)
    make_strange(table, table.decks[0][0])
    after = position.write_position(table)
    plain = {name for name in position.NAMES if name in attributes(table) and getattr(table, name) != []}
    changed = {name for name in position.NAMES if after[name] != before[name]}
    assert changed >= plain - {"rules", "rows", "lists", "row", "laid", "waiting", "guardians", "known"}


@BOTH
def test_a_sample_is_told_of_every_field_by_the_view(game):
    _, position, sampling = PARTS[game]
    shown = set(position.NAMES) - HIDDEN[game]
    for table in walks(game):
        for seat in table.asked():
            known = sampling.known_position(game.view(table, seat), 5)
            written = position.write_position(table)
            assert set(known) == set(position.NAMES)
            assert {name for name in shown if known[name] != written[name]} == set()


@BOTH
def test_a_sample_follows_every_number_and_flag_that_is_shown(game):
    make, position, sampling = PARTS[game]
    for name in set(position.NAMES) - HIDDEN[game] - {"shown"}:
        table = make(4)
        if isinstance(getattr(table, name, None), (bool, int)):
            setattr(table, name, strange(getattr(table, name), None))
            known = sampling.known_position(game.view(table, table.seat), 5)
            assert known[name] == getattr(table, name)


@BOTH
def test_every_field_of_a_position_is_checked(game):
    make, position, _ = PARTS[game]
    table = make(1)
    inspect = gwent_faults.GwentInspection if game is gwent else cardia_faults.CardiaInspection
    inspection = inspect(Faults(), position.write_position(table), table.rules)
    assert set(inspection.checks()) == set(position.NAMES) - {"rules", "edition"}


@BOTH
def test_what_is_pending_is_known_by_what_everybody_hears_of_it(game):
    """The tasks of a sample are of the same kinds and carry the same cards: none may be forgotten."""
    _, position, sampling = PARTS[game]
    for table in walks(game, 60):
        for seat in table.asked():
            base = position.rebuild(sampling.known_position(game.view(table, seat), 5))
            assert [type(task) for task in base.agenda] == [type(task) for task in table.agenda]
            assert [task.public_words() for task in base.agenda] == [
                task.public_words() for task in table.agenda
            ]


def test_gwent_counts_the_cards_that_pending_work_carries():
    """A Decoy or a unit in the middle of being played lies in no zone; a sample does not deal it again."""
    carrying = [twin for seed in range(8) for twin in states(gwent_table(seed), seed) if twin.carried()]
    assert {type(task).__name__ for table in carrying for task in table.agenda if task.carried()} > {"Swap"}
    for table in carrying:
        seen = gwent.view(table, table.seat)
        base = gwent_position.rebuild(gwent_sampling.known_position(seen, 5))
        bag = gwent_sampling.seen_cards(seen, base)
        assert all(bag[card] > 0 for card in table.carried() if not card.secondary)


def states(table, seed):
    """A copy of every state of a random game."""
    luck = random.Random(seed)
    while not table.is_over():
        yield table.clone()
        table.play(luck.choice(table.options))
