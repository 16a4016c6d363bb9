"""A room: who sits where, what is dealt, what the others must agree to, and what never changes."""

import unicodedata

import pytest

from kit.parlour import BOT, LUCK, ME, OPEN, SECRET, Parlour, duel
from taverne.house.room import room as room_module
from taverne.house.room.asking import MOST_REQUESTS
from taverne.house.room.entries import Paused
from taverne.house.room.errors import RoomError
from taverne.house.room.names import clean_name
from taverne.kernel.errors import SetupError, TaverneError
from taverne.protocol.fairness import commitment_of, key_of, link_of
from taverne.words import speaking

WAYS = [
    {"rules": ""},
    {"rules": "wins=2"},
    {"rules": "mode=ffa3", "seats": [ME, BOT, BOT]},
    {"rules": "mode=ffa4", "seats": [BOT, ME, BOT, BOT]},
    {"rules": "mode=ffa5", "seats": [ME, BOT, BOT, BOT, BOT]},
    {"rules": "mode=pairs", "seats": [ME, BOT, BOT, BOT]},
    {"rules": "mode=solo"},
    {"tournament": True},
    {"game": "cardia"},
    {"game": "cardia", "rules": "deck=II guardians=true scenes=bazaar"},
]


def refused(parlour, guest, kind, **details):
    before = len(parlour.log)
    with pytest.raises(TaverneError) as reason:
        parlour.says(guest, kind, **details)
    assert len(parlour.log) == before
    return reason.value.key


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_way_to_play_can_be_played_in_a_room(way):
    parlour = Parlour(**({"seats": [ME, BOT]} | way))
    parlour.all_ready().play_out()
    assert parlour.room.phase == "over"
    assert parlour.room.result.reason == "played"


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_a_room_follows_from_its_log(way):
    parlour = Parlour(**({"seats": [ME, BOT]} | way))
    parlour.all_ready()
    for _ in range(7):
        parlour.bots_answer()
        if 0 in [parlour.room.seats[seat].guest for seat in parlour.room.asked()]:
            parlour.answers(0)
    twin = parlour.reread()
    assert twin.record() == parlour.room.record()
    assert twin.happenings == parlour.room.happenings
    assert (twin.timing.left, twin.nonces, twin.seats) == (
        parlour.room.timing.left,
        parlour.room.nonces,
        parlour.room.seats,
    )


def test_the_host_waits_for_a_friend():
    parlour = Parlour()
    parlour.says(0, "ready", luck=LUCK[0])
    assert parlour.room.phase == "gathering"
    bob = parlour.joins("Bob")
    assert parlour.room.seat_of(bob) == 1
    parlour.says(bob, "ready", luck=LUCK[1])
    assert parlour.room.phase == "playing"


def test_a_bot_in_the_last_seat_completes_the_table():
    parlour = Parlour()
    parlour.says(0, "ready", luck=LUCK[0]).says(0, "seat_bot", seat=1, bot="greedy")
    assert parlour.room.phase == "playing"


def test_bots_alone_play_when_the_host_says_so():
    parlour = Parlour(seats=[BOT, BOT])
    parlour.says(0, "ready", luck=LUCK[0]).play_out()
    assert parlour.room.phase == "over"


def test_a_full_room_lets_nobody_sit_down():
    parlour = Parlour(seats=[ME, BOT])
    with pytest.raises(RoomError) as reason:
        parlour.joins("Bob")
    assert reason.value.key == "room-full"


def test_a_seat_is_taken_only_once():
    parlour = Parlour(rules="mode=ffa3")
    parlour.joins("Bob", seat=2)
    with pytest.raises(RoomError) as reason:
        parlour.joins("Cat", seat=2)
    assert reason.value.key == "room-seat-taken"
    assert refused(parlour, 1, "sit", seat=0) == "room-seat-taken"
    parlour.says(1, "sit", seat=1)
    assert [seat.guest for seat in parlour.room.seats] == [0, 1, None]


