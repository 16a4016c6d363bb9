"""CAR-1.4 the row of a finished game is told although the next one has been dealt."""

import random

from kit.parlour import OPEN, Parlour
from taverne.cardia.house.farewell import RowHappening
from taverne.house.room.fold import LOOK_MS


def match(seed=1, **more):
    """Two people play a match by chance until its first game is over."""
    parlour = Parlour(game="cardia", rules="wins=2 guardians=true", seats=[{"who": "me"}, OPEN], **more)
    parlour.joins("Bob")
    parlour.all_ready()
    luck = random.Random(seed)
    while not rows(parlour, 0) and parlour.room.is_playing:
        guest = parlour.room.seats[luck.choice(parlour.room.asked())].guest
        options = parlour.room.playing().options(parlour.room.seat_of(guest))
        parlour.answers(guest, luck.choice(options))
    return parlour


def rows(parlour, guest):
    return [one for one in parlour.sees(guest).happenings if isinstance(one, RowHappening)]


def test_everybody_is_told_how_the_row_lay():
    parlour = match()
    (last,) = rows(parlour, 0)
    assert [last] == rows(parlour, 1) == rows(parlour, None)
    now = parlour.sees(0)
    assert (last.game, now.view.game, now.view.row) == (1, 2, ())
    assert last.winner == [seat.score for seat in now.view.seats].index(1)
    assert all(encounter.judged for encounter in last.row)
    assert len(last.guardians) == 6


def test_it_has_its_number_and_comes_again_from_the_log():
    parlour = match(2)
    seen = parlour.sees(0)
    assert len(seen.happenings) == seen.number
    assert parlour.reread().happenings == parlour.room.happenings


def test_the_winner_has_the_signets():
    for seed in range(6):
        last = rows(match(seed), 0)[0]
        signets = [sum(encounter.signets[seat] for encounter in last.row) for seat in (0, 1)]
        assert max(signets) < 5 or signets.index(max(signets)) == last.winner


BANK = {"kind": "bank", "seconds": 60, "increment": 0}


def clocks(parlour):
    return [seat.clock for seat in parlour.sees(0).room.seats]


def test_no_clock_runs_while_the_last_game_is_looked_at():
    """CAR-1.4 the next game is dealt at once, its clock begins a little later"""
    parlour = match(clock=BANK)
    before = clocks(parlour)
    assert parlour.sees(0).room.resting == parlour.now + LOOK_MS
    parlour.wait(LOOK_MS - 1)
    assert clocks(parlour) == before
    parlour.wait(1_001)
    assert clocks(parlour) == [left - 1_000 for left in before]
    assert parlour.sees(0).room.resting == 0


def test_nobody_rests_any_more_when_all_have_gone_on():
    """Who goes on early gives the other no time, and takes none"""
    parlour = match(clock=BANK)
    before = clocks(parlour)
    first, second = parlour.room.asked()
    parlour.wait(5_000)
    parlour.answers(parlour.room.seats[first].guest)
    parlour.wait(2_000)
    assert clocks(parlour) == before
    parlour.answers(parlour.room.seats[second].guest)
    asked = parlour.room.asked()
    parlour.wait(3_000)
    assert [clocks(parlour)[seat] for seat in asked] == [before[seat] - 3_000 for seat in asked]


def test_a_flag_falls_only_after_the_rest():
    parlour = match(clock={"kind": "move", "seconds": 5})
    parlour.wait(LOOK_MS + 4_999)
    assert parlour.room.is_playing
    parlour.wait(1)
    assert parlour.sees(0).room.result.reason == "time"


def test_the_rest_comes_again_from_the_log():
    parlour = match(clock=BANK)
    assert parlour.reread().timing.since == parlour.room.timing.since == parlour.now + LOOK_MS
