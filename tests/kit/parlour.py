"""A room without a server: people speak, the log grows, time passes as the test says."""

from taverne.house.room.decide import decide, due
from taverne.house.room.entries import ENTRIES
from taverne.house.room.fold import apply, begin, fold
from taverne.house.room.gathering import join, open_room
from taverne.house.room.playing import checked_answer
from taverne.house.room.views import Presence, update
from taverne.house.room.world import World
from taverne.protocol.commands import COMMANDS
from taverne.protocol.rooms import NewRoom

SECRET = "0008" * 16
LUCK = {0: "00" * 16, 1: "11" * 16, 2: "22" * 16, 3: "33" * 16, 4: "44" * 16}
ME = {"who": "me"}
BOT = {"who": "bot", "bot": "random"}
OPEN = {"who": "open"}


class Parlour:
    """One room, its log as text, and a clock that only the test moves."""

    def __init__(self, *, absent_after=60_000, **wanted):
        self.now = 1_000_000
        self.away = {}
        self.absent_after = absent_after
        self.log = []
        self.said = 0
        wish = NewRoom(**{"name": "Ann", **wanted})
        first, *others = open_room(wish, "token-0", "invitation", self.world())
        self.log.append((self.now, ENTRIES.dump_json(first)))
        self.room = begin("r" * 26, first, self.now)
        self.write(others)

    def world(self):
        return World(self.now, self.away, self.absent_after, lambda: SECRET)

    def write(self, entries):
        while entries:
            for entry in entries:
                self.log.append((self.now, ENTRIES.dump_json(entry)))
                apply(self.room, ENTRIES.validate_json(self.log[-1][1]), self.now)
            entries = due(self.room, self.now)

    def joins(self, name, seat=None):
        self.write(join(self.room, name, f"token-{len(self.room.guests)}", seat, 16))
        return len(self.room.guests) - 1

    def says(self, guest, kind, **details):
        self.said += 1
        command = COMMANDS.validate_python({"type": kind, "nonce": f"n{self.said}", **details})
        self.write(decide(self.room, guest, command, self.world()))
        return self

    def all_ready(self):
        for guest in list(self.room.players()):
            self.says(guest, "ready", luck=LUCK[guest])
        return self

    def wait(self, milliseconds):
        self.now += milliseconds
        self.write(due(self.room, self.now))

    def answers(self, guest, word=None):
        seat = self.room.seat_of(guest)
        options = self.room.playing().options(seat)
        return self.says(guest, "answer", question=self.room.question_id(seat), word=word or options[0])

    def bots_answer(self):
        while self.room.bots_asked():
            seat = self.room.bots_asked()[0]
            word = self.room.playing().options(seat)[-1]
            self.write([checked_answer(self.room, seat, self.room.question_id(seat), word)])

    def play_out(self, last=True):
        """Everybody takes the last option (in Gwent: passes) until it is over."""
        while self.room.is_playing:
            seat = self.room.asked()[0]
            word = self.room.playing().options(seat)[-1 if last else 0]
            self.write([checked_answer(self.room, seat, self.room.question_id(seat), word)])
        return self

    def sees(self, guest, after=0):
        return update(self.room, guest, after, Presence(set(self.room.players()), 0), self.now)

    def reread(self):
        """The same room from its log alone."""
        return fold(self.room.name, [(ENTRIES.validate_json(body), at) for at, body in self.log])


def duel(**wanted):
    """Two people at a table of Gwent, dealt."""
    parlour = Parlour(**wanted)
    parlour.joins("Bob")
    return parlour.all_ready()
