"""A study of real Gwent finds what is wrong with a deck."""

import pytest

from taverne.arena.job import Kit
from taverne.gwent.arena import GwentArena
from taverne.gwent.decks.laws import complaints
from taverne.gwent.decks.lines import deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.tailor import GwentTailor, altered_deck
from taverne.meta import Climb, new_order

RULES = GwentArena.read_rules("duel", ())
HEROES = ("ni_letho_of_gulet", "ni_tibor_eggebracht")
PLANTED = ("ni_sweers", "ni_vreemde")


@pytest.mark.compiled
def test_a_planted_bad_card_is_the_first_to_leave():
    """Where two heroes of Nilfgaard have become small fry."""
    bad = altered_deck(starter_decks()["nilfgaard"], HEROES, PLANTED)
    assert complaints(bad, "standard") == []
    rivals = [Kit(*kit) for kit in GwentArena.read_decks(RULES, "skellige, scoiatael", None)]
    order = new_order("gwent", RULES, "greedy", Kit("planted", deck_line(bad)), rivals)
    climb = Climb(order, GwentTailor("standard", new_leaders=False))
    while not climb.steps:
        assert climb.step()
    assert climb.steps[0].change.out[0] in PLANTED
    assert climb.steps[0].difference.low > 0
