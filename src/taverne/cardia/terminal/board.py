"""The Cardia table in lines of text: the rival on top, the row, then you; nothing drawn."""

from __future__ import annotations

from taverne.cardia.rules import read_rules
from taverne.cardia.terminal.words import (
    fighter,
    house_name,
    in_row,
    listed,
    omen_words,
    seat_name,
    told_in_full,
)
from taverne.cardia.texts import spoken_name
from taverne.cardia.view import CardiaView, EncounterView, GuardianView, LaidView
from taverne.cli.cast import Cast, in_words, joined, opened
from taverne.words import say


def board(view: CardiaView, cast: Cast) -> list[str]:
    """The match, scenes and guardians, the rival, the row, and what lies before the own seat."""
    home = max(view.seat, 0)
    lines = [round_line(view, cast), *score_lines(view, cast), *box_lines(view)]
    lines += seat_lines(view, cast, 1 - home)
    lines += row_lines(view, cast)
    return [*lines, *seat_lines(view, cast, home)]


def round_line(view: CardiaView, cast: Cast) -> str:
    """Where the match stands, and who is to decide."""
    if view.over:
        return say("cardia-round-over", game=view.game, round=view.round)
    asked = opened(joined([seat_name(cast, seat) for seat in view.asked]))
    you = "you" if view.asked == (view.seat,) else "other"
    many = len(view.asked)
    return say("cardia-round", game=view.game, round=view.round, who=you, asked=asked, count=many)


def score_lines(view: CardiaView, cast: Cast) -> list[str]:
    target = read_rules(view.rules).wins
    if target == 1:
        return []
    wins = [say("match-wins", **cast.seat(seat), wins=here.score) for seat, here in enumerate(view.seats)]
    return [say("match-score", wins=in_words(wins), target=target)]


def box_lines(view: CardiaView) -> list[str]:
    """CAR-1.3 the scenes, CAR-6.1 the guardians with the encounters over which they watch."""
    lines: list[str] = []
    if view.scenes:
        scenes = [house_name(scene.card, scene.house) for scene in view.scenes]
        lines.append(say("cardia-scenes", scenes=in_words(scenes)))
    if view.guardians:
        guardians = [guardian_words(guardian) for guardian in view.guardians]
        lines.append(say("cardia-guardians", guardians="; ".join(guardians)))
    return lines


def guardian_words(guardian: GuardianView) -> str:
    key = "cardia-guardian-up" if guardian.card else "cardia-guardian-down"
    card = house_name(guardian.card, "card" if guardian.house else "") if guardian.card else ""
    return say(key, place=guardian.place + 1, card=card, faction=spoken_name(guardian.faction))


def seat_lines(view: CardiaView, cast: Cast, seat: int) -> list[str]:
    here = view.seats[seat]
    piles = {"hand": here.hand.size, "deck": len(here.deck), "discard": len(here.discard)}
    lines = [say("cardia-seat", **cast.seat(seat), signets=here.signets, **piles)]
    if here.hand.known:
        known = in_words([spoken_name(key) for key in here.hand.known])
        lines.append(say("cardia-known", **cast.seat(seat), cards=known))
    waiting = omen_words(here.waiting)
    if waiting:
        lines.append(say("cardia-waiting", **cast.seat(seat), things=in_words(waiting)))
    if here.foresees:
        lines.append(say("cardia-foresees", **cast.seat(seat)))
    if here.stared_at:
        lines.append(say("cardia-stared", **cast.seat(seat)))
    return [*lines, *sealed_lines(view, cast, seat), *hand_line(view, seat)]


def sealed_lines(view: CardiaView, cast: Cast, seat: int) -> list[str]:
    """A card that was chosen and not revealed: open, the reader's own, or just a card."""
    sealed = view.seats[seat].sealed
    if sealed is None:
        return []
    key = "cardia-sealed-open" if view.opened[seat] else "cardia-sealed" if sealed else "cardia-sealed-hidden"
    return [say(key, **cast.seat(seat), card=listed(sealed) if sealed else "")]


def hand_line(view: CardiaView, seat: int) -> list[str]:
    """The own hand, unless the options tell it anyway."""
    hand = view.seats[seat].hand.cards or ()
    if not hand or set(hand) <= set(view.options):
        return []
    return [say("cardia-hand-line", cards=in_words([spoken_name(key) for key in hand]))]


def row_lines(view: CardiaView, cast: Cast) -> list[str]:
    lines = [f"  {encounter_line(view, cast, place)}" for place in range(len(view.row))]
    lines += [f"  {laid_line(view, cast, pair)}" for pair in view.laid]
    return lines or [f"  {say('cardia-row-empty')}"]


def encounter_line(view: CardiaView, cast: Cast, place: int) -> str:
    encounter = view.row[place]
    cards = say("cardia-against", **both(view, cast, [in_row(card) for card in encounter.cards]))
    return say("cardia-encounter", number=place + 1, cards=cards, result=result_words(encounter, cast))


def both(view: CardiaView, cast: Cast, cards: list[str]) -> dict[str, object]:
    """Two cards of an encounter with their owners; the reader's own comes first."""
    first, second = order(view)
    return {"first": fighter(cast, first, cards[first]), "second": fighter(cast, second, cards[second])}


def order(view: CardiaView) -> tuple[int, int]:
    return (1, 0) if view.seat == 1 else (0, 1)


def result_words(encounter: EncounterView, cast: Cast) -> str:
    if not encounter.judged:
        return open_words(encounter)
    if not encounter.winners:
        return say("cardia-result-tie")
    if len(encounter.winners) > 1:
        return say("cardia-result-both")
    winner = encounter.winners[0]
    return say("cardia-result", **cast.seat(winner), signets=encounter.signets[winner])


def open_words(encounter: EncounterView) -> str:
    """CAR-5.2 an encounter in which a card is missing will never be judged."""
    return say("cardia-result-open" if all(card.card for card in encounter.cards) else "cardia-result-none")


def laid_line(view: CardiaView, cast: Cast, pair: tuple[LaidView, ...]) -> str:
    """CAR-5.45 two cards that wait to be revealed."""
    cards = [listed(laid.card) if laid.card else say("cardia-hidden-card") for laid in pair]
    return say("cardia-laid", **both(view, cast, cards))


def hand(view: CardiaView, cast: Cast) -> list[str]:
    """The own hand with what its cards do."""
    if view.seat < 0:
        return [say("cli-hand-none")]
    return hand_of(cast, view.seat, view.seats[view.seat].hand.cards or ())


def hand_of(cast: Cast, seat: int, cards: tuple[str, ...]) -> list[str]:
    head = say("cardia-hand", **cast.seat(seat), count=len(cards))
    return [head, *(f"  {told_in_full(key)}" for key in cards)]


def piles(view: CardiaView, cast: Cast) -> list[str]:
    """CAR-8.18 discard piles lie open; of a deck one knows what one has seen."""
    return [line for seat in range(2) for line in piles_of(view, cast, seat)]


def piles_of(view: CardiaView, cast: Cast, seat: int) -> list[str]:
    here = view.seats[seat]
    names = in_words([spoken_name(key) for key in here.discard])
    lines = [say("cardia-discards", **cast.seat(seat), count=len(here.discard), cards=names)]
    lines.append(say("cardia-deck", **cast.seat(seat), count=len(here.deck)))
    seen = [(place, key) for place, key in enumerate(here.deck, 1) if key]
    if seen:
        places = [say("cardia-deck-place", card=spoken_name(key), place=place) for place, key in seen]
        lines.append(say("cardia-deck-known", cards=in_words(places)))
    return lines
