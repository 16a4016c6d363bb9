"""CAR-2: the round."""

from taverne.cardia.view import view

pytest_plugins = ("kit.cardia.scenario",)


def test_both_choose_in_secret_and_reveal_at_once(cardia):
    """CAR-2.1 neither sees the other's card before both have chosen"""
    game = cardia(red={"hand": "ambusher"}, blue={"hand": "mediator"})
    assert game.red.is_asked()
    assert game.blue.is_asked()
    game.blue.plays("mediator")
    assert game.red.is_asked()
    assert not game.blue.is_asked()
    assert game.red.sees().seats[1].sealed == ""
    assert game.blue.sees().seats[1].sealed == "mediator"
    assert view(game.table, -1).seats[1].sealed == ""
    game.red.plays("ambusher")
    assert (game.red.row, game.blue.row) == (["ambusher"], ["mediator"])


def test_the_order_after_the_reveal(cardia):
    """CAR-2.1 waiting modifiers, Senate, Auction House, Librarian, Blackmailer, then judge"""
    game = cardia(
        red={"hand": "librarian"},
        blue={"hand": "judge blackmailer revolutionary", "deck": "inventor"},
        row="tax_collector/successor judge/ambusher",
        scenes=("senate", "auction_house"),
    )
    game.table.waiting[0].modifier = 3
    game.table.waiting[0].books = 1
    game.table.waiting[1].demands.append(0)
    game.meet("librarian", "judge")
    assert game.red.options() == ["+2", "-2"]
    assert game.red.influence(3) == 6 + 3 + 1
    assert game.blue.discard == ["inventor"]
    game.red.picks("+2")
    assert not game.red.sees().row[2].judged
    game.blue.picks("blackmailer").picks("revolutionary")
    assert game.red.influence(3) == 6 + 3 + 1 + 2
    assert game.red.wins(3)


def test_two_librarians_and_two_blackmailers_follow_the_seats(cardia):
    """CAR-2.1"""
    hand = "saboteur judge djinn surgeon ambusher"
    game = cardia(red={"hand": hand}, blue={"hand": hand})
    for omen in game.table.waiting:
        omen.books = 1
        omen.demands.append(3)
    game.meet("saboteur", "saboteur")
    for player in (game.red, game.blue):
        assert game.table.asked() == [player.seat]
        player.picks("-2")
    for player in (game.red, game.blue):
        assert game.table.asked() == [player.seat]
        player.picks("judge").picks("djinn")


def test_while_cards_are_chosen_there_is_no_current_encounter(cardia):
    """CAR-2.1"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "judge"}).meet("judge", "judge")
    assert (game.red.sees().current, game.red.sees().phase, game.red.sees().round) == (-1, 1, 2)


def test_the_higher_influence_wins_one_signet(cardia):
    """CAR-2.2 printed value and modifier tokens"""
    game = cardia(red={"hand": "saboteur"}, blue={"hand": "surgeon"})
    game.table.waiting[1].modifier = 3
    game.meet("saboteur", "surgeon")
    assert (game.red.influence(1), game.blue.influence(1)) == (5, 3 + 3)
    assert (game.red.signets, game.blue.signets) == (0, 1)


def test_equal_influence_is_a_tie_and_nobody_activates(cardia):
    """CAR-2.2"""
    game = cardia(red={"hand": "assassin"}, blue={"hand": "assassin"}).meet("assassin", "assassin")
    assert (game.red.signets, game.blue.signets) == (0, 0)
    assert game.red.row == ["assassin"]
    assert game.heard("ability") == []


def test_only_the_loser_uses_the_ability(cardia):
    """CAR-2.3 the Saboteur wins and does nothing, the Surgeon loses and waits for the next card"""
    game = cardia(red={"hand": "surgeon"}, blue={"hand": "saboteur"})
    game.meet("surgeon", "saboteur")
    assert game.heard("ability") == ["surgeon"]
    assert game.table.waiting[0].modifier == -5
    assert game.red.discard == []


def test_a_card_may_be_played_though_its_ability_can_do_nothing(cardia):
    """CAR-2.3 a Swamp Guardian alone in the row"""
    game = cardia(red={"hand": "swamp_guardian"}, blue={"hand": "djinn"}).meet("swamp_guardian", "djinn")
    assert game.red.row == ["swamp_guardian"]
    assert game.blue.signets == 1


def test_an_ongoing_ability_holds_while_its_token_lies_there(cardia):
    """CAR-2.4 the effect ends at once when the token goes, and the row is worked out again"""
    game = cardia(
        red={"hand": "judge saboteur"}, blue={"hand": "inventor void_mage"}, row="surgeon/surgeon"
    ).meet("judge", "inventor")
    assert game.red.card(2).ongoing == 1
    assert game.red.wins(1)
    game.meet("saboteur", "void_mage")
    assert game.red.card(2).ongoing == 0
    assert not game.red.wins(1)


def test_an_ongoing_token_works_though_the_card_wins_later(cardia):
    """CAR-2.4 the Judge's own encounter turns, the Judge goes on judging"""
    game = cardia(red={"hand": "clockmaker"}, blue={"hand": "djinn"}, row="surgeon/surgeon judge*/ambusher")
    assert not game.red.wins(2)
    game.meet("clockmaker", "djinn")
    assert game.red.wins(2)
    assert game.red.wins(1)


