"""A short duel in which somebody passes with the last gem and a full hand: what a study must find."""

from taverne.gwent.rulebook import deal

BLUNDER = 9


def lead(game, seat):
    side = game.table.side
    (foe,) = game.table.seating.foes[seat]
    return game.table.total(side(seat)) - game.table.total(side(foe))


def takes_the_lead(game, seat, word):
    """Whether this card alone does it, without a further question."""
    trial = game.at(len(game.answers))
    trial.answer(seat, word)
    return seat in trial.asked and lead(trial, seat) > 0


def short_game():
    """Whoever is not ahead passes, unless the other has passed: then one card is enough."""
    game = deal("northern_realms", "monsters", seed=7)
    while not game.is_over:
        seat = game.asked[0]
        (foe,) = game.table.seating.foes[seat]
        options = game.options(seat)
        wants_lead = game.table.passed[foe] and lead(game, seat) <= 0
        winning = [word for word in options if wants_lead and takes_the_lead(game, seat, word)]
        game.answer(seat, next(iter(winning), "done" if "done" in options else "pass"))
    return game
