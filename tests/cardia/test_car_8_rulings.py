"""CAR-8: rulings in detail."""

import random

from taverne import cardia as library
from taverne.cardia.position import read_position, write_position
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.setup import new_table
from taverne.kernel.rng import seeded

pytest_plugins = ("kit.cardia.scenario",)


def test_the_guardian_of_the_place_where_the_cards_were_played_acts(cardia):
    """CAR-8.1 though the row has moved up: the Elephant of place 2 acts on the new previous encounter"""
    game = cardia(
        red={"hand": "swamp_guardian"},
        blue={"hand": "inventor"},
        row="judge/surgeon mediator/saboteur ambusher/palace_guard",
        guardians="owl elephant",
        shown=2,
    )
    game.table.waiting[1].modifier = -1
    game.meet("swamp_guardian", "inventor")
    game.red.picks("place-1")
    assert game.heard("guardian") == ["elephant"]
    assert game.blue.row == ["saboteur", "palace_guard", "inventor"]
    assert game.blue.influence(2) == 7 + 5


def test_the_guardian_stays_the_same_though_the_row_moves_by_two(cardia):
    """CAR-8.1"""
    game = cardia(
        red={"hand": "swamp_guardian"},
        blue={"hand": "djinn"},
        row="judge/surgeon mediator/saboteur ambusher/palace_guard",
        guardians="owl scorpion",
        shown=2,
    ).meet("swamp_guardian", "djinn")
    game.table.remove_encounter(0, -1)
    game.red.picks("place-1")
    assert len(game.red.row) == 2
    assert game.heard("guardian") == ["scorpion"]


def test_only_choices_with_an_effect_are_offered(cardia):
    """CAR-8.3 the Cat wants a card with modifiers"""
    game = cardia(
        red={"hand": "judge"}, blue={"hand": "saboteur"}, row="palace_guard+1/mediator*", guardians="cat"
    ).meet("judge", "saboteur")
    assert game.red.card(1).modifier == -1
    game = cardia(
        red={"hand": "judge"}, blue={"hand": "saboteur"}, row="palace_guard/mediator*", guardians="cat"
    ).meet("judge", "saboteur")
    assert game.at_rest()


def test_the_mechanical_djinn_is_tested_in_every_later_round(cardia):
    """CAR-8.4 re-judged results count: the Counselor turns the encounter after the Djinn"""
    game = cardia(
        red={"hand": "counselor"}, blue={"hand": "successor"}, row="mechanical_djinn*/successor envoy/prodigy"
    )
    assert not game.table.is_over()
    game.meet("counselor", "successor")
    assert game.red.wins_the_game


def test_closed_gaps_count_for_the_mechanical_djinn(cardia):
    """CAR-8.4 the encounter that was lost leaves, one that is won moves up"""
    game = cardia(
        red={"hand": "swamp_guardian"},
        blue={"hand": "successor"},
        row="mechanical_djinn*/successor envoy/prodigy prodigy/envoy",
    ).meet("swamp_guardian", "successor")
    game.red.picks("place-2")
    assert game.red.wins_the_game


def test_two_mechanical_djinns_at_one_test(cardia):
    """CAR-8.4 more signets win; equal: play on"""
    both = "mechanical_djinn*/successor aristocrat/envoy envoy/mechanical_djinn* poisoner/prodigy"
    game = cardia(red={"hand": "librarian"}, blue={"hand": "librarian"}, row=both).meet(
        "librarian", "librarian"
    )
    assert (game.red.signets, game.blue.signets) == (1, 3)
    assert game.blue.wins_the_game
    even = f"{both} blackmailer/envoy elemental/envoy"
    game = cardia(red={"hand": "librarian"}, blue={"hand": "librarian"}, row=even).meet(
        "librarian", "librarian"
    )
    assert (game.red.signets, game.blue.signets) == (3, 3)
    assert not game.table.is_over()


