"""Fixtures, and the seeds of chance: fixed in CI, fresh at every run elsewhere."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("kit")
os.environ["TAVERNE_COMPILE_ENGINE"] = "never"  # except where that is tested
os.environ["TAVERNE_LANGUAGE"] = "en"  # the tests read English, whoever runs them

# Only now: what these import reads the environment, and their assertions shall explain themselves.
from kit.browser import chromium, house, visit  # noqa: E402, F401
from kit.databases import anyio_backend, kind, new_database, postgres, url  # noqa: E402, F401
from kit.gwent.scenario import Scenario  # noqa: E402
from kit.site import browse, faulty, host  # noqa: E402, F401

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("dev", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "dev")


MARKS = {"house": "plain", "page": "plain"} | dict.fromkeys(
    ("arena", "meta", "rooms", "terminal", "words", "project"), "once"
)


def pytest_addoption(parser):
    parser.addoption(
        "--here", action="store_true", help="pages play in a house of their own (make site-test)"
    )


def pytest_collection_modifyitems(items):
    """The house is never compiled; what only uses the rules runs with one build, compiled if possible."""
    for item in items:
        mark = MARKS.get(item.path.parent.name)
        if mark and not item.get_closest_marker("plain"):
            item.add_marker(mark)


@pytest.fixture
def gwent():
    """A scenario must end where a rulebook example ends: with no effect half done."""
    games = []

    def lay_out(*args, **seats):
        games.append(Scenario(*args, **seats))
        return games[-1]

    yield lay_out
    for game in games:
        assert game.at_rest(), "the scenario ends in the middle of an effect"
