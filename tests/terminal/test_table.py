"""The terminal table: what is typed, what is said, and what is never lost."""

import json
import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import taverne
from kit import children
from kit.children import PATIENCE
from taverne.cli.answers import Puzzled, choose
from taverne.cli.cast import Cast
from taverne.cli.desk import Option
from taverne.cli.games import find_desk
from taverne.cli.store import write_text
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.handbook import HANDBOOK
from taverne.gwent.terminal.log import GRAMMAR, log
from taverne.kernel.events import PUBLIC, VEILED, Event
from taverne.kernel.record import read_record
from taverne.words import ENGLISH, knows, message_ids

pytest_plugins = ("kit.terminal",)
KEY_PATIENCE = 5
PACKAGES = str(Path(taverne.__file__).parents[1])
PLAYS = ["play", "leader", "pass", "auto_pass", "land", "beside", "weather", "clear_weather", "decoy", "shed"]
EFFECTS = [
    "draw",
    "set_aside",
    "take",
    "look",
    "muster",
    "revive",
    "return",
    "transform",
    "summon",
    "fall",
    "move",
]
ROUNDS = ["round", "total", "gem", "keep", "sweep", "game_over"]
QUESTIONS = ["turn", "exchange", "name_starter", "deploy", "lay_beside", "swap", "revive", "aim", "search"]


@pytest.fixture
def start(home):
    """A real process, so that signals and pipes are real."""
    started = []

    def start(*words, **streams):
        environment = {**os.environ, "PYTHONPATH": PACKAGES, "TAVERNE_HOME": str(home)}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
        started.append(children.start([sys.executable, "-m", "taverne", *words], env=environment, **pipes))
        return started[-1]

    yield start
    for process in started:
        process.kill()
        process.communicate()


def read_until(process, words):
    """What the process says up to these words; silence is not waited for."""
    said = b""
    while words not in said:
        heard, _, _ = select.select([process.stdout], [], [], PATIENCE)
        piece = process.stdout.read1(1000) if heard else b""
        assert piece, said
        said += piece
    return said.decode()


def only_game(home):
    (path,) = (home / "games").glob("*.record")
    return path


def cards_of(said):
    return {card["id"]: card for card in json.loads(said.out)}


# Looking things up


def test_the_version_says_how_the_engine_runs(run):
    engine = "compiled" if taverne.is_compiled() else "interpreted"
    assert run("--version").out == f"Taverne {taverne.__version__}, {engine} engine\n"


def test_all_188_cards_as_json_add_up_to_436(run):
    cards = cards_of(run("cards", "--json"))
    copies = [card["copies"] for card in cards.values()]
    assert len(cards) == 188
    assert sum(sum(one.values()) if isinstance(one, dict) else one for one in copies) == 436
    assert sum(card["kind"] == "leader" for card in cards.values()) == 25


def test_a_neutral_card_has_its_copies_per_colour(run):
    decoy = cards_of(run("cards", "decoy", "--json"))["ne_decoy"]
    assert set(decoy) >= {"name", "faction", "kind", "rows", "strength", "abilities", "copies"}
    assert decoy["copies"] == dict.fromkeys(decoy["copies"], 3)
    assert len(decoy["copies"]) == 5


def test_cards_are_found_by_ability_faction_and_kind(run):
    assert set(cards_of(run("cards", "medic", "--json"))) >= {
        "st_havekar_healer",
        "ne_yennefer_of_vengerberg",
    }
    assert set(cards_of(run("cards", "skellige", "hero", "--json"))) == {
        "sk_cerys",
        "sk_ermion",
        "sk_hemdall",
        "sk_hjalmar",
    }
    assert set(cards_of(run("cards", "--faction", "northern", "--ability", "medic", "--json"))) == {
        "nr_dun_banner_medic"
    }
    assert "Dun Banner Medic. Northern Realms: siege 5, medic. 1 copy." in run("cards", "medic").out


def test_rules_are_found_by_number_chapter_and_word(run):
    assert run("rules", "GWT-5.2").out.startswith("GWT-5.2 Medic\n  ")
    assert run("rules", "5.2").out == run("rules", "gwt-5.2").out
    assert len(json.loads(run("rules", "GWT-5", "--json").out)) == 8
    assert "GWT-6.2" in {rule["id"] for rule in json.loads(run("rules", "decoy", "--json").out)}
    assert "GWT-1.1 What a deck is\n" in run("rules").out


