"""Every way to play at the terminal: free for all, pairs, solo, matches, tournaments and practice."""

import json
import random
import re
from pathlib import Path

import pytest

from kit.gwent.golden_games import WAYS as RULES
from kit.gwent.random_decks import random_decks
from kit.places import GWENT_GOLDEN
from taverne import gwent
from taverne.cli.cast import Cast, cast_of, named_seats
from taverne.cli.games import find_desk
from taverne.gwent.catalogue import name_of
from taverne.gwent.terminal.desk import GwentDesk
from taverne.gwent.terminal.log import log
from taverne.gwent.terminal.why import why
from taverne.kernel.events import PUBLIC, Event
from taverne.kernel.record import read_record

pytest_plugins = ("kit.terminal",)
BOTS = {
    "ffa3": "play gwent --mode ffa3 --seats greedy,random,greedy",
    "ffa4": "play gwent --mode ffa4 --seats greedy,greedy,greedy,random",
    "ffa5": "play gwent --mode ffa --seats random,greedy,random,greedy,random",
    "pairs": "play gwent --mode pairs --seats greedy,random,greedy,random",
    "solo": "play gwent --mode solo --faction monsters --against nilfgaard --leaders --seats greedy",
    "match": "play gwent --wins 2 --seats greedy,random",
    "tournament": "tournament start --seats random,greedy",
}
PEOPLE = {
    "ffa3": "play gwent --mode ffa3 --against random",
    "ffa4": "play gwent --mode ffa4 --seats random,me,random,random",
    "ffa5": "play gwent --mode ffa5 --against random",
    "pairs": "play gwent --mode pairs --against random",
    "solo": "play gwent --mode solo --faction skellige --against scoiatael --leaders",
    "match": "play gwent --wins 3 --against random",
    "tournament": "tournament start --against random",
}
RAW_KEY = re.compile(r"\b(?:log|ask|option|place|step|why|match|gwent|hint|cli)-[a-z_]+\b")
ONES = "keep\n" + "1\n" * 400


def only_game(home):
    (path,) = (home / "games").glob("*.record")
    return path


def play_bots(run, way, *options):
    return run(*BOTS[way].split(), "--seed", "7", *options)


def record_of(path):
    return read_record(Path(path).read_text())


def decided(game, luck):
    """A random answer to every question, one after the other."""
    while not game.is_over:
        seat = luck.choice(game.asked)
        yield seat
        game.answer(seat, luck.choice(game.options(seat)))


# Bots alone, and replays


@pytest.mark.parametrize("way", BOTS)
def test_bots_play_every_way_without_a_person(run, way):
    said = play_bots(run, way, "--save", "g.record")
    assert said.code == 0
    assert re.search(r"wins the (game|match)\.|share the victory\.|drawn", said.out)
    assert not RAW_KEY.search(said.out)
    told = json.loads(play_bots(run, way, "--json").out)
    assert told["answers"] == len(record_of("g.record").answers)
    assert told["over"] is True
    assert len(told["seats"]) == len(named_seats(BOTS[way].split()[-1])) + (way == "solo")


@pytest.mark.parametrize("way", BOTS)
def test_a_replay_shows_a_spectator_no_hidden_card(run, way):
    play_bots(run, way, "--save", "g.record")
    record = record_of("g.record")
    half = len(record.answers) // 2
    said = run("replay", "g.record", "--at", str(half))
    table = find_desk(record.game).replay(record).at(half).table
    duel = getattr(table, "duel", table)
    hands = {name_of(card.key) for hand in duel.hands for card in hand}
    public = json.loads(run("replay", "g.record", "--at", str(half), "--json").out)
    seen = {name_of(event["card"]) for event in public["events"] if event and is_card(event["card"])}
    hidden = hands - seen
    assert hidden
    assert not [name for name in hidden if name in without(seen, said.out)]
    assert f"After {half} of {len(record.answers)} answers, as seen by a spectator." in said.out
    assert run("replay", "g.record", "--as", "0", "--at", str(half)).code == 0


