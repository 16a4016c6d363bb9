"""Random legal decks of every faction and leader, for the laws."""

import random

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.modes import MODES
from taverne.gwent.solo.mode import full_deck, opponents_deck

FACTIONS = tuple(COLOURS)
LEADERS_OF = {
    faction: [key for key, face in LEADER_FACES.items() if face.faction == faction] for faction in FACTIONS
}
PAIRINGS = [(one, two) for one in FACTIONS for two in FACTIONS]
MOST_SPECIALS = {"standard": 10, "advanced": 5}


def random_deck(luck, faction, leader="", law="standard"):
    """Any legal deck of this faction, with 22 to 28 units."""
    own = [card for card in CARDS if card.colour == faction and not card.secondary]
    copies = [card for card in own for _ in range(FACES[card.face].copies)]
    luck.shuffle(copies)
    specials = [card for card in copies if not (card.plain or card.hero)]
    units = [card for card in copies if card.plain or card.hero]
    chosen = light(units) if law == "advanced" else units[: luck.randint(22, 28)]
    chosen += specials[: luck.randint(0, MOST_SPECIALS[law])]
    return Deck(faction, leader or luck.choice(LEADERS_OF[faction]), chosen)


def light(units):
    """GWT-8.1 two spies and two medics at most, and 130 points in 22 units."""
    spies = [card for card in units if card.crosses][:2]
    medics = [card for card in units if card.heals][:2]
    plain = [card for card in units if not card.crosses and not card.heals]
    size = 22 - len(spies) - len(medics)
    chosen, spare = plain[:size], sorted(plain[size:], key=lambda card: card.power)
    while sum(card.power for card in [*spies, *medics, *chosen]) > 130:
        chosen.remove(max(chosen, key=lambda card: card.power))
        chosen.append(spare.pop(0))
    return [*spies, *medics, *chosen]


def random_pair(seed, law="standard"):
    """Two decks whose factions and leaders go through all pairings with the seed."""
    luck = random.Random(seed)
    return [random_deck(luck, faction, law=law) for faction in PAIRINGS[seed % 25]]


def solo_decks(luck, rules, factions):
    """GWT-8.5 your whole faction or a built deck without foul weather, against a whole faction."""
    mine = random_deck(luck, factions[0])
    if rules.built_deck:
        mine = Deck(mine.faction, mine.leader, [card for card in mine.cards if not card.foul])
    else:
        mine = full_deck(mine.faction, mine.leader)
    return [mine, opponents_deck(factions[1])]


def random_decks(seed, rules):
    """A legal deck for every seat of this way to play; partners bring different factions."""
    if rules.mode == "duel":
        return random_pair(seed, rules.law)
    luck = random.Random(seed)
    if rules.mode == "solo":
        return solo_decks(luck, rules, PAIRINGS[seed % 25])
    seating = MODES[rules.mode].seating
    teams = [luck.sample(FACTIONS, len(members)) for members in seating.members]
    factions = [teams[seating.side_of[seat]].pop() for seat in range(seating.seats)]
    return [random_deck(luck, faction, law=rules.law) for faction in factions]
