"""Decks of Gwent that are studied for a guest: in small slices, each an errand for the thinkers."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Final, NamedTuple, Protocol

from taverne.arena.job import Job, Kit
from taverne.arena.playing import play
from taverne.arena.result import Place, Result
from taverne.arena.schedule import Schedule
from taverne.arena.statistics import wilson
from taverne.gwent.bots import ROSTER
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.field import field_decks
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.laws import check, title
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.house.offer import read_source
from taverne.gwent.rules import read_rules
from taverne.gwent.tailor import GwentTailor
from taverne.meta import Change, Climb, Estimate, Order, Proof, new_order
from taverne.meta.climb import DONE
from taverne.meta.sample import OURS, Batch, Sample
from taverne.protocol.studies import Against, ChangeView, EstimateView, Kind, Phase, RivalScore, StudyView

SLICE_S: Final = 0.4
TRIAL_TURNS: Final = 250
TRIAL_STEP: Final = 10
CLIMB_GAMES: Final = 6_000
PROOF_TURNS: Final = 150
GAMES_OF_A_TURN: Final = 2


class PlayGames(NamedTuple):
    """Play some games of a job, as many as there is time for, and at least one."""

    job: Job
    places: tuple[Place, ...]
    seconds: float

    def answer(self) -> list[Result]:
        schedule, began = Schedule(self.job), process_time()
        results: list[Result] = []
        for place in self.places:
            results.append(play(schedule, place))
            if process_time() - began > self.seconds:
                break
        return results


class Work(Protocol):
    """Whatever wants games and takes their results."""

    def wanted(self) -> Batch | None: ...

    def take(self, results: Sequence[Result]) -> None: ...


class Trial:
    """A deck against its field, a few turns at a time."""

    def __init__(self, order: Order) -> None:
        self.sample = Sample(order, order.deck.line, 0)

    def wanted(self) -> Batch | None:
        return self.sample.lacking(range(min(TRIAL_TURNS, self.sample.turns + TRIAL_STEP)))

    def take(self, results: Sequence[Result]) -> None:
        self.sample.add(results)


class Slices:
    """The games of a work in small errands; it gets them when its whole batch is played."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.played: list[Result] = []
        self.batch = work.wanted()

    def errand(self) -> PlayGames | None:
        if self.batch is None:
            return None
        places = self.batch.places[len(self.played) :]
        return PlayGames(self.batch.schedule.job, tuple(places), SLICE_S)

    def take(self, results: Sequence[Result]) -> None:
        self.played += results
        if self.batch is not None and len(self.played) == len(self.batch.places):
            self.work.take(self.played)
            self.batch, self.played = self.work.wanted(), []


class DeckTrial:
    """How a deck fares against the starters or the field."""

    kind: Kind = "trial"

    def __init__(self, order: Order, against: Against) -> None:
        self.order = order
        self.against = against
        self.trial = Trial(order)
        self.slices = Slices(self.trial)

    def errand(self) -> PlayGames | None:
        return self.slices.errand()

    def take(self, results: Sequence[Result]) -> None:
        self.slices.take(results)

    def view(self, name: str) -> StudyView:
        sample = self.trial.sample
        phase: Phase = "done" if self.slices.batch is None else "trial"
        return StudyView(
            study=name,
            kind=self.kind,
            against=self.against,
            phase=phase,
            games=len(sample.results) + len(self.slices.played),
            most=TRIAL_TURNS * GAMES_OF_A_TURN,
            rate=rate_of(sample),
            rivals=[self.rival(faction, numbers) for faction, numbers in self.factions().items()],
        )

    def factions(self) -> dict[str, list[int]]:
        """The places of each faction among the rivals."""
        places: dict[str, list[int]] = {}
        for number, rival in enumerate(self.order.field):
            places.setdefault(read_deck_line(rival.line).faction, []).append(number)
        return places

    def rival(self, faction: str, numbers: list[int]) -> RivalScore:
        shown = self.trial.sample.shown.get(OURS, {}).items()
        payoffs = [showing.payoff for place, showing in shown if place.table in numbers]
        name = self.order.field[numbers[0]].name if len(numbers) == 1 else ""
        return RivalScore(name=name, faction=faction, rate=rated(payoffs))