def test_both_draw_one_at_the_end_of_the_round(cardia):
    """CAR-2.5 if they can; discards are never reshuffled, and there is no hand limit"""
    many = "mediator saboteur palace_guard ambusher puppeteer clockmaker treasurer"
    game = cardia(
        red={"hand": f"judge {many}", "deck": "djinn inventor"},
        blue={"hand": "judge", "discard": "djinn"},
    ).meet("judge", "judge")
    assert len(game.red.hand) == 7 + 1 + 1
    assert game.red.deck == ["inventor"]
    assert game.blue.hand == ["void_mage"]
    assert game.blue.discard == ["djinn"]


def test_the_end_is_tested_before_the_draw(cardia):
    """CAR-2.5"""
    row = "judge/surgeon djinn/surgeon inventor/surgeon palace_guard/surgeon"
    game = cardia(red={"hand": "treasurer", "deck": "magistra"}, blue={"hand": "saboteur"}, row=row)
    game.meet("treasurer", "saboteur")
    assert game.red.wins_the_game
    assert game.red.deck == []
    game = cardia(red={"hand": "treasurer", "deck": "magistra"}, blue={"hand": "surgeon"}, row=row)
    game.meet("treasurer", "surgeon")
    assert game.red.wins_the_game
    assert game.red.deck == ["magistra"]


def test_nobody_wins_in_the_middle_of_an_ability(cardia):
    """CAR-2.6 five signets after the plus three of an Inventor are no victory if the minus three takes one"""
    row = "mediator/surgeon djinn/surgeon palace_guard/surgeon ambusher/surgeon treasurer/magistra"
    game = cardia(red={"hand": "inventor"}, blue={"hand": "djinn"}, row=row).meet("inventor", "djinn")
    assert game.red.signets == 4
    game.red.picks("5@0")
    assert not game.table.is_over()
    game.red.picks("1@0")
    assert game.red.wins(5)
    assert not game.red.wins(1)
    assert not game.table.is_over()


def test_you_win_the_game_is_an_exception(cardia):
    """CAR-2.6, CAR-4.3 the Djinn wins at once, though the opponent has enough signets"""
    row = "surgeon/judge surgeon/djinn surgeon/inventor surgeon/palace_guard"
    game = cardia(red={"hand": "djinn"}, blue={"hand": "clockmaker treasurer"}, row=row)
    game.table.waiting[0].modifier = -10
    game.meet("djinn", "clockmaker")
    assert game.red.wins_the_game
    assert game.blue.score == 0


def test_the_phases_of_a_round(cardia):
    """CAR-2.1, CAR-2.3, CAR-2.5 one while cards are chosen, two for the ability, three at the end"""
    game = cardia(
        red={"hand": "ambusher", "deck": "judge treasurer inventor"},
        blue={"hand": "djinn", "deck": "judge treasurer inventor"},
        scenes=("scrapyard",),
    )
    assert game.table.phase == 1
    game.meet("ambusher", "djinn")
    assert game.table.phase == 2
    game.red.picks("swamp")
    assert game.table.phase == 3
    game.red.picks("judge")
    game.blue.picks("judge")
    assert game.table.phase == 1


def test_in_the_fog_the_first_round_has_an_end_too(cardia):
    """CAR-2.5, CAR-8.11 though nothing is resolved in it"""
    cards = {"hand": "ambusher", "deck": "judge treasurer inventor"}
    game = cardia(red=cards, blue=cards, scenes=("foggy_swamp", "scrapyard")).meet("ambusher", "ambusher")
    assert game.table.phase == 3
    game.red.picks("judge")
    game.blue.picks("judge")