def test_only_the_host_seats_bots_and_not_on_people():
    parlour = Parlour(rules="mode=ffa3")
    parlour.joins("Bob")
    assert refused(parlour, 1, "seat_bot", seat=2, bot="greedy") == "room-only-host"
    assert refused(parlour, 0, "seat_bot", seat=1, bot="greedy") == "room-seat-taken"
    assert refused(parlour, 0, "seat_bot", seat=2, bot="wizard") == "bot-unknown"
    assert refused(parlour, 0, "seat_bot", seat=4, bot="greedy") == "room-no-such-seat"


def test_when_the_host_leaves_the_next_guest_is_host():
    parlour = Parlour(rules="mode=ffa3")
    bob = parlour.joins("Bob")
    parlour.says(0, "leave")
    assert parlour.room.host() == bob
    assert parlour.room.seats[0].is_open


def test_a_deck_is_hidden_until_it_is_dealt():
    parlour = Parlour()
    bob = parlour.joins("Bob")
    parlour.says(0, "bring", decks=["skellige"])
    seen = parlour.sees(bob)
    assert [seat.brought for seat in seen.room.seats] == [True, False]
    assert "skellige" not in seen.model_dump_json()
    parlour.all_ready()
    assert parlour.sees(bob).view.seats[0].faction == "skellige"


def test_an_illegal_deck_is_refused_with_every_reason():
    parlour = Parlour()
    with pytest.raises(SetupError) as reason:
        parlour.says(0, "bring", decks=["faction: monsters\nleader: Eredin\n1 Ghoul\n"])
    assert len(str(reason.value).splitlines()) > 1


def test_a_path_is_no_deck(tmp_path):
    """Strangers bring decks as text; no file of the house is ever opened for them."""
    secret = tmp_path / "secret.deck"
    secret.write_text("top secret", encoding="utf-8")
    parlour = Parlour()
    with pytest.raises(TaverneError) as reason:
        parlour.says(0, "bring", decks=[str(secret)])
    assert "top secret" not in str(reason.value)


def test_partners_with_one_faction_hear_it_when_the_last_is_ready():
    """GWT-8.4 partners bring different factions."""
    parlour = Parlour(rules="mode=pairs", seats=[ME, BOT, OPEN, BOT])
    mate = parlour.joins("Bob")
    parlour.says(0, "bring", decks=["monsters"]).says(mate, "bring", decks=["monsters"])
    parlour.says(0, "ready", luck=LUCK[0])
    assert refused(parlour, mate, "ready", luck=LUCK[1]) == "setup-unplayable"
    parlour.says(mate, "bring", decks=["skellige"]).says(mate, "ready", luck=LUCK[1])
    assert parlour.room.phase == "playing"


def test_seats_are_swapped_if_both_want_it():
    parlour = Parlour()
    bob = parlour.joins("Bob")
    parlour.says(0, "bring", decks=["monsters"]).says(0, "ask", wish="swap", seat=1)
    assert refused(parlour, 0, "agree", request=1) == "room-not-asked"
    parlour.says(bob, "agree", request=1)
    assert [seat.guest for seat in parlour.room.seats] == [1, 0]
    assert parlour.room.seats[1].decks


def test_an_answer_names_its_question():
    parlour = duel()
    seat = parlour.room.asked()[0]
    guest, question = parlour.room.seats[seat].guest, parlour.room.question_id(seat)
    word = parlour.room.playing().options(seat)[0]
    parlour.says(guest, "answer", question=question, word=word)
    assert refused(parlour, guest, "answer", question=question, word=word) in (
        "move-question-closed",
        "move-not-your-decision",
    )


def test_what_is_not_offered_is_refused():
    parlour = duel()
    seat = parlour.room.asked()[0]
    guest, question = parlour.room.seats[seat].guest, parlour.room.question_id(seat)
    assert refused(parlour, guest, "answer", question=question, word="ne_geralt") == "move-not-offered"


