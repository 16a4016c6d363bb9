"""Rulebooks with their figures, and what is known of each card."""

import csv
import re

import pytest

from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.house.almanac import DATA as CARDIA_DATA
from taverne.games import offer_of, offers
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.house.almanac import DATA as GWENT_DATA
from taverne.house.books import LEAST_GAMES, book, share
from taverne.words import knows, languages, say, speaking

GAMES = ("gwent", "cardia")
CARDS = {
    "gwent": {*(face.key for face in FACES), *LEADER_FACES},
    "cardia": {*(card.key for card in CHARACTERS), *BOX},
}
RULINGS = {"gwent": GWENT_DATA / "rulings.csv", "cardia": CARDIA_DATA / "rulings.csv"}
SCENES = {card.key for card in BOX.values() if card.kind == "scene"}
# What no hand ever holds, and what mostly helps both sides alike: little can be counted there.
UNCOUNTED = {"gwent": {face.key for face in FACES if face.secondary}, "cardia": SCENES}
MOST_DECIDED = 0.6
TOOLS = {"cards": "card_numbers", "leaders": "leader_numbers", "box": "cardia_balance"}


def rule_ids(game):
    return {rule.id for rule in offer_of(game).handbook.rules("en")}


def figure(game, name):
    return next(one for one in offer_of(game).house.figures() if one.name == name)


def notes(game, key):
    return next(one for one in offer_of(game).house.almanac().cards if one.key == key)


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_chapters_and_rules_and_nothing_is_left_out(game):
    books = [book(offer_of(game), spoken) for spoken in languages()]
    shapes = [[(one.number, [rule.id for rule in one.rules]) for one in each.chapters] for each in books]
    assert all(shape == shapes[0] for shape in shapes)
    assert {rule for _, rules in shapes[0] for rule in rules} == rule_ids(game)
    assert all(each.foreword for each in books)
    assert len({each.chapters[0].title for each in books}) > 1


def test_a_rule_names_the_points_on_which_tables_differ():
    options = {
        rule.id: rule.options
        for game in GAMES
        for one in book(offer_of(game), "de").chapters
        for rule in one.rules
    }
    assert options["GWT-4.2"] == ["weather_on_zero"]
    assert options["GWT-8.1"] == ["law"]
    assert options["CAR-6.14"] == ["phoenix"]
    assert options["GWT-5.1"] == []
    assert options["GWT-10"] == []


def test_a_chapter_keeps_what_belongs_to_none_of_its_rules():
    abilities = book(offer_of("gwent"), "en").chapters[4]
    assert abilities.text == ["An ability resolves the moment the card lands."]


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_shows_a_rule_and_has_words_in_every_language(game):
    figures = offer_of(game).house.figures()
    assert {one.rule for one in figures} <= rule_ids(game)
    for one in figures:
        rows = one.views[0].rows if game == "gwent" else range(12)
        assert one.shows
        assert max(one.shows) < len(rows)
        for spoken in languages():
            with speaking(spoken):
                assert knows(f"figure-{one.name}")
                assert "{" not in say(f"figure-{one.name}")


def test_figures_show_what_their_words_say():
    assert figure("gwent", "bond").views[0].rows[0].total == 3 * 12 + 5
    assert figure("gwent", "order").views[0].rows[0].units[0].strength == 6
    before, after = figure("gwent", "scorch_row").views
    assert (before.rows[3].total, after.rows[3].total) == (25, 19)
    before, after = figure("gwent", "medic").views
    assert [unit.strength for unit in after.rows[2].units] == [16, 5, 16]
    assert [one.signets for one in figure("cardia", "treasurer").views[0].row] == [(2, 0), (1, 0)]
    assert figure("cardia", "counselor").views[0].row[0].winners == (0,)


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_in_the_almanac_with_its_names_and_rules_that_exist(game):
    almanac = offer_of(game).house.almanac()
    assert [one.key for one in almanac.cards] == list(dict.fromkeys(one.key for one in almanac.cards))
    assert {one.key for one in almanac.cards} == CARDS[game]
    assert all(set(one.names) == set(languages()) for one in almanac.cards)
    assert {rule for one in almanac.cards for rule in one.rules} <= rule_ids(game)
    assert {rule for one in almanac.rulings for rule in one.rules} <= rule_ids(game)


