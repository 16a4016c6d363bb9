"""CAR-6: the guardians of the wilderness and the scenes of the expansion."""

import pytest

from taverne import cardia as library
from taverne.cardia.box import GUARDIANS
from taverne.cardia.cards import FACTIONS
from taverne.cardia.commit import ask_for_cards
from taverne.cardia.setup import new_table

pytest_plugins = ("kit.cardia.scenario",)


def guarded(cardia, guardian, red, blue, row="surgeon/mediator", **more):
    """The second encounter, at the first guardian's place."""
    return cardia(red=red, blue=blue, row=row, guardians=guardian, **more)


def test_twelve_guardians_three_of_each_faction_six_in_the_row():
    """CAR-6.1 at every second place; the back shows the faction, not which guardian it is"""
    assert [sum(one.faction == faction for one in GUARDIANS) for faction in range(4)] == [3, 3, 3, 3]
    laid = set()
    for seed in range(30):
        table = new_table(library.CardiaRules(guardians=True), seed)
        seen = library.view(table, 0).guardians
        assert [one.place for one in seen] == [1, 3, 5, 7, 9, 11]
        assert [one.faction for one in seen] == [FACTIONS[one.faction] for one in table.guardians]
        assert [bool(one.card) for one in seen] == [True] + [False] * 5
        assert [one.exclusive for one in seen[1:]] == [None] * 5
        laid.update(one.key for one in table.guardians)
    assert laid == {one.key for one in GUARDIANS}


def test_in_the_strategic_variant_all_are_open():
    """CAR-6.2"""
    table = new_table(library.CardiaRules(guardians=True, guardians_open=True), 1)
    assert [one.card for one in library.view(table, 0).guardians] == [one.key for one in table.guardians]


def test_the_rulebook_elephant_on_the_saboteur(cardia):
    """CAR-6.3, CAR-6.12 the Palace Guard is of the Guild: +5 on the Saboteur, which then wins"""
    game = guarded(
        cardia, "elephant", {"hand": "palace_guard"}, {"hand": "saboteur"}, row="saboteur/ambusher"
    )
    assert game.blue.wins(1)
    game.meet("palace_guard", "saboteur")
    assert game.red.influence(1) == 10
    assert game.red.wins(1)
    assert game.blue.card(1).modifier == 0


def test_the_guardian_comes_after_the_ability_and_for_winners_losers_and_ties(cardia):
    """CAR-6.3 the loser's ability is done completely, then both who match use the guardian"""
    game = guarded(cardia, "elephant", {"hand": "clockmaker"}, {"hand": "inventor"}, row="judge/ambusher")
    game.meet("clockmaker", "inventor")
    assert game.red.influence(1) == 8 + 3 + 5
    assert game.blue.influence(1) == 9 + 5
    order = [event.kind for event in game.events if event.kind in ("ability", "guardian")]
    assert order == ["ability", "guardian", "guardian"]
    game = guarded(cardia, "elephant", {"hand": "inventor"}, {"hand": "inventor"}).meet(
        "inventor", "inventor"
    )
    assert (game.red.influence(1), game.blue.influence(1)) == (8, 9)


@pytest.mark.parametrize(
    ("red", "blue", "order"), [("saboteur", "ambusher", [0, 1]), ("ambusher", "saboteur", [1, 0])]
)
def test_who_lost_uses_the_guardian_first(cardia, red, blue, order):
    """CAR-6.3 by the judgement of phase 1"""
    game = guarded(cardia, "scorpion", {"hand": f"{red} djinn judge"}, {"hand": f"{blue} djinn judge"})
    game.meet(red, blue)
    assert [event.seat for event in game.events if event.kind == "guardian"] == order


def test_after_a_tie_guardians_follow_the_seats(cardia):
    """CAR-8.17"""
    game = guarded(cardia, "scorpion", {"hand": "saboteur djinn judge"}, {"hand": "saboteur djinn judge"})
    game.meet("saboteur", "saboteur")
    assert [event.seat for event in game.events if event.kind == "guardian"] == [0, 1]


def test_there_is_a_guardian_only_at_every_second_place(cardia):
    """CAR-6.1 the first and the third encounter have none"""
    game = cardia(
        red={"hand": "palace_guard"},
        blue={"hand": "saboteur"},
        row="judge/surgeon judge/surgeon",
        guardians="elephant",
    ).meet("palace_guard", "saboteur")
    assert game.heard("guardian") == []


