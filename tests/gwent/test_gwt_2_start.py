"""GWT-2: who starts, the opening hand, the exchange, the gems."""

import pytest

from kit.gwent.scenario import named
from taverne.gwent.decks.deck import Deck
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.notation import write
from taverne.gwent.position import write_position
from taverne.gwent.rulebook import deal
from taverne.gwent.rules import GwentRules
from taverne.gwent.setup import before_coin, new_table
from taverne.gwent.view import view
from taverne.kernel.errors import IllegalMove, SetupError

QUIET = {
    "monsters": "mo_leader_eredin_red_riders",
    "nilfgaard": "ni_leader_emhyr_his_imperial_majesty",
    "scoiatael": "st_leader_francesca_beautiful",
    "skellige": "sk_leader_eist",
}
BIG = "ves fiend forktail griffin botchling toad albrich sweers vreemde cynthia rainfarn morteisen"


def deck(faction="monsters", leader="", names=BIG):
    return Deck(faction, leader or QUIET[faction], [named(name, faction) for name in names.split()])


def table(red=None, blue=None, seed=1):
    return new_table(GwentRules(), [red or deck(), blue or deck()], seed)


def words(game, seat):
    task = game.question(seat)
    return [write(task.shape(), option) for option in task.options(game)]


def test_a_coin_decides_who_starts():
    """GWT-2.1"""
    starters = {table(seed=seed).starter for seed in range(40)}
    assert starters == {0, 1}


def test_scoiatael_decides_before_the_opening_draw():
    """GWT-2.1, GWT-7.1"""
    game = table(blue=deck("scoiatael"))
    assert game.asked() == [1]
    assert words(game, 1) == ["seat-0", "seat-1"]
    assert not game.hands[0]
    assert not game.hands[1]
    game.answer(1, 0)
    assert game.starter == 0
    assert len(game.hands[1]) == 10


def test_of_two_scoiatael_a_random_one_decides():
    """GWT-2.1"""
    asked = {tuple(table(deck("scoiatael"), deck("scoiatael"), seed).asked()) for seed in range(40)}
    assert asked == {(0,), (1,)}


def test_everybody_draws_ten_and_may_exchange_two():
    """GWT-2.2"""
    game = table()
    assert [len(hand) for hand in game.hands] == [10, 10]
    assert game.asked() == [0, 1]
    assert view(game, 0).seats[0].exchanges == 2
    game.answer(0, game.hands[0][0].id)
    assert view(game, 0).seats[0].exchanges == 1
    game.answer(0, game.hands[0][0].id)
    assert game.asked() == [1], "after two exchanges there is nothing more to decide"
    assert [len(hand) for hand in game.hands] == [10, 10]
    assert len(game.decks[0]) == 2


def test_two_exchanges_are_the_limit_however_large_the_deck():
    """GWT-2.2"""
    game = table(deck(names=BIG + " ghoul nekker foglet"))
    for _ in range(2):
        game.answer(0, game.hands[0][0].id)
    assert game.asked() == [1]
    assert len(game.decks[0]) == 5


def test_a_card_set_aside_does_not_come_back_at_once():
    """GWT-2.2 it is shuffled back only after the exchange"""
    for seed in range(30):
        game = table(deck(names=BIG), seed=seed)
        away = game.hands[0][0]
        game.answer(0, away.id)
        assert away not in game.hands[0]
        assert away not in game.decks[0]
        assert game.asides[0] == [away]
        game.answer(0, -1)
        assert away in game.decks[0]
        assert not game.asides[0]


def test_nobody_needs_to_exchange():
    """GWT-2.2"""
    game = table()
    hands = [hand[:] for hand in game.hands]
    game.answer(1, -1)
    game.answer(0, -1)
    assert game.hands == hands
    assert game.round == 1
    assert game.asked() == [game.starter]


def test_who_has_finished_exchanging_is_not_asked_again():
    """GWT-2.2"""
    game = table()
    game.answer(0, -1)
    with pytest.raises(IllegalMove) as refused:
        game.answer(0, -1)
    assert refused.value.key == "move-not-your-decision"


def test_the_exchange_is_secret_and_simultaneous():
    """GWT-9.18 the other sees neither what nor how much is exchanged"""
    game = table()
    before = view(game, 1)
    game.answer(0, game.hands[0][0].id)
    assert view(game, 1) == before


def test_what_one_exchanges_does_not_change_what_the_other_draws():
    """GWT-9.18 whoever answers first"""
    one, two = table(seed=5), table(seed=5)
    red, blue = one.hands[0][3].id, one.hands[1][4].id
    one.answer(0, red)
    one.answer(1, blue)
    two.answer(1, blue)
    two.answer(0, red)
    assert [view(one, seat) for seat in (0, 1)] == [view(two, seat) for seat in (0, 1)]
    assert one.seat == two.seat == 0


def test_with_an_empty_deck_there_is_no_exchange():
    """GWT-9.18"""
    ten = deck(names=" ".join(BIG.split()[:10]))
    game = table(ten, ten)
    assert game.round == 1
    assert [len(hand) for hand in game.hands] == [10, 10]


def test_one_card_in_the_deck_allows_one_exchange():
    """GWT-9.18"""
    eleven = deck(names=" ".join(BIG.split()[:11]))
    game = table(eleven, eleven)
    game.answer(0, game.hands[0][0].id)
    assert game.asked() == [1]
    assert len(game.decks[0]) == 1


def test_each_player_has_two_gems():
    """GWT-2.3"""
    assert table().score == [2, 2]


def test_daisy_draws_eleven():
    """GWT-7.2 Daisy of the Valley: eleven cards instead of ten, before the exchange"""
    game = table(deck("scoiatael", "st_leader_francesca_daisy"))
    game.answer(0, 0)
    assert [len(hand) for hand in game.hands] == [11, 10]
    assert words(game, 0)[0] == "done"


def test_white_flame_reaches_daisy_before_the_opening_draw():
    """GWT-7.2 switched off, passive or active"""
    game = table(
        deck("scoiatael", "st_leader_francesca_daisy"), deck("nilfgaard", "ni_leader_emhyr_white_flame")
    )
    game.answer(0, 0)
    assert [len(hand) for hand in game.hands] == [10, 10]


def test_before_the_coin_nothing_has_happened():
    """GWT-2.1, GWT-2.3 no turn, no round, nobody passed, two gems each"""
    decks = list(starter_decks().values())[:2]
    table = before_coin(GwentRules(), decks, 1)
    position = write_position(table)
    assert (position["turn"], position["starter"], position["round"], position["quiet"]) == (-1, -1, 0, 0)
    assert (position["score"], position["beaten"], position["winners"]) == ([2, 2], [0, 0], [])
    assert (position["passed"], position["sealed"]) == ([False, False], False)
    assert (table.planning, table.blind_medics) == (False, False)
    for zone in ("hands", "asides", "skies", "buried", "discards"):
        assert position[zone] == [[], []]
    for row in table.rows:
        assert (row.foul, row.gentle, row.treason, row.rousing, row.hopeful) == (False,) * 5
        assert (row.morale, row.horns, row.shrooms, row.total()) == (0, 0, 0, 0)


def test_an_illegal_deck_does_not_start():
    """GWT-1.1, GWT-8.1 the law that was agreed on is asked before the coin"""
    few = Deck("monsters", QUIET["monsters"], [named("ghoul", "monsters")])
    for law in ("standard", "advanced"):
        with pytest.raises(SetupError) as refused:
            deal(few, starter_decks()["skellige"], seed=1, rules=GwentRules(law=law))
        assert [one.key for one in refused.value.complaints] == ["setup-illegal-deck"]
