"""`taverne meta` and `taverne deck improve`: what they say, what they refuse, and how they go on."""

import json
import os
import signal
from itertools import count
from pathlib import Path

import pytest

from kit.children import PATIENCE
from kit.running import await_games
from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.lines import read_deck_line
from taverne.gwent.decks.starters import starter_decks
from taverne.gwent.tailor import GwentTailor
from taverne.gwent.terminal.improving import climb_json
from taverne.meta import Climb, paired
from taverne.meta.journal import earlier_order

pytest_plugins = ("kit.terminal", "kit.running")

FACTIONS = ("monsters", "skellige")


@pytest.fixture
def folder(tmp_path):
    """Two decks, and something that is none."""
    folder = tmp_path / "a, field"
    folder.mkdir()
    for faction in FACTIONS:
        (folder / f"{faction}.deck").write_text(write_deck(starter_decks()[faction]))
    (folder / "notes.txt").write_text("Zoltan owes me a beer.\n")
    return folder


@pytest.fixture
def study(run, folder):
    """A small one, with quick bots."""

    def study(*words):
        return run(
            "meta", "--decks", str(folder), "--bot", "random", "--games", "6", "--workers", "1", *words
        )

    return study


@pytest.fixture
def improve(run, folder, monkeypatch):
    """A second for each batch of games, however busy the machine is."""
    seconds = count()
    monkeypatch.setattr("taverne.gwent.terminal.improving.monotonic", lambda: next(seconds))

    def improve(*words):
        deck = str(folder / "monsters.deck")
        return run(
            "deck", "improve", deck, "--against", str(folder), "--bot", "random", "--workers", "1", *words
        )

    return improve


class TestMeta:
    def test_it_ranks_the_field_and_writes_a_page(self, study, run, tmp_path):
        said = study("--report", "field.html", "--resume", "field.jsonl")
        assert said.code == 0, said.err
        assert "The Hungry Brood" in said.out
        assert "The deck to bring to this field is" in said.out
        page = (tmp_path / "field.html").read_text()
        assert page.count("<svg") >= 3
        assert "Bears at the Feast" in page
        more = json.loads(run("meta", "--resume", "field.jsonl", "--json", "--workers", "1").out)
        assert more["games"] == 6
        assert sum(more["equilibrium"].values()) == pytest.approx(1)
        assert more["best_response"] == more["standings"][0]["name"]

    def test_everything_wrong_is_said_at_once_and_nothing_begins(self, run, folder, tmp_path):
        (folder / "bad.deck").write_text(
            "name: Bringers\nfaction: monsters\nleader: Bringer of Death\n3 Ghoul\n"
        )
        (folder / "worse.deck").write_text("no deck at all\n")
        said = run("meta", "--decks", str(folder), "--bot", "nobody", "--games", "0", "--workers", "0")
        assert said.code == 2
        for word in ("worse.deck", "nobody", "0 workers", "0 games", "at least 22"):
            assert word in said.err
        assert said.err.count('The deck "Bringers"') == 1
        assert not list(tmp_path.glob("**/*.jsonl"))

    @pytest.mark.parametrize(
        ("decks", "word"),
        [("empty", "no deck file"), ("monsters", "only deck"), ("", "--decks"), (",", "--decks")],
    )
    def test_a_field_has_at_least_two_decks(self, run, tmp_path, decks, word):
        """And whatever else is wrong is said beside it."""
        (tmp_path / "empty").mkdir()
        said = run("meta", "--decks", decks, "--bot", "nobody", "--games", "0", "--rule", "law=none")
        assert said.code == 2
        for complaint in (word, "nobody", "0 games", "law cannot be"):
            assert complaint in said.err

    def test_where_both_have_the_same_deck_none_is_studied(self, run, folder):
        said = run("meta", "--decks", str(folder), "--game", "cardia")
        assert said.code == 2
        assert said.err.startswith("In this game both players have the same deck")


