"""The companion of the real box: what it says of Cardia on cardboard is what the rules say."""

import pytest

from kit.cardboard import BOARDS, asked, lot
from kit.cardia.walks import walk
from taverne.cardia.judging import signets
from taverne.cardia.seats import UNJUDGED
from taverne.kernel.errors import TaverneError
from taverne.protocol.companion import RealTable


def cardia(first, second, rules="deck=I", **more):
    sides = [lot(piles={"row": row}, numbers=more.get("score", {})) for row in (first, second)]
    guardians = {"guardians": more.get("guardians", [])}
    return RealTable(rules=rules, piles=guardians, numbers={}, seats=[lot(), lot()], sides=sides)


def placed(card):
    modifier = f"{int(card.modifier):+}" if card.modifier else ""
    return f"{card.character.key}{modifier}{'*' * card.ongoing}{'^' * card.claims}"


@pytest.mark.soak
def test_every_signet_of_a_row_is_that_of_the_rules():
    """CAR-3.5, CAR-3.6 on random rows of every deck, with tokens, ongoing cards and claims."""
    rows = 0
    for seed in range(10**6):
        table = walk(seed, most=seed % 60)
        cards = [card for one in table.row for card in one.cards]
        if not table.row or any(one.winners is UNJUDGED for one in table.row):
            continue
        if not all(card.character.key and card.ongoing < 4 and card.claims < 3 for card in cards):
            continue
        rules = table.rules.words()
        real = cardia(*[[placed(one.cards[seat]) for one in table.row] for seat in range(2)], rules=rules)
        answer = asked(real, game="cardia")
        assert answer.standing.totals == [signets(table, seat) for seat in range(2)]
        for seen, one in zip(answer.view.row, table.row, strict=True):
            assert seen.winners == tuple(one.winners.each())
            assert [card.influence for card in seen.cards] == [card.influence() for card in one.cards]
        rows += 1
        if rows >= BOARDS // 4:
            return


def test_a_game_of_cardia_is_counted_and_the_next_begins():
    """CAR-4.1 five signets win; CAR-1.4 two games win the match."""
    strong = ["djinn", "inventor", "magistra", "swamp_guardian", "treasurer"]
    weak = ["assassin", "void_mage", "surgeon", "mediator", "saboteur"]
    answer = asked(cardia(strong, weak), game="cardia")
    assert (answer.standing.totals, answer.standing.gains, answer.standing.over) == ([5, 0], [1, 0], False)
    after = asked(cardia(strong, weak), "round", game="cardia").table
    assert [side.numbers["score"] for side in after.sides] == [1, 0]
    assert after.sides[0].piles["row"] == []
    assert asked(cardia(strong, weak, score={"score": 1}), game="cardia").standing.winners == [0]


def test_where_the_row_does_not_say_who_won_people_do():
    """CAR-4.2 who cannot play loses, whatever lies in the row."""
    table = cardia(["djinn"], ["assassin"])
    assert asked(table, "round", game="cardia").asks.options == ["seat-0", "seat-1", "nobody"]
    after = asked(table, "round", ["seat-1"], game="cardia").table
    assert [side.numbers["score"] for side in after.sides] == [0, 1]


def test_who_may_use_a_guardian_is_said():
    """CAR-6.4 an exclusive one only if one player alone has called it."""
    rows = (["djinn", "treasurer"], ["assassin", "surgeon"])
    called = asked(cardia(*rows, guardians=["cat"]), game="cardia").happenings
    assert [(one.seat, one.card, one.place) for one in called] == [(0, "cat", 1)]
    both = (["djinn", "treasurer"], ["assassin", "mediator"])
    assert asked(cardia(*both, guardians=["cat"]), game="cardia").happenings == []


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (cardia(["djinn", "djinn"], []), "companion-twice"),
        (cardia(["poisoner"], []), "companion-not-in-deck"),
        (cardia(["nonsense"], []), "companion-unknown-card"),
        (cardia([], [], guardians=["cat", "cat"]), "companion-guardian-twice"),
        (cardia([], [], score={"score": 9}), "companion-score-wrong"),
    ],
)
def test_what_cannot_lie_in_a_row_is_said(table, key):
    with pytest.raises(TaverneError) as refused:
        asked(table, game="cardia")
    assert key in [one.key for one in refused.value.complaints]
