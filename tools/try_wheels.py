"""Install wheels into fresh environments, as people do: each of them must play and open its house."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from urllib.request import urlopen
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PINNED = ROOT / "requirements" / "base.txt"
GAME = ("play", "gwent", "--seats", "greedy,random", "--seed", "7")
DUEL = ("play", "gwent", "--against", "random", "--seed", "7")
ANSWERS = "1\n" * 300
HOUSE = ("serve", "--port", "0", "--no-browser")
REFUSED = 2
PURE = "-none-any.whl"
SECONDS = 120


class Environment:
    """A fresh one, with nothing but this wheel and what it asks for."""

    def __init__(self, uv: str, folder: Path, wheel: Path) -> None:
        self.uv = uv
        self.folder = folder
        self.wheel = wheel
        self.surroundings = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            "TAVERNE_HOME": str(folder / "home"),
            "TAVERNE_LANGUAGE": "en",
            "TAVERNE_COMPILE_ENGINE": "never",
            "TAVERNE_LOG_LEVEL": "warning",
        }
        subprocess.run([uv, "venv", "--quiet", "--python", sys.executable, folder], check=True)

    def install(self, extra: str = "") -> None:
        """With the versions that are pinned, without the hashes: the wheel itself has none."""
        python = self.folder / "bin" / "python"
        command = [self.uv, "pip", "install", "--quiet", "--python", python, "--constraint", PINNED]
        subprocess.run([*command, f"{self.wheel}{extra}"], check=True, timeout=SECONDS)

    def taverne(self, *words: str, typed: str = "", code: int = 0) -> str:
        command = [self.folder / "bin" / "taverne", *words]
        done = subprocess.run(
            command,
            env=self.surroundings,
            cwd=self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )
        assert done.returncode == code, f"{words}: {done.returncode}\n{done.stderr}"
        return done.stdout + done.stderr

    @contextmanager
    def house(self) -> Iterator[str]:
        """Its address, while it is open."""
        command = [self.folder / "bin" / "taverne", *HOUSE]
        with subprocess.Popen(
            command, env=self.surroundings, cwd=self.folder, stdout=subprocess.PIPE, text=True
        ) as process:
            patience = Timer(SECONDS, process.kill)
            patience.start()
            try:
                assert process.stdout
                yield process.stdout.readline().split()[-1]
            finally:
                patience.cancel()
                process.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--uv", default="uv", help="the installer")
    parser.add_argument("wheels", nargs="+", type=Path)
    args = parser.parse_args()
    played = {wheel.name: tried(args.uv, wheel.resolve()) for wheel in args.wheels}
    assert len(set(played.values())) == 1, "The wheels play different games."


def check_whole(wheel: Path) -> None:
    """Every file of the package is in it: modules, cards, words, pages."""
    held = set(ZipFile(wheel).namelist())
    files = [path for path in (SOURCE / "taverne").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    missing = [
        str(path.relative_to(SOURCE)) for path in files if path.relative_to(SOURCE).as_posix() not in held
    ]
    assert not missing, f"{wheel.name} lacks {missing}"


def tried(uv: str, wheel: Path) -> str:
    """What a game of this wheel looks like; it fails where anything is not as it should be."""
    check_whole(wheel)
    with tempfile.TemporaryDirectory() as folder:
        fresh = Environment(uv, Path(folder), wheel)
        fresh.install()
        engine = "interpreted" if wheel.name.endswith(PURE) else "compiled"
        assert f"{engine} engine" in fresh.taverne("--version")
        assert "The record is kept" in fresh.taverne(*DUEL, typed=ANSWERS)
        assert "taverne[house]" in fresh.taverne(*HOUSE, code=REFUSED)
        fresh.install("[house]")
        with fresh.house() as address:
            visit(address, engine)
        print(f"{wheel.name} plays, and opens its house.")
        return fresh.taverne(*GAME)


def visit(address: str, engine: str) -> None:
    """The page and what it loads first are there, and the house is well."""
    page = read(address)
    parts = [word for word in page.split('"') if word.startswith("/assets/")]
    assert parts, "The house has no pages."
    for part in parts:
        read(address.rstrip("/") + part)
    health = json.loads(read(f"{address}health"))
    assert (health["status"], health["engine"]) == ("ok", engine), health


def read(address: str) -> str:
    with urlopen(address, timeout=SECONDS) as answer:
        text: str = answer.read().decode("utf-8", "replace")
        return text


if __name__ == "__main__":
    main()
