"""CAR-5: the characters of deck II."""

import pytest

pytest_plugins = ("kit.cardia.scenario",)


def test_the_illusionist_uses_losing_cards_only(cardia):
    """CAR-5.3, CAR-9 a tied card only by option"""
    row = "tax_collector/revolutionary librarian/librarian prodigy/envoy poisoner/revolutionary"
    for option, places in ((False, ["place-1", "place-4"]), (True, ["place-1", "place-2", "place-4"])):
        game = cardia(
            red={"hand": "illusionist"}, blue={"hand": "successor"}, row=row, illusionist_on_ties=option
        ).meet("illusionist", "successor")
        assert game.red.options() == places
        game.red.picks("place-1")
        assert game.red.influence(1) == 8


def test_the_poisoner_makes_a_tie(cardia):
    """CAR-5.22"""
    game = cardia(red={"hand": "poisoner"}, blue={"hand": "successor"}).meet("poisoner", "successor")
    assert game.blue.influence(1) == 1
    assert (game.red.signets, game.blue.signets) == (0, 0)


def test_the_poisoner_only_lowers(cardia):
    """CAR-5.22 used by the Illusionist where a Mediator makes the tie, it does not raise the other card"""
    game = cardia(
        red={"hand": "illusionist"},
        blue={"hand": "successor"},
        row="poisoner+9/mediator*",
        illusionist_on_ties=True,
    ).meet("illusionist", "successor")
    assert game.heard("ability") == ["illusionist", "poisoner"]
    assert (game.red.influence(1), game.blue.influence(1)) == (10, 4)


def test_the_kinesis_mage_moves_all_tokens_to_another_own_card(cardia):
    """CAR-5.23 they add up; CAR-8.3 only a card with tokens gives"""
    row = "tax_collector+3/revolutionary aristocrat*+4/successor envoy/blackmailer+3"
    game = cardia(red={"hand": "kinesis_mage"}, blue={"hand": "elemental"}, row=row).meet(
        "kinesis_mage", "elemental"
    )
    assert game.red.options() == ["place-1", "place-2"]
    game.red.picks("place-2")
    assert game.red.options() == ["place-1", "place-3", "place-4"]
    game.red.picks("place-1")
    assert (game.red.card(1).modifier, game.red.card(1).ongoing) == (7, 1)
    assert (game.red.card(2).modifier, game.red.card(2).ongoing) == (0, 0)


def test_a_moved_token_wakes_an_ongoing_card(cardia):
    """CAR-5.23, CAR-8.17 the Counselor gets the Aristocrat's token and works at once"""
    row = "envoy/blackmailer counselor/successor aristocrat*/elemental"
    game = cardia(red={"hand": "kinesis_mage"}, blue={"hand": "mechanical_djinn"}, row=row)
    game.meet("kinesis_mage", "mechanical_djinn")
    game.red.picks("place-2")
    assert game.red.wins(1)


def test_the_kinesis_mage_alone_does_nothing(cardia):
    """CAR-5.23"""
    game = cardia(red={"hand": "kinesis_mage"}, blue={"hand": "successor"})
    game.table.waiting[0].modifier = 3
    game.meet("kinesis_mage", "successor")
    assert game.red.card(1).modifier == 3


def test_the_envoy_lowers_any_card_or_the_own_next(cardia):
    """CAR-5.24"""
    game = cardia(red={"hand": "envoy"}, blue={"hand": "successor"}, row="aristocrat/blackmailer")
    game.meet("envoy", "successor")
    assert game.red.options() == ["next", "1@0", "1@1", "2@0", "2@1"]
    game.red.picks("1@1")
    assert game.red.wins(1)
    game = cardia(red={"hand": "envoy prodigy"}, blue={"hand": "successor revolutionary"})
    game.meet("envoy", "successor")
    game.red.picks("next")
    game.meet("prodigy", "revolutionary")
    assert game.red.influence(2) == 7 - 3
    game.red.picks("place-2")
    assert game.red.influence(2) == 7 - 3 + 3


