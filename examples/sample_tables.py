"""What may the rival hold? Full tables that a seat could be sitting at: sample_tables.py"""

from collections import Counter

from taverne import gwent
from taverne.kernel.rng import seeded

TABLES = 200


def main() -> None:
    game = gwent.deal("monsters", "nilfgaard", seed=7)
    for seat in (0, 1):
        game.answer(seat, "done")
    seat = game.asked[0]
    view = game.look(seat)
    (rival,) = game.table.seating.foes[seat]
    guess, rng, held = gwent.guess(view, 1), seeded(1), Counter[str]()
    for _ in range(TABLES):
        table = guess.deal(rng)
        assert gwent.view(table, seat) == view  # the seat could not tell it from the real one
        held.update({card.key for card in table.hands[rival]})
    for key, tables in held.most_common(5):
        print(f"{gwent.name_of(key)}: in the hand at {100 * tables // TABLES} of 100 tables")


if __name__ == "__main__":
    main()
