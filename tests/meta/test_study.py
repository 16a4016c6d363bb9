"""Decks that are studied: equilibria by the book, tests that seldom err, climbs that find their way."""

from math import exp
from random import Random

import pytest

from taverne import arena, meta
from taverne.arena.crews import Alone
from taverne.arena.errors import ArenaError
from taverne.arena.job import Kit
from taverne.arena.result import Result
from taverne.gwent.arena import GwentArena
from taverne.gwent.catalogue import FACES
from taverne.gwent.decks.codes import box
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.lines import deck_line
from taverne.kernel.errors import SetupError
from taverne.meta import climb as climbing
from taverne.meta.change import Change
from taverne.meta.equilibrium import equilibrium, expected
from taverne.meta.findings import Findings
from taverne.meta.journal import Diary, advance, earlier_order
from taverne.meta.paired import SequentialTest, estimate

RULES = GwentArena.read_rules("duel", ())
WORTH = {"x": -2.0, "a": 0.0, "b": 0.0, "c": 0.3, "d": 0.0}


class Letters:
    """Decks are words, cards are letters, and the law is a length of six."""

    def __init__(self):
        self.asked = 0

    def promise(self, card):
        return 0.0

    def changes(self, line, worth):
        self.asked += 1
        ways = [(out, into) for out in sorted(set(line)) for into in "abcd" if into != out]
        ways.sort(key=lambda way: worth(way[0]) - worth(way[1]))
        return [Change((out,), (into,), "".join(sorted(line.replace(out, into, 1)))) for out, into in ways]


def imagined(schedule, place):
    """A game that follows from the letters of both decks, three of each drawn."""
    fixture = schedule.fixture(place)
    luck = Random(f"{fixture.seed} {place.game}")
    drawn = [tuple(sorted(luck.sample(kit.line, 3))) for kit in fixture.kits]
    one, two = (sum(WORTH[card] for card in cards) for cards in drawn)
    won = luck.random() < 1 / (1 + exp(two - one))
    return Result(place, (float(won), float(not won)), 20, 2, tuple(drawn), tuple(drawn))


def order_of(line, **wishes):
    field = tuple(Kit(name, name) for name in ("aabbdd", "abcabd", "ddaabb"))
    settings = {"survey": 60, "proposals": 12, "gain": 0.08, **wishes}
    return meta.Order("gwent", RULES, "planner", Kit("deck", line), field, **settings)


@pytest.fixture
def games(monkeypatch):
    """How many games were played, whoever played them."""
    played = []

    def play(schedule, place):
        played.append(place)
        return imagined(schedule, place)

    monkeypatch.setattr(climbing, "play", play)
    monkeypatch.setattr("taverne.meta.proof.play", play)
    monkeypatch.setattr("taverne.arena.crews.play", play)
    return played


def finished(order):
    climb = meta.Climb(order, Letters())
    while climb.step():
        assert climb.games < 20_000
    return climb