def test_the_tax_collector_grows(cardia):
    """CAR-5.25 and may win the encounter"""
    game = cardia(red={"hand": "tax_collector"}, blue={"hand": "prodigy"}).meet("tax_collector", "prodigy")
    assert game.red.influence(1) == 8
    assert game.red.wins(1)
    assert game.heard("ability") == ["tax_collector"]


def test_the_revolutionary_makes_the_opponent_change_two_cards(cardia):
    """CAR-5.26 of their choice"""
    game = cardia(
        red={"hand": "revolutionary"},
        blue={"hand_only": "successor envoy prodigy librarian", "deck": "elemental poisoner"},
    ).meet("revolutionary", "successor")
    assert game.blue.options() == ["envoy", "librarian", "prodigy"]
    game.blue.picks("prodigy").picks("envoy")
    assert game.blue.discard == ["prodigy", "envoy"]
    assert game.blue.hand == ["poisoner", "librarian", "elemental"]


def test_the_revolutionary_takes_what_there_is(cardia):
    """CAR-5.26, CAR-8.16 nothing is asked where there is no choice"""
    game = cardia(
        red={"hand": "revolutionary"},
        blue={"hand_only": "successor envoy", "deck": "elemental poisoner prodigy"},
    ).meet("revolutionary", "successor")
    assert game.blue.discard == ["envoy"]
    assert game.blue.hand == ["poisoner", "prodigy", "elemental"]


def test_the_librarian_decides_after_the_reveal(cardia):
    """CAR-5.27"""
    game = cardia(red={"hand": "librarian blackmailer"}, blue={"hand": "successor prodigy"})
    game.meet("librarian", "successor")
    game.meet("blackmailer", "prodigy")
    assert game.red.options() == ["+2", "-2"]
    assert not game.red.sees().row[1].judged
    game.red.picks("-2")
    assert not game.red.wins(2)
    assert not game.blue.wins(2)


def test_the_prodigy_raises_a_small_own_card(cardia):
    """CAR-5.28 influence 8 or less, tokens counted"""
    row = "aristocrat/successor aristocrat+1/successor blackmailer-1/successor"
    game = cardia(red={"hand": "prodigy"}, blue={"hand": "elemental"}, row=row).meet("prodigy", "elemental")
    assert game.red.options() == ["place-1", "place-3", "place-4"]
    game.red.picks("place-4")
    assert game.red.influence(4) == 10


def test_the_aristocrat_carries_one_more_when_it_wins(cardia):
    """CAR-5.29 not while it loses"""
    game = cardia(red={"hand": "aristocrat engineer"}, blue={"hand": "successor elemental"})
    game.meet("aristocrat", "successor")
    assert game.red.signets == 0
    game.red.card(1).modifier = 10
    game.meet("engineer", "elemental")
    assert game.red.signets == 2


def test_the_blackmailer_punishes_another_faction(cardia):
    """CAR-5.30 after the reveal, before comparing"""
    game = cardia(
        red={"hand": "blackmailer envoy"},
        blue={"hand_only": "successor prodigy poisoner librarian elemental"},
    ).meet("blackmailer", "successor")
    game.red.picks("swamp")
    game.meet("envoy", "prodigy")
    assert game.blue.options() == ["poisoner", "librarian", "elemental"]
    assert not game.red.sees().row[1].judged
    game.blue.picks("poisoner").picks("librarian")
    assert game.blue.discard == ["poisoner", "librarian"]
    game.red.picks("next")


def test_the_blackmailer_lets_the_named_faction_pass(cardia):
    """CAR-5.30"""
    game = cardia(red={"hand": "blackmailer envoy"}, blue={"hand": "successor prodigy poisoner"})
    game.meet("blackmailer", "successor")
    game.red.picks("guild")
    game.meet("envoy", "prodigy")
    assert game.blue.discard == []
    game.red.picks("next")


def test_the_illusionist_works_at_the_place_of_the_other_card(cardia):
    """CAR-5.31, CAR-8.2 "this card", "opposing" and the ongoing token are there"""
    row = "counselor/successor poisoner/revolutionary"
    game = cardia(red={"hand": "illusionist"}, blue={"hand": "elemental"}, row=row).meet(
        "illusionist", "elemental"
    )
    game.red.picks("place-2")
    assert game.blue.influence(2) == 1
    game = cardia(
        red={"hand": "illusionist"},
        blue={"hand": "elemental"},
        row="poisoner/revolutionary counselor/successor",
    )
    game.meet("illusionist", "elemental")
    game.red.picks("place-2")
    assert game.red.card(2).ongoing == 1
    assert game.red.wins(1)


