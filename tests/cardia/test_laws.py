"""Laws that hold at every state of every game, over all decks, scenes, guardians and options."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.builds import GAMES, examples, in_full
from kit.cardia.random_rules import DECKS, SCENES, random_rules
from kit.cardia.traces import trace
from kit.cardia.walks import deal_secrets_anew, walk
from kit.laws import assert_clone_is_equal_and_independent, steps
from kit.places import ROOT, TESTS
from taverne import cardia
from taverne.cardia.box import GUARDIANS
from taverne.cardia.cards import NO_CARD
from taverne.cardia.catalogue import CHARACTERS
from taverne.cardia.commit import Commit
from taverne.cardia.judging import explain, signets
from taverne.cardia.notation import read, write
from taverne.cardia.position import read_position, write_position
from taverne.cardia.sampling import guess
from taverne.cardia.seats import UNJUDGED
from taverne.cardia.setup import new_table
from taverne.cardia.view import SPECTATOR, view
from taverne.kernel.errors import IllegalMove
from taverne.kernel.events import as_seen
from taverne.kernel.rng import seeded

CHUNKS = 40
TRACES = in_full(300)
seeds = st.integers(0, 2**30)
depths = st.integers(0, 70)


def hidden(table, seat):
    """The cards of a seat in hand or face down on the table."""
    return [
        *table.hands[seat],
        *table.sealed[seat],
        *(pair[seat].character for pair in table.laid),
    ]


def all_cards(table, seat):
    """A place that the Puppeteer left empty (CAR-5.2) holds none."""
    in_row = [encounter.cards[seat].character for encounter in table.row]
    in_row = [card for card in in_row if card is not NO_CARD]
    return Counter(
        card.key for card in [*hidden(table, seat), *table.decks[seat], *table.discards[seat], *in_row]
    )


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_end_keep_their_cards_and_offer_distinct_options(chunk):
    """Every seat has its sixteen cards at every state; guardians keep their places; options are distinct."""
    for seed in range(chunk, in_full(GAMES), CHUNKS):
        table = new_table(random_rules(seed), seed)
        sixteen = Counter(card.key for card in table.cast)
        for _ in steps(table, random.Random(seed)):
            assert all_cards(table, 0) == sixteen == all_cards(table, 1)
            for task in table.open_tasks():
                options = task.options(table)
                assert len(set(options)) == len(options) > 0
        assert table.is_over()
        assert all_cards(table, 0) == sixteen == all_cards(table, 1)
        assert table.winners or table.drawn_games == 11
        assert len({guardian.key for guardian in table.guardians}) == (6 if table.rules.guardians else 0)


def test_the_random_games_reach_everything():
    """All deck mixes, scenes, guardians and abilities do happen in the random games."""
    rules = [random_rules(seed) for seed in range(600)]
    assert {one.deck for one in rules} == set(DECKS)
    assert {(one.scenes, one.guardians) for one in rules if len(one.scenes) == 1} == {
        ((scene,), guardians) for scene in SCENES for guardians in (False, True)
    }
    events = []
    for seed in range(600):
        table = new_table(random_rules(seed), seed)
        table.sink = events.append
        list(steps(table, random.Random(seed)))
    happened = {(event.kind, event.card) for event in events}
    assert {card for kind, card in happened if kind == "ability"} == {card.key for card in CHARACTERS}
    assert {card for kind, card in happened if kind == "guardian"} == {one.key for one in GUARDIANS}


@examples(80)
@given(seeds)
def test_every_option_works_and_nothing_else_does(seed):
    table = new_table(random_rules(seed), seed)
    for _ in steps(table, random.Random(seed)):
        seat = table.asked()[0]
        options = table.question(seat).options(table)
        before = write_position(table)
        for option in options:
            table.clone().answer(seat, option)
        for wrong in (max(options) + 40, 100_000, -3):
            with pytest.raises(IllegalMove):
                table.answer(seat, wrong)
        assert write_position(table) == before


def by_hand(table, place):
    """CAR-3.5 written down again from the rules: who wins this encounter."""
    here = table.row[place].cards
    after = table.row[place + 1].cards if place + 1 < len(table.row) else []

    def live(card, key):
        return card.character.key == key and card.ongoing > 0

    counselled = {seat for seat, card in enumerate(after) if live(card, "counselor")}
    if len(counselled) == 1:
        return counselled
    influence = [card.character.influence + card.modifier for card in here]
    mediated = any(live(card, "mediator") for card in here)
    if influence[0] != influence[1] and not mediated:
        return {influence.index(max(influence))}
    judges = {seat for encounter in table.row for seat in range(2) if live(encounter.cards[seat], "judge")}
    return set() if len(judges) == 2 and table.rules.two_judges == "tie" else judges


def signets_by_hand(table, seat):
    """CAR-3.6 written down again from the rules."""
    count = 0
    for place, encounter in enumerate(table.row):
        if seat in by_hand(table, place):
            own = encounter.cards[seat]
            after = table.row[place + 1].cards if place + 1 < len(table.row) else []
            count += 1 + own.claims + (own.ongoing if own.character.key == "aristocrat" else 0)
            count += sum(card.ongoing for card in after if card.character.key == "treasurer")
    return count


@examples(100)
@given(seeds)
def test_results_and_signets_agree_with_a_recount(seed):
    """CAR-3.1 whenever a card is asked for, all results are those of the row; explanations agree."""
    table = new_table(random_rules(seed), seed)
    for _ in steps(table, random.Random(seed)):
        if not isinstance(table.open_tasks()[0], Commit):
            continue
        for place, encounter in enumerate(table.row):
            winners = by_hand(table, place)
            assert set(encounter.winners.each()) == winners
            explained = {name: numbers for name, *numbers in explain(table, place)}
            assert explained["winner"] == [int(seat in winners) for seat in range(2)]
        for seat in range(2):
            count = signets_by_hand(table, seat)
            assert signets(table, seat) == count
            shown = sum(explain(table, place)[-1][1 + seat] for place in range(len(table.row)))
            assert shown == count


@examples(120)
@given(seeds, depths, st.integers(1, 3))
def test_a_clone_is_equal_and_independent(seed, most, wins):
    table = walk(seed, most, wins)
    assert_clone_is_equal_and_independent(table, write_position)


@examples(120)
@given(seeds, depths, st.integers(1, 3))
def test_a_position_can_be_saved_in_the_middle_of_an_effect(seed, most, wins):
    table = walk(seed, most, wins)
    saved = json.loads(json.dumps(write_position(table)))
    twin = read_position(saved)
    assert write_position(twin) == write_position(table)
    assert [view(twin, seat) for seat in range(2)] == [view(table, seat) for seat in range(2)]
    list(steps(twin, random.Random(2)))
    list(steps(table, random.Random(2)))
    assert write_position(table) == write_position(twin)


@examples(60)
@given(seeds)
def test_words_are_distinct_and_read_back(seed):
    table = new_table(random_rules(seed), seed)
    for _ in steps(table, random.Random(seed)):
        for task in table.open_tasks():
            options = task.options(table)
            words = [write(task.shape(), option) for option in options]
            assert len(set(words)) == len(words)
            assert [read(task.shape(), word) for word in words] == options


@examples(100)
@given(seeds)
def test_answers_given_at_the_same_time_commute(seed):
    """CAR-2.1 whichever seat answers first, the table is the same, chance included."""
    one = new_table(random_rules(seed), seed)
    two, luck = one.clone(), random.Random(seed)
    while not one.is_over():
        choices = [(seat, luck.choice(one.question(seat).options(one))) for seat in one.asked()]
        for seat, option in choices:
            one.answer(seat, option)
        for seat, option in reversed(choices):
            two.answer(seat, option)
        assert write_position(one) == write_position(two)
        assert (one.seat, one.options) == (two.seat, two.options)


@examples(150)
@given(seeds, depths)
def test_a_secret_answer_does_not_show(seed, most):
    """CAR-2.1 whatever a seat chooses in secret, the others see and hear the same."""
    table = walk(seed, most)
    if len(table.asked()) < 2:
        return
    for seat in range(2):
        seen = []
        for option in table.question(seat).options(table):
            twin, heard = table.clone(), []
            twin.sink = heard.append
            twin.answer(seat, option)
            told = [as_seen(event, 1 - seat, twin.seating) for event in heard]
            seen.append((view(twin, 1 - seat), view(twin, SPECTATOR), told, int(twin.rng.state)))
        assert all(other == seen[0] for other in seen)


@examples(200)
@given(seeds, depths, seeds)
def test_what_a_seat_cannot_know_does_not_show(seed, most, luck):
    """Hands, decks, face-down cards and guardians are dealt anew by rules written here."""
    table = walk(seed, most)
    for viewer in (SPECTATOR, 0, 1):
        twin = table.clone()
        deal_secrets_anew(twin, viewer, random.Random(luck))
        assert view(twin, viewer) == view(table, viewer)


@examples(200)
@given(seeds, depths, seeds)
def test_a_sampled_table_looks_the_same_and_can_be_played(seed, most, luck):
    """Made from the view alone; every seat has its sixteen cards again."""
    table = walk(seed, most)
    for seat in range(2):
        seen = view(table, seat)
        twin = guess(seen, luck % 2**30 + 1).deal(seeded(luck))
        assert in_any_order(view(twin, seat)) == in_any_order(seen)
        assert all_cards(twin, 0) == all_cards(table, 0) == all_cards(twin, 1)
        list(steps(twin, random.Random(luck)))
        assert twin.is_over()


def in_any_order(seen):
    """A sample has the question of its seat in front, also where the other is asked at the same time."""
    return replace(seen, pending=tuple(sorted(seen.pending)))


def test_a_sample_really_deals_anew_and_keeps_what_is_known():
    """The rival's hand, both decks and the face-down guardians differ from sample to sample."""
    table = new_table(cardia.CardiaRules(guardians=True), 5)
    known = table.hands[1][0]
    table.remember(0, 1, known)
    twins = [guess(view(table, 0), 5).deal(seeded(luck)) for luck in range(40)]
    assert all(known in twin.hands[1] and twin.hands[0] == table.hands[0] for twin in twins)
    assert len({tuple(card.key for card in twin.hands[1]) for twin in twins}) > 20
    assert len({tuple(card.key for card in twin.decks[0]) for twin in twins}) == 40
    assert len({tuple(one.key for one in twin.guardians) for twin in twins}) > 20
    assert {twin.guardians[0].key for twin in twins} == {table.guardians[0].key}


