"""CAR-1.4 the row of a finished game is told although the next one has been dealt."""

import random

from kit.parlour import OPEN, Parlour
from taverne.cardia.house.farewell import RowHappening


def match(seed=1):
    """Two people play a match by chance until its first game is over."""
    parlour = Parlour(game="cardia", rules="wins=2 guardians=true", seats=[{"who": "me"}, OPEN])
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
