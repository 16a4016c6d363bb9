"""One game from its deal to its result."""

from __future__ import annotations

from taverne.arena.result import Place, Result
from taverne.arena.schedule import Fixture, Schedule
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import Bot


def play(schedule: Schedule, place: Place) -> Result:
    """The game at this place of the schedule; whoever plays it gets the same."""
    fixture = schedule.fixture(place)
    game = schedule.offer.deal([kit.line for kit in fixture.kits], fixture.seed)
    play_out(game, bots_of(schedule, fixture))
    seats = range(len(fixture.seats))
    return Result(
        place,
        tuple(float(game.table.payoff(seat)) for seat in seats),
        len(game.answers),
        schedule.offer.rounds(game),
        tuple(tuple(schedule.offer.drawn(game.events, seat)) for seat in seats),
        tuple(tuple(schedule.offer.played(game.events, seat)) for seat in seats),
    )


def bots_of(schedule: Schedule, fixture: Fixture) -> dict[int, Bot]:
    """A bot for each seat; where the rules themselves decide, nobody is asked."""
    return {
        seat: schedule.offer.bot(schedule.bot_name(who), schedule.bot_seed(fixture.place, seat))
        for seat, who in enumerate(fixture.seats)
        if who < len(schedule.contestants)
    }


def play_out(game: AnyGame, bots: dict[int, Bot]) -> None:
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, bots[seat].choose(game.look(seat)))
