"""The example game of docs/adding-a-game.md: a package of its own, installed beside the product."""

import importlib
import json
import os
import subprocess
import sys
from collections import Counter

import httpx
import pytest

from kit.children import PATIENCE
from kit.laws import LAWS, Subject
from kit.places import ROOT
from taverne.kernel.errors import IllegalMove
from taverne.kernel.rng import seeded
from taverne.words import languages

pytest_plugins = ("kit.example_game",)
pytestmark = pytest.mark.plain  # compiled tables take no subclasses from plain Python
SEEDS = range(12)


@pytest.fixture(scope="module")
def rungs(rungs_site):
    """Its modules in this process, for the laws; the list of games does not hear of it."""
    sys.path.insert(0, str(rungs_site))
    names = ("table", "view", "position", "sampling", "game")
    yield {name: importlib.import_module(f"rungs.{name}") for name in names}
    sys.path.remove(str(rungs_site))


@pytest.fixture(scope="module")
def run(beside_rungs, tmp_path_factory):
    """A program beside which the example is installed."""
    beside = beside_rungs | {"TAVERNE_HOME": str(tmp_path_factory.mktemp("home"))}

    def run(*words, typed=""):
        done = subprocess.run(
            [sys.executable, *words],
            input=typed,
            env={**os.environ, **beside},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    return run


# The laws, and its rules


@pytest.fixture(scope="module")
def subject(rungs):
    game, position = rungs["game"].GAME, rungs["position"]
    return Subject(
        deal=game.deal,
        guess=game.guess,
        cards=all_cards,
        deal_anew=deal_anew,
        write_position=position.write_position,
        read_position=position.read_position,
    )


def all_cards(table):
    """RUN-1.1"""
    led = [table.led] if table.led else []
    return Counter([*table.stock, *led, *(card for pile in (*table.hands, *table.taken) for card in pile)])


def deal_anew(table, viewer, luck):
    """RUN-1.2 hidden: the stock, and every hand but one's own."""
    others = [seat for seat in range(2) if seat != viewer]
    pool = [*table.stock, *(card for seat in others for card in table.hands[seat])]
    luck.shuffle(pool)
    for seat in others:
        table.hands[seat] = sorted(pool.pop() for _ in table.hands[seat])
    table.stock = pool


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_it_obeys_the_laws_of_every_game(subject, law):
    for seed in SEEDS:
        law(subject, seed)


def test_a_law_can_fail(subject):
    """What shows another's hand is found out, and so is a card that is lost."""
    laws = {law.__name__: law for law in LAWS}
    swapped = subject._replace(deal_anew=lambda table, viewer, luck: table.hands.reverse())
    lossy = subject._replace(cards=lambda table: Counter(table.stock))
    with pytest.raises(AssertionError):
        laws["what_a_seat_cannot_know_does_not_show"](swapped, 1)
    with pytest.raises(AssertionError):
        laws["it_ends_and_keeps_its_cards"](lossy, 1)


@pytest.mark.parametrize(
    ("card", "other", "takes"), [(9, 4, True), (4, 9, False), (8, 9, True), (9, 8, False), (1, 15, False)]
)
def test_the_higher_takes_unless_the_rung_below_it_is_loose(rungs, card, other, takes):
    """RUN-2.2"""
    assert rungs["table"].beats(card, other) is takes


def test_seven_pairs_are_taken_and_one_card_stays_unseen(rungs):
    """RUN-2.3, RUN-3.1"""
    game = rungs["game"].GAME.deal(7)
    while not game.is_over:
        seat = game.asked[0]
        game.answer(seat, game.options(seat)[0])
    assert sum(seat.pairs for seat in game.look(-1).seats) == 7
    assert len(game.table.stock) == 1
    assert len(game.look(-1).winners) == 1


def test_a_word_that_is_no_rung_is_refused(rungs):
    game = rungs["game"].GAME.deal(7)
    for word in ("0", "16", "x", "٣"):
        with pytest.raises(IllegalMove):
            game.answer(game.asked[0], word)


# Its bots


def test_the_search_of_any_game_finds_the_winning_rung(rungs):
    """RUN-2.2 behind a led 15, only the 14 takes; every sampled table agrees."""
    table = rungs["table"].RungsTable(seeded(1))
    table.hands, table.stock, table.led = [[2], [13, 14]], [3], 15
    table.taken = [[4, 6, 5, 9, 8, 11], [1, 7, 10, 12]]
    table.agenda = [rungs["table"].Follow(1)]
    table.advance()
    view = rungs["view"].view(table, 1)
    bots = rungs["game"].GAME.bots
    for name in ("search:60", "search:60/2"):
        assert bots.make(name, 5).choose(view) == "14"
    thoughts = bots.thoughts_on(view, 5)
    assert [one.option for one in thoughts] == ["14", "13"]
    assert thoughts[0].reason == "thought-looks"
    assert thoughts[0].details["visits"] > 0


# In every part of the product


def test_it_is_offered_beside_the_others(run):
    said = run(
        "-c", "from taverne.games import names, offer_of as o; print(*names(), *o('rungs').bots.names())"
    )
    assert said.split() == ["gwent", "cardia", "rungs", "random", "search"]


def test_it_is_played_at_the_terminal(run):
    typed = "board\nhint\nhands\n? RUN-2.2\nwhy\n" + "1\n" * 7
    said = run(
        "-m", "taverne", "play", "rungs", "--seed", "7", "--against", "random", "--practice", typed=typed
    )
    assert "Which rung do you" in said
    assert "Random holds 4 cards." in said
    assert "Hint: the " in said
    assert "unless the other is the rung right below it" in said
    assert "plays the" in said
    assert "the game." in said.splitlines()[-2]


def test_it_speaks_every_language(run):
    """Its catalogue comes from its own folder."""
    program = (
        "import json; from taverne.games import offer_of\n"
        "from taverne.words import languages, say, speaking\n"
        "offer_of('rungs'); names = {}\n"
        "for one in languages():\n"
        "    with speaking(one): names[one] = say('rungs-name')\n"
        "print(json.dumps(names))"
    )
    names = json.loads(run("-c", program))
    assert list(names) == list(languages())
    assert names["en"] == "Rungs"
    assert names["de"] == "Sprossen"


def test_it_is_played_in_the_arena(run):
    words = ["random", "search:30", "--game", "rungs", "--games", "6", "--workers", "1", "--json"]
    told = json.loads(run("-m", "taverne", "arena", *words))
    assert told["game"] == "rungs"
    assert told["contestants"] == ["random", "search:30"]
    assert told["pairings"][0]["games"] == 6


def test_friends_and_a_bot_play_it_in_the_house(run, rungs_house):
    told = json.loads(run(str(ROOT / "tests" / "kit" / "guests_of_rungs.py"), rungs_house.address))
    assert told["winners"][0] == told["winners"][1]
    assert told["verdicts"] == ["checked"] * 3
    assert (told["bot"], told["reason"]) == ("search", "played")


def test_the_house_tells_what_can_be_played_and_said(rungs_house):
    with httpx.Client(base_url=rungs_house.address) as client:
        facts = {game["name"]: game for game in client.get("/api/games").json()}
        library = client.get("/api/library/rungs").json()
        refused = client.post(
            "/api/rooms",
            json={"game": "rungs", "name": "Ann", "seats": [{"who": "me", "decks": ["monsters"]}]},
        ).json()
    assert facts["rungs"]["bots"] == ["random", "search"]
    assert facts["rungs"]["modes"][0]["sides"] == [0, 1]
    assert library["cards"] == [str(card) for card in range(1, 16)]
    assert sorted(library["words"]) == sorted(languages())
    assert "rungs-name = Rungs" in library["words"]["en"]
    assert refused["refused"]["key"] == "room-no-decks"


def test_the_types_of_the_pages_do_not_hear_of_it(run):
    assert "rungs" not in run(str(ROOT / "tools" / "schemas.py")).lower()
