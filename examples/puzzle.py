"""A puzzle: the rival has passed with 22 on the field. Which cards win the round for you? puzzle.py"""

import json

from taverne import gwent


def puzzle() -> dict[str, object]:
    """A duel in its first turn, and what we change about it; every fault of a position would be named."""
    game = gwent.deal("northern_realms", "monsters", seed=1)
    for seat in (0, 1):
        game.answer(seat, "done")
    position = json.loads(json.dumps(gwent.write_position(game.table)))
    position["hands"] = [["nr_redanian_foot_soldier", "nr_catapult", "nr_ves", "ne_decoy.nr"], []]
    position["decks"] = [[], []]
    position["rows"][0]["cards"] = ["nr_blue_stripes_commando", "nr_blue_stripes_commando"]
    position["rows"][3]["cards"] = ["mo_draug", "mo_imlerith", "mo_nekker"]
    return {**position, "turn": 0, "passed": [False, True], "pending": ["end_round", "turn 0"]}


def wins(first: str) -> bool:
    """Whether this card, and then passing, wins the round."""
    game = gwent.from_position(puzzle())
    game.answer(0, first)
    while not game.is_over and game.look(0).round == 1:
        game.answer(0, game.options(0)[-1])
    return game.look(0).last_round.winners == (0,)


def main() -> None:
    for word in gwent.from_position(puzzle()).options(0):
        print(f"{word}: {'wins' if wins(word) else 'does not win'}")


if __name__ == "__main__":
    main()
