"""Cardia at the terminal: every set-up, a person at the table, explanations, replays and bad input."""

import json
import random
import re
from pathlib import Path

import pytest

from kit.cardia.random_rules import random_rules
from kit.cardia.scenario import Scenario
from kit.cardia.walks import deal_secrets_anew, walk
from taverne import cardia
from taverne.bots import bots_for, make_bot
from taverne.cardia.box import BOX
from taverne.cardia.catalogue import CHARACTERS, name_of
from taverne.cardia.handbook import HANDBOOK
from taverne.cardia.pending import TASKS
from taverne.cardia.terminal.board import encounter_line
from taverne.cardia.terminal.log import log
from taverne.cardia.terminal.why import explain_encounter
from taverne.cardia.view import SPECTATOR, view
from taverne.cli.answers import Puzzled, choose
from taverne.cli.cast import Cast, cast_of
from taverne.cli.games import find_desk
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import PUBLIC, Event
from taverne.kernel.record import read_record
from taverne.words import ENGLISH, knows

pytest_plugins = ("kit.terminal",)
SETUPS = {
    "plain": "",
    "second": "--deck ii --wins 1",
    "mixed": "--deck mixed:Rebellion+guild --wins 3",
    "scenes": "--scene senate --scene Founder'sDay",
    "fog": "--scene foggy_swamp,night_market --wins 1",
    "guardians": "--guardians --deck II",
    "strategic": "--guardians --open --scene scrapyard+seeress_hideout --wins 1",
    "printed": "--guardians --rule house_cards=false --rule phoenix=any_own",
}
RAW_KEY = re.compile(r"\b(?:cardia|log|ask|option|match|hint|cli|result)-[a-z_]+\b")
DESK = find_desk("cardia")
PAIR = Cast(("Ann", "Bob"), (0, 1), 0)


def words_of(way):
    return ["play", "cardia", "--seed", "5", *SETUPS[way].split()]


def only_game(home):
    (path,) = (home / "games").glob("*.record")
    return path


def record_of(path):
    return read_record(Path(path).read_text())


# Bots alone, and replays


@pytest.mark.parametrize("way", SETUPS)
def test_bots_play_every_set_up_without_a_person(run, way):
    said = run(*words_of(way), "--seats", "greedy,random", "--save", "g.record")
    assert (said.code, said.err) == (0, "")
    assert re.search(r"wins the (game|match)\.|drawn", said.out)
    assert not RAW_KEY.search(said.out)
    told = json.loads(run(*words_of(way), "--seats", "greedy,random", "--json").out)
    assert told["answers"] == len(record_of("g.record").answers)
    assert (told["game"], told["over"], told["seats"]) == ("cardia", True, ["Greedy", "Random"])


@pytest.mark.parametrize("way", SETUPS)
def test_a_replay_shows_a_spectator_no_hidden_card(run, way):
    run(*words_of(way), "--seats", "random,random", "--save", "g.record")
    for at in (0, 1, 6, 7):
        told = json.loads(run("replay", "g.record", "--at", str(at), "--json").out)
        assert [seat["hand"]["cards"] for seat in told["view"]["seats"]] == [None, None]
        assert not [
            event
            for event in told["events"]
            if event and event["kind"] in ("draw", "commit") and event["card"]
        ]
        said = run("replay", "g.record", "--at", str(at))
        assert "as seen by a spectator" in said.out
        assert "Your hand" not in said.out
    own = json.loads(run("replay", "g.record", "--as", "1", "--at", "0", "--json").out)
    assert own["view"]["seats"][0]["hand"]["cards"] is None
    assert own["view"]["seats"][1]["hand"]["cards"]


def test_a_secret_choice_is_not_shown_before_both_are_made(run):
    run("play", "cardia", "--seats", "random,random", "--seed", "2", "--save", "g.record")
    chosen = record_of("g.record").answers[0][1]
    for viewer in ("spectator", "1"):
        said = run("replay", "g.record", "--as", viewer, "--at", "1")
        events = said.out.split("Game 1, round 1")[0]
        assert "has chosen a card." in said.out
        assert name_of(chosen) not in events
    assert f"You have chosen {name_of(chosen)}" in run("replay", "g.record", "--as", "0", "--at", "1").out


# A person at the table


