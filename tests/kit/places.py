"""Where things are, for tests that read files of the project."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "taverne"
GWENT_GOLDEN = TESTS / "gwent" / "golden"
CARDIA_GOLDEN = TESTS / "cardia" / "golden"
