"""The pages of the house, the library behind them, and what it foresees."""

import asyncio
import gzip
from types import SimpleNamespace

import httpx
import pytest
from fastapi import FastAPI

from kit.parlour import duel
from taverne.gwent.catalogue import FACES, LEADER_FACES
from taverne.gwent.house.foresight import prospects
from taverne.gwent.modes import MODES
from taverne.house.room.views import table_view
from taverne.server import here
from taverne.server.here import add_here
from taverne.server.library import library
from taverne.server.pages import add_pages
from taverne.server.prints import print_door
from taverne.server.readers import ThreadReaders
from taverne.words import languages

PACKED = {"br": b"packed by brotli", "gzip": b"\x1f\x8b", None: b"1"}


def house(folder):
    app = FastAPI()
    app.state.house = SimpleNamespace(readers=ThreadReaders())
    app.include_router(library)
    add_pages(app, folder)
    return Visitor(app)


class Visitor:
    """Asks the house without a network."""

    def __init__(self, app):
        self.app = app

    def get(self, path, **headers):
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return asyncio.run(self.ask("GET", path, headers=named))

    def post(self, path, json):
        return asyncio.run(self.ask("POST", path, json=json))

    async def ask(self, method, path, **details):
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            return await client.request(method, path, **details)


@pytest.fixture
def built(tmp_path):
    """A front end of two files, and a secret beside it."""
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Taverne</title>", encoding="utf-8")
    (folder / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<title>Taverne</title>"))
    (folder / "assets" / "app-1a2b.js.br").write_bytes(b"packed by brotli")
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"1"))
    return house(folder)


@pytest.mark.parametrize("path", ["/", "/play", "/credits", "/replay", "/r/abc", "/JOIN/ABC", "/watch/abc/"])
def test_every_page_is_the_front_page(built, path):
    answer = built.get(path)
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert "Taverne" in answer.text


@pytest.mark.parametrize("path", ["/nowhere", "/r/abc/def", "/r/"])
def test_an_address_without_a_page_says_so_and_still_shows_one(built, path):
    answer = built.get(path)
    assert answer.status_code == 404
    assert "Taverne" in answer.text


def test_hashed_files_are_kept_for_good_and_others_asked_for_again(built):
    assert "immutable" in built.get("/assets/app-1a2b.js").headers["cache-control"]
    assert built.get("/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt"]
)
def test_what_is_not_there_is_not_there(built, path):
    answer = built.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/secret.txt"])
def test_no_address_leads_out_of_the_folder(built, path):
    assert "secret" not in built.get(path).text


@pytest.fixture
def taken_along(tmp_path):
    """A table to take along, beside a secret."""
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    folder = tmp_path / "site"
    (folder / "py-1a2b" / "prints").mkdir(parents=True)
    for name in ("index.html", "sw.js", "py-1a2b/app.wasm", "py-1a2b/prints/games.json"):
        (folder / name).write_text(name, encoding="utf-8")
    app = FastAPI()
    add_here(app, folder)
    add_pages(app, folder)
    return Visitor(app)


def test_a_house_lends_its_table_to_take_along(taken_along):
    assert taken_along.get("/here").headers["location"] == "/here/"
    assert taken_along.get("/here/").text == "index.html"
    assert taken_along.get("/here/sw.js").headers["cache-control"] == "no-cache"
    for name, kind in (
        ("py-1a2b/app.wasm", "application/wasm"),
        ("py-1a2b/prints/games.json", "application/json"),
    ):
        answer = taken_along.get(f"/here/{name}")
        assert (answer.text, answer.headers["content-type"]) == (name, kind)
        assert "immutable" in answer.headers["cache-control"]


def test_the_keeper_may_name_the_folder_that_is_lent(tmp_path, monkeypatch):
    monkeypatch.setattr(here, "BUILT", tmp_path / "built")
    assert here.found(None) is None
    (tmp_path / "built").mkdir()
    (tmp_path / "built" / "index.html").touch()
    assert here.found(None) == tmp_path / "built"
    assert here.found(tmp_path) == tmp_path


