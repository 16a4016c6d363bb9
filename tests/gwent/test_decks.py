"""Decks: the laws they obey, their files, lines and share codes, and the five starters."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne.gwent.cards import COLOURS
from taverne.gwent.catalogue import CARDS, FACE_BY_KEY, FACES, LEADER_FACES, face_of, in_colour
from taverne.gwent.decks import names
from taverne.gwent.decks.codes import LETTERS, CodeError, read_code, write_code
from taverne.gwent.decks.deck import Deck, count_cards, make_deck
from taverne.gwent.decks.files import LARGEST, read_deck, salvage, write_deck
from taverne.gwent.decks.laws import LAWS, check, complaints, line_up_complaints
from taverne.gwent.decks.lines import deck_line, read_deck_line
from taverne.gwent.decks.starters import load_deck, starter_decks
from taverne.gwent.texts import spoken_name, spoken_title
from taverne.kernel.errors import SetupError, TaverneError
from taverne.words import knows, speaking

DAISY = "st_leader_francesca_daisy"
SPECIALS = ("commanders_horn", "decoy", "scorch", "biting_frost")
# 22 units without a spy or a medic, of strength 110 together.
UNITS = {
    "st_mahakaman_defender": 5,
    "st_havekar_smuggler": 3,
    "st_dol_blathanna_scout": 3,
    "st_vrihedd_brigade_veteran": 2,
    "st_dwarven_skirmisher": 3,
    "st_barclay_els": 1,
    "st_filavandrel_aen_fidhail": 1,
    "st_yaevinn": 1,
    "st_dennis_cranmer": 1,
    "st_ida_emean_aep_sivney": 1,
    "st_ciaran_aep_easnillien": 1,
}
STRENGTH = 110


def deck_of(faction="scoiatael", leader=DAISY, units=UNITS, specials=0, **more):
    """Our 22 units, as many specials as asked for, and what a test adds or takes away."""
    counts = dict(units)
    for number in range(specials):
        key = f"ne_{SPECIALS[number // 3]}"
        counts[key] = counts.get(key, 0) + 1
    for key, count in more.items():
        counts[key] = counts.get(key, 0) + count
    return make_deck(faction, leader, counts)


def keys(deck, law="standard"):
    return [complaint.key for complaint in complaints(deck, law)]


def only(deck, law="standard"):
    """The one complaint about this deck."""
    (complaint,) = complaints(deck, law)
    return complaint


class TestStandardLaw:
    def test_22_units_are_enough(self):
        """GWT-1.1 at least 22 unit cards."""
        assert keys(deck_of()) == []

    def test_21_units_are_too_few(self):
        """GWT-1.1 the boundary."""
        complaint = only(deck_of(st_dennis_cranmer=-1))
        assert (complaint.key, complaint.rule) == ("deck-too-few-units", "GWT-1.1")
        assert (complaint.details["count"], complaint.details["limit"]) == (21, 22)

    def test_heroes_are_unit_cards(self):
        """GWT-1.1 a hero makes 22 of 21."""
        assert keys(deck_of(st_dennis_cranmer=-1, ne_geralt_of_rivia=1)) == []

    def test_special_cards_are_no_units(self):
        """GWT-1.1 neither Decoy nor weather fills the number of units."""
        assert keys(deck_of(st_dennis_cranmer=-1, ne_decoy=1, ne_biting_frost=1)) == ["deck-too-few-units"]

    def test_ten_specials_are_allowed_and_eleven_are_not(self):
        """GWT-1.1 at most 10 special cards; weather is special."""
        assert keys(deck_of(specials=10)) == []
        complaint = only(deck_of(specials=11))
        assert (complaint.key, complaint.rule) == ("deck-too-many-specials", "GWT-1.1")

    def test_every_copy_must_be_printed(self):
        """GWT-1.1 at most the printed copies; each card hears its own numbers."""
        deck = deck_of(st_mahakaman_defender=1, st_yaevinn=2)
        found = [complaint.details for complaint in complaints(deck, "standard")]
        assert [(str(each["card"]), each["copies"], each["printed"]) for each in found] == [
            ("Mahakaman Defender", 6, 5),
            ("Yaevinn", 3, 1),
        ]

    def test_the_leader_is_one_of_the_faction(self):
        """GWT-1.1 one faction, one leader."""
        assert only(deck_of(leader="sk_leader_harald")).key == "deck-leader-foreign"
        assert only(Deck("scoiatael", "st_leader_robin", deck_of().cards)).key == "deck-leader-unknown"

    def test_an_unknown_faction_leaves_nothing_else_to_judge(self):
        """GWT-1.1 one faction of the five."""
        cards = deck_of().cards
        assert keys(Deck("gondor", DAISY, cards)) == ["deck-faction-unknown"]
        assert keys(Deck("gondor", "aragorn", [])) == ["deck-faction-unknown", "deck-leader-unknown"]

    def test_standard_knows_no_other_limit(self):
        """GWT-1.1 spies, medics and strength are free."""
        deck = deck_of(
            ne_avallach=1,
            st_havekar_healer=3,
            ne_yennefer_of_vengerberg=1,
            ne_geralt_of_rivia=1,
            ne_cirilla_fiona_elen_riannon=1,
        )
        assert keys(deck) == []


class TestComplaintsSpeakWhenShown:
    def test_a_card_is_named_in_the_language_of_the_reader(self):
        """A complaint carries the id of the card, not its name in the language of the check."""
        with speaking("nl"):
            (complaint,) = complaints(deck_of(mo_earth_elemental=1), "standard")
        assert complaint.details["card"].key == "mo_earth_elemental"
        assert "Earth Elemental" in str(complaint)
        with speaking("de"):
            assert spoken_name("mo_earth_elemental") in str(complaint)
            assert "Earth Elemental" not in str(complaint)

    def test_so_is_a_leader_that_may_have_been_meant(self):
        with pytest.raises(SetupError) as wrong:
            read_deck("faction: monsters\nleader: Bringer of Deaht\n")
        with speaking("de"):
            assert spoken_title("mo_leader_eredin_bringer_of_death") in str(wrong.value)

    def test_and_a_complaint_within_a_complaint(self):
        """GWT-8.2"""
        decks = [deck_of(ni_albrich=1) for _ in range(3)]
        found = [one for one in line_up_complaints(decks) if one.key == "line-up-deck"]
        assert found
        with speaking("it"):
            assert str(found[0].cause) in str(found[0])


class TestMisplacedCards:
    def test_a_card_of_another_faction(self):
        """GWT-9.19 a complaint for each such card."""
        found = complaints(deck_of(mo_ghoul=3, ni_albrich=1), "standard")
        assert [str(each.details["card"]) for each in found] == ["Ghoul", "Albrich"]
        assert {(each.key, each.rule) for each in found} == {("deck-card-foreign", "GWT-1.1")}

    def test_a_neutral_card_in_a_foreign_colour(self):
        """GWT-9.19 the colour counts, not the name."""
        deck = Deck("scoiatael", DAISY, [*deck_of().cards, in_colour("ne_decoy", "monsters")])
        assert only(deck).details["colour"] == "monsters"

    def test_a_card_of_the_secondary_deck(self):
        """GWT-1.2, GWT-9.19 it lies beside the board."""
        complaint = only(deck_of(ne_bovine_defense_force=1))
        assert (complaint.key, complaint.rule) == ("deck-card-secondary", "GWT-1.2")

    def test_a_foreign_secondary_card_is_wrong_twice(self):
        """GWT-9.19 both complaints are heard."""
        assert keys(deck_of(sk_hemdall=1)) == ["deck-card-foreign", "deck-card-secondary"]

    def test_misplaced_units_do_not_fill_the_22(self):
        """GWT-9.19 they count towards no total."""
        deck = deck_of(st_dennis_cranmer=-1, mo_ghoul=3, ne_bovine_defense_force=2)
        assert "deck-too-few-units" in keys(deck)

    def test_misplaced_cards_break_no_limit(self):
        """GWT-9.19 neither strength nor spies nor copies of strangers count."""
        deck = deck_of(ni_stefan_skellen=3, sk_olaf=4, ne_bovine_defense_force=5)
        assert set(keys(deck, "advanced")) == {"deck-card-foreign", "deck-card-secondary"}


class TestAdvancedLaw:
    def test_five_specials_are_allowed_and_six_are_not(self):
        """GWT-8.1 at most 5 specials."""
        assert keys(deck_of(specials=5), "advanced") == []
        complaint = only(deck_of(specials=6), "advanced")
        assert (complaint.key, complaint.rule) == ("deck-too-many-specials", "GWT-8.1")

    def test_22_units_are_needed_as_ever(self):
        """GWT-8.1 as 1.1: the limit of units stays."""
        assert only(deck_of(st_dennis_cranmer=-1), "advanced").rule == "GWT-1.1"

    def test_two_spies_are_allowed_and_three_are_not(self):
        """GWT-8.1 at most 2 spies, a hero counts."""
        spies = {"ni_vattier_de_rideaux": 1, "ne_avallach": 1}
        assert keys(nilfgaard(**spies), "advanced") == []
        complaint = only(nilfgaard(**spies, ni_shilard_fitz_oesterlen=1), "advanced")
        assert (complaint.key, complaint.details["count"]) == ("deck-too-many-spies", 3)

    def test_two_medics_are_allowed_and_three_are_not(self):
        """GWT-8.1 at most 2 medics, a hero counts."""
        assert keys(deck_of(st_havekar_healer=1, ne_yennefer_of_vengerberg=1), "advanced") == []
        complaint = only(deck_of(st_havekar_healer=2, ne_yennefer_of_vengerberg=1), "advanced")
        assert (complaint.key, complaint.details["count"]) == ("deck-too-many-medics", 3)

    def test_a_strength_of_130_is_allowed_and_131_is_not(self):
        """GWT-8.1 unit strength total at most 130, heroes count."""
        at_limit = {"ne_geralt_of_rivia": 1, "ne_zoltan_chivay": 1}
        assert STRENGTH + 15 + 5 == 130
        assert keys(deck_of(**at_limit), "advanced") == []
        complaint = only(deck_of(**at_limit, st_riordain=1), "advanced")
        assert (complaint.key, complaint.details["count"]) == ("deck-too-strong", 131)

    def test_all_complaints_are_heard_at_once(self):
        """GWT-8.1, GWT-9.19 the checker does not stop at the first."""
        counts = {"ne_decoy": 12, "mo_ghoul": 1, "ne_bovine_defense_force": 1, "st_milva": 14}
        counts |= {"ne_avallach": 3, "st_havekar_healer": 3}
        assert keys(make_deck("scoiatael", "sk_leader_harald", counts), "advanced") == [
            "deck-leader-foreign",
            "deck-card-foreign",
            "deck-card-secondary",
            *["deck-too-many-copies"] * 3,
            "deck-too-few-units",
            "deck-too-many-specials",
            "deck-too-many-spies",
            "deck-too-many-medics",
            "deck-too-strong",
        ]

    def test_check_raises_them_together(self):
        """GWT-8.1 one error with every complaint in plain words."""
        with pytest.raises(SetupError) as caught:
            check(deck_of(specials=11, st_yaevinn=1), "advanced")
        assert [each.key for each in caught.value.complaints] == [
            "deck-too-many-copies",
            "deck-too-many-specials",
        ]
        assert "11 special cards; at most 5" in str(caught.value)
        assert "GWT-8.1" in str(caught.value)

    def test_a_legal_deck_passes_the_check(self):
        """GWT-8.1 nothing is raised."""
        check(deck_of(specials=5), "advanced")

    def test_there_are_two_laws(self):
        """GWT-8.1 standard and advanced; another name is an error, not a law."""
        assert list(LAWS) == ["standard", "advanced"]
        with pytest.raises(TaverneError, match="no deck law"):
            complaints(deck_of(), "street")


def nilfgaard(**more):
    weak = {"ni_impera_brigade_guard": 4, "ni_nausicaa_cavalry_rider": 3, "ni_young_emissary": 2}
    single = "albrich cynthia morteisen puttkammer rainfarn rotten_mangonel sweers vanhemar vreemde "
    single += "renuald_aep_matsen zerrikanian_fire_scorpion fringilla_vigo siege_engineer"
    weak |= {f"ni_{name}": 1 for name in single.split()}
    return make_deck("nilfgaard", "ni_leader_emhyr_relentless", {**weak, **more})


class TestLineUp:
    def line_up(self, *factions):
        return [starter_decks()[faction] for faction in factions]

    def test_any_three_starters_make_a_line_up(self):
        """GWT-8.2 three advanced decks of three factions."""
        assert line_up_complaints(self.line_up("monsters", "skellige", "scoiatael")) == []

    @pytest.mark.parametrize("factions", [(), ("monsters", "skellige"), tuple(COLOURS)[:4]])
    def test_exactly_three_decks(self, factions):
        """GWT-8.2 each player brings 3."""
        (complaint,) = line_up_complaints(self.line_up(*factions))
        assert (complaint.key, complaint.details["count"]) == ("line-up-size", len(factions))

    def test_every_deck_obeys_the_advanced_law(self):
        """GWT-8.2 and the complaint says which deck is meant."""
        bad = deck_of(specials=6)
        (complaint,) = line_up_complaints([*self.line_up("monsters", "skellige"), bad])
        assert (complaint.rule, complaint.cause.key) == ("GWT-8.1", "deck-too-many-specials")
        assert str(complaint).startswith('The deck "scoiatael": There are 6 special cards')

    def test_three_different_factions(self):
        """GWT-8.2 a second deck of a faction, here with other heroes."""
        decks = [*self.line_up("monsters", "scoiatael"), deck_of()]
        assert [each.key for each in line_up_complaints(decks)] == ["line-up-same-faction"]

    def test_a_neutral_hero_is_the_same_in_every_colour(self):
        """GWT-9.20 Geralt in two colours is one Geralt."""
        decks = [nilfgaard(ne_geralt_of_rivia=1), deck_of(ne_geralt_of_rivia=1), *self.line_up("skellige")]
        (complaint,) = line_up_complaints(decks)
        assert (complaint.key, complaint.rule) == ("line-up-same-hero", "GWT-9.20")
        assert complaint.details["card"].key == "ne_geralt_of_rivia"

    def test_two_neutral_units_may_share_a_name(self):
        """GWT-8.2 only heroes are bound."""
        decks = [nilfgaard(ne_vesemir=1), deck_of(ne_vesemir=1), *self.line_up("skellige")]
        assert line_up_complaints(decks) == []


class TestStarters:
    @pytest.mark.parametrize("law", LAWS)
    @pytest.mark.parametrize("faction", COLOURS)
    def test_every_starter_is_legal(self, faction, law):
        """GWT-1.3 under 1.1 and 8.1."""
        deck = starter_decks()[faction]
        assert deck.faction == faction
        assert deck.name
        assert complaints(deck, law) == []

    def test_no_hero_stands_in_two_starters(self):
        """GWT-1.3 so they can be used in tournaments."""
        heroes = [card.face for deck in starter_decks().values() for card in deck.cards if card.hero]
        assert len(heroes) == len(set(heroes))

    @pytest.mark.parametrize(
        ("faction", "ability", "number"),
        [
            ("monsters", "muster", 12),
            ("nilfgaard", "spy", 2),
            ("nilfgaard", "medic", 2),
            ("northern_realms", "bond", 8),
            ("scoiatael", "agile", 8),
            ("skellige", "berserker", 4),
            ("skellige", "mardroeme", 3),
        ],
    )
    def test_each_plays_to_the_strength_of_its_faction(self, faction, ability, number):
        """GWT-1.3 muster, spies and medics, tight bonds, agile, berserkers."""
        cards = starter_decks()[faction].cards
        assert len([card for card in cards if ability in face_of(card).abilities]) >= number

    def test_a_caller_cannot_spoil_the_starters(self):
        """GWT-1.3 the next one gets them all again."""
        starter_decks().clear()
        assert list(starter_decks()) == list(COLOURS)


SMALL = """
name: The iron wall
faction: Northern Realms
leader: the siegemaster

