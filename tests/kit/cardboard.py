"""Tables of cardboard, told to the companion of the real box."""

from kit.builds import GAMES, in_full
from taverne.house.companion import beside
from taverne.protocol.companion import CompanionWish, Lot

BOARDS = min(10_000, in_full(GAMES // 5))


def lot(names=None, piles=None, numbers=None):
    return Lot(names=names or {}, piles=piles or {}, numbers=numbers or {})


def asked(table, deed="read", told=(), game="gwent"):
    return beside(CompanionWish(game=game, table=table, deed=deed, told=list(told)))
