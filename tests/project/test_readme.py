"""What README.md shows is true: its examples run, its game is the game that the command plays."""

import re
import shlex
import subprocess
import sys

from kit.places import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_library_example_runs():
    (example,) = blocks("python")
    subprocess.run([sys.executable, "-c", example], check=True, capture_output=True, text=True)


def test_the_game_in_the_readme_is_the_game_that_is_played():
    (shown,) = blocks("text")
    command = re.search(r"`taverne (play gwent --seats [^`]+)`", README)[1]
    run = [sys.executable, "-m", "taverne", *shlex.split(command)]
    played = subprocess.run(run, check=True, capture_output=True, text=True).stdout
    assert shown.strip() in played


def test_the_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / target).exists(), target
