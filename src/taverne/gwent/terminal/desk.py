"""Gwent at the terminal: its own words for what every game here can be asked."""

from __future__ import annotations

from collections.abc import Sequence

from taverne.cli.cast import ME, OPPONENT, Cast, in_words, joined
from taverne.cli.desk import Option
from taverne.cli.rulebooks import rules_words
from taverne.gwent.bots import practice
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.rulebook import RULEBOOK, replay
from taverne.gwent.terminal import board, log, options, piles, why
from taverne.gwent.terminal.begin import begin
from taverne.gwent.terminal.cards import find_cards
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.gwent.terminal.words import leader_words
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import GwentView
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.record import Record
from taverne.words import say

RULES_BEHIND = {"pass": "GWT-3.1", "done": "GWT-2.2"}
WHO_STARTS = "GWT-2.1"
AT_WHOM = "GWT-8.3"


class GwentDesk:
    """One game of Gwent in words, whatever the way to play."""

    name = RULEBOOK.name

    def deal(self, wishes: GwentWishes) -> AnyGame:
        return begin(wishes)

    def replay(self, record: Record) -> AnyGame:
        return replay(record)

    def company(self, game: AnyGame) -> list[str]:
        """A person and greedy bots; nobody for an opponent without a hand."""
        seats = range(1, game.table.seating.seats)
        return [ME, *(OPPONENT if seat == game.table.automaton else "greedy" for seat in seats)]

    def ask(self, view: GwentView, question: Question, cast: Cast) -> str:
        return options.ask(view, question, cast)

    def shows_board(self, question: Question) -> bool:
        return question.kind in ("turn", "revive", "swap")

    def options(self, view: GwentView, question: Question, cast: Cast) -> list[Option]:
        return options.options(view, question, cast)

    def board(self, view: GwentView, cast: Cast) -> list[str]:
        return board.board(view, cast)

    def hand(self, view: GwentView, cast: Cast) -> list[str]:
        return piles.hands(view, cast)

    def piles(self, view: GwentView, cast: Cast) -> list[str]:
        return piles.piles(view, cast)

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        return log.log(events, cast, rules)

    def why(self, events: Sequence[Event | None], cast: Cast) -> list[str]:
        return why.why(events, cast)

    def explain(self, view: GwentView, cast: Cast, words: str) -> list[str]:
        if words in RULES_BEHIND:
            return self.rules(RULES_BEHIND[words])
        if words.startswith(("seat-", "side-")):
            return self.rules(AT_WHOM if view.round else WHO_STARTS)
        if "@" in words:
            return [options.row_option(view, cast, words).label]
        if words == "leader":
            return explain_card(view, cast, words, [view.seats[view.seat].leader])
        return explain_card(view, cast, words, find_cards(words.partition("/")[0]))

    def rules(self, words: str) -> list[str]:
        return rules_words(words, RULEBOOK.name)

    def open_hands(self, game: AnyGame, cast: Cast) -> list[str]:
        """GWT-8.6 everybody's hand but the own one."""
        hands = enumerate(practice.open_hands(game))
        others = [(seat, cards) for seat, cards in hands if seat != cast.viewer and cards]
        lines = [line for seat, cards in others for line in piles.hand_of(cast, seat, cards)]
        return lines or [say("gwent-no-hands")]

    def result(self, view: GwentView, cast: Cast) -> list[str]:
        if not view.winners:
            return [say("result-draw")]
        if len(view.winners) > 1:
            return [say("result-shared", names=winners_words(view, cast))]
        return [say("result-win", **cast.side(view.winners[0]))]

    def state(self, view: GwentView) -> str:
        return say("cli-games-over") if view.over else say("cli-games-round", round=view.round)


def winners_words(view: GwentView, cast: Cast) -> str:
    """GWT-8.3 who shares the victory, the reader first."""
    sides = [cast.side(side) for side in view.winners]
    names = [say("cli-you") for side in sides if side["whose"] == "you"]
    return joined([*names, *(str(side["owner"]) for side in sides if side["whose"] != "you")])


def explain_card(view: GwentView, cast: Cast, words: str, keys: list[str]) -> list[str]:
    """The only card that was meant, or those that could be."""
    if len(keys) > 1:
        raise TaverneError("cli-card-many", words=words, cards=in_words([spoken_name(key) for key in keys]))
    if keys[0] in LEADER_FACES:
        return explain_leader(keys[0], view.rules)
    return board.explain_on_board(view, cast, keys[0])


def explain_leader(key: str, rules: str) -> list[str]:
    return [*leader_words(key, rules), say(f"faction-power-{LEADER_FACES[key].faction}")]
