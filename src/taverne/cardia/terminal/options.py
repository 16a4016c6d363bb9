"""The questions of Cardia and their options, as a person reads and answers them."""

from __future__ import annotations

from taverne.cardia.cards import FACTIONS
from taverne.cardia.characters.academy import Annotate, EmptyOf, SetDown
from taverne.cardia.characters.guild import Impair, Yield
from taverne.cardia.choices import Discard
from taverne.cardia.pending import read_task
from taverne.cardia.scenes.asking import Bury
from taverne.cardia.table import CardiaTask
from taverne.cardia.terminal.words import in_row, listed, names_of, owned
from taverne.cardia.texts import spoken_name
from taverne.cardia.view import CardiaView
from taverne.cli.cast import Cast, opened
from taverne.cli.desk import Option
from taverne.kernel.game import Question
from taverne.words import say

FOLLOWING = ("discard", "annotate", "bury", "empty_of", "impair", "set_down")
INFLUENCES = ("1, 5, 9, 13", "2, 6, 10, 14", "3, 7, 11, 15", "4, 8, 12, 16")


def pending(view: CardiaView) -> CardiaTask | None:
    """What the reader is asked."""
    tasks = (read_task(words) for words in reversed(view.pending))
    return next((task for task in tasks if task.seat == view.seat), None)


def ask(view: CardiaView, question: Question, cast: Cast) -> str:
    """The question as a sentence."""
    task = pending(view)
    faction = spoken_name(FACTIONS[task.faction]) if isinstance(task, Yield) else ""
    count = int(task.count) if isinstance(task, Discard) else 0
    return say(f"cardia-ask-{question.kind}", faction=faction, card=asked_card(view, task), count=count)


def asked_card(view: CardiaView, task: CardiaTask | None) -> str:
    """The card that the question is about, where it names one."""
    if isinstance(task, Annotate):
        return in_row(view.row[view.current].cards[view.seat])
    if isinstance(task, Bury):
        return listed(view.seats[view.seat].deck[0])
    if isinstance(task, SetDown):
        return in_row(view.row[task.source].cards[view.seat])
    if isinstance(task, EmptyOf):
        return in_row(view.row[task.chosen.place].cards[task.chosen.seat])
    if isinstance(task, Impair):
        return in_row(view.row[task.improved.place].cards[task.improved.seat])
    return ""


def options(view: CardiaView, question: Question, cast: Cast) -> list[Option]:
    return [option(view, question, cast, word) for word in question.options]


def option(view: CardiaView, question: Question, cast: Cast, word: str) -> Option:
    if word in ("pass", "next") or question.shape in ("tokens", "top"):
        key = f"cardia-option-{question.kind}-pass" if word == "pass" else f"cardia-option-{word}"
        return plainly(word, say(key))
    if question.shape == "amount":
        return plainly(word, say("cardia-option-amount", sign="plus" if word[0] == "+" else "minus"))
    if question.shape == "faction":
        label = say("cardia-option-faction", faction=spoken_name(word), influences=influences(word))
        return Option(word, label, (*names_of(word), label, word))
    if question.shape in ("spot", "place", "pair"):
        return row_option(view, question.shape, cast, word)
    return Option(word, listed(word), (*names_of(word), word))


def plainly(word: str, label: str) -> Option:
    return Option(word, label, (label, word))


def influences(faction: str) -> str:
    return INFLUENCES[FACTIONS.index(faction)]


def row_option(view: CardiaView, shape: str, cast: Cast, word: str) -> Option:
    """A card of the row by its name, or two neighbours by the name of the first."""
    place, seat = spot_of(view, word)
    card = view.row[place].cards[seat]
    names = (*names_of(card.card), owned(cast, seat, spoken_name(card.card)), word)
    words = pair_label(view, place, seat) if shape == "pair" else spot_label(view, cast, place, seat)
    return Option(word, words, names)


def spot_label(view: CardiaView, cast: Cast, place: int, seat: int) -> str:
    card = opened(owned(cast, seat, in_row(view.row[place].cards[seat])))
    return say("cardia-option-spot", card=card, number=place + 1)


def pair_label(view: CardiaView, place: int, seat: int) -> str:
    card, other = (in_row(view.row[at].cards[seat]) for at in (place, place + 1))
    return say("cardia-option-pair", card=card, other=other, number=place + 1, next=place + 2)


def spot_of(view: CardiaView, word: str) -> tuple[int, int]:
    """`3@1` is the card of seat 1 in the third encounter, `place-3` and `pair-3` are one's own."""
    place, at, seat = word.rpartition("-")[2].partition("@")
    return int(place) - 1, int(seat) if at else view.seat
