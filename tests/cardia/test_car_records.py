"""The doors of Cardia: records, words, views, events, errors, texts, golden games."""

import random

import pytest

from kit.cardia.golden_games import FIRST, NEWEST, few, final, setups
from taverne import cardia
from taverne.bots import make_bot
from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.notation import read
from taverne.cardia.pending import TASKS, read_task
from taverne.cardia.position import write_position
from taverne.kernel.errors import IllegalMove, RecordError, TaverneError
from taverne.words import knows

RECORDS = sorted([*FIRST.glob("*.record"), *NEWEST.glob("*.record")])


def played(seed=7, most=1000, **rules):
    game, luck = cardia.deal(seed=seed, rules=cardia.CardiaRules(**rules)), random.Random(seed)
    while not game.is_over and most:
        most -= 1
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    return game


def test_there_is_a_golden_record_for_each_set_up():
    assert len(list(FIRST.glob("*.record"))) == len(setups()) > 30
    assert {path.stem for path in NEWEST.glob("*.record")} == {*few()}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_bit_for_bit(path):
    text = path.read_text(encoding="utf-8")
    game = cardia.replay(text)
    assert game.is_over
    assert final(game) == game.notes["end"]
    assert game.record().text() == text


def test_a_record_reads_like_a_game():
    """CAR-9"""
    text = played(most=3, scenes=("bazaar",)).record().text().splitlines()
    assert text[:3] == ["Taverne record 1", "game: cardia", "ruleset: 2"]
    assert text[3].startswith("rules: deck=I scenes=bazaar guardians=false ")
    assert text[4] == "seed: 7"
    assert text[5].startswith("box: ")
    assert text[-1].startswith("end 3 ")


def test_a_whole_match_is_one_record():
    """CAR-1.4"""
    game = played(wins=3)
    assert game.table.game >= 3
    assert max(game.table.score) == 3
    assert cardia.replay(game.record().text()).table.score == game.table.score


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ruleset": 99}, "record-unknown-ruleset"),
        ({"game": "gwent"}, "record-other-game"),
        ({"answers": ((0, "ogre"),)}, "record-illegal-answer"),
        ({"answers": ((5, "judge"),)}, "record-illegal-answer"),
        ({"setup": {"seed": "1"}}, "record-unreadable"),
        ({"setup": {"seed": "x", "rules": "deck=I"}}, "record-unreadable"),
        ({"setup": {"seed": "1", "rules": "guardians=true"}}, "cardia-other-box"),
        ({"setup": {"seed": "1", "rules": "guardians=true", "box": "00000000"}}, "cardia-other-box"),
    ],
)
def test_a_record_that_cannot_be_is_refused(changes, key):
    record = played(most=2).record()
    fields = {
        "game": record.game,
        "ruleset": record.ruleset,
        "setup": record.setup,
        "answers": record.answers,
    }
    with pytest.raises(RecordError) as refused:
        cardia.replay(type(record)(**{**fields, **changes}).text())
    assert refused.value.key == key
    assert str(refused.value) != key


def test_a_wrong_answer_is_refused_and_changes_nothing():
    game = cardia.deal(seed=3)
    game.answer(0, game.options(0)[0], game.question(0).number)
    before = write_position(game.table), list(game.answers)
    held = set(game.options(1))
    absent = next(card.key for card in CHARACTERS[:16] if card.key not in held)
    for seat, word, key in (
        (0, game.options(1)[0], "move-not-your-decision"),
        (1, "pass", "move-not-offered"),
        (1, absent, "move-not-offered"),
        (1, "dragon", "move-unreadable"),
        (9, "judge", "view-no-such-seat"),
    ):
        with pytest.raises(IllegalMove) as refused:
            game.answer(seat, word)
        assert refused.value.key == key
    assert (write_position(game.table), list(game.answers)) == before


@pytest.mark.parametrize(
    ("shape", "word"),
    [
        ("spot", "0@0"), ("spot", "1@2"), ("spot", "01@0"), ("spot", "1"), ("place", "place-0"),
        ("place", "3"), ("place", "place-²"), ("pair", "place-1"), ("amount", "2"), ("amount", "+"),
        ("amount", ""), ("faction", "bog"), ("tokens", "all"), ("top", "pass"), ("card", "Judge"),
        ("card", ""),
    ],
)  # fmt: skip
def test_only_the_exact_words_are_read(shape, word):
    with pytest.raises(IllegalMove):
        read(shape, word)


def test_taking_back_goes_to_where_the_game_was():
    game = played(most=12)
    before = write_position(game.at(6).table)
    game.take_back(6)
    assert write_position(game.table) == before


def test_there_are_only_the_seats_of_the_table():
    for seat in (-2, 2):
        with pytest.raises(TaverneError) as refused:
            played(most=1).look(seat)
        assert refused.value.key == "view-no-such-seat"
    with pytest.raises(TaverneError) as refused:
        cardia.guess(played(most=1).look(cardia.SPECTATOR), 1)
    assert refused.value.key == "guess-needs-a-seat"


def test_events_are_redacted_like_the_table():
    """CAR-2.1 others see that a card is chosen or drawn, not which"""
    hidden = {"draw", "commit", "peek", "scrap", "trade", "looked_at"}
    heard_of = set()
    for seed in range(40):
        scenes = ("scrapyard", "night_market", "seeress_hideout")
        game = played(seed, scenes=scenes, guardians=True, wins=1)
        for viewer in (cardia.SPECTATOR, 0, 1):
            for event, seen in zip(game.events, game.heard(viewer), strict=True):
                if event.kind in hidden and event.seat != viewer:
                    heard_of.add(event.kind)
                    assert seen is None or seen.card == ""
                else:
                    assert seen == event
    assert heard_of == hidden


def test_every_task_is_known_by_its_name():
    written = {name: make(0, 1, 2).words().split() for name, make in TASKS.items()}
    assert {name: words[0] for name, words in written.items()} == {name: name for name in TASKS}
    assert all(read_task(" ".join(words)).words().split() == words for words in written.values())
    for words in ("dance 0 0 0", "commit", "commit x 0 0"):
        with pytest.raises(RecordError):
            read_task(words)


def test_every_card_has_a_name_and_a_text():
    for key in [*(card.key for card in CHARACTERS), *BOX]:
        assert cardia.name_of(key)
        assert not cardia.text_of(key).startswith("cardia-")
        assert "cardia-" not in cardia.text_of(key)
        assert "{" not in cardia.text_of(key)
    for refused in (cardia.name_of, cardia.text_of, cardia.character):
        with pytest.raises(TaverneError) as unknown:
            refused("dragon")
        assert unknown.value.key == "cardia-unknown-card"


def test_every_error_speaks_plain_words():
    for key in (
        "cardia-unknown-card", "cardia-unknown-task", "cardia-no-such-deck", "cardia-no-such-scene",
        "cardia-house-scene", "cardia-scene-twice", "cardia-open-without-guardians", "cardia-other-box",
        "cardia-box-wrong", "cardia-box-columns", "cardia-box-line",
    ):  # fmt: skip
        assert knows(key)


def test_the_random_bot_plays_cardia():
    for seed in range(10):
        game = cardia.deal(seed=seed, rules=cardia.CardiaRules(guardians=True, wins=1))
        bots = [make_bot("random", seed), make_bot("random", seed + 100)]
        while not game.is_over:
            seat = game.asked[0]
            game.answer(seat, bots[seat].choose(game.look(seat)))
        assert game.table.winners