class TestEquilibrium:
    def test_rock_paper_and_scissors_are_brought_alike(self):
        assert equilibrium([[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]) == pytest.approx([1 / 3] * 3)

    def test_what_loses_to_everybody_is_left_at_home(self):
        mix = equilibrium([[0.5, 0.6, 0.9], [0.4, 0.5, 0.9], [0.1, 0.1, 0.5]])
        assert mix == pytest.approx([1, 0, 0])

    def test_nobody_does_better_than_even_against_it(self):
        chance = Random(7)
        matrix = [[0.5] * 12 for _ in range(12)]
        for one in range(12):
            for two in range(one):
                matrix[one][two] = chance.random()
                matrix[two][one] = 1 - matrix[one][two]
        mix = equilibrium(matrix)
        assert sum(mix) == pytest.approx(1)
        assert max(expected(matrix, mix)) == pytest.approx(0.5)


class TestSequentialTest:
    @pytest.mark.parametrize(("gain", "verdict"), [(0.0, "better"), (0.1, "no-better")])
    def test_it_seldom_errs(self, gain, verdict):
        """Of changes that are worth nothing few pass, and of good ones few are lost."""
        chance, test = Random(5), SequentialTest(0.1, 400)
        wrong = 0
        for _ in range(200):
            found = []
            while test.verdict(found) == "open":
                found += [chance.gauss(gain, 0.4) for _ in range(20)]
            wrong += test.verdict(found) == verdict
        assert wrong <= 24

    def test_the_estimate_says_how_sure_it_is(self):
        found = estimate([0.5, -0.5, 0.5, 0.5] * 100)
        assert found.mean == 0.25
        assert 0.2 < found.low < 0.25 < found.high < 0.3


@pytest.fixture(scope="module")
def found():
    """Three decks, one of them ruined; the games are real."""
    starter = GwentArena.read_decks(RULES, "monsters, skellige", None)
    ruined = ruin(starter[0][1])
    kits = (*(Kit(*kit) for kit in starter), Kit("ruined", ruined))
    job = arena.Job("gwent", RULES, ("greedy",), kits, 12, 3)
    return Findings(arena.run(arena.Schedule(job)))


class TestFindings:
    def test_a_weakened_deck_is_the_last(self, found):
        assert found.standings[-1].name == "ruined"
        assert found.standings[-1].high < 0.5
        assert found.best.name != "ruined"

    def test_it_is_no_part_of_the_equilibrium(self, found):
        assert "ruined" not in dict(found.brought())
        assert sum(share for _, share in found.brought()) == pytest.approx(1)

    def test_every_deck_has_its_cards_and_its_nemesis(self, found):
        assert found.standings[-1].nemesis in ("The Hungry Brood", "Bears at the Feast")
        assert {card.card for card in found.by_deck["ruined"]} >= {"mo_ghoul"}
        assert found.as_json()["best_response"] == found.best.name


def ruin(line):
    """The same leader with the weakest units that there are."""
    faction, leader, *_ = line.split()
    units = [card for card in box(faction) if card.plain]
    copies = [card for card in units for _ in range(FACES[card.face].copies)]
    weakest = sorted(copies, key=lambda card: card.power)[:22]
    return deck_line(Deck(faction, leader, weakest))


class TestClimb:
    def test_a_planted_bad_card_is_found_and_replaced(self, games):
        climb = finished(order_of("aabbdx"))
        assert climb.steps[0].change.out == ("x",)
        assert "x" not in climb.line

    def test_it_stops_where_nothing_is_better(self, games):
        climb = finished(order_of("cccccc", proposals=100))
        assert climb.steps == []
        assert climb.state().phase == "done"
        assert len(climb.refused) == 3
        assert all(step.difference.low < 0.08 for step in climb.refused)

    def test_it_can_be_looked_at_between_any_two_slices(self, games):
        climb = meta.Climb(order_of("aabbdx"), Letters())
        assert climb.state().phase == "survey"
        seen = [climb.state() for _ in range(8) if climb.step()]
        assert [state.games for state in seen] == sorted(state.games for state in seen)
        assert any(state.difference and state.difference.turns for state in seen)
        assert seen[-1].low <= seen[-1].rate <= seen[-1].high

    def test_the_same_order_makes_the_same_climb(self, games):
        assert finished(order_of("abdxab")).state() == finished(order_of("abdxab")).state()

    def test_two_decks_meet_the_same_rivals_with_the_same_luck(self):
        order = order_of("aabbdx")
        one, two = order.schedule("aabbdx", 1), order.schedule("aabbda", 1)
        for place in order.places(range(6)):
            assert one.fixture(place).seed == two.fixture(place).seed
            assert one.bot_seed(place, 0) == two.bot_seed(place, 0)
        assert {place.table for place in order.places(range(6))} == {0, 1, 2}

    def test_the_proof_has_luck_of_its_own(self, games):
        order = order_of("aabbdx")
        proof = meta.Proof(order, "aabbdc", 100)
        while proof.step():
            pass
        assert proof.difference().turns == 100
        assert proof.difference().low > 0
        assert proof.before.schedule.job.seed != order.schedule("aabbdx", 0).job.seed


class TestResuming:
    def test_an_interrupted_climb_goes_on_without_playing_a_game_twice(self, games, tmp_path):
        order, path = order_of("aabbdx"), tmp_path / "climb.jsonl"
        whole = finished(order)
        alone = len(games)
        for _ in range(3):
            self.some_steps(order, path, 5)
        with Diary(path, order) as diary:
            climb = meta.Climb(order, Letters())
            while advance(climb, Alone(order.schedule("", 0)), diary):
                pass
        assert climb.state() == whole.state()
        assert len(games) == 2 * alone

    def some_steps(self, order, path, count):
        """So many batches more than were there, and the last line torn."""
        with Diary(path, order) as diary:
            climb = meta.Climb(order, Letters())
            before = len(diary.results)
            while count and advance(climb, Alone(order.schedule("", 0)), diary):
                count -= len(diary.results) > before
                before = len(diary.results)
        with open(path, "ab") as file:
            file.write(b'["torn')

    def test_the_journal_of_another_order_is_refused(self, games, tmp_path):
        path = tmp_path / "climb.jsonl"
        self.some_steps(order_of("aabbdx"), path, 1)
        assert earlier_order(path) == order_of("aabbdx")
        before = path.read_bytes()
        with pytest.raises(ArenaError, match="seed"):
            Diary(path, order_of("aabbdx", seed=2))
        assert path.read_bytes() == before

    def test_what_is_no_journal_is_left_alone(self, tmp_path):
        path = tmp_path / "letter.txt"
        path.write_text("Dear Zoltan\n")
        with pytest.raises(ArenaError):
            Diary(path, order_of("aabbdx"))
        assert path.read_text() == "Dear Zoltan\n"


class TestOrders:
    def test_all_that_is_wrong_is_said_at_once(self):
        rules = GwentArena.read_rules("ffa3", ())
        deck = Kit("small", "monsters mo_leader_eredin_treacherous 3*mo_ghoul")
        with pytest.raises(SetupError) as refused:
            meta.new_order("gwent", rules, "nobody", deck, ())
        keys = {complaint.key for complaint in refused.value.complaints}
        assert {"meta-no-field", "meta-duels-only", "bot-unknown", "deck-illegal"} <= keys
