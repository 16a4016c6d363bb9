"""The fixtures of the scenarios alone, without the house, browsers and databases that `conftest` brings."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
os.environ["TAVERNE_LANGUAGE"] = "en"


@pytest.fixture
def gwent() -> Iterator[Callable[..., Any]]:
    from kit.gwent.scenario import Scenario

    games: list[Any] = []

    def lay_out(*args: Any, **seats: Any) -> Any:
        games.append(Scenario(*args, **seats))
        return games[-1]

    yield lay_out
    for game in games:
        assert game.at_rest(), "the scenario ends in the middle of an effect"
