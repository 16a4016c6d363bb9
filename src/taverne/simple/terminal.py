"""A simple game at the terminal: its view line by line, its options by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from taverne.cli.answers import folded
from taverne.cli.cast import ME, Cast, joined, named_seats, seat_complaints, write_notes
from taverne.cli.complaints import Complaints
from taverne.cli.desk import Desk, Found, Option, Sought
from taverne.cli.rulebooks import rules_words
from taverne.cli.telling import Grammar, tell
from taverne.cli.wishes import Wishes
from taverne.kernel.errors import TaverneError
from taverne.kernel.events import Event
from taverne.kernel.game import AnyGame, Game, Question
from taverne.kernel.record import Record
from taverne.simple.words import SEATS, card_name, field_lines, option_name
from taverne.words import knows, say

if TYPE_CHECKING:
    import typer

    from taverne.simple.rules import SimpleRules


class SimpleDesk:
    """One game in words."""

    def __init__(self, game: SimpleRules) -> None:
        self.game = game
        self.name = game.name
        self.grammar = plain_grammar(f"{game.name}-log")

    def deal(self, wishes: Wishes) -> AnyGame:
        wrong = Complaints()
        people = self.seated(wishes, wrong)
        wrong.add(*(TaverneError("rules-no-such-field", field=word) for word in wishes.rules))
        wrong.settle()
        game = self.game.deal(wishes.seed)
        game.notes |= write_notes(people, wishes.name, wishes.practice)
        return game

    def seated(self, wishes: Wishes, wrong: Complaints) -> list[str]:
        """Who sits where: those named, or a person against bots."""
        if wishes.seats and wishes.against:
            wrong.add(TaverneError("cli-seats-or-against"))
        against = wishes.against.strip().lower() or self.game.bots.usual
        people = named_seats(wishes.seats) if wishes.seats else [ME] + [against] * (self.game.seats - 1)
        wrong.add(*seat_complaints(people, self.name))
        if len(people) != self.game.seats:
            wrong.add(TaverneError("cli-seats-count", seats=self.game.seats, named=len(people)))
        return people

    def replay(self, record: Record) -> AnyGame:
        return Game(self.game.rulebook, record)

    def company(self, game: AnyGame) -> list[str]:
        return [ME] + [self.game.bots.usual] * (self.game.seats - 1)

    def ask(self, view: Any, question: Question, cast: Cast) -> str:
        return say(f"{self.name}-ask-{question.kind}")

    def shows_board(self, question: Question) -> bool:
        return True

    def options(self, view: Any, question: Question, cast: Cast) -> list[Option]:
        return [self.option(word) for word in question.options]

    def option(self, word: str) -> Option:
        label = option_name(self.name, word)
        return Option(word, label, (label, card_name(self.name, word), word))

    def board(self, view: Any, cast: Cast) -> list[str]:
        shown = asdict(view)
        return [*self.piles(view, cast), *field_lines(self.name, "field", shown, cast.seat(-1))]

    def hand(self, view: Any, cast: Cast) -> list[str]:
        return self.seat_lines(view, cast, view.seat) if view.seat >= 0 else [say("cli-hand-none")]

    def piles(self, view: Any, cast: Cast) -> list[str]:
        """What lies before each seat."""
        return [line for seat in range(len(view.seats)) for line in self.seat_lines(view, cast, seat)]

    def seat_lines(self, view: Any, cast: Cast, seat: int) -> list[str]:
        return field_lines(self.name, "seat", asdict(view)[SEATS][seat], cast.seat(seat))

    def log(self, events: Sequence[Event | None], cast: Cast, rules: str) -> list[str]:
        known = [event for event in events if event and knows(f"{self.grammar.messages}-{event.kind}")]
        name = self.name
        return tell(self.grammar, known, cast, rules, lambda key: card_name(name, key), nothing_more)

    def why(self, events: Sequence[Event | None], cast: Cast) -> list[str]:
        return [say("simple-why")]

    def explain(self, view: Any, cast: Cast, words: str) -> list[str]:
        """A card in words, if there is anything to say about it; else the rules that speak of it."""
        text = f"{self.name}-text-{words}"
        return [say(text)] if knows(text) else self.rules(words)

    def rules(self, words: str) -> list[str]:
        return rules_words(words, self.name)

    def open_hands(self, game: AnyGame, cast: Cast) -> list[str]:
        """In practice: what lies before the others, as they see it."""
        others = [seat for seat in range(self.game.seats) if seat != cast.viewer]
        return [line for seat in others for line in self.seat_lines(game.look(seat), cast, seat)]

    def result(self, view: Any, cast: Cast) -> list[str]:
        if len(view.winners) == 1:
            return [say("result-win", **cast.side(view.winners[0]))]
        names = joined([str(cast.side(side)["owner"]) for side in view.winners])
        return [say("result-shared", names=names) if view.winners else say("result-draw")]

    def state(self, view: Any) -> str:
        return say("cli-games-over" if view.over else "simple-state")


class SimpleTerminal:
    """All that a simple game is at the terminal."""

    def __init__(self, game: SimpleRules) -> None:
        self.game = game

    def desks(self) -> tuple[Desk, ...]:
        return (SimpleDesk(self.game),)

    def wishes(self) -> type[Wishes]:
        return Wishes

    def commands(self) -> Mapping[str, typer.Typer]:
        return {}

    def card_options(self) -> tuple[str, ...]:
        return ()

    def cards(self, sought: Sought) -> Found:
        words = folded(" ".join(sought.words))
        names = {key: card_name(self.game.name, key) for key in self.game.cards}
        found = {key: name for key, name in names.items() if words in folded(name)}
        if not found:
            raise TaverneError("cli-nothing-found", words=" ".join(sought.words))
        return Found(list(found.values()), [{"key": key, "name": name} for key, name in found.items()])

    def find_deck(self, source: str) -> str:
        return source


def plain_grammar(messages: str) -> Grammar:
    """A sentence for each event."""
    return Grammar(
        messages=messages,
        moves=[],
        continues={},
        ends=[],
        untold=[],
        headings=[],
        runs=[],
        gathers=[],
        pairs={},
        sweep=None,
        variants=[],
        in_rows=[],
        of_sides=[],
        at_seats=[],
        rows=[],
        counted_from_one=False,
        counted_as_is=[],
        numbers={},
        number_behind="",
        says={},
        told_under={},
    )


def nothing_more(event: Event, rules: str) -> dict[str, object]:
    return {}
