"""Positions: games begin in the middle, and what somebody has written down is checked before it is played."""

import copy
import json
import random

import pytest

from taverne import cardia, gwent
from taverne.cardia.rules import offered_scenes
from taverne.gwent.texts import spoken_name
from taverne.kernel.errors import PositionError, RecordError
from taverne.kernel.luck import luck_facts, luck_name, luck_number
from taverne.kernel.record import Record, read_record
from taverne.words import languages, speaking

CATAPULT = "nr_catapult"
JUNK = (None, True, -1, 0, 1, 7, 10**6, 10**30, 1.5, "", "x", "turn 0", "exchange 0 1 5", [], {}, CATAPULT)
WORDS = ("0", "1", "-1", "2", "mo_ghoul", "x")


def gwent_game(seed, answers=12, luck=None):
    return played(gwent.deal("monsters", "northern_realms", seed=luck or seed), seed, answers)


def cardia_game(seed, answers=12, luck=None):
    scenes = tuple(random.Random(seed).sample(offered_scenes(True), 2))
    rules = cardia.CardiaRules(scenes=scenes, guardians=seed % 2 == 0, wins=1)
    return played(cardia.deal(seed=luck or seed, rules=rules), seed, answers)


def played(game, seed, answers=10_000):
    luck = random.Random(seed)
    while not game.is_over and answers:
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
        answers -= 1
    return game


GAMES = [(gwent, gwent_game), (cardia, cardia_game)]
BOTH = pytest.mark.parametrize(("rules", "begin"), GAMES, ids=["gwent", "cardia"])


def position_of(rules, game):
    return json.loads(json.dumps(rules.write_position(game.table)))


def faults_in(rules, position):
    with pytest.raises(PositionError) as refused:
        rules.read_position(position)
    return [(one.key, one.details["place"]) for one in refused.value.complaints]


class TestAGameFromAPosition:
    @BOTH
    @pytest.mark.parametrize("luck", [5, bytes(range(32))], ids=["seed", "key"])
    def test_goes_on_as_the_game_it_was_taken_from(self, rules, begin, luck):
        """The chance of the table is part of the position."""
        original = begin(4, luck=luck)
        game = rules.from_position(position_of(rules, original))
        assert game.events == []
        heard = len(original.events)
        played(original, 9), played(game, 9)
        assert position_of(rules, game) == position_of(rules, original)
        assert game.events == original.events[heard:]

    @BOTH
    def test_is_recorded_as_a_text_that_replays(self, rules, begin):
        game = played(rules.from_position(position_of(rules, begin(2))), 3, 8)
        text = game.record().text()
        again = rules.replay(read_record(text))
        assert position_of(rules, again) == position_of(rules, game)
        assert (again.events, again.record().text()) == (game.events, text)
        assert rules.replay(text, at=3).answers == game.answers[:3]

    @BOTH
    def test_can_be_taken_back_to_its_position_and_no_further(self, rules, begin):
        position = position_of(rules, begin(6))
        game = rules.from_position(position)
        before = position_of(rules, game)
        seat = game.asked[0]
        game.answer(seat, game.options(seat)[-1])
        game.take_back()
        assert position_of(rules, game) == before == position
        assert game.at(0).asked == game.asked

    @BOTH
    def test_plays_by_the_edition_of_its_position(self, rules, begin):
        position = position_of(rules, begin(2)) | {"edition": 1}
        assert rules.from_position(position).record().ruleset == 1

    def test_finds_hands_in_any_order(self):
        position = position_of(gwent, gwent_game(1, answers=2))
        position["hands"] = [hand[::-1] for hand in position["hands"]]
        options = gwent.from_position(position).options(position["turn"])
        assert len(set(options)) == len(options)

    @BOTH
    def test_has_a_name_for_its_luck(self, rules, begin):
        setup = rules.from_position(position_of(rules, begin(2))).setup
        assert luck_facts(setup) == {}
        assert int(luck_name(setup), 16) == luck_number(setup)

    @BOTH
    @pytest.mark.parametrize(
        "damaged",
        [
            {"position": "{"},
            {"position": "[" * 100_000},
            {"position": "[]"},
            {"position": "{}"},
            {"seed": "7"},
            {"deck 0": "monsters"},
            {"rules": "wins=1"},
        ],
        ids=lambda change: " ".join(f"{key}={value[:6]}" for key, value in change.items()),
    )
    def test_is_not_read_from_a_damaged_set_up(self, rules, begin, damaged):
        setup = rules.from_position(position_of(rules, begin(2))).setup | damaged
        with pytest.raises(RecordError):
            rules.replay(Record(rules.RULEBOOK.name, rules.RULESET, setup))

    @BOTH
    def test_is_not_read_by_another_ruleset(self, rules, begin):
        setup = rules.from_position(position_of(rules, begin(2))).setup
        with pytest.raises(RecordError):
            rules.replay(Record(rules.RULEBOOK.name, 1, setup))


