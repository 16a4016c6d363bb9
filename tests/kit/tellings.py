"""What is told of each kind of happening, in every language, for terminal and browser.

`python tests/kit/tellings.py` writes `tests/terminal/tellings.json` anew from the golden games.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.places import TESTS
from taverne.cardia.terminal.log import GRAMMAR as CARDIA
from taverne.cli.cast import Cast
from taverne.cli.games import find_desk
from taverne.games import offer_of
from taverne.gwent.terminal.log import GRAMMAR as GWENT
from taverne.kernel.record import read_record
from taverne.words import languages, speaking

FILE = TESTS / "terminal" / "tellings.json"
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
GRAMMARS = {"gwent": GWENT, "cardia": CARDIA}
RECORDS = {"gwent": "gwent/golden/*-[0-9]*.record", "cardia": "cardia/golden/*.record"}
VIEWER = 0


def tellings():
    return {name: game_tellings(name) for name in GRAMMARS}


def game_tellings(name):
    """The first example of every message in the golden games, with what comes before and after it."""
    examples = {}
    for path in sorted(TESTS.glob(RECORDS[name])):
        for message, example in examples_in(name, path):
            examples.setdefault(message, example)
    told = [with_sentences(name, example) for _, example in sorted(examples.items())]
    return {"library": library(name, told), "tellings": told}


def examples_in(name, path):
    record = read_record(path.read_text(encoding="utf-8"))
    game, grammar = find_desk(name).replay(record), GRAMMARS[name]
    rules = game.look(VIEWER).rules
    events = [event for event in game.heard(VIEWER) if event is not None and event.kind not in grammar.untold]
    place = 0
    for beat in grammar.beats(events):
        size = swept(events, place) if beat[0].kind == "sweep" else len(beat)
        around = events[max(0, place - 1) : place + size + 1]
        yield grammar.message(beat, rules), (around, game.table.seating.side_of, rules)
        place += size


def swept(events, place):
    """How many events one sweep stands for."""
    end = place
    while end < len(events) and events[end].kind == events[place].kind:
        end += 1
    return end - place


def with_sentences(name, example):
    events, side_of, rules = example
    cast = Cast(NAMES[: len(side_of)], tuple(side_of), VIEWER)
    said = {}
    for language in languages():
        with speaking(language):
            said[language] = find_desk(name).log(events, cast, rules)
    plain = [[event.kind, int(event.seat), event.card, int(event.place)] for event in events]
    return {"events": plain, "sides": [int(side) for side in side_of], "rules": rules, "told": said}


def library(name, told):
    """What the browser must know of the cards in it."""
    whole = offer_of(name).house.library().model_dump(mode="json")
    if name == "cardia":
        return whole
    named = {event[2].partition(".")[0] for one in told for event in one["events"]}
    return {
        **whole,
        "cards": [card for card in whole["cards"] if card["key"] in named],
        "leaders": [leader for leader in whole["leaders"] if leader["key"] in named],
    }


def in_lines(found):
    """One line for each example, so that a change shows what it changes."""
    games = []
    for name, game in found.items():
        examples = ",\n".join(json.dumps(one, ensure_ascii=False) for one in game["tellings"])
        books = json.dumps(game["library"], ensure_ascii=False)
        games.append(f'"{name}": {{"library": {books},\n"tellings": [\n{examples}\n]}}')
    return "{\n" + ",\n".join(games) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(in_lines(tellings()), encoding="utf-8")