def test_founders_day_for_both_at_once(cardia):
    """CAR-8.5 more signets win; equal: play on; tested after an ability too"""
    row = "judge/surgeon inventor/surgeon saboteur/surgeon surgeon/judge surgeon/saboteur"
    game = cardia(red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row=row, scenes=("founders_day",))
    game.meet("saboteur", "surgeon")
    assert game.red.wins_the_game
    game = cardia(red={"hand": "surgeon"}, blue={"hand": "saboteur"}, row=row, scenes=("founders_day",))
    game.meet("surgeon", "saboteur")
    assert not game.table.is_over()


def test_founders_day_is_tested_after_an_ability(cardia):
    """CAR-8.5 the Clockmaker turns the encounter before"""
    row = "judge/surgeon saboteur/mediator ambusher/clockmaker"
    game = cardia(red={"hand": "clockmaker"}, blue={"hand": "djinn"}, row=row, scenes=("founders_day",))
    game.meet("clockmaker", "djinn")
    assert game.red.wins_the_game


def test_the_bazaar_looks_after_each_ability(cardia):
    """CAR-8.6 the Ambusher empties the hand, and it is filled before the round ends"""
    game = cardia(
        red={"hand": "ambusher saboteur"},
        blue={"hand_only": "djinn judge treasurer", "deck": "saboteur surgeon"},
        scenes=("bazaar",),
    ).meet("ambusher", "djinn")
    game.red.picks("dynasty")
    assert game.blue.discard == ["judge", "treasurer"]
    assert game.blue.hand == ["surgeon", "saboteur"]


def test_the_serpent_bites_for_each_win_in_the_order_of_the_row(cardia):
    """CAR-8.7 a Judge turns two ties at once: two bites"""
    game = cardia(
        red={"hand": "judge", "deck": "djinn inventor treasurer"},
        blue={"hand": "djinn saboteur magistra"},
        row="surgeon/surgeon mediator/mediator",
        scenes=("serpent_temple",),
    ).meet("judge", "djinn")
    game.blue.picks("saboteur").picks("magistra")
    assert [event.place for event in game.events if event.kind == "bite"] == [0, 1]
    assert len(game.red.hand) == 1 + 2 + 1


def test_the_serpent_counts_only_who_newly_wins(cardia):
    """CAR-8.7, CAR-3.5 the second Judge makes both win: a bite for the new winner alone"""
    game = cardia(
        red={"hand": "inventor saboteur"},
        blue={"hand": "judge"},
        row="ambusher/ambusher judge*/inventor",
        scenes=("serpent_temple",),
        two_judges="both_win",
    ).meet("inventor", "judge")
    game.red.picks("saboteur")
    assert [(event.seat, event.place) for event in game.events if event.kind == "bite"] == [(1, 0)]


def test_the_seeress_looks_after_the_ability_that_caused_the_win(cardia):
    """CAR-8.8 each time an encounter comes to be won: two looks for two encounters"""
    game = cardia(
        red={"hand": "judge", "deck": "djinn inventor"},
        blue={"hand": "djinn"},
        row="magistra/magistra puppeteer/puppeteer",
        scenes=("seeress_hideout",),
    ).meet("judge", "djinn")
    game.red.picks("under").picks("keep")
    assert game.heard("peek") == ["djinn", "inventor"]


def toad(cardia, row, **rules):
    """Red plays a Swamp card at the Toad's place, wins there, and swaps the first two cards."""
    game = cardia(
        red={"hand": "saboteur", "deck": "djinn inventor"},
        blue={"hand": "void_mage"},
        row=f"{row} surgeon/treasurer",
        guardians="cat toad",
        shown=2,
        scenes=("seeress_hideout",),
        **rules,
    ).meet("saboteur", "void_mage")
    game.red.picks("pair-1")
    return game


