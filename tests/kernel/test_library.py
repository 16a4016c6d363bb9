"""The library for those who build on it: mistakes are answered in plain words, views say what they know."""

import pytest

from taverne import cardia, gwent
from taverne.bots import make_bot
from taverne.kernel.errors import SetupError, TaverneError

RULES = gwent.GwentRules
TREACHEROUS = "mo_leader_eredin_treacherous"
RIDERS = "mo_leader_eredin_red_riders"


def duel():
    return gwent.deal("monsters", "skellige", seed=7)


MISTAKES = {
    "an unknown faction": lambda: gwent.make_deck("monster", RIDERS, {"ne_decoy": 1}),
    "an unknown card": lambda: gwent.make_deck("monsters", RIDERS, {"mo_dragon": 1}),
    "no number of copies": lambda: gwent.make_deck("monsters", RIDERS, {"mo_ghoul": -1}),
    "an unknown leader": lambda: gwent.make_deck("monsters", "emreis", {"mo_ghoul": 1}),
    "no leader": lambda: gwent.make_deck("monsters", "", {"mo_ghoul": 1}),
    "a list of cards": lambda: gwent.make_deck("monsters", RIDERS, ["ghoul"]),
    "a seat in words looks": lambda: duel().look("0"),
    "a seat in words listens": lambda: duel().heard("0"),
    "a seat in words is asked": lambda: duel().options("0"),
    "no seat answers": lambda: duel().answer(None, "pass"),
    "an unknown seat answers": lambda: duel().answer(7, "pass"),
    "an unknown seat is asked": lambda: duel().options(2),
    "an unknown seat looks": lambda: duel().look(2),
    "an unknown seat listens": lambda: duel().heard(2),
    "somebody before the spectator": lambda: duel().heard(-2),
    "an unknown mode": lambda: gwent.deal("monsters", "skellige", seed=7, rules=RULES(mode="duell")),
    "an unknown mode at a bare table": lambda: gwent.setup.new_table(RULES(mode="duell"), [], 7),
    "too few decks at a bare table": lambda: gwent.setup.new_table(RULES(), [], 7),
    "a mode for more": lambda: gwent.deal("monsters", "skellige", seed=7, rules=RULES(mode="ffa3")),
    "an unknown faction in solo play": lambda: gwent.deal_solo("monster", "skellige", RIDERS, 7),
    "an unknown opponent in solo play": lambda: gwent.deal_solo("monsters", "skelige", RIDERS, 7),
    "an unknown leader in solo play": lambda: gwent.deal_solo("monsters", "skellige", "eredin", 7),
    "no seed": lambda: gwent.deal("monsters", "skellige", seed=None),
    "a seed in words": lambda: cardia.deal(seed="7"),
    "a short key": lambda: gwent.deal_match("monsters", "skellige", seed=b"key"),
    "an unknown bot": lambda: make_bot("gready", 1),
    "an unknown game": lambda: make_bot("greedy", 1, "chess"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_answered_in_plain_words(mistake):
    with pytest.raises(TaverneError) as refused:
        MISTAKES[mistake]()
    assert refused.value.key not in str(refused.value)
    assert "{" not in str(refused.value)


def test_a_deck_that_cannot_be_made_hears_every_reason():
    with pytest.raises(SetupError) as refused:
        gwent.make_deck("monster", "emreis", {"mo_dragon": 1, "mo_ghoul": "2"})
    assert [one.key for one in refused.value.complaints] == [
        "deck-faction-unknown", "deck-leader-unknown", "card-unknown", "deck-copies",
    ]  # fmt: skip


def test_a_leader_of_another_faction_is_for_the_laws_to_refuse():
    """GWT-1.1 such a deck can be made, and its complaints be read."""
    deck = gwent.make_deck("monsters", "sk_leader_eist", {"mo_ghoul": 1})
    assert "deck-leader-foreign" in [one.key for one in gwent.complaints(deck, "standard")]


class TestWhatAViewSays:
    def test_the_exchanges_that_are_left(self):
        """GWT-2.2 two of them; GWT-9.18 how far the other has gone is secret."""
        game = duel()
        assert [seat.exchanges for seat in game.look(0).seats] == [2, None]
        game.answer(0, game.options(0)[1])
        assert [seat.exchanges for seat in game.look(0).seats] == [1, None]
        assert [seat.exchanges for seat in game.look(1).seats] == [None, 2]
        game.answer(0, "done")
        assert [seat.exchanges for seat in game.look(1).seats] == [0, 2]
        game.answer(1, "done")
        assert [seat.exchanges for seat in game.look(-1).seats] == [0, 0]

    def test_how_the_last_round_ended(self):
        """GWT-3.4 who has the higher total wins the round."""
        game = duel()
        game.answer(0, "done"), game.answer(1, "done")
        assert game.look(0).last_round is None
        first = game.asked[0]
        game.answer(first, "pass")
        winner = game.asked[0]
        unit = next(word for word in game.options(winner) if word not in ("pass", "leader"))
        game.answer(winner, unit)
        while game.look(0).round == 1:
            game.answer(winner, game.options(winner)[-1])
        seen = game.look(0).last_round
        assert (seen.number, seen.winners) == (1, (winner,))

    def test_a_drawn_round_has_no_winner(self):
        """GWT-3.4"""
        game = duel()
        game.answer(0, "done"), game.answer(1, "done")
        for _ in range(2):
            game.answer(game.asked[0], "pass")
        assert (game.look(0).last_round.number, game.look(0).last_round.winners) == (1, ())
        for _ in range(2):
            game.answer(game.asked[0], "pass")
        assert game.is_over
        assert game.look(0).last_round.number == 2

    def test_whether_a_leader_is_passive_ready_or_used(self):
        """GWT-7.2 passive leaders are never used."""
        mine = gwent.starter_decks()["monsters"]
        passive, active = (gwent.Deck("monsters", key, mine.cards) for key in (TREACHEROUS, RIDERS))
        game = gwent.deal(passive, active, seed=1)
        game.answer(0, "done"), game.answer(1, "done")
        if game.asked == [0]:
            game.answer(0, "pass")
        assert [seat.leader_state for seat in game.look(0).seats] == ["passive", "ready"]
        game.answer(1, "leader")
        assert [seat.leader_state for seat in game.look(0).seats] == ["passive", "used"]

    def test_whether_it_is_off(self):
        """GWT-7.2 the White Flame"""
        flame = gwent.starter_decks()["nilfgaard"]
        flame = gwent.Deck("nilfgaard", "ni_leader_emhyr_white_flame", flame.cards)
        assert [seat.leader_state for seat in gwent.deal(flame, "monsters", seed=1).look(0).seats] == [
            "passive", "silenced",
        ]  # fmt: skip

    def test_nothing_of_a_leader_that_is_not_there(self):
        """GWT-8.5 the opponent's leaders lie in a pile."""
        game = gwent.deal_solo("monsters", "skellige", RIDERS, 1)
        assert [seat.leader_state for seat in game.look(0).seats] == ["ready", ""]