def test_who_is_not_asked_cannot_answer():
    parlour = duel()
    while len(parlour.room.asked()) > 1 or parlour.room.playing().look(0).shape == "exchange":
        parlour.answers(parlour.room.seats[parlour.room.asked()[0]].guest, "done")
    (seat,) = parlour.room.asked()
    other = parlour.room.seats[1 - seat].guest
    assert refused(parlour, other, "answer", question="1.0.2", word="pass") == "move-not-your-decision"


def test_a_watcher_can_do_nothing():
    parlour = duel()
    assert refused(parlour, None, "resign") == "room-only-watching"


def test_to_resign_between_two_is_to_lose():
    parlour = duel().says(0, "resign")
    assert (parlour.room.result.winners, parlour.room.result.reason) == ((1,), "resigned")
    assert parlour.room.wins == {1: 1}
    assert refused(parlour, 1, "resign") == "room-not-playing"


def test_among_several_a_caretaker_plays_on():
    parlour = Parlour(rules="mode=ffa3", seats=[ME, OPEN, BOT])
    parlour.joins("Bob")
    parlour.all_ready().says(0, "resign")
    assert parlour.room.is_playing
    assert parlour.room.seats[0].retired
    assert refused(parlour, 0, "sit", seat=0) == "room-retired"
    parlour.says(1, "resign")
    assert (parlour.room.phase, parlour.room.result.winners) == ("over", ())


def test_leaving_a_running_game_is_resigning():
    parlour = duel().says(1, "leave")
    assert parlour.room.result.winners == (0,)


def test_a_move_is_taken_back_if_the_other_agrees():
    parlour = duel()
    before = parlour.room.record()
    first = parlour.room.seats[parlour.room.asked()[0]].guest
    parlour.answers(first, "done").says(first, "ask", wish="take_back")
    other = 1 - first
    parlour.says(other, "agree", request=1)
    assert parlour.room.record() == before
    assert parlour.room.question_id(parlour.room.seat_of(first)).startswith("1.1.")


@pytest.mark.parametrize(("rules", "seen"), [("", ""), ("open_lists=true", "monsters")])
def test_the_faction_of_a_deck_is_seen_before_the_deal_only_where_lists_are_open(rules, seen):
    parlour = Parlour(rules=rules)
    parlour.joins("Bob")
    parlour.says(0, "bring", decks=["monsters"])
    assert [parlour.sees(guest).room.seats[0].faction for guest in (0, 1, None)] == [seen] * 3
    assert parlour.sees(0).room.seats[1].faction == ""
    parlour.all_ready()
    assert parlour.sees(1).room.seats[0].faction == ""


def test_a_take_back_says_which_events_still_count():
    parlour = duel()
    first = parlour.room.seats[parlour.room.asked()[0]].guest
    counted = len(parlour.room.playing().events)
    parlour.answers(first, "done").says(first, "ask", wish="take_back").says(1 - first, "agree", request=1)
    told = [one for one in parlour.sees(first).happenings if one.kind == "taken_back"]
    assert [one.details["events"] for one in told] == [counted]


def test_a_question_from_before_a_take_back_is_closed():
    parlour = duel()
    first = parlour.room.seats[parlour.room.asked()[0]].guest
    question = parlour.room.question_id(parlour.room.seat_of(first))
    parlour.answers(first, "done").says(first, "ask", wish="take_back").says(1 - first, "agree", request=1)
    assert refused(parlour, first, "answer", question=question, word="done") == "move-question-closed"


def test_bots_let_you_take_back_but_fight_on():
    parlour = Parlour(seats=[ME, BOT]).all_ready()
    parlour.answers(0, "done")
    parlour.bots_answer()
    parlour.says(0, "ask", wish="take_back")
    assert parlour.room.playing().answers == []
    assert refused(parlour, 0, "ask", wish="draw") == "room-bots-fight-on"


