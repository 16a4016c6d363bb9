"""The companion of the real box: what it says of Gwent on cardboard is what the rules say."""

import random
from collections import Counter

import pytest

from kit.builds import GAMES, in_full
from kit.cardboard import BOARDS, asked, lot
from kit.gwent.walks import deal
from kit.laws import steps
from taverne.gwent.cards import LINES
from taverne.gwent.catalogue import FACES
from taverne.gwent.house.companion import as_it_lies
from taverne.gwent.leaders.base import SILENT
from taverne.gwent.modes import MODES
from taverne.gwent.rules import GwentRules
from taverne.gwent.solo.opponent import OPPONENT
from taverne.gwent.solo.rounds import CLOSE_ROUND
from taverne.gwent.solo.turns import DOUBLE_TURN, OPPONENT_TURN
from taverne.gwent.turns import NEXT_TURN
from taverne.gwent.view import view_row
from taverne.kernel.errors import TaverneError
from taverne.kernel.told import NONE
from taverne.protocol.companion import RealTable
from taverne.words import knows, languages, speaking

TURNS = min(3_000, in_full(GAMES // 10))
MODE_NAMES = sorted(MODES)


def gwent(*sides, rules="", factions=("monsters", "skellige"), leaders=(), **more):
    """A table on which these piles lie before each side."""
    names = [{"faction": faction} for faction in factions]
    for one, leader in zip(names, leaders, strict=False):
        one |= {"leader": leader} if leader else {}
    return RealTable(
        rules=rules,
        piles=more.get("piles", {}),
        numbers=more.get("numbers", {}),
        seats=[lot(one, numbers=more.get("seat", {})) for one in names],
        sides=[lot(piles=side, numbers=more.get("score", {})) for side in sides],
    )


def told_of(table):
    """What somebody would tell who sits at this table."""
    seats = [
        lot({"faction": deck.faction} | ({"leader": deck.leader} if deck.leader else {}))
        for deck in table.lists
    ]
    bare = RealTable(
        rules=table.rules.words(), piles={}, numbers={}, seats=seats, sides=[lot() for _ in table.score]
    )
    return as_it_lies(table, bare, "read")


def without_colours(real):
    """As people say it who look at a card and not at its back."""

    def plain(piles):
        return {name: [word.partition(".")[0] for word in words] for name, words in piles.items()}

    sides = [one.model_copy(update={"piles": plain(one.piles)}) for one in real.sides]
    return real.model_copy(update={"piles": plain(real.piles), "sides": sides})


def by_the_book(table, row):
    """GWT-4 once more, from the rulebook: a table must not check itself."""
    leaders = [one.key for one in table.leaders if one is not SILENT] + (
        [] if table.leaders[-1] is SILENT else table.turned_up
    )
    gentle = [
        table.side(seat) for seat, one in enumerate(table.leaders) if one.key == "sk_leader_king_bran"
    ] + ([OPPONENT] if table.leaders[-1] is not SILENT and "sk_leader_king_bran" in table.turned_up else [])
    hope = table.leaders[-1] is not SILENT and "st_leader_francesca_hope" in table.turned_up
    sky = [ability for one in table.skies for card in one for ability in FACES[card.face].abilities]
    foul = {"melee": {"frost"}, "ranged": {"fog", "storm"}, "siege": {"rain", "storm"}}[
        LINES[row.line]
    ] & set(sky)
    faces = [FACES[card.face] for card in row.cards]
    names = Counter(face.name for face in faces)
    found, horns = [], 0
    for face in faces:
        points = face.strength or 0
        if face.kind == "unit":
            if foul and row.side in gentle:
                points -= points // 2
            elif foul:
                points = 1 if points or table.rules.weather_on_zero == "becomes_1" else 0
            if "spy" in face.abilities and "mo_leader_eredin_treacherous" in leaders:
                points *= 2
            if "bond" in face.abilities:
                points *= names[face.name]
            points += sum("morale" in other.abilities for other in faces) - ("morale" in face.abilities)
            others = horns if "horn" in face.abilities else sum("horn" in other.abilities for other in faces)
            points *= 2 if row.horn or others else 1
            points += hope and row.side == OPPONENT and "agile" in face.abilities
        horns += "horn" in face.abilities
        found.append(points)
    return found


def boards():
    """Every mode in turn, some random way into a game."""
    for seed in range(10**6):
        mode = MODE_NAMES[seed % len(MODE_NAMES)]
        solo = {"enemy_leaders": seed % 4 > 1} if mode == "solo" else {}
        zero = "becomes_1" if seed % 3 == 0 else "stays_0"
        table = deal(GwentRules(mode=mode, weather_on_zero=zero, **solo), seed)
        for number, _ in enumerate(steps(table, random.Random(seed))):
            if number % 4 == 3 and table.round:
                yield table


@pytest.mark.soak
def test_every_total_and_strength_is_that_of_the_rules():
    """GWT-4.7 on random boards of every mode, told without the colours of the cards."""
    for _, table in zip(range(BOARDS), boards(), strict=False):
        answer = asked(without_colours(told_of(table)))
        assert answer.standing.totals == [table.total(side) for side in range(table.seating.sides)]
        for row, seen in zip(table.rows, answer.view.rows, strict=True):
            assert [unit.strength for unit in seen.units] == by_the_book(table, row)
            real = view_row(table, row)
            assert [one.strength for one in seen.units] == [one.strength for one in real.units]
            assert [[step[:2] for step in one.steps] for one in seen.units] == [
                [step[:2] for step in one.steps] for one in real.units
            ]


def until(table, *tops):
    """The rules go on to the next of these, or to a question; false at the end."""
    while table.agenda and table.agenda[-1] not in tops:
        task = table.agenda.pop()
        options = task.options(table) if task.seat >= 0 else []
        if task.seat < 0:
            task.run(table)
        elif task.seat == table.automaton:
            if options:
                task.resolve(table, table.decide(task, options))
        elif len(options) > 1 or (options and task.secret()):
            table.agenda.append(task)
            return "asked"
        elif options:
            task.resolve(table, options[0])
    return table.agenda[-1] if table.agenda else None


def advised(real, deed, events):
    """The companion, told card by card what was drawn where the rules drew it."""
    told = []
    face_down = [one.card for one in events if one.kind == "unbury"]
    answer = asked(real, deed, told)
    while answer.asks:
        at = len(answer.happenings)
        drawn = events[at].card if at < len(events) else ""
        if answer.asks.kind in ("buried", "solo decoy"):
            drawn = face_down.pop(0)
        told.append(drawn if drawn in answer.asks.options else NONE)
        answer = asked(real, deed, told)
    return answer


@pytest.mark.soak
def test_the_advice_for_the_opponent_is_what_the_rules_play():
    """GWT-8.5 in random solo games: each turn and each end of a round, told only what was drawn."""
    turns = 0
    for seed in range(10**6):
        rules = GwentRules(mode="solo", enemy_leaders=seed % 2 == 0, built_deck=seed % 3 == 0)
        for deed, before, events, after in solo_moments(deal(rules, seed), random.Random(seed)):
            answer = advised(before, deed, events)
            assert [(one.kind, one.seat, one.place) for one in answer.happenings] == [
                (one.kind, one.seat, one.place) for one in events
            ]
            assert known(answer.table) == known(after)
            turns += 1
            if turns >= TURNS:
                return


def known(real):
    """All that lies open; the order of a discard pile means nothing."""
    sides = [
        {name: sorted(pile) if name == "discard" else pile for name, pile in side.piles.items()}
        for side in real.sides
    ]
    sky = sorted(real.piles["sky"])
    return sides, sky, real.piles["turned_up"], sorted(real.piles["gone"]), real.numbers["buried"]


def solo_moments(table, luck):
    """Each deed of the opponent: what lay there before, what happened, what lies there after."""
    while table.agenda:
        top = until(table, OPPONENT_TURN, DOUBLE_TURN, CLOSE_ROUND)
        if top == "asked":
            table.seat = table.agenda[-1].seat
            seat = luck.choice(table.asked())
            answer_without_going_on(table, seat, luck)
            continue
        if top is None:
            return
        deed = "close" if top is CLOSE_ROUND else "turn"
        before = told_of(table)
        numbers = {**before.numbers, "turns": int(top is OPPONENT_TURN)}
        before = before.model_copy(update={"numbers": numbers})
        hands = table.hands[0][:]
        events = []
        table.sink = events.append
        table.hands[0] = []  # what a person must throw away nobody tells
        below = table.agenda[:-1]
        finish(table, below, deed)
        table.sink, table.hands[0] = None, hands
        yield deed, before, events, told_of(table)


def finish(table, below, deed):
    """This deed alone: a turn up to whoever comes next, the end of a round up to the count."""
    while len(table.agenda) > len(below):
        if deed == "turn" and table.agenda[-1] is NEXT_TURN and len(table.agenda) == len(below) + 1:
            return
        task = table.agenda.pop()
        options = task.options(table) if task.seat >= 0 else []
        if task.seat < 0:
            task.run(table)
        elif options:
            assert task.seat == table.automaton
            task.resolve(table, table.decide(task, options))


def answer_without_going_on(table, seat, luck):
    task = table.question(seat)
    option = luck.choice(task.options(table))
    table.agenda.remove(task)
    task.resolve(table, option)


def test_what_is_asked_at_the_end_of_a_round_is_only_what_chance_decides():
    """GWT-7.1 Monsters keep a unit, and people say which; the rest is swept away."""
    table = gwent({"melee": ["mo_ghoul", "mo_ghoul"], "siege": ["mo_ice_giant"]}, {"melee": []})
    answer = asked(table, "round")
    assert answer.asks.kind == "survivor"
    assert answer.asks.options == ["mo_ghoul/melee", "mo_ice_giant/siege"]
    after = asked(table, "round", ["mo_ice_giant/siege"]).table
    assert after.sides[0].piles["siege"] == ["mo_ice_giant"]
    assert after.sides[0].piles["discard"] == ["mo_ghoul", "mo_ghoul"]
    assert [side.numbers["score"] for side in after.sides] == [2, 1]
    assert after.numbers["round"] == 2


def test_gems_points_and_pairs_are_counted_by_the_rules():
    """GWT-3.4 gems; GWT-8.3 a point for each rival beaten; GWT-9.21 Nilfgaard takes ties."""
    last = {"score": {"score": 1}}
    duel = gwent({"melee": ["ne_geralt_of_rivia"]}, {}, **last)
    assert asked(duel).standing.score == [1, 0]
    assert asked(duel).standing.winners == [0]
    crowd = gwent(
        {"melee": ["ne_geralt_of_rivia"]}, {}, {},
        rules="mode=ffa3", factions=("monsters", "nilfgaard", "skellige"), score={"score": 0},
    )  # fmt: skip
    assert asked(crowd).standing.score == [2, 1, 0]
    assert asked(crowd).standing.starters == [0]
    factions = ("monsters", "skellige", "nilfgaard", "scoiatael")
    pairs = gwent({}, {"melee": ["ne_geralt_of_rivia"]}, rules="mode=pairs", factions=factions)
    assert asked(pairs).standing.gains == [0, 1]


def test_totals_may_be_added_up_by_hand():
    table = gwent({"melee": ["ne_geralt_of_rivia"]}, {})
    sides = [lot(numbers={"total": 3}), lot(numbers={"total": 9})]
    after = asked(table.model_copy(update={"sides": sides}), "round")
    assert after.standing.score == [1, 1] or [side.numbers["score"] for side in after.table.sides] == [1, 2]


def test_a_game_that_is_over_stays_over():
    won = asked(gwent({"melee": ["ne_geralt_of_rivia"]}, {}, score={"score": 1}), "round")
    again = asked(won.table).standing
    assert (again.over, again.ended, again.winners, again.score) == (True, True, [0], [1, 0])


def test_what_lies_under_a_decoy_may_be_what_was_looked_for():
    """GWT-8.5 its only muster card lies face down: nobody finds it, and it goes on."""
    table = gwent({}, {}, rules="mode=solo", factions=("skellige", "monsters"), numbers={"turns": 1})
    first = asked(table, "turn", ["mo_arachas_behemoth"])
    assert first.asks.kind == "solo muster"
    assert first.asks.or_none
    done = asked(table, "turn", ["mo_arachas_behemoth", NONE])
    assert done.asks is None
    assert done.table.sides[1].piles["siege"] == ["mo_arachas_behemoth"]


def test_an_empty_deck_is_told_as_well():
    table = gwent({}, {}, rules="mode=solo", numbers={"turns": 1})
    assert [one.kind for one in asked(table, "turn", [NONE]).happenings] == ["no_card"]


FAULTY = {
    "companion-too-many": gwent({"melee": ["ne_geralt_of_rivia"] * 3}, {}),
    "companion-wrong-place": gwent({"siege": ["mo_ghoul"]}, {}),
    "companion-other-side": gwent({}, {"melee": ["mo_ghoul"]}),
    "companion-nobody-plays": gwent({"melee": ["nr_ves"]}, {}),
    "companion-unknown-card": gwent({"melee": ["nonsense"]}, {}),
    "companion-unknown-pile": gwent({"hand": ["mo_ghoul"]}, {}),
    "companion-one-each": gwent({"horn": ["melee", "melee"]}, {}),
    "companion-no-weather": gwent({}, {}, piles={"sky": ["mo_ghoul"]}),
    "companion-score-wrong": gwent({}, {}, score={"score": 3}),
    "companion-no-horn": gwent({}, {}, seat={"blown": 1}),
    "companion-horn-taken": gwent(
        {"horn": ["melee"]}, {}, leaders=["mo_leader_eredin_red_riders"], seat={"blown": 1}
    ),
    "companion-unknown-leader": gwent({}, {}, leaders=["sk_leader_king_bran"]),
    "companion-seats": gwent({}, {}, {}),
    "companion-same-faction": gwent({}, {}, rules="mode=pairs", factions=["monsters"] * 4),
}


@pytest.mark.parametrize("key", sorted(set(FAULTY) - {"companion-horn-taken"}))
def test_what_cannot_lie_there_is_said(key):
    with pytest.raises(TaverneError) as refused:
        asked(FAULTY[key])
    found = [refused.value, *refused.value.complaints]
    assert key in [one.key for one in found]
    for spoken in languages():
        with speaking(spoken):
            assert knows(key)
            assert all("{" not in str(one) for one in found)


def test_all_that_cannot_be_is_said_at_once():
    with pytest.raises(TaverneError) as refused:
        asked(gwent({"siege": ["mo_ghoul"], "melee": ["nonsense"]}, {"melee": ["ne_geralt_of_rivia"] * 3}))
    assert len(refused.value.complaints) == 3


@pytest.mark.parametrize("deed", ["turn", "close", "dance"])
def test_only_solo_has_an_opponent_to_run(deed):
    with pytest.raises(TaverneError):
        asked(gwent({}, {}), deed)