def test_every_rule_is_read_once_and_without_markup():
    rules = HANDBOOK.rules(ENGLISH)
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids)) > 60
    assert not [rule.id for rule in rules if "**" in " ".join(rule.text) or "`" in " ".join(rule.text)]
    assert [rule.id for rule in HANDBOOK.find("GWT-1", ENGLISH)] == ["GWT-1.1", "GWT-1.2", "GWT-1.3"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("play chess", 'no game called "chess"'),
        ("play gwent --seats greedy", "needs 2 seats"),
        ("play gwent --seats me,me", 'Only one seat can be "me"'),
        ("play gwent --seats greedy,bob", 'no bot called "bob"'),
        ("play gwent --against greedy --seats me,greedy", "not both"),
        ("play gwent --deck skellige --faction skellige", "not both"),
        ("play gwent --rule colour=red", 'no rule called "colour"'),
        ("play gwent --law lax", 'law cannot be "lax"'),
        ("play gwent --deck nowhere.deck", "no file"),
        ("play gwent --faction elves", 'no faction called "elves"'),
        ("play gwent --json", "--json is for games without a person"),
        ("play gwent --save nowhere/x.record", "no folder for"),
        ("resume", "no saved game"),
        ("resume nowhere", "There is no file nowhere"),
        ("replay .", "not an ordinary file"),
        ("rules GWT-99.1", "Nothing fits"),
        ("cards zzz", "Nothing fits"),
        ("cards --ability flying", 'no ability called "flying"'),
        ("deck show nowhere", "no deck file, no share code"),
        ("dance", "No such command"),
    ],
)
def test_what_cannot_be_is_refused_in_kind_words(run, words, told):
    said = run(*words.split())
    assert said.code == 2
    assert told in said.err
    assert said.out == ""


# Decks


def test_decks_are_listed_shown_and_checked(run):
    listed = json.loads(run("deck", "list", "--json").out)
    assert [deck["starter"] for deck in listed] == [True] * 5
    assert "Leader: Harald an Craite" in run("deck", "show", "skellige").out
    assert run("deck", "check", "skellige", "--law", "advanced").code == 0
    assert json.loads(run("deck", "check", "monsters", "--json").out)["legal"] is True


def test_an_illegal_deck_hears_every_complaint(run, home):
    Path("bad.deck").write_text("faction: monsters\nleader: The Treacherous\n9 Ghoul\n11 Scorch\n")
    said = run("deck", "check", "bad.deck")
    assert said.code == 1
    assert said.out.count("(GWT-1.1)") == 4
    checked = run("deck", "check", "bad.deck", "--json")
    assert checked.code == 1
    assert {one["rule"] for one in json.loads(checked.out)["complaints"]} == {"GWT-1.1"}
    assert run("play", "gwent", "--deck", "bad.deck").code == 2


def test_a_deck_travels_as_a_code_and_is_kept(run):
    code = run("deck", "export", "skellige", "--code").out.strip()
    assert code == run("deck", "show", "skellige", "--code").out.strip()
    assert "--deck 'my bears'" in run("deck", "import", code, "--name", "my bears").out
    shown = [json.loads(run("deck", "show", deck, "--json").out) for deck in ("my bears", "skellige")]
    assert shown[0]["cards"] == shown[1]["cards"]
    assert "my bears: Skellige" in run("deck", "list").out
    assert run("deck", "import", code, "--name", "my bears").code == 2
    assert run("deck", "import", code, "--name", "../x").code == 2
    assert run("deck", "export", "my bears", "--file", "bears.deck").code == 0
    assert run("deck", "check", "bears.deck").code == 0


# Games of bots, and replays


def test_bots_play_without_a_person_and_leave_a_record(run):
    said = run("play", "gwent", "--seats", "greedy,random", "--seed", "7", "--save", "seven.record")
    assert said.code == 0
    assert "Round 1 begins." in said.out
    assert " wins the game." in said.out
    assert read_record(Path("seven.record").read_text()).notes == {"seat 0": "greedy", "seat 1": "random"}
    again = run("play", "gwent", "--seats", "greedy,random", "--seed", "7", "--json")
    assert json.loads(again.out)["answers"] == len(read_record(Path("seven.record").read_text()).answers)


def test_a_fresh_seed_is_shown_and_recorded(run):
    said = run("play", "gwent", "--seats", "random,random", "--save", "fresh.record")
    assert f"Seed {read_record(Path('fresh.record').read_text()).setup['seed']}." in said.out
    assert "Random 0" in said.out