def without(names, text):
    """A seen Young Berserker gives no Berserker away."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    return text


def is_card(key):
    return key and not any(mark in key for mark in ("@", "_leader_"))


# A person at the table


@pytest.mark.parametrize("way", PEOPLE)
def test_a_person_plays_every_way_to_its_end(run, way):
    said = run(*PEOPLE[way].split(), "--seed", "5", "--name", "Ann", typed=ONES)
    assert said.code == 0
    assert "The record is kept." in said.out
    assert not RAW_KEY.search(re.sub("taverne re.*", "", said.out))
    assert "Ann" in run("games").out


@pytest.mark.parametrize("way", ["ffa3", "pairs", "solo", "tournament"])
def test_a_resumed_game_is_the_same_as_an_uninterrupted_one(run, home, way):
    words = [*PEOPLE[way].split(), "--seed", "5"]
    run(*words, "--save", "whole.record", typed="1\n" * 25)
    run(*words, typed="1\n" * 5)
    for _ in range(4):
        run("resume", only_game(home).stem, typed="1\n1\n2\nundo\n1\n1\n1\n")
    assert record_of(only_game(home)).answers == record_of("whole.record").answers


def test_the_table_of_a_free_for_all(run):
    """GWT-8.3 each side as a block, points and their goal; Scoia'tael names who starts."""
    said = run("play", "gwent", "--mode", "ffa3", "--faction", "scoiatael", "--seed", "1", typed="1\nkeep\n")
    for words in ("1. You start", "2. Greedy 1 starts", "3. Greedy 2 starts", "Round 1, your turn."):
        assert words in said.out
    blocks = re.findall(r"^(.*), .*: total \d+, 0 of 4 points, hand", said.out, re.MULTILINE)
    assert blocks == ["Greedy 1", "Greedy 2", "You"]


def test_partners_see_each_others_hands_and_nobody_else_does(run):
    """GWT-8.4"""
    words = "play gwent --mode pairs --seats me,greedy,random,greedy"
    said = run(*words.split(), typed="hand\nkeep\n")
    assert re.search(r"Random's hand, 1[01] cards:", said.out)
    assert "Your team: total" in said.out
    assert "The team of Greedy 1 and Greedy 3: total" in said.out
    assert not re.search(r"Greedy \d's hand", said.out)


def test_the_opponent_of_solo_play_has_no_hand(run):
    """GWT-8.5 its deck, its leaders; what it weighed is told to who asks."""
    words = "play gwent --mode solo --faction skellige --against scoiatael --leader bran --leaders --seed 2"
    said = run(*words.split(), typed="why\nkeep\n1\nwhy\npiles\n")
    assert "Nothing has been weighed" in said.out
    assert re.search(r"The opponent, Scoia'tael: total \d+, 2 gems, no hand, deck \d+", said.out)
    assert "Leaders face down: 5. Turned up: none." in said.out
    assert "Leader King Bran: The Unifier, works by itself." in said.out
    assert "Its lead over you would become:\n  the opponent's melee row: " in said.out
    assert ", chosen\n" in said.out
    assert "Leaders face down, in no order: Francesca" in said.out


def test_a_tournament_asks_for_a_deck_and_keeps_the_score(run):
    """GWT-8.2"""
    words = ["tournament", "start", "--decks", "monsters,skellige,nilfgaard", "--seed", "4"]
    said = run(*words, typed="hand\n? 1\nskel\n" + "1\n" * 300)
    assert "Which deck do you play in game 1?" in said.out
    assert "No game has begun yet" in said.out
    assert "GWT-8.2 Tournament" in said.out
    assert "You bring Skellige under Harald an Craite: The Cripple." in said.out
    assert re.search(r"Games won: you \d, Greedy \d\. The first to win 2 wins the match\.", said.out)
    assert "Which deck do you play in game 2?" in said.out


def test_a_match_in_the_middle_is_listed_with_its_score(run, home):
    run("play", "gwent", "--wins", "2", "--seed", "3", typed="keep\n1\n")
    assert "Game 1, 0 : 0." in run("games").out
    assert json.loads(run("games", "--json").out)[0]["game"] == "gwent-match"
    assert "Games won: you 0, Greedy 0." in run("resume", typed="board\n").out


def test_a_record_without_names_is_taken_over_by_the_reader(run):
    for name in ("pairs-0", "solo-0", "ffa5-0", "tournament"):
        record = record_of(GWENT_GOLDEN / f"{name}.record")
        short = find_desk(record.game).replay(record).at(1).record()
        Path("g.record").write_text(type(short)(short.game, short.ruleset, short.setup).text())
        said = run("resume", "g.record", typed="1\n1\n")
        assert (said.code, said.err) == (0, "")
        assert "Your answer" in said.out


# Practice


def test_practice_opens_the_hands_and_gives_hints(run, home):
    """GWT-8.6"""
    for mode in ("duel", "ffa3", "pairs", "solo"):
        words = ["play", "gwent", "--mode", mode, "--practice", "--seed", "3"]
        said = run(*words, "--save", f"{mode}.record", typed="hint\nkeep\nhands\nhint\nundo\n")
        assert said.out.count("Hint: ") == 2
        assert ("Nobody else holds a card." if mode == "solo" else "'s hand, ") in said.out
        assert "Taken back." in said.out
    told = run("resume", "duel.record", typed="hint\n").out
    assert "Hint: " in told
    assert "the best choice." in told or "Others may be just as good." in told
    assert "Hint: " in run("tournament", "start", "--practice", "--seed", "3", typed="hint\n").out


