# The pages around the table in the browser: front page, new table, waiting room, settings, wrong ways.

## Everywhere

web-pages = Pages
web-nav-play = Play
web-nav-new = New table
web-nav-learn = Learn
web-way-learn = Learn
web-way-learn-more = A first game in five minutes
web-newcomer = New here? Your first game of { $game }
web-newcomer-more = Five minutes, step by step. Nothing can go wrong.
web-nav-cards = Cards
web-nav-rules = Rules
web-nav-decks = Decks
web-nav-games = My games
web-settings = Settings
web-game = Game
web-change = Change
web-start = Start
web-host = Host
web-copy = Copy
web-copied = Copied
web-copy-selected = The link is selected: copy it with Ctrl+C, or by pressing it long.
web-try-again = Try again
web-bot-level = Strength of the bot
web-bot-more = a bot
web-level-random = Careless
web-level-novice = Gentle
web-level-greedy = Steady
web-level-weighted = Whimsical
web-level-planner = Keen
web-level-search = Merciless
web-level-net = Peerless
web-level-instead = in place of { $level }
web-excused = What { $level } has learned is missing here; the next best bot sits in.
web-name-example = Robin
web-name-more = The others at the table read it. No account is needed.

## The front page

web-home-line = A card table for { $games }. Pull up a chair; no account needed.
web-against = against { $name } (a bot, { $level })
web-continue = Continue with { $names }
web-phase-gathering = Waiting
web-phase-playing = Playing
web-ways = Other ways to play
web-friends = With friends
web-invite = Invite
web-join-link = Join with a link or a code
web-join-no-link = No link to a table, and no code of five words, can be found in this.
web-record-open = Go on with a recorded game
web-open-tables = Open tables
web-seats-free = { $free ->
    [0] no free seat
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}

## A new table

web-seats = Seats
web-you-sit = You sit by the candle
web-seat-open-more = For whoever has the link
web-use-bot = Use a bot
web-free-seat = Free seat { $number }
web-partner = your partner
web-other-side = the other side
web-clock-title = Clock
web-clock-none = no clock
web-clock-move = { $seconds } seconds per decision
web-clock-bank = { $minutes } minutes, and { $increment } seconds per decision
web-clock-post = { $days ->
    [one] 1 day per decision
   *[other] { $days } days per decision
}
web-clock-none-name = None
web-clock-relaxed-name = Relaxed
web-clock-brisk-name = Brisk
web-clock-bank-name = Bank
web-clock-post-name = By post
web-clock-none-more = Nobody is hurried.
web-clock-relaxed-more = 90 seconds for every decision.
web-clock-brisk-more = 30 seconds for every decision.
web-clock-bank-more = Ten minutes each, and ten seconds more with every decision.
web-clock-post-more = One day for every decision.
web-watching-allowed = Others may watch
web-watching-allowed-more = They see the table, never a hand.
web-listed = On the list of tables
web-listed-more = Anybody may find this table and sit down.
web-rules = Rules
web-rules-usual = as in the booklet unless changed
web-wins = Games to win
web-wins-games = { $wins ->
    [one] 1 game
   *[other] { $wins } games
}
web-first-to = { $wins ->
    [one] One game decides.
   *[other] The first to win { $wins } games wins the match.
}
web-waits-friends = { $count ->
    [one] One seat waits for a friend.
   *[other] { $count } seats wait for your friends.
}
web-begins-at-once = The game begins at once.
web-open-table = Open the table

## The waiting room

web-waiting-dark = { $open ->
    [one] One seat is still dark
   *[other] { $open } seats are still dark
}
web-waiting-lit = Every seat is lit
web-waiting-begins = The cards are being dealt
web-waiting-more = Everybody who sits down lights a pane. The game begins when all { $seats } are lit and ready.
web-seats-taken = { $taken } of { $seats } seats taken
web-deck-brought = has a deck
web-swap = Change seats
web-ready-missing = { $open ->
    [one] 1 seat is missing
   *[other] { $open } seats are missing
}
web-ready-unready = Waiting for { $names }
web-not-ready = Wait
web-watching-waiting = You are watching. The game has not begun yet.
web-invite-title = Bring a friend
web-invite-link = Link for friends
web-invite-qr = The link for friends, to be scanned
web-invite-more = Whoever has the link can sit down.
web-link-copied = Link copied
web-invite-network = Works for everybody in your network.
web-invite-only-here = This link works on this computer only.
web-invite-let-in = Let others in this network in
web-invite-how = To let others in, start the house with: make play ARGS="--host 0.0.0.0"
web-invite-code = Or they open { $address } and you read out these five words:

