"""A game is one package: nothing shared knows it but by the list, and who names an unknown one is told so."""

import ast
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import taverne
from kit.parlour import Parlour
from kit.places import SOURCE
from taverne import arena, games
from taverne.bots import bots_for, is_bot, make_bot
from taverne.cli.games import find_desk, terminal_of, terminals
from taverne.cli.wishes import Wishes, all_options, options_of
from taverne.games import UnknownGame, find_game, first_game, names, offer_of, offers, rulebooks
from taverne.house.thinking import LookAhead, Question, WeighUp
from taverne.kernel.record import Record
from taverne.words import languages, speaking

SHARED = sorted(
    path.name for path in SOURCE.iterdir() if path.is_dir() and path.name not in {*names(), "__pycache__"}
)
PARTS = ("arena.py", "bots", "envs.py", "game.py", "house", "tailor.py", "terminal")
BELOW_THE_RULES = ("taverne.kernel", "taverne.words")


def sources(folder):
    return [path for path in sorted(folder.rglob("*.py")) if "__pycache__" not in path.parts]


def imported(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def literals(path):
    return {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}


class TestOneList:
    def test_it_names_the_games(self):
        assert names() == ("gwent", "cardia")
        assert first_game() == "gwent"
        assert [offer.name for offer in offers()] == list(names())
        assert list(rulebooks()) == ["gwent", "gwent-match", "cardia"]

    @pytest.mark.parametrize("package", SHARED)
    def test_nothing_shared_imports_a_game(self, package):
        own = [f"taverne.{name}" for name in names()]
        found = [
            (path.name, module)
            for path in sources(SOURCE / package)
            for module in imported(path)
            if any(module == game or module.startswith(f"{game}.") for game in own)
        ]
        assert found == []

    @pytest.mark.parametrize("package", SHARED)
    def test_nothing_shared_names_a_game(self, package):
        found = [path.name for path in sources(SOURCE / package) if literals(path) & set(rulebooks())]
        assert found == []

    @pytest.mark.parametrize("game", ["gwent", "cardia"])
    def test_the_rules_of_a_game_know_themselves_and_the_kernel_alone(self, game):
        allowed = (*BELOW_THE_RULES, f"taverne.{game}")
        beyond = tuple(f"taverne.{game}.{part.removesuffix('.py')}" for part in PARTS)
        rules = [
            path for path in sources(SOURCE / game) if path.relative_to(SOURCE / game).parts[0] not in PARTS
        ]
        modules = {module for path in rules for module in imported(path) if module.startswith("taverne.")}
        assert len(rules) > 20
        assert [one for one in modules if not one.startswith(allowed) or one.startswith(beyond)] == []


class TestOffers:
    @pytest.mark.parametrize("game", names())
    def test_an_offer_is_whole(self, game):
        offer = offer_of(game)
        assert offer.rulebooks[0].name == game == offer.house.name
        assert [desk.name for desk in offer.terminal.desks()] == [book.name for book in offer.rulebooks]
        assert offer.house.bots() == offer.bots.names() == bots_for(game)
        assert all(offer.bots.make(name, 1) for name in offer.bots.names())
        assert offer.house.facts().name == game
        assert offer.handbook.rules("en")

    def test_a_game_is_found_by_its_rulebooks_too(self):
        assert offer_of("gwent-match") is offer_of("gwent") is find_game("Gwent")

    def test_every_game_adds_options_of_its_own(self):
        """What two games share they mean alike; nothing shared names an option of a game."""
        kinds = [terminal.wishes() for terminal in terminals().values()]
        for flag, one in all_options(kinds).items():
            same = [options_of(kind)[flag] for kind in kinds if flag in options_of(kind)]
            assert {(field.name, field.default) for field in same} == {(one.name, one.default)}
        assert not {one.name for one in all_options(kinds).values()} & {one.name for one in fields(Wishes)}


UNKNOWN = {
    "make a bot": lambda: make_bot("greedy", 1, "chess"),
    "ask for a bot": lambda: is_bot("greedy", "chess"),
    "list the bots": lambda: bots_for("chess"),
    "think": lambda: Question("chess", "greedy", 1, None).answer(),
    "counsel": lambda: WeighUp("chess", 1, None).answer(),
    "look ahead": lambda: LookAhead("chess", "1.0.1", None).answer(),
    "begin an arena": lambda: arena.new_job(arena.Wishes(("greedy", "random"), game="chess")),
    "open a room": lambda: Parlour(game="chess"),
    "open a recorded room": lambda: Parlour(record=Record("chess", 1, {"seed": "1"}).text()),
    "replay": lambda: games.replay(Record("chess", 1, {})),
    "sit down": lambda: terminal_of(find_game("chess")),
    "resume": lambda: find_desk("chess"),
}


class TestUnknownGames:
    @pytest.mark.parametrize("what", UNKNOWN)
    def test_an_unknown_game_is_a_typed_error_everywhere(self, what):
        with pytest.raises(UnknownGame) as refused:
            UNKNOWN[what]()
        assert refused.value.key == "game-unknown"
        assert refused.value.details == {"game": "chess", "known": "gwent, cardia"}

    @pytest.mark.parametrize("language", languages())
    def test_it_is_said_in_every_language(self, language):
        with speaking(language):
            assert "chess" in str(UnknownGame("chess"))
            assert "gwent, cardia" in str(UnknownGame("chess"))

    def test_a_match_is_no_game_of_its_own(self):
        with pytest.raises(UnknownGame):
            terminal_of(find_game("gwent-match"))


class TestFurtherGames:
    @pytest.fixture
    def installed(self, tmp_path, monkeypatch):
        """A package of somebody else that brings a game, and would like to be Gwent, too."""
        facts = tmp_path / "snap-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: snap\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text("[taverne.games]\nsnap = snap:GAME\ngwent = snap:GAME\n")
        (tmp_path / "snap.py").write_text(
            "class Snap:\n    name = 'snap'\n    rulebooks = ()\n    words = None\n\n\nGAME = Snap()\n"
        )
        monkeypatch.syspath_prepend(tmp_path)
        games.listed.cache_clear()
        yield
        games.listed.cache_clear()
        games.load.cache_clear()

    def test_a_package_brings_its_game_by_an_entry_point(self, installed):
        assert names() == ("gwent", "cardia", "snap")
        assert find_game("SNAP").name == "snap"
        assert type(offer_of("snap")).__module__ == "snap"

    def test_nobody_takes_the_name_of_ours(self, installed):
        assert offer_of("gwent").name == "gwent"
        assert type(offer_of("gwent")).__module__ == "taverne.gwent.game"


LIGHT = {
    "from taverne import gwent, cardia": ("taverne.bots", "pydantic", "typer", "rich", "fastapi"),
    "from taverne.bots import make_bot; make_bot('greedy', 1, 'cardia')": (
        "pydantic",
        "typer",
        "taverne.cli",
    ),
    "from taverne.games import offers; [offer.arena for offer in offers()]": ("pydantic", "typer", "fastapi"),
    "import taverne.cli.app": ("taverne.server", "fastapi", "sqlalchemy"),
    "import taverne.client": ("taverne.server", "fastapi", "sqlalchemy", "typer"),
}


@pytest.mark.parametrize("said", LIGHT)
def test_who_wants_a_part_does_not_load_the_others(said):
    probe = f"{said}\nimport sys\nprint(*[name for name in {LIGHT[said]!r} if name in sys.modules])"
    where = str(Path(taverne.__file__).parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", probe], cwd=where, capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
