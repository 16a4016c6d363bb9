"""CAR-1: decks, scenes, matches."""

import random
from itertools import product

import pytest

from taverne import cardia
from taverne.cardia.cards import FACTIONS, Laid, no_omen
from taverne.cardia.match import DEAL
from taverne.cardia.position import write_position
from taverne.cardia.setup import before_deal, new_table
from taverne.kernel.errors import SetupError

pytest_plugins = ("kit.cardia.scenario",)


def keys(pile):
    return [card.key for card in pile]


def play(table, seed=1):
    luck = random.Random(seed)
    while not table.is_over():
        table.play(luck.choice(table.options))
    return table


def test_both_have_the_same_sixteen_and_draw_five():
    """CAR-1.1"""
    table = new_table(cardia.CardiaRules(), 3)
    for seat in range(2):
        assert sorted(card.influence for card in table.hands[seat] + table.decks[seat]) == list(range(1, 17))
        assert len(table.hands[seat]) == 5
    assert keys(table.hands[0]) != keys(table.hands[1])
    assert keys(table.hands[0]) != keys(new_table(cardia.CardiaRules(), 4).hands[0])


def test_decks_one_two_and_mixed():
    """CAR-1.2 for each faction the cards of I or of II, the same for both players"""
    first, second = (keys(new_table(cardia.CardiaRules(deck=deck), 1).cast) for deck in ("I", "II"))
    assert first[0] == "assassin"
    assert first[15] == "djinn"
    assert second[0] == "poisoner"
    assert second[15] == "successor"
    mixed = keys(new_table(cardia.CardiaRules(deck="mixed:swamp+dynasty"), 1).cast)
    for number in range(16):
        source = second if FACTIONS[number % 4] in ("swamp", "dynasty") else first
        assert mixed[number] == source[number]


def test_there_are_sixteen_decks():
    """CAR-1.2"""
    casts = {tuple(keys(new_table(cardia.CardiaRules(deck=deck), 1).cast)) for deck in cardia.all_decks()}
    assert len(casts) == len(cardia.all_decks()) == 2**4


@pytest.mark.parametrize("deck", ["III", "mixed:", "mixed:swamp+swamp", "mixed:bog", "mixed:swamp,guild", ""])
def test_a_deck_that_does_not_exist_is_refused(deck):
    """CAR-1.2"""
    with pytest.raises(SetupError) as refused:
        cardia.deal(seed=1, rules=cardia.CardiaRules(deck=deck))
    assert [complaint.key for complaint in refused.value.complaints] == ["cardia-no-such-deck"]
    assert "mixed:swamp+guild" in str(refused.value)


def test_several_scenes_at_once_each_only_once():
    """CAR-1.3 hard mode"""
    game = cardia.deal(seed=1, rules=cardia.CardiaRules(scenes=("bazaar", "senate")))
    assert {scene.card for scene in game.look(0).scenes} == {"bazaar", "senate"}
    with pytest.raises(SetupError) as refused:
        cardia.deal(seed=1, rules=cardia.CardiaRules(scenes=("bazaar", "bazaar", "ballroom")))
    assert {one.key for one in refused.value.complaints} == {"cardia-scene-twice", "cardia-no-such-scene"}


def test_the_bazaar_beats_library_and_scrapyard(cardia):
    """CAR-1.3 with the Bazaar there is no draw at the end of a round at all"""
    cards = {"hand": "judge mediator", "deck": "djinn magistra surgeon"}
    scenes = ("bazaar", "grand_library", "scrapyard")
    game = cardia(red=cards, blue=cards, scenes=scenes).meet("judge", "mediator")
    assert len(game.red.hand) == len(game.blue.hand) == 2
    assert game.red.deck == ["djinn", "magistra", "surgeon"]
    assert len(new_table(game.table.rules, 1).hands[0]) == 2


def test_library_and_scrapyard_draw_two_once(cardia):
    """CAR-1.3 then one card goes under the deck"""
    cards = {"hand": "judge", "deck": "djinn magistra surgeon inventor"}
    game = cardia(red=cards, blue=cards, scenes=("grand_library", "scrapyard")).meet("judge", "judge")
    assert game.red.hand == ["void_mage", "magistra", "djinn"]
    game.red.picks("djinn")
    game.blue.picks("magistra")
    assert game.red.deck == ["surgeon", "inventor", "djinn"]
    assert game.blue.deck == ["surgeon", "inventor", "magistra"]


@pytest.mark.parametrize("wins", [1, 2, 3])
def test_a_match_goes_on_until_somebody_has_the_wins(wins):
    """CAR-1.4 every game is dealt anew, in the same record"""
    for seed in range(20):
        table = play(new_table(cardia.CardiaRules(wins=wins), seed), seed)
        assert max(table.score) == wins == table.score[table.winners[0]]
        assert table.game == sum(table.score) + table.drawn_games
        assert table.payoff(table.winners[0]) == 1.0


