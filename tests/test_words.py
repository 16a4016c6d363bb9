"""Every message that the code can say has words."""

import re
from pathlib import Path

import pytest

import taverne
from taverne.kernel.errors import TaverneError
from taverne.words import knows, say

SOURCE = Path(taverne.__file__).parent
RAISED = re.compile(r'(?:Error|IllegalMove|Complaint)\(\s*"([a-z0-9-]+)"')


def raised_keys():
    return sorted(
        {key for path in SOURCE.rglob("*.py") for key in RAISED.findall(path.read_text(encoding="utf-8"))}
    )


@pytest.mark.parametrize("key", raised_keys())
def test_an_error_speaks_in_plain_words(key):
    assert knows(key)


def test_an_error_tells_its_key_its_details_and_its_words():
    error = TaverneError("card-unknown", card="mo_dragon")
    assert (error.key, error.details) == ("card-unknown", {"card": "mo_dragon"})
    assert str(error) == 'There is no card called "mo_dragon".'


def test_a_message_without_words_speaks_for_itself():
    assert say("no-such-message") == "no-such-message"