# engines
2 Catapult
3x blue stripes commando
sile de tansarville
Decoy
catapult
"""


class TestFiles:
    def test_a_file_is_read_whatever_its_spelling(self):
        """GWT-1.1 a faction, a leader and the cards, by name or id."""
        deck = read_deck(SMALL)
        assert (deck.name, deck.faction) == ("The iron wall", "northern_realms")
        assert deck.leader == "nr_leader_foltest_siegemaster"
        assert count_cards(deck) == {
            "ne_decoy": 1,
            "nr_blue_stripes_commando": 3,
            "nr_catapult": 3,
            "nr_sile_de_tansarville": 1,
        }

    @pytest.mark.parametrize(
        "spelling", ["The Siegemaster", "Foltest: The Siegemaster", "nr_leader_foltest_siegemaster"]
    )
    def test_a_leader_has_a_title_a_full_name_and_an_id(self, spelling):
        """GWT-1.1 one leader."""
        deck = read_deck(f"faction: northern_realms\nleader: {spelling}")
        assert deck.leader == "nr_leader_foltest_siegemaster"

    def test_a_name_that_one_leader_bears_is_enough(self):
        """GWT-7.2 there is one King Bran, but there are four Eredins."""
        assert names.find_leader("king bran") == "sk_leader_king_bran"
        assert names.find_leader("Eredin") is None

    def test_no_two_things_are_written_alike(self):
        """GWT-1.1 every name and id, without case and accents, means one card or leader."""
        words = {word for face in FACES for word in (face.key, face.name)} | {card.key for card in CARDS}
        assert len(names.card_keys()) == len(words)
        assert len({names.squash(face.title) for face in LEADER_FACES.values()}) == 25
        assert {names.find_card(face.name) for face in FACES} == set(FACE_BY_KEY)

    def test_all_problems_are_told_with_their_lines(self):
        """GWT-1.1 unknown names come with a suggestion."""
        with pytest.raises(SetupError) as caught:
            read_deck(
                "faction: Monstrs\nleader: Sauron\n2 Gouhl\n0 Draug\n100 Draug\nxyzzy\nname: a\nname: b\n"
            )
        assert [(each.key, each.details.get("line")) for each in caught.value.complaints] == [
            ("deck-file-faction-misspelt", 1),
            ("deck-file-leader-unknown", 2),
            ("deck-file-card-misspelt", 3),
            ("deck-file-count", 4),
            ("deck-file-count", 5),
            ("deck-file-card-unknown", 6),
            ("deck-file-header-twice", 8),
        ]
        assert 'Line 3: there is no card "Gouhl". Did you mean Ghoul?' in str(caught.value)

    def test_a_file_names_faction_and_leader(self):
        """GWT-1.1 an empty file lacks both."""
        with pytest.raises(SetupError) as caught:
            read_deck("")
        assert [each.key for each in caught.value.complaints] == [
            "deck-file-no-faction",
            "deck-file-no-leader",
        ]

    def test_a_number_too_long_to_count(self):
        """GWT-1.1 is told like any other."""
        with pytest.raises(SetupError, match="from 1 to 99"):
            read_deck(f"{'9' * 9000} Decoy")

    def test_a_written_deck_is_grouped(self):
        """GWT-1.1 heroes, units, special cards."""
        deck = make_deck(
            "monsters", "mo_leader_eredin_red_riders", {"ne_decoy": 2, "mo_ghoul": 3, "mo_draug": 1}, "Brood"
        )
        assert write_deck(deck) == (
            "name: Brood\nfaction: monsters\nleader: Commander of the Red Riders\n\n"
            "# Heroes\nDraug\n\n# Units\n3 Ghoul\n\n# Special cards\n2 Decoy\n"
        )


def decks(most=9, strange=True):
    """Any deck, mostly illegal: foreign colours, secondary cards, too many copies, any name."""

    def build(faction):
        cards = (
            CARDS if strange else [card for card in CARDS if card.colour == faction and not card.secondary]
        )
        leaders = [key for key, face in LEADER_FACES.items() if strange or face.faction == faction]
        chosen = st.dictionaries(st.sampled_from(cards), st.integers(1, most), max_size=30)
        return st.builds(copied, st.just(faction), st.sampled_from(leaders), chosen, st.text(max_size=20))

    return st.sampled_from(list(COLOURS)).flatmap(build)


def copied(faction, leader, chosen, name):
    return Deck(faction, leader, [card for card, copies in chosen.items() for _ in range(copies)], name)


def within_print(deck):
    """The same deck without the copies that are not printed, and without a name."""
    counts = {key: min(count, FACE_BY_KEY[key].copies) for key, count in count_cards(deck).items()}
    return make_deck(deck.faction, deck.leader, counts)


class TestRoundTrips:
    @given(decks())
    def test_a_file_reads_back(self, deck):
        """GWT-1.1 whatever is in the deck, and whatever its name."""
        assert read_deck(write_deck(deck)) == deck

    @given(decks(most=99))
    def test_a_line_reads_back(self, deck):
        """GWT-1.1 a record carries illegal decks too, in one line."""
        line = deck_line(deck)
        assert len(line.splitlines()) == 1
        assert read_deck_line(line) == deck

    @given(decks(strange=False))
    def test_a_code_reads_back(self, deck):
        """GWT-1.1 every deck from the faction's box."""
        deck = within_print(deck)
        assert read_code(write_code(deck)) == deck

    @given(st.text())
    def test_rubbish_is_refused_in_plain_words(self, text):
        """GWT-1.1 a typed error, never another."""
        for read in (read_deck, read_deck_line, read_code):
            with pytest.raises(TaverneError) as caught:
                read(text)
            assert knows(caught.value.key)


