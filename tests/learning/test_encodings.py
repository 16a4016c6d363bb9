"""Observations hold what the seat may know and no more; actions and options are the same thing."""

import json
import random
import re

import pytest

from kit.builds import in_full
from kit.cardia.random_rules import random_rules
from kit.cardia.walks import deal_secrets_anew as deal_cardia_anew
from kit.encodings import each_question, fresh_sheet, observe
from kit.gwent.random_decks import random_decks
from kit.gwent.walks import deal_secrets_anew as deal_gwent_anew
from kit.places import ROOT, TESTS
from taverne.cardia import encoding as cardia_encoding
from taverne.cardia import sampling as cardia_sampling
from taverne.cardia.encoding import attributes as cardia_attributes
from taverne.cardia.setup import new_table as new_cardia
from taverne.cardia.view import view as cardia_view
from taverne.gwent import encoding as gwent_encoding
from taverne.gwent import sampling as gwent_sampling
from taverne.gwent.catalogue import FACES
from taverne.gwent.encoding import attributes as gwent_attributes
from taverne.gwent.encoding import layout as at
from taverne.gwent.modes import MODES
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import new_table as new_gwent
from taverne.gwent.view import view as gwent_view
from taverne.kernel.errors import IllegalMove, SetupError
from taverne.kernel.rng import seeded

GOLDEN = TESTS / "learning" / "golden-1.json"
VARIANTS = (
    {},
    {"relentless": "opponent_discard", "open_lists": True},
    {"law": "advanced", "after_draw": "random"},
    {"weather_on_zero": "becomes_1", "summon_on_decoy": False},
)
SOLO_VARIANTS = ({}, {"built_deck": True}, {"enemy_leaders": True}, {"open_lists": True})


class Gwent:
    """One way to play Gwent, as the laws need it."""

    sample = staticmethod(gwent_sampling.sample)
    view = staticmethod(gwent_view)

    def __init__(self, mode):
        self.mode, self.encoding = mode, gwent_encoding.encoding(mode)

    def deal(self, seed):
        variants = SOLO_VARIANTS if self.mode == "solo" else VARIANTS
        rules = GwentRules(mode=self.mode, **variants[seed % len(variants)])
        return new_gwent(rules, random_decks(seed, rules), seed)

    def deal_anew(self, table, viewer, luck):
        for seat in range(table.seating.seats):
            if seat != viewer:
                deal_gwent_anew(table, viewer, seat, luck)


class Cardia:
    """Cardia by every deck, scene, guardian and option in turn."""

    encoding = cardia_encoding.encoding()
    sample = staticmethod(cardia_sampling.sample)
    view = staticmethod(cardia_view)
    deal_anew = staticmethod(deal_cardia_anew)

    def deal(self, seed):
        return new_cardia(random_rules(seed * 37, 1 + seed % 2), seed)


GAMES = {mode: Gwent(mode) for mode in MODES} | {"cardia": Cardia()}


@pytest.fixture(params=GAMES)
def game(request):
    return GAMES[request.param]


def questions(game, seed, most=30):
    table = game.deal(seed)
    for seat in each_question(table, random.Random(seed), most):
        yield table, seat


def test_an_observation_equals_that_of_a_table_sampled_from_the_view(game):
    """What the view does not tell cannot stand in the observation."""
    for seed in range(in_full(24, 2)):
        for table, seat in questions(game, seed):
            twin = game.sample(game.view(table, seat), seeded(seed + 1))
            assert observe(game.encoding, twin, seat) == observe(game.encoding, table, seat)


def test_what_a_seat_cannot_know_is_not_written(game):
    """Hidden cards are dealt anew by what the rulebook says; also a seat that is not asked sees the same."""
    for seed in range(in_full(40, 5)):
        table = game.deal(seed)
        for _ in each_question(table, random.Random(seed), 5 + 3 * seed % 40):
            pass
        for viewer in range(table.seating.seats):
            twin = table.clone()
            game.deal_anew(twin, viewer, random.Random(seed))
            assert game.view(twin, viewer) == game.view(table, viewer)
            assert observe(game.encoding, twin, viewer) == observe(game.encoding, table, viewer)


def test_every_option_has_one_action_and_every_action_one_option(game):
    encoding, sheet = game.encoding, fresh_sheet(game.encoding)
    for seed in range(in_full(40, 4)):
        for table, seat in questions(game, seed, 50):
            options = table.question(seat).options(table)
            actions = observe(encoding, table, seat, sheet).actions
            assert len(set(actions)) == len(actions) == len(options)
            assert [sheet.option_of(0, action) for action in actions] == list(range(len(options)))


def test_an_action_outside_the_mask_is_refused(game):
    table, seat = next(questions(game, 1))
    sheet = game.encoding.sheet(1)
    actions = observe(game.encoding, table, seat, sheet).actions
    for wrong in {-1, 0, 1, game.encoding.actions} - set(actions):
        with pytest.raises(IllegalMove):
            sheet.option_of(0, wrong)