def test_a_card_known_in_hand_may_be_the_sealed_one():
    """A known card that could have been played is found sealed in some samples and in hand in others."""
    table = new_table(cardia.CardiaRules(), 5)
    known = table.hands[1][0]
    table.remember(0, 1, known)
    table.answer(1, table.hands[1][1].id)
    twins = [guess(view(table, 0), 5).deal(seeded(luck)) for luck in range(60)]
    assert {twin.sealed[1] == [known] for twin in twins} == {True, False}


@examples(40)
@given(seeds, st.integers(0, 120))
def test_a_record_replays_to_the_same_table(seed, most):
    """Saved, read and replayed, a match is at the same point, and so is each earlier point."""
    game, luck = cardia.deal(seed=seed, rules=random_rules(seed, 1 + seed % 3)), random.Random(seed)
    while not game.is_over and most:
        most -= 1
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    again = cardia.replay(game.record().text())
    assert write_position(again.table) == write_position(game.table)
    assert again.events == game.events
    half = cardia.replay(game.record(), at=len(game.answers) // 2)
    assert half.events == game.events[: len(half.events)]


def test_an_unjudged_encounter_has_no_signets():
    """CAR-8.9 while the Librarian is asked, the new encounter has not been judged."""
    seen = 0
    for seed in range(in_full(400)):
        table = new_table(random_rules(seed), seed)
        for _ in steps(table, random.Random(seed)):
            if table.row and table.row[-1].winners is UNJUDGED:
                seen += 1
                assert view(table, 0).row[-1].signets == (0, 0)
                assert not view(table, 0).row[-1].judged
    assert seen > 0


def test_this_build_plays_the_same_games_as_the_plain_source():
    """Law: interpreted = compiled; and another process with another hash seed changes nothing."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, str(TESTS / "kit" / "cardia" / "traces.py"), str(TRACES)]
    plain = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
    assert json.loads(plain) == [trace(seed) for seed in range(TRACES)]
