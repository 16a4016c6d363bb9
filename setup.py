"""TAVERNE_COMPILE=1 compiles the engine at install; otherwise, or without a compiler, it stays Python."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))
from tools.compile import compiled_modules, extensions, missing_tool

MYPYC = ["mypy>=1.15", "mypy_extensions>=1"]
WANTED = os.environ.get("TAVERNE_COMPILE") == "1"


class AllOrNothing(build_ext):
    """The extensions call each other: when one cannot be built, the others must go as well."""

    def run(self):
        self.discard()
        super().run()
        if not all(path.exists() for path in self.built()):
            self.warn("the engine could not be compiled; it is installed as plain Python")
            self.discard()

    def discard(self):
        for path in self.built():
            path.unlink(missing_ok=True)

    def built(self):
        return [Path(path) for path in self.get_outputs()]


def engine():
    if not WANTED or not has_mypyc():
        return []
    if missing_tool():
        print(f"The engine is installed as plain Python: {missing_tool()}.", file=sys.stderr)
        return []
    made = extensions(compiled_modules(Path("src/taverne")))
    for extension in made:
        extension.optional = True
    return made


def has_mypyc():
    """Not yet, while the installer only asks what a build would need."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return False
    return True


setup(
    ext_modules=engine(),
    cmdclass={"build_ext": AllOrNothing},
    setup_requires=MYPYC if WANTED else [],
)
