"""GWT-8.2: three decks each, the first to win two games; and a best-of-n with one deck each."""

import dataclasses
import random

import pytest

from taverne import gwent
from taverne.gwent.matches.rulebook import MATCH_RULEBOOK
from taverne.gwent.matches.table import MOST_REPLAYS, luck_of_duel
from taverne.gwent.position import write_position
from taverne.kernel.errors import IllegalMove, SetupError
from taverne.kernel.game import Game
from taverne.kernel.rng import seeded

RED = ["monsters", "nilfgaard", "northern_realms"]
BLUE = ["scoiatael", "skellige", "monsters"]


def tournament(seed=1):
    return gwent.deal_tournament(RED, BLUE, seed=seed)


def pick(match, *decks):
    """Both pick in their order; these decks by seat."""
    while match.asked and match.question(match.asked[0]).shape == "deck":
        seat = match.asked[0]
        match.answer(seat, f"deck-{decks[seat]}")
    return match


def end_duel(match, winners):
    """Let the duel that is being played end so, whatever lies on the table."""
    duel = match.table.duel
    duel.agenda.clear()
    duel.winners = winners
    match.table.agenda.clear()
    from taverne.gwent.matches.table import FOLLOW

    match.table.push(FOLLOW)
    match.table.advance()


def play(match, luck):
    while not match.is_over:
        seat = luck.choice(match.asked)
        match.answer(seat, luck.choice(match.options(seat)))
    return match


def test_a_coin_decides_who_picks_first():
    """GWT-8.2"""
    assert {tournament(seed).asked[0] for seed in range(30)} == {0, 1}


def test_both_pick_one_after_the_other_and_the_second_knows_the_first_pick():
    """GWT-8.2"""
    match = tournament()
    first = match.asked[0]
    assert match.options(first) == ("deck-0", "deck-1", "deck-2")
    match.answer(first, "deck-2")
    second = match.asked[0]
    assert second != first
    assert match.look(second).picks[first] == 2
    match.answer(second, "deck-0")
    assert match.look(0).duel is not None
    assert match.look(0).number == 1


def test_the_winner_picks_first_and_must_change_the_loser_may_keep():
    """GWT-8.2, GWT-9.20 a deck that has won is out, one that lost may be used again"""
    match = pick(tournament(), 0, 0)
    end_duel(match, [1])
    assert match.table.wins == [0, 1]
    assert match.asked == [1]
    assert match.options(1) == ("deck-1", "deck-2")
    match.answer(1, "deck-1")
    assert match.asked == [0]
    assert match.options(0) == ("deck-0", "deck-1", "deck-2")


def test_the_first_to_win_two_games_wins():
    """GWT-8.2"""
    match = pick(tournament(), 0, 0)
    end_duel(match, [1])
    pick(match, 0, 1)
    end_duel(match, [0])
    assert match.table.wins == [1, 1]
    assert match.asked == [0]
    pick(match, 2, 2)
    end_duel(match, [1])
    assert match.is_over
    assert match.table.winners == [1]
    assert [match.table.payoff(seat) for seat in (0, 1)] == [0.0, 1.0]


def test_a_drawn_game_is_played_again_with_the_same_decks():
    """GWT-8.2, GWT-9.20 ten times at most, then the tournament is drawn; each with a new coin"""
    match = pick(tournament(), 1, 2)
    states = set()
    for _ in range(MOST_REPLAYS):
        states.add(int(match.table.duel.rng.state))
        end_duel(match, [])
        assert match.table.picks == [1, 2]
        assert not match.is_over
    assert len(states) == MOST_REPLAYS
    end_duel(match, [])
    assert match.is_over
    assert match.table.winners == []
    assert match.table.payoff(0) == 0.5


def test_a_won_game_ends_the_count_of_draws():
    """GWT-8.2 ten in a row are too many, not ten in all"""
    match = pick(tournament(), 1, 2)
    end_duel(match, [])
    assert match.table.draws == 1
    end_duel(match, [0])
    assert match.table.draws == 0


def test_with_one_deck_each_it_is_picked_again_and_again():
    """GWT-8.2, GWT-9.20 a best-of-n goes on with the deck that has won, and everybody is told so"""
    match = gwent.deal_match("monsters", "skellige", seed=1)
    end_duel(match, [0])
    picks = sorted((event.seat, event.place) for event in match.events if event.kind == "pick")
    assert picks == [(0, 0), (0, 0), (1, 0), (1, 0)]
    assert match.table.number == 2


