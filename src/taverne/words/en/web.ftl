# What the table in the browser says, beyond what it shares with the terminal.
# $who and $whose are "you" for the reader, and "other" for anybody else, who then has a name.

## Pages

web-title = Taverne
web-title-turn = Your turn – Taverne
web-play-now = Play now
web-mode = Way to play
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

## Bots: guests of the tavern, by how well they play and by the seat in which they sit

web-guest-random = { $seat ->
    [0] Pip
    [1] Dolly
    [2] Hob
    [3] Nell
   *[other] Wat
}
web-guest-novice = { $seat ->
    [0] Martha
    [1] Rosie
    [2] Barnaby
    [3] Posy
   *[other] Alfie
}
web-guest-greedy = { $seat ->
    [0] Agnes
    [1] Harold
    [2] Edith
    [3] Conrad
   *[other] Bertram
}
web-guest-weighted = { $seat ->
    [0] Tilda
    [1] Perry
    [2] Hattie
    [3] Wilf
   *[other] Dot
}
web-guest-planner = { $seat ->
    [0] Isolde
    [1] Magnus
    [2] Sabine
    [3] Lucian
   *[other] Odette
}
web-guest-search = { $seat ->
    [0] Morgana
    [1] Corvin
    [2] Sigrun
    [3] Vesper
   *[other] Ravenna
}
web-guest-net = { $seat ->
    [0] Seraphine
    [1] Alaric
    [2] Isaura
    [3] Lothar
   *[other] Evander
}

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
web-away = Away
web-clock = Time left: { $time }
web-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-deck = deck
web-discard = discard
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
web-watchers = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
web-watching = You are watching. The hands stay hidden.

## The board

web-game-of-match = Game { $number }
web-pile-empty = Nothing lies here.

## Playing

web-your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-ask = It is your decision.
web-waits-for = { $count ->
    [0] One moment …
    [one] { $name } decides.
   *[other] { $name } decide.
}
web-choose = Choose
web-put-back = Put back
web-not-your-turn = It is not your turn.

## Ends

web-go-on = Go on
web-won = Victory
web-lost = Defeat
web-drawn = A draw
web-end-played = The last round is played.
web-end-resigned = { $who ->
    [you] You gave up.
    [nobody] Somebody gave up.
   *[other] { $Name } gave up.
}
web-end-time = { $who ->
    [you] Your time ran out.
    [nobody] The time ran out.
   *[other] { $Name } ran out of time.
}
web-end-absent = { $who ->
    [you] You were away too long.
    [nobody] Somebody was away too long.
   *[other] { $Name } was away too long.
}
web-end-agreed = You agreed on it.
web-rematch = Play again
web-rematch-asked = You asked for another game.
web-rematch-wanted = The others would like to play again.
web-look-at-table = Look at the table

## The side panel

web-log = What happened

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
web-hint-chance = wins { chance-words }

## A table of any game

web-other-games = Other games
web-simple-waiting = Waiting for { $names }
web-simple-table = On the table
web-simple-turn = Whose turn it is

## What a table tells

web-last-move = Last move
web-gain = { $name } { $gain }
web-totals = Totals: { $totals }.

## Rules on a sheet

web-handbook-look = Read this rule
web-handbook-unknown = No rule has this number.
web-handbook-back = Back to { $rule }
web-handbook-on = Read on in the rulebook

## Talk

web-talk = Say something
web-talk-says = { $name }: { $text }
web-phrase-hello = Hello!
web-phrase-well_played = Well played!
web-phrase-one_moment = One moment, please.
web-phrase-oops = Oops!
web-phrase-thanks = Thank you!
web-chat-write = Write to the others
web-chat-send = Send
web-chat-allow = Players may write
web-chat-allow-more = Words of their own, besides the phrases. You can end it at any time.
web-talk-mute = Mute the others
web-talk-mute-more = Phrases and chat of others are not shown to you.
web-ask-seat = Ask for the next seat
web-asks-seat = { $name } would like to play in the next free seat.
web-asked-seat = You asked for the next seat.