def test_who_is_called_knows_its_callers_and_what_a_card_turns_into_whence_it_comes():
    assert notes("gwent", "ne_roach").called_by == ["ne_cirilla_fiona_elen_riannon", "ne_geralt_of_rivia"]
    assert notes("gwent", "mo_arachas_behemoth").called_by == []
    assert notes("gwent", "sk_hemdall").comes_from == ["sk_kambi"]
    assert notes("gwent", "sk_berserker").becomes == ["sk_transformed_vildkaarl"]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_concerns_a_card_and_a_card_knows_its_rulings(game):
    almanac = offer_of(game).house.almanac()
    with RULINGS[game].open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            named = {word for word in line["concerns"].split() if not word.startswith("@")}
            assert named <= CARDS[game], line["name"]
            found = {one.key for one in almanac.cards if line["name"] in one.rulings}
            assert found >= named, line["name"]
            assert found, line["name"]
    for one in almanac.rulings:
        assert one.reasoned == knows(f"ruling-{one.name}")
    assert any(one.reasoned for one in almanac.rulings)


def test_a_ruling_reaches_all_cards_of_an_ability():
    assert "one-doubling" in notes("gwent", "sk_draig_bon_dhu").rulings
    assert "weather-on-zero" in notes("gwent", "ni_siege_technician").rulings
    assert "weather-on-zero" not in notes("gwent", "ne_avallach").rulings


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_can_be_counted_has_numbers_with_an_interval(game):
    almanac = offer_of(game).house.almanac()
    for name, run in almanac.runs.items():
        assert run.games > 0
        assert re.match(rf"python tools/{TOOLS[name]}\.py ", run.command)
    assert {one.key for one in almanac.cards if not one.shares} <= UNCOUNTED[game]
    shares = [one for card in almanac.cards for one in card.shares]
    assert all(one.low < one.gain < one.high for one in shares)
    for spoken in languages():
        with speaking(spoken):
            assert all(knows(f"books-won-when-{one.when}") for one in shares)
            assert all(knows(f"books-numbers-mean-{name}") for name in almanac.runs)


def test_a_leader_is_counted_when_it_leads_and_when_it_is_used():
    """GWT-7.2 those who are only there have no moment of use."""
    assert [one.when for one in notes("gwent", "nr_leader_foltest_siegemaster").shares] == ["led", "used"]
    assert [one.when for one in notes("gwent", "sk_leader_king_bran").shares] == ["led"]
    gains = [one.shares[0].gain for one in offer_of("gwent").house.almanac().cards if one.run == "leaders"]
    assert sum(gains) == pytest.approx(0, abs=0.01)


def test_a_scene_tells_what_becomes_of_the_game():
    scenes = [notes("cardia", key) for key in SCENES]
    assert all(one.pace.games and 0 <= one.pace.drawn < 1 < one.pace.encounters for one in scenes)
    assert len({(one.pace.usual_drawn, one.pace.usual_encounters) for one in scenes}) == 1
    assert notes("cardia", "heron").pace is None


def test_no_house_card_decides_too_much():
    """A guardian or scene of ours wins at most 60 % of the games for its only owner."""
    ours = [one for one in offer_of("cardia").house.almanac().cards if getattr(BOX.get(one.key), "house", "")]
    assert [one.key for one in ours for share in one.shares if share.rate > MOST_DECIDED] == []
    assert len(ours) == 9


def test_too_few_games_say_nothing():
    assert share("drawn", LEAST_GAMES - 1, 50, 50) is None
    enough = share("drawn", 10_000, 6_000, 5_000)
    assert (enough.rate, enough.gain) == (0.6, 0.1)
    assert enough.high - enough.gain == pytest.approx(0.0096, abs=1e-4)


def test_a_game_from_elsewhere_has_a_book_as_well():
    assert all(book(offer, "nl").letters for offer in offers())
