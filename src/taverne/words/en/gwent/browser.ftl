# The table of Gwent in the browser, beyond what it shares with the terminal.

## Pages

## Seats and their state

web-passed = Passed
web-hand = hand
web-leaders = leaders
web-face-down = face down
web-leader-ready = Leader ready
web-leader-used = Leader used
web-leader-silenced = Leader silenced
web-leader-passive = Works by itself
web-total = total
web-ahead = ahead by { $by }
web-hand-of = { $Of_name } hand
web-solo-deck = { $faction } deck
web-turned-up = Turned up

## The board

web-round = Round { $number }
web-side = { $whose ->
    [you] Your side
   *[other] { $Of_owner } side
}
web-row = { $whose ->
    [you] Your { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
   *[other] { $Of_owner } { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
}, total { $total }{ $weather ->
    [none] { "" }
   *[other] , { $weather }
}{ $horn ->
    [yes] , with a horn
   *[no] { "" }
}
web-row-melee = Melee
web-row-ranged = Ranged
web-row-siege = Siege
web-row-spread = { $row }, { $total }: spread it out
web-row-more = { $count } more: spread the row out
web-unit-copies = { $card }, { $count } cards, strength { $strength } each
web-unit-kin = { $card } and kin, { $count } cards, strength { $strength } each
web-beside = Beside the row
web-beside-empty = Horn slot, empty
web-beam = Weather and balance
web-balance = You { $own }, opponent { $other }
web-weather = Weather
web-weather-frost = Frost
web-weather-fog = Fog
web-weather-rain = Rain
web-weather-storm = Storm
web-weather-none = Clear
web-weather-none-more = no weather
web-standing = Standing
web-you-beat = { $count ->
    [0] You beat nobody
    [one] You beat 1: +1 point
   *[other] You beat { $count }: +{ $count } points
}
web-order = Order of turns
web-strength = strength { $now }
web-strength-changed = strength { $now }, printed { $printed }
web-kind-unit = Unit
web-kind-hero = Hero
web-kind-special = Special
web-kind-weather = Weather
web-kind-leader = Leader
web-pile-discard = { $whose ->
    [you] Your discard pile
   *[other] { $Of_owner } discard pile
}, { web-cards }
web-look-at = Look at { $name }
web-player = { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck.
web-pile-deck = Your deck, in no order, { web-cards }
web-in-deck = { $count ->
    [one] 1 more in your deck.
   *[other] { $count } more in your deck.
}

## Why a card has its strength

web-why = Why { $card } has { $strength }
web-step-printed = Printed
web-step-weather = Weather
web-step-treason = The Treacherous
web-step-bond = Tight bond
web-step-morale = Morale
web-step-horn = Horn
web-step-hope = Hope
web-step-becomes = becomes

## Playing

web-choose-row = Choose a row for { $card }.
web-choose-a-unit = Choose a unit for { $card }.
web-choose-unit = Choose { $card }
web-choose-opponent = { $card }: choose an opponent.
web-choose-card = { $card }: choose a card.
web-choose-name = Choose { $name }
web-play-card = Play { $card }?
web-play-here = { $whose ->
    [you] Play it in your { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
   *[other] Play it in { $of_owner } { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
}, { $now } becomes { $then }
web-here = Play it here
web-play = Play it
web-use-leader = Use your leader
web-discard-card = Discard it
web-pass-sure = { $count ->
    [0] Pass? You do nothing more in this round.
    [one] Pass? You do nothing more in this round and keep 1 card.
   *[other] Pass? You do nothing more in this round and keep { $count } cards.
}
web-why-not-card = { $card } cannot be played now: there is nothing it could do.

## The opening exchange

web-exchange = Your opening hand
web-exchange-how = Set aside up to two cards, one at a time. This hand lasts the whole game.
web-exchange-pick = Choose a card to look at it or to exchange it.
web-exchange-this = Exchange this card
web-exchanged = { $card } went back
web-exchanges-left = { $count ->
    [one] 1 exchange left
   *[other] { $count } exchanges left
}
web-keep-all = Keep all
web-new = New
web-you-hold = You hold { $held }; { $deck } more in your deck.
web-in-your-deck = Still in your deck, { $count }
web-plain-unit = A unit without an ability.

## Ends

web-round-won = { $whose ->
    [you] Round { $number } is yours
   *[other] Round { $number } goes to { $owner }
}
web-round-drawn = Round { $number } is a draw
web-next-round = Next round
web-shared = Shared victory
web-shared-with = You share it with { $names }.
web-shared-by = { $names } share the victory.
web-end-gems = { $whose ->
    [you] You have
   *[other] { $Side } has
} no gem left.
web-end-no-gems = No side has a gem left.
web-end-points = { $whose ->
    [you] You have
   *[other] { $Side } has
} { $points } points.
web-end-score = Score

## Matches

web-line-ups = The decks of this match
web-deck-out = has won and is out

## Why the opponent of solo play chose so

web-why-title = Why?
web-why-lead = Of all its plays, the one after which it is furthest ahead.
web-why-strength = Of all its plays, the one after which its side is strongest.
web-why-all = { $count ->
    [one] The only play
   *[other] All { $count } plays
}
web-why-weigh = its lead afterwards
web-why-weigh_strength = its strength afterwards
web-why-nothing = It has not had to choose yet.

## The side panel

web-tab-log = Log
web-tab-card = Card
web-tab-why = Why

## Solo, step by step

web-solo-step = The opponent's turn
web-solo-turned = It turned up { $card }.

## The front page

## Decks

web-your-decks = Your three decks
web-deck-unfinished = Not finished
web-deck-surprise = Surprise me
web-deck-surprise-more = A starter by chance
web-deck-paste = Paste a deck
web-deck-paste-more = Share code or text
web-deck-source = A share code, or the text of a deck file
web-deck-file = From a file
web-deck-check = Check
web-deck-legal = May be played
web-deck-use = Use this deck
web-deck-forget = Forget { $deck }
web-decks-chosen = { $count } of { $wanted } decks chosen, each of another faction.
web-faction = Faction
web-change-deck = Change my deck

## A new table

web-solo-faces = You face
gwent-automaton = The deck itself
gwent-automaton-how = no hand, plays by itself
web-leader = Leader
web-players = Players
web-rule-law = Deck law
web-rule-law-more = Advanced: at most 5 specials, 2 spies, 2 medics, strength 130.
web-rule-law-standard = Standard
web-rule-law-advanced = Advanced
web-rule-after_draw = After a drawn round
web-rule-after_draw-more = Who starts the next one.
web-rule-after_draw-last_passer = Who passed last
web-rule-after_draw-same_starter = Who started it
web-rule-after_draw-random = By chance
web-rule-weather_on_zero = Weather on a unit of 0
web-rule-weather_on_zero-more = What frost, fog and rain make of it.
web-rule-weather_on_zero-stays_0 = It stays 0
web-rule-weather_on_zero-becomes_1 = It becomes 1
web-rule-relentless = Emhyr, The Relentless
web-rule-relentless-more = Where he takes a card from.
web-rule-relentless-own_deck = The own deck
web-rule-relentless-opponent_discard = The opponent's discard pile
web-rule-summon_on_decoy = Decoy calls the avenger
web-rule-summon_on_decoy-more = A unit taken back still calls its replacement.
web-rule-built_deck = A deck of your own
web-rule-built_deck-more = Off: all cards of a faction are your deck.
web-rule-enemy_leaders = The opponent's leaders
web-rule-enemy_leaders-more = They take part, turned up one after the other.
web-rule-open_lists = Open deck lists
web-rule-open_lists-more = Everybody may know every deck.

## What an answer would bring

web-then-revive-land = { $card } comes back { place-into }.
web-then-revive = { $card } comes back.
web-then-swap = { $card } goes back to your hand.
web-then-shed = You discard { $card }.
web-then-plunder = { $card } comes into your hand.
web-then-search-land = { $card } comes { place-into }.
web-then-row = { $row }: { $now } → { $then }
web-then-same = No total changes.
web-then-unsure = Chance decides what comes of it.

## Where a total comes from

web-why-total = Why { $name } has { $total }
web-total-of = { $name }: total { $total }
web-row-look = Look at: { $row }
web-sum-causes = Changed by { $causes }.
