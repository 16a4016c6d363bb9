"""Recorded games, cut off just before something happens, and the one answer that brings it about."""

from dataclasses import dataclass

from kit.browser import open_room
from kit.places import GWENT_GOLDEN
from taverne.games import replay
from taverne.kernel.keyed import keyed
from taverne.kernel.record import read_record

NEWEST = GWENT_GOLDEN.with_name("golden-2")
ME, OPEN = {"who": "me"}, {"who": "open"}
BOT = {"who": "bot", "bot": "random"}
ANSWER = """async ([room, word]) => {
  const {question} = await (await fetch(`/api/rooms/${room}/feed?after=999999`)).json()
  const body = JSON.stringify({type: 'answer', nonce: 'kit', question: question.id, word})
  const headers = {'Content-Type': 'application/json'}
  return (await fetch(`/api/rooms/${room}/commands`, {method: 'POST', headers, body})).status
}"""


@dataclass(frozen=True)
class Cut:
    """The first so many answers of a game, and the next one."""

    game: object
    answers: int

    @property
    def record(self):
        return self.game.at(self.answers).record().text()

    @property
    def seat(self):
        return self.game.answers[self.answers][0]

    @property
    def word(self):
        return self.game.answers[self.answers][1]

    @property
    def name(self):
        """The game to which the record belongs."""
        return self.game.rulebook.name.partition("-")[0]

    @property
    def seats(self):
        """Whoever gives that answer is the reader; everybody else is a bot."""
        everybody = range(self.game.table.seating.seats)
        other = OPEN if "mode=solo" in self.game.record().text() else BOT
        return [ME if seat == self.seat else other for seat in everybody]


def before_the_end(*games):
    """The last answer of the first of these games that ends it so whatever chance brings now."""
    cuts = [Cut(game, len(game.answers) - 1) for game in games]
    return next(cut for cut in cuts if is_sure(cut))


def is_sure(cut):
    trials = [cut.game.at(cut.answers) for _ in range(8)]
    for number, trial in enumerate(trials):
        trial.table.freshen(keyed(bytes([number]) * 32))
        trial.answer(cut.seat, cut.word)
    return all(ending(trial) == ending(cut.game) for trial in trials)


def ending(game):
    """Who has won by which scores; in a match it is the games that count."""
    view = game.look(-1)
    scores = [side.score for side in getattr(view, "sides", [])]
    return game.is_over, view.winners, scores, getattr(view, "round", 0)


def before(game, happens):
    """Its first answer after which it is like this."""
    trial = game.at(0)
    for answers, (seat, word) in enumerate(game.answers):
        trial.answer(seat, word)
        if happens(trial):
            return Cut(game, answers)
    raise AssertionError("no such moment")


def plain_turn(record):
    """A turn of the first seat that asks nothing more of it, by a record that stops there."""
    game = replay(read_record(record))
    answers = len(game.answers)
    for word in game.options(0):
        trial = game.at(answers)
        trial.answer(0, word)
        if word != "pass" and trial.asked == [0] and trial.question(0).kind == "turn":
            return Cut(trial, answers)
    raise AssertionError("every turn asks for more")


def golden(way):
    """The recorded games of this way to play, the newest first."""
    return [read(path) for folder in (NEWEST, GWENT_GOLDEN) for path in sorted(folder.glob(f"{way}.record"))]


def read(path):
    return replay(read_record(path.read_text(encoding="utf-8")))


def sit_before(page, cut, **wanted):
    """At that table, in the seat that is asked."""
    key = open_room(page, game=cut.name, record=cut.record, seats=cut.seats, **wanted)
    page.goto(f"/r/{key['room']}")
    return key["room"]


def go_on(page, room, cut):
    answer(page, room, cut.word)


def answer(page, room, word):
    """By the network, as if it had been pressed."""
    assert page.evaluate(ANSWER, [room, word]) == 200
