"""What is said around the table, and how a watcher gets the next seat; no record knows of it."""

import pytest

from kit.parlour import BOT, ME, OPEN, Parlour, duel
from taverne.house.room.errors import RoomError
from taverne.house.room.gathering import MOST_STANDING, stand_by
from taverne.house.room.room import MOST_WORDS_AT_ONCE
from taverne.house.room.talking import MOST_TALKS, WITHIN


def refused(parlour, guest, kind, **details):
    with pytest.raises(RoomError) as no:
        parlour.says(guest, kind, **details)
    return no.value.key


def heard(parlour, kind, guest=None):
    """What a viewer hears of this kind."""
    return [one.details for one in parlour.sees(guest).happenings if getattr(one, "kind", "") == kind]


def stands(parlour, name):
    parlour.write(stand_by(parlour.room, name, f"token-{len(parlour.room.guests)}", 16))
    return len(parlour.room.guests) - 1


# Phrases


def test_a_phrase_is_an_id_that_everybody_reads_in_his_own_language():
    table = duel().says(0, "phrase", phrase="well_played")
    said = {"guest": 0, "name": "Ann", "phrase": "well_played"}
    assert heard(table, "phrase", 1) == heard(table, "phrase", None) == [said]


def test_phrases_are_no_part_of_the_record():
    quiet, loud = duel(), duel().says(0, "phrase", phrase="oops").says(1, "phrase", phrase="thanks")
    assert loud.room.record().text() == quiet.room.record().text()
    assert loud.reread().talks == 2


def test_a_phrase_ends_no_request_and_stops_no_clock():
    table = Parlour(seats=[ME, OPEN], clock={"kind": "move", "seconds": 60})
    table.joins("Bob")
    table.all_ready()
    table.says(0, "ask", wish="draw")
    table.wait(1_000)
    before = table.room.due_at()
    table.says(1, "phrase", phrase="one_moment")
    assert table.room.requests
    assert table.room.due_at() == before


def test_who_speaks_too_often_has_to_wait():
    table = duel()
    for _ in range(MOST_WORDS_AT_ONCE):
        table.says(0, "phrase", phrase="hello")
    assert refused(table, 0, "phrase", phrase="hello") == "room-talks-too-fast"
    table.says(1, "phrase", phrase="hello")
    table.wait(WITHIN)
    table.says(0, "phrase", phrase="hello")


def test_a_room_does_not_listen_for_ever():
    table = duel()
    table.room.talks = MOST_TALKS
    assert refused(table, 0, "phrase", phrase="hello") == "room-talked-enough"


def test_watchers_say_nothing():
    table = duel()
    assert refused(table, None, "phrase", phrase="hello") == "room-only-watching"
    assert refused(table, stands(table, "Eve"), "phrase", phrase="hello") == "room-not-seated"


# Chat


def test_nobody_writes_before_the_host_allows_it():
    table = duel()
    assert table.sees(0).room.chat is False
    assert refused(table, 0, "chat", text="Hello") == "room-no-chat"
    assert refused(table, 1, "allow_chat", allowed=True) == "room-only-host"
    table.says(0, "allow_chat", allowed=True).says(1, "chat", text="Hello")
    assert heard(table, "chat", 0) == [{"guest": 1, "name": "Bob", "text": "Hello"}]
    table.says(0, "allow_chat", allowed=False)
    assert refused(table, 1, "chat", text="Hello") == "room-no-chat"


def test_a_table_may_be_opened_with_chat():
    assert Parlour(seats=[ME, OPEN], chat=True).sees(0).room.chat is True


@pytest.mark.parametrize(
    ("typed", "read"),
    [("a\u202eb\u0007c", "abc"), ("  two \n lines ", "two lines"), ("e" + "\u0301" * 9, "é\u0301\u0301")],
)
def test_what_is_written_is_one_line_that_can_be_read(typed, read):
    table = duel().says(0, "allow_chat", allowed=True).says(0, "chat", text=typed)
    assert heard(table, "chat", 1)[0]["text"] == read


def test_what_shows_nothing_is_not_said():
    table = duel().says(0, "allow_chat", allowed=True)
    assert refused(table, 0, "chat", text="\u200b\u2800") == "room-chat-empty"


def test_too_much_at_once_does_not_fit():
    table = duel().says(0, "allow_chat", allowed=True)
    with pytest.raises(ValueError, match="200"):
        table.says(0, "chat", text="a" * 201)


# The next seat


def test_a_watcher_who_asks_is_seated_when_the_host_agrees():
    table = Parlour(seats=[ME, OPEN])
    eve = stands(table, "Eve")
    assert refused(table, eve, "sit", seat=1) == "room-ask-first"
    table.says(eve, "ask", wish="seat")
    assert table.room.seat_of(eve) is None
    table.says(0, "agree", request=1)
    assert table.room.seat_of(eve) == 1


def test_while_a_game_is_played_the_next_seat_is_that_of_a_bot():
    table = Parlour(seats=[ME, BOT]).all_ready()
    eve = stands(table, "Eve")
    table.says(eve, "ask", wish="seat")
    table.answers(0, "done")
    assert list(table.room.requests) == [1]
    table.says(0, "agree", request=1)
    assert table.room.seat_of(eve) is None
    table.says(0, "resign")
    table.says(0, "ask", wish="rematch")
    assert table.room.seat_of(eve) is not None
    assert table.reread().seat_of(eve) == table.room.seat_of(eve)


def test_only_the_host_is_asked_and_may_say_no():
    table = duel()
    eve = stands(table, "Eve")
    table.says(eve, "ask", wish="seat")
    assert refused(table, 1, "agree", request=1) == "room-not-asked"
    table.says(0, "decline", request=1)
    assert not table.room.requests
    assert refused(table, eve, "sit", seat=0) == "room-ask-first"


def test_who_only_stands_is_no_host_and_keeps_no_room_open():
    table = Parlour(seats=[ME, OPEN])
    stands(table, "Eve")
    table.says(0, "leave")
    assert table.room.host() is None
    assert table.room.closed


def test_few_may_stand_so_that_friends_find_a_place():
    table = Parlour(seats=[ME, OPEN])
    for _ in range(MOST_STANDING):
        stands(table, "Eve")
    with pytest.raises(RoomError) as no:
        stands(table, "Eve")
    assert no.value.key == "room-too-many-watchers"
    table.joins("Bob")
