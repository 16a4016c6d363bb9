"""Version 1 of how Gwent is written: every number of a place, a scalar and an action.

docs/environments.md explains them.
"""

from __future__ import annotations

from typing import Final

CARDS_MOST: Final = 168
LEADERS_MOST: Final = 26
NO_LEADER: Final = 25
SEATS_MOST: Final = 5
LINES: Final = 3

# What is asked.
Q_TURN: Final = 0
Q_EXCHANGE: Final = 1
Q_STARTER: Final = 2
Q_DEPLOY: Final = 3
Q_BESIDE: Final = 4
Q_SWAP: Final = 5
Q_REVIVE: Final = 6
Q_SEARCH: Final = 7
Q_SHED: Final = 8
Q_PLUNDER: Final = 9
Q_AIM: Final = 10

# Places about the whole table.
QUESTION: Final = 0
EXCHANGES: Final = 12
TARGET: Final = 16
MODE: Final = 21
ADVANCED: Final = 29
AFTER_DRAW: Final = 30
ROUSING: Final = 33
RIVAL_DISCARD: Final = 34
NO_SUMMON_ON_DECOY: Final = 35
BUILT_DECK: Final = 36
ENEMY_LEADERS: Final = 37
OPEN_LISTS: Final = 38
ROUND: Final = 39
FOUL: Final = 47
BLIND_MEDICS: Final = 50
SEALED: Final = 51
TURNED_UP: Final = 52
CARRIED: Final = 96
GONE: Final = CARRIED + CARDS_MOST
SHARED: Final = GONE + CARDS_MOST

# Places about each seat, from its first place on; the looking seat comes first, then the others clockwise.
LEADER: Final = 0
READY: Final = 26
SILENCED: Final = 52
FACTION: Final = 53
PASSED: Final = 58
TURN: Final = 59
STARTER: Final = 60
PARTNER: Final = 61
HAND_SIZE: Final = 62
SCORE: Final = 82
HORN: Final = 94
MARDROEME: Final = 97
GENTLE: Final = 100
TREASON: Final = 101
HOPEFUL: Final = 102
HAND: Final = 112
DECK: Final = HAND + CARDS_MOST
ASIDE: Final = DECK + CARDS_MOST
RETURNED: Final = ASIDE + CARDS_MOST
SKY: Final = RETURNED + CARDS_MOST
ROWS: Final = SKY + CARDS_MOST
DISCARD: Final = ROWS + LINES * CARDS_MOST
RESERVE: Final = DISCARD + CARDS_MOST
SEAT: Final = RESERVE + CARDS_MOST
MOST_HAND_SIZE: Final = 19
MOST_SCORE: Final = 11
MOST_ROUND: Final = 7

# Scalars about the whole table, then about each seat.
S_ROUND: Final = 0
S_QUIET: Final = 1
S_LEAD: Final = 2
S_HAND_POWER: Final = 3
S_EXCHANGES: Final = 4
S_SHARED: Final = 8
S_TOTAL: Final = 0
S_ROWS: Final = 1
S_STRONGEST: Final = 4
S_HAND: Final = 7
S_DECK: Final = 8
S_SCORE: Final = 9
S_BEATEN: Final = 10
S_BURIED: Final = 11
S_SEAT: Final = 12

# Actions that name no card that somebody brought.
A_PASS: Final = 0
A_LEADER: Final = 1
A_DONE: Final = 2
A_EXCHANGE: Final = 3
A_DEPLOY: Final = A_EXCHANGE + CARDS_MOST
A_BESIDE: Final = A_DEPLOY + SEATS_MOST * LINES
A_AIM: Final = A_BESIDE + LINES
A_STARTER: Final = A_AIM + SEATS_MOST
A_SHARED: Final = 200
# Actions that name a card, from the first action of the seat in whose colour it is.
A_PLAY: Final = 0
A_REVIVE: Final = CARDS_MOST
A_SEARCH: Final = 2 * CARDS_MOST
A_PLUNDER: Final = 3 * CARDS_MOST
A_SHED: Final = 4 * CARDS_MOST
A_SWAP: Final = 5 * CARDS_MOST
A_SEAT: Final = 8 * CARDS_MOST

AFTER_DRAWS: Final = ("last_passer", "same_starter", "random")
SPOTS_OF_SEAT: Final = 176

# Where hidden cards begin: the hand of the first foe, then its deck.
HIDDEN_HAND: Final = 0
HIDDEN_DECK: Final = 32

# Marks, behind all places: the lead by steps, and the strongest unit in the hand.
MOST_LEAD: Final = 40
LEAD_STEP: Final = 2
BEST_UNIT: Final = 2 * MOST_LEAD // LEAD_STEP + 1
MARKS: Final = BEST_UNIT + 16
