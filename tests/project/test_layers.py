"""Each layer knows only what lies below it; games do not know each other; rules have no clock and no dice."""

import re
import subprocess
import sys

from kit.places import ROOT, SOURCE

CHECK = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_the_layers_hold():
    check = subprocess.run([sys.executable, "-c", CHECK], cwd=ROOT, capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
    assert "0 broken" in check.stdout


def test_the_tree_shows_every_layer():
    """`docs/architecture.md` names every package and module beside the entry points."""
    tree = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    shown = set(re.findall(r"taverne\.(\w+)", tree))
    there = {
        path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert shown == {name for name in there if not name.startswith("__")}
