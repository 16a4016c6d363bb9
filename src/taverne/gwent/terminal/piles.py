"""What lies beside the rows of a Gwent table: hands, discard piles, decks."""

from __future__ import annotations

from taverne.cli.cast import Cast, in_words
from taverne.gwent.rules import read_rules
from taverne.gwent.terminal.words import card_list, counted
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import GwentView
from taverne.words import say


def hands(view: GwentView, cast: Cast) -> list[str]:
    """The own hand, with what is printed on each card; GWT-8.4 then the partner's."""
    if view.seat < 0:
        return [say("cli-hand-none")]
    own = view.seats[view.seat].hand.cards or ()
    lines = hand_of(cast, view.seat, own) if own else [say("gwent-hand-empty")]
    for seat, other in enumerate(view.seats):
        if seat != view.seat and other.hand.cards:
            lines += hand_of(cast, seat, other.hand.cards)
    return lines


def hand_of(cast: Cast, seat: int, cards: tuple[str, ...]) -> list[str]:
    head = say("gwent-hand", **cast.seat(seat), count=len(cards))
    return [head, *(f"  {counted(key, cards.count(key))}" for key in dict.fromkeys(cards))]


def piles(view: GwentView, cast: Cast) -> list[str]:
    """GWT-9.16 the discard piles of all, the own deck as a bag, and what has left the game."""
    lines = [discard_line(view, cast, side) for side in range(len(view.sides))]
    lines += [deck_line(view, cast, seat) for seat in range(len(view.seats))]
    if view.leader_pile and read_rules(view.rules).enemy_leaders:
        lines.append(
            say("gwent-pile-leaders", cards=in_words([spoken_name(key) for key in view.leader_pile]))
        )
    return [*lines, say("gwent-pile-gone", cards=card_list(list(view.gone)))] if view.gone else lines


def discard_line(view: GwentView, cast: Cast, side: int) -> str:
    pile = list(view.sides[side].discard)
    if not pile:
        return say("gwent-pile-discard-empty", **cast.side(side))
    return say("gwent-pile-discard", **cast.side(side), count=len(pile), cards=card_list(pile))


def deck_line(view: GwentView, cast: Cast, seat: int) -> str:
    deck = view.seats[seat].deck
    if not deck.cards:
        return say("gwent-pile-deck-hidden", **cast.seat(seat), count=deck.size)
    return say("gwent-pile-deck", **cast.seat(seat), count=deck.size, cards=card_list(list(deck.cards)))
