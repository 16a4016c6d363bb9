"""The words of the Cardia scenarios: who holds what, what lies in the row, who plays what."""

import re

import pytest

from taverne.cardia.box import GUARDIANS, guardians_for
from taverne.cardia.cards import Encounter, Placed
from taverne.cardia.catalogue import CHARACTERS, character
from taverne.cardia.commit import Commit, CommitOpenly
from taverne.cardia.judging import explain, signets
from taverne.cardia.match import MATCH
from taverne.cardia.notation import read, write
from taverne.cardia.rounds import BEGIN
from taverne.cardia.rules import CardiaRules
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.settle import rejudge
from taverne.cardia.setup import lay_out
from taverne.cardia.view import view
from taverne.kernel.rng import seeded

CARD = re.compile(r"([a-z_]+)(\**)([+-]\d+)?(!*)")


def placed(words):
    """A card in the row: `judge*+3!` has an ongoing token, a modifier and a claim."""
    key, ongoing, modifier, claims = CARD.fullmatch(words).groups()
    return Placed(character(key), int(modifier or 0), len(ongoing), 0, len(claims))


def pile(words):
    return [character(key) for key in words.split()]


class Player:
    """One seat of a scenario: what it does, and what can be seen of it."""

    def __init__(self, game, seat):
        self.game, self.seat = game, seat

    def plays(self, key):
        return self.picks(key)

    def picks(self, word):
        table = self.game.table
        shape = table.question(self.seat).shape()
        assert word in self.options(), f"{word} is none of {self.options()}"
        table.answer(self.seat, read(shape, word))
        return self

    def options(self):
        table = self.game.table
        task = table.question(self.seat)
        return [write(task.shape(), option) for option in task.options(table)]

    def is_asked(self):
        return self.seat in self.game.table.asked()

    @property
    def signets(self):
        return signets(self.game.table, self.seat)

    @property
    def score(self):
        return self.game.table.score[self.seat]

    @property
    def hand(self):
        return [card.key for card in self.game.table.hands[self.seat]]

    @property
    def deck(self):
        """From the top."""
        return [card.key for card in reversed(self.game.table.decks[self.seat])]

    @property
    def discard(self):
        return [card.key for card in self.game.table.discards[self.seat]]

    @property
    def row(self):
        return [encounter.cards[self.seat].character.key for encounter in self.game.table.row]

    def card(self, place):
        """The card in the encounter with this number, counted from 1."""
        return self.game.table.row[place - 1].cards[self.seat]

    def influence(self, place):
        return self.card(place).influence()

    def wins(self, place):
        return self.game.table.row[place - 1].winners.has[self.seat]

    @property
    def wins_the_game(self):
        return self.score == 1

    def sees(self):
        return view(self.game.table, self.seat)


class Scenario:
    """Cardia in the middle of a game, with a card to be chosen.

    A seat is a dict of piles: hand, deck (from the top), discard. The row is written as
    `saboteur+3/judge*`, red's card first. Everybody has one card more in hand than is named, so
    that the game goes on; `hand_only` is a hand without it.
    """

    def __init__(self, red, blue, row="", guardians="", shown=1, seed=1, foresees=(), **rules):
        rules = CardiaRules(**{"wins": 1, "guardians": bool(guardians), **rules})
        rules.check()
        self.events = []
        table = self.table = lay_out(rules, seeded(seed))
        table.game = 1
        table.agenda.extend([MATCH, BEGIN])
        table.row = [Encounter([placed(card) for card in pair.split("/")], UNJUDGED) for pair in row.split()]
        rejudge(table)
        table.resolved = table.round = len(table.row)
        self._lay_guardians(guardians.split(), shown)
        self.red, self.blue = Player(self, 0), Player(self, 1)
        for seat, zones in enumerate((red, blue)):
            self._fill(seat, zones)
        table.foresight = [name in foresees for name in ("red", "blue")]
        table.sink = self.events.append
        table.advance()

    def _lay_guardians(self, keys, shown):
        if keys:
            by_key = {guardian.key: guardian for guardian in GUARDIANS}
            rest = [one.key for one in guardians_for(True) if one.key not in keys]
            self.table.guardians = [by_key[key] for key in [*keys, *rest][:6]]
            self.table.shown = shown

    def _fill(self, seat, zones):
        """The extra card comes from the end of both decks, and is one that lies nowhere else."""
        table = self.table
        hand = pile(zones.get("hand_only", zones.get("hand", "")))
        table.decks[seat] = pile(zones.get("deck", ""))[::-1]
        table.discards[seat] = pile(zones.get("discard", ""))
        used = hand + table.decks[seat] + table.discards[seat]
        used += [encounter.cards[seat].character for encounter in table.row]
        if "hand_only" not in zones:
            hand.append(next(card for card in CHARACTERS if card.influence == 2 and card not in used))
        for card in hand:
            table.take(seat, card)

    def meet(self, red, blue):
        """Both play; the order of the answers is not the order of the seats."""
        self.blue.plays(blue)
        self.red.plays(red)
        return self

    def heard(self, kind):
        """The cards of all events of this kind."""
        return [event.card for event in self.events if event.kind == kind]

    def explains(self, place):
        return {name: (one, two) for name, one, two in explain(self.table, place - 1)}

    @property
    def is_drawn(self):
        return self.table.drawn_games > 0

    def at_rest(self):
        return self.table.is_over() or isinstance(self.table.open_tasks()[0], Commit | CommitOpenly)


@pytest.fixture
def cardia():
    """A scenario must end where a rulebook example ends: with no effect half done."""
    games = []

    def lay_out_scenario(*args, **seats):
        games.append(Scenario(*args, **seats))
        return games[-1]

    yield lay_out_scenario
    for game in games:
        assert game.at_rest(), "the scenario ends in the middle of an effect"
