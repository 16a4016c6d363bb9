"""Chance that nobody can foresee: what the house deals by, and what searches may keep."""

import dataclasses
import json
import random
from collections import Counter

import pytest
from typer.testing import CliRunner

from kit.lattice import crack
from kit.parlour import BOT, ME, SECRET, Parlour, duel
from taverne import cardia, gwent
from taverne.cardia.position import read_position as read_cardia
from taverne.cardia.position import write_position as write_cardia
from taverne.cardia.sampling import sample as sample_cardia
from taverne.cli.app import app
from taverne.cli.begin import stem
from taverne.cli.robots import bot_seed
from taverne.cli.saved import describe
from taverne.games import replay
from taverne.gwent.position import read_position, write_position
from taverne.gwent.sampling import sample
from taverne.house.customs import Customs
from taverne.house.house import House
from taverne.house.memory import MemoryStore
from taverne.house.room.errors import RoomError
from taverne.kernel.errors import RecordError
from taverne.kernel.keyed import SPAN, Keyed, keyed
from taverne.kernel.record import read_record
from taverne.kernel.rng import Rng, seeded

KEY = bytes(range(32))
OTHER_KEY = bytes(32)
SEEN = 10


def deals():
    return {
        "duel": gwent.deal("monsters", "skellige", seed=KEY),
        "match": gwent.deal_match("monsters", "skellige", seed=KEY),
        "solo": gwent.deal_solo("monsters", "nilfgaard", "mo_leader_eredin_red_riders", KEY),
        "cardia": cardia.deal(seed=KEY, rules=cardia.CardiaRules(guardians=True)),
    }


WAYS = sorted(deals())


def go_on(game, luck, answers=1000):
    """Random answers, until the end or as many."""
    for _ in range(answers):
        if game.is_over:
            break
        seat = game.asked[0]
        game.answer(seat, luck.choice(game.options(seat)))
    return game


def ten_draws(rng):
    return [int(rng.below(256)) for _ in range(SEEN)]


def test_the_quick_generator_is_solved_from_ten_draws():
    """The attack works, so the next test can fail."""
    rng = seeded(2026)
    states = crack(ten_draws(rng))
    assert len(states) == 1
    foreseen = Rng(states[0])
    for _ in range(SEEN - 1):
        foreseen.below(256)
    assert [foreseen.below(40) for _ in range(20)] == [rng.below(40) for _ in range(20)]


def test_chance_under_a_key_is_not_solved():
    assert crack(ten_draws(keyed(KEY).of("draw", 0))) == []


