"""Behind a proxy with TLS the cookie of a guest is never sent without it (S37)."""

import pytest

from kit.indoors import STRANGER, house_in, visitor

SAID = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7", "Host": "cards.example"}


@pytest.mark.parametrize(("trusted", "secure"), [((STRANGER,), True), ((), False)])
async def test_a_cookie_is_secure_behind_a_trusted_proxy_with_tls(tmp_path, trusted, secure):
    """S37 what strangers say about the line is not heard."""
    chosen = {"trusted_proxies": trusted, "public_hosts": ("cards.example",)}
    async with house_in(tmp_path, **chosen) as house, visitor(house) as guest:
        answer = await guest.post("/api/rooms", json={"name": "Ann"}, headers=SAID)
        assert answer.status_code == 201
        assert ("Secure" in answer.headers["set-cookie"]) is secure