class TestEveryFaultIsNamed:
    def test_a_catapult_does_not_stand_in_the_melee_row(self):
        """GWT-3.1 every unit stands in a row of its own kind."""
        position = position_of(gwent, gwent_game(1, answers=2))
        position["decks"][1].remove(CATAPULT)
        position["rows"][5]["cards"].append(CATAPULT)
        gwent.read_position(position)
        position["rows"][3]["cards"].append(position["rows"][5]["cards"].pop())
        assert faults_in(gwent, position) == [("position-card-misplaced", "melee@1")]

    def test_several_at_once(self):
        position = position_of(gwent, gwent_game(1, answers=2))
        del position["gone"]
        position |= {"score": [3, -1], "turn": 2, "odd": 1, "ready": [True], "pending": ["turn x", 3]}
        position["hands"][0][0] = "mo_dragon"
        assert faults_in(gwent, position) == [
            ("position-field-missing", "position"),
            ("position-field-unknown", "position"),
            ("position-task", "pending 0"),
            ("position-no-text", "pending 1"),
            ("position-unknown-word", "hands 0"),
            ("position-wrong-size", "ready"),
            ("position-no-number", "turn"),
            ("position-no-number", "score 0"),
            ("position-no-number", "score 1"),
        ]

    def test_rules_that_cannot_be(self):
        position = position_of(gwent, gwent_game(1)) | {"rules": "mode=duell law=none", "edition": 9}
        assert faults_in(gwent, position) == [
            ("position-no-number", "edition"), ("position-refused", "rules"), ("position-refused", "rules"),
        ]  # fmt: skip

    def test_more_cards_than_the_box_holds(self):
        """GWT-1.1"""
        position = position_of(gwent, gwent_game(1, answers=2))
        position["discards"][0] += ["mo_draug"] * 2
        assert ("position-too-many", "position") in faults_in(gwent, position)

    def test_a_passive_leader_is_not_ready(self):
        """GWT-7.2"""
        position = position_of(gwent, gwent_game(1, answers=2))
        position["lists"][0]["leader"] = "mo_leader_eredin_treacherous"
        position["ready"] = [True, True]
        assert faults_in(gwent, position) == [("position-leader-not-ready", "ready 0")]

    def test_a_character_that_a_seat_has_twice(self):
        """CAR-1.1 one of each for each player."""
        position = position_of(cardia, cardia_game(1))
        position["discards"][0].append(position["hands"][0][0])
        assert faults_in(cardia, position) == [("position-too-many", "seat 0")]

    def test_a_seat_that_has_nothing_to_lay(self):
        """CAR-2.1"""
        position = position_of(cardia, cardia.deal(seed=1))
        position["pending"].pop()
        assert faults_in(cardia, position) == [("position-no-play", "sealed")]

    @BOTH
    @pytest.mark.parametrize("position", [None, [], "x", {}])
    def test_what_is_no_position_at_all(self, rules, begin, position):
        assert faults_in(rules, position)

    @pytest.mark.parametrize("spoken", languages())
    def test_in_every_language(self, spoken):
        position = position_of(gwent, gwent_game(1, answers=2))
        position["rows"][0]["cards"].append(CATAPULT)
        with pytest.raises(PositionError) as refused:
            gwent.read_position(position)
        with speaking(spoken):
            assert spoken_name(CATAPULT) in str(refused.value)
            assert "{" not in str(refused.value)
            assert "position-" not in str(refused.value)


def spots(value, path=()):
    """The way to everything that is written in a position."""
    if path:
        yield path
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield from spots(value[key], (*path, key))


def at(value, path):
    for key in path:
        value = value[key]
    return value


def damaged(position, luck):
    """One or two things are lost, doubled, exchanged, shuffled or replaced by rubbish."""
    position = copy.deepcopy(position)
    for _ in range(luck.randint(1, 2)):
        paths = list(spots(position))
        *way, key = luck.choice([path for path in paths if path[0] == luck.choice(list(position))] or paths)
        holder, other = at(position, way), copy.deepcopy(at(position, luck.choice(paths)))
        luck.choice([lose, rubbish, double, nudge, mix])(holder, key, other, luck)
    return position


def lose(holder, key, other, luck):
    del holder[key]


def rubbish(holder, key, other, luck):
    holder[key] = luck.choice([other, luck.choice(JUNK)])


def double(holder, key, other, luck):
    if isinstance(holder, list):
        holder.insert(key, holder[luck.randrange(len(holder))])
    else:
        holder["odd"] = other


def nudge(holder, key, other, luck):
    if type(holder[key]) is int:
        holder[key] += luck.choice((-1, 1))
    elif isinstance(holder[key], str):
        words = holder[key].split(" ")
        words[luck.randrange(len(words))] = luck.choice(WORDS)
        holder[key] = " ".join(words)


def mix(holder, key, other, luck):
    if isinstance(holder, list):
        luck.shuffle(holder)


@BOTH
@pytest.mark.parametrize("seed", range(4))
def test_a_damaged_position_is_refused_or_can_be_played(rules, begin, seed):
    """Whatever somebody has written: PositionError, or a table that plays to its end."""
    luck, refused, legal = random.Random(seed), 0, 0
    whole = [position_of(rules, begin(seed, answers)) for answers in (0, 1, 5, 17, 30, 10_000)]
    for _ in range(60):
        try:
            table = rules.read_position(damaged(luck.choice(whole), luck))
        except PositionError:
            refused += 1
            continue
        legal += 1
        while not table.is_over():
            assert len(set(table.options)) == len(table.options) > 0
            table.play(luck.choice(table.options))
    assert refused
    assert legal