def test_nothing_is_taken_back_before_the_first_answer():
    assert refused(duel(), 0, "ask", wish="take_back") == "move-nothing-to-take-back"


def test_a_draw_is_agreed_or_declined():
    parlour = duel().says(0, "ask", wish="draw")
    assert refused(parlour, 0, "ask", wish="draw") == "room-already-asked"
    parlour.says(1, "decline", request=1)
    assert not parlour.room.requests
    parlour.says(1, "ask", wish="draw").says(0, "agree", request=2)
    assert (parlour.room.result.winners, parlour.room.result.reason) == ((), "agreed")


def test_requests_end_with_the_next_answer():
    parlour = duel().says(0, "ask", wish="draw")
    parlour.answers(0, "done")
    assert refused(parlour, 1, "agree", request=1) == "room-no-such-request"


def test_a_rematch_swaps_sides_and_has_a_new_secret():
    parlour = Parlour()
    parlour.joins("Bob")
    parlour.says(0, "bring", decks=["monsters"]).all_ready().says(0, "resign")
    parlour.says(0, "ask", wish="rematch").says(1, "agree", request=1)
    assert parlour.room.phase == "gathering"
    assert [seat.guest for seat in parlour.room.seats] == [1, 0]
    assert parlour.room.seats[1].decks
    parlour.all_ready()
    assert (parlour.room.phase, parlour.room.number) == ("playing", 2)
    assert parlour.sees(0).view.seats[1].faction == "monsters"


def test_partners_stay_together_in_a_rematch():
    """GWT-8.4 A1 B1 A2 B2."""
    parlour = Parlour(rules="mode=pairs")
    for name in ("Bob", "Cat", "Dan"):
        parlour.joins(name)
    parlour.all_ready().says(0, "resign").says(0, "ask", wish="rematch")
    for guest in (1, 2, 3):
        parlour.says(guest, "agree", request=1)
    assert [seat.guest for seat in parlour.room.seats] == [3, 0, 1, 2]


def test_after_a_rematch_nobody_sees_the_old_game_with_other_eyes():
    """Who sits in the other's old seat must not read what that seat knew."""
    parlour = duel()
    before = parlour.sees(0).happenings
    parlour.says(0, "resign").says(0, "ask", wish="rematch").says(1, "agree", request=1)
    assert parlour.sees(0).happenings[: len(before)] == before


def test_a_vanished_player_may_be_kept_by_a_bot_and_come_back():
    parlour = Parlour(rules="mode=ffa3")
    for name in ("Bob", "Cat"):
        parlour.joins(name)
    parlour.all_ready()
    assert refused(parlour, 0, "ask", wish="takeover", seat=2, bot="greedy") == "room-not-absent"
    parlour.away[2] = parlour.now
    parlour.now += 60_000
    parlour.says(0, "ask", wish="takeover", seat=2, bot="greedy")
    assert not parlour.room.seats[2].bot
    parlour.says(1, "agree", request=1)
    assert parlour.room.seats[2].bot == "greedy"
    assert refused(parlour, 2, "answer", question="1.0.0", word="done") == "room-bot-plays"
    parlour.says(2, "sit", seat=2)
    assert parlour.room.seats[2].is_person


def test_the_victory_over_a_vanished_player_can_be_claimed():
    parlour = duel()
    assert refused(parlour, 0, "claim", seat=1) == "room-not-absent"
    parlour.away[1] = parlour.now
    parlour.now += 60_000
    assert refused(parlour, 0, "claim", seat=0) == "room-nothing-to-claim"
    parlour.says(0, "claim", seat=1)
    assert (parlour.room.result.winners, parlour.room.result.reason) == ((0,), "absent")


def test_a_move_clock_is_full_again_after_every_answer():
    parlour = duel(clock={"kind": "move", "seconds": 30})
    parlour.wait(29_000)
    assert parlour.sees(0).room.seats[0].clock == 1_000
    parlour.answers(0)
    assert parlour.sees(0).room.seats[0].clock == 30_000


