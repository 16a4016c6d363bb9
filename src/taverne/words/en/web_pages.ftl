# The pages around the table in the browser: front page, new table, waiting room, settings, wrong ways.

## Everywhere

web-pages = Pages
web-nav-play = Play
web-nav-new = New table
web-settings = Settings
web-game = Game
web-game-gwent = Gwent
web-game-cardia = Cardia
web-change = Change
web-start = Start
web-host = Host
web-copy = Copy
web-copied = Copied
web-try-again = Try again
web-bot-level = Strength of the bot
web-bot-more = a bot
web-level-random = Careless
web-level-greedy = Gentle
web-level-weighted = Steady
web-level-planner = Keen
web-level-search = Merciless
web-name-example = Robin
web-name-more = The others at the table read it. No account is needed.

## The front page

web-home-line = A card table for Gwent and Cardia. Pull up a chair; no account needed.
web-against = against a bot: { $level }
web-cardia-quick = Deck I, one game
web-continue = Continue with { $names }
web-phase-gathering = Waiting
web-phase-playing = Playing
web-ways = Other ways to play
web-way-duel = Duel
web-way-duel-more = Best of three rounds
web-way-solo = Solo
web-way-solo-more = Against a deck without a hand
web-way-ffa = Free for all
web-way-ffa-more = A point for every player beaten
web-way-ffa4 = More players
web-way-ffa4-more = Free for all, three to five
web-way-pairs = Two against two
web-way-pairs-more = Partners share a side
web-way-tournament = Tournament
web-way-tournament-more = Three decks, first to two
web-way-guardians = Guardians
web-way-guardians-more = The wilderness, encounters 2 to 12
web-way-scenes = Scenes
web-way-scenes-more = One rule more, or several
web-way-mixed = Mixed deck
web-way-mixed-more = Deck I or II for every faction
web-mode-tournament = Tournament
web-friends = With friends
web-invite = Invite
web-join-link = Join with a link
web-join-no-link = No link to a table can be found in this.
web-record-open = Go on with a recorded game
web-open-tables = Open tables
web-seats-free = { $free ->
    [0] no free seat
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}

## Decks

web-your-deck = Your deck
web-your-decks = Your three decks
web-deck-own = Your own
web-deck-starter = Starter deck
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
web-deck-brought = has a deck
web-deck-none = a starter by chance
web-decks-chosen = { $count } of { $wanted } decks chosen, each of another faction.
web-faction = Faction
web-solo-faces = You face
web-solo-opponent = The deck itself

## A new table

web-seats = Seats
web-players = Players
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
web-swap = Change seats
web-change-deck = Change my deck
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

## Coming in

web-join-title = A seat is free
web-join-people = At the table: { $names }.

## Wrong ways

web-lost-way = This way leads nowhere
web-lost-room-unknown = No table by that name
web-lost-room-full = Every seat is lit
web-lost-room-closed = The table was cleared away
web-lost-room-bad-invitation = This invitation has lapsed
web-lost-room-no-watchers = A table among themselves
web-lost-room-too-many-watchers = No place to stand
web-lost-room-bad-token = You are not known here
web-try-link = Try it
web-away-title = The tavern is out of reach
web-away-text = Nobody answers. The house may be closed for a moment, or the line is down; it is asked again every few seconds.
web-away-kept = Games in progress are kept
web-away-decks = Decks and settings are on this device
web-away-not = Tables, bots and friends need the house

## Settings

web-motion-more = Calm: nothing flies, numbers change at once. If your system asks for less motion, nothing moves.
web-sound-more = Cards on wood, a glass set down: made by your browser, off by default.
web-things = Your things
web-things-save = Save as a file
web-things-forget = Forget everything
web-things-sure = Really forget it all?
web-things-more = Name, settings, decks, the names of your tables and the notes by which deals are checked are kept on this device only.
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
web-key-leader = L
web-key-leader-does = Leader
web-key-pass = P
web-key-pass-does = Pass
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