class TestLines:
    def test_a_line_is_plain_to_see(self):
        """GWT-1.1 faction, leader, copies and names."""
        assert deck_line(read_deck(SMALL)) == (
            "northern_realms nr_leader_foltest_siegemaster 1*ne_decoy 3*nr_blue_stripes_commando "
            '3*nr_catapult 1*nr_sile_de_tansarville name="The iron wall"'
        )

    def test_unknown_words_are_all_told(self):
        """GWT-1.1 nothing is dropped or guessed."""
        with pytest.raises(SetupError) as caught:
            read_deck_line("gondor aragorn 2*mo_ghoul 1*mo_balrog")
        assert [each.key for each in caught.value.complaints] == [
            "deck-faction-unknown",
            "deck-leader-unknown",
            "card-unknown",
        ]

    @pytest.mark.parametrize(
        "line", ["", "monsters", "monsters x mo_ghoul", "monsters x name=Brood", 'a b name="\\x"']
    )
    def test_other_lines_are_refused(self, line):
        """GWT-1.1 a line that is no deck."""
        with pytest.raises(SetupError, match="cannot be read"):
            read_deck_line(line)


class TestCodes:
    @pytest.fixture
    def code(self):
        return write_code(starter_decks()["skellige"])

    def test_a_code_is_short(self, code):
        """GWT-1.1 a few groups of letters."""
        assert code.startswith("G1-")
        assert len(code) <= 32

    def test_a_code_forgives_how_it_is_typed(self, code):
        """GWT-1.1 case, gaps, and letters that look alike."""
        deck = read_code(code)
        assert read_code(code.lower()) == deck
        assert read_code(f"  {code.replace('-', ' ')} ") == deck
        assert read_code(code.replace("-", "")) == deck
        assert read_code(code.replace("1", "l").replace("0", "o")) == deck

    def test_one_wrong_letter_is_always_noticed(self, code):
        """GWT-1.1 the checksum, at every place and for every letter."""
        for place in range(3, len(code)):
            for letter in set(LETTERS) - {code[place]} if code[place] != "-" else ():
                with pytest.raises(CodeError, match="mistake"):
                    read_code(code[:place] + letter + code[place + 1 :])

    def test_two_swapped_neighbours_are_always_noticed(self, code):
        """GWT-1.1 the checksum."""
        letters = code[3:].replace("-", "")
        for place in range(len(letters) - 1):
            swapped = letters[:place] + letters[place + 1] + letters[place] + letters[place + 2 :]
            if swapped != letters:
                with pytest.raises(CodeError, match="mistake"):
                    read_code(f"G1-{swapped}")

    def test_a_missing_letter_is_noticed(self, code):
        """GWT-1.1 a code that was cut short."""
        with pytest.raises(CodeError, match="mistake"):
            read_code(code[:-1])

    @pytest.mark.parametrize(
        ("text", "key"),
        [
            ("", "code-rubbish"),
            ("G1", "code-rubbish"),
            ("G1-", "code-rubbish"),
            ("H1-ABCDE", "code-rubbish"),
            ("G1-ABCUE", "code-rubbish"),
            ("G1-ÄÖ", "code-rubbish"),
            ("G1-" + "Z" * 5000, "code-rubbish"),
            ("G2-ABCDE", "code-version"),
            ("G1-0", "code-mistyped"),
            ("G1-ABCDE", "code-mistyped"),
        ],
    )
    def test_other_texts_are_refused(self, text, key):
        """GWT-1.1 each with its own words."""
        with pytest.raises(CodeError) as caught:
            read_code(text)
        assert caught.value.key == key

    @pytest.mark.parametrize(
        "more",
        [{"st_yaevinn": 1}, {"mo_ghoul": 1}, {"ne_bovine_defense_force": 1}, {"leader": "sk_leader_harald"}],
    )
    def test_a_deck_from_outside_the_box_has_no_code(self, more):
        """GWT-1.1 copies, colours and leader must be printed so."""
        with pytest.raises(SetupError, match="faction's own box"):
            write_code(deck_of(**more))

    def test_a_code_needs_no_legal_number_of_cards(self):
        """GWT-1.1 an unfinished deck can be shared too."""
        deck = make_deck("monsters", "mo_leader_eredin_treacherous", {"mo_ghoul": 2})
        assert read_code(write_code(deck)) == deck


