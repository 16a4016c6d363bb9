card-unknown = There is no card called "{ $card }".
rules-no-such-field = There is no rule called "{ $field }".
rules-no-such-choice = { $field } cannot be "{ $value }": choose one of { $allowed }.
rules-unplayable = This game cannot be played by these rules:
setup-unplayable = This game cannot begin:
setup-number-of-decks = It needs { $seats } decks, but there are { $decks }.
setup-illegal-deck = The deck of seat { $seat } breaks the { $law } law:
view-no-such-seat = There is no seat { $seat } at this table.
guess-not-asked = Only a seat that is asked something can imagine the hidden cards.
bot-unknown = There is no bot called "{ $bot }"; choose one of { $known }.
setup-same-faction = Partners must bring different factions, but seats { $seats } both bring { $faction }.
rules-only-solo = { $field } is a variant of solo play; it needs mode=solo.
rules-solo-law = Solo decks follow the standard law, not the advanced one.
solo-its-deck = The opponent's deck must hold every card of its faction ({ $rule }).
solo-your-deck = Your deck must hold every card of your faction but foul weather, unless you play the variant with a built deck ({ $rule }).
solo-no-weather = { $card } is foul weather and cannot be in your deck in solo play ({ $rule }).