@pytest.mark.parametrize("way", SETUPS)
def test_a_person_plays_every_set_up_to_its_end(run, home, way):
    said = run(*words_of(way), "--against", "random", typed="1\n" * 300)
    assert (said.code, said.err) == (0, "")
    assert not RAW_KEY.search(said.out)
    assert re.search(r"(wins?|drawn).*\nThe record is kept", said.out)
    assert "The game is over." in run("games").out


def test_a_resumed_match_is_the_same_as_an_uninterrupted_one(run, home):
    whole = run(*words_of("strategic"), "--save", "whole.record", typed="1\n2\n1\n1\n")
    run(*words_of("strategic"), "--save", "part.record", typed="1\n2\n")
    run("resume", "part.record", typed="1\n1\n")
    assert "The game is saved." in whole.out
    assert record_of("whole.record") == record_of("part.record")


def test_undo_goes_back_to_the_previous_decision_of_the_person(run, home):
    run(*words_of("plain"), "--save", "a.record", typed="1\n2\nundo\nundo\n")
    assert [answer for answer in record_of("a.record").answers if answer[0] == 0] == []
    said = run("resume", "a.record", typed="undo\n")
    assert "You have not decided anything yet." in said.out


def test_a_saved_match_is_listed_with_its_score(run, home):
    run(*words_of("plain"), "--name", "Ann", typed="1\n")
    assert re.search(r"cardia-.*: Ann, Greedy\. Game 1, round 2, 0 : 0\.", run("games").out)
    assert json.loads(run("games", "--json").out)[0]["game"] == "cardia"


def test_the_other_seat_and_the_commands(run):
    shown = "?\nboard\nhand\npiles\nlog\nwhy\noptions\nrules CAR-3.5\n? CAR-2.1\n"
    typed = f"{shown}1\n? encounter 1\n? e9\n? judge\nresign yes\n"
    said = run(*words_of("guardians"), "--seats", "random,me", typed=typed)
    assert (said.code, said.err) == (0, "")
    told = [
        "? encounter 3: explains",
        "Your hand, 5 cards:",
        "Your deck: 11 cards.",
        "CAR-3.5 How",
        "CAR-2.1 Phase 1",
    ]
    told += [
        "Printed: you ",
        "Signets: you ",
        "There is no encounter 9",
        "Deck I: 8, Dynasty.",
        "You give the game up.",
    ]
    assert [part for part in told if part not in said.out] == []


def test_practice_opens_the_hands_and_gives_hints(run):
    said = run(*words_of("plain"), "--practice", typed="hands\nhint\n1\nhint\n")
    assert "Greedy's hand, 4 cards:" in said.out
    assert said.out.count("Hint: ") == 2
    assert "begin a game with --practice" in run(*words_of("plain"), typed="hint\n").out


# Explanations


def test_every_step_of_a_result_is_told():
    """Tokens, a Mediator, a Judge, a Counselor, a Treasurer: whatever random games bring."""
    heard = set()
    for seed in range(120):
        game = cardia.deal(seed=seed, rules=random_rules(seed))
        luck = random.Random(seed)
        while not game.is_over:
            seat = luck.choice(game.asked)
            game.answer(seat, luck.choice(game.options(seat)))
            seen = game.look(0)
            for place, encounter in enumerate(seen.row):
                heard |= {name for name, _, _ in encounter.steps}
                if len(encounter.steps) > 4:
                    assert not RAW_KEY.search(" ".join(DESK.explain(seen, PAIR, f"encounter {place + 1}")))
    assert heard >= {"tokens", "counselor", "mediator", "judge", "treasurer", "aristocrat", "unicorn"}


def test_every_card_can_be_explained():
    seen = cardia.deal(seed=1).look(0)
    for key in [*(card.key for card in CHARACTERS), *BOX]:
        lines = DESK.explain(seen, PAIR, name_of(key))
        assert lines[0].startswith(f"{name_of(key)}. ")
        assert re.search(r"\(CAR-[567]\.\d+\)$", lines[1])
    assert "(House card.)" in " ".join(DESK.explain(seen, PAIR, "heron"))


def test_a_card_in_the_row_tells_its_encounter(run):
    said = run("play", "cardia", "--seed", "3", typed="1\n? mediator\n")
    assert "Encounter 1, your Mediator against Greedy's" in said.out
    assert "  A Mediator makes it a tie (CAR-3.5)." in said.out


