"""Gwent at the terminal: its own words for what every game here can be asked."""

from __future__ import annotations

from collections.abc import Sequence

from taverne.cli import gwent_board, gwent_log, gwent_options
from taverne.cli.cast import Cast, in_words
from taverne.cli.desk import Option, Wishes
from taverne.cli.gwent_cards import find_cards, read_faction
from taverne.cli.gwent_decks import find_deck
from taverne.cli.gwent_rules import rules_words
from taverne.cli.gwent_words import face_of_key, leader_words
from taverne.gwent.catalogue import LEADER_FACES, name_of
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.rulebook import RULEBOOK, deal, replay
from taverne.gwent.rules import read_rules
from taverne.gwent.view import GwentView
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Question
from taverne.kernel.record import Record
from taverne.kernel.rng import seeded
from taverne.words import say

RULES_BEHIND = {"pass": "GWT-3.1", "done": "GWT-2.2", "seat-0": "GWT-2.1", "seat-1": "GWT-2.1"}
USUAL_FACTION = "northern_realms"


class GwentDesk:
    """A Gwent duel in words."""

    name = RULEBOOK.name
    seats = 2

    def deal(self, wishes: Wishes) -> AnyGame:
        """Your deck in your seat, another starter in the other, unless it was wished otherwise."""
        mine = own_deck(wishes)
        theirs = (
            find_deck(wishes.their_deck) if wishes.their_deck else other_starter(mine.faction, wishes.seed)
        )
        decks = [mine if seat == wishes.me else theirs for seat in range(self.seats)]
        words = [*wishes.rules, *([f"law={wishes.law}"] if wishes.law else [])]
        return deal(*decks, seed=wishes.seed, rules=read_rules(" ".join(words)))

    def replay(self, record: Record) -> AnyGame:
        return replay(record)

    def ask(self, view: GwentView, question: Question, cast: Cast) -> str:
        return gwent_options.ask(view, question)

    def shows_board(self, question: Question) -> bool:
        return question.kind in ("turn", "revive", "swap")

    def options(self, view: GwentView, question: Question, cast: Cast) -> list[Option]:
        return gwent_options.options(view, question, cast)

    def board(self, view: GwentView, cast: Cast) -> list[str]:
        return gwent_board.board(view, cast)

    def hand(self, view: GwentView) -> list[str]:
        return gwent_board.hand(view)

    def piles(self, view: GwentView, cast: Cast) -> list[str]:
        return gwent_board.piles(view, cast)

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        return gwent_log.log(events, cast, rules)

    def explain(self, view: GwentView, cast: Cast, words: str) -> list[str]:
        if words in RULES_BEHIND:
            return rules_words(RULES_BEHIND[words])
        if "@" in words:
            return [gwent_options.row_option(view, cast, words).label]
        if words == "leader":
            return explain_card(view, cast, words, [view.seats[view.seat].leader])
        return explain_card(view, cast, words, find_cards(words.partition("/")[0]))

    def rules(self, words: str) -> list[str]:
        return rules_words(words)

    def result(self, view: GwentView, cast: Cast) -> list[str]:
        if not view.winners:
            return [say("result-draw")]
        return [say("result-win", **cast.side(side)) for side in view.winners]

    def state(self, view: GwentView) -> str:
        return say("cli-games-over") if view.over else say("cli-games-round", round=view.round)


def explain_card(view: GwentView, cast: Cast, words: str, keys: list[str]) -> list[str]:
    """The only card that was meant, or those that could be."""
    if len(keys) > 1:
        raise TaverneError("cli-card-many", words=words, cards=in_words([name_of_any(key) for key in keys]))
    if keys[0] in LEADER_FACES:
        power = say(f"faction-power-{LEADER_FACES[keys[0]].faction}")
        return [*leader_words(keys[0], view.rules), power]
    return gwent_board.explain_on_board(view, cast, keys[0])


def name_of_any(key: str) -> str:
    return name_of(key) if key in LEADER_FACES else face_of_key(key).name


def own_deck(wishes: Wishes) -> Deck:
    if wishes.deck and wishes.faction:
        raise TaverneError("cli-deck-or-faction")
    if wishes.deck:
        return find_deck(wishes.deck)
    return starter_decks()[read_faction(wishes.faction) if wishes.faction else USUAL_FACTION]


def other_starter(faction: str, seed: int) -> Deck:
    """The starter of another faction; which one is the seed's choice."""
    others = [deck for name, deck in starter_decks().items() if name != faction]
    return others[seeded(seed).below(len(others))]