def test_the_seeress_looks_when_the_toad_moves_another_winner_in(cardia):
    """CAR-8.8, CAR-6.17 red wins both before and after: one look, for the Academy card in its new place"""
    game = toad(cardia, "judge/mediator puppeteer/palace_guard")
    assert game.red.row[:2] == ["puppeteer", "judge"]
    assert game.red.wins(1)
    assert game.red.wins(2)
    assert game.red.options() == ["keep", "under"]
    game.red.picks("under")
    assert game.heard("peek") == ["djinn"]


def test_the_seeress_looks_twice_for_two_academy_cards_that_change_places(cardia):
    """CAR-8.8 both encounters are won by another Academy card"""
    game = toad(cardia, "magistra/mediator puppeteer/palace_guard")
    game.red.picks("under").picks("keep")
    assert game.heard("peek") == ["djinn", "inventor"]


def test_the_seeress_does_not_look_where_the_moved_card_loses(cardia):
    """CAR-8.8 it must win"""
    game = toad(cardia, "judge/inventor puppeteer/mediator")
    assert game.red.row[:2] == ["puppeteer", "judge"]
    assert not game.red.wins(1)
    assert game.heard("peek") == []


def puppet(cardia, hand, **rules):
    return cardia(
        red={"hand_only": f"djinn {hand}", "deck": "judge surgeon inventor"},
        blue={"hand": "puppeteer"},
        scenes=("seeress_hideout",),
        **rules,
    ).meet("djinn", "puppeteer")


def test_the_seeress_looks_when_the_puppet_still_wins(cardia):
    """CAR-8.8, CAR-5.15 the encounter is won by another card, an Academy card"""
    game = puppet(cardia, "magistra")
    assert game.red.row == ["magistra"]
    assert game.red.options() == ["keep", "under"]
    game.red.picks("keep")
    assert game.heard("peek") == ["judge"]


def test_the_seeress_does_not_look_at_a_puppet_of_another_faction_or_one_that_loses(cardia):
    """CAR-8.8"""
    assert puppet(cardia, "inventor").heard("peek") == []
    assert puppet(cardia, "fortune_teller").heard("peek") == []


def test_the_serpent_does_not_bite_for_another_card_of_the_same_winner(cardia):
    """CAR-8.7 the encounter has not come to be won: it was"""
    game = cardia(
        red={"hand": "saboteur", "deck": "djinn inventor"},
        blue={"hand": "void_mage"},
        row="judge/mediator puppeteer/palace_guard surgeon/treasurer",
        guardians="cat toad",
        shown=2,
        scenes=("serpent_temple",),
    ).meet("saboteur", "void_mage")
    game.red.picks("pair-1")
    assert game.heard("bite") == []


def test_records_of_the_first_edition_never_looked_at_a_moved_card(cardia):
    """CAR-8.8 as it was read before: only when the winner changes"""
    assert toad(cardia, "magistra/mediator puppeteer/palace_guard", edition=1).heard("peek") == []
    assert puppet(cardia, "magistra", edition=1).heard("peek") == []


def test_the_night_market_opens_after_every_draw_of_the_round(cardia):
    """CAR-8.10, CAR-7.6 after the normal draw, the Scrapyard and the Old Mill"""
    cards = {"hand": "judge surgeon", "deck": "djinn inventor treasurer ambusher saboteur"}
    game = cardia(
        red=cards,
        blue={**cards, "hand": "djinn surgeon mediator", "deck": "inventor treasurer ambusher saboteur"},
        scenes=("night_market", "scrapyard", "old_mill"),
    ).meet("judge", "djinn")
    game.red.picks("surgeon")
    game.blue.picks("surgeon")
    assert game.red.options() == ["pass", "void_mage", "treasurer", "inventor", "djinn"]
    game.red.picks("treasurer")
    game.blue.picks("pass")
    assert game.red.deck[0] == "treasurer"
    assert "ambusher" in game.red.hand


