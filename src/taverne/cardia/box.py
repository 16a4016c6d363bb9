"""The guardians and scenes of the box, read from one file that its owner can correct.

`data/wilderness.csv` has a line for each; docs/house-cards.md explains its columns.
"""

from __future__ import annotations

import csv
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

from taverne.cardia.cards import FACTIONS
from taverne.cardia.catalogue import NAMES
from taverne.cardia.guardians import effects as acts
from taverne.cardia.guardians.base import Effect, Guardian
from taverne.cardia.scenes import asking
from taverne.cardia.scenes import effects as moods
from taverne.cardia.scenes.base import Scene
from taverne.kernel.errors import SetupError, TaverneError

FILE: Final = Path(__file__).parent / "data" / "wilderness.csv"
COLUMNS: Final = ["kind", "key", "name", "faction", "exclusive", "effect", "house", "unsure"]
HOUSE: Final = {"no": "", "detail": "detail", "yes": "card"}
Words = list[str]

GUARDIAN_EFFECTS: Final[dict[str, Callable[[Words], Effect]]] = {
    "claim_next": lambda words: acts.ClaimNext(),
    "flip_tokens": lambda words: acts.FlipTokens(),
    "tokens": lambda words: acts.Tokens(
        ("opposing", "own").index(words[0]) == 1, ("here", "previous").index(words[1]) == 1, int(words[2])
    ),
    "repeat_ability": lambda words: acts.RepeatAbility(),
    "ongoing_token": lambda words: acts.OngoingToken(),
    "sting": lambda words: acts.Sting(int(words[0])),
    "stare": lambda words: acts.Stare(),
    "swap_neighbours": lambda words: acts.SwapNeighbours(),
    "recover": lambda words: acts.Recover(),
    "look_at_hand": lambda words: acts.LookAtHand(int(words[0])),
}
# In the order in which they speak: CAR-2.1 after the reveal, CAR-1.3 about draws (the Bazaar last).
SCENE_EFFECTS: Final[dict[str, Callable[[Words], Scene]]] = {
    "fewer_signets_token": lambda words: moods.FewerSignetsToken(int(words[0])),
    "same_faction_loses": lambda words: moods.SameFactionLoses(),
    "weaker_card_mills": lambda words: moods.WeakerCardMills(int(words[0])),
    "first_tie_token": lambda words: moods.FirstTieToken(int(words[0])),
    "wins_in_a_row": lambda words: moods.WinsInARow(int(words[0])),
    "earlier_wins_bite": lambda words: asking.EarlierWinsBite(),
    "winner_peeks": lambda words: asking.WinnerPeeks(FACTIONS.index(words[0])),
    "fog": lambda words: moods.Fog(),
    "open_and_draw": lambda words: moods.OpenAndDraw(int(words[0]), int(words[1])),
    "draw_and_bury": lambda words: asking.DrawAndBury(int(words[0])),
    "loser_draws": lambda words: moods.LoserDraws(int(words[0])),
    "swap_with_top": lambda words: asking.SwapWithTop(),
    "refill": lambda words: moods.Refill(int(words[0]), int(words[1])),
}


class BoxCard:
    """A line of the file: what is printed on a guardian or a scene, and how sure we are of it."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.kind = fields["kind"]
        self.key = fields["key"]
        self.name = fields["name"]
        self.faction = fields["faction"]
        self.exclusive = fields["exclusive"] == "yes"
        self.effects = [effect.split() for effect in fields["effect"].split(";")]
        self.house = HOUSE.get(fields["house"], fields["house"])
        self.unsure = fields["unsure"].split()


BOX: Final[dict[str, BoxCard]] = {}
GUARDIANS: Final[list[Guardian]] = []
SCENES: Final[dict[str, Scene]] = {}


def open_box(file: Path = FILE) -> None:
    """Fill the box, once; every mistake in the file is named."""
    if BOX:
        return
    cards, found = read_box(file)
    if found:
        raise SetupError("cardia-box-wrong", found, file=file.name)
    for card in cards:
        BOX[card.key] = card
        NAMES[card.key] = card.name
        if card.kind == "guardian":
            GUARDIANS.append(make_guardian(len(GUARDIANS), card))
    for effect in SCENE_EFFECTS:
        for card in cards:
            if card.kind == "scene" and card.effects[0][0] == effect:
                SCENES[card.key] = make_scene(card)


def read_box(file: Path) -> tuple[list[BoxCard], list[TaverneError]]:
    """The lines of the file, and what is wrong with them."""
    with open(file, newline="", encoding="utf-8") as lines:
        rows = csv.DictReader(lines)
        if rows.fieldnames != COLUMNS:
            return [], [TaverneError("cardia-box-columns", columns=", ".join(COLUMNS))]
        cards = [BoxCard({name: fields[name] or "" for name in COLUMNS}) for fields in rows]
    return cards, [fault for line, card in enumerate(cards, 2) for fault in faults(line, card, cards)]


def faults(line: int, card: BoxCard, cards: list[BoxCard]) -> list[TaverneError]:
    found: list[TaverneError] = []
    checks = {
        "kind": card.kind in ("guardian", "scene"),
        "key": card.key.isidentifier() and [one.key for one in cards].count(card.key) == 1,
        "faction": card.faction in (FACTIONS if card.kind == "guardian" else ("",)),
        "house": card.house in HOUSE.values(),
        "effect": is_effect(card),
    }
    for column, fits in checks.items():
        if not fits:
            found.append(TaverneError("cardia-box-line", line=line, column=column))
    return found


def is_effect(card: BoxCard) -> bool:
    """Whether every effect is one that exists, with all that it needs."""
    try:
        for words in card.effects:
            if card.kind == "guardian":
                GUARDIAN_EFFECTS[words[0]](words[1:])
            else:
                SCENE_EFFECTS[words[0]](words[1:])
    except (KeyError, IndexError, ValueError):
        return False
    return card.kind == "guardian" or len(card.effects) == 1


def make_guardian(number: int, card: BoxCard) -> Guardian:
    effects = [GUARDIAN_EFFECTS[words[0]](words[1:]) for words in card.effects]
    return Guardian(number, card.key, FACTIONS.index(card.faction), card.exclusive, effects)


def make_scene(card: BoxCard) -> Scene:
    verb, *words = card.effects[0]
    scene = SCENE_EFFECTS[verb](words)
    scene.key = card.key
    return scene


def guardians_for(house_cards: bool) -> list[Guardian]:
    """CAR-7 the guardians that may be laid out."""
    return [guardian for guardian in GUARDIANS if house_cards or BOX[guardian.key].house != "card"]


def fingerprint() -> str:
    """Changes with everything in the file that changes a game: records remember it."""
    lines = [[card.key, card.faction, card.exclusive, card.effects, card.house] for card in BOX.values()]
    return f"{zlib.crc32(repr(lines).encode()):08x}"
