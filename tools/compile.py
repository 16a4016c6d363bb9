"""Compile the engine with mypyc: the very same files, in a copy beside the sources."""

from __future__ import annotations

import argparse
import ast
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from setuptools import Extension

INTERPRETED = (
    "arena.py",
    "codes.py",
    "envs.py",
    "errors.py",
    "events.py",
    "decks/field.py",
    "files.py",
    "game.py",
    "handbook.py",
    "house/*.py",
    "lines.py",
    "machine.py",
    "names.py",
    "offer.py",
    "pending.py",
    "position.py",
    "proofs.py",
    "record.py",
    "rulebook.py",
    "rules.py",
    "sampling.py",
    "starters.py",
    "tailor.py",
    "terminal/*.py",
    "view.py",
)
BELOW = ("games", "words")  # not compiled, but their types are compiled into those who import them
FLAGS = ("-fno-semantic-interposition", "-fno-plt")
ROOT = Path(__file__).resolve().parent.parent
QUICK = "quick "  # a build that is enough for tests, not for measuring
NO_COMPILER = 3
NO_MYPYC = 4


def main() -> int:
    args = arguments()
    missing = missing_tool()
    if missing:
        print(f"The engine cannot be compiled here: {missing}.", file=sys.stderr)
        return NO_COMPILER
    if not has_mypyc():
        print("The engine cannot be compiled: install requirements/compile.txt.", file=sys.stderr)
        return NO_MYPYC
    if args.check:
        return 0
    source, out = args.source.resolve(), args.out.resolve()
    made = fingerprint(source)
    if stamp(out) in ((made, QUICK + made) if args.quick else (made,)):
        refresh(source, out)
        print("The compiled engine is up to date.")
        return 0
    build(source, out, args.quick)
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--source", type=Path, default=ROOT / "src" / "taverne", help="the package to compile"
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "compiled", help="where the copy goes")
    parser.add_argument("--quick", action="store_true", help="for tests: built sooner, runs slower")
    parser.add_argument("--check", action="store_true", help="only say whether it could be done here")
    return parser.parse_args()


def compiled_modules(package: Path) -> list[Path]:
    """The files of the package that mypyc compiles, in a fixed order."""
    return [
        path
        for name in packages(package)
        for path in sorted((package / name).rglob("*.py"))
        if not any(path.match(pattern) for pattern in INTERPRETED) and has_code(path)
    ]


def packages(source: Path) -> list[str]:
    """The kernel, the bots, and every game of our own: read from their list, which need not be loaded."""
    listed = ast.walk(ast.parse((source / "games.py").read_text(encoding="utf-8")))
    points = [node for node in listed if isinstance(node, ast.Call) and named(node) == "EntryPoint"]
    return ["kernel", *(ast.literal_eval(point.args[0]) for point in points), "bots"]


def named(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def has_code(path: Path) -> bool:
    """More than a docstring."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    return any(not isinstance(node, ast.Expr) for node in body)


def extensions(files: list[Path], quick: bool = False) -> list[Extension]:
    """The modules as C extensions; mypy stops here, with its own words, when the types are wrong."""
    from mypyc.build import mypycify

    options = ["--strict", "--config-file", str(ROOT / "pyproject.toml")]
    # One large file is optimised as a whole; many small ones take the compiler less than half the time.
    made: list[Extension] = mypycify(
        [*options, *map(str, files)], opt_level="1" if quick else "3", multi_file=quick
    )
    for extension in made:
        if os.name == "posix":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return made


def missing_tool() -> str:
    """What a build lacks on this machine, or nothing."""
    if not compiler():
        return "no C compiler was found (looked for $CC, cc, gcc and clang)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of this Python (Python.h) are not installed"
    return ""


def has_mypyc() -> bool:
    return all(find_spec(name) for name in ("mypyc", "mypy_extensions", "setuptools"))


def compiler() -> str:
    """The first C compiler that is really there; Python's own choice comes before the usual names."""
    if os.name != "posix":
        return "the one that setuptools finds"
    wanted = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]
    return next((name for name in wanted if name and shutil.which(name.split()[0])), "")


def build(source: Path, out: Path, quick: bool) -> None:
    """A fresh copy, compiled in place; a failed build leaves nothing that could pass for one."""
    shutil.rmtree(out, ignore_errors=True)
    copied = fingerprint(source)
    refresh(source, out)
    try:
        files = compiled_modules(out / source.name)
        compile_in_place(out, files, quick)
        try_out(out, files)
    except BaseException:
        shutil.rmtree(out, ignore_errors=True)
        raise
    stamp_file(out).write_text(QUICK * quick + copied, encoding="utf-8")


def refresh(source: Path, out: Path) -> None:
    """Bring the copy up to date: what is interpreted needs no compiler."""
    target = out / source.name
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    for path in sorted(target.rglob("*.*")):
        if path.is_file() and path.suffix not in {".so", ".pyd"} and not twin(path, target, source).exists():
            path.unlink()


def twin(path: Path, target: Path, source: Path) -> Path:
    return source / path.relative_to(target)


def compile_in_place(out: Path, files: list[Path], quick: bool) -> None:
    from setuptools import setup

    os.chdir(out)
    os.environ["CC"] = compiler()
    setup(
        name="taverne",
        packages=[],
        ext_modules=extensions([path.relative_to(out) for path in files], quick),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


def try_out(out: Path, files: list[Path]) -> None:
    """In a fresh process every module must load, and from here; what was only on the way goes."""
    shutil.rmtree(out / "build", ignore_errors=True)
    modules = [path.parent if path.stem == "__init__" else path.with_suffix("") for path in files]
    names = [".".join(module.relative_to(out).parts) for module in modules]
    code = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"
    code += "; import taverne; sys.exit(not taverne.is_compiled())"
    before = os.environ.get("PYTHONPATH")  # where an installer keeps the packages of a build
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(out), *filter(None, [before])])}
    subprocess.run([sys.executable, "-P", "-c", code, *names], env=environment, check=True)


def fingerprint(source: Path) -> str:
    """Changes with everything that the compiled code depends on, but not with where it lies."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode() + Path(__file__).read_bytes())
    for path in watched(source):
        digest.update(str(path.relative_to(source)).encode() + path.read_bytes())
    return digest.hexdigest()


def watched(source: Path) -> Iterator[Path]:
    known = {*packages(source), *BELOW}
    for path in sorted(source.rglob("*.py")):
        if path.relative_to(source).parts[0].removesuffix(".py") in known:
            yield path


def stamp(out: Path) -> str:
    return stamp_file(out).read_text(encoding="utf-8") if stamp_file(out).exists() else ""


def stamp_file(out: Path) -> Path:
    return out / "fingerprint"


if __name__ == "__main__":
    sys.exit(main())
