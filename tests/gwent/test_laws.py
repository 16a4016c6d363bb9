"""Laws that hold at every state of every game, on random games with random legal decks."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.builds import GAMES, examples, in_full
from kit.gwent.random_decks import LEADERS_OF, PAIRINGS, random_deck, random_pair
from kit.gwent.walks import deal, deal_secrets_anew, walk
from kit.laws import assert_clone_is_equal_and_independent, steps
from taverne.gwent.decks.laws import complaints
from taverne.gwent.modes import MODES
from taverne.gwent.notation import read, write
from taverne.gwent.position import read_position, write_position
from taverne.gwent.row import explain
from taverne.gwent.rules import GwentRules
from taverne.gwent.sampling import guess
from taverne.gwent.setup import new_table
from taverne.gwent.view import SPECTATOR, view
from taverne.kernel.errors import IllegalMove, TaverneError
from taverne.kernel.rng import seeded

CHUNKS = 40
MODE_NAMES = sorted(MODES)
# GWT-8.5 solo play has its own variants and knows no advanced law.
FITTING = {True: {"law": "standard"}, False: {"built_deck": False, "enemy_leaders": False}}
rulings = st.builds(
    GwentRules,
    mode=st.sampled_from(MODE_NAMES),
    law=st.sampled_from(["standard", "advanced"]),
    after_draw=st.sampled_from(["last_passer", "same_starter", "random"]),
    weather_on_zero=st.sampled_from(["stays_0", "becomes_1"]),
    relentless=st.sampled_from(["own_deck", "opponent_discard"]),
    summon_on_decoy=st.booleans(),
    built_deck=st.booleans(),
    enemy_leaders=st.booleans(),
    open_lists=st.booleans(),
).map(lambda rules: replace(rules, **FITTING[rules.mode == "solo"]))
seeds = st.integers(0, 2**40)


def seats(table):
    return range(table.seating.seats)


def all_cards(table):
    """Every card there is, also those that pending work carries."""
    zones = [
        *table.hands, *table.decks, *table.asides, *table.skies, *table.discards, *table.reserves,
        *table.buried, table.gone,
        *(row.cards for row in table.rows), *(task.carried() for task in table.agenda),
    ]  # fmt: skip
    beside = [card for row in table.rows for card in (row.horn, row.mardroeme) if card and card.id >= 0]
    return Counter(card.key for zone in [*zones, beside] for card in zone)


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_duels_end_keep_their_cards_and_offer_distinct_options(chunk):
    """In all 25 pairings with all leaders; a duel is over within three rounds."""
    for seed in range(chunk, in_full(GAMES), CHUNKS):
        assert 1 <= a_whole_game(GwentRules(), seed).round <= 3


@pytest.mark.soak
@pytest.mark.parametrize("mode", [mode for mode in MODE_NAMES if mode != "duel"])
def test_games_of_every_mode_end_keep_their_cards_and_offer_distinct_options(mode):
    for seed in range(in_full(GAMES // 20)):
        variants = {"built_deck": seed % 2 == 1, "enemy_leaders": seed % 4 > 1} if mode == "solo" else {}
        a_whole_game(GwentRules(mode=mode, **variants), seed)


def a_whole_game(rules, seed):
    """Play at random, checking at every state that no card is lost and no option doubled."""
    table = deal(rules, seed)
    before = all_cards(table)
    for number, _ in enumerate(steps(table, random.Random(seed))):
        for task in table.open_tasks():
            options = task.options(table)
            assert len(set(options)) == len(options)
        if number % 5 == 0:
            assert all_cards(table) == before
    assert table.is_over()
    assert all_cards(table) == before
    return table


def test_the_random_games_reach_every_pairing_and_every_leader():
    pairs = [random_pair(seed) for seed in range(1000)]
    assert {(one.faction, two.faction) for one, two in pairs} == set(PAIRINGS)
    leaders = {leader for leaders in LEADERS_OF.values() for leader in leaders}
    assert {deck.leader for pair in pairs for deck in pair} == leaders
    assert all(complaints(deck, "standard") == [] for pair in pairs for deck in pair)
    advanced = [deck for seed in range(200) for deck in random_pair(seed, "advanced")]
    assert all(complaints(deck, "advanced") == [] for deck in advanced)


@examples(60)
@given(rulings, seeds)
def test_every_option_works_and_nothing_else_does(rules, seed):
    table = deal(rules, seed)
    for _ in steps(table, random.Random(seed)):
        seat = table.asked()[0]
        options = table.question(seat).options(table)
        for option in options:
            table.clone().answer(seat, option)
        for wrong in (max(options) + 1, 100_000, -3):
            with pytest.raises(IllegalMove):
                table.answer(seat, wrong)


@examples(60)
@given(rulings, seeds)
def test_totals_and_explanations_agree_with_a_recount(rules, seed):
    table = deal(rules, seed)
    for _ in steps(table, random.Random(seed)):
        for row in table.rows:
            places = range(len(row.cards))
            assert row.total() == sum(explain(row, place)[-1][1] for place in places)
            assert row.morale == sum(card.morale for card in row.cards)
            assert row.horns == sum(card.horns for card in row.cards)
            assert row.shrooms == sum(card.shrooms for card in row.cards)


@examples(80)
@given(rulings, seeds, st.integers(0, 60))
def test_a_clone_is_equal_and_independent(rules, seed, most):
    table = walk(rules, seed, most)
    assert_clone_is_equal_and_independent(table, write_position)


@examples(80)
@given(rulings, seeds, st.integers(0, 60))
def test_a_position_can_be_saved_in_the_middle_of_an_effect(rules, seed, most):
    table = walk(rules, seed, most)
    twin = read_position(write_position(table))
    assert write_position(twin) == write_position(table)
    assert [view(twin, seat) for seat in seats(table)] == [view(table, seat) for seat in seats(table)]
    list(steps(twin, random.Random(2)))
    list(steps(table, random.Random(2)))
    assert write_position(table) == write_position(twin)


@examples(60)
@given(rulings, seeds)
def test_words_are_distinct_and_read_back(rules, seed):
    table = deal(rules, seed)
    for _ in steps(table, random.Random(seed)):
        for task in table.open_tasks():
            options = task.options(table)
            words = [write(task.shape(), option) for option in options]
            assert len(set(words)) == len(words)
            assert [read(task.shape(), word) for word in words] == options


@examples(60)
@given(rulings, seeds)
def test_answers_given_at_the_same_time_commute(rules, seed):
    one = deal(rules, seed)
    if one.question(one.asked()[0]).shape() == "seat":
        one.answer(one.asked()[0], 0)
    two, luck = one.clone(), random.Random(seed)
    while one.round == 0:
        choices = [(seat, luck.choice(one.question(seat).options(one))) for seat in one.asked()]
        for seat, option in choices:
            one.answer(seat, option)
        for seat, option in reversed(choices):
            two.answer(seat, option)
        assert write_position(one) == write_position(two)
        assert (one.seat, one.options) == (two.seat, two.options)


@examples(120)
@given(rulings, seeds, st.integers(0, 60), seeds)
def test_what_a_seat_cannot_know_does_not_show(rules, seed, most, luck):
    """Hands, decks and what is set aside are dealt anew by rules written here, from the rulebook."""
    table = walk(rules, seed, most)
    for viewer in (SPECTATOR, *seats(table)):
        twin = table.clone()
        for seat in seats(table):
            if seat != viewer:
                deal_secrets_anew(twin, viewer, seat, random.Random(luck))
        assert view(twin, viewer) == view(table, viewer)


@examples(120)
@given(rulings, seeds, st.integers(0, 60), seeds)
def test_a_sampled_table_looks_the_same_and_can_be_played(rules, seed, most, luck):
    """Made from the view alone; the cards nobody has seen make a legal deck with those seen."""
    table = walk(rules, seed, most)
    factions = [deck.faction for deck in table.lists]
    for seat in table.asked():
        seen = view(table, seat)
        twin = guess(seen, luck % 2**30 + 1).deal(seeded(luck))
        assert in_any_order(view(twin, seat)) == in_any_order(seen)
        for other, deck in enumerate(twin.lists):
            if factions.count(deck.faction) == 1:
                assert twin.mode.complaints(other, deck, rules) == []
        list(steps(twin, random.Random(luck)))
        assert twin.is_over()


def in_any_order(seen):
    """A sample has the question of its seat in front, also where others are asked at the same time."""
    return replace(seen, pending=tuple(sorted(seen.pending)))


@examples(60)
@given(rulings, seeds, st.integers(0, 60))
def test_a_sample_conserves_the_sizes_of_all_zones(rules, seed, most):
    table = walk(rules, seed, most)
    for seat in table.asked():
        twin = guess(view(table, seat), 7).deal(seeded(seed))
        assert all_cards(twin).total() == all_cards(table).total()
        assert [len(hand) for hand in twin.hands] == [len(hand) for hand in table.hands]


def test_a_sampled_hand_is_really_dealt_anew_and_keeps_what_is_known():
    """The seat knows one card of the rival's hand; the others differ from sample to sample."""
    table = walk(GwentRules(), 3, 9)
    seat = table.asked()[0]
    foe = table.seating.foes[seat][0]
    known = table.hands[foe][0]
    table.take_openly(foe, known)
    belief = guess(view(table, seat), 5)
    hands = [belief.deal(seeded(luck)).hands[foe] for luck in range(40)]
    assert all(known in hand for hand in hands)
    assert len({tuple(card.key for card in hand) for hand in hands}) > 30


def test_only_who_is_asked_can_sample():
    table = walk(GwentRules(), 3, 9)
    for seat in (SPECTATOR, table.seating.foes[table.asked()[0]][0]):
        with pytest.raises(TaverneError):
            guess(view(table, seat), 1)


def test_a_secret_list_is_not_used_but_an_open_one_is():
    """The rival's real cards are found in a sample only where lists are open."""
    luck = random.Random(1)
    decks = [random_deck(luck, "monsters"), random_deck(luck, "skellige")]
    for open_lists in (False, True):
        table = new_table(GwentRules(open_lists=open_lists), decks, 4)
        twins = [guess(view(table, 0), 5).deal(seeded(luck)) for luck in range(20)]
        real = Counter(card.key for card in decks[1].cards)
        same = [Counter(card.key for card in twin.lists[1].cards) == real for twin in twins]
        assert all(same) if open_lists else not any(same)
