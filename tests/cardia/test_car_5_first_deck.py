"""CAR-5: the characters of deck I, and the rules about characters."""

import pytest

from taverne.cardia.view import CardView

pytest_plugins = ("kit.cardia.scenario",)

FACTIONS = ["swamp", "academy", "guild", "dynasty"]


def test_what_waits_falls_on_the_next_card_when_it_is_revealed(cardia):
    """CAR-5.1 before comparing, and only once"""
    game = cardia(red={"hand": "surgeon judge treasurer"}, blue={"hand": "saboteur mediator surgeon"})
    game.meet("surgeon", "saboteur")
    assert game.red.sees().seats[0].waiting.modifier == -5
    game.meet("judge", "mediator")
    assert game.red.influence(2) == 8 - 5
    assert game.blue.wins(2)
    game.meet("treasurer", "surgeon")
    assert game.red.influence(3) == 12


def test_a_puppet_does_not_receive_what_waited(cardia):
    """CAR-5.1 it was already placed on the card that is discarded"""
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn saboteur"})
    game.table.waiting[1].modifier = -3
    game.meet("puppeteer", "djinn")
    assert game.blue.row == ["saboteur"]
    assert game.blue.influence(1) == 5


def test_the_puppeteer_against_an_empty_hand_wins(cardia):
    """CAR-5.2 the opponent has no card in this encounter"""
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn", "deck": "judge"})
    game.meet("puppeteer", "djinn")
    assert game.red.wins_the_game


def test_the_puppeteer_discards_the_opposing_card_before_the_end(cardia):
    """CAR-5.2 the pile shows it, the row does not, and nobody carries a signet there"""
    cards = {"red": {"hand": "puppeteer"}, "blue": {"hand_only": "djinn", "deck": "judge"}}
    game = cardia(**cards).meet("puppeteer", "djinn")
    assert game.blue.discard == ["djinn"]
    assert [event.kind for event in game.events][-3:] == ["discard", "game_won", "match_over"]
    shown = game.red.sees().row[0]
    assert [card.card for card in shown.cards] == ["puppeteer", ""]
    assert shown.cards[1] == CardView(
        card="", printed=0, modifier=0, influence=0, ongoing=0, engineers=0, claims=0
    )
    assert (shown.winners, shown.signets, game.blue.signets) == ((), (0, 0), 0)
    old = cardia(**cards, edition=1).meet("puppeteer", "djinn")
    assert old.red.wins_the_game
    assert (old.blue.discard, old.blue.row) == ([], ["djinn"])


def test_tokens_are_no_limit_and_the_total_counts(cardia):
    """CAR-5.5 +7 and -5 lie on one card; their sum is what counts"""
    game = cardia(red={"hand": "palace_guard"}, blue={"hand": "djinn"})
    game.table.waiting[0].modifier = -5
    game.meet("palace_guard", "djinn")
    game.red.picks("guild")
    game.blue.picks("pass")
    assert game.red.influence(1) == 7 - 5 + 7


def test_the_assassin_takes_the_encounter_away(cardia):
    """CAR-5.6"""
    game = cardia(red={"hand": "assassin"}, blue={"hand": "djinn"}, row="judge/surgeon")
    game.meet("assassin", "djinn")
    assert game.red.row == ["judge"]
    assert (game.red.discard, game.blue.discard) == (["assassin"], ["djinn"])
    assert (game.red.signets, game.blue.signets) == (1, 0)


def test_the_void_mage_empties_one_card_of_one_kind(cardia):
    """CAR-5.7, CAR-5.4, CAR-8.3 only cards with tokens are offered"""
    game = cardia(
        red={"hand": "void_mage"}, blue={"hand": "djinn"}, row="judge*+3/saboteur ambusher/surgeon+5"
    )
    game.meet("void_mage", "djinn")
    assert game.red.options() == ["1@0", "2@1"]
    game.red.picks("1@0")
    assert game.red.options() == ["modifiers", "ongoing"]
    game.red.picks("ongoing")
    assert (game.red.card(1).ongoing, game.red.card(1).modifier) == (0, 3)
    assert game.blue.card(2).modifier == 5


