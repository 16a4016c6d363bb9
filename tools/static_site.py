"""Taverne as plain files in build/site: the pages, the house in a worker, and what a host should know.

    python tools/static_site.py [--quick]

To pack it as small as possible takes a minute; quickly packed it is a tenth larger. The pages must be built
(make web). Python for browsers comes from npm, the wheel of pydantic for it from the package index; both are
pinned with their hashes.
"""

import argparse
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

from taverne.games import offers
from taverne.house import books, lessons, library
from taverne.server.gate.headers import POLICY_HERE
from taverne.words import languages
from web import ROOT, tools

PAGES = ROOT / "src" / "taverne" / "server" / "web"
RUNTIME = ROOT / "tools" / "page"
WORK, SITE = ROOT / "build" / "page", ROOT / "build" / "site"
PLATFORM, VERSION = "pyemscripten_2026_0_wasm32", "3.14"
OURS = ("kernel", "gwent", "cardia", "simple", "bots", "arena", "meta", "house", "protocol", "words", "page")
LEFT_OUT = shutil.ignore_patterns(
    "__pycache__", "*.pyi", "*.md", "py.typed", "terminal", "envs.py", "terminal.ftl",
    "arena.ftl", "cli.ftl", "envs.ftl", "serve.ftl", "browser.ftl", "web*.ftl", "page_*.ftl", "v1", "mypy.py",
    "_hypothesis_plugin.py", "*.dist-info",
)  # fmt: skip
PACKED = (".br", ".gz")
# A study of a deck plays its games in the worker; nobody reads reports of the arena there.
NO_STUDY = shutil.ignore_patterns(
    "processes.py", "ray_crew.py", "pictures.py", "report.py", "summary.py", "tables.py"
)
LATER = ("later.pack.wasm", "-latin-ext-")
LARGE = (".wasm", ".mjs", ".json")
QUICK, BEST = 9, 11


def main() -> None:
    known = argparse.ArgumentParser()
    known.add_argument("--quick", action="store_true")
    quick: bool = known.parse_args().quick
    if not (PAGES / "index.html").is_file():
        sys.exit("The pages have not been built. First: make web")
    shutil.rmtree(SITE, ignore_errors=True)
    fetch_runtime()
    folder = SITE / f"py-{python_part()}"
    shutil.copytree(WORK / "py", folder)
    copy_pages()
    write_front_page(folder.name)
    write_service_worker()
    shutil.copy(RUNTIME / "README.txt", SITE)
    pack_large_ones(folder, QUICK if quick else BEST)
    total = sum(path.stat().st_size for path in files(SITE))
    print(f"{SITE.relative_to(ROOT)}: {len(files(SITE))} files, {total:,} bytes. Put them on any host.")


def fetch_runtime() -> None:
    """A registry that does not have it is a reason to stop, never to go on without."""
    environment = tools()
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    noted, lock = RUNTIME / "node_modules" / ".package-lock.json", RUNTIME / "package-lock.json"
    if not noted.exists() or noted.stat().st_mtime < lock.stat().st_mtime:
        words = [npm, "ci", "--silent", "--ignore-scripts"]
        if subprocess.run(words, cwd=RUNTIME, env=environment, check=False).returncode:
            sys.exit("Pyodide, the Python for browsers, could not be fetched from the npm registry.")
    fetch_wheels()


def fetch_wheels() -> None:
    wheels, wanted = WORK / "wheels", ROOT / "requirements" / "page.txt"
    if wheels.exists() and wheels.stat().st_mtime >= wanted.stat().st_mtime:
        return
    shutil.rmtree(wheels, ignore_errors=True)
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"),
            *("--require-hashes", "--only-binary=:all:", "--platform", PLATFORM, "--python-version", VERSION),
            *("--implementation", "cp", "--dest", str(wheels), "-r", str(wanted)),
        ],
        check=False,
    )
    if done.returncode:
        shutil.rmtree(wheels, ignore_errors=True)
        sys.exit(f"The wheels of requirements/page.txt for {PLATFORM} could not be fetched.")


