"""Many tables at once: what stands in the arrays is what each table alone would show."""

import numpy as np
import pytest

from kit.encodings import observe
from taverne.cardia import CardiaRules, offered_scenes
from taverne.cardia.envs import many_tables as many_cardia
from taverne.gwent import GwentRules, starter_decks
from taverne.gwent.decks.deck import Deck
from taverne.gwent.envs import many_tables as many_gwent
from taverne.gwent.modes import MODES
from taverne.kernel.errors import IllegalMove, SetupError

WILD = [
    CardiaRules(wins=1),
    CardiaRules(deck="II", wins=1, guardians=True, scenes=tuple(offered_scenes(True))),
]
CROWDS = {
    mode: lambda rows, seed, mode=mode: many_gwent(rows, GwentRules(mode=mode), seed=seed) for mode in MODES
}
CROWDS["cardia"] = lambda rows, seed: many_cardia(rows, WILD, seed)


@pytest.fixture(params=CROWDS)
def crowd(request):
    return CROWDS[request.param]


def arrays(tables):
    return [
        tables.places,
        tables.spots,
        tables.scalars,
        tables.mask,
        tables.seat,
        tables.over,
        tables.rewards,
    ]


def test_each_row_is_what_its_asked_seat_may_know(crowd):
    tables = crowd(3, 1)
    for _ in range(12):
        for row, table in enumerate(tables.crowd.tables):
            seen = observe(tables.encoding, table, table.seat)
            assert np.flatnonzero(tables.mask[row]).tolist() == sorted(seen.actions)
            assert np.repeat(np.arange(tables.places.shape[1]), tables.places[row]).tolist() == seen.places
            assert tables.scalars[row].tolist() == seen.scalars
            assert tables.seat[row] == table.seat
        tables.step(tables.any_actions())


def test_the_same_seed_gives_the_same_games_and_a_reset_begins_them_anew(crowd):
    one, two, other = crowd(3, 7), crowd(3, 7), crowd(3, 8)
    first = [array.copy() for array in arrays(one)]
    for _ in range(20):
        actions = one.any_actions()
        one.step(actions)
        two.step(actions)
        other.step(other.any_actions())
        assert all((a == b).all() for a, b in zip(arrays(one), arrays(two), strict=True))
    assert (one.places != other.places).any()
    one.reset(7)
    assert all((a == b).all() for a, b in zip(arrays(one), first, strict=True))


def test_a_table_does_not_depend_on_those_beside_it():
    few, many = many_gwent(1, seed=3), many_gwent(4, seed=3)
    for _ in range(60):
        chosen = first_options(many)
        few.step(chosen[:1])
        many.step(chosen)
        assert (few.places[0] == many.places[0]).all()


def first_options(tables):
    return np.array([tables.offered[row, 0] for row in range(tables.rows)])


def test_a_game_that_ends_is_paid_and_the_next_one_begins(crowd):
    tables, ended = crowd(4, 2), 0
    for _ in range(200):
        tables.step(tables.any_actions())
        for row in np.flatnonzero(tables.over):
            ended += 1
            assert (np.abs(tables.rewards[row]) <= 1).all()
            assert tables.rewards[row].any() or len(set(tables.rewards[row])) == 1
        assert not tables.rewards[tables.over == 0].any()
        assert (tables.options > 0).all()
        if ended >= 4:
            break
    assert tables.games == ended >= 4


def test_in_a_duel_one_wins_what_the_other_loses():
    tables, paid = many_gwent(16, seed=2), []
    while tables.games < 40:
        tables.step(tables.any_actions())
        paid += tables.rewards[tables.over == 1].tolist()
    assert all(one == -other for one, other in paid)
    assert {one for one, _ in paid} >= {-1.0, 1.0}


def test_illegal_actions_are_all_named_and_change_nothing_at_any_table():
    tables = many_gwent(3, seed=1)
    before = [array.copy() for array in arrays(tables)]
    wrong = first_options(tables)
    wrong[2] = np.flatnonzero(tables.mask[2] == 0)[0]
    wrong[0] = -7
    with pytest.raises(IllegalMove, match=f"0: -7, 2: {wrong[2]}"):
        tables.step(wrong)
    with pytest.raises(SetupError, match="3 tables and 2 actions"):
        tables.step(wrong[:2])
    assert all((a == b).all() for a, b in zip(arrays(tables), before, strict=True))
    tables.step(first_options(tables))


def test_nobody_writes_into_the_arrays():
    tables = many_gwent(1)
    with pytest.raises(ValueError, match="read-only"):
        tables.mask[0, 0] = 1


def test_every_deck_of_the_pool_is_played():
    pool = list(starter_decks().values())
    tables = many_gwent(60, GwentRules(mode="pairs"), pool, seed=4)
    brought = [[deck.faction for deck in table.lists] for table in tables.crowd.tables]
    assert {faction for four in brought for faction in four} == {deck.faction for deck in pool}
    assert all(four[0] != four[2] and four[1] != four[3] for four in brought)


def test_all_that_is_wrong_with_a_pool_is_said_at_once():
    """GWT-1.1 a deck needs 22 units; GWT-8.4 partners bring different factions."""
    small = Deck("monsters", "mo_leader_eredin_treacherous", [])
    with pytest.raises(SetupError) as refused:
        many_gwent(1, GwentRules(mode="pairs", wins=2), [small, small])
    keys = [one.key for one in refused.value.complaints]
    assert keys == ["setup-is-a-match", "crowd-few-factions", "crowd-illegal-deck", "crowd-illegal-deck"]
    with pytest.raises(SetupError, match="at least one table"):
        many_gwent(0)
    with pytest.raises(SetupError, match="no deck"):
        many_cardia(1, [])