def test_without_practice_hands_stay_hidden(run):
    said = run("play", "gwent", "--seed", "3", typed="hands\nhint\n")
    assert said.out.count("begin a game with --practice") == 2


# Bad input


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play gwent --mode chess", ['mode cannot be "chess"']),
        ("play gwent --mode ffa --seats me,greedy", ["has 3 to 5 seats, but 2 were named"]),
        ("play gwent --mode ffa4 --seats me,greedy", ["needs 4 seats, but 2 were named"]),
        ("play gwent --mode ffa3 --seats me,me,bob", ['one seat can be "me"', 'no bot called "bob"']),
        (
            "play gwent --mode pairs --decks monsters,skellige,monsters",
            ["needs 4 decks", "both bring Monsters"],
        ),
        ("play gwent --mode ffa3 --decks a,b,monsters --wins 2", ['"a" is no', '"b" is no', "mode ffa3"]),
        ("play gwent --mode ffa3 --their-deck monsters", ["--their-deck is for two players"]),
        ("play gwent --deck monsters --decks monsters,skellige", ["Give either --decks"]),
        ("play gwent --wins 4", ['wins cannot be "4"']),
        ("play gwent --mode solo --wins 2", ["cannot be played in the mode solo"]),
        ("play gwent --mode solo --against greedy --faction elves", ['called "greedy"', 'called "elves"']),
        (
            "play gwent --mode solo --leader nobody",
            ['no leader called "nobody"; choose one of King of Temeria'],
        ),
        ("play gwent --mode solo --leader unifyer", ["Did you mean The Unifier?"]),
        ("play gwent --mode solo --faction monsters --leader unifier", ["leads another faction"]),
        ("play gwent --mode solo --built-deck monsters", ["Torrential Rain is foul weather"]),
        (
            "play gwent --mode solo --built-deck monsters --faction skellige",
            ["is of Monsters, not of Skellige"],
        ),
        ("play gwent --mode solo --decks monsters,skellige", ["--decks does not belong to solo play"]),
        ("play gwent --mode solo --seats me,greedy", ["needs 1 seat, but 2 were named"]),
        ("play gwent --leaders --leader unifier", ["--leaders belongs to solo", "--leader belongs to solo"]),
        ("play gwent --practice --seats greedy,greedy", ["--practice is for a person"]),
        ("play gwent --mode pairs --json --law lax", ["--json is for games", 'law cannot be "lax"']),
        ("tournament start --decks monsters,skellige", ["needs 3 decks, not 2"]),
        (
            "tournament start --decks monsters,x,monsters --seats me,bob",
            ['"x" is no', "of Monsters;", '"bob"'],
        ),
        ("tournament start --against greedy --seats me,greedy", ["not both"]),
        ("tournament start --json", ["--json is for games"]),
        ("play gwent-match", ['no game called "gwent-match"; choose one of gwent, cardia.']),
    ],
)
def test_what_cannot_begin_is_refused_with_all_reasons(run, home, words, told):
    said = run(*words.split())
    assert said.code == 2
    assert [part for part in told if part not in said.err] == []
    assert said.out == ""
    assert not home.exists()


def test_illegal_decks_are_refused_for_the_mode(run):
    """GWT-8.2, GWT-8.4 an illegal deck, and a hero in two decks of a tournament."""
    Path("few.deck").write_text("faction: monsters\nleader: The Treacherous\n3 Ghoul\n")
    said = run("play", "gwent", "--mode", "pairs", "--decks", "few.deck,nilfgaard,monsters,nilfgaard")
    assert "The deck of seat 0 breaks the standard law" in said.err
    assert "seats 0, 2 both bring Monsters" in said.err
    assert "seats 1, 3 both bring Nilfgaard" in said.err
    for faction in ("monsters", "skellige"):
        deck = run("deck", "export", faction).out
        Path(f"{faction}.deck").write_text(f"{deck}1 Geralt of Rivia\n")
    said = run("tournament", "start", "--decks", "monsters.deck,skellige.deck,nilfgaard")
    assert said.code == 2
    assert "Geralt of Rivia stands in 2 decks" in said.err


# Words


@pytest.mark.parametrize("way", sorted(RULES))
def test_every_question_and_event_of_every_way_has_words(way):
    desk, lines = GwentDesk(), []
    for seed in range(3):
        game = gwent.deal(*random_decks(seed, RULES[way]), seed=seed, rules=RULES[way])
        for seat in decided(game, random.Random(seed)):
            question, view, cast = game.question(seat), game.look(seat), cast_of(game, seat)
            lines += [desk.ask(view, question, cast), *(o.label for o in desk.options(view, question, cast))]
        for viewer in (-1, 0):
            cast = cast_of(game, viewer)
            lines += [
                *desk.log(game.heard(viewer), cast, game.setup["rules"]),
                *desk.board(game.look(viewer), cast),
            ]
            lines += [*desk.piles(game.look(viewer), cast), *desk.result(game.look(viewer), cast)]
    assert [line for line in lines if RAW_KEY.search(line) or "$" in line] == []


