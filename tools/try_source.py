"""Install the source archive into a fresh environment, its engine compiled, and let it run tests of its own.

    python tools/try_source.py --uv uv [--engine build/compiled] dist/*.tar.gz

With --engine the recipe finds a build of the very same sources and takes it, as in a checkout; without it the
installer brings mypyc and compiles, which takes some minutes of a core.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from try_wheels import ROOT, Environment

TOOLS = ROOT / "requirements" / "compile.txt"
PINNED = ROOT / "requirements" / "dev.txt"
FOR_TESTS = ("pytest", "hypothesis", "anyio")
TESTS = (
    "tests/gwent/test_gwt_4_strength.py",
    "tests/cardia/test_car_records.py",
    "tests/kernel/test_records.py",
    "tests/page/test_phrases.py",
    "tests/project/test_builds.py",
)
MINUTES = 20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--uv", default="uv", help="the installer")
    parser.add_argument("--engine", type=Path, help="a build of the same sources")
    parser.add_argument("archive", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources = unpacked(args.archive, Path(folder))
        fresh = Environment(args.uv, Path(folder) / "fresh", sources)
        if args.engine:
            shutil.copytree(args.engine, sources / "build" / "compiled")
            put(fresh, "--require-hashes", "-r", TOOLS)
        put(fresh, "--constraint", PINNED, *isolation(args.engine), f"{sources}[client,house]")
        assert "compiled engine" in fresh.taverne("--version")
        put(fresh, "--constraint", PINNED, *FOR_TESTS)
        test(fresh, sources)
    print(f"{args.archive.name} installs with its engine compiled, and passes tests of its own.")


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def isolation(engine: Path | None) -> list[str]:
    """A build that is to be found again must be looked for with the same tools."""
    return ["--no-build-isolation"] if engine else []


def put(fresh: Environment, *words: str | Path) -> None:
    command = [fresh.uv, "pip", "install", "--quiet", "--python", fresh.folder / "bin" / "python", *words]
    surroundings = {**fresh.surroundings, "TAVERNE_COMPILE": "quick"}
    subprocess.run(command, env=surroundings, check=True, timeout=60 * MINUTES)


def test(fresh: Environment, sources: Path) -> None:
    """As who has unpacked it would, with what was installed."""
    surroundings = {**fresh.surroundings, "TAVERNE_BUILD": "compiled"}
    command = [fresh.folder / "bin" / "python", "-m", "pytest", *TESTS]
    subprocess.run(command, cwd=sources, env=surroundings, check=True, timeout=60 * MINUTES)


if __name__ == "__main__":
    main()