def test_the_same_hero_may_not_stand_in_two_decks():
    """GWT-8.2, GWT-9.20 a neutral hero is the same in every colour; all complaints at once"""
    starters = gwent.starter_decks()
    geralt = [
        gwent.Deck(deck.faction, deck.leader, [*deck.cards, gwent.card(f"ne_geralt_of_rivia.{code}")])
        for deck, code in ((starters["monsters"], "mo"), (starters["skellige"], "sk"))
    ]
    with pytest.raises(SetupError) as refused:
        gwent.deal_tournament([*geralt, "monsters"], ["monsters", "skellige"], seed=1)
    keys = {reason.key for found in refused.value.complaints for reason in found.complaints}
    assert {"line-up-same-hero", "line-up-same-faction", "line-up-size"} <= keys


def test_a_tournament_needs_three_decks():
    """GWT-8.2"""
    with pytest.raises(SetupError):
        gwent.deal_tournament(["monsters"], ["skellige"], seed=1)


def test_a_match_goes_on_until_somebody_has_the_wins():
    """GWT-10 wins: with one deck each nothing is picked"""
    match = gwent.deal_match("monsters", "skellige", seed=3, rules=gwent.GwentRules(wins=3))
    assert match.question(match.asked[0]).shape != "deck"
    play(match, random.Random(3))
    assert max(match.table.wins) == 3
    assert len(match.table.winners) == 1


def test_one_game_is_not_a_match_and_a_match_not_a_free_for_all():
    """GWT-10"""
    with pytest.raises(SetupError) as refused:
        gwent.deal("monsters", "skellige", seed=3, rules=gwent.GwentRules(wins=2))
    assert [complaint.key for complaint in refused.value.complaints] == ["setup-is-a-match"]
    with pytest.raises(SetupError):
        gwent.deal_match("monsters", "skellige", seed=3, rules=gwent.GwentRules(mode="ffa3"))


@pytest.mark.parametrize("seed", range(6))
def test_a_match_has_one_record_that_replays_as_a_whole(seed):
    """GWT-8.2 every game of it, every pick"""
    match = play(tournament(seed), random.Random(seed))
    again = gwent.replay_match(match.record().text())
    assert again.events == match.events
    assert again.table.wins == match.table.wins
    half = gwent.replay_match(match.record(), at=len(match.answers) // 2)
    play(half, random.Random(1))
    assert half.is_over


def test_a_match_can_be_copied_in_mid_game():
    """The copy goes its own way."""
    match = pick(tournament(), 0, 0)
    twin, before = match.table.clone(), match.look(0)
    luck = random.Random(1)
    while not twin.is_over():
        twin.play(luck.choice(twin.options))
    assert match.look(0) == before


def test_fresh_chance_reaches_the_duel_that_is_played():
    """GWT-8.2 and where no duel is played, only the match"""
    match = tournament()
    match.table.clone().freshen(seeded(1))
    pick(match, 0, 0)
    luck = set()
    for seed in range(5):
        twin = match.table.clone()
        twin.freshen(seeded(seed))
        luck.add(write_position(twin.duel)["luck"])
    assert len(luck) == 5


def test_a_seat_sees_of_the_match_what_it_sees_of_the_duel():
    """GWT-9.16 deck lists stay secret"""
    match = pick(tournament(), 0, 0)
    seen = match.look(0)
    assert seen.duel.seats[0].hand.cards is not None
    assert seen.duel.seats[1].hand.cards is None
    assert [deck.faction for deck in seen.line_ups[1]] == BLUE
    assert match.look(-1).duel.seats[0].hand.cards is None
    with pytest.raises(IllegalMove):
        match.answer(0, "deck-0")


def test_a_duel_of_a_match_is_one_of_very_many():
    """Nobody can try every deal of a duel and see which one brings the hand they hold; old records could."""
    new, many, few = (match_of(ruleset) for ruleset in MATCH_RULEBOOK.rulesets[::-1])
    assert luck_of_duel(new.table.clone()) > 2**40
    assert luck_of_duel(many.table.clone()) > 2**40
    assert luck_of_duel(few.table.clone()) < 2**31
    assert new.table.clone().ruleset == new.record().ruleset == 3


def test_a_match_is_played_by_the_rulings_of_its_ruleset():
    """GWT-9.8 the duels of an old record, too"""
    editions = {ruleset: match_of(ruleset).table.duel.rules.edition for ruleset in MATCH_RULEBOOK.rulesets}
    assert editions == {1: 1, 2: 1, 3: 2}


def match_of(ruleset):
    record = gwent.deal_match("monsters", "skellige", seed=3).record()
    return Game(MATCH_RULEBOOK, dataclasses.replace(record, ruleset=ruleset))