@pytest.mark.parametrize(
    "path",
    ["/here/gone.js", "/here/../secret.txt", "/here/..%2fsecret.txt", "/here/py-1a2b/..%2f..%2fsecret.txt"],
)
def test_and_nothing_else(taken_along, path):
    answer = taken_along.get(path)
    assert "secret" not in answer.text


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0.5, gzip", "gzip"),
        ("br; q=0, *", "gzip"),
        ("GZIP;q=0.001", "gzip"),
        ("*", "br"),
        ("gzip;q=0.4, identity;q=0.5", None),
        ("gzip;q=0, br;q=0", None),
        ("gzip;q=nonsense, br;q=7", None),
        ("zstd", None),
        ("", None),
    ],
)
def test_a_file_is_sent_packed_as_the_visitor_reads_it_best(built, accepted, sent):
    async def raw():
        transport = httpx.ASGITransport(built.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://house") as client:
            request = client.build_request(
                "GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}
            )
            answer = await client.send(request, stream=True)
            return answer, b"".join([piece async for piece in answer.aiter_raw()])

    answer, body = asyncio.run(raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert int(answer.headers["content-length"]) == len(body)
    assert body.startswith(PACKED[sent])


def test_what_was_not_packed_is_sent_as_it_is(built):
    answer = built.get("/icon.svg", accept_encoding="br, gzip")
    assert "content-encoding" not in answer.headers
    assert answer.text == "<svg/>"


def test_the_packed_files_have_no_address_of_their_own(built):
    assert built.get("/assets/app-1a2b.js.br").status_code == 404


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/api/games", "/api/library/gwent"])
def test_who_has_it_already_is_not_sent_it_again(built, path):
    first = built.get(path, accept_encoding="gzip")
    mark = first.headers["etag"]
    again = built.get(path, accept_encoding="gzip", if_none_match=f'"older", W/{mark}')
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    assert again.headers["etag"] == mark
    assert again.headers["cache-control"] == "no-cache"
    assert built.get(path, accept_encoding="gzip", if_none_match='"older"').status_code == 200


@pytest.mark.parametrize("path", ["/", "/api/games"])
def test_each_packing_has_a_mark_of_its_own(built, path):
    packed, plain = built.get(path, accept_encoding="gzip"), built.get(path, accept_encoding="")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == plain.text
    assert packed.headers["etag"] != plain.headers["etag"]


def test_a_page_that_does_not_exist_is_never_called_known(built):
    assert built.get("/nowhere", if_none_match="*").status_code == 404


def test_the_library_is_printed_and_packed_once():
    printed = []
    app = FastAPI()
    app.add_api_route("/cards", print_door(lambda: printed.append("once") or ["ghoul"] * 100))
    visitor = Visitor(app)
    answers = [visitor.get("/cards", accept_encoding=one) for one in ("gzip", "gzip", "")]
    assert all(answer.json() == ["ghoul"] * 100 for answer in answers)
    assert printed == ["once"]


def test_a_house_without_pages_says_how_to_build_them(tmp_path):
    answer = house(tmp_path).get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_the_library_knows_every_card(built):
    known = built.get("/api/library/gwent").json()
    assert len(known["cards"]) == len(FACES)
    assert len(known["leaders"]) == len(LEADER_FACES)
    assert len(built.get("/api/library/cardia").json()["characters"]) == 32


def test_the_games_name_their_modes_rules_bots_and_starters(built):
    gwent, cardia = built.get("/api/games").json()
    assert [mode["name"] for mode in gwent["modes"]] == list(MODES)
    assert next(mode for mode in gwent["modes"] if mode["name"] == "solo")["automaton"] == 1
    assert len(gwent["starters"]) == 5
    assert gwent["bots"]
    assert {rule["name"] for rule in cardia["rules"]} >= {"guardians", "wins"}


def test_a_deck_is_checked_and_every_complaint_told(built):
    def check(source, rules=""):
        return built.post("/api/decks/check", json={"source": source, "rules": rules}).json()

    starter = built.get("/api/games").json()[0]["starters"][0]
    assert check("monsters")["legal"]
    assert check(starter["code"])["cards"] == starter["cards"]
    assert [one["key"] for one in check("/etc/passwd")["complaints"]] == ["deck-file-unreadable"]
    poor = check("faction: monsters\nleader: Eredin: Bringer of Death\n1 Ghoul")
    assert (poor["legal"], poor["faction"]) == (False, "monsters")
    assert poor["complaints"][0]["complaints"]


def begun():
    """A duel after the exchange, and the guest whose turn it is."""
    table = duel()
    for guest in (0, 1):
        table.answers(guest, "done")
    return table, table.room.seats[table.room.asked()[0]].guest


def test_foresight_says_where_a_card_goes_and_what_it_brings():
    table, guest = begun()
    view = table_view(table.room, guest)
    seen = {one.word: one for one in prospects(view)}
    assert list(seen) == list(view.options)
    for word, one in seen.items():
        if one.rows is not None and one.landed:
            table_after = duel_after(table, guest, word)
            assert [row.total for row in table_after.rows] == one.rows


def duel_after(table, guest, word):
    """The rows once this has really been played."""
    twin = table.reread()
    seat = twin.seat_of(guest)
    twin.playing().answer(seat, word)
    return table_view(twin, guest)


def test_foresight_says_nothing_about_passing_and_changes_nothing():
    table, guest = begun()
    before = table_view(table.room, guest)
    passing = next(one for one in prospects(before) if one.word == "pass")
    assert (passing.rows, passing.then) == (None, [])
    assert table_view(table.room, guest) == before


def test_foresight_follows_a_card_to_its_next_question():
    """Every option of what would be asked next is one that the table then really offers."""
    table, guest = begun()
    for one in prospects(table_view(table.room, guest)):
        if one.then:
            twin = table.reread()
            seat = twin.seat_of(guest)
            twin.playing().answer(seat, one.word)
            assert [next_.word for next_ in one.then] == list(twin.playing().options(seat))


@pytest.mark.parametrize("letters", ["GWT", "CAR"])
def test_every_rule_can_be_read_in_every_language(built, letters):
    """Whatever id a page shows, its text is there, in the language of the reader."""
    told = {spoken: built.get(f"/api/rules/{letters}/{spoken}").json() for spoken in languages()}
    ids = [rule["id"] for rule in told["en"]]
    assert ids[0].startswith(letters)
    assert all([rule["id"] for rule in rules] == ids for rules in told.values())
    assert len({rules[0]["title"] for rules in told.values()}) == len(told)
    assert built.get(f"/api/rules/{letters}/fr").json() == told["en"]
    assert built.get(f"/api/rules/{letters}/french").status_code == 422