class TestImprove:
    def test_it_tries_says_what_it_found_and_goes_on(self, improve, run):
        said = improve("--minutes", "0.05", "--resume", "climb.jsonl")
        assert said.code == 0, said.err
        assert "The time is up" in said.out
        words = ("--resume", "climb.jsonl", "--minutes", "0.05", "--workers", "1", "--json")
        again = json.loads(run("deck", "improve", *words).out)
        assert again["deck"]["faction"] == "monsters"
        assert f"games: {again['games']}" in said.out

    def test_a_leader_that_is_kept_is_kept_when_it_goes_on(self, improve, run, monkeypatch):
        """The journal alone says so; whoever wishes otherwise, or too late, is refused."""
        asked = []
        monkeypatch.setattr(
            "taverne.gwent.terminal.improving.GwentTailor",
            lambda law, new_leaders: asked.append(new_leaders) or GwentTailor(law, new_leaders),
        )
        assert improve("--minutes", "0.05", "--keep-leader", "--resume", "kept.jsonl").code == 0
        assert (
            run("deck", "improve", "--minutes", "0.05", "--workers", "1", "--resume", "kept.jsonl").code == 0
        )
        assert improve("--minutes", "0.05", "--resume", "free.jsonl").code == 0
        assert asked == [False, False, True]
        assert "keep_leader" in improve("--minutes", "0.05", "--resume", "kept.jsonl").err
        said = run("deck", "improve", "--minutes", "0.05", "--keep-leader", "--resume", "free.jsonl")
        assert said.code == 2
        assert "keep_leader" in said.err

    def test_a_journal_from_before_leaders_were_noted_goes_on(self, improve, run):
        improve("--minutes", "0.05", "--resume", "old.jsonl")
        old = Path("old.jsonl")
        old.write_text(old.read_text().replace('"keep_leader":false,', ""))
        assert "keep_leader" not in old.read_text()
        assert (
            run("deck", "improve", "--minutes", "0.05", "--workers", "1", "--resume", "old.jsonl").code == 0
        )

    def test_a_better_deck_is_written_and_proved(self, improve, folder, monkeypatch, tmp_path):
        """With a test that believes the first turns, something is always better."""
        monkeypatch.setattr(paired, "LEAST_TURNS", 1)
        monkeypatch.setattr(paired, "ACCEPT", -1e9)
        monkeypatch.setattr("taverne.gwent.terminal.improving.PROOF_TURNS", 4)
        said = improve("--minutes", "0.06", "--file", "better.deck")
        assert said.code == 0, said.err
        assert "Changed:" in said.out
        assert "By fresh games" in said.out
        assert (tmp_path / "better.deck").read_text().startswith("name: The Hungry Brood")

    def test_everything_wrong_is_said_at_once(self, run, tmp_path):
        (tmp_path / "there.deck").write_text("mine")
        said = run(
            "deck", "improve", "--minutes", "0", "--workers", "0", "--gain", "-3", "--file", "there.deck"
        )
        assert said.code == 2
        for word in ("0 minutes", "0 workers", "-3", "there.deck", "--against", "which deck"):
            assert word in said.err
        assert (tmp_path / "there.deck").read_text() == "mine"

    def test_neither_a_missing_deck_nor_an_empty_field_hides_what_else_is_wrong(self, run):
        said = run("deck", "improve", "nowhere", "--against", ",", "--bot", "nobody", "--law", "none")
        assert said.code == 2
        for word in ("nowhere", "--against", "nobody", "law cannot be"):
            assert word in said.err


@pytest.mark.parametrize("crew", [("--workers", "2"), ("--workers", "2", "--cluster", "ray")])
def test_many_find_the_same_as_one(start, folder, crew):
    """As far as they came in their time, whoever played which game."""
    words = (
        "--against",
        str(folder),
        "--bot",
        "random",
        "--minutes",
        "0.02",
        "--resume",
        "many.jsonl",
        "--json",
    )
    many = start("deck", "improve", str(folder / "monsters.deck"), *words, *crew)
    told, trouble = many.communicate(timeout=PATIENCE)
    assert many.returncode == 0, trouble
    found = json.loads(told)
    alone = Climb(earlier_order(Path("many.jsonl")), GwentTailor("standard"))
    while alone.games < found["games"]:
        assert alone.step()
    same = json.loads(json.dumps(climb_json(alone, None, read_deck_line(alone.line))))
    assert {**found, "proof": None} == same


@pytest.mark.parametrize(
    ("command", "wishes", "less"),
    [
        (("meta",), ("--decks", "monsters,skellige", "--games", "4000"), ("--games", "2")),
        (
            ("deck", "improve"),
            ("monsters", "--against", "skellige", "--minutes", "60"),
            ("--minutes", "0.01"),
        ),
    ],
    ids=["meta", "improve"],
)
def test_ctrl_c_keeps_what_was_played_and_says_how_to_go_on(start, run, command, wishes, less):
    words = (*command, *wishes, "--bot", "random", "--workers", "2")
    journal = Path("a study.jsonl").absolute()
    process = start(*words, "--resume", str(journal))
    await_games(journal, 5)
    os.killpg(process.pid, signal.SIGINT)
    _, trouble = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in trouble
    assert f"Go on with: taverne {' '.join(words)} --resume '{journal}'" in trouble
    kept = journal.read_bytes()
    done = kept.count(b"\n") - 1
    assert f"Stopped. {done} finished games are kept." in trouble
    assert run(*command, "--resume", str(journal), "--workers", "1", *less).code == 0
    assert journal.read_bytes().startswith(kept)
