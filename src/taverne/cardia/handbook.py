"""The rules document of Cardia, to be looked up by number or by word."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from taverne.kernel.handbook import Handbook

HANDBOOK: Final = Handbook("CAR", Path(__file__).parent / "data")