def test_a_bank_shrinks_while_you_are_asked_and_grows_with_every_answer():
    parlour = duel(clock={"kind": "bank", "seconds": 60, "increment": 5})
    parlour.wait(20_000)
    parlour.answers(0, "done")
    assert [seat.clock for seat in parlour.sees(0).room.seats] == [45_000, 40_000]


def test_a_clock_does_not_run_for_who_is_not_asked():
    parlour = duel(clock={"kind": "bank", "seconds": 60, "increment": 0})
    parlour.answers(0, "done").answers(1, "done")
    (asked,) = parlour.room.asked()
    parlour.wait(10_000)
    left = [seat.clock for seat in parlour.sees(0).room.seats]
    assert (left[asked], left[1 - asked]) == (50_000, 60_000)


def test_who_has_no_time_left_loses():
    parlour = duel(clock={"kind": "move", "seconds": 30})
    parlour.answers(0, "done")
    parlour.wait(30_000)
    assert (parlour.room.result.winners, parlour.room.result.reason) == ((0,), "time")
    assert parlour.sees(0).room.result.seat == 1, "everybody is told whose time it was"


def test_days_are_days():
    parlour = duel(clock={"kind": "days", "days": 3})
    parlour.wait(3 * 24 * 3_600_000 - 1)
    assert parlour.room.is_playing
    parlour.wait(1)
    assert parlour.room.result.reason == "time"


def test_no_clock_runs_while_the_house_is_closed():
    parlour = duel(clock={"kind": "move", "seconds": 30})
    parlour.wait(10_000)
    down_since = parlour.now
    parlour.now += 3_600_000
    parlour.write([Paused(since=down_since, until=parlour.now)])
    assert parlour.room.is_playing
    assert parlour.sees(0).room.seats[0].clock == 20_000


def test_bots_have_no_clock():
    parlour = Parlour(seats=[ME, BOT], clock={"kind": "move", "seconds": 30}).all_ready()
    parlour.answers(0, "done")
    assert parlour.room.bots_asked() == [1] or parlour.room.asked() == [0]
    if parlour.room.bots_asked():
        parlour.wait(60_000)
        assert parlour.room.is_playing


def test_the_deal_follows_from_the_secret_and_everybodys_luck():
    parlour = duel()
    luck = [LUCK[0], LUCK[1]]
    link = link_of(SECRET, 1)
    assert parlour.room.record().setup["key"] == key_of(link, 1, luck).hex()
    shown = parlour.sees(0).room.fairness
    assert (shown.commitment, shown.deal, shown.link, shown.luck) == (commitment_of(SECRET), 1, None, luck)
    parlour.says(0, "resign")
    assert parlour.sees(None).room.fairness.link == link


def test_nobody_sees_luck_or_secret_before_the_deal():
    parlour = Parlour()
    parlour.joins("Bob")
    parlour.says(0, "ready", luck=LUCK[0])
    text = parlour.sees(1).model_dump_json()
    assert LUCK[0] not in text
    assert SECRET not in text
    assert link_of(SECRET, 1) not in text


def test_what_both_hear_of_may_hide_its_card():
    parlour = duel()
    mine, theirs, everybodys = (parlour.sees(guest).happenings for guest in (0, 1, None))
    assert len(mine) == len(theirs) == len(everybodys)
    drawn = [(one, two) for one, two in zip(mine, theirs, strict=True) if one != two]
    assert drawn
    assert all(not one.card or not two.card for one, two in drawn)


MONSTERS = [{"who": "me", "decks": ["monsters"]}, {"who": "open", "decks": ["monsters"]}]
CLOCKS = [{"kind": "bank", "seconds": 600, "increment": 10}, {"kind": "move"}, {"kind": "days"}]


