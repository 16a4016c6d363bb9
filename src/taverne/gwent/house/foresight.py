"""What each answer would lead to, as far as the asked seat can know: places for a card, totals of rows.

It is worked out on tables that are dealt from the view alone, so nothing hidden can show through. What
chance decides is left out, and so is what differs between two such tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from taverne.gwent.house.shapes import GwentProspect
from taverne.gwent.notation import read, write
from taverne.gwent.sampling import guess
from taverne.gwent.turns import NEXT_TURN, PASS
from taverne.kernel.rng import seeded

if TYPE_CHECKING:
    from taverne.gwent.table import GwentTable
    from taverne.gwent.view import GwentView
    from taverne.kernel.table import Task

SAMPLES: Final = (1, 2)
DEEPEST: Final = 2


def prospects(view: GwentView) -> list[GwentProspect]:
    """One for each option of the seat that is asked; only what two possible tables agree on."""
    if view.seat not in view.asked:
        return []
    first, second = (imagined(view, luck) for luck in SAMPLES)
    return [sure(one, other) for one, other in zip(first, second, strict=True)]


def imagined(view: GwentView, luck: int) -> list[GwentProspect]:
    table = guess(view, luck).deal(seeded(luck))
    if not cut_off(table):
        return [GwentProspect(word=word) for word in view.options]
    return [prospect(table, view, word, view.shape, DEEPEST) for word in view.options]


def cut_off(table: GwentTable) -> bool:
    """Forget everything after this turn, so that nobody else acts."""
    places = [place for place, task in enumerate(table.agenda) if task is NEXT_TURN]
    if places:
        del table.agenda[: places[-1] + 1]
    return bool(places) or table.agenda[-1].words().startswith("turn ")


def prospect(table: GwentTable, view: GwentView, word: str, shape: str, deep: int) -> GwentProspect:
    option = read(shape, word)
    if option == PASS and shape == "card":
        return GwentProspect(word=word)
    twin = table.clone()
    twin.agenda.pop().resolve(twin, option)
    cut_off_after(twin)
    twin.advance()
    if twin.rng.mark() != table.rng.mark():
        return GwentProspect(word=word)
    if twin.agenda and deep:
        task = twin.question(view.seat)
        words = [write(task.shape(), option) for option in task.options(twin)]
        then = [prospect(twin, view, word, task.shape(), deep - 1) for word in words]
        return GwentProspect(word=word, kind=kind_of(task), shape=task.shape(), then=then)
    return GwentProspect(word=word, rows=[int(row.total()) for row in twin.rows], landed=landed(table, twin))


def kind_of(task: Task[Any]) -> str:
    return task.words().partition(" ")[0]


def cut_off_after(table: GwentTable) -> None:
    if NEXT_TURN in table.agenda:
        del table.agenda[: table.agenda.index(NEXT_TURN) + 1]


def landed(before: GwentTable, after: GwentTable) -> list[int]:
    """The rows that got something: a unit, a horn, a Mardroeme."""
    return [
        place
        for place, (old, new) in enumerate(zip(before.rows, after.rows, strict=True))
        if len(new.cards) > len(old.cards) or new.horn is not old.horn or new.mardroeme is not old.mardroeme
    ]


def sure(one: GwentProspect, other: GwentProspect) -> GwentProspect:
    """What both say."""
    then = [sure(first, second) for first, second in zip(one.then, other.then, strict=False)]
    same = [first.word for first in one.then] == [second.word for second in other.then]
    return GwentProspect(
        word=one.word,
        kind=one.kind if same else "",
        shape=one.shape if same else "",
        then=then if same else [],
        rows=one.rows if one.rows == other.rows else None,
        landed=one.landed if one.landed == other.landed else [],
    )
