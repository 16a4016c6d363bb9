"""Tokens and room ids are long, random and hashed."""

import pytest

from taverne.house.tokens import ALPHABET, digest, is_room_id, matches, new_room_id, new_token


def test_tokens_are_long_and_never_the_same():
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert {len(token) for token in tokens} == {43}


def test_room_ids_have_130_bits_and_no_look_alikes():
    ids = {new_room_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(is_room_id(room) for room in ids)
    assert not set("ilou") & set(ALPHABET)
    assert len(ALPHABET) == 32


@pytest.mark.parametrize("words", ["", "short", "A" * 26, "0" * 27, "../../etc/passwd/xxxxxxxxx", "٠" * 26])
def test_other_words_are_no_room_ids(words):
    assert not is_room_id(words)


def test_a_token_matches_its_own_digest_only():
    token = new_token()
    assert matches(token, digest(token))
    assert not matches(token + "x", digest(token))
    assert not matches("", digest(token))
    assert not matches("\ud800", digest(token))
    assert token not in digest(token)
