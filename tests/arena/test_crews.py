"""However the work is split, stopped or killed: the same games, the same outcome."""

import json
import os
import signal
import sys
import time
from pathlib import Path

import pytest

from kit.children import PATIENCE
from kit.engines import ComesLater, engine_in
from kit.running import await_games
from taverne.arena import (
    ArenaError,
    Journal,
    Place,
    Schedule,
    Wishes,
    hire,
    new_job,
    processes,
    read_journal,
    run,
)
from taverne.arena.processes import Processes
from taverne.arena.tables import csv_text
from taverne.engine.shelf import SEAL

GAMES = ("arena", "greedy", "random", "--games", "40", "--seed", "5", "--json")

pytest_plugins = ("kit.terminal", "kit.running")


def planned(*bots, **wishes):
    return Schedule(new_job(Wishes(bots or ("greedy", "random"), **{"games": 40, "seed": 5, **wishes})))


def outcome(schedule, workers):
    with hire(schedule, workers) as crew:
        found = run(schedule, crew)
    return found.as_json(), csv_text(found)


class TestTheSameEverywhere:
    @pytest.mark.parametrize("mode", ["duel", "ffa3", "pairs", "solo"])
    def test_one_worker_and_two(self, mode):
        schedule = planned(mode=mode, games=12)
        assert outcome(schedule, 1) == outcome(schedule, 2)

    def test_stopping_early_does_not_depend_on_the_layout(self):
        schedule = planned("greedy", "random", "random", games=200, sprt=True)
        assert outcome(schedule, 1) == outcome(schedule, 2)

    def test_ray_with_two_workers(self, start):
        ray = start(*GAMES, "--workers", "2", "--cluster", "ray", "--csv", "ray.csv")
        told, trouble = ray.communicate(timeout=PATIENCE)
        assert ray.returncode == 0, trouble
        assert (json.loads(told), Path("ray.csv").read_text()) == outcome(planned(), 1)


class TestAccidents:
    def test_what_a_killed_worker_owed_another_plays(self):
        schedule = planned()
        with Processes(schedule, 2) as crew:
            results = crew.play(Place(0, game) for game in range(40))
            found = [next(results)]
            os.kill(crew.workers[0].process.pid, signal.SIGKILL)
            found += results
        assert sorted(result.place for result in found) == [Place(0, game) for game in range(40)]
        assert {result.place: result for result in found} == {one.place: one for one in run(schedule).results}

    def test_workers_that_always_die_are_given_up(self, monkeypatch):
        monkeypatch.setattr(processes, "work", die)
        with Processes(planned(), 2) as crew, pytest.raises(ArenaError) as given_up:
            list(crew.play([Place(0, 0)]))
        assert given_up.value.key == "arena-workers-die"

    def test_a_killed_run_goes_on_where_it_stood(self, start, run, home):
        words = ("arena", "greedy", "random", "--games", "300", "--seed", "5", "--json")
        journal = Path("j.jsonl").absolute()
        killed = start(*words, "--workers", "2", "--resume", str(journal))
        await_games(journal, 10)
        killed.kill()
        killed.communicate()
        kept = len(read_journal(journal).results)
        assert 10 <= kept < 300
        resumed = run("arena", "--resume", str(journal), "--json", "--workers", "1")
        assert json.loads(resumed.out) == json.loads(run(*words, "--workers", "1").out)
        assert len(read_journal(journal).results) == 300

    def test_ctrl_c_keeps_the_games_and_says_how_to_go_on(self, start, run):
        words = ("arena", "greedy", "random", "--games", "4000", "--workers", "2")
        journal = Path("my games.jsonl").absolute()
        process = start(*words, "--resume", str(journal))
        await_games(journal, 5)
        os.killpg(process.pid, signal.SIGINT)
        _, trouble = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        assert "Traceback" not in trouble
        assert (
            f"Go on with: taverne arena greedy random --games 4000 --workers 2 --resume '{journal}'"
            in trouble
        )
        assert len(read_journal(journal).results) >= 5

    def test_being_told_to_stop_keeps_the_games_too(self, start, home):
        process = start("arena", "greedy", "random", "--games", "4000", "--workers", "1")
        end = time.monotonic() + PATIENCE
        while not list((home / "arena").glob("*.jsonl")) and time.monotonic() < end:
            time.sleep(0.01)
        (journal,) = (home / "arena").glob("*.jsonl")
        await_games(journal, 5)
        process.terminate()
        _, trouble = process.communicate(timeout=PATIENCE)
        assert process.returncode == 143
        assert f"--resume {journal}" in trouble


def die(line, job):
    os._exit(1)


@pytest.mark.plain
class TestAnEngineThatComesLater:
    """Whoever plays changes over between two games, and the games are the same."""

    def played(self, engine):
        schedule = planned(games=24)
        with Processes(schedule, 2, ComesLater(engine, asked=15)) as crew:
            assert sorted(crew.play(Place(0, game) for game in range(24))) == sorted(run(schedule).results)
            return [worker.engine for worker in crew.workers]

    def test_no_game_is_lost_when_all_change_over(self, tmp_path):
        noted = tmp_path / "noted"
        begin = (
            "schedule = Schedule(job)",
            f"schedule = Schedule(job); open({str(noted)!r}, 'a').write('.')",
        )
        engine = engine_in(tmp_path / "engine", {"arena/processes.py": begin})
        assert self.played(engine) == [engine, engine]
        assert noted.read_text() == ".."

    def test_one_that_does_not_work_is_given_up(self, tmp_path):
        broken = engine_in(tmp_path / "engine", {"games.py": ("from __future__", "raise ImportError  #")})
        assert self.played(broken) == [None, None]
        assert not (broken / SEAL).exists()


