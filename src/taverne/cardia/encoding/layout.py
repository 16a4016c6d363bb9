"""Version 1 of how Cardia is written: every number of a place, a scalar and an action.

docs/environments.md explains them.
"""

from __future__ import annotations

from typing import Final

CARDS_MOST: Final = 32
ROW_MOST: Final = 24
GUARDIANS_MOST: Final = 16
SCENES_MOST: Final = 16
LAID_GUARDIANS: Final = 6
FACTIONS_MOST: Final = 4
SEATS: Final = 2
LAID_MOST: Final = 2

# The questions, in the order of their places and of their actions.
CARD_QUESTIONS: Final = ("commit", "commit_openly", "discard", "yield", "scrap", "trade", "absorb", "fish")
FACTION_QUESTIONS: Final = ("ambush", "threaten", "curse", "challenge")
PLACE_QUESTIONS: Final = ("take_back", "study", "lift", "set_down", "evoke", "praise", "kindle", "hop")
SPOT_QUESTIONS: Final = ("empty", "improve", "impair", "deliver", "flip")
OTHER_QUESTIONS: Final = ("annotate", "empty_of", "bury")
QUESTIONS: Final = (
    *CARD_QUESTIONS, *FACTION_QUESTIONS, *PLACE_QUESTIONS, *SPOT_QUESTIONS, *OTHER_QUESTIONS,
)  # fmt: skip

# Places about the whole table.
QUESTION: Final = 0
ASKED_FROM: Final = 32
ASKED_FACTION: Final = ASKED_FROM + ROW_MOST
PHASE: Final = 60
TIED: Final = 64
GAME: Final = 65
WINS: Final = 72
BOTH_WIN: Final = 76
VOID_MAGE_BOTH: Final = 77
ILLUSIONIST_ON_TIES: Final = 78
EVERY_ROUND: Final = 79
PHOENIX_ANY: Final = 80
NO_HOUSE_CARDS: Final = 81
GUARDIANS_OPEN: Final = 82
UNJUDGED: Final = 83
CURRENT: Final = 84
SCENE: Final = CURRENT + ROW_MOST
GUARDIAN: Final = SCENE + SCENES_MOST
GUARDIAN_BACK: Final = GUARDIAN + LAID_GUARDIANS * GUARDIANS_MOST
CAST: Final = GUARDIAN_BACK + LAID_GUARDIANS * FACTIONS_MOST
SHARED: Final = CAST + CARDS_MOST
MOST_GAME: Final = 6

# Places about each seat; the looking seat comes first.
FIRST: Final = 0
FORESEES: Final = 1
STARED: Final = 2
SEALED: Final = 3
OPENED: Final = 4
SCORE: Final = 5
DEMANDS: Final = 9
LAID_DEMANDS: Final = DEMANDS + FACTIONS_MOST
FACE_UP: Final = LAID_DEMANDS + LAID_MOST * FACTIONS_MOST
HAND: Final = 32
DECK: Final = HAND + CARDS_MOST
TOP: Final = DECK + CARDS_MOST
DISCARD: Final = TOP + CARDS_MOST
SEALED_CARD: Final = DISCARD + CARDS_MOST
LAID: Final = SEALED_CARD + CARDS_MOST
ROW: Final = LAID + LAID_MOST * CARDS_MOST
WON: Final = ROW + ROW_MOST * CARDS_MOST
MOVED_IN: Final = WON + ROW_MOST
ONGOING: Final = MOVED_IN + ROW_MOST
SEAT: Final = ONGOING + ROW_MOST

# Scalars about the whole table, then about each seat.
S_ROUND: Final = 0
S_RESOLVED: Final = 1
S_ROW: Final = 2
S_DRAWN_GAMES: Final = 3
S_COUNT: Final = 4
S_SHARED: Final = 8
S_HAND: Final = 0
S_DECK: Final = 1
S_SIGNETS: Final = 2
S_OMEN: Final = 3
S_LAID_OMEN: Final = 7
S_INFLUENCE: Final = 16
S_MODIFIER: Final = S_INFLUENCE + ROW_MOST
S_ENGINES: Final = S_MODIFIER + ROW_MOST
S_CLAIMS: Final = S_ENGINES + ROW_MOST
S_PRIZE: Final = S_CLAIMS + ROW_MOST
S_SEAT: Final = S_PRIZE + ROW_MOST
OMEN_SCALARS: Final = 4

# Actions: refusing, then for each question its options.
A_REFUSE: Final = 0
A_NEXT: Final = 1
A_PLUS: Final = 2
A_MINUS: Final = 3
A_TOKENS: Final = 4
A_TOP: Final = 6
A_FACTION: Final = 8
A_CARD: Final = A_FACTION + 4 * FACTIONS_MOST
A_PLACE: Final = A_CARD + 8 * CARDS_MOST
A_SPOT: Final = A_PLACE + 8 * ROW_MOST
ACTIONS: Final = A_SPOT + 5 * SEATS * ROW_MOST
SPOTS: Final = 512

# Marks behind the places, for nets alone: what could be worked out from them, but is hard to.
M_LEFT: Final = 0
M_LAST: Final = M_LEFT + SEATS * CARDS_MOST
M_LASTING: Final = M_LAST + SEATS * CARDS_MOST
M_ASKING: Final = M_LASTING + SEATS * CARDS_MOST
M_SIGNETS: Final = M_ASKING + CARDS_MOST
M_LEAD: Final = M_SIGNETS + 7 * 7
M_HELD: Final = M_LEAD + SEATS * 8
M_GUARDIAN: Final = M_HELD + SEATS * 9
M_GUARDIAN_BACK: Final = M_GUARDIAN + GUARDIANS_MOST
MARKS: Final = M_GUARDIAN_BACK + FACTIONS_MOST
MOST_SIGNETS: Final = 6
MOST_LEAD: Final = 7
MOST_HELD: Final = 8

# Where the hidden cards of the rival begin: the hand with the card that was chosen in secret, and the deck.
HIDDEN_HAND: Final = 0
HIDDEN_DECK: Final = 32
CHOSEN: Final = CARDS_MOST
