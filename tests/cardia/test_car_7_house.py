"""CAR-7: house cards, and the one file in which the owner of a box can correct them."""

import csv

import pytest

from taverne import cardia as library
from taverne.cardia import box
from taverne.cardia.setup import new_table
from taverne.kernel.errors import RecordError, SetupError

pytest_plugins = ("kit.cardia.scenario",)

HOUSE_GUARDIANS = {"heron", "owl", "raven", "badger"}
HOUSE_SCENES = {"senate", "seeress_hideout", "old_mill", "night_market", "border_fort"}


def test_house_cards_are_marked_wherever_they_are_shown():
    """CAR-7.8 in the data, in the view and in the text"""
    marked = {key for key, card in box.BOX.items() if card.house}
    assert marked == HOUSE_GUARDIANS | HOUSE_SCENES
    for key, card in box.BOX.items():
        assert ("House" in library.text_of(key)) == bool(card.house)
    rules = library.CardiaRules(guardians=True, guardians_open=True, scenes=("bazaar", "old_mill", "senate"))
    for seed in range(10):
        seen = library.view(new_table(rules, seed), 0)
        assert {one.card for one in seen.guardians if one.house} == HOUSE_GUARDIANS & {
            one.card for one in seen.guardians
        }
    assert {scene.card: scene.house for scene in seen.scenes} == {
        "bazaar": "",
        "old_mill": "card",
        "senate": "detail",
    }


def test_house_cards_can_be_switched_off():
    """CAR-7.8, CAR-9 the eight named guardians are shuffled; house scenes are not offered"""
    laid = set()
    for seed in range(40):
        table = new_table(library.CardiaRules(guardians=True, house_cards=False), seed)
        laid.update(one.key for one in table.guardians)
    assert laid == {"unicorn", "cat", "elephant", "parrot", "phoenix", "scorpion", "basilisk", "toad"}
    assert set(library.offered_scenes(True)) - set(library.offered_scenes(False)) == HOUSE_SCENES
    with pytest.raises(SetupError) as refused:
        library.deal(seed=1, rules=library.CardiaRules(scenes=("senate",), house_cards=False))
    assert [one.key for one in refused.value.complaints] == ["cardia-house-scene"]


def test_the_heron_returns_a_discarded_card_under_the_deck(cardia):
    """CAR-7.1 exclusive; everybody knows where it lies"""
    game = cardia(
        red={"hand": "saboteur", "discard": "judge djinn", "deck": "surgeon inventor treasurer"},
        blue={"hand": "mediator"},
        row="ambusher/surgeon",
        guardians="heron",
    ).meet("saboteur", "mediator")
    assert game.red.options() == ["judge", "djinn"]
    game.red.picks("djinn")
    assert game.red.deck == ["inventor", "treasurer", "djinn"]
    assert game.red.discard == ["judge"]
    assert game.blue.sees().seats[0].deck == ("", "", "djinn")


def test_the_owl_shows_two_cards_to_who_called_it_only(cardia):
    """CAR-7.2"""
    game = cardia(
        red={"hand": "magistra"},
        blue={"hand_only": "surgeon judge djinn saboteur"},
        row="ambusher/surgeon",
        guardians="owl",
    ).meet("magistra", "surgeon")
    known = game.red.sees().seats[1].hand.known
    assert len(known) == 2
    assert set(known) <= set(game.blue.hand)
    assert library.view(game.table, -1).seats[1].hand.known == ()
    looked = [event for event in game.events if event.kind == "looked_at"]
    assert [event.audience for event in looked] == [3, 3]


def test_the_raven_works_on_the_previous_encounter(cardia):
    """CAR-7.3 -1 on the opposing card there, +1 on yours"""
    game = cardia(red={"hand": "magistra"}, blue={"hand": "surgeon"}, row="judge/ambusher", guardians="raven")
    game.meet("magistra", "surgeon")
    assert (game.red.influence(1), game.blue.influence(1)) == (9, 8)
    assert game.red.wins(1)


def test_the_raven_finds_no_previous_encounter_once_that_has_left(cardia):
    """CAR-7.3, CAR-3.4 the Swamp Guardian took it back before the guardian acted"""
    game = cardia(
        red={"hand": "magistra"}, blue={"hand": "swamp_guardian"}, row="judge/ambusher", guardians="raven"
    )
    game.table.waiting[0].modifier = 10
    game.meet("magistra", "swamp_guardian")
    assert game.heard("guardian") == ["raven"]
    assert [game.red.card(1).modifier, game.blue.card(1).modifier] == [10, 0]