def test_the_void_mage_takes_modifiers_from_either_player(cardia):
    """CAR-5.7"""
    game = cardia(red={"hand": "void_mage"}, blue={"hand": "djinn"}, row="mediator/surgeon+5")
    game.meet("void_mage", "djinn")
    assert game.blue.influence(1) == 3
    assert game.red.wins(1)


def test_the_void_mage_may_do_both_by_option(cardia):
    """CAR-5.4, CAR-9"""
    game = cardia(
        red={"hand": "void_mage"}, blue={"hand": "djinn"}, row="judge*+3/saboteur", void_mage="both"
    )
    game.meet("void_mage", "djinn")
    assert (game.red.card(1).ongoing, game.red.card(1).modifier) == (0, 0)


def test_the_void_mage_without_tokens_does_nothing(cardia):
    """CAR-5.7"""
    game = cardia(red={"hand": "void_mage"}, blue={"hand": "djinn"}, row="judge/surgeon").meet(
        "void_mage", "djinn"
    )
    assert game.at_rest()


def test_the_surgeon_lowers_the_own_next_card(cardia):
    """CAR-5.8"""
    game = cardia(red={"hand": "surgeon judge"}, blue={"hand": "saboteur mediator"}).meet(
        "surgeon", "saboteur"
    )
    game.meet("judge", "mediator")
    assert (game.red.influence(2), game.blue.influence(2)) == (3, 4)


def test_the_mediator_makes_a_tie(cardia):
    """CAR-5.9"""
    game = cardia(red={"hand": "mediator"}, blue={"hand": "djinn"}).meet("mediator", "djinn")
    assert not game.red.wins(1)
    assert not game.blue.wins(1)
    assert game.red.card(1).ongoing == 1


def test_the_saboteur_discards_the_top_two(cardia):
    """CAR-5.10 or what there is (CAR-8.16); a bystander deck is unchanged"""
    game = cardia(
        red={"hand": "saboteur", "deck": "judge surgeon"},
        blue={"hand": "djinn", "deck": "ambusher mediator treasurer"},
    ).meet("saboteur", "djinn")
    assert game.blue.discard == ["ambusher", "mediator"]
    assert game.red.discard == []
    game = cardia(red={"hand": "saboteur"}, blue={"hand": "djinn", "deck": "judge"})
    game.table.remember(0, 1, game.table.decks[1][-1])
    game.meet("saboteur", "djinn")
    assert game.blue.discard == ["judge"]
    assert game.table.known == [], "a discarded card is no secret"


def test_after_the_fortune_teller_the_opponent_plays_face_up_first(cardia):
    """CAR-5.11 then you choose; in the encounter after that both choose at once again"""
    game = cardia(red={"hand": "fortune_teller judge surgeon"}, blue={"hand": "djinn mediator saboteur"})
    game.meet("fortune_teller", "djinn")
    assert game.table.asked() == [1]
    game.blue.plays("mediator")
    assert game.red.sees().seats[1].sealed == "mediator"
    assert game.table.asked() == [0]
    game.red.plays("surgeon")
    assert game.blue.wins(2)
    assert sorted(game.table.asked()) == [0, 1]
    assert game.red.sees().opened == (False, False)


def test_two_fortune_tellers_cancel(cardia):
    """CAR-8.14 both foresee, so both choose at once"""
    hands = {"red": {"hand": "judge"}, "blue": {"hand": "mediator"}}
    assert cardia(**hands, foresees=("red",)).table.asked() == [1]
    assert sorted(cardia(**hands, foresees=("red", "blue")).table.asked()) == [0, 1]


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_palace_guard_names_a_faction_and_asks_whatever_is_held(cardia, faction):
    """CAR-5.12 not being asked would tell; refusing gives +7"""
    game = cardia(red={"hand": "palace_guard"}, blue={"hand_only": "djinn ambusher saboteur judge"})
    game.meet("palace_guard", "djinn")
    assert game.red.options() == FACTIONS
    game.red.picks(faction)
    held = {"swamp": ["saboteur", "ambusher"], "dynasty": ["judge"]}.get(faction, [])
    assert game.blue.options() == ["pass", *held]
    game.blue.picks("pass")
    assert game.red.influence(1) == 14