def test_after_the_night_market_only_the_owner_can_tell_what_lies_on_top(cardia):
    """CAR-7.6 nobody else learns whether a card was swapped"""
    cards = {"hand": "judge surgeon", "deck": "inventor treasurer ambusher"}
    game = cardia(red=cards, blue={**cards, "hand": "djinn"}, scenes=("night_market",)).meet("judge", "djinn")
    top = game.table.decks[0][-1]
    game.table.remember(0, 0, top)
    game.table.remember(1, 0, top)
    game.red.picks("pass")
    game.blue.picks("pass")
    assert [(one.viewer, one.seat, one.card) for one in game.table.known] == [(0, 0, top)]


def test_dealt_anew_only_what_nobody_has_seen_changes_places(cardia):
    """CAR-1.1 a deck is shuffled; who has seen a card of it knows where that lies"""
    deck = {"deck": "djinn inventor treasurer judge surgeon ambusher"}
    table = cardia(red=deck, blue=deck).table
    seen = table.decks[0][2]
    table.remember(1, 0, seen)
    orders = set()
    for seed in range(20):
        twin = table.clone()
        twin.freshen(seeded(seed))
        assert twin.decks[0][2] is seen
        orders |= {tuple(card.key for card in deck) for deck in twin.decks}
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(deck["deck"].split()))}
    assert len(orders) > 20


def test_a_game_can_be_taken_up_in_the_middle_of_an_ability(cardia):
    """CAR-2.3 with the results so far"""
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row="surgeon/saboteur judge/mediator")
    game.meet("inventor", "djinn")
    again = read_position(write_position(game.table))
    assert (again.asked(), again.options) == ([0], game.table.options)
    assert [encounter.winners.each() for encounter in again.row] == [[1], [0], [1]]
    game.red.picks("1@1")
    again = read_position(write_position(game.table))
    assert again.options == game.table.options
    game.red.picks("2@0")


