"""Of what an engine is made, and how one tells that it is made of this."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

MADE: Final = (".so", ".pyd", ".pyc")
PAGES: Final = ("server", "web")


def digest(package: Path, recipe: Path) -> str:
    """Changes with every file of the package, with the way it is compiled, and with this Python."""
    known = hashlib.sha256(f"{sys.version} {platform.machine()}".encode() + recipe.read_bytes())
    for path in files(package):
        text = path.read_bytes()
        known.update(f"\0{path.relative_to(package).as_posix()}\0{len(text)}\0".encode() + text)
    return known.hexdigest()[:32]


def files(package: Path) -> Iterator[Path]:
    """All that is written by hand; the pages are not part of any engine."""
    for path in sorted(package.rglob("*.*")):
        is_page = path.relative_to(package).parts[:2] == PAGES
        if path.suffix not in MADE and not is_page and path.is_file():
            yield path
