"""Every screen of the house. A visit leads through some of them and names each when it is to be seen."""

from kit.crowded import FULL_ROWS, gwent_record
from kit.screens_around import (
    books,
    codes_and_decks,
    companion,
    decks,
    finished_cardia,
    home,
    learning,
    new_cardia,
    new_gwent,
    puzzled,
    quiet_pages,
    replayed,
    set_up_by_hand,
    studied,
    waiting,
    words_and_wishes,
)
from kit.screens_of_tables import (
    asked_why,
    between_turns,
    cardia,
    cardia_chooses,
    cardia_ends,
    cardia_sheets,
    cardia_watched,
    duel,
    full_hand,
    many,
    opening,
    pairs_begun,
    tournament,
    watched,
)

VISITS = {
    "home": home,
    "new-gwent": new_gwent,
    "new-cardia": new_cardia,
    "waiting": waiting,
    "quiet": quiet_pages,
    "learning": learning,
    "puzzled": puzzled,
    "studied": studied,
    "decks": decks,
    "books": books,
    "companion": companion,
    "opening": opening,
    "duel": duel,
    "duel-begun": full_hand,
    "watched": watched,
    "tournament": tournament,
    "ffa3": many("ffa3"),
    "ffa4": many("ffa4"),
    "ffa5": many("ffa5"),
    "pairs": many("pairs"),
    "pairs-begun": pairs_begun,
    "solo": many("solo"),
    "replay": replayed("replay", lambda: gwent_record("duel", *FULL_ROWS["duel"]), 14),
    "cardia": cardia("cardia", "deck=I", 165, 18),
    "cardia-guardians": cardia("cardia-guardians", "deck=II guardians=true scenes=senate", 137, 18),
    "cardia-target": cardia_chooses,
    "cardia-closed": cardia_ends,
    "cardia-watched": cardia_watched,
    "codes-and-decks": codes_and_decks,
    "words-and-wishes": words_and_wishes,
    "set-up-by-hand": set_up_by_hand,
    "asked-why": asked_why,
    "between-turns": between_turns,
    "cardia-sheets": cardia_sheets,
    "replay-cardia": replayed("replay-cardia", finished_cardia, 12),
}

# Screens that may be longer than the window: the page scrolls, as pages do.
BOOKS = {"rules", "rules-cardia", "cards", "card"}

KEPT = {"decks", "deck-builder", "games"}

SENT = {"join-code", "deck-shared", "deck-share", "deck-card", "deck-import", "deck-paste", "rule-sheet"}

WAITING = {"waiting", "join", "talk", "deck-picker"}

QUIET = {"settings", "credits", "nowhere"}

LONG = (
    BOOKS
    | KEPT
    | QUIET
    | SENT
    | WAITING
    | {"companion-set-up", "home", "learn", "replay-open", "tournament"}
    | {"puzzles", "puzzle-editor"}
)


def is_table(name):
    return name not in LONG and not name.startswith("new-")
