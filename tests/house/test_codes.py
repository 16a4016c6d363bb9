"""A room in five words: the same for every node, and as people say them."""

import pytest

from taverne.house.codes import LENGTH, code_of, find_room, leads_to, marks_in, words_in
from taverne.house.tokens import new_room_id
from taverne.words import languages

ROOM, OTHER = "0" * 26, "1" * 26


@pytest.mark.parametrize("spoken", languages())
def test_each_language_has_a_word_for_every_byte(spoken):
    words = words_in(spoken)
    assert len(set(words)) == len(words) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() for word in words)


@pytest.mark.parametrize("spoken", languages())
def test_a_code_leads_to_its_room_however_it_is_written(spoken):
    code = code_of(ROOM, spoken)
    assert code.count("-") == LENGTH - 1
    for typed in (code, code.upper(), f"  {code.replace('-', ' ')} ", code.replace("-", ", ").title() + "."):
        assert leads_to(typed, ROOM)
        assert find_room(typed, [OTHER, ROOM]) == ROOM


def test_a_friend_may_read_another_language_than_the_host():
    assert {find_room(code_of(ROOM, spoken), [OTHER, ROOM]) for spoken in languages()} == {ROOM}


@pytest.mark.parametrize(
    "typed", ["", "-", "acorn", "acorn " * LENGTH + "acorn", "no such words at all", "ä" * 300]
)
def test_what_is_no_code_leads_nowhere(typed):
    assert marks_in(typed) == []
    assert not leads_to(typed, ROOM)
    assert find_room(typed, [ROOM]) is None


def test_another_room_has_another_code():
    assert len({code_of(new_room_id(), "en") for _ in range(100)}) == 100
    assert not leads_to(code_of(ROOM, "en"), OTHER)
