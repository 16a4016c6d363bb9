"""What an archive holds: always the pages of the house, and with TAVERNE_COMPILE=1 the compiled engine.

Without a compiler, or where it fails, the engine stays plain Python, and the build says why.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
PAGES = ROOT / "src" / "taverne" / "server" / "web" / "index.html"
RECIPE = ROOT / "tools" / "compile.py"
ENGINE = ROOT / "build" / "compiled"
MYPYC = ["mypy>=1.15", "mypy_extensions>=1"]
OPTIONS = {"1": [], "quick": ["--quick"]}
WISH = os.environ.get("TAVERNE_COMPILE", "")
WANTED = WISH in OPTIONS
NO_PAGES = (
    "The pages of the house are not built, and nothing is packed without them.\n"
    "Build them first, in the folder of Taverne: make web\n"
    "(Or pack everything at once: make wheels)"
)
STAYS_PLAIN = "The engine is packed as plain Python, for the reason above."


class PackWithPages(sdist):
    """The source archive, from which a wheel can be built without node."""

    def run(self):
        demand_pages()
        super().run()


class BuildWithPages(build_py):
    """A fresh copy of the package: what an earlier build left behind must not get into a wheel."""

    def run(self):
        if not self.editable_mode:
            demand_pages()
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class TakeEngine(build_ext):
    """The libraries are made already: they only have to lie in their places."""

    def run(self):
        for library in self.extensions:
            place = self.get_ext_fullpath(library.name)
            self.mkpath(str(Path(place).parent))
            self.copy_file(library.sources[0], place)


def demand_pages():
    if not PAGES.exists():
        sys.exit(NO_PAGES)


def engine():
    """Its libraries, if somebody wants them and they can be made; they call each other: all or none."""
    if not WANTED or "bdist_wheel" not in sys.argv:
        return []
    if subprocess.run([sys.executable, RECIPE, *OPTIONS[WISH]], cwd=ROOT).returncode:
        print(STAYS_PLAIN, file=sys.stderr)
        return []
    made = [path.relative_to(ROOT) for path in sorted(ENGINE.rglob("*")) if path.suffix in {".so", ".pyd"}]
    return [Extension(module_name(path), [str(path)]) for path in made]


def module_name(library):
    return ".".join(
        [*library.relative_to(ENGINE.relative_to(ROOT)).parts[:-1], library.name.partition(".")[0]]
    )


setup(
    ext_modules=engine(),
    cmdclass={"build_ext": TakeEngine, "build_py": BuildWithPages, "sdist": PackWithPages},
    setup_requires=MYPYC if WANTED else [],
)