def test_the_rulebook_cat_on_the_fortune_teller(cardia):
    """CAR-6.4, CAR-6.11 the only Dynasty card: +3 turns to -3, and the Palace Guard wins"""
    game = guarded(
        cardia, "cat", {"hand": "judge"}, {"hand": "saboteur"}, row="palace_guard/fortune_teller+3"
    )
    assert game.blue.wins(1)
    game.meet("judge", "saboteur")
    assert game.blue.influence(1) == 3
    assert game.red.wins(1)


def test_an_exclusive_guardian_does_nothing_for_two(cardia):
    """CAR-6.4"""
    game = guarded(
        cardia, "cat", {"hand": "judge"}, {"hand": "treasurer"}, row="palace_guard/fortune_teller+3"
    )
    game.meet("judge", "treasurer")
    assert game.heard("guardian") == []
    assert game.blue.card(1).modifier == 3


def test_the_next_guardian_is_turned_up_when_the_place_is_covered(cardia):
    """CAR-6.5 not after the first encounter, but after the second"""
    game = cardia(
        red={"hand": "judge saboteur"}, blue={"hand": "judge saboteur"}, guardians="owl cat toad"
    ).meet("judge", "judge")
    assert game.table.shown == 1
    game.meet("saboteur", "saboteur")
    assert game.table.shown == 2
    assert game.red.sees().guardians[1].card == "cat"


def test_guardians_may_be_turned_up_every_round(cardia):
    """CAR-6.5, CAR-9"""
    game = cardia(
        red={"hand": "judge"}, blue={"hand": "judge"}, guardians="owl cat toad", guardian_reveal="every_round"
    ).meet("judge", "judge")
    assert game.table.shown == 2


def test_beyond_the_last_guardian_there_is_none(cardia):
    """CAR-6.5 place 14"""
    row = " ".join(["judge/judge"] * 13)
    game = cardia(
        red={"hand": "palace_guard"}, blue={"hand": "palace_guard"}, row=row, guardians="elephant", shown=6
    )
    game.meet("palace_guard", "palace_guard")
    assert game.heard("guardian") == []
    assert game.table.shown == 6


def test_a_discarded_encounter_leaves_its_guardian_for_the_next(cardia):
    """CAR-6.6 the Assassin; then a new encounter is played on the same place"""
    game = guarded(cardia, "scorpion", {"hand": "assassin saboteur"}, {"hand": "ambusher djinn judge"})
    game.meet("assassin", "ambusher")
    assert game.heard("guardian") == []
    assert game.table.shown == 1
    game.meet("saboteur", "djinn")
    assert game.heard("guardian") == ["scorpion"]


def test_the_rulebook_swamp_guardian_frees_a_guardian(cardia):
    """CAR-6.7, CAR-8.1 it acts for the cards played on its place, becomes free and acts again"""
    game = guarded(
        cardia, "scorpion", {"hand": "swamp_guardian saboteur"}, {"hand": "djinn inventor judge treasurer"}
    ).meet("swamp_guardian", "djinn")
    assert game.red.row == ["swamp_guardian"]
    assert game.heard("guardian") == ["scorpion"]
    assert game.table.shown == 1
    game.meet("saboteur", game.blue.hand[-1])
    assert game.heard("guardian") == ["scorpion", "scorpion"]
    assert game.table.shown == 2


def test_the_rulebook_puppeteer_activates_a_guardian(cardia):
    """CAR-6.8 the drawn card counts as played; the one that was discarded does not"""
    game = guarded(
        cardia, "elephant", {"hand": "puppeteer"}, {"hand_only": "djinn palace_guard", "deck": "judge"}
    ).meet("puppeteer", "djinn")
    assert game.blue.row == ["mediator", "palace_guard"]
    assert game.blue.influence(1) == 4 + 5
    game = guarded(
        cardia, "elephant", {"hand": "puppeteer"}, {"hand_only": "inventor judge", "deck": "djinn"}
    ).meet("puppeteer", "inventor")
    assert game.heard("guardian") == []