def test_the_palace_guard_is_bought_off_with_a_card(cardia):
    """CAR-5.12"""
    game = cardia(red={"hand": "palace_guard"}, blue={"hand": "djinn ambusher"}).meet("palace_guard", "djinn")
    game.red.picks("swamp")
    game.blue.picks("ambusher")
    assert game.blue.discard == ["ambusher"]
    assert game.red.influence(1) == 7


def test_the_judge_wins_ties_earlier_and_later(cardia):
    """CAR-5.13 such wins trigger no ability"""
    game = cardia(
        red={"hand": "judge assassin"}, blue={"hand": "djinn assassin"}, row="surgeon/surgeon"
    ).meet("judge", "djinn")
    assert game.red.wins(1)
    game.meet("assassin", "assassin")
    assert game.red.wins(3)
    assert game.red.row == ["surgeon", "judge", "assassin"]
    assert game.heard("ability") == ["judge"]


def test_the_ambusher_takes_a_faction_from_the_hand_only(cardia):
    """CAR-5.14"""
    game = cardia(
        red={"hand": "ambusher"},
        blue={"hand_only": "djinn judge treasurer saboteur", "deck": "mediator"},
    ).meet("ambusher", "djinn")
    game.red.picks("dynasty")
    assert game.blue.discard == ["judge", "treasurer"]
    assert game.blue.hand == ["mediator", "saboteur"]


def test_the_puppeteer_puts_in_a_random_card_that_does_not_activate(cardia):
    """CAR-5.15 it counts as played"""
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn assassin", "deck": "judge"})
    game.meet("puppeteer", "djinn")
    assert game.blue.row == ["assassin"]
    assert game.blue.discard == ["djinn"]
    assert game.red.wins(1)
    assert game.heard("ability") == ["puppeteer"]


def test_a_puppet_comes_without_tokens_and_is_no_secret_any_more(cardia):
    """CAR-5.15 nothing of the card before lies on it"""
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn judge", "deck": "inventor"})
    game.table.remember(0, 1, game.table.hands[1][0])
    game.table.waiting[1].claims = 1
    game.meet("puppeteer", "djinn")
    puppet = game.blue.card(1)
    assert (puppet.modifier, puppet.ongoing, puppet.engines, puppet.claims) == (0, 0, 0, 0)
    assert game.table.known == []


def test_the_puppeteer_takes_any_card(cardia):
    """CAR-5.15 chance decides which"""
    found = set()
    for seed in range(30):
        game = cardia(
            red={"hand": "puppeteer"}, blue={"hand_only": "djinn judge surgeon saboteur"}, seed=seed
        )
        game.meet("puppeteer", "djinn")
        found.update(game.blue.row)
    assert found == {"judge", "surgeon", "saboteur"}


def test_the_clockmaker_raises_the_previous_and_the_next_card(cardia):
    """CAR-5.16"""
    game = cardia(red={"hand": "clockmaker surgeon"}, blue={"hand": "djinn inventor"}, row="judge/ambusher")
    game.meet("clockmaker", "djinn")
    assert game.red.wins(1)
    game.meet("surgeon", "inventor")
    assert game.red.influence(3) == 3 + 3


def test_the_clockmaker_in_the_first_encounter_has_no_previous(cardia):
    """CAR-5.16, CAR-8.16"""
    game = cardia(red={"hand": "clockmaker"}, blue={"hand": "djinn"}).meet("clockmaker", "djinn")
    assert game.red.card(1).modifier == 0
    assert game.table.waiting[0].modifier == 3


