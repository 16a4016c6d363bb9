"""What is wrong with a written position: every fault is named, before a table is laid out."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from taverne.gwent.cards import COLOURS, LINES, Card
from taverne.gwent.catalogue import BY_KEY, FACE_BY_KEY, FACES
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.laws import foreign_leader
from taverne.gwent.deploy import Deploy
from taverne.gwent.editions import EDITION, FIRST_EDITION
from taverne.gwent.factions import Homecoming
from taverne.gwent.keywords.summon import Avenge, Summon
from taverne.gwent.leaders.base import Aim, Leader, Striker
from taverne.gwent.leaders.field import HornRow
from taverne.gwent.leaders.search import Plunder, Search, Searcher
from taverne.gwent.modes import MODES
from taverne.gwent.opening import Exchange
from taverne.gwent.pending import SOLO_STEPS, STEPS, read_task
from taverne.gwent.rounds import ComeBack
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.solo.leaders import TURNED_UP, PlayBest, PlaysBest
from taverne.gwent.solo.rounds import TurnUpCard
from taverne.gwent.specials.beside import Beside, HornCard, LayBeside, MardroemeCard
from taverne.gwent.specials.decoy import Decoy, Swap
from taverne.gwent.table import GwentTask
from taverne.gwent.texts import named
from taverne.kernel.errors import TaverneError
from taverne.kernel.faults import Check, Faults, Inspection, clip, inspect_position
from taverne.kernel.table import NOBODY

MOST_COPIES: Final = 99
LISTS: Final = ("faction", "leader", "name", "cards")
ROWS: Final = ("cards", "horn", "mardroeme")
OF_SEATS: Final = ("hands", "decks", "asides", "skies", "reserves", "buried")
OF_SIDES: Final = ("discards",)
# Steps as they lie upon each other, from the bottom; each is there once at most.
ORDER: Final = (
    "end_round",
    "close_round",
    "first_turn",
    "return",
    "reward",
    "sweep",
    "deal",
    "toss",
    "prepare",
)
BEFORE_THE_COIN: Final = ("toss", "name_starter")
OPENING: Final = ("deal", "toss", "prepare", "name_starter", "exchange")
GOES_ON: Final = ("first_turn", "next_turn", "turn")
UNREADABLE: Final = (KeyError, ValueError, IndexError, TypeError, OverflowError, TaverneError)


def check_position(position: object, names: tuple[str, ...]) -> None:
    """PositionError names every fault."""
    inspect_position(position, names, (FIRST_EDITION, EDITION), read_rules, GwentInspection)


class GwentInspection(Inspection):
    """One position, by the rules that it names."""

    def __init__(self, faults: Faults, fields: dict[str, Any], rules: GwentRules) -> None:
        super().__init__(faults, fields)
        self.rules = rules
        self.mode = MODES[rules.mode]
        self.seats = int(self.mode.seating.seats)
        self.sides = int(self.mode.seating.sides)
        self.tasks = list[GwentTask]()

    def checks(self) -> dict[str, Check]:
        return {
            "luck": self.faults.luck,
            "lists": self.lists,
            "rows": self.rows,
            "gone": self.zone,
            "sealed": self.flag,
            "known": self.sightings,
            "pending": self.pending,
            **dict.fromkeys((*OF_SEATS, *OF_SIDES), self.zones),
            **dict.fromkeys(("silenced", "ready", "passed"), self.flags),
            **dict.fromkeys(("turn", "starter"), self.seat_or_nobody),
            **dict.fromkeys(("round", "quiet"), self.count),
            "score": self.score,
            "beaten": self.beaten,
            "winners": self.winners,
            "leader_pile": self.leaders,
            "turned_up": self.leaders,
        }

    def flags(self, place: str, value: Any) -> None:
        for seat, one in enumerate(self.faults.items(place, value, self.seats)):
            self.faults.flag(f"{place} {seat}", one)

    def seat_or_nobody(self, place: str, value: Any) -> None:
        self.faults.number(place, value, NOBODY, self.seats - 1)

    def score(self, place: str, value: Any) -> None:
        """GWT-2.3 two gems at most; GWT-3.5 a side without gems has lost, so that nothing is pending."""
        gems = self.mode.stakes.first_score()
        low = 1 if gems and self.fields.get("pending") else 0
        for side, one in enumerate(self.faults.items(place, value, self.sides)):
            self.faults.number(f"{place} {side}", one, low, gems or MOST_COPIES)

    def beaten(self, place: str, value: Any) -> None:
        for side, one in enumerate(self.faults.items(place, value, self.sides)):
            self.faults.number(f"{place} {side}", one, 0, self.sides - 1)

    def winners(self, place: str, value: Any) -> None:
        sides = self.faults.items(place, value)
        sound = [self.faults.number(place, side, 0, self.sides - 1) for side in sides]
        if all(sound) and len(set(sides)) < len(sides):
            self.faults.note("position-twice", place, value=clip(sides))

    def leaders(self, place: str, value: Any) -> None:
        for key in self.faults.items(place, value):
            self.faults.word(place, key, TURNED_UP)

    def lists(self, place: str, value: Any) -> None:
        for seat, one in enumerate(self.faults.items(place, value, self.seats)):
            self.deck_list(f"{place} {seat}", self.faults.fields(f"{place} {seat}", one, LISTS))

    def deck_list(self, place: str, deck: dict[str, Any]) -> None:
        """A deck list, or as much of it as somebody may know; the leader belongs to the faction."""
        self.faults.text(f"{place} name", deck.get("name", ""))
        if "leader" in deck and self.leader(deck["leader"]) is None:
            self.faults.note("position-unknown-word", f"{place} leader", value=clip(deck["leader"]))
        if "faction" not in deck or not self.faults.word(f"{place} faction", deck["faction"], COLOURS):
            return
        if isinstance(deck.get("leader"), str):
            for reason in foreign_leader(Deck(deck["faction"], deck["leader"], [])):
                self.faults.note("position-refused", f"{place} leader", reason=reason)
        for key, copies in self.faults.mapping(f"{place} cards", deck.get("cards", {})).items():
            if not in_box(key, deck["faction"]):
                self.faults.note("position-unknown-word", f"{place} cards", value=clip(key))
            self.faults.number(f"{place} {clip(key)}", copies, 0, MOST_COPIES)

    def leader(self, key: Any) -> Leader | None:
        try:
            return self.mode.leader(key, self.rules) if isinstance(key, str) else None
        except KeyError:
            return None

    def zones(self, place: str, value: Any) -> None:
        size = self.sides if place in OF_SIDES else self.seats
        for owner, zone in enumerate(self.faults.items(place, value, size)):
            self.zone(f"{place} {owner}", zone)

    def zone(self, place: str, value: Any) -> None:
        for key in self.faults.items(place, value):
            if self.faults.word(place, key, BY_KEY) and not belongs(BY_KEY[key], place):
                self.faults.note("position-card-misplaced", place, card=named(key))

    def rows(self, place: str, value: Any) -> None:
        for index, row in enumerate(self.faults.items(place, value, 3 * self.sides)):
            self.row(f"{LINES[index % 3]}@{index // 3}", index % 3, self.faults.fields(place, row, ROWS))

    def row(self, place: str, line: int, row: dict[str, Any]) -> None:
        """GWT-3.1 every unit stands in a row of its own kind; GWT-6.2 a Decoy where the unit stood."""
        for key in self.faults.items(place, row.get("cards", [])):
            if self.faults.word(place, key, BY_KEY) and not stands(BY_KEY[key], line):
                self.faults.note("position-card-misplaced", place, card=named(key))
        if not self.is_horn(row.get("horn", ""), line):
            self.faults.note("position-unknown-word", f"{place} horn", value=clip(row["horn"]))
        mardroeme = row.get("mardroeme", "")
        if mardroeme != "" and not is_kind(mardroeme, MardroemeCard):
            self.faults.note("position-unknown-word", f"{place} mardroeme", value=clip(mardroeme))

    def is_horn(self, key: Any, line: int) -> bool:
        """GWT-4.6 a Horn card, or the leader who blows it in this row."""
        if key == "" or is_kind(key, HornCard):
            return True
        leader = self.leader(key)
        return isinstance(leader, HornRow) and leader.line == line

    def sightings(self, place: str, value: Any) -> None:
        for number, one in enumerate(self.faults.items(place, value)):
            where = f"{place} {number}"
            sighting = self.faults.items(where, one, 4)
            if sighting:
                self.faults.number(where, sighting[0], NOBODY, self.seats - 1)
                self.faults.number(where, sighting[1], 0, self.seats - 1)
                self.faults.word(where, sighting[2], BY_KEY)
                self.faults.flag(where, sighting[3])

    def pending(self, place: str, value: Any) -> None:
        words = self.faults.items(place, value)
        read = [self.task(f"{place} {number}", one) for number, one in enumerate(words)]
        self.tasks = [task for task in read if task is not None]
        if len(self.tasks) == len(words):
            self.sequence([task.words().split()[0] for task in self.tasks])

    def task(self, place: str, words: Any) -> GwentTask | None:
        """A task says itself as it was written, and what it carries fits."""
        if not self.faults.text(place, words):
            return None
        task = self.readable(words)
        if task is None or task.words() != words or not self.has_owner(task) or not self.carries_well(task):
            self.faults.note("position-task", place, task=clip(words))
            return None
        return task

    def readable(self, words: str) -> GwentTask | None:
        try:
            return read_task(words, lambda key: self.mode.leader(key, self.rules))
        except UNREADABLE:
            return None

    def has_owner(self, task: GwentTask) -> bool:
        """A side at this table, a seat, or nobody where a step asks nobody."""
        if isinstance(task, Avenge):
            return 0 <= task.side < self.sides
        if isinstance(task, (Homecoming, ComeBack)):
            return 0 <= task.owner < self.seats
        asks_nobody = isinstance(task, TurnUpCard) or task.words() in STEPS
        return asks_nobody or 0 <= task.seat < self.seats

    def carries_well(self, task: GwentTask) -> bool:
        """Cards and leaders of the kind that the task works with; the steps of solo play only there."""
        if isinstance(task, (Deploy, Homecoming)):
            return task.card.plain or task.card.hero
        if isinstance(task, LayBeside):
            return isinstance(task.kind, Beside)
        if isinstance(task, Swap):
            return isinstance(task.decoy.kind, Decoy)
        if isinstance(task, Aim):
            return isinstance(task.leader, Striker)
        if isinstance(task, Search):
            return isinstance(task.leader, Searcher)
        if isinstance(task, Avenge):
            return any(isinstance(keyword, Summon) for keyword in task.card.keywords)
        if isinstance(task, Plunder):
            return 0 <= task.rival < self.sides
        if isinstance(task, Exchange):
            return 1 <= task.left <= self.mode.exchanges and task.luck >= 0
        if isinstance(task, PlayBest):
            return isinstance(task.leader, PlaysBest) and self.is_solo()
        return self.is_solo() or not (isinstance(task, TurnUpCard) or task in SOLO_STEPS)

    def is_solo(self) -> bool:
        return self.mode.automaton() != NOBODY

    def sequence(self, names: list[str]) -> None:
        """Nothing is pending once the game is over; until then it is somebody's turn, or nobody's yet."""
        if names and not self.in_order(names):
            self.faults.note("position-pending-order", "pending")
        tossed = not any(name in BEFORE_THE_COIN for name in names)
        if names and tossed and self.fields.get("turn", 0) == NOBODY:
            self.faults.note("position-nobodys-turn", "turn")

    def in_order(self, names: list[str]) -> bool:
        """GWT-3.4 under everything lies the end of the round; the others lie in the order of a round."""
        steps = [ORDER.index(name) for name in names if name in ORDER]
        rising = names[0] == ORDER[0] and all(low < high for low, high in pairwise(steps))
        goes_on = [name for name in names if name in GOES_ON]
        begins = any(name in OPENING for name in names)
        too_late = begins and self.fields.get("round", 0) != 0
        return rising and len(goes_on) <= 1 and "turn" not in names[:-1] and not too_late

    def whole(self) -> None:
        """What the parts say about each other."""
        self.copies()
        self.ready_leaders()
        self.seen_cards()
        self.exchanges()

    def copies(self) -> None:
        """GWT-1.1 no more of a card than the box holds for those who play its colour."""
        factions = [deck["faction"] for deck in self.fields["lists"]]
        for key, count in Counter(self.lying()).items():
            card = BY_KEY[key]
            most = FACES[card.face].copies * factions.count(card.colour)
            if count > most:
                self.faults.note("position-too-many", "position", card=named(key), count=count, most=most)

    def lying(self) -> list[str]:
        """Every card that lies somewhere, or is in the middle of being played."""
        found = [key for name in (*OF_SEATS, *OF_SIDES) for zone in self.fields[name] for key in zone]
        found += self.fields["gone"]
        for row in self.fields["rows"]:
            found += [*row["cards"], *(key for key in (row["horn"], row["mardroeme"]) if key in BY_KEY)]
        return [*found, *(card.key for task in self.tasks for card in task.carried())]

    def ready_leaders(self) -> None:
        """GWT-7.2 a passive leader is never used, and one that is off is not ready."""
        for seat in range(self.seats):
            leader = self.leader(self.fields["lists"][seat]["leader"])
            usable = leader is not None and leader.active() and not self.fields["silenced"][seat]
            if self.fields["ready"][seat] and not usable:
                self.faults.note("position-leader-not-ready", f"ready {seat}")

    def seen_cards(self) -> None:
        """GWT-9.16 what somebody knows to be in a hand or a deck is there."""
        for number, (_, seat, key, in_hand) in enumerate(self.fields["known"]):
            zones = ("hands",) if in_hand else ("hands", "decks", "asides", "buried")
            if not any(key in self.fields[name][seat] for name in zones):
                self.faults.note("position-card-not-there", f"known {number}", card=named(key))

    def exchanges(self) -> None:
        """GWT-2.2 who exchanges can draw."""
        seats = [int(task.seat) for task in self.tasks if isinstance(task, Exchange)]
        for seat in seats:
            if not self.fields["decks"][seat] or not self.fields["hands"][seat] or seats.count(seat) > 1:
                self.faults.note("position-no-exchange", f"exchange {seat}")


def in_box(key: Any, faction: str) -> bool:
    return isinstance(key, str) and (
        key in BY_KEY or (key in FACE_BY_KEY and f"{key}.{COLOURS[faction]}" in BY_KEY)
    )


def belongs(card: Card, place: str) -> bool:
    """GWT-4.2 weather lies over the field; GWT-1.2 the secondary deck keeps to itself."""
    zone = place.split()[0]
    if zone == "skies":
        return card.foul != 0
    if zone in ("decks", "asides", "buried", "gone"):
        return not card.secondary
    return card.secondary if zone == "reserves" else True


def stands(card: Card, line: int) -> bool:
    return line in card.lines if card.plain or card.hero else isinstance(card.kind, Decoy)


def is_kind(key: Any, kind: type) -> bool:
    return isinstance(key, str) and key in BY_KEY and isinstance(BY_KEY[key].kind, kind)
