"""Put the end of a real game into README.md, as the command that it names plays it."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

README = Path(__file__).resolve().parent.parent / "README.md"


def main() -> None:
    text = README.read_text(encoding="utf-8")
    command = re.search(r"`taverne (play gwent --seats [^`]+)`", text)
    assert command
    run = [sys.executable, "-m", "taverne", *shlex.split(command[1])]
    played = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    ending = played[played.rindex("\nRound ", 0, played.rindex("The game is over.")) :].strip()
    fresh = re.sub(r"(?ms)^```text\n.*?^```$", lambda _: f"```text\n{ending}\n```", text)
    README.write_text(fresh, encoding="utf-8")


if __name__ == "__main__":
    main()
