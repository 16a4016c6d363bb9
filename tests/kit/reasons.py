"""Why a strength, a choice, a result is what it is, in every language, for terminal and browser.

`python tests/kit/reasons.py` writes `tests/terminal/reasons.json` anew from the golden games.
"""

import json
import sys
from pathlib import Path

from pydantic import TypeAdapter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.places import TESTS
from taverne.cardia.terminal.why import step_lines
from taverne.cardia.view import EncounterView
from taverne.cli.cast import Cast
from taverne.cli.games import find_desk
from taverne.games import offer_of
from taverne.gwent.terminal.why import alternatives, find_weighings, strength_steps
from taverne.gwent.view import UnitView
from taverne.kernel.events import PUBLIC, Event
from taverne.kernel.record import read_record
from taverne.words import languages, speaking

FILE = TESTS / "terminal" / "reasons.json"
CAST = Cast(("Ann", "Bob"), (0, 1), 0)
SEATS = (0, 1)
UNIT, ENCOUNTER = TypeAdapter(UnitView), TypeAdapter(EncounterView)


def strength_told(example):
    return strength_steps(UNIT.validate_python(example))


def weighing_told(example):
    events = [Event(*event, PUBLIC) for event in example]
    return alternatives(events, find_weighings(events)[-1], CAST)


def result_told(example):
    return step_lines(ENCOUNTER.validate_python(example), CAST, SEATS)


TELLERS = {
    "gwent": {"strengths": strength_told, "weighings": weighing_told},
    "cardia": {"results": result_told},
}


def in_every_language(tell, example):
    said = {}
    for language in languages():
        with speaking(language):
            said[language] = tell(example)
    return said


def looks(game, pattern):
    """What the first seat saw now and then in the golden games."""
    for path in sorted(TESTS.glob(pattern)):
        played = find_desk(game).replay(read_record(path.read_text(encoding="utf-8")))
        for point in range(0, len(played.answers) + 1, 4):
            yield played.at(point).look(0)


def strengths():
    found = {}
    for view in looks("gwent", "gwent/golden/duel-[0-9]*.record"):
        for row in view.rows:
            for unit in row.units:
                found.setdefault(tuple(name for name, *_ in unit.steps), unit)
    return [UNIT.dump_python(unit, mode="json") for _, unit in sorted(found.items())]


def weighings():
    """The first choice of each length, with the card that it was about and what came of it."""
    found = {}
    for path in sorted(TESTS.glob("gwent/golden/solo-[0-9]*.record")):
        game = find_desk("gwent").replay(read_record(path.read_text(encoding="utf-8")))
        events = [event for event in game.heard(0) if event is not None]
        for group in find_weighings(events):
            around = events[max(0, group[0] - 3) : group[-1] + 2]
            found.setdefault((events[group[0]].kind, len(group)), around)
    return [[plain(event) for event in events] for _, events in sorted(found.items())]


def plain(event):
    return [event.kind, int(event.seat), event.card, int(event.place)]


def results():
    found = {}
    for view in looks("cardia", "cardia/golden/*.record"):
        for encounter in view.row:
            found.setdefault(tuple(name for name, *_ in encounter.steps), encounter)
    return [ENCOUNTER.dump_python(one, mode="json") for _, one in sorted(found.items())]


FINDERS = {"gwent": {"strengths": strengths, "weighings": weighings}, "cardia": {"results": results}}


def reasons():
    return {
        game: {
            name: [
                {"of": example, "told": in_every_language(TELLERS[game][name], example)} for example in find()
            ]
            for name, find in finders.items()
        }
        for game, finders in FINDERS.items()
    }


def with_library(found):
    """What the browser must know of the cards that were weighed, or that changed a strength."""
    whole = offer_of("gwent").house.library().model_dump(mode="json")
    weighed = [event[2] for one in found["gwent"]["weighings"] for event in one["of"]]
    causes = [card for one in found["gwent"]["strengths"] for step in one["of"]["steps"] for card in step[2]]
    named = {card.partition(".")[0] for card in weighed + causes}
    found["gwent"]["library"] = {
        **whole,
        "cards": [card for card in whole["cards"] if card["key"] in named],
        "leaders": [leader for leader in whole["leaders"] if leader["key"] in named],
    }
    return found


def in_lines(found):
    """One line for each example, so that a change shows what it changes."""
    text = json.dumps(found, ensure_ascii=False)
    return text.replace('{"of"', '\n{"of"') + "\n"


if __name__ == "__main__":
    FILE.write_text(in_lines(with_library(reasons())), encoding="utf-8")
