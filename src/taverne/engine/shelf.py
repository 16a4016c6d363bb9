"""Where engines are kept, by what they are made of: whole ones only, each put there in one move."""

from __future__ import annotations

import hashlib
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

SEAL: Final = "seal"
DRAFT: Final = "draft-"
KEPT: Final = 3


class Shelf(NamedTuple):
    folder: Path

    def find(self, wanted: str) -> Path | None:
        """The engine made of this, if it lies there whole."""
        engine = self.folder / wanted
        try:
            return engine if (engine / SEAL).read_text(encoding="utf-8") == seal(engine) else None
        except OSError:
            return None

    def draft(self, wanted: str) -> Path:
        """A place to make it in; the last engine lies there already, since much of it may serve again."""
        place = self.folder / f"{DRAFT}{wanted}"
        for last in self.engines()[:1]:
            shutil.copytree(last, place)
            (place / SEAL).unlink()
        return place

    def put(self, draft: Path, wanted: str) -> None:
        """A broken one makes way; old ones are thrown away, but not all: others may still think with them."""
        (draft / SEAL).write_text(seal(draft), encoding="utf-8")
        shutil.rmtree(self.folder / wanted, ignore_errors=True)
        os.rename(draft, self.folder / wanted)
        for old in self.engines()[KEPT:]:
            shutil.rmtree(old, ignore_errors=True)

    def sweep(self) -> None:
        """What was never finished; only for who is alone here."""
        for place in self.folder.glob(f"{DRAFT}*"):
            shutil.rmtree(place, ignore_errors=True)

    def engines(self) -> list[Path]:
        """The newest first."""
        seals = sorted(self.folder.glob(f"[!.]*/{SEAL}"), key=lambda path: -path.stat().st_mtime)
        return [path.parent for path in seals]


def disown(engine: Path) -> None:
    """It does not work after all: nobody finds it any more."""
    with suppress(OSError):
        (engine / SEAL).unlink()


def seal(engine: Path) -> str:
    """The names and sizes of everything: what was cut off or taken away breaks it."""
    known = hashlib.sha256()
    for path in sorted(engine.rglob("*.*")):
        if path.suffix != ".pyc" and path.is_file():
            known.update(f"{path.relative_to(engine).as_posix()} {path.stat().st_size}\n".encode())
    return known.hexdigest()
