"""`taverne meta` and `taverne deck improve`: what they say, what they refuse, and how they go on."""

import json
from itertools import count

import pytest

from taverne.gwent.decks.files import write_deck
from taverne.gwent.decks.starters import starter_decks
from taverne.meta import paired

pytest_plugins = ("kit.terminal",)

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
