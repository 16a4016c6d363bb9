"""Cardia at the terminal: its own words for what every game here can be asked."""

from __future__ import annotations

import re
from collections.abc import Sequence

from taverne.cardia.bots import practice
from taverne.cardia.cards import FACTIONS
from taverne.cardia.rulebook import RULEBOOK, replay
from taverne.cardia.rules import read_rules
from taverne.cardia.terminal import board, log, options
from taverne.cardia.terminal.begin import begin
from taverne.cardia.terminal.cards import find_card
from taverne.cardia.terminal.options import FOLLOWING, pending, spot_of
from taverne.cardia.terminal.why import explain_card, explain_encounter
from taverne.cardia.terminal.wishes import CardiaWishes
from taverne.cardia.terminal.words import faction_lines
from taverne.cardia.view import CardiaView
from taverne.cli.cast import ME, Cast
from taverne.cli.desk import Option
from taverne.cli.rulebooks import rules_words
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.record import Record
from taverne.words import say

SPOT = re.compile(r"(?:place-|pair-)\d+|\d+@[01]")
OTHER_WORDS = ("pass", "next", "modifiers", "ongoing", "keep", "under", "+2", "-2")
RULES_BEHIND = {
    "empty_of": "CAR-5.4",
    "bury": "CAR-6.19",
    "yield": "CAR-5.12",
    "trade": "CAR-7.6",
    "deliver": "CAR-5.24",
    "annotate": "CAR-5.27",
}


class CardiaDesk:
    """A match of Cardia in words."""

    name = RULEBOOK.name

    def deal(self, wishes: CardiaWishes) -> AnyGame:
        return begin(wishes)

    def replay(self, record: Record) -> AnyGame:
        return replay(record)

    def company(self, game: AnyGame) -> list[str]:
        return [ME, "greedy"]

    def ask(self, view: CardiaView, question: Question, cast: Cast) -> str:
        return options.ask(view, question, cast)

    def shows_board(self, question: Question) -> bool:
        return question.kind not in FOLLOWING

    def options(self, view: CardiaView, question: Question, cast: Cast) -> list[Option]:
        return options.options(view, question, cast)

    def board(self, view: CardiaView, cast: Cast) -> list[str]:
        return board.board(view, cast)

    def hand(self, view: CardiaView, cast: Cast) -> list[str]:
        return board.hand(view, cast)

    def piles(self, view: CardiaView, cast: Cast) -> list[str]:
        return board.piles(view, cast)

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        return log.log(events, cast, rules)

    def why(self, events: Sequence[Event | None], cast: Cast) -> list[str]:
        return [say("cardia-why")]

    def explain(self, view: CardiaView, cast: Cast, words: str) -> list[str]:
        """An encounter, a faction, the rule behind an option, or a card."""
        number = encounter_named(words)
        if number is not None:
            return explain_encounter(view, cast, place_of(view, number))
        if SPOT.fullmatch(words):
            return explain_encounter(view, cast, spot_of(view, words)[0])
        if words in FACTIONS and words in view.options:
            return faction_lines(words)
        if words in OTHER_WORDS:
            task = pending(view)
            return self.rules(RULES_BEHIND[task.name() if task else ""])
        return explain_card(view, cast, find_card(words))

    def rules(self, words: str) -> list[str]:
        return rules_words(words, self.name)

    def open_hands(self, game: AnyGame, cast: Cast) -> list[str]:
        """In practice, everybody's hand but the own one."""
        hands = enumerate(practice.open_hands(game))
        others = [(seat, cards) for seat, cards in hands if seat != cast.viewer]
        return [line for seat, cards in others for line in board.hand_of(cast, seat, cards)]

    def result(self, view: CardiaView, cast: Cast) -> list[str]:
        if not view.winners:
            return [say("result-match-draw")]
        if read_rules(view.rules).wins == 1:
            return [say("result-win", **cast.side(view.winners[0]))]
        return [say("result-match", **cast.seat(view.winners[0]))]

    def state(self, view: CardiaView) -> str:
        if view.over:
            return say("cli-games-over")
        score = " : ".join(str(seat.score) for seat in view.seats)
        return say("cardia-state", number=view.game, score=score, round=view.round)


def encounter_named(words: str) -> int | None:
    """The number in `encounter 3`, said here or in English, or just `e3`."""
    named = [re.escape(say("cardia-word-encounter")), "encounter", "e"]
    meant = re.fullmatch(rf"(?:{'|'.join(named)})\s*(\d{{1,3}})", words.strip(), re.IGNORECASE)
    return int(meant[1]) if meant else None


def place_of(view: CardiaView, number: int) -> int:
    """The place of an encounter that is counted from 1."""
    if not 1 <= number <= len(view.row):
        raise TaverneError("cardia-no-encounter", number=number, last=len(view.row))
    return number - 1
