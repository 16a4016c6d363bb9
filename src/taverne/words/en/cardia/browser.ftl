# The table of Cardia in the browser, beyond what it shares with the terminal.
# $who is "you" for the reader, and "other" for anybody else, who then has a name.

web-cardia-row = The row of encounters
web-cardia-map = Map of the row
web-cardia-place = Encounter { $number }
web-cardia-show-place = Show encounter { $number }
web-cardia-why-place = Why encounter { $number } has its result
web-cardia-tie = Tie
web-cardia-both = Both win
web-cardia-signets = { $signets } of { $target } signets
web-cardia-carries = { $signets ->
    [one] carries 1 signet
   *[other] carries { $signets } signets
}
web-cardia-games = { $wins } of { $target } games
web-cardia-only-you = Only you see this
web-cardia-secret = { $card }, face down: only you see this
web-cardia-has-chosen = Has chosen
web-cardia-waits = Waits for you
web-cardia-thought = { $card } is chosen.
web-cardia-thought-more = Nobody sees it before both have locked.
web-cardia-locked = Your choice is locked.
web-cardia-matches = Of the { $guardian }'s faction
web-cardia-guardian-of = Guardian of the { $faction }
web-cardia-house-card = House card
web-cardia-not-hand = { $card } stays in your hand: choose where the table is lit.
web-cardia-not-this-card = { $card } cannot be chosen now.
web-cardia-choices = Your choices
web-cardia-beside = Beside the table
web-cardia-on-table = Scenes and guardians
web-cardia-plain = No scene and no guardian changes the rules of this match.
web-cardia-pile-deck = { $who ->
    [you] Your deck, from the top
   *[other] { $Name }'s deck, from the top
}, { web-cards }
web-cardia-pile-discard = { $who ->
    [you] Your discard pile
   *[other] { $Name }'s discard pile
}, { web-cards }
web-cardia-yes-commit = Lock choice
web-cardia-yes-commit_openly = Play { $card } face up
web-cardia-yes-discard = Discard { $card }
web-cardia-yes-yield = Discard { $card }
web-cardia-yes-absorb = Discard { $card } and use its ability
web-cardia-yes-scrap = Put { $card } under the deck
web-cardia-yes-fish = Put { $card } under the deck
web-cardia-yes-trade = Swap { $card }
web-cardia-yes-card = Choose { $card }
web-cardia-yes-pair = Swap { $number } and { $next }
web-cardia-next-game = Next game
web-cardia-won-games = Games
web-cardia-won-it = won
web-cardia-then-place = Encounter { $number }: { $mine } to { $theirs }{ $result ->
    [you] , you win it.
    [other] , { $Name } wins it.
    [both] , both win it.
    [tie] , a tie.
   *[open] .
}
web-cardia-then-signets = Signets: { $mine } to { $theirs }.
web-cardia-then-game = { $who ->
    [you] You win the game.
   *[other] { $Name } wins the game.
}
web-cardia-then-drawn = The game is drawn.
web-cardia-closed-games = Games won: { $mine } to { $theirs }.

## The front page

## A new table

web-cardia-deck = Deck
web-cardia-deck-more = Both play the same sixteen characters.
web-cardia-deck-I = Deck I
web-cardia-deck-I-more = The first set; start here
web-cardia-deck-II = Deck II
web-cardia-deck-II-more = Sharper, and more on your hand
web-cardia-deck-mixed = Mixed
web-cardia-deck-mixed-more = For each faction, I or II
web-scene = Scene
web-scene-more = one rule for both
web-scene-none = No scene
web-scene-none-more = Plain rules.
web-scene-hard = Hard mode: several scenes at once
web-scene-hard-more = All chosen scenes hold together.
web-guardians = Guardians
web-guardians-none = None
web-guardians-one = One at a time
web-guardians-open = All face up
web-guardians-more = Six animals lie at every second encounter. Play a card of a guardian's faction there, and it acts for you.
web-rule-two_judges = Two Judges
web-rule-two_judges-more = What ties are when both players have one.
web-rule-two_judges-tie = They stay ties
web-rule-two_judges-both_win = Both win
web-rule-void_mage = Void Mage
web-rule-void_mage-more = What is removed from a card.
web-rule-void_mage-either = Modifiers or ongoing tokens
web-rule-void_mage-both = Both
web-rule-illusionist_on_ties = Illusionist on ties
web-rule-illusionist_on_ties-more = Cards in tied encounters may be used too.
web-rule-guardian_reveal = Turning up guardians
web-rule-guardian_reveal-more = When the next one lies face up.
web-rule-guardian_reveal-after_its_encounter = After an encounter
web-rule-guardian_reveal-every_round = Every round
web-rule-phoenix = Phoenix
web-rule-phoenix-more = Which card gets the ongoing token.
web-rule-phoenix-played_card = The card played there
web-rule-phoenix-any_own = Any of your cards
web-rule-house_cards = House cards
web-rule-house_cards-more = Guardians and scenes that are ours take part.

## What a table tells

web-cardia-wakes = Wakes for whoever plays a card of the { $faction } in this encounter{ $exclusive ->
    [yes] , unless both do.
   *[no] , won or lost.
}
web-cardia-sleeping = Which animal it is shows when it is turned up.
web-cardia-why-signets = Why { $signets } of { $target } signets
web-cardia-signets-of = { $name }: { $signets } signets
web-cardia-no-signets = No encounter won yet.
web-cardia-end-score = { $who ->
    [you] You win
   *[other] { $Name } wins
} by { $wins } to { $others }.