def test_a_game_can_be_taken_up_before_an_encounter_is_judged(cardia):
    """CAR-8.9 it has no winners yet, which is no tie"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "surgeon"})
    game.table.waiting[0].books = 1
    game.meet("judge", "surgeon")
    again = read_position(write_position(game.table))
    assert again.row[0].winners is UNJUDGED
    game.red.picks(game.red.options()[0])


def test_the_senates_token_counts_at_the_auction(cardia):
    """CAR-8.9 8 + 1 is not less than 9"""
    game = cardia(
        red={"hand": "judge", "deck": "djinn"},
        blue={"hand": "inventor"},
        row="ambusher/puppeteer",
        scenes=("senate", "auction_house"),
    ).meet("judge", "inventor")
    assert game.red.influence(2) == 9
    assert game.red.discard == []


def fog(cardia, red, blue, **more):
    return cardia(red=red, blue=blue, scenes=("foggy_swamp",), **more)


def test_in_the_fog_the_next_card_is_the_next_one_chosen(cardia):
    """CAR-8.11 the Surgeon of place 1, resolved in round 2, works on the card chosen in round 3"""
    game = (
        fog(
            cardia, {"hand": "surgeon judge treasurer mediator"}, {"hand": "saboteur ambusher inventor djinn"}
        )
        .meet("surgeon", "saboteur")
        .meet("judge", "ambusher")
    )
    assert game.red.row == ["surgeon"]
    game.meet("treasurer", "inventor")
    assert game.red.card(2).modifier == 0
    game.meet("mediator", "djinn")
    assert game.red.influence(3) == 12 - 5


def test_in_the_fog_face_down_cards_are_no_targets(cardia):
    """CAR-8.11"""
    game = fog(cardia, {"hand": "inventor judge"}, {"hand": "djinn saboteur"}).meet("inventor", "djinn")
    game.meet("judge", "saboteur")
    assert game.red.options() == ["1@0", "1@1"]
    game.red.picks("1@0")


def test_in_the_fog_guardians_act_for_the_encounter_being_resolved(cardia):
    """CAR-8.11"""
    game = fog(
        cardia,
        {"hand": "palace_guard surgeon"},
        {"hand": "saboteur ambusher"},
        row="judge/mediator",
        guardians="elephant",
    ).meet("palace_guard", "saboteur")
    assert game.heard("guardian") == []
    game.meet("surgeon", "ambusher")
    assert game.heard("guardian") == ["elephant"]
    assert game.red.influence(1) == 8 + 5


def test_in_the_fog_the_unicorn_claims_for_the_card_that_lies_there(cardia):
    """CAR-8.11 the next place is covered already"""
    game = fog(
        cardia,
        {"hand": "treasurer judge surgeon"},
        {"hand": "saboteur surgeon mediator"},
        row="ambusher/ambusher",
        guardians="unicorn",
    ).meet("treasurer", "saboteur")
    game.meet("judge", "surgeon")
    assert game.red.sees().laid[0][0].omen.claims == 1
    game.meet("surgeon", "mediator")
    assert game.explains(3)["signets"] == (2, 0)


def test_in_the_fog_the_last_encounter_is_resolved_before_somebody_loses(cardia):
    """CAR-8.11 red has no card left, but the face-down encounter wins the game"""
    four = "judge/surgeon ambusher/surgeon inventor/surgeon palace_guard/surgeon"
    game = fog(cardia, {"hand_only": "saboteur"}, {"hand": "surgeon"}, row=four).meet("saboteur", "surgeon")
    assert game.red.wins_the_game
    game = fog(cardia, {"hand_only": "surgeon"}, {"hand": "saboteur"}, row=four).meet("surgeon", "saboteur")
    assert game.blue.wins_the_game
    assert len(game.red.row) == 5


def test_in_the_fog_a_foreseen_card_stays_face_up(cardia):
    """CAR-8.11"""
    game = fog(cardia, {"hand": "judge saboteur"}, {"hand": "djinn inventor"}, foresees=("red",))
    game.blue.plays("djinn")
    game.red.plays("judge")
    assert game.red.sees().laid[0][1].card == "djinn"
    assert game.blue.sees().laid[0][0].card == ""
    game.meet("saboteur", "inventor")
    assert game.blue.row == ["djinn"]


def test_the_unicorns_claim_waits_through_a_tie_and_moves_with_the_card(cardia):
    """CAR-8.12 Toad takes it along"""
    game = cardia(red={"hand": "clockmaker"}, blue={"hand": "djinn"}, row="judge!/judge")
    assert game.red.signets == 0
    game.meet("clockmaker", "djinn")
    assert game.red.signets == 2
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="judge!/palace_guard", guardians="toad"
    ).meet("saboteur", "surgeon")
    assert game.red.row == ["saboteur", "judge"]
    assert game.explains(2)["unicorn"] == (1, 0)


def test_the_claim_is_lost_with_the_card(cardia):
    """CAR-8.12 Puppeteer"""
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn inventor", "deck": "judge"})
    game.table.waiting[1].claims = 1
    game.meet("puppeteer", "djinn")
    assert game.blue.wins(1)
    assert game.blue.signets == 1


def test_the_claim_is_judged_at_the_end_of_phase_two(cardia):
    """CAR-8.12 first lost, then won by its own ability: the claim lives; lost at the end of phase 2: gone"""
    game = cardia(red={"hand": "tax_collector"}, blue={"hand": "prodigy"})
    game.table.waiting[0].claims = 1
    game.meet("tax_collector", "prodigy")
    assert game.red.signets == 2
    game = cardia(red={"hand": "judge"}, blue={"hand": "ambusher"})
    game.table.waiting[0].claims = 1
    game.meet("judge", "ambusher")
    assert game.red.card(1).claims == 0


def test_the_claim_lives_through_phase_two_and_not_through_the_engineer(cardia):
    """CAR-8.12 lost by an ability and won back by a guardian; lost by the Engineer, it is gone for good"""
    game = cardia(
        red={"hand": "palace_guard"},
        blue={"hand": "tax_collector"},
        row="surgeon/mediator",
        guardians="badger",
    )
    game.table.waiting[0].claims = 1
    game.meet("palace_guard", "tax_collector")
    assert game.heard("guardian") == ["badger"]
    assert game.red.card(2).claims == 1
    game = cardia(red={"hand": "judge"}, blue={"hand": "saboteur"})
    game.table.waiting[0].claims = 1
    game.table.waiting[1].engines = 1
    game.meet("judge", "saboteur")
    assert game.blue.wins(1)
    assert game.red.card(1).claims == 0


def test_toad_moves_signets_only_by_the_new_results(cardia):
    """CAR-8.13"""
    game = cardia(
        red={"hand": "assassin"}, blue={"hand": "surgeon"}, row="ambusher/puppeteer", guardians="toad"
    )
    game.table.waiting[0].modifier = 20
    game.meet("assassin", "surgeon")
    assert game.red.row == ["assassin", "ambusher"]
    assert (game.red.signets, game.blue.signets) == (2, 0)


def test_basilisk_with_fortune_teller(cardia):
    """CAR-8.14 the deck's top card is turned up first, then the other chooses"""
    game = cardia(
        red={"hand": "magistra surgeon"},
        blue={"hand": "saboteur", "deck": "judge djinn mediator"},
        row="ambusher/surgeon",
        guardians="basilisk",
    )
    game.table.foresight[0] = True
    game.meet("magistra", "saboteur")
    assert game.table.asked() == [0]
    assert game.red.sees().seats[1].sealed == "djinn"
    game.red.plays("surgeon")
    assert game.blue.row[-1] == "djinn"