def test_the_badger_helps_the_only_guild_card(cardia):
    """CAR-7.4 +3 here; exclusive"""
    game = cardia(
        red={"hand": "palace_guard"}, blue={"hand": "surgeon"}, row="judge/ambusher", guardians="badger"
    )
    game.meet("palace_guard", "surgeon")
    assert game.red.card(2).modifier == 0
    game = cardia(
        red={"hand": "palace_guard"}, blue={"hand": "saboteur"}, row="judge/ambusher", guardians="badger"
    )
    game.meet("palace_guard", "saboteur")
    assert game.red.influence(2) == 10


def test_the_old_mill_consoles_the_loser_with_fewer_cards(cardia):
    """CAR-7.5, CAR-8.10 compared after the normal draw"""
    deck = {"deck": "djinn inventor treasurer"}
    game = cardia(
        red={"hand": "judge", **deck}, blue={"hand": "puppeteer saboteur", **deck}, scenes=("old_mill",)
    ).meet("judge", "puppeteer")
    assert len(game.red.hand) == 1 + 1 + 1
    assert len(game.blue.hand) == 2 + 1
    game = cardia(
        red={"hand": "judge", **deck}, blue={"hand": "puppeteer", **deck}, scenes=("old_mill",)
    ).meet("judge", "puppeteer")
    assert len(game.red.hand) == 2


def test_the_old_mill_wants_a_loser(cardia):
    """CAR-7.5"""
    deck = {"deck": "djinn inventor treasurer"}
    game = cardia(
        red={"hand": "judge", **deck}, blue={"hand": "judge saboteur", **deck}, scenes=("old_mill",)
    ).meet("judge", "judge")
    assert (len(game.red.hand), len(game.blue.hand)) == (2, 3)


def test_the_old_mill_does_nothing_at_the_bazaar(cardia):
    """CAR-1.3"""
    deck = {"deck": "djinn inventor treasurer"}
    game = cardia(
        red={"hand": "judge mediator", **deck},
        blue={"hand": "puppeteer saboteur ambusher", **deck},
        scenes=("old_mill", "bazaar"),
    ).meet("judge", "puppeteer")
    assert game.red.hand == ["void_mage", "mediator"]


def test_the_night_market_swaps_with_the_top_once(cardia):
    """CAR-7.6, CAR-8.10 in secret, after the first encounter; nobody learns whether somebody did"""
    cards = {"hand": "judge surgeon mediator", "deck": "djinn inventor treasurer"}
    game = cardia(red=cards, blue=cards, scenes=("night_market",)).meet("judge", "judge")
    assert game.red.options() == ["pass", "void_mage", "surgeon", "mediator", "djinn"]
    assert game.red.sees().seats[0].deck == ("", "")
    game.blue.picks("pass")
    game.red.picks("surgeon")
    assert game.red.deck == ["surgeon", "treasurer"]
    assert "inventor" in game.red.hand
    assert game.red.sees().seats[0].deck == ("surgeon", "")
    assert game.blue.sees().seats[0].deck == ("", "")
    game.meet("mediator", "mediator")
    assert game.at_rest()


def test_after_the_night_market_nobody_else_can_be_sure_of_hand_and_top(cardia):
    """CAR-8.18 whether somebody swapped or not"""
    cards = {"hand": "judge surgeon mediator", "deck": "djinn inventor treasurer"}
    for answer in ("pass", "surgeon"):
        game = cardia(red=cards, blue=cards, scenes=("night_market",))
        for card in (*game.table.decks[0], game.table.hands[0][1]):
            game.table.remember(-1, 0, card)
        game.meet("judge", "judge")
        assert game.blue.sees().seats[0].deck == ("inventor", "treasurer")
        game.red.picks(answer)
        game.blue.picks("pass")
        assert game.blue.sees().seats[0].deck == ("", "treasurer")
        assert game.blue.sees().seats[0].hand.known == ()
        assert game.red.sees().seats[0].deck == (
            "surgeon" if answer == "surgeon" else "inventor",
            "treasurer",
        )


def test_the_border_fort_marks_the_first_tie_only(cardia):
    """CAR-7.7, CAR-8.10 +1 for both on the next card"""
    cards = {"hand": "judge saboteur mediator"}
    game = cardia(red=cards, blue=cards, scenes=("border_fort",)).meet("judge", "judge")
    game.meet("saboteur", "saboteur")
    assert (game.red.influence(2), game.blue.influence(2)) == (6, 6)
    game.meet("mediator", "mediator")
    assert game.red.influence(3) == 4