def test_every_number_is_equally_likely():
    rng = keyed(KEY).of("draw", 0)
    counts = Counter(int(rng.below(6)) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20


def test_what_would_favour_low_numbers_is_drawn_again():
    """With a bound of three quarters of all words, a remainder would hit the lowest third twice as often."""
    rng, bound = keyed(KEY).of("draw", 0), SPAN // 4 * 3
    thirds = Counter(int(rng.below(bound)) * 3 // bound for _ in range(3000))
    assert all(900 < thirds[third] < 1100 for third in range(3))
    assert rng.mark() > 3000 * 1.2


def test_no_draw_tells_of_another():
    """Each purpose, seat and key has its own stream: what one draws changes nothing for the others."""
    alone, beside = keyed(KEY), keyed(KEY)
    for _ in range(50):
        beside.of("coin", 0).below(2)
        beside.of("draw", 1).below(40)
    streams = [keyed(KEY).of("draw", 1), keyed(KEY).of("coin", 0), keyed(OTHER_KEY).of("draw", 0)]
    mine = ten_draws(alone.of("draw", 0))
    assert mine == ten_draws(beside.of("draw", 0))
    assert all(mine != ten_draws(other) for other in streams)
    assert keyed(KEY).child("duel", 1) != keyed(KEY).child("duel", 2)


def test_a_copy_draws_the_same_and_is_independent():
    rng = keyed(KEY)
    rng.of("draw", 0).below(9)
    twin = rng.copy()
    drawn = ten_draws(twin.of("draw", 0))
    assert drawn == ten_draws(rng.of("draw", 0))
    assert rng.mark() == twin.mark() == SEEN + 1


def test_a_key_has_32_bytes():
    with pytest.raises(ValueError, match="32"):
        keyed(b"short")


@pytest.mark.parametrize("way", WAYS)
def test_a_record_with_a_key_replays(way):
    game = go_on(deals()[way], random.Random(1))
    text = game.record().text()
    assert f"\nkey: {KEY.hex()}\n" in text
    assert "\nseed:" not in text
    assert replay(read_record(text)).events == game.events


@pytest.mark.parametrize(
    "lines",
    [
        {"key": KEY.hex().upper()},
        {"key": KEY.hex()[:-2]},
        {"key": f" {KEY.hex()[1:]}"},
        {"key": KEY.hex(), "seed": "1"},
        {"fresh 03": KEY.hex()},
        {"fresh 3": "no"},
        {"fresh x": KEY.hex()},
    ],
)
def test_a_key_is_written_in_one_way_only(lines):
    for game in deals().values():
        record = game.record()
        with pytest.raises(RecordError) as reason:
            replay(dataclasses.replace(record, setup=record.setup | lines))
        assert reason.value.key == "record-unreadable"


def test_the_terminal_shows_and_continues_a_game_of_the_house(tmp_path):
    path = tmp_path / "games" / "kept.record"
    path.parent.mkdir()
    game = go_on(deals()["duel"], random.Random(1), 4)
    path.write_text(game.record().text(), encoding="utf-8")
    assert describe(path)["key"] == KEY.hex()
    listed = CliRunner(env={"TAVERNE_HOME": str(tmp_path)}).invoke(app, ["games"])
    assert listed.output.startswith("kept:")
    shown = CliRunner().invoke(app, ["replay", str(path), "--json"])
    assert json.loads(shown.output)["key"] == KEY.hex()
    assert {bot_seed(game, seat) for seat in game.asked}
    assert KEY.hex()[:8] in stem(game)


def test_the_exchange_is_the_same_in_any_order():
    """GWT-9.18 each seat exchanges by its own stream."""
    one, other = (gwent.deal("monsters", "nilfgaard", seed=KEY) for _ in range(2))
    for game, seats in ((one, (0, 1, 0, 1)), (other, (1, 1, 0, 0))):
        for seat in seats:
            game.answer(seat, game.options(seat)[1])
    assert write_position(one.table) == write_position(other.table)


@pytest.mark.parametrize("answers", [0, 1, 9])
def test_a_keyed_table_is_saved_and_cloned_in_the_middle_of_an_effect(answers):
    for game, write, read in (
        (gwent.deal("monsters", "skellige", seed=KEY), write_position, read_position),
        (cardia.deal(seed=KEY), write_cardia, read_cardia),
    ):
        go_on(game, random.Random(2), answers)
        saved = read(json.loads(json.dumps(write(game.table))))
        cloned = game.table.clone()
        for table in (saved, cloned, game.table):
            play_on(table, random.Random(3))
        assert write(saved) == write(cloned) == write(game.table)


def play_on(table, luck):
    while not table.is_over():
        table.play(luck.choice(table.options))


@pytest.mark.parametrize("way", WAYS)
def test_no_view_and_no_imagined_table_knows_the_key(way):
    game = go_on(deals()[way], random.Random(4), 5)
    for seat in (-1, *range(2)):
        assert KEY.hex() not in repr(game.look(seat))
    seat = game.asked[0]
    seen = game.look(seat)
    imagined = (
        sample_cardia(seen, seeded(1)) if way == "cardia" else sample(getattr(seen, "duel", seen), seeded(1))
    )
    assert isinstance(imagined.rng, Rng)


def test_every_duel_of_a_match_has_a_key_of_its_own():
    match = gwent.deal_match("monsters", "skellige", seed=KEY)
    keys = set()
    while not match.is_over:
        keys.add(match.table.playing().rng.key)
        match.answer(match.asked[0], match.options(match.asked[0])[0])
    assert len(keys) == match.table.number > 1
    assert KEY not in keys


@pytest.mark.parametrize(
    "wanted",
    [{}, {"rules": "wins=2"}, {"tournament": True}, {"rules": "mode=solo"}, {"game": "cardia"}],
    ids=str,
)
def test_the_house_deals_by_key_alone(wanted):
    parlour = Parlour(seats=[ME, BOT], **wanted).all_ready()
    setup = parlour.room.record().setup
    assert "seed" not in setup
    assert isinstance(parlour.room.playing().table.rng, Keyed)


def test_who_brings_a_record_does_not_know_how_it_goes_on():
    """Chance is fresh and secret from that point on, and the room's own record tells it after the game."""
    brought = gwent.deal("nilfgaard", "skellige", seed=7)
    brought.answer(0, "done")
    twin = Parlour(record=brought.record().text(), seats=[ME, BOT])
    assert twin.room.record().setup["fresh 1"] == SECRET
    assert isinstance(twin.room.playing().table.rng, Keyed)
    foreseen, real = (go_on(game, random.Random(5)) for game in (brought, replay(twin.room.record())))
    assert foreseen.events != real.events
    assert replay(read_record(real.record().text())).events == real.events


def test_a_game_from_a_position_goes_on_with_fresh_chance_and_claims_no_fair_deal():
    """Whatever somebody has written stands in a position, also its luck; what was dealt can be checked."""
    game = gwent.from_position(gwent.write_position(gwent.deal("nilfgaard", "skellige", seed=7).table))
    room = Parlour(record=game.record().text(), seats=[ME, BOT]).room
    assert room.is_playing
    assert room.record().setup["fresh 0"] == SECRET
    assert isinstance(room.playing().table.rng, Keyed)
    assert room.proof is None


def test_a_match_that_was_brought_goes_on_with_fresh_chance_in_its_duel_too():
    brought = gwent.deal_match("monsters", "skellige", seed=7)
    twin = Parlour(record=brought.record().text(), seats=[ME, BOT]).room.playing().table
    assert isinstance(twin.rng, Keyed)
    assert isinstance(twin.playing().rng, Keyed)
    assert twin.rng.key != twin.playing().rng.key


def test_unseen_cards_of_a_brought_deck_are_shuffled_anew():
    """Cardia's decks have an order, which the record tells; what somebody has seen stays where it is."""
    brought = cardia.deal(seed=7)
    known = brought.table.decks[0][4]
    brought.table.remember(0, 0, known)
    before = [[card.key for card in deck] for deck in brought.table.decks]
    brought.table.freshen(keyed(KEY))
    after = [[card.key for card in deck] for deck in brought.table.decks]
    assert after != before
    assert [sorted(deck) for deck in after] == [sorted(deck) for deck in before]
    assert brought.table.decks[0][4] is known


def test_nobody_takes_back_what_was_brought():
    """There chance is known to who brought it."""
    brought = gwent.deal("nilfgaard", "skellige", seed=7)
    for seat in (0, 1):
        brought.answer(seat, "done")
    twin = Parlour(record=brought.record().text(), seats=[ME, BOT])
    with pytest.raises(RoomError) as reason:
        twin.says(0, "ask", wish="take_back")
    assert reason.value.key == "move-nothing-to-take-back"


def test_bots_and_hints_are_seeded_from_a_secret_of_the_house():
    """Not from the name of the room, nor from anything else that a guest can see."""
    room = Parlour().room
    houses = [House(Customs(), MemoryStore()) for _ in range(2)]
    whims = [house.whim_for(room, 0, "1.0.0") for house in houses]
    assert whims[0] != whims[1]
    assert whims[0] == houses[0].whim_for(room, 0, "1.0.0")
    assert whims[0] != houses[0].whim_for(room, 1, "1.0.0")


def test_a_new_room_of_a_record_is_committed_too():
    record = duel().room.record().text()
    assert Parlour(record=record, seats=[ME, BOT]).room.series is not None