def test_the_treasurer_adds_a_signet_for_whoever_won_the_previous(cardia):
    """CAR-5.17 and it moves with the result"""
    game = cardia(red={"hand": "treasurer"}, blue={"hand": "djinn"}, row="surgeon/saboteur").meet(
        "treasurer", "djinn"
    )
    assert (game.red.signets, game.blue.signets) == (0, 3)
    game = cardia(
        red={"hand": "inventor"}, blue={"hand": "djinn"}, row="surgeon/saboteur treasurer*/magistra"
    ).meet("inventor", "djinn")
    game.red.picks("1@0").picks("2@0")
    assert (game.red.signets, game.blue.signets) == (2, 2)


def test_the_swamp_guardian_takes_another_card_back(cardia):
    """CAR-5.18 not itself; the one opposite is discarded; everybody knows what is in hand now"""
    row = "judge/surgeon mediator/saboteur"
    game = cardia(red={"hand": "swamp_guardian"}, blue={"hand": "djinn"}, row=row).meet(
        "swamp_guardian", "djinn"
    )
    assert game.red.options() == ["place-1", "place-2"]
    game.red.picks("place-1")
    assert game.red.hand == ["void_mage", "judge"]
    assert game.blue.discard == ["surgeon"]
    assert game.blue.sees().seats[0].hand.known == ("judge",)


def test_magistra_copies_an_instant_ability_of_a_stronger_card(cardia):
    """CAR-5.19 not an ongoing one, not a weaker one"""
    row = "djinn-3/surgeon inventor/surgeon treasurer*+5/surgeon clockmaker+3/surgeon"
    game = cardia(red={"hand": "magistra"}, blue={"hand": "djinn"}, row=row).meet("magistra", "djinn")
    assert game.red.options() == ["place-2", "place-4"]
    game.red.picks("place-4")
    assert game.red.card(4).modifier == 3 + 3
    assert game.table.waiting[0].modifier == 3


@pytest.mark.parametrize("key", ["mediator", "judge", "treasurer"])
def test_magistra_copies_no_ongoing_ability(cardia, key):
    """CAR-5.19"""
    row = f"{key}+20/surgeon clockmaker+20/surgeon inventor+20/surgeon"
    game = cardia(red={"hand": "magistra"}, blue={"hand": "djinn"}, row=row).meet("magistra", "djinn")
    assert game.red.options() == ["place-2", "place-3"]
    game.red.picks("place-2")


def test_magistra_works_from_her_own_place(cardia):
    """CAR-8.2 a copied Assassin discards Magistra and the card opposite her"""
    game = cardia(red={"hand": "magistra"}, blue={"hand": "djinn"}, row="assassin+20/surgeon")
    game.meet("magistra", "djinn")
    assert game.red.row == ["assassin"]
    assert (game.red.discard, game.blue.discard) == (["magistra"], ["djinn"])


def test_magistra_copying_the_djinn_wins(cardia):
    """CAR-5.19"""
    game = cardia(red={"hand": "magistra"}, blue={"hand": "inventor"}, row="djinn/surgeon")
    game.meet("magistra", "inventor")
    assert game.red.wins_the_game


def test_the_inventor_puts_three_on_one_and_takes_three_from_another(cardia):
    """CAR-5.20, CAR-8.3 any card of either player, but two different ones"""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row="judge/ambusher").meet(
        "inventor", "djinn"
    )
    assert game.red.options() == ["1@0", "1@1", "2@0", "2@1"]
    game.red.picks("2@0")
    assert game.red.options() == ["1@0", "1@1", "2@1"]
    game.red.picks("2@1")
    assert (game.red.influence(2), game.blue.influence(2)) == (18, 13)
    assert game.red.wins(2)


def test_the_djinn_wins_the_game_if_it_loses_its_encounter(cardia):
    """CAR-5.21 and not otherwise"""
    game = cardia(red={"hand": "djinn"}, blue={"hand": "saboteur"}).meet("djinn", "saboteur")
    assert not game.table.is_over()
    game = cardia(red={"hand": "djinn"}, blue={"hand": "inventor"})
    game.table.waiting[0].modifier = -5
    game.meet("djinn", "inventor")
    assert game.red.wins_the_game