def test_the_engineers_token_comes_after_phase_two(cardia):
    """CAR-5.32 the card loses, uses its ability, and wins afterwards"""
    game = cardia(
        red={"hand": "engineer revolutionary"},
        blue={"hand_only": "successor librarian envoy", "deck": "poisoner"},
    ).meet("engineer", "successor")
    assert game.red.card(1).modifier == 0
    game.meet("revolutionary", "librarian")
    assert game.heard("ability") == ["engineer", "revolutionary"]
    assert game.red.influence(2) == 5 + 5
    assert game.red.wins(2)


def test_the_counselor_decides_the_previous_encounter(cardia):
    """CAR-5.33"""
    game = cardia(red={"hand": "counselor"}, blue={"hand": "successor"}, row="poisoner/elemental")
    game.meet("counselor", "successor")
    assert game.red.wins(1)
    assert not game.blue.wins(1)


def test_the_witch_king_takes_a_faction_from_hand_and_deck(cardia):
    """CAR-5.34 and the deck is shuffled: nobody knows its order any more"""
    game = cardia(
        red={"hand": "witch_king"},
        blue={
            "hand_only": "successor envoy librarian",
            "deck": "prodigy elemental engineer poisoner aristocrat",
        },
    )
    game.table.remember(-1, 1, game.table.decks[1][0])
    librarian = next(card for card in game.table.hands[1] if card.key == "librarian")
    game.table.remember(0, 1, librarian)
    game.meet("witch_king", "successor")
    game.red.picks("guild")
    assert game.blue.discard == ["envoy", "engineer", "prodigy"]
    assert set(game.blue.deck + game.blue.hand) == {"librarian", "elemental", "poisoner", "aristocrat"}
    assert game.red.sees().seats[1].hand.known == ("librarian",), "nor does that change what else is known"
    assert set(game.red.sees().seats[1].deck) == {""}


def test_the_elemental_uses_a_discarded_instant_ability(cardia):
    """CAR-5.35 from its own place (CAR-8.2), then draws one"""
    game = cardia(
        red={"hand_only": "elemental tax_collector counselor", "deck": "prodigy envoy"},
        blue={"hand": "successor"},
    ).meet("elemental", "successor")
    assert game.red.options() == ["tax_collector"]
    game.red.picks("tax_collector")
    assert game.red.influence(1) == 14 + 4
    assert game.red.discard == ["tax_collector"]
    assert game.red.hand == ["envoy", "prodigy", "counselor"]


def test_the_elemental_without_an_instant_card_does_nothing_at_all(cardia):
    """CAR-5.35 no draw either, but the one at the end of the round"""
    game = cardia(
        red={"hand_only": "elemental counselor", "deck": "prodigy envoy"}, blue={"hand": "successor"}
    ).meet("elemental", "successor")
    assert game.red.hand == ["prodigy", "counselor"]


def test_the_elemental_chains_into_the_illusionist(cardia):
    """CAR-8.2 copies may chain: Elemental, Illusionist, then a losing card at its own place"""
    game = cardia(
        red={"hand_only": "elemental illusionist", "deck": "prodigy envoy"},
        blue={"hand": "successor"},
        row="tax_collector/revolutionary envoy/envoy",
    ).meet("elemental", "successor")
    game.red.picks("illusionist")
    assert game.red.influence(1) == 4 + 4
    assert game.heard("ability") == ["elemental", "illusionist", "tax_collector"]


def test_no_ability_is_used_twice_in_one_chain(cardia):
    """CAR-8.2 the Elemental that called the Illusionist is not offered to it, though it is losing"""
    game = cardia(
        red={"hand_only": "elemental illusionist envoy"}, blue={"hand": "successor"},
        row="prodigy/elemental poisoner/revolutionary",
    ).meet("elemental", "successor")  # fmt: skip
    game.red.picks("illusionist")
    assert game.red.options() == ["place-1", "place-2"]
    game.red.picks("place-2")