def test_the_blackmailer_judges_a_card_wherever_from(cardia):
    """CAR-8.14 the Basilisk's card is no excuse"""
    game = cardia(
        red={"hand": "envoy"},
        blue={"hand_only": "poisoner tax_collector librarian", "deck": "prodigy successor"},
    )
    game.table.stared[1] = True
    game.table.waiting[1].demands.append(0)
    game.blue.plays("librarian")
    game.table.hands[1].append(game.table.sealed[1].pop())
    game.red.plays("envoy")
    assert game.blue.row == ["prodigy"]
    assert game.blue.options() == ["poisoner", "tax_collector", "librarian"]
    game.blue.picks("poisoner").picks("librarian")
    game.red.picks("next")


def test_the_engineer_comes_after_the_guardians_and_only_on_the_very_card(cardia):
    """CAR-8.15 a card moved by the Toad still gets it; a card that left does not"""
    game = cardia(
        red={"hand": "saboteur"}, blue={"hand": "surgeon"}, row="judge/palace_guard", guardians="toad"
    )
    game.table.waiting[0].engines = 1
    game.meet("saboteur", "surgeon")
    assert game.red.row == ["saboteur", "judge"]
    assert game.red.influence(1) == 5 + 5
    assert game.red.wins(1)
    game = cardia(red={"hand": "puppeteer"}, blue={"hand_only": "djinn surgeon", "deck": "judge"})
    game.table.waiting[1].engines = 1
    game.meet("puppeteer", "djinn")
    assert game.blue.influence(1) == 3


def test_an_empty_hand_cannot_play_whatever_the_deck_holds(cardia):
    """CAR-8.16 the hand is emptied after the draw, so the deck does not help"""
    game = cardia(red={"hand": "judge"}, blue={"hand_only": "judge", "deck": "djinn"}, scenes=("bazaar",))
    game.meet("judge", "judge")
    assert game.blue.hand == ["djinn"]
    game = cardia(red={"hand": "judge"}, blue={"hand_only": "", "deck": "djinn surgeon"})
    assert game.red.wins_the_game


def test_effects_take_what_there_is(cardia):
    """CAR-8.16"""
    game = cardia(red={"hand": "ambusher"}, blue={"hand": "djinn"}).meet("ambusher", "djinn")
    game.red.picks("swamp")
    assert game.blue.discard == []


