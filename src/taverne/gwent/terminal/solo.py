"""How a solo game begins (GWT-8.5): two factions, a leader, and perhaps a deck of one's own."""

from __future__ import annotations

from taverne.cli.complaints import Complaints
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.names import find_leader, leader_names, squash, suggestion
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.rulebook import deal_solo
from taverne.gwent.rules import GwentRules
from taverne.gwent.terminal.cards import read_faction
from taverne.gwent.terminal.decks import find_deck
from taverne.gwent.terminal.line_ups import USUAL_FACTION
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.gwent.terminal.words import faction_name, names_of
from taverne.gwent.texts import spoken_title
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame
from taverne.kernel.rng import seeded


def begin_solo(wishes: GwentWishes, rules: GwentRules, me: int, wrong: Complaints) -> AnyGame | None:
    """You in the first seat, the opponent's faction named by `--against`."""
    built = wrong.tried(lambda: find_deck(wishes.built_deck)) if wishes.built_deck else None
    faction = wrong.tried(lambda: own_faction(wishes, built))
    against = wrong.tried(lambda: its_faction(wishes, faction or ""))
    leader = wrong.tried(lambda: own_leader(wishes, faction or USUAL_FACTION, built))
    if not (faction and against and leader) or (wishes.built_deck and built is None):
        return None
    mine = Deck(built.faction, leader, built.cards, built.name) if built else None
    return wrong.tried(lambda: deal_solo(faction, against, leader, wishes.seed, rules, mine))


def own_faction(wishes: GwentWishes, built: Deck | None) -> str:
    if not wishes.faction:
        return built.faction if built else USUAL_FACTION
    faction = read_faction(wishes.faction)
    if built and built.faction != faction:
        names = {"deck": faction_name(built.faction), "faction": faction_name(faction)}
        raise TaverneError("cli-built-faction", **names)
    return faction


def its_faction(wishes: GwentWishes, mine: str) -> str:
    """The faction that was named, or another one than yours; then it is the seed's choice."""
    if wishes.against:
        return read_faction(wishes.against)
    others = [faction for faction in starter_decks() if faction != mine]
    return others[seeded(wishes.seed).below(len(others))]


def own_leader(wishes: GwentWishes, faction: str, built: Deck | None) -> str:
    if not wishes.leader:
        return built.leader if built else starter_decks()[faction].leader
    fitting = leaders_like(wishes.leader)
    if len(fitting) != 1:
        raise unknown_leader(wishes.leader, faction)
    return fitting[0]


def leaders_like(words: str) -> list[str]:
    """By the whole name, or by a part that only one leader has."""
    whole = find_leader(words)
    sought = squash(words)
    if whole or not sought:
        return [whole] if whole else []
    return [key for key in LEADER_FACES if any(sought in squash(name) for name in names_of(key))]


def unknown_leader(words: str, faction: str) -> TaverneError:
    """Names the leader that was meant, or those of the faction."""
    meant = suggestion(words, leader_names())
    titles = [spoken_title(face.key) for face in LEADER_FACES.values() if face.faction == faction]
    key = "cli-leader-misspelt" if meant else "cli-leader-unknown"
    return TaverneError(key, leader=words, meant=meant, known=", ".join(titles))
