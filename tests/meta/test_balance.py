"""The starters are fair to each other, and the field is broad."""

from dataclasses import replace
from itertools import combinations

import pytest

from taverne import arena
from taverne.arena.job import Kit
from taverne.gwent.catalogue import LEADER_FACES
from taverne.gwent.decks.field import apart, field_decks
from taverne.gwent.decks.laws import LAWS, complaints
from taverne.gwent.decks.lines import deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.tailor import altered_deck
from taverne.meta import Findings

FAR_OFF = 0.15
FAR_OFF_IN_A_PAIRING = 0.25
LEAST_APART = 6
STARTERS = arena.new_job(arena.Wishes(("planner",), games=60, seed=5))
HEROES_AND_A_HORN = ("mo_draug", "mo_kayran", "mo_leshen", "ne_commanders_horn")
SMALL_FRY = ("mo_gargoyle", "mo_wyvern", "mo_cockatrice", "mo_foglet")


def drifted(job):
    """Decks and pairings that are plainly not fair; few games show no more than that, see docs/meta.md."""
    found = Findings(arena.run(arena.Schedule(job)))
    decks = [one.name for one in found.standings if abs(one.rate - 0.5) > FAR_OFF]
    pairings = [
        f"{found.names[one]} against {found.names[two]}"
        for one, two in combinations(range(len(found.names)), 2)
        if abs(found.pairing(one, two)[0] - 0.5) > FAR_OFF_IN_A_PAIRING
    ]
    return decks + pairings


@pytest.mark.compiled
def test_no_starter_has_drifted_far_off():
    """GWT-1.3 neither too good nor too weak."""
    assert drifted(STARTERS) == []


@pytest.mark.compiled
def test_a_starter_with_four_bad_cards_would_be_noticed():
    """GWT-1.3 Monsters without their heroes."""
    bad = altered_deck(starter_decks()["monsters"], HEROES_AND_A_HORN, SMALL_FRY)
    name = STARTERS.kits[0].name
    assert complaints(bad, "standard") == []
    kits = (Kit(name, deck_line(bad)), *STARTERS.kits[1:3])
    assert name in drifted(replace(STARTERS, kits=kits, games=16))


class TestField:
    def test_every_leader_has_a_deck_under_each_law(self):
        """GWT-1.1, GWT-8.1 at least forty, and all of them legal."""
        for law in LAWS:
            decks = field_decks(law)
            assert {deck.leader for deck in decks} == set(LEADER_FACES)
            assert all(complaints(deck, law) == [] for deck in decks)
        assert len(field_decks("standard")) >= 40

    def test_no_two_decks_are_alike(self):
        decks = [*field_decks("standard")]
        near = [(one.name, two.name) for one, two in combinations(decks, 2) if apart(one, two) < LEAST_APART]
        assert near == []
        assert len({deck.name for deck in decks}) == len(decks)

    def test_what_a_caller_does_to_it_does_not_stay(self):
        field_decks().clear()
        assert field_decks()

    def test_the_arena_knows_it_by_name(self):
        job = arena.new_job(arena.Wishes(("random",), games=1, decks="field", rules=("law=advanced",)))
        assert len(job.kits) == len(field_decks("advanced"))

    def test_none_is_a_starter(self):
        decks = [*starter_decks().values()]
        assert all(apart(deck, starter) >= LEAST_APART for deck in field_decks() for starter in decks)