def test_a_replay_shows_only_what_the_viewer_may_know(run):
    run("play", "gwent", "--seats", "greedy,greedy", "--seed", "7", "--save", "g.record")
    spectator = json.loads(run("replay", "g.record", "--at", "3", "--json").out)
    first = json.loads(run("replay", "g.record", "--at", "3", "--as", "0", "--json").out)
    assert [seat["hand"]["cards"] for seat in spectator["view"]["seats"]] == [None, None]
    assert first["view"]["seats"][0]["hand"]["cards"]
    assert first["view"]["seats"][1]["hand"]["cards"] is None
    assert all(not event["card"] for event in spectator["events"] if event and event["kind"] == "draw")
    assert "as seen by seat 1, Greedy 1" in run("replay", "g.record", "--as", "1").out
    assert run("replay", "g.record", "--as", "2").code == 2
    assert "there is no point 999" in run("replay", "g.record", "--at", "999").err


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda text: text[:200], "its end is missing"),
        (lambda text: text.replace("seed: 7", "seed: 8"), "its checksum does not fit"),
        (lambda text: "hello", "not a Taverne record"),
        (lambda text: "\udcff\udcfe", "not a Taverne record"),
        (lambda text: text + "x" * 3_000_000, "too large"),
    ],
)
def test_a_spoilt_record_is_refused(run, spoil, told):
    run("play", "gwent", "--seats", "random,random", "--seed", "7", "--save", "g.record")
    spoilt = spoil(Path("g.record").read_text())
    Path("g.record").write_bytes(spoilt.encode(errors="surrogateescape"))
    for command in ("replay", "resume"):
        said = run(command, "g.record")
        assert said.code == 2
        assert told in said.err


# A person at the table


def test_the_end_of_the_input_saves_the_game(run, home):
    said = run("play", "gwent", "--seed", "3", "--name", "Ann", typed="keep\n1\n")
    assert said.code == 0
    assert f"taverne resume {only_game(home).stem}" in said.out
    assert read_record(only_game(home).read_text()).notes == {"seat 0": "Ann", "seat 1": "greedy", "me": "0"}
    assert "Ann, Greedy" in run("games").out
    assert json.loads(run("games", "--json").out)[0]["over"] is False


def test_a_resumed_game_is_the_same_as_an_uninterrupted_one(run, home):
    run("play", "gwent", "--seed", "3", "--save", "whole.record", typed="1\n" * 60)
    run("play", "gwent", "--seed", "3", typed="1\n1\n")
    for _ in range(30):
        run("resume", only_game(home).stem, typed="1\n1\n")
    assert (
        read_record(only_game(home).read_text()).answers
        == read_record(Path("whole.record").read_text()).answers
    )
    assert "win" in run("resume", "whole.record").out
    assert "no saved game" in run("resume").err


def test_undo_goes_back_to_the_previous_decision_of_the_person(run, home):
    once = run("play", "gwent", "--seed", "3", "--save", "a.record", typed="keep\n")
    back = run("play", "gwent", "--seed", "3", "--save", "b.record", typed="keep\n2\nundo\n")
    assert "Taken back." in back.out
    assert Path("a.record").read_text() == Path("b.record").read_text()
    assert once.out.count("Your turn") == 1
    assert "have not decided anything" in run("play", "gwent", "--seed", "3", typed="undo\n").out


def test_a_person_may_sit_in_the_other_seat(run):
    said = run("play", "gwent", "--seats", "random,me", "--deck", "skellige", "--seed", "4", typed="keep\n")
    assert "You, Skellige" in said.out
    assert "Random, " in said.out


def test_a_card_and_its_strength_are_explained(run):
    """GWT-4.7 the steps in words."""
    said = run("play", "gwent", "--seed", "1", typed="keep\nPoor\npoor\n? poor\n? 1\n? pass\n?\n")
    assert "In your melee row it has strength 2:\n  1 is printed on the card.\n" in said.out
    assert "  Tight bond multiplies it by 2: 2.\n" in said.out
    assert "GWT-3.1 Your turn" in said.out
    assert "undo: back to your previous decision" in said.out


def test_the_text_of_the_relentless_follows_the_option(run, tmp_path):
    """GWT-7.3 the text shown follows the option."""
    for option, text in (
        ("own_deck", "from your deck"),
        ("opponent_discard", "from the opponent's discard pile"),
    ):
        words = ["play", "gwent", "--rule", f"relentless={option}", "--seed", "1"]
        assert text in run(*words, typed="? The Relentless\n").out


def test_commands_show_the_table_from_all_sides(run):
    said = run(
        "play", "gwent", "--seed", "3", typed="keep\n1\nboard\nhand\npiles\nlog\nrules GWT-5.2\noptions\n\n"
    )
    for words in (
        "Your hand, 9 cards:",
        "Your deck, in no order, 14 cards:",
        "GWT-5.2 Medic",
        "Weather: none",
    ):
        assert words in said.out
    assert "\x1b" not in said.out
    assert not [letter for letter in said.out if "─" <= letter <= "╿"]


