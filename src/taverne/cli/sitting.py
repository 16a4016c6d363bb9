"""A person at the table: asked, answered to, and never at a loss for a saved game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import typer

from taverne.cli import store
from taverne.cli.answers import Puzzled, choose, folded
from taverne.cli.cast import PRACTICE, cast_of, person_of
from taverne.cli.console import ask, heading, indented, out
from taverne.cli.desk import Desk, Option
from taverne.cli.faults import Broken
from taverne.cli.leaving import INTERRUPTED, Leave, listening
from taverne.cli.robots import bot_seed, excuses, let_bots_play
from taverne.cli.rulebooks import names_rule
from taverne.games import offer_of
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame, Question
from taverne.words import knows, say

RESIGNED = "resigned"
COMMANDS = (
    "help-card",
    "board",
    "hand",
    "piles",
    "log",
    "why",
    "options",
    "rules",
    "hands",
    "hint",
    "undo",
    "save",
    "resign",
    "quit",
)


class Sitting:
    """One game with a person in it, saved in one file."""

    def __init__(self, desk: Desk, game: AnyGame, path: Path, told: int = 0) -> None:
        self.desk = desk
        self.game = game
        self.path = path
        self.seat = person_of(game)
        self.cast = cast_of(game, self.seat)
        self.told = told
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "board": lambda _: out(*self.desk.board(self.view(), self.cast)),
            "hand": lambda _: out(*self.desk.hand(self.view(), self.cast)),
            "piles": lambda _: out(*self.desk.piles(self.view(), self.cast)),
            "log": lambda _: out(*(self.log(0) or [say("cli-log-empty")])),
            "why": lambda _: out(*(self.why() or [say("cli-why-nothing")])),
            "hands": lambda _: self.show_hands(),
            "hint": lambda _: self.give_hint(),
            "options": lambda _: self.show_question(),
            "rules": lambda words: out(*self.desk.rules(words)),
            "undo": lambda _: self.undo(),
            "save": self.save_copy,
            "resign": self.resign,
            "quit": lambda _: self.quit(),
        }

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        with listening():
            try:
                out(*excuses(self.game))
                self.take_turns()
                self.finish()
            except Leave as leaving:
                self.leave(leaving.code)
            except KeyboardInterrupt:
                self.leave(INTERRUPTED)
            except (OSError, TaverneError, typer.Exit):
                raise
            except Exception as error:
                raise Broken(self.path) from error

    def view(self) -> Any:
        return self.game.look(self.seat)

    def log(self, start: int) -> list[str]:
        heard = self.game.heard(self.seat, start)
        return self.desk.log(heard, self.cast, self.game.setup.get("rules", ""))

    def why(self) -> list[str]:
        return self.desk.why(self.game.heard(self.seat), self.cast)

    def take_turns(self) -> None:
        while not self.game.is_over:
            let_bots_play(self.game)
            self.tell()
            if self.seat in self.game.asked:
                self.show_question()
                self.decide()

    def tell(self) -> None:
        """What has happened since it was last told."""
        news = self.log(self.told)
        self.told = len(self.game.events)
        if news:
            out("", *news)

    def show_question(self) -> None:
        question = self.game.question(self.seat)
        out("")
        if self.desk.shows_board(question):
            out(*self.desk.board(self.view(), self.cast), "")
        heading(self.desk.ask(self.view(), question, self.cast))
        for number, option in enumerate(self.options(question), 1):
            out(say("cli-option", number=number, option=option.label))

    def options(self, question: Question) -> list[Option]:
        return self.desk.options(self.view(), question, self.cast)

    def decide(self) -> None:
        """Ask until there is an answer, or until the game is another one (after undo)."""
        options = self.options(self.game.question(self.seat))
        answers = len(self.game.answers)
        while len(self.game.answers) == answers:
            words = ask(say("cli-prompt", last=len(options)))
            if words is None:
                raise Leave(0)
            try:
                self.obey(words, options)
            except TaverneError as reason:
                out(str(reason))

    def obey(self, words: str, options: list[Option]) -> None:
        """A command, or the answer to the question."""
        command, _, rest = words.partition(" ")
        if words.startswith("?"):
            command, rest = "?", words[1:]
        called = self.command_called(command)
        if not words:
            self.show_question()
        elif called:
            self.commands[called](rest.strip())
        else:
            self.game.answer(self.seat, choose(words, options).word)
            self.save_or_warn()

    def command_called(self, word: str) -> str | None:
        """The command of this name, in English or in the language spoken here."""
        if word.lower() in self.commands:
            return word.lower()
        spoken = {folded(say(f"cli-word-{name}")): name for name in self.commands if name != "?"}
        return spoken.get(folded(word))

    def explain(self, words: str) -> None:
        """What can be typed, or all about one card."""
        if not words:
            out(say("cli-commands"))
            indented(command_words(command, self.desk.name) for command in COMMANDS)
            return
        if names_rule(words.strip()):
            out(*self.desk.rules(words))
            return
        out(*self.desk.explain(self.view(), self.cast, self.meant(words)))

    def meant(self, words: str) -> str:
        """The word of the option, if these words name one; else the words themselves."""
        try:
            return choose(words, self.options(self.game.question(self.seat))).word
        except Puzzled:
            return words

    def show_hands(self) -> None:
        """GWT-8.6 in practice, what the others hold."""
        self.practise()
        out(*self.desk.open_hands(self.game, self.cast))

    def give_hint(self) -> None:
        """GWT-8.6 in practice, a move and its reason."""
        self.practise()
        bots = offer_of(self.game.rulebook.name).bots
        hint = bots.thoughts_on(self.view(), bot_seed(self.game, self.seat))[0]
        options = self.options(self.game.question(self.seat))
        label = next(option.label for option in options if option.word == hint.option)
        out(say("cli-hint", option=label.rstrip("."), reason=say(hint.reason, **hint.details)))
        if hint.sure:
            out(say("hint-sure", sure=hint.sure))

    def practise(self) -> None:
        if PRACTICE not in self.game.notes:
            raise TaverneError("cli-only-practice")

    def undo(self) -> None:
        """Back to the person's previous decision, and with it all that followed."""
        mine = [number for number, (seat, _) in enumerate(self.game.answers) if seat == self.seat]
        if not mine:
            raise TaverneError("cli-nothing-to-undo")
        self.game.take_back(len(self.game.answers) - mine[-1])
        self.told = len(self.game.events)
        self.save_or_warn()
        out(say("cli-undone"))

    def save(self) -> None:
        store.write_record(self.path, self.game.record())

    def save_or_warn(self) -> None:
        """A full disk must not end the game."""
        try:
            self.save()
        except TaverneError as reason:
            out(say("cli-not-saved", reason=str(reason)))

    def save_copy(self, words: str) -> None:
        path = Path(words).expanduser() if words else self.path
        if words:
            store.check_place(path)
        store.write_record(path, self.game.record())
        out(say("cli-saved", name=store.call_name(path)))

    def resign(self, words: str) -> None:
        if folded(words) not in ("yes", folded(say("cli-word-yes"))):
            out(say("cli-resign-confirm"))
            return
        self.game.notes[RESIGNED] = str(self.seat)
        self.save()
        out(say("cli-resigned"), say("cli-record-kept", name=store.call_name(self.path)))
        raise typer.Exit(0)

    def quit(self) -> None:
        raise Leave(0)

    def leave(self, code: int) -> None:
        """Whatever the reason, the game can be resumed."""
        self.save()
        out("", say("cli-left-saved", name=store.call_name(self.path)))
        raise typer.Exit(code)

    def finish(self) -> None:
        self.tell()
        self.save_or_warn()
        out("", *self.desk.board(self.view(), self.cast), "")
        for line in self.desk.result(self.view(), self.cast):
            heading(line)
        out(say("cli-record-kept", name=store.call_name(self.path)))


def command_words(command: str, game: str) -> str:
    """What a command does; a game may say it in its own words."""
    own = f"{game}-command-{command}"
    return say(own if knows(own) else f"cli-command-{command}")
