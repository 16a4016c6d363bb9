card-unknown = There is no card called "{ $card }".
setup-unplayable = This game cannot begin:
setup-number-of-decks = It needs { $seats } decks, but there are { $decks }.
setup-illegal-deck = The deck of seat { $seat } breaks the { $law } law:
setup-same-faction = Partners must bring different factions, but seats { $seats } both bring { $faction ->
        [monsters] Monsters
        [nilfgaard] Nilfgaard
        [northern_realms] the Northern Realms
        [scoiatael] Scoia'tael
       *[skellige] Skellige
    }.
rules-only-solo = { $field } is a variant of solo play; it needs mode=solo.
rules-solo-law = Solo decks follow the standard law, not the advanced one.
solo-its-deck = The opponent's deck must hold every card of its faction ({ $rule }).
solo-your-deck = Your deck must hold every card of your faction but foul weather, unless you play the variant with a built deck ({ $rule }).
solo-no-weather = { $card } is foul weather and cannot be in your deck in solo play ({ $rule }).
match-only-duels = A match consists of duels; it cannot be played in the mode { $mode }.
match-line-up = The decks of seat { $seat } cannot be played:
match-tournament-decks = A tournament needs three decks from each player, but seat { $seat } brings only one.
setup-is-a-match = To play to { $wins } wins, begin a match and not a single game.
position-leader-not-ready = { $place }: a leader that is passive or off cannot be ready.
position-no-exchange = { $place }: who exchanges needs a hand and a deck, and does it once.
deck-unmakable = No deck can be made of this:
deck-no-counts = "{ $counts }" does not say how many copies of which card there are.
deck-copies = "{ $copies }" is no number of copies of { $card }.
