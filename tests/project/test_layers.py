"""Each layer knows only what lies below it; games do not know each other; rules have no clock and no dice."""

import subprocess
import sys

from kit.places import ROOT

CHECK = "from importlinter.cli import lint_imports_command; lint_imports_command()"


def test_the_layers_hold():
    check = subprocess.run([sys.executable, "-c", CHECK], cwd=ROOT, capture_output=True, text=True)
    assert check.returncode == 0, check.stdout + check.stderr
    assert "0 broken" in check.stdout