class TestJournal:
    def test_a_finished_journal_needs_no_more_games(self, tmp_path):
        schedule, path = planned(games=6), tmp_path / "j.jsonl"
        with Journal(path, schedule.job) as journal:
            first = run(schedule, journal=journal)
        with Journal(path, schedule.job) as journal:
            second = run(schedule, NoCrew(), journal)
        assert first.as_json() == second.as_json()

    def test_more_games_are_added_to_it(self, tmp_path):
        path = tmp_path / "j.jsonl"
        for games in (4, 10):
            schedule = planned(games=games)
            with Journal(path, schedule.job) as journal:
                found = run(schedule, journal=journal)
        assert found.as_json() == run(schedule).as_json()
        assert path.read_bytes().count(b"\n") == 11

    def test_a_torn_line_is_played_again(self, tmp_path):
        schedule, path = planned(games=6), tmp_path / "j.jsonl"
        with Journal(path, schedule.job) as journal:
            first = run(schedule, journal=journal)
        path.write_bytes(path.read_bytes()[:-7])
        with Journal(path, schedule.job) as journal:
            assert len(journal.results) == 5
            assert run(schedule, journal=journal).as_json() == first.as_json()
        assert len(read_journal(path).results) == 6

    @pytest.mark.parametrize(
        ("content", "key"),
        [
            (b"hello\n", "arena-journal-unreadable"),
            (b'{"format": "other"}\n', "arena-journal-unreadable"),
            (b"[1, 2]\n", "arena-journal-unreadable"),
            (b"\xff\xfe", "arena-journal-unreadable"),
        ],
    )
    def test_what_is_no_journal_is_refused(self, tmp_path, content, key):
        path = tmp_path / "j.jsonl"
        path.write_bytes(content)
        with pytest.raises(ArenaError) as refused:
            read_journal(path)
        assert refused.value.key == key
        assert path.read_bytes() == content

    def test_a_damaged_line_is_named(self, tmp_path):
        schedule, path = planned(games=4), tmp_path / "j.jsonl"
        with Journal(path, schedule.job) as journal:
            run(schedule, journal=journal)
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join([*lines[:2], b"{}\n", *lines[3:]]))
        with pytest.raises(ArenaError) as refused:
            read_journal(path)
        assert (refused.value.key, refused.value.details["line"]) == ("arena-journal-damaged", 3)

    def test_the_journal_of_another_job_is_left_alone(self, tmp_path):
        path = tmp_path / "j.jsonl"
        with Journal(path, planned().job):
            pass
        with pytest.raises(ArenaError) as refused:
            Journal(path, planned(seed=6, mode="ffa3").job)
        assert refused.value.key == "arena-journal-other-job"
        assert refused.value.details["fields"] == "rules, seed"


class NoCrew:
    """Nobody is needed."""

    def play(self, places):
        assert not list(places)
        return iter(())


class TestCommand:
    def test_it_writes_what_was_wished_for(self, run, home):
        said = run(*GAMES[:-1], "--workers", "1", "--csv", "g.csv", "--report", "g.html", "--sprt")
        assert said.code == 0
        assert "greedy against random, 40 games" in said.out
        assert said.err == ""
        assert len(Path("g.csv").read_text().splitlines()) == 41
        assert "</html>" in Path("g.html").read_text()
        assert len(list((home / "arena").iterdir())) == 1
        assert run(*GAMES[:-1], "--workers", "1", "--csv", "g.csv", "--report", "g.html").code == 0

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (("greedy", "gredy"), 'There is no bot called "gredy"'),
            (("greedy", "random", "--workers", "0"), "0 workers"),
            (("greedy", "random", "--cluster", "abacus"), 'no cluster called "abacus"'),
            (("--resume", "none.jsonl"), "There is no journal none.jsonl"),
            (("--resume", "letter.txt"), "letter.txt is not a journal"),
            (("greedy", "random", "--csv", "letter.txt"), "letter.txt is something else"),
            (("greedy", "random", "--report", "no/where.html"), "no folder"),
        ],
    )
    def test_what_cannot_be_is_said_before_anything_is_played(self, run, words, said):
        Path("letter.txt").write_text("Dear Ciri\n")
        answer = run("arena", *words)
        assert answer.code == 2
        assert said in answer.err
        assert Path("letter.txt").read_text() == "Dear Ciri\n"

    @pytest.mark.parametrize(
        ("package", "option", "extra"),
        [("ray", ("--cluster", "ray"), "cluster"), ("matplotlib", ("--report", "g.html"), "study")],
    )
    def test_a_missing_package_is_asked_for_kindly(self, run, monkeypatch, package, option, extra):
        monkeypatch.setitem(sys.modules, package, None)
        answer = run("arena", "greedy", "random", *option)
        assert answer.code == 2
        assert f'pip install "taverne[{extra}]"' in answer.err

    def test_a_bot_that_breaks_is_noted_in_the_log(self, run, home, monkeypatch):
        monkeypatch.setattr("taverne.arena.playing.play_out", lambda game, bots: 1 / 0)
        answer = run("arena", "greedy", "random", "--workers", "1")
        assert answer.code == 2
        assert "broke off: ZeroDivisionError" in answer.err
        assert "1 / 0" in (home / "faults.log").read_text()