def test_an_encounter_that_is_no_option_can_still_be_asked_about():
    """The first one, not the twelfth, although only that one can be chosen."""
    for seed in range(200):
        game = cardia.deal(seed=seed, rules=random_rules(seed))
        luck = random.Random(seed)
        while not game.is_over:
            seat = luck.choice(game.asked)
            question = game.question(seat)
            if question.shape in ("spot", "place") and len(game.look(seat).row) > 9:
                options = DESK.options(game.look(seat), question, cast_of(game, seat))
                with pytest.raises(Puzzled):
                    choose("encounter 1", options)
                return
            game.answer(seat, luck.choice(question.options))
    pytest.fail("no row grew that long")


# Words


def test_every_question_and_every_event_of_random_games_has_words():
    for seed in range(100):
        game = cardia.deal(seed=seed, rules=random_rules(seed, wins=1))
        luck = random.Random(seed)
        while not game.is_over:
            seat = luck.choice(game.asked)
            cast, seen, question = cast_of(game, seat), game.look(seat), game.question(seat)
            options = DESK.options(seen, question, cast)
            lines = [DESK.ask(seen, question, cast), *(option.label for option in options)]
            lines += [*DESK.board(seen, cast), *DESK.hand(seen, cast), *DESK.piles(seen, cast)]
            lines += [line for option in options for line in DESK.explain(seen, cast, option.word)]
            assert not RAW_KEY.search(" ".join(lines))
            assert len({option.label for option in options}) == len(options)
            game.answer(seat, luck.choice(question.options))
        for viewer in (SPECTATOR, 0, 1):
            told = DESK.log(game.heard(viewer), cast_of(game, viewer), game.setup["rules"])
            assert not RAW_KEY.search(" ".join(told))


def test_every_task_that_asks_has_a_question():
    asking = [name for name, make in TASKS.items() if asks(make(0, 0, 0))]
    assert len(asking) > 25
    assert [name for name in asking if not knows(f"cardia-ask-{name}")] == []


def asks(task):
    """A task for a seat."""
    return task.seat == 0


def test_the_log_reads_well():
    told = [
        Event("reveal", 1, "judge", 2, PUBLIC),
        Event("tokens", 0, "palace_guard-5", 2, PUBLIC),
        Event("judged", -1, "", 2, PUBLIC),
        Event("discard", 1, "djinn", -1, PUBLIC),
        Event("discard", 1, "envoy", -1, PUBLIC),
        Event("next_tokens", 0, "", -3, PUBLIC),
    ]
    assert log(told, PAIR, "") == [
        "Encounter 3: Bob reveals Judge, 8, Dynasty, ongoing.",
        "−5 on your Palace Guard in encounter 3.",
        "Encounter 3 is a tie.",
        "Bob discards Djinn, Envoy.",
        "−3 on your next card.",
    ]
    assert log([told[2]], PAIR, "two_judges=both_win") == ["In encounter 3 neither beats the other."]


# Looking things up


def test_cards_are_listed_with_house_cards_marked(run):
    cards = {card["id"]: card for card in json.loads(run("cards", "--game", "cardia", "--json").out)}
    assert len(cards) == 32 + 12 + 13
    assert (cards["judge"]["influence"], cards["judge"]["deck"], cards["judge"]["ongoing"]) == (8, "I", True)
    assert (cards["owl"]["house"], cards["senate"]["house"], cards["cat"]["exclusive"]) == (
        "card",
        "detail",
        True,
    )
    assert "House card." in run("cards", "--game", "cardia", "house", "scene").out
    assert "16 cards." in run("cards", "--game", "cardia", "character", "II").out
    assert "Witch King. Deck II: 13, Rebellion." in run("cards", "--game", "cardia", "--faction", "rebel").out


def test_rules_are_found_by_number_chapter_and_word(run):
    assert run("rules", "CAR-3.1").out.startswith("CAR-3.1 Judged again\n  ")
    assert run("rules", "--game", "cardia", "3.1").out == run("rules", "car-3.1").out
    assert len(json.loads(run("rules", "CAR-4", "--json").out)) == 3
    assert "CAR-5.13 Judge" in run("rules", "--game", "cardia").out
    assert "CAR-6.10 Unicorn" in run("rules", "unicorn").out
    assert "house_cards; true, false" in run("rules", "CAR-9").out
    assert not [rule.id for rule in HANDBOOK.rules(ENGLISH) if "**" in " ".join(rule.text)]


