"""The box: the card data against what is printed."""

import pytest

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACES, LEADER_FACES, face_of
from taverne.gwent.leaders import LEADERS
from taverne.gwent.setup import secondary_deck

PRINTED = {"monsters": 89, "nilfgaard": 85, "northern_realms": 85, "scoiatael": 86, "skellige": 91}
ABILITIES = {
    *("agile", "bond", "morale", "muster", "medic", "spy", "horn", "scorch_row", "scorch_all", "scorch"),
    *("summon", "berserker", "mardroeme", "decoy", "frost", "fog", "rain", "storm", "clear"),
}
HEROES = {
    "neutral": {
        "Avallac'h (Mysterious Elf)",
        "Cirilla Fiona Elen Riannon",
        "Geralt of Rivia",
        "Triss Merigold",
    }
    | {"Yennefer of Vengerberg"},
    "monsters": {"Draug", "Imlerith", "Kayran", "Leshen"},
    "nilfgaard": {"Letho of Gulet", "Menno Coehoorn", "Morvran Voorhis", "Tibor Eggebracht"},
    "northern_realms": {"Esterad Thyssen", "John Natalis", "Philippa Eilhart", "Vernon Roche"},
    "scoiatael": {"Eithné", "Iorveth", "Isengrim Faoiltiarna", "Saesenthessis"},
    "skellige": {"Cerys", "Ermion", "Hemdall", "Hjalmar"},
}


def names_in(cards):
    return sorted(face_of(card).name for card in cards)


def copies_in(colour):
    leaders = [face.copies for face in LEADER_FACES.values() if face.faction == colour]
    return sum(leaders) + sum(face_of(card).copies for card in CARDS if card.colour == colour)


def test_there_are_188_distinct_cards():
    """GWT-1.1 25 leaders and 163 others; every one has an id of its own, and every card a name."""
    assert len({face.key for face in FACES} | set(LEADER_FACES)) == 188
    assert len(FACES) == len({face.name for face in FACES}) == 163


def test_the_box_holds_436_cards():
    """GWT-1.1 neutral cards are printed in all five colours."""
    leaders = sum(face.copies for face in LEADER_FACES.values())
    assert leaders + sum(face.copies * len(face.colours()) for face in FACES) == 436


@pytest.mark.parametrize("faction", PRINTED)
def test_every_faction_has_its_printed_cards(faction):
    """GWT-1.1 counts of one colour: leaders, neutral and secondary cards included."""
    assert copies_in(faction) == PRINTED[faction]


def test_a_neutral_card_is_another_card_in_every_colour_but_has_one_face():
    """GWT-1.1 all cards in the faction's colour."""
    decoys = [card for card in CARDS if face_of(card).key == "ne_decoy"]
    assert [card.colour for card in decoys] == list(COLOURS)
    assert len({card.face for card in decoys}) == 1


@pytest.mark.parametrize("faction", HEROES)
def test_the_heroes(faction):
    """GWT-1.1 heroes by faction; each is printed once."""
    heroes = [face for face in FACES if face.kind == "hero" and face.faction == faction]
    assert {face.name for face in heroes} == HEROES[faction]
    assert {face.copies for face in heroes} == {1}


def test_there_are_25_leaders_five_of_each_faction():
    """GWT-7.2 every leader of the data has a class, and every class a leader."""
    assert len(LEADER_FACES) == 25
    assert set(LEADER_FACES) == set(LEADERS)
    for faction in COLOURS:
        assert [face.faction for face in LEADER_FACES.values()].count(faction) == 5


def test_only_passive_leaders_are_never_used():
    """GWT-7.2 five leaders are passive; the data and the classes agree which."""
    passive = {key for key, face in LEADER_FACES.items() if not face.active}
    assert passive == {key for key, leader in LEADERS.items() if not leader.active()}
    assert len(passive) == 5


@pytest.mark.parametrize("faction", ["monsters", "nilfgaard", "northern_realms", "scoiatael"])
def test_the_secondary_deck_is_two_bovines(faction):
    """GWT-1.2 Bovine Defense Force (2) in the faction's colour."""
    assert names_in(secondary_deck(faction)) == ["Bovine Defense Force"] * 2
    assert {card.colour for card in secondary_deck(faction)} == {faction}


def test_the_secondary_deck_of_skellige():
    """GWT-1.2 besides the bovines Hemdall (1), Transformed Vildkaarl (1), the young ones (3)."""
    bears = ["Transformed Vildkaarl", *["Transformed Young Vildkaarl"] * 3]
    assert names_in(secondary_deck("skellige")) == ["Bovine Defense Force"] * 2 + ["Hemdall", *bears]


def test_every_ability_is_known():
    """GWT-10 the ability codes of the card data."""
    assert {ability for face in FACES for ability in face.abilities} == ABILITIES


def test_units_have_a_row_and_a_strength_and_specials_have_none():
    """GWT-1.1 heroes are unit cards; weather is special."""
    for face in FACES:
        is_unit = face.kind in ("unit", "hero")
        assert is_unit == (face.strength is not None)
        assert not is_unit or face.rows
        assert (len(face.rows) == 2) == ("agile" in face.abilities or "storm" in face.abilities)


def test_the_marks_of_a_card_follow_its_abilities():
    """GWT-8.1 what counts as a spy or a medic."""
    for card in CARDS:
        face = face_of(card)
        assert card.crosses == ("spy" in face.abilities)
        assert card.heals == ("medic" in face.abilities)
        assert (card.hero, card.plain) == (face.kind == "hero", face.kind == "unit")


def test_what_is_called_or_summoned_exists():
    """GWT-5.3, GWT-5.7, GWT-5.8 targets are cards; replacements lie in the secondary deck."""
    by_key = {face.key: face for face in FACES}
    for face in FACES:
        verb, _, targets = face.target.partition(":")
        called = [by_key[key] for key in targets.split("|") if key]
        assert bool(called) == any(word in face.abilities for word in ("muster", "summon", "berserker"))
        assert all(target.secondary == (verb != "calls") for target in called)
