"""Files: where saved games live, and how they are written so that nothing is lost."""

from __future__ import annotations

import contextlib
import errno
import shlex
from collections.abc import Iterator
from pathlib import Path

from taverne.disk import home, replacing
from taverne.kernel.errors import RecordError, TaverneError
from taverne.kernel.record import FORMAT, Record, read_record

LARGEST = 2_000_000
SUFFIX = ".record"
REASONS = {
    errno.EISDIR: "cli-file-folder",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.ENOSPC: "cli-file-full",
    errno.EDQUOT: "cli-file-full",
}


class FileTrouble(TaverneError):
    """A file that cannot be read or written."""


def games_folder() -> Path:
    return home() / "games"


@contextlib.contextmanager
def trouble(path: Path, missing: str = "cli-file-missing") -> Iterator[None]:
    """What the system says about a file, in kind words."""
    try:
        yield
    except OSError as error:
        absent = error.errno in (errno.ENOENT, errno.ENOTDIR)
        key = missing if absent else REASONS.get(error.errno or 0, "cli-file-trouble")
        raise FileTrouble(key, file=str(path), reason=error.strerror or str(error)) from error
    except UnicodeError as error:
        raise FileTrouble("cli-file-not-text", file=str(path)) from error
    except ValueError as error:
        raise FileTrouble("cli-file-missing", file=ascii(str(path))) from error


def read_text(path: Path) -> str:
    with trouble(path):
        size = path.stat().st_size
        if not path.is_file():
            raise FileTrouble("cli-file-folder", file=str(path))
        if size > LARGEST:
            raise FileTrouble("cli-file-too-large", file=str(path))
        return path.read_text(encoding="utf-8")


def write_text(path: Path, text: str) -> None:
    """All or nothing: a new file takes the place of the old one once it lies safely on the disk."""
    with trouble(path, missing="cli-file-no-folder"):
        path = path.expanduser().resolve()
        if path.exists() and not path.is_file():
            raise FileTrouble("cli-file-folder", file=str(path))
        with replacing(path) as file:
            file.write(text.encode())


def write_record(path: Path, record: Record) -> None:
    """Over an older record, but over nothing else."""
    write_text(path, record.text())


def check_place(path: Path) -> None:
    """A record may replace a record; anything else at that place is left alone."""
    with trouble(path):
        if path.exists() and path.is_file() and path.stat().st_size and not is_record(path):
            raise FileTrouble("cli-file-taken", file=str(path))


def is_record(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(len(FORMAT)) == FORMAT.encode()


def new_game_path(stem: str) -> Path:
    """A file of this name in the folder of games that nobody else has."""
    folder = games_folder()
    with trouble(folder, missing="cli-file-no-folder"):
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while True:
            path = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return path


def saved_games() -> list[Path]:
    """The saved games, the newest first."""
    with trouble(games_folder()):
        found = [path for path in games_folder().glob(f"*{SUFFIX}") if path.is_file() and path.stat().st_size]
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)


def find_game(word: str) -> Path:
    """A file, or the name of a saved game."""
    with trouble(Path(word)):
        path = Path(word).expanduser()
        known = games_folder() / f"{word.removesuffix(SUFFIX)}{SUFFIX}"
        return known if not path.exists() and Path(word).name == word and known.exists() else path


def load_record(path: Path) -> Record:
    try:
        return read_record(read_text(path))
    except FileTrouble as trouble:
        if trouble.key == "cli-file-not-text":
            raise RecordError("record-unreadable") from trouble
        raise


def call_name(path: Path) -> str:
    """What to type to have this game again."""
    in_folder = path.parent == games_folder() and path.suffix == SUFFIX
    return shlex.quote(path.stem if in_folder else str(path))