def test_a_spy_may_go_to_any_rival(run):
    """GWT-8.3 the options name whose row it is."""
    desk = GwentDesk()
    for seed in range(40):
        game = gwent.deal("nilfgaard", "monsters", "skellige", seed=seed, rules=gwent.GwentRules(mode="ffa3"))
        for seat in decided(game, random.Random(seed)):
            question = game.question(seat)
            if seat == 0 and question.kind == "deploy":
                cast = Cast(("Ann", "Bob", "Cid"), (0, 1, 2), 0)
                labels = [option.label for option in desk.options(game.look(0), question, cast)]
                if "Bob" in labels[0]:
                    assert re.fullmatch(r"Bob's \w+ row, now \d+", labels[0])
                    assert re.fullmatch(r"Cid's \w+ row, now \d+", labels[1])
                    return
    pytest.fail("no spy was played")


def test_points_teams_and_shared_victories_read_well():
    """GWT-8.3, GWT-8.4"""
    many = Cast(("Ann", "Bob", "Cid"), (0, 1, 2), 0)
    points = [Event("points", seat, "", seat, PUBLIC) for seat in (0, 1, 2)]
    assert log(points, many, "") == ["You score no points.", "Bob scores 1 point.", "Cid scores 2 points."]
    teams = Cast(("Ann", "Bob", "Cid", "Dan"), (0, 1, 0, 1), 0)
    totals = [Event("total", 0, "", 9, PUBLIC), Event("total", 1, "", 5, PUBLIC)]
    assert log(totals, teams, "") == [
        "You end the round with 9.",
        "The team of Bob and Dan ends the round with 5.",
    ]
    game = gwent.deal("monsters", "skellige", "nilfgaard", seed=1, rules=gwent.GwentRules(mode="ffa3"))
    game.table.winners = [0, 2]
    assert GwentDesk().result(game.look(0), many) == ["You and Cid share the victory."]
    assert GwentDesk().result(game.look(-1), many.seen_by(-1)) == ["Ann and Cid share the victory."]


def test_solo_reads_well():
    """GWT-8.5"""
    cast = Cast(("Ann", "the opponent"), (0, 1), 0)
    events = [
        Event("reveal", 1, "ne_decoy.mo", -1, PUBLIC),
        Event("land", 1, "ne_decoy.mo", 3, PUBLIC),
        Event("bury", 1, "", 3, PUBLIC),
        Event("unbury", 1, "mo_ghoul", -1, PUBLIC),
        Event("turn_up", 1, "st_leader_francesca_daisy", -1, PUBLIC),
        Event("no_card", 1, "", -1, PUBLIC),
    ]
    assert log(events, cast, "") == [
        "The opponent plays Decoy in the opponent's melee row.",
        "A card of its deck lies face down under the Decoy in the opponent's melee row.",
        "The card under the Decoy is turned up: Ghoul.",
        "The opponent turns up the leader Francesca Findabair: Daisy of the Valley: "
        '"It draws a card and plays it (GWT-8.5)."',
        "The opponent has no card left and passes its turn.",
    ]


def test_why_lists_the_alternatives_and_the_log_does_not():
    """GWT-8.5 the alternatives and their values"""
    cast = Cast(("Ann", "the opponent"), (0, 1), 0)
    events = [
        Event("play", 0, "nr_ves", -1, PUBLIC),
        Event("reveal", 1, "nr_dun_banner_medic", -1, PUBLIC),
        Event("land", 1, "nr_dun_banner_medic", 5, PUBLIC),
        Event("weigh_strength", 1, "mo_fiend", 6, PUBLIC),
        Event("weigh_strength", 1, "mo_toad", 12, PUBLIC),
        Event("revive", 1, "mo_toad", -1, PUBLIC),
        Event("land", 1, "mo_toad", 4, PUBLIC),
    ]
    assert why(events, cast) == [
        "The opponent had a choice with Dun Banner Medic. The strength of its side would become:",
        "  Fiend: 6",
        "  Toad: 12, chosen",
    ]
    assert len(log(events, cast, "")) == 3
    assert why(events[:3], cast) == []


def test_a_search_bot_may_be_told_how_often_to_look(run):
    said = run("play", "gwent", "--seats", "search:5,planner", "--seed", "2")
    assert said.code == 0
    assert "Search:5" in said.out
    for bad in ("search:0", "search:", "search:x", "greedy:5"):
        assert run("play", "gwent", "--seats", f"{bad},planner", "--seed", "2").code == 2