def exchanged(cards, clock):
    """A duel in which Ann exchanges so many cards and is done, always within the same time."""
    parlour = duel(clock=clock, seats=MONSTERS).says(1, "ask", wish="draw")
    began = parlour.now
    for number in range(cards):
        parlour.now = began + (3_000 if number else 1_000)
        parlour.answers(0, parlour.room.playing().options(0)[1])
        yield parlour
    parlour.now = began + 3_000
    if cards < 2:
        parlour.answers(0, "done")
    parlour.wait(10_000)
    yield parlour


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock["kind"])
def test_nobody_can_count_the_cards_that_another_exchanges(clock):
    """GWT-9.18, S27: not by numbers, not by gaps, not by clocks, not by what ends."""
    ends = [list(exchanged(cards, clock))[-1] for cards in (0, 1, 2)]
    for viewer in (1, None):
        seen = [one.sees(viewer).model_dump(exclude={"room": {"fairness"}}) for one in ends]
        assert seen[0] == seen[1] == seen[2]
    mine = [one.sees(0) for one in ends]
    assert [one.number - mine[0].number for one in mine] == [0, 2, 4]


def test_during_an_exchange_nothing_at_all_is_seen():
    """GWT-9.18, S27: a request stands, a clock runs on as if nothing had been answered."""
    for clock in CLOCKS:
        still = duel(clock=clock, seats=MONSTERS).says(1, "ask", wish="draw")
        parlour = next(exchanged(2, clock))
        still.now = parlour.now
        assert parlour.sees(1) == still.sees(1)
        assert parlour.room.quiet


@pytest.mark.parametrize("cards", [0, 1])
def test_a_take_back_does_not_tell_how_much_the_other_exchanged(cards):
    """GWT-9.18, S27"""
    parlour = duel(seats=MONSTERS)
    parlour.answers(1, "done")
    for _ in range(cards):
        parlour.answers(0, parlour.room.playing().options(0)[1])
    parlour.says(1, "ask", wish="take_back").says(0, "agree", request=1)
    told = [one.details for one in parlour.sees(1).happenings if one.kind == "taken_back"]
    assert told == [{"events": sum(one.of == "game" for one in parlour.sees(1).happenings)}]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_who_comes_back_in_the_middle_of_whispers_hears_each_thing_once(cards):
    """S27: numbers are one's own, and go on where they were."""
    for parlour in exchanged(cards, CLOCKS[0]):
        for viewer in (0, 1, None):
            whole = parlour.sees(viewer)
            assert len(whole.happenings) == whole.number
            for known in range(whole.number + 1):
                rest = parlour.sees(viewer, known)
                assert rest.happenings == whole.happenings[known:]


def test_only_so_many_requests_are_open_at_once():
    """S24"""
    parlour = Parlour(rules="mode=ffa5", seats=[MONSTERS[0], *[MONSTERS[1]] * 4])
    for name in ("Bob", "Cat", "Dan", "Eve"):
        parlour.joins(name)
    parlour.all_ready().answers(0, parlour.room.playing().options(0)[1])
    for guest in range(MOST_REQUESTS):
        parlour.says(guest, "ask", wish="draw")
    assert refused(parlour, 0, "ask", wish="take_back") == "room-too-many-requests"
    parlour.says(1, "decline", request=2).says(0, "ask", wish="take_back")


def test_a_full_room_lets_the_game_end_and_nothing_else_begin(monkeypatch):
    """S24: nobody can let the log of a room grow for ever."""
    parlour = duel()
    monkeypatch.setattr(room_module, "MOST_BULK", parlour.room.bulk)
    for kind, more in (("ask", {"wish": "take_back"}), ("stand", {}), ("sit", {"seat": 0})):
        assert refused(parlour, 0, kind, **more) == "room-log-full"
    parlour.play_out()
    assert parlour.room.phase == "over"
    assert refused(parlour, 0, "ask", wish="rematch") == "room-log-full"
    with pytest.raises(RoomError) as full:
        parlour.joins("Cat")
    assert full.value.key == "room-log-full"
    parlour.says(0, "close")
    assert parlour.room.closed