def test_a_tie_won_by_a_judge_is_none_for_the_border_fort(cardia):
    """CAR-8.10"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "saboteur"}, row="judge*/djinn", scenes=("border_fort",)
    ).meet("saboteur", "saboteur")
    assert game.table.waiting[0].modifier == 0


def lines():
    with open(box.FILE, newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def corrected(tmp_path, which, **columns):
    rows = [{**row, **columns} if row["key"] == which else row for row in lines()]
    path = tmp_path / "wilderness.csv"
    with open(path, "w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, box.COLUMNS)
        writer.writeheader()
        writer.writerows(rows)
    return path


def test_an_owner_can_correct_a_card(tmp_path):
    """CAR-7.8 name, faction, exclusivity and effect are data"""
    file = corrected(
        tmp_path, "heron", name="Stork", faction="guild", exclusive="no", effect="tokens own here +5"
    )
    cards, found = box.read_box(file)
    stork = next(card for card in cards if card.key == "heron")
    assert found == []
    guardian = box.make_guardian(8, stork)
    assert (stork.name, guardian.faction, guardian.exclusive) == ("Stork", 2, False)
    assert guardian.effects[0].amount == 5


@pytest.mark.parametrize(
    ("columns", "column"),
    [
        ({"faction": "bog"}, "faction"),
        ({"effect": "fly"}, "effect"),
        ({"effect": "tokens own"}, "effect"),
        ({"effect": "tokens own there +1"}, "effect"),
        ({"effect": ""}, "effect"),
        ({"house": "maybe"}, "house"),
        ({"kind": "wolf"}, "kind"),
        ({"key": "owl"}, "key"),
    ],
)
def test_a_mistake_in_the_file_is_named(tmp_path, columns, column):
    """CAR-7.8"""
    _, found = box.read_box(corrected(tmp_path, "heron", **columns))
    assert ("cardia-box-line", column) in [(one.key, one.details["column"]) for one in found]
    assert all("Line" in str(one) for one in found)


def test_a_file_with_other_columns_is_refused(tmp_path):
    """CAR-7.8"""
    path = tmp_path / "wilderness.csv"
    path.write_text("key,name\nowl,Owl\n", encoding="utf-8")
    assert [one.key for one in box.read_box(path)[1]] == ["cardia-box-columns"]


def test_a_record_remembers_with_which_cards_it_was_played(monkeypatch):
    """CAR-7.8 a corrected card would play another game"""
    text = library.deal(seed=1, rules=library.CardiaRules(guardians=True)).record().text()
    assert library.replay(text).asked == [0, 1]
    monkeypatch.setitem(box.BOX, "heron", box.BoxCard({**lines()[8], "effect": "stare"}))
    with pytest.raises(RecordError) as refused:
        library.replay(text)
    assert refused.value.key == "cardia-other-box"
    plain = library.deal(seed=1).record().text()
    assert library.replay(plain).asked == [0, 1]


def test_the_old_mill_consoles_either_player(cardia):
    """CAR-7.5 blue, too"""
    deck = {"deck": "djinn inventor treasurer"}
    game = cardia(
        red={"hand": "puppeteer saboteur", **deck}, blue={"hand": "judge", **deck}, scenes=("old_mill",)
    ).meet("puppeteer", "judge")
    assert (len(game.red.hand), len(game.blue.hand)) == (2 + 1, 1 + 1 + 1)


def test_the_old_mill_looks_at_the_current_encounter_only(cardia):
    """CAR-7.5 where the Assassin took it away, nobody is losing it"""
    deck = {"deck": "djinn inventor treasurer"}
    game = cardia(
        red={"hand": "saboteur", **deck},
        blue={"hand_only": "assassin", **deck},
        row="puppeteer/judge",
        scenes=("old_mill",),
    ).meet("saboteur", "assassin")
    assert (len(game.red.hand), len(game.blue.hand)) == (1 + 1, 1)


@pytest.mark.parametrize("empty", ["deck", "hand_only"])
def test_the_night_market_needs_a_hand_card_and_a_deck(cardia, empty):
    """CAR-7.6 who has no card to swap, or none to swap with, is not asked"""
    cards = {"hand": "judge surgeon", "deck": "djinn inventor treasurer"}
    bare = {
        "deck": {"hand": "judge surgeon", "deck": "djinn"},
        "hand_only": {"hand_only": "judge", "deck": ""},
    }
    game = cardia(red=cards, blue=bare[empty], scenes=("night_market",)).meet("judge", "judge")
    assert game.table.asked() == [0]
    game.red.picks("pass")