def test_what_is_no_option_is_asked_again(run, home):
    said = run("play", "gwent", "--seed", "3", typed="99\nnonsense\n0\n-1\n²\n? nonsense\n\x1b[2J\nkeep\n")
    assert said.out.count("is not one of the options") == 4
    assert said.out.count("There is no option") == 2
    assert 'no card like "nonsense"' in said.out
    assert "\x1b" not in said.out
    assert len([answer for answer in read_record(only_game(home).read_text()).answers if answer[0] == 0]) == 1


def test_save_quit_and_resign(run, home):
    said = run("play", "gwent", "--seed", "3", typed="save copy.record\nsave /\nresign\nquit\n")
    assert said.code == 0
    assert Path("copy.record").exists()
    assert "not an ordinary file" in said.out
    assert "type: resign yes" in said.out
    assert "You give the game up." in run("resume", typed="resign yes\n").out
    assert "It was given up." in run("games").out
    assert "no saved game" in run("resume").err


def test_other_files_are_left_alone(run, home):
    Path("notes.txt").write_text("dear diary")
    assert "left as it is" in run("play", "gwent", "--save", "notes.txt").err
    assert "left as it is" in run("play", "gwent", "--seed", "3", typed="save notes.txt\n").out
    assert Path("notes.txt").read_text() == "dear diary"


def test_a_name_cannot_trick_the_record_or_the_terminal(run, home):
    run("play", "gwent", "--seed", "3", "--name", "An\x1b[2Jn\nseed: 9", typed="")
    assert read_record(only_game(home).read_text()).notes["seat 0"] == "An [2Jn seed: 9"


def test_a_whole_game_by_names_and_numbers(run):
    said = run("play", "gwent", "--seed", "5", "--against", "random", typed="keep\n" + "1\n" * 80)
    assert said.code == 0
    assert any(result in said.out for result in ("You win the game.", "Random wins the game.", "drawn"))
    assert "taverne replay" in said.out


def test_a_full_disk_does_not_end_the_game(run, home, monkeypatch):
    monkeypatch.setattr("taverne.disk.os.fsync", lambda handle: None)
    run("play", "gwent", "--seed", "3", typed="")
    (home / "games").chmod(0o500)

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("taverne.cli.store.replacing", full)
    said = run("resume", typed="keep\n")
    assert "could not be saved. There is no room left" in said.out
    assert said.code == 2
    (home / "games").chmod(0o700)


def test_a_fault_of_ours_is_one_sentence_and_a_log(run, home, monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr("taverne.cli.robots.make_bot", stumble)
    said = run("play", "gwent", "--seed", "3")
    assert said.code == 70
    assert f"taverne resume {only_game(home).stem}" in said.err
    assert "ZeroDivisionError: a bug" in (home / "faults.log").read_text()
    monkeypatch.undo()


def test_a_write_is_all_or_nothing(home, monkeypatch):
    write_text(Path("x.txt"), "old")
    monkeypatch.setattr("taverne.disk.os.replace", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_text(Path("x.txt"), "new")
    assert Path("x.txt").read_text() == "old"
    assert sorted(path.name for path in Path().iterdir()) == ["x.txt"]


# Signals, pipes and a real terminal


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_leaves_a_saved_game(start, home, number, code):
    process = start("play", "gwent", "--seed", "3")
    read_until(process, b"Keep")
    process.stdin.write(b"keep\n")
    process.stdin.flush()
    read_until(process, b"Pass\n")
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert b"Go on with: taverne resume gwent-" in out
    assert err == b""
    assert (0, "done") in read_record(only_game(home).read_text()).answers


def test_even_a_killed_game_is_saved(start, home):
    process = start("play", "gwent", "--seed", "3")
    process.stdin.write(b"keep\n")
    process.stdin.flush()
    read_until(process, b"Pass\n")
    process.kill()
    process.wait()
    assert (0, "done") in read_record(only_game(home).read_text()).answers


def read_terminal(terminal, words, patience=PATIENCE):
    """What is shown up to these words, or up to a silence."""
    said = b""
    while words not in said and select.select([terminal], [], [], patience)[0]:
        said += os.read(terminal, 1000)
    return said


def press(terminal, key, words):
    """Press a key until it is answered: one that comes just as the prompt is written may be lost."""
    said = b""
    for _ in range(10):
        os.write(terminal, key)
        said += read_terminal(terminal, words, KEY_PATIENCE)
        if words in said:
            return said
    raise AssertionError(said)


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0), (b"quit\r", 0)])
def test_leaving_at_a_real_terminal(start, home, key, code):
    ours, theirs = pty.openpty()
    name = os.ttyname(theirs)
    shell = f'exec "$0" -m taverne play gwent --seed 3 <{name} >{name} 2>&1'
    environment = {**os.environ, "PYTHONPATH": PACKAGES, "TAVERNE_HOME": str(home), "TERM": "xterm"}
    process = children.start(["sh", "-c", shell, sys.executable], env=environment, start_new_session=True)
    said = read_terminal(ours, b"for help: ") + press(ours, key, b"taverne resume")
    assert process.wait(timeout=PATIENCE) == code
    os.close(ours)
    os.close(theirs)
    assert b"Traceback" not in said


