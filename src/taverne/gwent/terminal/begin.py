"""How Gwent begins: rules, seats and decks as they were typed, with all complaints at once."""

from __future__ import annotations

from dataclasses import replace

from taverne.cli.cast import ME, OPPONENT, named_seats, seat_complaints, write_notes
from taverne.cli.complaints import Complaints
from taverne.gwent.decks.deck import Deck
from taverne.gwent.matches.rulebook import deal_match
from taverne.gwent.modes import MODES
from taverne.gwent.rulebook import RULEBOOK, deal
from taverne.gwent.rules import GwentRules, read_rules
from taverne.gwent.terminal.decks import find_deck
from taverne.gwent.terminal.line_ups import fill, own_deck, read_decks
from taverne.gwent.terminal.solo import begin_solo
from taverne.gwent.terminal.wishes import GwentWishes
from taverne.kernel.errors import TaverneError
from taverne.kernel.game import AnyGame
from taverne.kernel.table import NOBODY

FREE_FOR_ALL = "ffa"
USUAL_CROWD = 4
CROWDS = (3, 4, 5)
ONLY_SOLO = {"--leader": "leader", "--built-deck": "built_deck", "--leaders": "leaders"}


def begin(wishes: GwentWishes) -> AnyGame:
    """The game that was wished for, or everything that speaks against it."""
    wrong = Complaints()
    wrong.add(*(seat_complaints(named_seats(wishes.seats), RULEBOOK.name) if wishes.seats else []))
    rules = agreed(wishes, wrong)
    people = company(wishes, rules, wrong)
    me = people.index(ME) if ME in people[: seats(rules)] else 0
    begins = begin_solo if is_solo(rules) else begin_table
    game = begins(wishes, rules, me, wrong)
    wrong.settle()
    assert game is not None
    game.notes |= write_notes(people, wishes.name, wishes.practice)
    return game


def is_solo(rules: GwentRules) -> bool:
    return MODES[rules.mode].automaton() != NOBODY


def seats(rules: GwentRules) -> int:
    return int(MODES[rules.mode].seating.seats)


def agreed(wishes: GwentWishes, wrong: Complaints) -> GwentRules:
    """The rules as far as they can be read; without a mode nothing else can be judged."""
    words = rule_words(wishes, wrong)
    mode = dict(word.partition("=")[::2] for word in words).get("mode", "duel")
    rules = wrong.tried(lambda: read_rules(" ".join(words)))
    if mode not in MODES:
        wrong.settle()
    rules = rules or GwentRules(mode=mode)
    wrong.add(*misplaced_options(wishes, rules))
    if rules.wins > 1 and rules.mode != "duel":
        wrong.add(TaverneError("match-only-duels", mode=rules.mode))
        return replace(rules, wins=1)
    return rules


def rule_words(wishes: GwentWishes, wrong: Complaints) -> list[str]:
    """What was typed as options goes before what was typed as rules."""
    typed = {"mode": mode_word(wishes, wrong), "law": wishes.law, "wins": wishes.wins}
    words = [*wishes.rules, *(f"{field}={value}" for field, value in typed.items() if value)]
    if "mode=solo" in words:
        words += ["built_deck=true"] if wishes.built_deck else []
        words += ["enemy_leaders=true"] if wishes.leaders else []
    return words


def mode_word(wishes: GwentWishes, wrong: Complaints) -> str:
    """`ffa` alone takes its number from the seats that were named."""
    if wishes.mode.lower() != FREE_FOR_ALL:
        return wishes.mode.lower()
    named = len(named_seats(wishes.seats)) if wishes.seats else USUAL_CROWD
    if named not in CROWDS:
        wrong.add(TaverneError("cli-crowd", named=named))
        wrong.settle()
    return f"{FREE_FOR_ALL}{named}"


def misplaced_options(wishes: GwentWishes, rules: GwentRules) -> list[TaverneError]:
    """Options that belong to another way to play, and pairs of which only one can be meant."""
    if is_solo(rules):
        typed = {"--deck": wishes.deck, "--their-deck": wishes.their_deck, "--decks": wishes.decks}
        return [TaverneError("cli-not-solo", option=name) for name, value in typed.items() if value]
    found = [
        TaverneError("cli-only-solo", option=name)
        for name, field in ONLY_SOLO.items()
        if getattr(wishes, field)
    ]
    if wishes.seats and wishes.against:
        found.append(TaverneError("cli-seats-or-against"))
    return found


def company(wishes: GwentWishes, rules: GwentRules, wrong: Complaints) -> list[str]:
    """Who sits where; an opponent without a hand needs nobody behind it."""
    handless = [OPPONENT] if is_solo(rules) else []
    count = seats(rules) - len(handless)
    return [*read_company(wishes, count, "" if handless else wishes.against, wrong), *handless]


def read_company(wishes: GwentWishes, count: int, against: str, wrong: Complaints) -> list[str]:
    """As many seats as are needed: those named, or a person among bots."""
    if not wishes.seats:
        others = [against.strip().lower() or "greedy"] * (count - 1)
        wrong.add(*seat_complaints(others, RULEBOOK.name))
        return [ME, *others]
    named = named_seats(wishes.seats)
    if len(named) != count:
        wrong.add(TaverneError("cli-seats-count", seats=count, named=len(named)))
    return named


def begin_table(wishes: GwentWishes, rules: GwentRules, me: int, wrong: Complaints) -> AnyGame | None:
    """A duel, a match of duels, or a larger table."""
    decks = fill(brought(wishes, seats(rules), me, wrong), wishes.seed)
    if rules.wins > 1:
        return wrong.tried(lambda: deal_match(*decks, seed=wishes.seed, rules=rules))
    return wrong.tried(lambda: deal(*decks, seed=wishes.seed, rules=rules))


def brought(wishes: GwentWishes, count: int, me: int, wrong: Complaints) -> list[Deck | None]:
    """The decks that were named, seat by seat; nothing where none was, or none that can be read."""
    own = wishes.deck or wishes.their_deck or wishes.faction
    if wishes.decks and own:
        wrong.add(TaverneError("cli-decks-or-deck"))
    if wishes.decks:
        return read_decks(wishes.decks, wrong)
    if wishes.their_deck and count > 2:
        wrong.add(TaverneError("cli-their-deck"))
    mine = wrong.tried(lambda: own_deck(wishes))
    theirs = wrong.tried(lambda: find_deck(wishes.their_deck)) if wishes.their_deck else None
    return [mine if seat == me else theirs for seat in range(count)]
