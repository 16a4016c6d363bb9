"""Deal a duel, answer for both seats, and read what happened: play_by_hand.py"""

from taverne import gwent


def strongest(view: gwent.GwentView) -> str:
    """The strongest card of the hand; to be ahead of a rival who has passed is enough."""
    cards = [word for word in view.options if word not in ("pass", "leader")]
    mine = view.seats[view.seat].side
    (rival,) = (seat for seat in view.seats if seat.side != mine)
    ahead = view.sides[mine].total > view.sides[rival.side].total
    if view.shape != "card" or not cards or (rival.passed and ahead):
        return view.options[-1]
    return max(cards, key=lambda key: gwent.card(key).power)


def main() -> None:
    game = gwent.deal("monsters", "skellige", seed=7)
    while not game.is_over:
        for seat in game.asked:
            before = game.look(seat)
            game.answer(seat, strongest(before))
        after = game.look(gwent.SPECTATOR)
        if after.last_round and after.last_round != before.last_round:
            print(f"Round {after.last_round.number} goes to {after.last_round.winners or 'nobody'}.")
    print(f"{len(game.answers)} answers, {len(game.events)} events; the winners are {game.look(0).winners}.")
    again = gwent.replay(game.record().text(), at=10)
    print(f"After ten answers seat 0 held {again.look(0).seats[0].hand.size} cards.")


if __name__ == "__main__":
    main()
