"""The words of the scenario tests: who holds what, who plays what, what is seen."""

from taverne.gwent.cards import COLOURS, LINES
from taverne.gwent.catalogue import FACE_BY_KEY, in_colour
from taverne.gwent.decks.deck import Deck
from taverne.gwent.notation import read, write
from taverne.gwent.opening import prepare_leaders
from taverne.gwent.position import write_position
from taverne.gwent.rounds import END_ROUND
from taverne.gwent.row import explain
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import lay_out
from taverne.gwent.turns import Turn
from taverne.gwent.view import view
from taverne.kernel.rng import seeded

PREFIXES = ("", "ne_", *(f"{code}_" for code in COLOURS.values()))
QUIET_LEADER = "st_leader_francesca_daisy"
FILLER = "vesemir"
UNITS = {"melee": "vesemir", "ranged": "albrich", "siege": "siege_tower"}


def named(name, faction="scoiatael"):
    """A card by its short name, in the colour of the faction if it is neutral."""
    key = next(prefix + name for prefix in PREFIXES if prefix + name in FACE_BY_KEY)
    return in_colour(key, faction)


def stem(word):
    """The short name in a word: `ne_decoy.mo` and `mo_ghoul/melee` are decoy and ghoul."""
    key = word.partition("/")[0].partition("@")[0].partition(".")[0]
    code, _, rest = key.partition("_")
    return rest if code in ("ne", *COLOURS.values()) else key


class Player:
    """One seat of a scenario: what it does, and what can be seen of it."""

    def __init__(self, game, seat):
        self.game, self.seat = game, seat

    @property
    def side(self):
        return self.game.table.side(self.seat)

    def plays(self, name):
        return self.picks(name)

    def passes(self):
        return self.picks("pass")

    def uses_leader(self):
        return self.picks("leader")

    def picks(self, word):
        """Answer the open question; the word must fit exactly one option."""
        table = self.game.table
        task = table.question(self.seat)
        fitting = [w for w in self.options() if w == word or stem(w) == word]
        assert len(fitting) == 1, f"{word} fits {fitting} of {self.options()}"
        table.answer(self.seat, read(task.shape(), fitting[0]))
        return self

    def options(self):
        table = self.game.table
        task = table.question(self.seat)
        return [write(task.shape(), option) for option in task.options(table)]

    def may_pick(self):
        """The short names of what may be answered now."""
        return {stem(word) for word in self.options()}

    def is_asked(self):
        return self.seat in self.game.table.asked()

    @property
    def strength(self):
        return self.game.table.total(self.side)

    @property
    def gems(self):
        return self.game.table.score[self.side]

    def row(self, line):
        return self.game.table.row(self.side, LINES.index(line))

    def explains(self, name, line):
        """GWT-4.7 the steps of the first such card in the row."""
        row = self.row(line)
        place = next(n for n, card in enumerate(row.cards) if stem(card.key) == name)
        return explain(row, place)

    def strengths(self, line):
        row = self.row(line)
        return [(stem(card.key), explain(row, n)[-1][1]) for n, card in enumerate(row.cards)]

    def has(self, zone):
        """The short names in a zone: hands and piles sorted, rows from left to right."""
        table, seat = self.game.table, self.seat
        if zone in LINES:
            return [stem(card.key) for card in self.row(zone).cards]
        piles = {
            "hand": table.hands[seat],
            "deck": table.decks[seat],
            "sky": table.skies[seat],
            "reserve": table.reserves[seat],
            "discard": table.discards[self.side],
        }
        return sorted(stem(card.key) for card in piles[zone])

    def sees(self):
        return view(self.game.table, self.seat)


class Scenario:
    """Gwent in the middle of a round: red begins, and everybody has a Vesemir left to play.

    A seat is a dict of zones with short names: hand, deck, discard, melee, ranged, siege, sky, and
    faction, leader, gems; `hand_only` is a hand without the extra Vesemir.
    """

    def __init__(self, rules=None, seed=1, round=1, **seats):
        self.events = []
        decks = [self._deck(zones) for zones in seats.values()]
        table = self.table = lay_out(rules or GwentRules(), decks, seeded(seed))
        for seat, (name, zones) in enumerate(seats.items()):
            setattr(self, name, Player(self, seat))
            self._fill(seat, zones)
        prepare_leaders(table)
        table.renew_weather()
        table.round, table.turn, table.starter = round, 0, 0
        table.sink = self.events.append
        table.push(END_ROUND)
        table.mode.stakes.begin_round(table)
        table.advance()

    def _deck(self, zones):
        faction = zones.get("faction", "scoiatael")
        cards = [named(name, faction) for name in zones.get("deck", "").split()]
        return Deck(faction, zones.get("leader", QUIET_LEADER), cards)

    def _fill(self, seat, zones):
        table, side = self.table, self.table.side(seat)
        faction = table.lists[seat].faction
        hand = zones.get("hand_only", zones.get("hand", "") + " " + FILLER)
        for name in hand.split():
            table.take(seat, named(name, faction))
        table.discards[side] += [named(name, faction) for name in zones.get("discard", "").split()]
        table.skies[seat] += [named(name, faction) for name in zones.get("sky", "").split()]
        table.score[side] = zones.get("gems", table.score[side])
        for number, line in enumerate(LINES):
            for name in zones.get(line, "").split():
                table.row(side, number).add(named(name, faction))

    def will_draw(self, seat, names):
        """Exactly these cards are in the deck of this seat; with one there is no chance in it."""
        faction = self.table.lists[seat].faction
        self.table.decks[seat] = [named(name, faction) for name in names.split()]

    def heard(self, kind):
        """The cards of all events of this kind."""
        return [stem(event.card) for event in self.events if event.kind == kind]

    def at_rest(self):
        return self.table.is_over() or isinstance(self.table.open_tasks()[0], Turn)

    def position(self):
        return write_position(self.table)