def test_the_next_game_begins_with_nothing_of_the_last(cardia):
    """CAR-1.4"""
    game = cardia(
        red={"hand": "djinn", "discard": "judge"},
        blue={"hand": "magistra"},
        row="surgeon*+3/mediator",
        guardians="elephant cat",
        wins=2,
    )
    game.table.waiting[0].modifier = -5
    game.table.tied = True
    game.table.remember(1, 0, game.table.hands[0][0])
    game.meet("djinn", "magistra")
    assert (game.table.game, game.red.score, game.blue.score) == (2, 1, 0)
    assert game.red.row == game.red.discard == []
    assert (len(game.red.hand), len(game.red.deck)) == (5, 11)
    assert game.table.waiting[0].modifier == 0
    assert (game.table.shown, game.table.round, game.table.resolved) == (1, 1, 0)
    assert not game.table.tied
    assert game.table.known == []


def test_a_dealt_game_is_as_fresh_as_the_first():
    """CAR-1.4 whatever the game before left behind"""
    rules = cardia.CardiaRules(guardians=True)
    table = new_table(rules, 1)
    for name in ("current", "played_at", "first", "round", "resolved", "phase"):
        setattr(table, name, 7)
    table.tied = table.decided = True
    table.opened, table.foresight, table.stared = [True, True], [True, True], [True, True]
    table.sealed = [table.hands[0][:1], table.hands[1][:1]]
    table.laid = [[Laid(table.hands[0][0], no_omen(), True), Laid(table.hands[1][0], no_omen(), True)]]
    table.discards = [table.hands[0][1:], table.hands[1][1:]]
    DEAL.run(table)
    left = write_position(table)
    fresh = write_position(new_table(rules, 1))
    same = set(fresh) - {"luck", "hands", "decks", "guardians", "pending", "round"}
    assert {name: left[name] for name in same} == {name: fresh[name] for name in same} | {"game": 2}
    assert left["round"] == 0
    assert (table.opened, table.foresight, table.stared) == ([False] * 2, [False] * 2, [False] * 2)


def test_the_bazaar_fills_small_hands_of_a_new_deal():
    """CAR-5.39, CAR-8.6 one card is too few, whenever it is"""
    table = new_table(cardia.CardiaRules(scenes=("bazaar",)), 1)
    table.opening = 1
    DEAL.run(table)
    assert [len(hand) for hand in table.hands] == [1 + 4, 1 + 4]


def test_what_was_promised_for_the_next_encounter_ends_with_the_game(cardia):
    """CAR-1.4 a stare and a foresight"""
    game = cardia(red={"hand": "judge"}, blue={"hand": "magistra"}, wins=2)
    game.table.stared = [True, False]
    game.table.foresight = [True, False]
    game.table.finish(0)
    game.table.advance()
    assert game.table.game == 2
    assert sorted(game.table.asked()) == [0, 1]


def test_all_rules_are_checked_together():
    """CAR-9 every wrong field is named, nothing is started"""
    rules = cardia.CardiaRules(deck="X", scenes=("inn",), wins=4, two_judges="none", guardians_open=True)
    with pytest.raises(SetupError) as refused:
        cardia.deal(seed=1, rules=rules)
    assert [one.key for one in refused.value.complaints] == [
        "cardia-no-such-deck",
        "cardia-no-such-scene",
        "rules-no-such-choice",
        "rules-no-such-choice",
        "cardia-open-without-guardians",
    ]


def test_the_options_have_the_defaults_of_the_rules():
    """CAR-9"""
    words = (
        "deck=I scenes=none guardians=false guardians_open=false wins=2 two_judges=tie void_mage=either "
        "illusionist_on_ties=false guardian_reveal=after_its_encounter phoenix=played_card house_cards=true"
    )
    assert cardia.CardiaRules().words() == words


def test_every_option_is_written_and_read_back():
    """CAR-9"""
    from taverne.cardia.rules import CHOICES, read_rules

    for deck, scenes in product(cardia.all_decks(), [(), ("bazaar",), ("bazaar", "senate")]):
        rules = cardia.CardiaRules(deck=deck, scenes=scenes)
        assert read_rules(rules.words()) == rules
    for name, choices in CHOICES.items():
        for choice in choices:
            rules = cardia.CardiaRules(**{"guardians": True, name: choice})
            if not rules.complaints():
                assert read_rules(rules.words()) == rules
    with pytest.raises(SetupError):
        read_rules("deck=I luck=true")


def test_before_the_first_deal_there_is_nothing():
    """CAR-1.1 no card, no result, no game"""
    table = before_deal(cardia.CardiaRules(), 1)
    position = write_position(table)
    piles = ("hands", "decks", "discards", "sealed")
    assert {name: position[name] for name in piles} == {key: [[], []] for key in piles}
    nothing = ("row", "laid", "guardians", "known", "winners")
    assert {name: position[name] for name in nothing} == {key: [] for key in nothing}
    numbers = {
        name: position[name] for name in ("shown", "phase", "round", "resolved", "game", "drawn_games")
    }
    assert numbers == dict.fromkeys(numbers, 0)
    places = {name: position[name] for name in ("current", "played_at", "first")}
    assert places == dict.fromkeys(places, -1)
    signs = {name: position[name] for name in ("tied", "decided")}
    assert signs == dict.fromkeys(signs, False)
    pairs = {name: position[name] for name in ("opened", "foresight", "stared")}
    assert pairs == {key: [False, False] for key in pairs}
    assert position["score"] == [0, 0]
    empty = {"modifier": 0, "books": 0, "engines": 0, "claims": 0, "demands": []}
    assert position["waiting"] == [empty, empty]
    assert (table.opening, table.drawing, table.foggy) == (5, 1, False)
