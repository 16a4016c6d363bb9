"""Which of two bots is better, and how sure that is: compare_bots.py"""

from taverne import arena


def main() -> None:
    wishes = arena.Wishes(bots=("greedy", "random"), decks="monsters,nilfgaard", games=40, seed=7)
    outcome = arena.run(arena.Schedule(arena.new_job(wishes)))
    for pairing in outcome.as_json()["pairings"]:
        rate, low, high = (round(100 * pairing[name]) for name in ("rate", "low", "high"))
        print(f"{pairing['one']} scores {rate} % against {pairing['two']} (95 % sure: {low} to {high} %).")


if __name__ == "__main__":
    main()
