# The table of Cardia in the browser, beyond what it shares with the terminal.
# $who is "you" for the reader, and "other" for anybody else, who then has a name.

web-cardia-terms = Cardia, { $deck ->
    [I] deck I
    [II] deck II
   *[mixed] mixed deck
}{ $guardians ->
    [yes] {" "}with guardians
   *[no] { "" }
}
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
web-cardia-thought = { $card } is chosen. Nobody sees it before both have locked.
web-cardia-locked = Your choice is locked. { $name } decides.
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
web-cardia-first-to = { $wins ->
    [one] One game decides.
   *[other] The first to win { $wins } games wins the match.
}
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