def test_expansion_scenes_without_guardians_and_base_scenes_with_them(cardia):
    """CAR-6.9"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "judge"}, row="saboteur/surgeon", scenes=("senate",))
    game.meet("judge", "judge")
    assert game.blue.influence(2) == 9
    game = guarded(
        cardia, "elephant", {"hand": "palace_guard"}, {"hand": "saboteur"}, scenes=("auction_house",)
    ).meet("palace_guard", "saboteur")
    assert game.heard("guardian") == ["elephant"]


def test_the_unicorn_claims_a_signet_in_the_next_encounter(cardia):
    """CAR-6.10"""
    game = guarded(cardia, "unicorn", {"hand": "treasurer judge"}, {"hand": "saboteur surgeon"}).meet(
        "treasurer", "saboteur"
    )
    assert game.red.sees().seats[0].waiting.claims == 1
    game.meet("judge", "surgeon")
    assert game.explains(3)["signets"] == (2, 0)


def test_the_unicorns_signet_goes_back_if_the_opponent_wins_later(cardia):
    """CAR-6.10, CAR-8.12 gone for good"""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row="judge!/palace_guard")
    assert game.red.signets == 2
    game.meet("inventor", "djinn")
    game.red.picks("1@1").picks("2@0")
    assert game.red.card(1).claims == 0


def test_the_parrot_repeats_an_ability(cardia):
    """CAR-6.13 whether it was used (the Inventor lost) or not (the Clockmaker won)"""
    game = guarded(cardia, "parrot", {"hand": "clockmaker"}, {"hand": "saboteur"}).meet(
        "clockmaker", "saboteur"
    )
    assert game.red.card(1).modifier == 3
    assert game.table.waiting[0].modifier == 3
    game = guarded(cardia, "parrot", {"hand": "clockmaker"}, {"hand": "djinn"}).meet("clockmaker", "djinn")
    assert game.red.card(1).modifier == 6


def test_the_parrot_gives_an_ongoing_card_another_token(cardia):
    """CAR-6.13 the Mechanical Djinn, which lost and won"""
    game = guarded(cardia, "parrot", {"hand": "mechanical_djinn"}, {"hand": "successor"})
    game.meet("mechanical_djinn", "successor")
    assert game.red.card(2).ongoing == 2
    game = guarded(cardia, "parrot", {"hand": "mechanical_djinn"}, {"hand": "saboteur"})
    game.meet("mechanical_djinn", "saboteur")
    assert game.red.card(2).ongoing == 1


def test_the_phoenix_puts_an_ongoing_token_on_the_played_card(cardia):
    """CAR-6.14 two on a Treasurer that was activated; on an instant card it triggers nothing"""
    game = guarded(cardia, "phoenix", {"hand": "treasurer"}, {"hand": "inventor"}).meet(
        "treasurer", "inventor"
    )
    assert game.red.card(2).ongoing == 2
    assert game.explains(1)["treasurer"] == (0, 2)
    game = guarded(cardia, "phoenix", {"hand": "djinn"}, {"hand": "saboteur"}).meet("djinn", "saboteur")
    assert game.red.card(2).ongoing == 1
    assert not game.table.is_over()


def test_the_phoenix_may_choose_by_option(cardia):
    """CAR-6.14, CAR-9 any of your cards"""
    game = guarded(
        cardia, "phoenix", {"hand": "djinn"}, {"hand": "saboteur"}, row="judge/mediator", phoenix="any_own"
    ).meet("djinn", "saboteur")
    assert game.red.options() == ["place-1", "place-2"]
    game.red.picks("place-1")
    assert game.red.card(1).ongoing == 1


def test_an_ongoing_token_outside_phase_two_works_at_once(cardia):
    """CAR-8.17 a Judge that won gets a token from the Phoenix and wins the earlier tie"""
    game = guarded(cardia, "phoenix", {"hand": "judge"}, {"hand": "saboteur"}, row="surgeon/surgeon")
    game.meet("judge", "saboteur")
    assert game.red.wins(1)


def test_the_scorpion_stings_a_random_hand_card(cardia):
    """CAR-6.15 onto the opponent's discard pile"""
    found = set()
    for seed in range(20):
        game = guarded(
            cardia,
            "scorpion",
            {"hand": "saboteur"},
            {"hand_only": "surgeon judge djinn", "deck": "treasurer"},
            row="ambusher/mediator",
            seed=seed,
        ).meet("saboteur", "surgeon")
        found.update(game.blue.discard)
        assert len(game.blue.discard) == 1
    assert found == {"judge", "djinn"}


def test_the_basilisk_makes_the_opponent_play_the_top_of_the_deck(cardia):
    """CAR-6.16 in the next encounter, instead of a hand card"""
    game = guarded(
        cardia,
        "basilisk",
        {"hand": "puppeteer surgeon"},
        {"hand": "saboteur", "deck": "judge djinn mediator"},
    ).meet("puppeteer", "saboteur")
    assert game.table.asked() == [0]
    assert game.red.sees().seats[1].stared_at
    game.red.plays("surgeon")
    assert game.blue.row == ["mediator", "saboteur", "djinn"]
    assert game.blue.hand == ["void_mage", "mediator", "judge"]
    assert sorted(game.table.asked()) == [0, 1]


