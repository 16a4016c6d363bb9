"""A match at the terminal: the duel that is being played, and what lies around it (GWT-8.2)."""

from __future__ import annotations

from collections.abc import Sequence

from taverne.cli.cast import ME, Cast, in_words
from taverne.cli.desk import Option
from taverne.gwent.matches.rulebook import MATCH_RULEBOOK, SEATS, BroughtDeck, MatchView, replay_match
from taverne.gwent.terminal.desk import GwentDesk, explain_leader
from taverne.gwent.terminal.tournament import begin_tournament
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.gwent.terminal.words import faction_name, names_of
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import GwentView
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.record import Record
from taverne.words import say

DECK = "deck"
RULE_OF_PICKING = "GWT-8.2"


class MatchDesk:
    """Duel after duel in the words of a duel, with the score and the decks between them."""

    name = MATCH_RULEBOOK.name

    def __init__(self) -> None:
        self.at_duel = GwentDesk()

    def deal(self, wishes: GwentWishes) -> AnyGame:
        return begin_tournament(wishes)

    def replay(self, record: Record) -> AnyGame:
        return replay_match(record)

    def company(self, game: AnyGame) -> list[str]:
        return [ME, *["greedy"] * (SEATS - 1)]

    def ask(self, view: MatchView, question: Question, cast: Cast) -> str:
        if question.shape == DECK:
            return say("ask-pick", number=view.number + 1)
        return self.at_duel.ask(duel(view), question, cast)

    def shows_board(self, question: Question) -> bool:
        return question.shape == DECK or self.at_duel.shows_board(question)

    def options(self, view: MatchView, question: Question, cast: Cast) -> list[Option]:
        if question.shape == DECK:
            return [deck_option(view, word) for word in question.options]
        return self.at_duel.options(duel(view), question, cast)

    def board(self, view: MatchView, cast: Cast) -> list[str]:
        """The score; then the duel, or between two of them the decks."""
        if is_between(view):
            return [score_line(view, cast), *line_up_lines(view, cast)]
        return [score_line(view, cast), *self.at_duel.board(duel(view), cast)]

    def hand(self, view: MatchView, cast: Cast) -> list[str]:
        return self.at_duel.hand(duel(view), cast)

    def piles(self, view: MatchView, cast: Cast) -> list[str]:
        return self.at_duel.piles(duel(view), cast)

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        return self.at_duel.log(events, cast, rules)

    def why(self, events: Sequence[Event | None], cast: Cast) -> list[str]:
        return []

    def explain(self, view: MatchView, cast: Cast, words: str) -> list[str]:
        if not words.startswith(f"{DECK}-"):
            return self.at_duel.explain(duel(view), cast, words)
        rules = view.duel.rules if view.duel else ""
        return [*self.rules(RULE_OF_PICKING), *explain_leader(picked(view, words).leader, rules)]

    def rules(self, words: str) -> list[str]:
        return self.at_duel.rules(words)

    def open_hands(self, game: AnyGame, cast: Cast) -> list[str]:
        return self.at_duel.open_hands(game, cast)

    def result(self, view: MatchView, cast: Cast) -> list[str]:
        key = "result-match" if view.winners else "result-match-draw"
        winner = cast.seat(view.winners[0]) if view.winners else {}
        return [say(key, **winner)]

    def state(self, view: MatchView) -> str:
        if view.over:
            return say("cli-games-over")
        score = " : ".join(str(wins) for wins in view.wins)
        return say("match-state", number=max(view.number, 1), score=score)


def duel(view: MatchView) -> GwentView:
    """The duel that is being played, or the last one."""
    if view.duel is None:
        raise TaverneError("match-no-duel")
    return view.duel


def is_between(view: MatchView) -> bool:
    return view.duel is None or (view.duel.over and not view.over)


def score_line(view: MatchView, cast: Cast) -> str:
    wins = [say("match-wins", **cast.seat(seat), wins=wins) for seat, wins in enumerate(view.wins)]
    return say("match-score", wins=in_words(wins), target=view.target)


def line_up_lines(view: MatchView, cast: Cast) -> list[str]:
    """GWT-8.2 whose decks are which, and which of them are out."""
    return [
        say("gwent-match-decks", **cast.seat(seat), decks=in_words([deck_words(deck) for deck in line_up]))
        for seat, line_up in enumerate(view.line_ups)
    ]


def deck_words(deck: BroughtDeck) -> str:
    key = "match-deck-won" if deck.has_won else "match-deck"
    return say(key, faction=faction_name(deck.faction), leader=spoken_name(deck.leader))


def picked(view: MatchView, word: str) -> BroughtDeck:
    return view.line_ups[view.seat][int(word.rpartition("-")[2])]


def deck_option(view: MatchView, word: str) -> Option:
    deck = picked(view, word)
    return Option(
        word, deck_words(deck), (faction_name(deck.faction), *names_of(deck.leader), deck.faction, word)
    )
