"""Records of Cardia that stop where something is worth looking at."""

import random

from taverne import cardia
from taverne.games import replay
from taverne.kernel.record import read_record


def stopped(found, **rules):
    """A random match, by its record, at the first moment that is looked for; the first seat sits there."""
    for seed in range(500):
        game = cardia.deal(seed=seed, rules=cardia.CardiaRules(**rules))
        luck = random.Random(seed)
        while not game.is_over:
            if found(game):
                return game.record().text()
            seat = luck.choice(game.asked)
            game.answer(seat, luck.choice(game.options(seat)))
    raise AssertionError("no such moment")


def asks_for_a_card_in_the_row(game):
    """One question only, to the first seat, about the cards of three encounters or more."""
    return game.asked == [0] and game.look(0).shape == "spot" and len(game.look(0).row) > 2


def asks_for_a_discarded_card(game):
    """CAR-7.1 one question only, to the first seat, about several cards of a discard pile."""
    if game.asked != [0]:
        return False
    fallen = {card for seat in game.look(0).seats for card in seat.discard}
    return len(fallen.intersection(game.options(0)) - set(game.look(0).seats[0].hand.cards)) > 1


def ends_a_game_next(game):
    """An answer of the first seat ends the first game of the match."""
    return game.asked == [0] and game.look(0).game == 1 and bool(ending_words(game))


def ending_words(game):
    return [word for word in game.options(0) if later(game, word).look(0).game == 2]


def last_word(record):
    """The answer that ends the game of this record."""
    return ending_words(replay(read_record(record)))[0]


def later(game, word):
    twin = game.at(len(game.answers))
    twin.answer(0, word)
    return twin