def python_part() -> str:
    """Everything for the worker in build/page/py; the mark of its content."""
    stage, made = WORK / "stage", WORK / "py"
    for folder in (stage, made):
        shutil.rmtree(folder, ignore_errors=True)
    lay_out(stage)
    (made / "prints").mkdir(parents=True)
    done = subprocess.run(["node", "pack.mjs", stage, made], cwd=RUNTIME, env=tools(), check=False)
    if done.returncode:
        sys.exit("The house does not run in a browser's Python; the reason stands above.")
    write_prints(made / "prints")
    return mark(made)


def lay_out(stage: Path) -> None:
    package = stage / "taverne"
    package.mkdir(parents=True)
    for name in ("__init__.py", "games.py"):
        shutil.copy(ROOT / "src" / "taverne" / name, package)
    for name in OURS:
        shutil.copytree(ROOT / "src" / "taverne" / name, package / name, ignore=left_out(name))
    for compiled in package.rglob("*.so"):
        compiled.unlink()
    for wheel in sorted((WORK / "wheels").glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(WORK / "unpacked")
    shutil.copytree(WORK / "unpacked", stage, dirs_exist_ok=True, ignore=LEFT_OUT)
    shutil.rmtree(WORK / "unpacked")


def left_out(name: str) -> Callable[[str, list[str]], set[str]]:
    if name not in ("arena", "meta"):
        return LEFT_OUT
    return lambda folder, names: LEFT_OUT(folder, names) | NO_STUDY(folder, names)


def write_prints(folder: Path) -> None:
    """What is the same for everybody can be read before Python runs."""
    from pydantic_core import to_json

    prints = {"games": library.games(), "lessons": lessons.all_contents()}
    for game in offers():
        prints[f"library-{game.name}"] = game.house.library()
        prints[f"figures-{game.name}"] = game.house.figures()
        prints[f"almanac-{game.name}"] = game.house.almanac()
        for spoken in languages():
            prints[f"books-{game.handbook.letters}-{spoken}"] = books.book(game, spoken)
    for name, text in prints.items():
        (folder / f"{name}.json").write_bytes(to_json(text))


def copy_pages() -> None:
    for path in files(PAGES):
        if path.name.partition(".html")[0] != "index":
            target = SITE / path.relative_to(PAGES)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)


def write_front_page(python: str) -> None:
    """The same page as at the house; it says that there is none, and lies under any address."""
    text = (PAGES / "index.html").read_text(encoding="utf-8")
    policy = POLICY_HERE.partition("; frame-ancestors")[0]
    head = f'<head>\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    text = re.sub(r'((?:src|href)=")/', r"\1./", text).replace("<head>", head)
    text = re.sub(r"<html([^>]*)>", rf'<html\1 data-house="none" data-python="{python}">', text)
    (SITE / "index.html").write_text(text, encoding="utf-8")


def write_service_worker() -> None:
    names = [
        str(path.relative_to(SITE))
        for path in files(SITE)
        if path.name != "index.html" and path.suffix not in PACKED
    ]
    later = [name for name in names if any(part in name for part in LATER)]
    at_first = ["./", *(name for name in names if name not in later)]
    text = (RUNTIME / "sw.js").read_text(encoding="utf-8")
    for name, made in {"BUILD": mark(SITE), "FILES": at_first, "LATER": later}.items():
        text = text.replace(f"['{name}']", json.dumps(made))
    (SITE / "sw.js").write_text(text, encoding="utf-8")


def pack_large_ones(folder: Path, quality: int) -> None:
    """For hosts that send what lies packed beside a file, as the house does; the pages have theirs."""
    large = [path for path in files(folder) if path.suffix in LARGE]
    for path in large:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    subprocess.run(["node", "squeeze.mjs", str(quality), *large], cwd=RUNTIME, env=tools(), check=True)
    (WORK / "quality").write_text(str(quality), encoding="utf-8")


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


def mark(folder: Path) -> str:
    made = hashlib.sha256()
    for path in files(folder):
        made.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes())
    return made.hexdigest()[:10]


if __name__ == "__main__":
    main()