def test_readiness_and_regret_fill_a_room():
    """S24: by entries, and by the size of decks."""
    parlour = Parlour()
    parlour.joins("Bob")
    empty = parlour.room.bulk
    parlour.says(0, "ready", luck=LUCK[0]).says(0, "wait")
    assert parlour.room.bulk == empty + 2 * 100
    parlour.says(0, "bring", decks=["monsters"])
    assert parlour.room.bulk >= empty + 300 + len(parlour.room.seats[0].decks[0])


def test_a_room_that_everybody_left_is_closed():
    """S21"""
    parlour = Parlour()
    parlour.joins("Bob")
    parlour.says(0, "leave")
    assert not parlour.room.closed
    parlour.says(1, "leave")
    assert parlour.room.closed


def test_a_takeover_is_not_granted_once_the_player_is_back():
    """S20"""
    parlour = Parlour(rules="mode=ffa3")
    for name in ("Bob", "Cat"):
        parlour.joins(name)
    parlour.all_ready()
    parlour.away[2] = parlour.now
    parlour.now += 60_000
    parlour.says(0, "ask", wish="takeover", seat=2, bot="greedy")
    del parlour.away[2]
    assert refused(parlour, 1, "agree", request=1) == "room-not-absent"


def test_a_game_from_a_record_goes_on():
    parlour = duel()
    parlour.answers(0, "done")
    twin = Parlour(record=parlour.room.record().text(), seats=[ME, BOT])
    assert twin.room.phase == "playing"
    assert twin.room.record().answers == parlour.room.record().answers
    twin.play_out()
    assert twin.room.phase == "over"
    assert twin.sees(0).room.fairness is None


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("  Ann  \t Lee ", "Ann Lee"),
        ("A\u202enn", "Ann"),
        ("A\x00\x07nn\u200b", "Ann"),
        ("x" * 99, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_names_are_cleaned(name, clean):
    assert clean_name(name) == clean


NOTHING = [
    "\u200b\u202e ",
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\ufe0f",
    "\u0301\u0302",
    " \u0489 ",
    "\U000e0100",
]


@pytest.mark.parametrize("name", NOTHING)
def test_a_name_must_say_something(name):
    """S40 letters that show nothing are no name, and neither are marks upon nothing."""
    with pytest.raises(RoomError) as reason:
        clean_name(name)
    assert reason.value.key == "room-name-empty"
    told = {language: in_language(language, reason.value) for language in ("en", "nl", "de", "it")}
    assert len(set(told.values())) == 4


def in_language(language, error):
    with speaking(language):
        return str(error)


@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Z" + "\u0334" * 40 + "oe", "Z\u0334\u0334oe"),
        ("A\u3164nn", "Ann"),
        ("Ge\u20ddralt", "Geralt"),
        ("Zoé", "Zoé"),
        ("Nguyễn Thị", "Nguyễn Thị"),
        ("น้ำ", "น้ำ"),
        ("हिन्दी", "हिन्दी"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("가나다", "가나다"),
    ],
)
def test_nothing_is_piled_upon_a_name(name, clean):
    """S40 names of every script stay as they are."""
    assert clean_name(name) == unicodedata.normalize("NFC", clean)


def test_a_closed_room_stays_closed():
    parlour = Parlour()
    parlour.joins("Bob")
    assert refused(parlour, 1, "close") == "room-only-host"
    parlour.says(0, "close")
    assert parlour.room.phase == "closed"
    assert refused(parlour, 0, "ready", luck=LUCK[0]) == "room-closed"
    with pytest.raises(RoomError) as reason:
        parlour.joins("Cat")
    assert reason.value.key == "room-closed"


def test_who_left_is_no_guest_any_more():
    parlour = Parlour()
    parlour.joins("Bob")
    parlour.says(1, "leave")
    assert refused(parlour, 1, "sit", seat=1) == "room-only-watching"
    assert [one.name for one in parlour.sees(0).room.guests] == ["Ann"]
