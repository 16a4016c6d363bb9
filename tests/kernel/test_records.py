"""Games, records, answers in words, views and events: the doors of the library."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from taverne import gwent
from taverne.gwent.catalogue import FACE_BY_KEY
from taverne.gwent.position import write_position
from taverne.kernel.errors import IllegalMove, RecordError, SetupError, TaverneError
from taverne.kernel.events import PUBLIC, SEAT, TEAM, VEILED, Event, as_seen
from taverne.kernel.record import read_record
from taverne.kernel.seating import each_alone, in_pairs

FACTIONS = ["monsters", "nilfgaard", "northern_realms", "scoiatael", "skellige"]
games = st.tuples(st.sampled_from(FACTIONS), st.sampled_from(FACTIONS), st.integers(0, 2**40))


def play(game, luck, most=1000):
    while not game.is_over and most:
        most -= 1
        seat = luck.choice(game.asked)
        game.answer(seat, luck.choice(game.options(seat)))
    return game


def played(one="monsters", two="skellige", seed=7, most=1000):
    return play(gwent.deal(one, two, seed=seed), random.Random(seed), most)


@given(games, st.integers(0, 60))
def test_a_record_replays_to_the_same_table(setup, most):
    """Law: saved, read and replayed, a game is at the same point, and so is each earlier point."""
    game = played(*setup, most)
    again = gwent.replay(game.record().text())
    assert write_position(again.table) == write_position(game.table)
    assert again.events == game.events
    half = gwent.replay(game.record(), at=len(game.answers) // 2)
    assert half.answers == game.answers[: len(game.answers) // 2]
    assert half.events == game.events[: len(half.events)]


def test_a_record_reads_like_a_game():
    text = played(most=3).record().text()
    head = text.splitlines()
    assert head[:3] == ["Taverne record 1", "game: gwent", "ruleset: 2"]
    assert head[3].startswith("rules: mode=duel law=standard ")
    assert head[4] == "seed: 7"
    assert head[5].startswith("deck 0: monsters mo_leader_")
    assert head[-1].startswith("end 3 ")


def test_notes_travel_with_a_record():
    game = played(most=2)
    game.notes["seat 0"] = "Ann: the first"
    assert gwent.replay(game.record().text()).notes == {"seat 0": "Ann: the first"}


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (lambda text: "", "record-unreadable"),
        (lambda text: "GIF89a", "record-unreadable"),
        (lambda text: text[: len(text) // 2], "record-truncated"),
        (lambda text: text[: text.rindex("end")], "record-truncated"),
        (lambda text: text.replace("seed: 7", "seed: 8"), "record-damaged"),
        (lambda text: text.replace("end 9 ", "end 8 "), "record-truncated"),
    ],
)
def test_a_spoilt_record_is_refused(spoil, key):
    """Unreadable, truncated or changed: a typed error with a key and plain words."""
    with pytest.raises(RecordError) as refused:
        gwent.replay(spoil(played(most=9).record().text()))
    assert refused.value.key == key
    assert str(refused.value) != key


def forged(original, **changes):
    """A record with other contents and a checksum that fits them."""
    record = original.record()
    fields = {
        "game": record.game,
        "ruleset": record.ruleset,
        "setup": record.setup,
        "answers": record.answers,
    }
    return type(record)(**{**fields, **changes}).text()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"ruleset": 99}, "record-unknown-ruleset"),
        ({"game": "poker"}, "record-other-game"),
        ({"answers": ((0, "ne_decoy.mo"),)}, "record-illegal-answer"),
        ({"answers": ((5, "pass"),)}, "record-illegal-answer"),
        ({"answers": ((0, "nonsense"),)}, "record-illegal-answer"),
        ({"setup": {"seed": "1"}}, "record-unreadable"),
        ({"setup": {"seed": "x", "rules": "mode=duel"}}, "record-unreadable"),
    ],
)
def test_a_record_that_cannot_be_is_refused(changes, key):
    with pytest.raises(RecordError) as refused:
        gwent.replay(forged(played("nilfgaard", "monsters", most=2), **changes))
    assert refused.value.key == key


def test_a_record_with_an_illegal_deck_is_refused():
    game = played(most=1)
    setup = {**game.setup, "deck 0": game.setup["deck 1"].replace("skellige ", "monsters ", 1)}
    with pytest.raises(TaverneError):
        gwent.replay(forged(game, setup=setup, answers=()))


@given(st.text())
def test_no_text_makes_the_reader_stumble(text):
    for words in (text, "Taverne record 1\n" + text):
        with pytest.raises(RecordError):
            read_record(words)


def test_a_closed_question_is_refused_and_changes_nothing():
    game = gwent.deal("monsters", "nilfgaard", seed=3)
    question = game.question(0)
    game.answer(0, "done", question.number)
    before = write_position(game.table), list(game.answers)
    with pytest.raises(IllegalMove) as refused:
        game.answer(0, "done", question.number)
    assert refused.value.key == "move-question-closed"
    for seat, word, key in (
        (0, "done", "move-not-your-decision"),
        (1, "pass", "move-unreadable"),
        (1, "ne_decoy", "move-unreadable"),
        (1, "sk_hemdall", "move-not-offered"),
        (9, "done", "view-no-such-seat"),
    ):
        with pytest.raises(IllegalMove) as refused:
            game.answer(seat, word)
        assert refused.value.key == key
    assert (write_position(game.table), list(game.answers)) == before


def test_taking_back_goes_to_where_the_game_was():
    game = played(most=12)
    before = [write_position(game.at(point).table) for point in range(13)]
    game.take_back()
    assert write_position(game.table) == before[11]
    game.take_back(5)
    assert write_position(game.table) == before[6]
    with pytest.raises(IllegalMove):
        game.take_back(7)
    assert write_position(game.table) == before[6]


def test_there_is_no_point_beyond_the_end():
    with pytest.raises(RecordError) as refused:
        played(most=4).at(5)
    assert refused.value.key == "record-no-such-point"


def test_a_game_that_cannot_begin_says_everything_at_once():
    """GWT-10 rules and decks are checked together, nothing is started."""
    with pytest.raises(SetupError) as refused:
        gwent.deal("monsters", seed=1, rules=gwent.GwentRules(law="strict", wins=7, summon_on_decoy=1))
    assert [complaint.details["field"] for complaint in refused.value.complaints] == [
        "law", "wins", "summon_on_decoy",
    ]  # fmt: skip
    tiny = gwent.make_deck("monsters", "sk_leader_eist", {"mo_ghoul": 5})
    with pytest.raises(SetupError) as refused:
        gwent.deal(tiny, seed=1)
    keys = [complaint.key for complaint in refused.value.complaints]
    assert keys == ["setup-number-of-decks", "setup-illegal-deck"]
    assert {c.key for c in refused.value.complaints[1].complaints} == {
        "deck-leader-foreign", "deck-too-many-copies", "deck-too-few-units",
    }  # fmt: skip
    assert str(refused.value).count("\n") >= 5


def test_the_options_have_the_defaults_of_the_rules():
    """GWT-10"""
    assert gwent.GwentRules().words() == (
        "mode=duel law=standard wins=1 after_draw=last_passer weather_on_zero=stays_0 relentless=own_deck "
        "summon_on_decoy=true built_deck=false enemy_leaders=false open_lists=false"
    )


def test_advanced_decks_are_checked_by_their_own_law():
    """GWT-8.1"""
    heavy = {"mo_draug": 1, "mo_imlerith": 1, "mo_leshen": 1, "mo_kayran": 1, "mo_toad": 1}
    middling = [
        key for key, face in FACE_BY_KEY.items() if face.faction == "monsters" and face.strength in (5, 6)
    ]
    units = dict.fromkeys([*middling, "ne_geralt_of_rivia", "ne_cirilla_fiona_elen_riannon", "ne_vesemir"], 1)
    deck = gwent.make_deck("monsters", "mo_leader_eredin_red_riders", heavy | units)
    assert gwent.deal(deck, "skellige", seed=1).asked == [0, 1]
    with pytest.raises(SetupError):
        gwent.deal(deck, "skellige", seed=1, rules=gwent.GwentRules(law="advanced"))


def test_events_are_redacted_like_the_table():
    """GWT-9.16 others see that a card is drawn, not which; an exchange they do not see at all"""
    game = played("monsters", "nilfgaard", 11)
    for viewer in (gwent.SPECTATOR, 0, 1):
        heard = game.heard(viewer)
        assert len(heard) == len(game.events)
        for event, seen in zip(game.events, heard, strict=True):
            if event.kind == "set_aside" and event.seat != viewer:
                assert seen is None
            if event.kind == "draw" and event.seat != viewer:
                assert seen is None or seen.card == ""
            if event.audience == PUBLIC or event.seat == viewer:
                assert seen == event


def test_partners_hear_more_than_opponents_and_less_than_the_seat_itself():
    """GWT-8.4 hands are open between partners; what the Emperor sees is the looker's alone."""
    heard = {
        audience: [
            as_seen(Event("x", 0, "mo_ghoul", 1, audience), viewer, in_pairs()) for viewer in (0, 1, 2, -1)
        ]
        for audience in (PUBLIC, VEILED, TEAM, SEAT)
    }
    whole, veiled = "mo_ghoul", ""
    cards = {key: [event and event.card for event in events] for key, events in heard.items()}
    assert cards[PUBLIC] == [whole] * 4
    assert cards[VEILED] == [whole, veiled, whole, veiled]
    assert cards[TEAM] == [whole, None, whole, None]
    assert cards[SEAT] == [whole, None, None, None]


def test_there_are_only_the_seats_of_the_table():
    game = played(most=1)
    for seat in (-2, 2):
        with pytest.raises(TaverneError) as refused:
            game.look(seat)
        assert refused.value.key == "view-no-such-seat"


def test_seats_know_their_foes_clockwise():
    assert each_alone(4).foes[2] == [3, 0, 1]
    assert in_pairs().foes[1] == [2, 0]
    assert in_pairs().rivals[1] == [0]
    assert in_pairs().members == [[0, 2], [1, 3]]
