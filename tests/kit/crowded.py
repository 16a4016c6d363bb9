"""Records of tables on which much lies: long rows, horns, weather. Their content never changes."""

from pathlib import Path
from random import Random

from taverne.cardia.rulebook import deal as deal_cardia
from taverne.cardia.rules import read_rules as read_cardia_rules
from taverne.gwent.decks.files import read_deck
from taverne.gwent.rulebook import deal, deal_solo
from taverne.gwent.rules import GwentRules

STARTERS = Path(__file__).parent / "first_starters"  # as they were when the tables were chosen
FACTIONS = ("northern_realms", "monsters", "skellige", "scoiatael", "nilfgaard")
SEATS = {"duel": 2, "ffa3": 3, "ffa4": 4, "ffa5": 5, "pairs": 4, "solo": 2}
# The first seat has its turn; chosen by looking through some thousand games for the fullest tables.
FULL_ROWS = {
    "duel": (228, 15),
    "ffa3": (1015, 22),
    "ffa4": (845, 24),
    "ffa5": (515, 35),
    "pairs": (55, 37),
    "solo": (169, 16),
}
# Who sits in the first seat: with weather in the hand a pick changes every side.
FIRST = {"ffa4": "monsters"}
NOT_CARDS = ("pass", "leader", "done")


def dealt(mode, seed):
    if mode == "solo":
        rules = GwentRules(mode="solo", enemy_leaders=True)
        return deal_solo(FACTIONS[0], FACTIONS[1], "nr_leader_foltest_siegemaster", seed, rules)
    first = FIRST.get(mode, FACTIONS[0])
    factions = sorted(FACTIONS[: SEATS[mode]], key=lambda faction: faction != first)
    decks = [read_deck((STARTERS / f"{faction}.deck").read_text()) for faction in factions]
    return deal(*decks, seed=seed, rules=GwentRules(mode=mode))


def gwent_record(mode, seed, answers):
    """A game in which nobody passes, stopped after so many answers where the first seat is asked."""
    game, luck = dealt(mode, seed), Random(seed)
    while len(game.answers) < answers or 0 not in game.asked:
        seat = game.asked[0]
        options = game.options(seat)
        cards = [word for word in options if word not in NOT_CARDS]
        game.answer(seat, "done" if "done" in options else luck.choice(cards or list(options)))
    return game.record().text()


def cardia_record(rules, seed, is_there):
    """A match of random answers, stopped where it is like that."""
    game, luck = deal_cardia(seed=seed, rules=read_cardia_rules(rules)), Random(seed)
    while not is_there(game):
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    return game.record().text()
