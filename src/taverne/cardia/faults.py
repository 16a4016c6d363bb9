"""What is wrong with a written position: every fault is named, before a table is laid out."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any, Final

from taverne.cardia.box import guardians_for
from taverne.cardia.cards import FACTIONS
from taverne.cardia.characters.academy import Annotate
from taverne.cardia.characters.swamp import Extort
from taverne.cardia.commit import Commit, CommitOpenly
from taverne.cardia.editions import EDITION, FIRST_EDITION
from taverne.cardia.guardians.acting import GUARD, Act
from taverne.cardia.match import LAID_GUARDIANS
from taverne.cardia.pending import read_task
from taverne.cardia.printing import cast_of
from taverne.cardia.rounds import JUDGE, LAY, REVEAL, Judge, UseAbility
from taverne.cardia.rules import CardiaRules, read_rules
from taverne.cardia.seats import BOTH, NEITHER, UNJUDGED
from taverne.cardia.table import DUEL, CardiaTask
from taverne.cardia.texts import named
from taverne.kernel.errors import TaverneError
from taverne.kernel.faults import Check, Faults, Inspection, clip, inspect_position
from taverne.kernel.table import NOBODY

SEATS: Final = len(DUEL.side_of)
MOST_TOKENS: Final = 100
LONGEST_ROW: Final = 100
PILES: Final = ("hands", "decks", "discards", "sealed")
ENCOUNTER: Final = ("cards", "won_by", "moved_in")
PLACED: Final = ("card", "modifier", "ongoing", "engines", "claims")
LAID: Final = ("card", "omen", "face_up")
OMEN: Final = ("modifier", "books", "engines", "claims", "demands")
# Steps as they lie upon each other, from the bottom; each is there once at most.
ORDER: Final = (
    "match", "begin", "deal", "lay", "end_round", "triumph", "engineers", "guard", "use_ability", "judge",
    "reveal",
)  # fmt: skip
ROUNDS: Final = ("begin", "lay", "end_round")
OF_THE_CURRENT: Final = (UseAbility, Judge, Annotate, Extort, Act)
COMMITS: Final = ("commit", "commit_openly")


def check_position(position: object, names: tuple[str, ...]) -> None:
    """PositionError names every fault."""
    inspect_position(position, names, (FIRST_EDITION, EDITION), read_rules, CardiaInspection)


class CardiaInspection(Inspection):
    """One position, by the rules that it names."""

    def __init__(self, faults: Faults, fields: dict[str, Any], rules: CardiaRules) -> None:
        super().__init__(faults, fields)
        self.rules = rules
        self.cast = {card.key for card in cast_of(rules.deck)}
        row = fields.get("row")
        self.length = len(row) if isinstance(row, list) else 0
        self.tasks = list[CardiaTask]()

    def checks(self) -> dict[str, Check]:
        return {
            "luck": self.faults.luck,
            "row": self.row,
            "laid": self.laid,
            "waiting": self.waiting,
            "guardians": self.guardians,
            "known": self.sightings,
            "pending": self.pending,
            **dict.fromkeys(PILES, self.piles),
            **dict.fromkeys(("opened", "foresight", "stared"), self.flags),
            **dict.fromkeys(("tied", "decided"), self.flag),
            **dict.fromkeys(("round", "resolved", "game", "drawn_games"), self.count),
            "shown": self.shown,
            "current": self.current,
            "played_at": self.played_at,
            "first": self.first,
            "phase": self.phase,
            "score": self.score,
            "winners": self.winners,
        }

    def shown(self, place: str, value: Any) -> None:
        self.faults.number(place, value, 0, LAID_GUARDIANS)

    def current(self, place: str, value: Any) -> None:
        self.faults.number(place, value, NOBODY, self.length - 1)

    def played_at(self, place: str, value: Any) -> None:
        self.faults.number(place, value, NOBODY, LONGEST_ROW)

    def first(self, place: str, value: Any) -> None:
        self.faults.number(place, value, NOBODY, SEATS - 1)

    def phase(self, place: str, value: Any) -> None:
        self.faults.number(place, value, 0, 3)

    def flags(self, place: str, value: Any) -> None:
        for seat, one in enumerate(self.faults.items(place, value, SEATS)):
            self.faults.flag(f"{place} {seat}", one)

    def score(self, place: str, value: Any) -> None:
        for seat, one in enumerate(self.faults.items(place, value, SEATS)):
            self.faults.number(f"{place} {seat}", one, 0, self.rules.wins)

    def winners(self, place: str, value: Any) -> None:
        seats = self.faults.items(place, value)
        sound = [self.faults.number(place, seat, 0, SEATS - 1) for seat in seats]
        if all(sound) and len(set(seats)) < len(seats):
            self.faults.note("position-twice", place, value=clip(seats))

    def piles(self, place: str, value: Any) -> None:
        for seat, pile in enumerate(self.faults.items(place, value, SEATS)):
            for key in self.faults.items(f"{place} {seat}", pile):
                self.faults.word(f"{place} {seat}", key, self.cast)

    def row(self, place: str, value: Any) -> None:
        for number, one in enumerate(self.faults.items(place, value)):
            where = f"{place} {number}"
            encounter = self.faults.fields(where, one, ENCOUNTER)
            self.faults.number(f"{where} won_by", encounter.get("won_by", 0), UNJUDGED.code, BOTH.code)
            self.faults.number(f"{where} moved_in", encounter.get("moved_in", 0), NEITHER.code, BOTH.code)
            if "cards" in encounter:
                for seat, card in enumerate(self.faults.items(f"{where} cards", encounter["cards"], SEATS)):
                    self.placed(f"{where} {seat}", self.faults.fields(f"{where} {seat}", card, PLACED))

    def placed(self, place: str, card: dict[str, Any]) -> None:
        """CAR-5.2 a card may have left without another in its place."""
        self.faults.word(place, card.get("card", ""), {*self.cast, ""})
        self.faults.number(f"{place} modifier", card.get("modifier", 0), -MOST_TOKENS, MOST_TOKENS)
        for name in ("ongoing", "engines", "claims"):
            self.faults.number(f"{place} {name}", card.get(name, 0), 0, MOST_TOKENS)

    def laid(self, place: str, value: Any) -> None:
        for number, pair in enumerate(self.faults.items(place, value)):
            for seat, one in enumerate(self.faults.items(f"{place} {number}", pair, SEATS)):
                where = f"{place} {number} {seat}"
                laid = self.faults.fields(where, one, LAID)
                if laid:
                    self.faults.word(where, laid.get("card", ""), self.cast)
                    self.faults.flag(f"{where} face_up", laid.get("face_up", False))
                    self.omen(where, laid.get("omen"))

    def waiting(self, place: str, value: Any) -> None:
        for seat, one in enumerate(self.faults.items(place, value, SEATS)):
            self.omen(f"{place} {seat}", one)

    def omen(self, place: str, value: Any) -> None:
        omen = self.faults.fields(place, value, OMEN)
        self.faults.number(f"{place} modifier", omen.get("modifier", 0), -MOST_TOKENS, MOST_TOKENS)
        for name in ("books", "engines", "claims"):
            self.faults.number(f"{place} {name}", omen.get(name, 0), 0, MOST_TOKENS)
        for faction in self.faults.items(f"{place} demands", omen.get("demands", [])):
            self.faults.number(f"{place} demands", faction, 0, len(FACTIONS) - 1)

    def guardians(self, place: str, value: Any) -> None:
        """CAR-6.1 six of them, or none before the first deal and without guardians."""
        keys = self.faults.items(place, value)
        known = {one.key for one in guardians_for(self.rules.house_cards)} if self.rules.guardians else set()
        sound = [self.faults.word(place, key, known) for key in keys]
        if not all(sound):
            return
        if len(keys) not in (0, LAID_GUARDIANS):
            self.faults.note("position-wrong-size", place, size=len(keys), expected=LAID_GUARDIANS)
        if len(set(keys)) < len(keys):
            self.faults.note("position-twice", place, value=clip(keys))

    def sightings(self, place: str, value: Any) -> None:
        for number, one in enumerate(self.faults.items(place, value)):
            where = f"{place} {number}"
            sighting = self.faults.items(where, one, 3)
            if sighting:
                self.faults.number(where, sighting[0], NOBODY, SEATS - 1)
                self.faults.number(where, sighting[1], 0, SEATS - 1)
                self.faults.word(where, sighting[2], self.cast)

    def pending(self, place: str, value: Any) -> None:
        words = self.faults.items(place, value)
        read = [self.task(f"{place} {number}", one) for number, one in enumerate(words)]
        self.tasks = [task for task in read if task is not None]
        names = [task.name() for task in self.tasks]
        if names and len(names) == len(words) and not in_order(names):
            self.faults.note("position-pending-order", place)

    def task(self, place: str, words: Any) -> CardiaTask | None:
        """A task says itself as it was written, and whether what it carries can be."""
        if not self.faults.text(place, words):
            return None
        task = readable(words)
        if task is None or task.words() != words or not task.fits(self.length):
            self.faults.note("position-task", place, task=clip(words))
            return None
        return task

    def whole(self) -> None:
        """What the parts say about each other."""
        for seat in range(SEATS):
            self.copies(seat)
        self.seen_cards()
        self.encounter()
        self.plays()

    def copies(self, seat: int) -> None:
        """CAR-1.1 both players have one of each of the sixteen characters."""
        for key, count in Counter([*self.hidden(seat), *self.open(seat)]).items():
            if count > 1:
                self.faults.note("position-too-many", f"seat {seat}", card=named(key), count=count, most=1)

    def hidden(self, seat: int) -> list[str]:
        piles = [key for name in ("hands", "decks", "sealed") for key in self.fields[name][seat]]
        return [*piles, *(pair[seat]["card"] for pair in self.fields["laid"])]

    def open(self, seat: int) -> list[str]:
        row = [one["cards"][seat]["card"] for one in self.fields["row"]]
        return [*self.fields["discards"][seat], *(key for key in row if key)]

    def seen_cards(self) -> None:
        """What somebody knows to be hidden somewhere is there."""
        for number, (_, seat, key) in enumerate(self.fields["known"]):
            if key not in self.hidden(seat):
                self.faults.note("position-card-not-there", f"known {number}", card=named(key))

    def encounter(self) -> None:
        """CAR-2.1 what is done with the encounter of this round needs one."""
        if REVEAL in self.tasks and not self.fields["laid"]:
            self.faults.note("position-nothing-laid", "laid")
        if self.fields["shown"] > len(self.fields["guardians"]):
            self.faults.note("position-no-guardians", "shown")
        if REVEAL in self.tasks:
            return
        if self.fields["current"] == NOBODY and any(isinstance(task, OF_THE_CURRENT) for task in self.tasks):
            self.faults.note("position-no-encounter", "current")
        if self.fields["current"] != NOBODY and self.fields["played_at"] == NOBODY:
            self.faults.note("position-no-encounter", "played_at")
        if GUARD in self.tasks and JUDGE not in self.tasks and self.fields["first"] == NOBODY:
            self.faults.note("position-nobodys-turn", "first")
        acts = any(isinstance(task, Act) for task in self.tasks)
        if acts and self.fields["played_at"] // 2 >= len(self.fields["guardians"]):
            self.faults.note("position-no-guardians", "guardians")

    def plays(self) -> None:
        """CAR-2.1 before both cards are laid, each seat has sealed one, chooses one or is stared at."""
        choosing = [task.seat for task in self.tasks if isinstance(task, (Commit, CommitOpenly))]
        if LAY not in self.tasks:
            sound = not choosing and not any(self.fields["sealed"])
        else:
            sound = all(self.is_played(seat, choosing.count(seat)) for seat in range(SEATS))
        if not sound:
            self.faults.note("position-no-play", "sealed")

    def is_played(self, seat: int, asked: int) -> bool:
        sealed = len(self.fields["sealed"][seat])
        if asked:
            return asked == 1 and sealed == 0 and bool(self.fields["hands"][seat])
        stared = self.fields["stared"][seat] and bool(self.fields["decks"][seat])
        return sealed == 1 or (sealed == 0 and stared)


def readable(words: str) -> CardiaTask | None:
    try:
        return read_task(words)
    except (TaverneError, OverflowError, ValueError):
        return None


def in_order(names: list[str]) -> bool:
    """CAR-1.4 the match lies under everything; the others lie in the order of a round."""
    steps = [ORDER.index(name) for name in names if name in ORDER]
    rising = names[0] == ORDER[0] and all(low < high for low, high in pairwise(steps))
    chosen_late = any(name in COMMITS for name in names[: names.index("lay")]) if "lay" in names else False
    return rising and not chosen_late and len([name for name in names if name in ROUNDS]) <= 1
