"""Changes of a Gwent deck: all within the law, whole bands, the poorest card first."""

import pytest

from taverne.gwent.decks.laws import complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.tailor import GwentTailor, altered_deck, bands_of

POOR = {"mo_ghoul": -0.5}


def worth(card):
    return POOR.get(card, 0.0)


@pytest.mark.parametrize("law", ["standard", "advanced"])
def test_every_change_obeys_the_law(law):
    """GWT-1.1, GWT-8.1 and what is said to go and come is the difference."""
    for deck in starter_decks().values():
        for change in GwentTailor(law).changes(deck_line(deck), worth)[::7]:
            altered = read_deck_line(change.line)
            assert complaints(altered, law) == []
            if altered.leader == deck.leader:
                assert altered == altered_deck(deck, change.out, change.into)


def test_the_poorest_card_goes_first():
    change = GwentTailor("standard").changes(deck_line(starter_decks()["monsters"]), worth)[0]
    assert "mo_ghoul" in change.out


def test_a_band_comes_whole():
    """GWT-5.3 who calls others is worth little without them."""
    bands = bands_of("monsters")
    assert ("mo_crone_brewess", "mo_crone_weavess", "mo_crone_whispess") in bands
    changes = GwentTailor("standard").changes(deck_line(starter_decks()["skellige"]), worth)
    assert any(change.into == ("sk_light_longship",) * 3 for change in changes)


def test_the_leader_stays_if_that_is_wished():
    line = deck_line(starter_decks()["skellige"])
    fixed = GwentTailor("standard", new_leaders=False).changes(line, worth)
    assert {read_deck_line(change.line).leader for change in fixed} == {"sk_leader_harald"}
    free = GwentTailor("standard").changes(line, worth)
    assert len({read_deck_line(change.line).leader for change in free}) == 5
