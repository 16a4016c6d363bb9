"""What a guest notes before every deal, and checks after the game without trusting the house."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from taverne.client.luck import new_luck
from taverne.games import replay
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import SPECTATOR
from taverne.kernel.record import read_record
from taverne.protocol.fairness import HASH_BYTES, HEX, LINKS, key_of, walk
from taverne.protocol.messages import Update
from taverne.protocol.rooms import FairnessView, RoomView

Verdict = Literal["checked", "partly", "commitment", "link", "luck", "key", "cards"]


@dataclass
class Witness:
    """The notes of one guest of one room; keep them with the key of the guest to come back.

    `dealt` is the last deal that was seen, `skipped` counts those that the house passed over.
    """

    commitment: str = ""
    luck: dict[int, str] = field(default_factory=dict)
    dealt: int = 0
    skipped: int = 0
    verdict: Verdict | None = None

    def note(self, room: RoomView) -> None:
        """The first commitment counts; another one is only due when all its deals are dealt."""
        shown = room.fairness
        if shown is None or shown.deal == 0:
            return
        if room.phase == "gathering" and (not self.commitment or self.dealt >= LINKS):
            self.commitment, self.dealt = shown.commitment, shown.deal - 1
        if room.phase != "gathering" and self.commitment and shown.deal > self.dealt:
            self.skipped += shown.deal - self.dealt - 1
            self.dealt = shown.deal

    def luck_for(self, room: RoomView) -> str:
        """One's own word for the next deal: the same however often the house asks for it."""
        deal = room.fairness.deal if room.fairness is not None else 0
        return self.luck.setdefault(deal, new_luck())

    def attest(self, last: Update, record: str) -> Verdict | None:
        """Check a finished game by its record; nothing can be said of one that was brought from elsewhere."""
        shown, seat = last.room.fairness, last.room.you.seat
        if shown is None or shown.link is None:
            return None
        own = self.luck.get(shown.deal)
        self.verdict = judge(shown, key_in(record), seat, self.commitment, own)
        if self.verdict in ("checked", "partly") and not follows(record, seat, last.view):
            self.verdict = "cards"
        return self.verdict


def judge(shown: FairnessView, key: str, seat: int | None, commitment: str, own: str | None) -> Verdict:
    """What the house shows against what was noted; `key` is that of the record."""
    luck = shown.luck or []
    if commitment and commitment != shown.commitment:
        return "commitment"
    if not is_written_well(shown):
        return "link"
    if walk(bytes.fromhex(shown.link or ""), shown.deal).hex() != shown.commitment:
        return "link"
    if own is not None and seat is not None and luck[seat : seat + 1] != [own]:
        return "luck"
    if key_of(shown.link or "", shown.deal, luck).hex() != key:
        return "key"
    return "checked" if commitment and own is not None and seat is not None else "partly"


def is_written_well(shown: FairnessView) -> bool:
    """A house that means harm may send anything."""
    words = [shown.link or "", *(shown.luck or [])]
    return 0 < shown.deal <= LINKS and len(words[0]) == 2 * HASH_BYTES and all(map(HEX.fullmatch, words))


def key_in(record: str) -> str:
    """None in a record that cannot be read."""
    try:
        return read_record(record).setup.get("key", "")
    except TaverneError:
        return ""


def follows(record: str, seat: int | None, seen: object) -> bool:
    """Whether the table that was seen last is the one to which the record leads by the rules."""
    try:
        return bool(replay(read_record(record)).look(SPECTATOR if seat is None else seat) == seen)
    except TaverneError:
        return False
