# What the table in the browser says, beyond what it shares with the terminal.
# $who and $whose are "you" for the reader, and "other" for anybody else, who then has a name.

## Pages

web-title = Taverne
web-title-turn = Your turn – Taverne
web-play-now = Play now
web-mode = Way to play
web-mode-duel = Duel
web-mode-ffa3 = Free for all, three
web-mode-ffa4 = Free for all, four
web-mode-ffa5 = Free for all, five
web-mode-pairs = Two against two
web-mode-solo = Solo
web-to-home = To the front page
web-join = Come in
web-watch = Only watch
web-your-name = Your name
web-opening = Opening the door …
web-waiting-room = Waiting room
web-seat = Seat { $number }
web-seat-open = Free seat
web-sit = Sit here
web-ready = Ready
web-be-ready = I am ready
web-house-away = Nobody answers. The house may be closed for a moment; try again soon.
web-credits = Credits
web-credits-icons = Pictures
web-credits-icons-more = The glyphs on cards and buttons, recoloured and outlined, are by the authors of
web-credits-fonts = Letters
web-credits-fans = Taverne is made by fans. The games belong to their makers; nothing of their artwork is used here.

## Bots

web-bot-random = Random
web-bot-greedy = Greedy
web-bot-weighted = Weighted
web-bot-planner = Planner
web-bot-search = Thinker

## The menu

web-menu = Menu
web-close = Close
web-take-back = Take back my last move
web-offer-draw = Offer a draw
web-resign = Give up
web-resign-sure = Really give up?
web-theme = Theme
web-theme-auto = As the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-motion = Motion
web-motion-full = Full
web-motion-calm = Calm
web-motion-none = None
web-language = Language
web-sound = Sound
web-leave = Leave
web-claim = { $name } is away: claim the victory
web-takeover = { $name } is away: let a bot play on
web-come-back = Take my seat again
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-asks-take_back = { $name } would like to take a move back.
web-asks-draw = { $name } offers a draw.
web-asks-swap = { $name } would like to change seats with you.
web-asks-takeover = { $name } would like a bot to play for somebody who is away.
web-asked-take_back = You asked to take a move back.
web-asked-draw = You offered a draw.
web-asked-swap = You asked to change seats.
web-asked-takeover = You asked for a bot to take over.

## Seats and their state

web-your-turn = Your turn
web-thinking = Thinking
web-waiting = Waiting
web-playing = Playing
web-passed = Passed
web-away = Away
web-clock = Time left: { $time }
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-hand = hand
web-deck = deck
web-discard = discard
web-leader = Leader
web-leaders = leaders
web-face-down = face down
web-leader-ready = Leader ready
web-leader-used = Leader used
web-leader-silenced = Leader silenced
web-leader-passive = Works by itself
web-total = total
web-ahead = ahead by { $by }
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
web-hand-of = { $Of_name } hand
web-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
web-watching = You are watching. The hands stay hidden.
web-solo-deck = { $faction } deck
web-solo-how = no hand, plays by itself
web-turned-up = Turned up

## The board

web-round = Round { $number }
web-game-of-match = Game { $number }
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
web-pile-empty = Nothing lies here.
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

web-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-ask = It is your decision.
web-waits-for = { $name } decides.
web-choose = Choose
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
web-put-back = Put back
web-pass-sure = { $count ->
    [0] Pass? You do nothing more in this round.
    [one] Pass? You do nothing more in this round and keep 1 card.
   *[other] Pass? You do nothing more in this round and keep { $count } cards.
}
web-from-to = { $from } to { $to }
web-why-not-card = { $card } cannot be played now: there is nothing it could do.
web-not-your-turn = It is not your turn.

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
web-go-on = Go on
web-won = Victory
web-lost = Defeat
web-drawn = A draw
web-shared = Shared victory
web-end-played = The last round is played.
web-end-resigned = Somebody gave up.
web-end-time = The time ran out.
web-end-absent = Somebody was away too long.
web-end-agreed = You agreed on it.
web-rematch = Play again
web-rematch-asked = You asked for another game.
web-rematch-wanted = The others would like to play again.
web-look-at-table = Look at the table

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

web-log = What happened
web-tab-log = Log
web-tab-card = Card
web-tab-why = Why

## The line

web-reconnecting = Reconnecting.
web-move-kept = Your move is kept.
web-game-kept = Your game is kept.
web-tries = Try { $tries }
web-try-now = Try now

## Around the table, in the log

web-room-taken_back = A move was taken back.
web-room-declined = The request was declined.
web-room-retired = { $Name } gives up; a bot plays on.
web-room-taken_over = A bot plays for { $name }.
web-room-returned = { $who ->
    [you] You are back.
   *[other] { $Name } is back.
}
web-room-paused = The house was closed for a moment; no clock ran.

## Hints, where only bots play along

web-hint = Suggest a card
web-hint-thinking = Thinking …
web-hint-title = What a bot would do
web-hint-chance = { $percent } % to win

## Solo, step by step

web-solo-step = The opponent's turn
web-solo-turned = It turned up { $card }.
