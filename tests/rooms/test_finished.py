"""Games that are over stay to be read: also when the others have played again since."""

import pytest

from kit.parlour import Parlour, duel
from taverne.games import replay
from taverne.house.room.errors import NotYours, RoomError
from taverne.house.room.finished import record_for


def refused(room, guest, number, kind=RoomError):
    with pytest.raises(kind) as reason:
        record_for(room, guest, number)
    return reason.value.key


def again(parlour, guest=1):
    """The others agree, or there are none."""
    parlour.says(guest, "ask", wish="rematch")
    return parlour


def ended_without_ann():
    """Ann vanishes, a bot plays to the end for her, and Bob presses Rematch: nobody is there to agree."""
    parlour = duel()
    parlour.away[0] = parlour.now
    parlour.now += 60_000
    parlour.says(1, "ask", wish="takeover", seat=0, bot="greedy")
    parlour.play_out()
    return again(parlour)


def test_a_game_that_ended_while_one_was_away_is_read_after_the_rematch():
    parlour = ended_without_ann()
    assert parlour.room.phase == "gathering"
    assert parlour.sees(0).room.you.played == {"1": 0}
    assert parlour.sees(1).room.you.played == {"1": 1}
    record = record_for(parlour.room, 0, 1)
    assert replay(record).is_over
    assert [record.notes["seat 0"], record.notes["seat 1"]] == ["Ann", "Bob"]
    assert record.notes["link"]
    assert record_for(parlour.reread(), 0, 1) == record
    parlour.all_ready()
    assert (parlour.room.number, parlour.sees(0).room.you.seat) == (2, 1)
    assert parlour.sees(0).room.you.played == {"1": 0}
    assert record_for(parlour.room, 0, 1) == record


def test_every_game_of_a_room_has_its_own_record_and_seat():
    parlour = duel()
    for _ in range(2):
        parlour.says(0, "resign")
        again(parlour).says(0, "agree", request=max(parlour.room.requests))
        parlour.all_ready()
    parlour.says(1, "resign")
    assert parlour.sees(0).room.you.played == {"1": 0, "2": 1, "3": 0}
    records = [record_for(parlour.room, 0, number) for number in (1, 2, 3)]
    assert [one.notes["winners"] for one in records] == ["1", "0", "0"]
    assert len({one.setup["key"] for one in records}) == 3
    assert record_for(parlour.room, 0, None) == records[-1]


def test_an_earlier_game_is_only_for_those_who_were_there():
    """Its decks are played again, and whoever comes now may play against them."""
    parlour = ended_without_ann().says(1, "stand")
    cat = parlour.joins("Cat")
    assert refused(parlour.room, cat, 1, NotYours) == "room-came-later"
    assert refused(parlour.room, None, 1, NotYours) == "room-came-later"
    assert parlour.sees(cat).room.you.played == {}
    assert parlour.sees(None).room.you.played == {}


def test_the_last_game_is_for_all_who_may_look_until_there_is_a_rematch():
    parlour = duel().says(0, "resign")
    assert record_for(parlour.room, None, None) == record_for(parlour.room, None, 1)
    again(parlour).says(0, "agree", request=1)
    assert refused(parlour.room, 0, None) == "room-game-not-over"
    assert refused(parlour.room, None, 1, NotYours) == "room-came-later"


def test_a_game_that_has_not_ended_has_no_record():
    parlour = Parlour()
    parlour.joins("Bob")
    assert refused(parlour.room, 0, None) == "room-game-not-over"
    parlour.all_ready()
    assert refused(parlour.room, 0, None) == "room-game-not-over"
    assert refused(parlour.room, 0, 1) == "room-no-such-game"
    assert refused(parlour.room, 0, 7) == "room-no-such-game"


def test_who_leaves_after_the_end_is_still_named_in_the_record():
    parlour = duel().says(0, "resign").says(0, "leave")
    assert record_for(parlour.room, 1, None).notes["seat 0"] == "Ann"
