"""A new table: decks in place, the opening pending."""

from __future__ import annotations

from typing import Final

from taverne.gwent.cards import COLOURS, Card
from taverne.gwent.catalogue import CARDS, FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.modes import MODES
from taverne.gwent.opening import DEAL, FIRST_TURN, PREPARE, TOSS
from taverne.gwent.printing import print_cards
from taverne.gwent.rounds import END_ROUND
from taverne.gwent.row import Row
from taverne.gwent.rules import GwentRules
from taverne.gwent.table import GwentTable
from taverne.kernel.errors import SetupError
from taverne.kernel.luck import Luck, chance
from taverne.kernel.rng import Chance

print_cards()
STANDARD = GwentRules()


def new_table(rules: GwentRules, decks: list[Deck], seed: Luck) -> GwentTable:
    """A game with its first question open."""
    table = before_coin(rules, decks, seed)
    table.advance()
    return table


def before_coin(rules: GwentRules, decks: list[Deck], seed: Luck) -> GwentTable:
    """The game before the coin is tossed: nothing has happened, the opening is pending."""
    table = lay_out(rules, decks, chance(seed))
    table.agenda.extend([END_ROUND, FIRST_TURN, DEAL, TOSS, PREPARE])
    return table


def lay_out(rules: GwentRules, decks: list[Deck], rng: Chance) -> GwentTable:
    """Everything in its zone, nothing pending."""
    if rules.mode not in MODES:
        rules.check()
    mode = MODES[rules.mode]
    seats, sides = mode.seating.seats, mode.seating.sides
    if len(decks) != seats:
        raise SetupError("setup-number-of-decks", decks=len(decks), seats=int(seats))
    table = GwentTable(
        rules,
        mode,
        rng,
        [],
        hands=[[] for _ in range(seats)],
        decks=[deck.cards[:] for deck in decks],
        asides=[[] for _ in range(seats)],
        skies=[[] for _ in range(seats)],
        discards=[[] for _ in range(sides)],
        reserves=[SECONDARY[deck.faction][:] for deck in decks],
        buried=[[] for _ in range(seats)],
    )
    table.rows = [new_row(rules, side, line) for side in range(sides) for line in range(3)]
    table.lists = decks
    table.factions = [mode.faction(seat, decks[seat].faction) for seat in range(seats)]
    table.manners = [mode.manner(seat) for seat in range(seats)]
    table.automaton = mode.automaton()
    table.leader_pile = mode.leader_pile(decks)
    table.leaders = [mode.leader(deck.leader, rules) for deck in decks]
    table.ready = [leader.active() for leader in table.leaders]
    table.passed = [False] * seats
    table.score = [mode.stakes.first_score()] * sides
    table.beaten = [0] * sides
    return table


def new_row(rules: GwentRules, side: int, line: int) -> Row:
    row = Row(side, line, [])
    row.rousing = rules.weather_on_zero == "becomes_1"
    return row


def secondary_deck(faction: str) -> list[Card]:
    """GWT-1.2 the cards of this colour that lie beside the board."""
    spares: list[Card] = []
    for card in CARDS:
        if card.secondary and card.colour == faction:
            spares.extend([card] * FACES[card.face].copies)
    return spares


SECONDARY: Final = {faction: secondary_deck(faction) for faction in COLOURS}