class DeckClimb:
    """One change after the other, each proved by games; at last all together, by games of their own."""

    kind: Kind = "climb"

    def __init__(self, order: Order, law: str, against: Against) -> None:
        self.order = order
        self.against = against
        self.climb = Climb(order, GwentTailor(law))
        self.proof: Proof | None = None
        self.slices = Slices(self.climb)

    def errand(self) -> PlayGames | None:
        if self.proof is None and (self.slices.batch is None or self.climb.games >= CLIMB_GAMES):
            self.conclude()
        return self.slices.errand()

    def conclude(self) -> None:
        """What was chosen for its luck must prove itself anew, if anything was chosen."""
        turns = PROOF_TURNS if self.climb.steps else 0
        self.proof = Proof(self.order, self.climb.line, turns)
        self.slices = Slices(self.proof)

    def take(self, results: Sequence[Result]) -> None:
        self.slices.take(results)

    @property
    def phase(self) -> Phase:
        if self.proof is not None:
            return "done" if self.slices.batch is None else "proof"
        state = self.climb.phase
        return "survey" if state == "survey" else "trial" if state != DONE else "proof"

    def view(self, name: str) -> StudyView:
        state = self.climb.state()
        trying = state.change and state.difference and self.phase == "trial"
        return StudyView(
            study=name,
            kind=self.kind,
            against=self.against,
            phase=self.phase,
            games=state.games + self.proved() + len(self.slices.played),
            most=CLIMB_GAMES,
            rate=rate_of(self.climb.base),
            trying=changed(state.change, state.difference) if trying else None,
            steps=[changed(step.change, step.difference) for step in state.steps],
            refused=len(state.refused),
            proof=estimated(self.proof.difference()) if self.proof and self.phase == "done" else None,
            source=write_deck(read_deck_line(state.line)),
        )

    def proved(self) -> int:
        return len(self.proof.before.results) + len(self.proof.after.results) if self.proof else 0


def changed(change: Change | None, gain: Estimate | None) -> ChangeView:
    assert change is not None
    assert gain is not None
    return ChangeView(out=list(change.out), into=list(change.into), gain=estimated(gain))


def estimated(found: Estimate) -> EstimateView:
    return EstimateView(mean=found.mean, low=found.low, high=found.high, games=GAMES_OF_A_TURN * found.turns)


def rate_of(sample: Sample) -> EstimateView:
    mean, low, high = sample.rate()
    return EstimateView(mean=mean, low=low, high=high, games=len(sample.results))


def rated(payoffs: Sequence[float]) -> EstimateView:
    low, high = wilson(sum(payoffs), len(payoffs))
    mean = sum(payoffs) / len(payoffs) if payoffs else 0.5
    return EstimateView(mean=mean, low=low, high=high, games=len(payoffs))


def study(kind: str, source: str, law: str, against: str = "starters") -> DeckTrial | DeckClimb:
    """The study of a deck that its law allows, or everything that speaks against it."""
    deck = read_source(source)
    check(deck, law)
    rules = read_rules(f"mode=duel law={law}").words()
    whom: Against = "field" if against == "field" else "starters"
    order = new_order("gwent", rules, ROSTER.usual, kit(deck), rivals(whom, law))
    return DeckTrial(order, whom) if kind == "trial" else DeckClimb(order, law, whom)


def rivals(against: Against, law: str) -> list[Kit]:
    """GWT-1.3 the ready decks, which everybody knows; or the best that this law allows."""
    decks = field_decks(law) if against == "field" else starter_decks().values()
    return [kit(deck) for deck in decks]


def kit(deck: Deck) -> Kit:
    return Kit(title(deck), deck_line(deck))