def test_a_closed_pipe_is_no_news(start):
    process = start("cards")
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stdout = None
    assert process.wait(timeout=PATIENCE) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_output_is_said(start):
    with open("/dev/full", "w") as full:
        process = start("cards", stdout=full)
        _, err = process.communicate(timeout=PATIENCE)
    assert b"The output cannot be written" in err
    assert process.returncode == 2


def test_stray_bytes_and_no_input_at_all(start, home):
    process = start("play", "gwent", "--seed", "3")
    _, err = process.communicate(b"\xff\xfe\nkeep\n", timeout=PATIENCE)
    assert (process.returncode, err) == (0, b"")
    closed = start("play", "gwent", "--seed", "3", stdin=subprocess.DEVNULL)
    assert b"taverne resume" in closed.communicate(timeout=PATIENCE)[0]


# Words


def test_everything_that_can_be_said_has_words():
    wanted = {f"ability-{name}-name" for face in FACES for name in face.abilities}
    wanted |= {f"leader-{key}" for key in LEADER_FACES} | {
        f"faction-power-{face.faction}" for face in LEADER_FACES.values()
    }
    wanted |= {f"log-{kind}" for kind in PLAYS + EFFECTS + ROUNDS} | {
        f"log-{first}-{second}" for first, seconds in GRAMMAR.pairs.items() for second in seconds
    }
    wanted |= {f"ask-{kind}" for kind in [*QUESTIONS, "shed", "plunder"]}
    assert sorted(key for key in wanted if not knows(key)) == []


def test_every_card_and_leader_can_be_explained(run):
    desk = find_desk("gwent")
    run("play", "gwent", "--seats", "random,random", "--seed", "1", "--save", "g.record")
    game = desk.replay(read_record(Path("g.record").read_text()))
    cast = Cast(("Ann", "Bob"), (0, 1), 0)
    known = set(message_ids())
    for key in [*LEADER_FACES, *(face.key for face in FACES)]:
        lines = desk.explain(game.look(0), cast, key)
        assert len(lines) >= 1
        assert not known & set(" ".join(lines).split())


def test_the_log_veils_what_is_hidden():
    cast = Cast(("Ann", "Bob"), (0, 1), 0)
    draws = [Event("draw", 1, "", -1, VEILED), Event("draw", 1, "", -1, VEILED), None]
    assert log(draws, cast, "") == ["Bob draws 2 cards."]
    own = [Event("draw", 0, "mo_ghoul", -1, VEILED)]
    assert log(own, cast, "") == ["You draw Ghoul."]


def test_a_spy_and_a_cleared_board_read_well():
    cast = Cast(("Ann", "Bob"), (0, 1), 0)
    spy = [Event("play", 0, "nr_thaler", -1, PUBLIC), Event("land", 0, "nr_thaler", 5, PUBLIC)]
    assert log(spy, cast, "") == ["You play Thaler in Bob's siege row."]
    end = [
        Event("total", 0, "", 9, PUBLIC),
        Event("gem", 1, "", 1, PUBLIC),
        Event("fall", -1, "nr_ves", 0, PUBLIC),
    ]
    assert log(end, cast, "") == [
        "You end the round with 9.",
        "Bob loses a gem and has 1 left.",
        "The board is cleared.",
    ]


def test_an_answer_is_a_number_a_name_or_the_beginning_of_one():
    options = [
        Option("a", "Síle de Tansarville", ("Síle de Tansarville",)),
        Option("b", "Sigi", ("Sigi", "Sigi's")),
    ]
    assert choose("2", options).word == "b"
    assert choose("sile", options).word == "a"
    assert choose("tansar", options).word == "a"
    assert choose("sigi", options).word == "b"
    for words in ("si", "x", "3", "0"):
        with pytest.raises(Puzzled):
            choose(words, options)
