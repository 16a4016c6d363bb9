"""What the arena must know of Gwent, and nothing more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import product
from time import process_time
from typing import Final

from taverne.gwent.bots import ROSTER
from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import FACE_BY_KEY, card, face_of
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.field import field_decks
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import load_deck, starter_decks
from taverne.gwent.modes import MODES
from taverne.gwent.rulebook import deal
from taverne.gwent.rules import read_rules
from taverne.gwent.solo.mode import full_deck, opponents_deck
from taverne.kernel.errors import SetupError, TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame
from taverne.kernel.offer import ArenaOffer, Bot
from taverne.kernel.table import NOBODY

STARTERS = "starters"
FIELD = "field"
INTO_PLAY = ("play", "land", "muster", "revive")
Kit = tuple[str, str]


class GwentArena:
    """Gwent in any of its modes; in solo play the rules themselves sit on one side."""

    shares_kits = False

    def __init__(self, rules: str, kits: Sequence[Kit]) -> None:
        self.rules = read_rules(rules)
        self.kits = list(kits)
        mode = MODES[self.rules.mode]
        self.members: list[list[int]] = [list(seats) for seats in mode.seating.members]
        automaton = mode.automaton()
        self.automaton = NOBODY if automaton == NOBODY else int(mode.seating.side_of[automaton])

    @staticmethod
    def read_rules(mode: str, words: Sequence[str]) -> str:
        return read_rules(" ".join([f"mode={mode.lower()}", *words])).words()

    @staticmethod
    def read_decks(rules: str, words: str, find: Callable[[str], Deck] | None = None) -> list[Kit]:
        """The starters, the field, or decks with commas between them; solo play takes whole factions."""
        sources = [word.strip() for word in words.split(",") if word.strip()]
        named = [source.lower() for source in sources]
        agreed = read_rules(rules)
        if named in ([], [STARTERS]):
            decks = list(starter_decks().values())
        elif named == [FIELD]:
            decks = field_decks(agreed.law)
        else:
            decks = [(find or load_deck)(source) for source in sources]
        whole = agreed.mode == "solo" and not agreed.built_deck
        return [kit(full_deck(deck.faction, deck.leader) if whole else deck, title(deck)) for deck in decks]

    def teams(self, side: int) -> list[tuple[Kit, ...]]:
        """GWT-8.4 partners bring different factions."""
        if side == self.automaton:
            return [(kit(opponents_deck(faction), faction),) for faction in COLOURS]
        teams = product(self.kits, repeat=len(self.members[side]))
        return [team for team in teams if len({faction(one) for one in team}) == len(team)]

    def complaints(self) -> list[TaverneError]:
        """Each deck that breaks the law, by its name; if none does, every deck is laid on the table once."""
        if illegal := {str(wrong): wrong for one in self.kits if (wrong := self.illegal(*one))}:
            return list(illegal.values())
        choices = [self.teams(side) for side in range(len(self.members))]
        if not all(choices):
            return [SetupError("arena-decks-of-one-faction")]
        found = {str(wrong): wrong for turn in self.trials(choices) if (wrong := self.refused(turn))}
        return list(found.values())

    def illegal(self, name: str, line: str) -> TaverneError | None:
        """GWT-1.1, GWT-8.1 what speaks against this deck, whoever plays it."""
        seat = next(seats[0] for side, seats in enumerate(self.members) if side != self.automaton)
        try:
            reasons = MODES[self.rules.mode].complaints(seat, read_deck_line(line), self.rules)
        except TaverneError as unreadable:
            return unreadable
        return SetupError("deck-illegal", reasons, deck=name, law=self.rules.law) if reasons else None

    def trials(self, choices: list[list[tuple[Kit, ...]]]) -> list[list[str]]:
        most = max(len(teams) for teams in choices)
        turns = [[teams[turn % len(teams)] for teams in choices] for turn in range(most)]
        return [self.by_seat(turn) for turn in turns]

    def by_seat(self, teams: list[tuple[Kit, ...]]) -> list[str]:
        lines = {
            seat: one[1]
            for seats, team in zip(self.members, teams, strict=True)
            for seat, one in zip(seats, team, strict=True)
        }
        return [lines[seat] for seat in sorted(lines)]

    def refused(self, lines: Sequence[str]) -> TaverneError | None:
        try:
            self.deal(lines, 0)
        except TaverneError as reason:
            return reason
        return None

    def bot(self, name: str, seed: int) -> Bot:
        """Seconds are those of the processor, so that bots by the clock are equals on a busy machine.

        Nobody plays in place of another here: that would be counted for the wrong one.
        """
        if excuse := ROSTER.excuse(name, self.rules.words()):
            raise excuse
        return ROSTER.make(name, seed, process_time)

    def deal(self, lines: Sequence[str], seed: int) -> AnyGame:
        return deal(*(read_deck_line(line) for line in lines), seed=seed, rules=self.rules)

    def rounds(self, game: AnyGame) -> int:
        return int(game.table.round)

    def drawn(self, events: Iterable[Event], seat: int) -> list[str]:
        """What was exchanged at the beginning does not count."""
        hand: Counter[str] = Counter()
        for event in events:
            if event.seat == seat and event.kind in ("draw", "set_aside"):
                hand[face(event.card)] += 1 if event.kind == "draw" else -1
        return sorted(key for key, copies in hand.items() if copies > 0)

    def played(self, events: Iterable[Event], seat: int) -> list[str]:
        return sorted({face(one.card) for one in events if one.seat == seat and one.kind in INTO_PLAY})

    def card_name(self, card: str) -> str:
        return FACE_BY_KEY[card].name


def kit(deck: Deck, name: str) -> Kit:
    return name, deck_line(deck)


def title(deck: Deck) -> str:
    return deck.name or deck.faction


def faction(one: Kit) -> str:
    return one[1].partition(" ")[0]


def face(key: str) -> str:
    """The card whatever its colour."""
    return face_of(card(key)).key


ARENA: Final[type[ArenaOffer]] = GwentArena
