"""May this deck be played? Every law that it breaks, in several languages: check_deck.py [DECK]

DECK is a deck file, a share code or the faction of a starter deck.
"""

import sys

from taverne import gwent
from taverne.words import speaking


def own_deck() -> gwent.Deck:
    """A Ghoul too many, a foreign leader, and far too few units."""
    return gwent.make_deck("monsters", "sk_leader_eist", {"mo_ghoul": 4, "ne_decoy": 1}, name="Ghouls")


def main(*source: str) -> None:
    deck = gwent.load_deck(source[0]) if source else own_deck()
    found = gwent.complaints(deck, "standard")
    for language in ("en", "de"):
        with speaking(language):
            print(*found or ["✓"], sep="\n")
    if not found:
        print(gwent.write_code(deck))


if __name__ == "__main__":
    main(*sys.argv[1:])