def test_the_mechanical_djinn_wins_with_the_next_encounter(cardia):
    """CAR-5.36 the encounter right after it"""
    game = cardia(red={"hand": "mechanical_djinn prodigy"}, blue={"hand": "successor envoy"}).meet(
        "mechanical_djinn", "successor"
    )
    game.meet("prodigy", "envoy")
    game.blue.picks("next")
    assert game.red.wins_the_game


def test_the_mechanical_djinn_needs_its_token_and_the_very_next_encounter(cardia):
    """CAR-5.36"""
    game = cardia(
        red={"hand": "prodigy"}, blue={"hand": "poisoner"}, row="mechanical_djinn*/successor envoy/librarian"
    ).meet("prodigy", "poisoner")
    assert not game.table.is_over()
    game = cardia(red={"hand": "prodigy"}, blue={"hand": "poisoner"}, row="mechanical_djinn/successor")
    game.meet("prodigy", "poisoner")
    assert not game.table.is_over()


def test_the_successor_leaves_two_hand_cards(cardia):
    """CAR-5.37 of the opponent's choice; the deck goes too"""
    game = cardia(
        red={"hand": "successor"},
        blue={"hand_only": "engineer envoy prodigy librarian poisoner", "deck": "elemental aristocrat"},
    )
    game.table.waiting[0].modifier = -10
    game.meet("successor", "engineer")
    game.blue.picks("envoy").picks("poisoner")
    assert game.blue.hand == ["librarian", "prodigy"]
    assert game.blue.deck == []
    assert game.blue.discard == ["elemental", "aristocrat", "envoy", "poisoner"]


@pytest.mark.parametrize("hand", ["engineer", "engineer envoy", "engineer envoy prodigy"])
def test_the_successor_asks_nothing_of_a_small_hand(cardia, hand):
    """CAR-5.37, CAR-8.16"""
    game = cardia(red={"hand": "successor"}, blue={"hand_only": hand, "deck": "elemental"})
    game.table.waiting[0].modifier = -10
    game.meet("successor", "engineer")
    assert game.blue.discard == ["elemental"]


def test_the_kinesis_mage_needs_only_two_encounters(cardia):
    """CAR-5.23 the one with tokens and her own"""
    game = cardia(red={"hand": "kinesis_mage"}, blue={"hand": "successor"}, row="poisoner+3/elemental")
    game.meet("kinesis_mage", "successor")
    assert (game.red.influence(1), game.red.influence(2)) == (1, 2 + 3)


def test_an_engineer_can_complete_the_mechanical_djinn(cardia):
    """CAR-2.5, CAR-8.4 tested after the Engineers, in the same round"""
    game = cardia(
        red={"hand": "prodigy"}, blue={"hand": "aristocrat"}, row="mechanical_djinn*/successor", deck="II"
    )
    game.table.waiting[0].engines = 1
    game.meet("prodigy", "aristocrat")
    assert game.red.wins_the_game


def test_an_engineer_can_complete_founders_day(cardia):
    """CAR-2.5, CAR-5.40 tested after the Engineers, too"""
    game = cardia(
        red={"hand": "prodigy"},
        blue={"hand": "successor"},
        row="aristocrat/poisoner counselor/envoy",
        scenes=("founders_day",),
    )
    game.table.waiting[0].engines = 2
    game.meet("prodigy", "successor")
    game.red.picks("place-3")
    assert game.red.wins_the_game


@pytest.mark.parametrize(
    ("row", "winner"), [("mechanical_djinn*/successor", 0), ("successor/mechanical_djinn*", 1)]
)
def test_a_mechanical_djinn_works_for_its_own_player_alone(cardia, row, winner):
    """CAR-5.36 the other wins the next encounter, and nothing else"""
    for red, blue in (("counselor", "tax_collector"), ("tax_collector", "counselor")):
        game = cardia(red={"hand": red}, blue={"hand": blue}, row=row).meet(red, blue)
        wins_next = 0 if red == "counselor" else 1
        assert game.table.decided == (wins_next == winner)