def test_ten_drawn_games_are_dealt_again_and_then_the_match_is_drawn():
    """CAR-8.17"""
    table = new_table(library.CardiaRules(wins=1, scenes=("haunted_catacombs",)), 1)
    for drawn in range(1, 11):
        table.finish(-1)
        table.advance()
        assert (table.drawn_games, table.is_over()) == (drawn, False)
    table.finish(-1)
    table.advance()
    assert table.is_over()
    assert table.winners == []
    assert table.payoff(0) == table.payoff(1) == 0.5


def test_random_matches_of_every_length_end():
    """CAR-8.17"""
    for seed in range(30):
        table = new_table(library.CardiaRules(wins=1 + seed % 3, deck="II"), seed)
        luck = random.Random(seed)
        while not table.is_over():
            table.play(luck.choice(table.options))
        assert table.winners


def test_what_others_have_seen_stays_known_until_it_could_have_gone(cardia):
    """CAR-8.18 after the Scrapyard's secret choice nobody can be sure of that hand"""
    game = cardia(
        red={"hand": "swamp_guardian", "deck": "inventor treasurer ambusher"},
        blue={"hand": "djinn", "deck": "inventor treasurer ambusher"},
        row="judge/surgeon",
        scenes=("scrapyard",),
    ).meet("swamp_guardian", "djinn")
    assert game.blue.sees().seats[0].hand.known == ("judge",)
    game.blue.picks("inventor")
    game.red.picks("inventor")
    assert game.blue.sees().seats[0].hand.known == ()
    assert "judge" in game.red.hand


def test_a_known_card_is_still_known_while_it_lies_face_down(cardia):
    """CAR-8.18 choosing it does not show"""
    game = cardia(
        red={"hand": "swamp_guardian saboteur"}, blue={"hand": "djinn treasurer"}, row="judge/surgeon"
    ).meet("swamp_guardian", "djinn")
    game.red.plays("judge")
    assert game.blue.sees().seats[0].hand.known == ("judge",)
    assert game.blue.sees().seats[0].sealed == ""
    game.blue.plays("treasurer")
    assert game.table.known == []


def test_the_same_card_of_the_other_player_stays_known(cardia):
    """CAR-8.18 both players have a Judge"""
    game = cardia(red={"hand": "judge saboteur"}, blue={"hand": "judge saboteur"})
    for seat in range(2):
        game.table.remember(-1, seat, game.table.hands[seat][-1])
    game.meet("judge", "saboteur")
    assert game.red.sees().seats[1].hand.known == ("judge",)
    assert game.blue.sees().seats[0].hand.known == ()


def test_the_bazaar_fills_the_hand_before_the_guardian_acts(cardia):
    """CAR-8.6 right after the ability, not only at the end of the round"""
    game = cardia(
        red={"hand": "ambusher judge mediator"},
        blue={"hand_only": "inventor saboteur swamp_guardian", "deck": "judge treasurer mediator surgeon"},
        row="judge/judge",
        guardians="elephant",
        scenes=("bazaar",),
    ).meet("ambusher", "inventor")
    game.red.picks("swamp")
    told = [event.kind for event in game.events]
    assert told.index("draw") < told.index("guardian")
    assert len(game.blue.hand) == 4


def test_after_the_match_there_is_no_phase(cardia):
    """CAR-1.4"""
    game = cardia(red={"hand": "djinn"}, blue={"hand": "inventor"}, wins=1)
    game.table.waiting[0].modifier = -5
    game.meet("djinn", "inventor")
    assert game.table.is_over()
    assert game.table.phase == 0


def test_the_seeress_looks_for_blue_when_blues_toad_moves_a_winner_in(cardia):
    """CAR-8.8, CAR-6.17 either player, and both places"""
    game = cardia(
        red={"hand": "void_mage"},
        blue={"hand": "saboteur", "deck": "djinn inventor"},
        row="mediator/magistra palace_guard/puppeteer treasurer/surgeon",
        guardians="cat toad",
        shown=2,
        scenes=("seeress_hideout",),
    ).meet("void_mage", "saboteur")
    game.blue.picks("pair-1").picks("under").picks("keep")
    assert game.heard("peek") == ["djinn", "inventor"]
