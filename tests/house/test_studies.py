"""Decks that are studied for guests: slice by slice, one for each guest, after everybody else."""

import asyncio

import pytest

from taverne.gwent.house import studies as gwent_studies
from taverne.house.customs import Customs
from taverne.house.house import House
from taverne.house.memory import MemoryStore
from taverne.house.queue import ADVICE, MOVES, STUDIES, FairQueue
from taverne.house.room.errors import NoSuchRoom, RoomError
from taverne.house.studies import FORGOTTEN_MS, MOST
from taverne.kernel.errors import SetupError
from taverne.protocol.studies import DeckToStudy

POOR = "faction: monsters\nleader: Bringer of Death\n3 Ghoul\n11 Decoy\n"


class Clock:
    now = 0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def studies(clock, monkeypatch):
    monkeypatch.setattr(gwent_studies, "SLICE_S", 0.0)
    return House(Customs(), MemoryStore(), now=clock).studies


def begin(studies, owner="ann", **wanted):
    return asyncio.run(studies.begin(owner, DeckToStudy(**{"source": "monsters", **wanted})))


def go_on(studies, name, owner="ann", times=1):
    async def play():
        for _ in range(times):
            view = await studies.go_on(owner, name)
        return view

    return asyncio.run(play())


def test_a_trial_plays_on_only_while_it_is_asked_for(studies):
    begun = begin(studies)
    assert (begun.games, begun.phase, len(begun.rivals)) == (0, "trial", 5)
    view = go_on(studies, begun.study, times=gwent_studies.TRIAL_STEP * 2)
    assert view.games == view.rate.games == sum(one.rate.games for one in view.rivals) == 20
    assert 0 <= view.rate.low <= view.rate.mean <= view.rate.high <= 1


def test_a_trial_against_the_field_is_told_by_factions(studies, monkeypatch):
    monkeypatch.setattr(gwent_studies, "TRIAL_TURNS", 3)
    begun = begin(studies, against="field", law="advanced")
    assert (begun.against, len(begun.rivals)) == ("field", 5)
    view = go_on(studies, begun.study, times=6)
    assert view.games == sum(one.rate.games for one in view.rivals) == 6


def test_a_trial_ends(studies, monkeypatch):
    monkeypatch.setattr(gwent_studies, "TRIAL_TURNS", 2)
    view = go_on(studies, begin(studies).study, times=5)
    assert (view.phase, view.games) == ("done", 4)


def test_a_climb_tries_changes_proves_what_it_kept_and_ends(studies, monkeypatch):
    """The last games have no part in choosing: they say what all changes together bring."""
    monkeypatch.setattr(gwent_studies, "CLIMB_GAMES", 40)
    monkeypatch.setattr(gwent_studies, "PROOF_TURNS", 2)
    begun = begin(studies, kind="climb", law="advanced")
    study = studies.running["ann"].study
    assert begun.phase == "survey"
    while study.climb.games < 40 and study.errand():
        study.take(study.errand().answer())
    view = go_on(studies, begun.study, times=8)
    assert view.phase == "done"
    assert view.games >= 40
    assert (view.proof.games > 0) == bool(view.steps)


def test_a_guest_has_one_study_and_nobody_else_can_ask_for_it(studies):
    first, second = begin(studies), begin(studies)
    for owner, name in (("ann", first.study), ("bob", second.study)):
        with pytest.raises(NoSuchRoom):
            go_on(studies, name, owner)
    assert go_on(studies, second.study).games == 1
    studies.stop("bob", second.study)
    studies.stop("ann", second.study)
    with pytest.raises(NoSuchRoom):
        go_on(studies, second.study)


def test_there_are_so_many_studies_and_forgotten_ones_make_room(studies, clock):
    begun = [begin(studies, str(owner)) for owner in range(MOST)]
    with pytest.raises(RoomError):
        begin(studies, "late")
    clock.now += FORGOTTEN_MS + 1
    assert begin(studies, "late").study not in {one.study for one in begun}


def test_an_illegal_deck_is_refused_with_every_reason(studies):
    with pytest.raises(SetupError) as caught:
        begin(studies, source=POOR, law="advanced")
    assert {one.key for one in caught.value.complaints} >= {"deck-too-few-units", "deck-too-many-copies"}


def test_whoever_has_to_move_and_whoever_wonders_comes_before_a_study():
    async def order():
        queue, served = FairQueue(), []

        async def note(urgency):
            one = await queue.get("room", urgency)
            served.append(urgency)
            queue.free(one)

        waiting = [asyncio.create_task(note(urgency)) for urgency in (STUDIES, ADVICE, MOVES)]
        await asyncio.sleep(0)
        queue.free("thinker")
        await asyncio.gather(*waiting)
        return served

    assert asyncio.run(order()) == [MOVES, ADVICE, STUDIES]
