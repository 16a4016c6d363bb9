"""The rules document of Gwent, to be looked up by number or by word."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverne.kernel.handbook import Handbook

HANDBOOK: Final = Handbook("GWT", Path(__file__).parent / "data")
