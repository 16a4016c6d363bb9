"""What an answer costs the house: options are worked out once for each state, a room once for all viewers."""

import pytest

from kit.crowded import SEATS
from kit.parlour import BOT, ME, Parlour, duel
from taverne.cardia.table import CardiaTable
from taverne.games import offer_of
from taverne.gwent.bots import net
from taverne.gwent.turns import Turn
from taverne.house.room import views
from taverne.house.salon import Salon
from taverne.kernel.game import Game


@pytest.fixture
def counted(monkeypatch):
    """How often something was worked out."""
    counts = {"question": 0, "room": 0}

    def question(self, seat, real=Game.question):
        counts["question"] += 1
        return real(self, seat)

    def seen(*args, real=views.room_view):
        counts["room"] += 1
        return real(*args)

    monkeypatch.setattr(Game, "question", question)
    monkeypatch.setattr("taverne.house.salon.room_view", seen)
    return counts


def test_an_answer_works_out_the_options_of_a_state_once(counted):
    """S42 also to name the question, to check the answer and to tell everybody."""
    parlour = duel()
    salon = Salon(parlour.room)
    seat = parlour.room.asked()[0]
    counted.update(question=0, room=0)
    word = parlour.room.question(seat).options[0]
    guest = parlour.room.seats[seat].guest
    parlour.says(guest, "answer", question=parlour.room.question_id(seat), word=word)
    assert counted["question"] == 1
    salon.publish()
    texts = [salon.render(viewer, 0, parlour.now) for viewer in (0, 1, None)]
    assert len(set(texts)) == 3
    assert counted["question"] <= 1 + len(parlour.room.asked())
    assert counted["room"] == 1


def test_the_rules_work_out_what_a_turn_allows_once(monkeypatch):
    """S42 to ask it, to show it, to check the answer: it is known since it was asked."""
    parlour = duel()
    worked_out = []
    for _ in range(2):
        parlour.answers(parlour.room.seats[parlour.room.asked()[0]].guest)

    def options(self, table, real=Turn.options):
        worked_out.append(self.seat)
        return real(self, table)

    monkeypatch.setattr(Turn, "options", options)
    salon = Salon(parlour.room)
    while parlour.room.asked():
        seat = parlour.room.asked()[0]
        worked_out.clear()
        parlour.answers(parlour.room.seats[seat].guest)
        salon.publish()
        for viewer in (0, 1, None):
            salon.render(viewer, 0, parlour.now)
        assert len(worked_out) == len(set(worked_out)) <= 2, worked_out


def test_what_was_worked_out_is_forgotten_with_the_state():
    """S42"""
    parlour = duel()
    seat = parlour.room.asked()[0]
    before = parlour.room.question_id(seat)
    mine, other = (parlour.room.seats[one].guest for one in (seat, 1 - seat))
    parlour.answers(mine).says(mine, "ask", wish="take_back").says(other, "agree", request=1)
    assert parlour.room.question_id(seat) != before
    parlour.says(0, "resign")
    assert parlour.room.asked() == []


def test_clocks_in_what_all_share_go_on():
    """S42"""
    parlour = duel(clock={"kind": "move", "seconds": 60})
    salon = Salon(parlour.room)
    asked = parlour.room.asked()[0]
    left = [salon.as_all_see_it(parlour.now + later).seats[asked].clock for later in (0, 10_000)]
    assert left[0] - left[1] == 10_000


def test_an_answer_in_cardia_copies_no_table(monkeypatch):
    """S42 the row of a finished game is kept when it ends, not guessed at before every answer."""
    parlour = duel(game="cardia")

    def clone(self):
        raise AssertionError("copied")

    monkeypatch.setattr(CardiaTable, "clone", clone)
    for _ in range(6):
        parlour.answers(parlour.room.seats[parlour.room.asked()[0]].guest)


def excuses(mode):
    """What everybody is told of the bot "net" in the second seat."""
    seats = [ME, {"who": "bot", "bot": "net"}, *[BOT] * (SEATS[mode] - 2)]
    parlour = Parlour(rules=f"mode={mode}", seats=seats)
    seen = views.room_view(parlour.room, 0, views.Presence(frozenset({0}), 0), parlour.now)
    return [seat.excuse for seat in seen.seats]


def test_who_lets_another_bot_play_says_why_in_its_seat_and_where_it_is_chosen(monkeypatch, tmp_path):
    facts = {mode.name: mode.excuses for mode in offer_of("gwent").house.facts().modes}
    assert (facts["duel"], facts["ffa3"]) == ({}, {"net": "weights-other-rules"})
    assert excuses("ffa3") == ["", "weights-other-rules", ""]
    assert excuses("duel") == ["", ""]
    monkeypatch.setattr(net, "WEIGHTS", tmp_path / "nowhere")
    net.shipped.cache_clear()
    assert excuses("duel") == ["", "weights-missing"]
