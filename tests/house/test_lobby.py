"""The list of rooms costs the database one question a moment (S42)."""

from kit.indoors import house_in, visitor


async def test_many_who_look_ask_the_database_once(tmp_path, monkeypatch):
    """S42 a room that was opened here is found at once, and one that was closed is gone at once."""
    async with house_in(tmp_path) as house, visitor(house) as guest:
        house.now = lambda: 1_000_000
        asked = []

        async def noted(*wanted, listed=house.store.listed):
            asked.append(wanted)
            return await listed(*wanted)

        monkeypatch.setattr(house.store, "listed", noted)
        for _ in range(5):
            assert (await guest.get("/api/rooms")).json() == []
        assert len(asked) == 1
        key = (await guest.post("/api/rooms", json={"name": "Ann", "listed": True, "bearer": True})).json()
        assert [one["room"] for one in (await guest.get("/api/rooms")).json()] == [key["room"]]
        guest.headers["Authorization"] = f"Bearer {key['token']}"
        await guest.post(f"/api/rooms/{key['room']}/commands", json={"type": "close", "nonce": "1"})
        assert (await guest.get("/api/rooms")).json() == []
        house.now = lambda: 1_002_000
        await guest.get("/api/rooms")
        assert len(asked) == 3
