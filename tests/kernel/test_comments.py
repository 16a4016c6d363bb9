"""Comments in records: every reader of records accepts them, and they change nothing of the game."""

import pytest

from kit.places import GWENT_GOLDEN
from taverne.games import replay
from taverne.kernel.comments import LONGEST_COMMENT, commented, comments_of
from taverne.kernel.errors import RecordError
from taverne.kernel.record import read_record

RECORD = read_record((GWENT_GOLDEN / "duel-00-monsters-monsters.record").read_text(encoding="utf-8"))


def test_what_was_said_stands_in_the_record():
    said = {0: "A fine deal.", 3: "Why not the Horn?\nIt was worth 20."}
    again = read_record(commented(RECORD, said).text())
    assert comments_of(again) == said
    assert (again.answers, again.setup) == (RECORD.answers, RECORD.setup)
    assert replay(again).table.winners == replay(RECORD).table.winners


def test_an_old_record_has_no_comments():
    assert comments_of(RECORD) == {}


def test_saying_something_else_replaces_it_and_saying_nothing_takes_it_away():
    said = commented(RECORD, {1: "one", 2: "two"})
    assert comments_of(commented(said, {2: "other", 3: "  "})) == {2: "other"}


@pytest.mark.parametrize("sign", ["\u2028", "\x1b[31m", "\x0b", "\x00", "\r", "¶¶"])
def test_nothing_that_could_break_a_record_or_trick_a_terminal_gets_in(sign):
    again = read_record(commented(RECORD, {1: f"look{sign}here"}).text())
    assert comments_of(again)[1].replace("\n", " ").replace("[31m", " ").split() in (
        ["look", "here"],
        ["lookhere"],
    )


def test_a_comment_has_an_end():
    assert len(comments_of(commented(RECORD, {1: "x" * 2000}))[1]) == LONGEST_COMMENT


def test_a_comment_belongs_to_a_step_of_the_game():
    with pytest.raises(RecordError) as refused:
        commented(RECORD, {len(RECORD.answers) + 1: "too late"})
    assert refused.value.key == "record-no-such-point"
