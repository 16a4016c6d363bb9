"""Open-hand practice: what a teacher beside the table would say."""

import random

import pytest

from kit.builds import all_or, in_full, is_looked_at
from kit.catalogues import catalogue
from kit.gwent.golden_games import WAYS
from kit.gwent.random_decks import random_decks
from taverne import gwent
from taverne.bots.thought import SHARES, often
from taverne.gwent.bots.planner import PlannerBot
from taverne.gwent.bots.practice import open_hands, thoughts_on
from taverne.words import knows, languages, say, speaking


def keys(cards):
    return tuple(card.key for card in cards)


@pytest.mark.parametrize("way", all_or(sorted(WAYS), ["duel", "pairs"]))
def test_a_hint_is_a_legal_move_with_a_reason(way):
    """GWT-8.6 in every way to play"""
    for seed in range(in_full(2)):
        game = gwent.deal(*random_decks(seed, WAYS[way]), seed=seed, rules=WAYS[way])
        luck = random.Random(seed)
        while not game.is_over:
            seat = luck.choice(game.asked)
            answer = luck.choice(game.options(seat))
            if is_looked_at(luck):
                given = thoughts_on(game.look(seat), seed)[0]
                assert given.option in game.options(seat)
                assert knows(given.reason)
                answer = luck.choice([given.option, answer])
            game.answer(seat, answer)


def test_all_hands_lie_open():
    """GWT-8.6"""
    game = gwent.deal("monsters", "skellige", "nilfgaard", seed=1, rules=gwent.GwentRules(mode="ffa3"))
    assert open_hands(game) == [keys(hand) for hand in game.table.hands]
    match = gwent.deal_match("monsters", "skellige", seed=1)
    assert open_hands(match) == [keys(hand) for hand in match.table.duel.hands]
    tournament = gwent.deal_tournament(*[["monsters", "skellige", "nilfgaard"]] * 2, seed=1)
    assert open_hands(tournament) == [(), ()]


def test_the_hint_sees_no_more_than_the_person_who_asks():
    """GWT-8.6 it comes from the own view alone"""
    game = gwent.deal("northern_realms", "skellige", seed=3)
    for seat in (0, 1):
        game.answer(seat, "done")
    seat = game.asked[0]
    given, again = (thoughts_on(one.look(seat), 1)[0] for one in (game, gwent.replay(game.record())))
    assert (given.option, given.reason, given.details) == (again.option, again.reason, again.details)
    assert given.reason.startswith("thought-")


def thought_on_passing(player):
    bot = PlannerBot(1)
    bot.choose(player.sees())
    return next(thought for thought in bot.thoughts if thought.option == "pass")


HAND = "ghoul fiend griffin foglet"


@pytest.mark.parametrize("behind", [0, 10])
def test_who_is_told_to_let_a_round_go_is_told_why(gwent, behind):
    """GWT-8.6, GWT-3.4 a gem may be lost, if more cards are left for the rounds to come"""
    game = gwent(red={"hand": HAND}, blue={"hand": "ves", "siege": "siege_tower" if behind else ""})
    told = thought_on_passing(game.red)
    assert told.reason == "thought-leaves-round"
    race = {"cards": 5, "theirs": 2, "more": 3}
    assert told.details == {"points": game.blue.strength - game.red.strength, **race}
    for spoken in languages():
        with speaking(spoken):
            assert {"5", "3"} <= set(say(told.reason, **told.details))


def test_a_lead_is_a_reason_to_pass(gwent):
    """GWT-8.6, GWT-3.1"""
    game = gwent(red={"hand": HAND, "siege": "siege_tower"}, blue={"hand": "ves"})
    told = thought_on_passing(game.red)
    assert (told.reason, told.details["points"]) == ("thought-keeps", game.red.strength)


def test_the_last_gem_is_not_let_go_without_a_warning(gwent):
    """GWT-8.6, GWT-3.5"""
    game = gwent(red={"hand": HAND, "gems": 1}, blue={"hand": "ves", "siege": "siege_tower"})
    assert thought_on_passing(game.red).reason == "thought-last-gem"


def test_a_round_that_others_have_left_is_let_go_with_a_reason_too(gwent):
    """GWT-8.6, GWT-3.6 passing ends it"""
    game = gwent(red={"hand": HAND}, blue={"hand": "ves", "siege": "siege_tower"})
    game.red.plays("foglet")
    game.blue.passes()
    assert thought_on_passing(game.red).reason == "thought-leaves-round"


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.0, "hardly ever"),
        (0.09, "about once in ten"),
        (0.5, "about half the time"),
        (0.65, "about two times in three"),
        (0.97, "nearly always"),
    ],
)
def test_chances_are_said_in_words_that_people_know(share, words):
    assert say("chance-words", often=often(share)) == words


def test_every_share_has_words_in_every_language():
    named = {word for _, word in SHARES}
    for spoken in languages():
        assert catalogue(spoken)["chance-words"].choices["often"] == named
