"""The questions of Gwent and their options, as a person reads and answers them."""

from __future__ import annotations

from taverne.cli.cast import Cast
from taverne.cli.desk import Option
from taverne.gwent.cards import LINES
from taverne.gwent.modes import MODES
from taverne.gwent.rules import read_rules
from taverne.gwent.terminal.words import counted, leader_text, names_of
from taverne.gwent.texts import spoken_name
from taverne.gwent.view import GwentView, RowView
from taverne.kernel.game import Question
from taverne.words import say

ROOM_FOR_COPIES = ("turn", "exchange", "shed")


def ask(view: GwentView, question: Question, cast: Cast) -> str:
    """The question as a sentence."""
    about = asked_about(view, question)
    whose = cast.side(int(about)) if about.isdecimal() else {}
    card = spoken_name(about) if about and not whose else ""
    return say(f"ask-{question.kind}", **whose, card=card, left=exchanges_left(view))


def asked_about(view: GwentView, question: Question) -> str:
    """The card or leader whose question this is, or the side that it is about."""
    for words in view.pending:
        kind, _, rest = words.partition(" ")
        seat, _, about = rest.partition(" ")
        if kind == question.kind and seat == str(question.seat):
            return about
    return ""


def exchanges_left(view: GwentView) -> int:
    return MODES[read_rules(view.rules).mode].exchanges - len(view.seats[view.seat].aside)


def options(view: GwentView, question: Question, cast: Cast) -> list[Option]:
    return [option(view, question, cast, word) for word in question.options]


def option(view: GwentView, question: Question, cast: Cast, word: str) -> Option:
    if word in ("pass", "done"):
        return Option(word, say(f"option-{word}"), (word, say(f"option-{word}")))
    if word == "leader":
        return leader_option(view)
    if question.shape == "row":
        return row_option(view, cast, word)
    if question.shape == "unit":
        return unit_option(view, cast, word)
    if question.shape in ("seat", "side"):
        return people_option(question, cast, word)
    return card_option(view, question, word)


def card_option(view: GwentView, question: Question, word: str) -> Option:
    held = view.seats[view.seat].hand.cards or ()
    copies = held.count(word) if question.kind in ROOM_FOR_COPIES else 1
    return Option(word, counted(word, copies), (*names_of(word), word))


def leader_option(view: GwentView) -> Option:
    leader = view.seats[view.seat].leader
    label = say("option-leader", card=spoken_name(leader), text=leader_text(leader, view.rules))
    return Option("leader", label, ("leader", say("kind-leader"), *names_of(leader)))


def row_option(view: GwentView, cast: Cast, word: str) -> Option:
    line, _, side = word.partition("@")
    row = find_row(view, int(side), line)
    label = say("option-row", **cast.side(row.side), row=line, total=row.total)
    return Option(word, label, (say(f"rows-{line}"), label, line, word))


def unit_option(view: GwentView, cast: Cast, word: str) -> Option:
    key, _, line = word.partition("/")
    row = find_row(view, view.seats[view.seat].side, line)
    strength = next(unit.strength for unit in row.units if unit.card == key)
    label = say("option-unit", **cast.side(row.side), card=spoken_name(key), row=line, strength=strength)
    return Option(word, label, (*names_of(key), label, word))


def find_row(view: GwentView, side: int, line: str) -> RowView:
    return next(row for row in view.rows if row.side == side and LINES[row.line] == line)


def people_option(question: Question, cast: Cast, word: str) -> Option:
    number = int(word.rpartition("-")[2])
    details = cast.seat(number) if question.shape == "seat" else people_of_side(cast, number)
    label = say("option-starter" if question.kind == "name_starter" else "option-person", **details)
    return Option(word, label, (label, str(details["name"]), word))


def people_of_side(cast: Cast, side: int) -> dict[str, object]:
    details = cast.side(side)
    return {"who": details["whose"], "name": details["owner"]}