# Bad input


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--deck III", ['no deck "III"']),
        ("--deck mixed:elves", ['no deck "mixed:elves"']),
        (
            "--scene moon --scene senate+senate",
            ['no scene called "moon"', '"senate" is named more than once'],
        ),
        ("--open", ["only in a game with guardians"]),
        ("--wins 4 --scene x", ['wins cannot be "4"', 'no scene called "x"']),
        ("--rule colour=red --deck X", ['no rule called "colour"', 'no deck "X"']),
        ("--scene owl --rule house_cards=false --scene old_mill", ['called "owl"', "switched off"]),
        ("--mode ffa3 --faction monsters", ["--mode does not belong", "--faction does not belong"]),
        ("--seats greedy", ["needs 2 seats"]),
        ("--seats me,me", ['Only one seat can be "me"']),
        ("--seats me,greedy --against random", ["not both"]),
        ("--against plain:9", ["choose one of random, novice, greedy, planner, search"]),
        ("--against bob --json", ['no bot called "bob"', "--json is for games without a person"]),
        ("--save nowhere/x.record", ["no folder for"]),
    ],
)
def test_what_cannot_begin_is_refused_with_all_reasons(run, home, words, told):
    said = run("play", "cardia", *words.split())
    assert (said.code, said.out) == (2, "")
    assert [part for part in told if part not in said.err] == []
    assert not (home / "games").exists() or "nowhere" in words


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play gwent --guardians --scene senate", "--scene does not belong to this game but to Cardia"),
        ("cards --game cardia zzz", "Nothing fits"),
        ("cards --game cardia --ability medic", "--ability does not belong"),
        ("cards --game cardia --faction elves", "choose one of Rebellion, Academy, Guild, Dynasty"),
        ("cards --game chess", 'no game called "chess"'),
        ("rules CAR-99.1", "Nothing fits"),
    ],
)
def test_what_cannot_be_looked_up_is_refused(run, words, told):
    said = run(*words.split())
    assert (said.code, said.out) == (2, "")
    assert told in said.err


def test_odd_answers_are_asked_again(run, home):
    said = run(*words_of("plain"), typed="0\n99\nzzz\n? zzz\n? djin\n+2\n")
    assert said.code == 0
    assert "There is no option 99" in said.out
    assert 'There is no card like "zzz".' in said.out
    assert "Djinn. Deck I: 16, Dynasty." in said.out
    assert [answer for answer in record_of(only_game(home)).answers if answer[0] == 0] == []


def test_a_record_of_another_box_is_refused(run):
    run(*words_of("guardians"), "--seats", "random,random", "--save", "g.record")
    record = record_of("g.record")
    record.setup["box"] = "00000000"
    Path("g.record").write_text(record.text())
    said = run("replay", "g.record")
    assert said.code == 2
    assert "other guardian and scene cards" in said.err


# The bots of Cardia


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_bot_sees_what_a_person_in_its_seat_would_see(name):
    """Dealing anew what it cannot know does not change its choice."""
    for seed in range(40):
        table = walk(seed, seed % 30)
        if table.is_over():
            continue
        seat = table.asked()[0]
        twin = table.clone()
        deal_secrets_anew(twin, seat, random.Random(seed))
        one, two = (make_bot(name, seed, "cardia").choose(view(here, seat)) for here in (table, twin))
        assert one == two


def test_the_greedy_bot_beats_chance():
    wins, games = 0.0, 24
    for seed in range(games):
        game = cardia.deal(seed=seed, rules=random_rules(seed * 37))
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        bots = [make_bot(name, seed * 2 + seat, "cardia") for seat, name in enumerate(names)]
        while not game.is_over:
            seat = game.asked[0]
            game.answer(seat, bots[seat].choose(game.look(seat)))
        wins += game.table.payoff(names.index("greedy"))
    assert wins / games > 0.7


def test_only_bots_that_know_cardia_are_offered():
    assert bots_for("cardia") == ["random", "novice", "greedy", "planner", "search"]
    for name in ("plain", "search:0"):
        with pytest.raises(TaverneError) as refused:
            make_bot(name, 1, "cardia")
        assert refused.value.key == "bot-unknown"


def test_a_place_that_was_left_empty_is_shown_so():
    """CAR-5.2 the Puppeteer against an empty hand: board and explanation say that a card is missing"""
    game = Scenario(red={"hand": "puppeteer"}, blue={"hand_only": "djinn"}).meet("puppeteer", "djinn")
    seen, cast = game.red.sees(), Cast(("Ann", "Bob"), (0, 1), 0)
    line = encounter_line(seen, cast, 0)
    assert "without a card" in line
    assert "It has no result." in line
    assert "without a card" in explain_encounter(seen, cast, 0)[0]
