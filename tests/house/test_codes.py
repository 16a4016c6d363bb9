"""A room in five words: the same for every node, and as people say them."""

import pytest

from taverne.house.codes import LENGTH, code_of, leads_to, marks_in, points_at, words_in
from taverne.house.tokens import new_room_id
from taverne.words import languages

ROOM, OTHER = "0" * 26, "1" * 26
INVITE, NEWER = "ab" * 32, "cd" * 32


@pytest.mark.parametrize("spoken", languages())
def test_each_language_has_a_word_for_every_byte(spoken):
    words = words_in(spoken)
    assert len(set(words)) == len(words) == 256
    assert all(word.isascii() and word.islower() and word.isalpha() for word in words)


@pytest.mark.parametrize("spoken", languages())
def test_a_code_leads_to_its_room_however_it_is_written(spoken):
    code = code_of(ROOM, INVITE, spoken)
    assert code.count("-") == LENGTH - 1
    for typed in (code, code.upper(), f"  {code.replace('-', ' ')} ", code.replace("-", ", ").title() + "."):
        assert points_at(typed, ROOM)
        assert leads_to(typed, ROOM, [NEWER, INVITE])


def test_a_friend_may_read_another_language_than_the_host():
    assert all(leads_to(code_of(ROOM, INVITE, spoken), ROOM, [INVITE]) for spoken in languages())


@pytest.mark.parametrize(
    "typed", ["", "-", "acorn", "acorn " * LENGTH + "acorn", "no such words at all", "ä" * 300]
)
def test_what_is_no_code_leads_nowhere(typed):
    assert marks_in(typed) == []
    assert not points_at(typed, ROOM)
    assert not leads_to(typed, ROOM, [INVITE])


def test_another_room_has_another_code():
    assert len({code_of(new_room_id(), INVITE, "en") for _ in range(20)}) == 20
    assert not leads_to(code_of(ROOM, INVITE, "en"), OTHER, [INVITE])


def test_who_knows_only_the_name_of_a_room_does_not_know_its_code():
    assert len({code_of(ROOM, str(number), "en") for number in range(100)}) == 100
    assert not leads_to(code_of(ROOM, ROOM, "en"), ROOM, [INVITE])