## Coming in

web-join-title = A seat is free
web-join-people = At the table: { $names }.
web-code-title = Come in with a code
web-code-more = Five words that a friend read to you. Capitals, spaces and hyphens do not matter.
web-code = Code
web-code-example = lantern otter apple …

## Wrong ways

web-lost-way = This way leads nowhere
web-lost-room-unknown = No table by that name
web-lost-room-full = Every seat is lit
web-lost-room-closed = The table was cleared away
web-lost-room-bad-invitation = This invitation has lapsed
web-lost-room-no-watchers = A table among themselves
web-lost-room-too-many-watchers = No place to stand
web-lost-room-bad-token = You are not known here
web-link-torn = This link has lost its end, so it leads to no table. Copy it once more, or ask for a new one.
web-try-link = Try it
web-away-title = The tavern is out of reach
web-away-text = Nobody answers. The house may be closed for a moment, or the line is down; it is asked again every few seconds.
web-away-kept = Games in progress are kept
web-away-decks = Decks and settings are on this device
web-away-not = Tables, bots and friends need the house
web-away-here = Play here, offline

## Settings

web-motion-more = Calm: nothing flies, numbers change at once. If your system asks for less motion, nothing moves.
web-sound-more = Cards on wood, a glass set down: made by your browser, off by default.
web-things = Your things
web-things-save = Save as a file
web-things-forget = Forget everything
web-things-sure = Really forget it all?
web-things-more = Name, settings, decks, the names of your tables and the notes by which deals are checked are kept on this device only.
web-engine = How the bots think
web-engine-interpreted = As plain source
web-engine-interpreted-more = No C compiler was found here, or it is switched off: bots look less far ahead in the same time.
web-engine-compiling = Still as plain source
web-engine-compiling-more = The engine is being compiled behind the scene; the bots change over by themselves.
web-engine-compiled = Compiled
web-engine-compiled-more = The same rules as machine code: bots look several times further ahead in the same time.
web-keys = Keys
web-key-hand = 1 … 0
web-key-hand-does = Pick a hand card
web-key-cards = ← →
web-key-cards-does = From card to card
web-key-rows = ↑ ↓
web-key-rows-does = From row to row
web-key-enter = Enter
web-key-enter-does = Play, confirm
web-key-escape = Esc
web-key-escape-does = Put back
web-key-why = ?
web-key-why-does = Why this number
web-key-log = G
web-key-log-does = Log
web-key-hint = H
web-key-hint-does = Hint

## Fairness and records

web-fair = A fair deal
web-fair-before = The house has chosen the secrets of all deals of this room and shows their seal now. Your luck and that of the others go into the shuffle; after the game the secret is shown, and everybody can check it.
web-fair-after = Here is the secret of the house for this deal. Together with the luck of all seats it makes the deal; this browser checks that by itself, and "taverne verify" also plays the record again.
web-fair-commitment = Seal
web-fair-luck = Luck of the seats
web-fair-secret = Secret
web-fair-salt = Salt
web-fair-deal = Deal of this room
web-fair-abandoned = Abandoned deals
web-witness-checked = Checked by this browser: the deal follows from the seal that it noted before and from your luck.
web-witness-partly = Checked by this browser: the proof of this deal holds. It noted nothing before the deal, so it can say no more.
web-witness-commitment = This deal was not fair: before it the house showed another seal.
web-witness-link = This deal was not fair: the secret of the house does not fit its seal.
web-witness-luck = This deal was not fair: your luck did not go into it.
web-witness-key = This deal was not fair: the game was not dealt from the secret and the luck of all.
web-witness-abandoned = { $count ->
    [one] One deal of this room was abandoned.
   *[other] { $count } deals of this room were abandoned.
  }
web-record-download = Save the record

## Credits

web-credits-games = The games
web-credits-own = Made for this table
web-credits-own-more = Windows, card faces, row signs, texts, sounds and code. Every rose window is drawn from the name of its card by a small program.
web-nav-puzzles = Puzzles
web-nav-companion = Companion
