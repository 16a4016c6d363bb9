"""Decks on the workbench, and recorded games in a few words, as the house tells them to a page."""

from random import Random

import pytest

from kit.places import CARDIA_GOLDEN, GWENT_GOLDEN
from taverne.gwent.catalogue import FACES
from taverne.gwent.decks.deck import deck_of
from taverne.gwent.decks.laws import LAWS, complaints
from taverne.gwent.house.mending import mend
from taverne.house.library import appraised
from taverne.house.replays import summed_up
from taverne.kernel.errors import RecordError, SetupError
from taverne.protocol.decks import DeckToAppraise
from taverne.protocol.replays import RecordToSumUp

POOR = "leader: The Siegemaster\nfaction: northern_realms\n3 Ghoul\n11 Decoy\n3 Thaler\n9 Catapult\n"
FACTIONS = ("monsters", "nilfgaard", "northern_realms", "scoiatael", "skellige")


def appraise(source, *beside):
    return appraised(DeckToAppraise(source=source, beside=list(beside)))


def keys(verdict):
    return {one.key for one in verdict.complaints}


def by_law(deck):
    return {one.law: one for one in deck.verdicts}


def count(figures):
    return {one.name: one.count for one in figures}


@pytest.mark.parametrize("faction", FACTIONS)
def test_a_starter_is_legal_and_its_figures_add_up(faction):
    deck = appraise(faction)
    laws, totals = by_law(deck), count(deck.totals)
    assert laws["standard"].legal
    assert totals["cards"] == sum(deck.cards.values()) == totals["units"] + totals["specials"]
    assert sum(count(deck.curve).values()) == totals["units"]
    assert appraise(deck.code).line == appraise(deck.text).line == deck.line


def test_every_law_tells_all_that_it_has_against_a_deck():
    """GWT-1.1, GWT-8.1, GWT-8.2, GWT-8.5 at once, each with the totals that it looks at."""
    deck = appraise(POOR)
    laws = by_law(deck)
    box = {"deck-card-foreign", "deck-too-many-copies", "deck-too-few-units", "deck-too-many-specials"}
    assert keys(laws["standard"]) == box
    assert keys(laws["advanced"]) == {*box, "deck-too-many-spies"}
    assert keys(laws["tournament"]) == {"line-up-size", "line-up-deck"}
    assert keys(laws["solo"]) == box
    assert {point.name for point in laws["advanced"].points if not point.holds} == {
        "units",
        "specials",
        "spies",
    }
    assert deck.code == ""
    assert deck.uncoded[0].complaints


def test_a_tournament_looks_at_all_three_decks():
    """GWT-9.20 no hero twice."""
    assert keys(by_law(appraise("northern_realms", "skellige", "skellige"))["tournament"]) >= {
        "line-up-same-faction",
        "line-up-same-hero",
    }


def test_what_is_not_understood_is_told_and_the_rest_is_laid_out():
    deck = appraise("faction: monsters\nGhoul\nGhoull\nSauron\n")
    assert deck.cards == {"mo_ghoul": 1}
    assert [one.key for one in deck.misread] == [
        "deck-file-card-misspelt",
        "deck-file-card-unknown",
        "deck-file-no-leader",
    ]
    assert deck.misread[0].details["meant"] == "Ghoul"


def test_of_several_names_that_are_alike_all_are_named():
    deck = appraise("faction: monsters\nleader: Bringer of Death\nVampire: Garkan\nCrone\n")
    meant = [one.details["meant"].split(", ") for one in deck.misread]
    assert meant[0][0] == "Vampire: Garkain"
    assert 1 < len(meant[0]) <= 3
    assert sorted(meant[1]) == ["Crone: Brewess", "Crone: Weavess", "Crone: Whispess"]


@pytest.mark.parametrize("code", ["G9-ABCDE", "G1-AAAAA-AAAAA", "G1-!!!!!"])
def test_a_broken_code_is_one_complaint_and_no_deck(code):
    deck = appraise(code)
    assert (deck.faction, len(deck.misread)) == ("", 1)


def test_where_nobody_brings_a_deck_there_is_none_to_appraise():
    with pytest.raises(SetupError):
        appraised(DeckToAppraise(game="cardia", source="monsters"))


def summary(path):
    return summed_up(RecordToSumUp(record=path.read_text(encoding="utf-8")))


def test_a_recorded_duel_is_summed_up():
    duel = summary(GWENT_GOLDEN / "duel-02-monsters-northern_realms.record")
    assert [seat.decks[0].faction for seat in duel.seats] == ["monsters", "northern_realms"]
    assert [seat.side for seat in duel.seats] == [0, 1]
    assert (duel.game, duel.moves, duel.result.reason) == ("gwent", 20, "played")
    assert 2 <= duel.rounds <= 3
    again = appraise(duel.seats[0].decks[0].source)
    assert again.line == duel.seats[0].decks[0].line


def test_line_ups_automata_and_games_without_decks_are_summed_up():
    tournament = summary(GWENT_GOLDEN / "tournament.record")
    assert [len(seat.decks) for seat in tournament.seats] == [3, 3]
    assert summary(GWENT_GOLDEN / "solo-0.record").automaton == 1
    assert [seat.decks for seat in summary(CARDIA_GOLDEN / "match-18.record").seats] == [[], []]


def test_a_broken_record_is_refused():
    with pytest.raises(RecordError):
        summed_up(RecordToSumUp(record="Taverne record 1\ngame: gwent\n"))


def changed(way):
    return sorted(way.out), sorted(way.into)


def test_the_smallest_change_makes_a_deck_legal():
    """GWT-1.1 a hero twice and a stranger go; what is right stays."""
    starter = appraise("northern_realms")
    assert all(one.mend is None for one in starter.verdicts if one.legal)
    wrong = starter.text.replace("Yennefer of Vengerberg", "2 Yennefer of Vengerberg") + "Ghoul\n"
    way = by_law(appraise(wrong))["standard"].mend
    assert changed(way) == (["mo_ghoul", "ne_yennefer_of_vengerberg"], [])
    assert appraise(way.source).line == starter.line


def test_a_deck_is_mended_for_each_law_and_for_its_companions():
    """GWT-8.1, GWT-8.2, GWT-9.20 too few units are filled, a hero of another deck is replaced."""
    laws = by_law(appraise(POOR))
    for law in ("standard", "advanced", "solo"):
        assert by_law(appraise(laws[law].mend.source))[law].legal
    mine, theirs = (appraise(one).text + "Triss Merigold\n" for one in ("northern_realms", "skellige"))
    way = by_law(appraise(mine, theirs, "monsters"))["tournament"].mend
    assert changed(way) == (["ne_triss_merigold"], [])
    assert by_law(appraise(way.source, theirs, "monsters"))["tournament"].legal


def test_an_empty_deck_is_filled_and_a_foreign_leader_replaced():
    deck = appraise("faction: skellige\nleader: The Siegemaster\n")
    way = by_law(deck)["standard"].mend
    assert way.out == ["nr_leader_foltest_siegemaster"]
    assert len(way.into) == 23
    assert by_law(appraise(way.source))["standard"].legal


def test_whatever_is_brought_can_be_mended():
    luck = Random(7)
    for _ in range(25):
        cards = {face.key: luck.randint(1, 4) for face in luck.sample(FACES, luck.randint(0, 70))}
        deck = deck_of(luck.choice(FACTIONS), "nobody", cards, "")
        for law in LAWS:
            found = mend(deck, law)
            assert found is not None
            assert complaints(found.deck, law) == []
