"""Golden records replay bit for bit, and perft-like counts from fixed positions hold."""

import json
from pathlib import Path

import pytest

from kit.gwent.golden_games import FEW, FIRST, GAMES, NEWEST, final
from taverne import gwent
from taverne.gwent.position import read_position, write_position

RECORDS = sorted([*FIRST.glob("*.record"), *NEWEST.glob("*.record")])
POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.json"))


def test_there_is_a_golden_record_for_each_pairing_and_each_way_to_play():
    assert {path.stem for path in FIRST.glob("*.record")} == {*GAMES, "tournament"}
    assert {path.stem for path in NEWEST.glob("*.record")} == {*FEW, "tournament"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_replays_bit_for_bit(path):
    text = path.read_text(encoding="utf-8")
    game = (gwent.replay_match if "game: gwent-match" in text else gwent.replay)(text)
    assert game.is_over
    assert final(game) == game.notes["end"]
    assert game.record().text() == text


def leaves(table, depth):
    """How many ways there are to answer the next so many questions."""
    if depth == 0 or table.is_over():
        return 1
    count = 0
    for option in table.options:
        twin = table.clone()
        twin.play(option)
        count += leaves(twin, depth - 1)
    return count


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_number_of_continuations_is_as_counted(path):
    saved = json.loads(path.read_text(encoding="utf-8"))
    table = read_position(saved["position"])
    assert write_position(table) == saved["position"]
    for depth, count in enumerate(saved["leaves"]):
        assert leaves(table, depth) == count