class TestLoading:
    @pytest.mark.parametrize("word", ["skellige", "Skellige ", "Northern Realms", "Scoia'tael"])
    def test_a_starter_by_its_faction(self, word):
        """GWT-1.3 in any spelling."""
        assert load_deck(word) == starter_decks()[names.find_faction(word)]

    @pytest.mark.parametrize("faction", COLOURS)
    def test_a_starter_by_its_name_and_a_deck_by_its_code(self, faction):
        """GWT-1.3 a code has no name."""
        deck = starter_decks()[faction]
        assert load_deck(deck.name) is deck
        assert count_cards(load_deck(write_code(deck))) == count_cards(deck)

    def test_a_deck_file(self, tmp_path):
        """GWT-1.1 also with the mark that some editors put in front."""
        path = tmp_path / "wall.deck"
        path.write_text(SMALL, encoding="utf-8-sig")
        assert load_deck(str(path)) == read_deck(SMALL)

    @pytest.mark.parametrize(
        ("content", "key"),
        [
            (b"\xff\xfe\x00", "deck-file-binary"),
            (b"name: \0", "deck-file-binary"),
            (b"#" * (LARGEST + 1), "deck-file-too-large"),
            (b"faction: elves", "deck-file-unreadable"),
        ],
    )
    def test_a_bad_file(self, tmp_path, content, key):
        """GWT-1.1 is refused in plain words."""
        path = tmp_path / "bad.deck"
        path.write_bytes(content)
        self.refused(str(path), key)

    def test_no_file_at_all(self, tmp_path):
        """GWT-1.1 a missing file, a folder, a word that is nothing."""
        self.refused(str(tmp_path / "none.deck"), "deck-file-missing")
        self.refused("none.deck", "deck-file-missing")
        self.refused(str(tmp_path), "deck-file-closed")
        self.refused("\0", "deck-file-closed")
        self.refused("gondor", "deck-source-unknown")
        self.refused("", "deck-source-unknown")

    def refused(self, source, key):
        with pytest.raises(SetupError) as caught:
            load_deck(source)
        assert caught.value.key == key
        assert knows(key)