def test_who_is_stared_at_and_foreseen_shows_the_top_of_the_deck(cardia):
    """CAR-5.11, CAR-6.16 it is played face up, and all hear of it"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "saboteur", "deck": "djinn mediator"})
    game.table.agenda.clear()
    game.table.foresight, game.table.stared = [True, False], [False, True]
    ask_for_cards(game.table)
    game.table.advance()
    assert game.heard("plays_openly") == ["djinn"]
    assert game.red.sees().seats[1].sealed == "djinn"
    assert game.table.asked() == [0]


def test_under_the_basilisk_an_empty_deck_loses(cardia):
    """CAR-6.16 though there are cards in hand"""
    game = guarded(cardia, "basilisk", {"hand": "puppeteer"}, {"hand": "saboteur mediator"})
    game.meet("puppeteer", "saboteur")
    assert game.red.wins_the_game


def test_the_rulebook_toad_swaps_with_tokens(cardia):
    """CAR-6.17, CAR-8.13 tokens move along; both encounters are judged again"""
    game = guarded(cardia, "toad", {"hand": "ambusher"}, {"hand": "mediator"}, row="judge*+3/puppeteer")
    assert game.red.wins(1)
    game.meet("ambusher", "mediator")
    assert game.red.row == ["ambusher", "judge"]
    assert (game.red.card(2).ongoing, game.red.card(2).modifier) == (1, 3)
    assert (game.red.card(1).ongoing, game.red.card(1).modifier) == (0, 0)
    assert not game.red.wins(1)


def test_the_toad_offers_only_direct_neighbours(cardia):
    """CAR-6.17, CAR-8.3"""
    row = "judge/djinn surgeon/djinn mediator/djinn"
    game = cardia(red={"hand": "ambusher"}, blue={"hand": "surgeon"}, row=row, guardians="owl toad", shown=2)
    game.meet("ambusher", "surgeon")
    assert game.red.options() == ["pair-1", "pair-2", "pair-3"]
    game.red.picks("pair-2")
    assert game.red.row == ["judge", "mediator", "surgeon", "ambusher"]


def test_the_senate_helps_who_has_fewer_signets(cardia):
    """CAR-6.18, CAR-8.9 counted before the new encounter is judged; equal: nobody"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "judge"}, row="saboteur/surgeon", scenes=("senate",))
    game.meet("judge", "judge")
    assert (game.red.influence(2), game.blue.influence(2)) == (8, 9)
    game = cardia(red={"hand": "judge"}, blue={"hand": "judge"}, scenes=("senate",)).meet("judge", "judge")
    assert (game.red.influence(1), game.blue.influence(1)) == (8, 8)


def test_the_seeress_shows_the_top_card_to_who_wins_with_the_academy(cardia):
    """CAR-6.19 only to them; it may go under the deck"""
    game = cardia(
        red={"hand": "magistra", "deck": "judge surgeon djinn"},
        blue={"hand": "surgeon"},
        scenes=("seeress_hideout",),
    ).meet("magistra", "surgeon")
    assert game.red.sees().seats[0].deck == ("judge", "", "")
    assert game.blue.sees().seats[0].deck == ("", "", "")
    assert game.red.options() == ["keep", "under"]
    game.red.picks("under")
    assert game.red.hand == ["void_mage", "surgeon"]
    assert game.red.deck == ["djinn", "judge"]
    assert game.red.sees().seats[0].deck == ("", "judge")


def test_the_seeress_looks_at_earlier_encounters_too(cardia):
    """CAR-6.19, CAR-8.8 and not at other factions"""
    game = cardia(
        red={"hand": "clockmaker", "deck": "judge surgeon"},
        blue={"hand": "djinn"},
        row="puppeteer/treasurer",
        scenes=("seeress_hideout",),
    ).meet("clockmaker", "djinn")
    assert game.red.options() == ["keep", "under"]
    game.red.picks("keep")
    assert "judge" in game.red.hand


def test_the_sixth_guardian_acts_at_place_twelve(cardia):
    """CAR-6.1, CAR-6.5 the last place with a guardian"""
    row = " ".join(["judge/judge"] * 11)
    game = cardia(
        red={"hand": "palace_guard"},
        blue={"hand": "saboteur"},
        row=row,
        guardians="cat unicorn phoenix toad heron elephant",
        shown=6,
    ).meet("palace_guard", "saboteur")
    assert game.heard("guardian") == ["elephant"]
    assert game.red.influence(11) == 8 + 5