def test_who_is_not_asked_has_no_action():
    game = GAMES["duel"]
    table = game.deal(3)
    while len(table.asked()) > 1 or table.round == 0:
        table.answer(table.asked()[0], table.question(table.asked()[0]).options(table)[0])
    other = 1 - table.asked()[0]
    assert observe(game.encoding, table, other).actions == []


def test_a_row_is_written_anew_without_a_trace_of_what_stood_there(game):
    sheet = game.encoding.sheet(3)
    for number, (table, seat) in enumerate(questions(game, 5)):
        row = number % 3
        assert observe(game.encoding, table, seat, sheet, row) == observe(game.encoding, table, seat)


def test_numbers_of_a_duel_mean_the_same_among_more_seats():
    """A net for duels can be widened: places, scalars and actions of two seats keep their numbers."""
    table = GAMES["duel"].deal(4)
    seat = table.asked()[0]
    assert observe(GAMES["ffa5"].encoding, table, seat)[2] == observe(GAMES["duel"].encoding, table, seat)[2]
    assert observe(GAMES["ffa5"].encoding, table, seat)[0] == observe(GAMES["duel"].encoding, table, seat)[0]


def test_seats_are_counted_from_the_own_one():
    """GWT-8.4 clockwise: a rival, the partner, a rival; and only the partner's hand is seen."""
    game = GAMES["pairs"]
    table = game.deal(0)
    for seat in range(4):
        seen = observe(game.encoding, table, seat)
        partners = [step for step in range(4) if at.SHARED + step * at.SEAT + at.PARTNER in seen.places]
        assert partners == [2]
        hands = [count(seen, at.SHARED + step * at.SEAT + at.HAND, at.CARDS_MOST) for step in range(4)]
        assert hands == [len(table.hands[seat]), 0, len(table.hands[(seat + 2) % 4]), 0]


def count(seen, first, width):
    return sum(first <= place < first + width for place in seen.places)


def test_attributes_tell_what_is_printed():
    """Unseen cards generalise: power, row, abilities, kind and faction stand beside the number."""
    names, lines = gwent_attributes.CARD_ATTRIBUTES, gwent_attributes.card_attributes()
    assert len(lines) == at.CARDS_MOST
    assert {len(line) for line in lines} == {len(names)}
    for face, line in zip(FACES, lines, strict=False):
        told = {name for name, number in zip(names[4:], line[4:], strict=True) if number}
        assert told == {face.kind, face.faction, *face.rows, *face.abilities}
        assert line[0] == (face.strength or 0)
    leaders = gwent_attributes.leader_attributes()
    assert len({tuple(line) for line in leaders}) == len(leaders) == at.LEADERS_MOST
    assert len(cardia_attributes.card_attributes()) == 32


@pytest.mark.parametrize("seats", [2, 5])
def test_every_action_of_gwent_has_attributes_of_its_own(seats):
    lines = gwent_attributes.action_attributes(seats)
    assert len(lines) == at.A_SHARED + seats * at.A_SEAT
    assert {len(line) for line in lines} == {len(gwent_attributes.ACTION_ATTRIBUTES)}
    play = lines[at.A_SHARED + at.A_SEAT + at.A_PLAY + 2]
    kinds = gwent_attributes.ACTION_ATTRIBUTES
    named = {name for name, number in zip(kinds, play, strict=True) if number}
    assert {"play", "next", FACES[2].kind, FACES[2].faction} <= named
    assert play[kinds.index("power")] == FACES[2].strength


def test_every_action_of_cardia_has_attributes_of_its_own():
    lines = cardia_attributes.action_attributes()
    assert len(lines) == Cardia.encoding.actions
    assert {len(line) for line in lines} == {len(cardia_attributes.ACTION_ATTRIBUTES)}
    for seed in range(20):
        for table, seat in questions(GAMES["cardia"], seed):
            actions = observe(Cardia.encoding, table, seat).actions
            assert all(any(lines[action]) for action in actions)
            assert len({tuple(lines[action]) for action in actions}) == len(actions)


def test_an_unknown_version_is_refused():
    for open_encoding in (gwent_encoding.encoding, cardia_encoding.encoding):
        with pytest.raises(SetupError, match="no encoding 99"):
            open_encoding(version=99)


def test_the_programs_in_the_document_run(capsys):
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec("\n".join(programs), {})
    assert capsys.readouterr().out


def golden():
    """Some observations of version 1: of each mode of Gwent and of Cardia, in the middle of a game."""
    found = {}
    for name, game in GAMES.items():
        for seed in (1, 2, 7):
            for number, (table, seat) in enumerate(questions(game, seed)):
                if number == 12:
                    found[f"{name}-{seed}"] = observe(game.encoding, table, seat)
    return found


def test_observations_of_version_1_are_what_they_were():
    """Whoever trained on a version can go on reading it: numbers never change their meaning."""
    kept = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert {name: list(seen) for name, seen in golden().items()} == kept


if __name__ == "__main__":  # writes them; only for a version that nobody has read yet
    GOLDEN.write_text(json.dumps(golden()) + "\n", encoding="utf-8")