class TestWords:
    def test_every_error_has_a_text(self):
        """GWT-9.19 complaints are heard in plain words."""
        folder = Path(names.__file__).parent
        source = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
        keys = set(re.findall(r'"((?:deck|code|line-up)-[a-z-]+)"', source))
        keys |= {
            f"deck-file-{what}-{how}"
            for what in ("faction", "leader", "card")
            for how in ("unknown", "misspelt")
        }
        keys |= {"deck-file-no-faction", "deck-file-no-leader"}
        assert len(keys) > 30
        assert [key for key in keys if not knows(key)] == []

    @given(decks(), st.sampled_from(list(LAWS)))
    def test_every_complaint_is_spoken_in_full(self, deck, law):
        """GWT-9.19 no detail is missing from its text, and the rule is in it."""
        for complaint in complaints(deck, law):
            assert complaint.rule in str(complaint)
            assert "{" not in str(complaint)


class TestSalvage:
    def test_a_list_in_any_language_is_understood_whatever_is_spoken(self):
        """GWT-1.1 names and headers of all languages, in one file."""
        deck, problems = salvage("Anführer: Der Fahle König\nfazione: Mostri\n2 Ghul\nDecoy\nstrega ladra\n")
        assert (deck.faction, count_cards(deck)["mo_ghoul"]) == ("monsters", 2)
        assert {problem.key for problem in problems} == {
            "deck-file-leader-unknown",
            "deck-file-card-unknown",
        }
        assert deck.leader.startswith("mo_leader")

    def test_what_is_left_out_is_guessed_from_the_cards_and_told(self):
        deck, problems = salvage("Ghoul\nGhoul\nCatapult\n")
        assert deck.faction == "monsters"
        assert [problem.key for problem in problems] == ["deck-file-no-faction", "deck-file-no-leader"]
