# The deck builder; loaded with its pages.
## Every deck

web-decks-own = Your decks
web-decks-new = New deck
web-decks-no-own = No deck of your own yet. Copy a starter deck, or begin with an empty one.
web-decks-forgotten = { $deck } is deleted.
web-decks-bring-back = Undo
web-decks-starters = Starter decks
web-decks-edit = Edit
web-decks-copy = Copy and edit
web-decks-play = Play with it
web-decks-all = All decks
web-decks-shared = A deck was shared with you
web-decks-bad-link = This link does not hold a whole deck. Ask for it again, or paste the code under “Import”.
web-decks-kept-already = You have this deck already.
web-decks-keep = Keep this deck

## The starter decks and their stories

web-decks-starter-monsters = The Hungry Brood
web-decks-starter-nilfgaard = White Lies
web-decks-starter-northern_realms = Shoulder to Shoulder
web-decks-starter-scoiatael = Light of Foot
web-decks-starter-skellige = Bears at the Feast
web-decks-story-monsters = Where one comes, the whole nest follows. Play one of a kind and its kin arrive at once; a horn over the row makes a feast of it. Do not give away too much in a round that is won already.
web-decks-story-nilfgaard = The envoys smile, pour the wine and count your cards. Spies lose a little today to know more tomorrow, and a draw is a victory for the empire. Patience, then the heroes.
web-decks-story-northern_realms = Soldiers who know each other fight twice as well. Bring the same faces together in one row, sound the horn behind them, and let the siege engines do the rest. Beware of whoever burns the strongest.
web-decks-story-scoiatael = Nobody in the forest says where they will stand. Agile fighters choose their row late, healers bring the fallen back, and you decide who begins. Keep cards in hand when others are tired.
web-decks-story-skellige = They sit at the table as men and rise from it as bears. Pour the mushroom brew when enough of them have gathered, and trust that the fallen come back for the last round.

## The workbench

web-decks-builder = Deck builder
web-decks-name = Name of the deck
web-decks-undo = Undo
web-decks-redo = Redo
web-decks-to-deck = Show the deck
web-decks-to-box = Show the cards
web-decks-box = Cards to choose from
web-decks-search = Name, ability
web-decks-filters = Show only
web-decks-chosen-only = In the deck
web-decks-none = No card fits.
web-decks-show-all = Show all
web-decks-copies = { $copies } of { $most } in the deck
web-decks-more = One more: { $card }
web-decks-less = One less: { $card }
web-decks-list = Cards of the deck
web-decks-empty = Nothing yet. Press a card, or drag it here.
web-decks-role-hero = Hero
web-decks-role-bond = Tight bond
web-decks-role-medic = Medic
web-decks-role-spy = Spy
web-decks-role-muster = Muster
web-decks-role-morale = Morale
web-decks-role-scorch = Scorch
web-decks-role-agile = Agile
web-decks-role-berserker = Berserker
web-decks-role-special = Special
web-decks-role-weather = Weather

## The laws

web-decks-laws = Deck laws
web-decks-law-standard = Standard
web-decks-law-advanced = Advanced
web-decks-law-tournament = Tournament
web-decks-law-solo = Solo
web-decks-legal = May be played: { $law }.
web-decks-illegal = Not legal yet. { $count ->
    [one] One thing to mend.
   *[other] { $count } things to mend.
  }
web-decks-mend = The smallest change:
web-decks-mend-out = Out: { $cards }.
web-decks-mend-into = In: { $cards }.
web-decks-mend-do = Fix it for me
web-decks-exactly = exactly { $count }
web-decks-most = at most { $count }
web-decks-least = at least { $count }
web-decks-holds = holds
web-decks-fails = does not hold
web-decks-point-units = Unit cards
web-decks-point-heroes = Heroes
web-decks-point-specials = Special cards
web-decks-point-spies = Spies
web-decks-point-medics = Medics
web-decks-point-strength = Strength
web-decks-point-decks = Decks
web-decks-beside = Deck { $number }
web-decks-beside-none = Choose a deck

## What it is made of

web-decks-figures = What the deck is made of
web-decks-curve = Strength curve
web-decks-curve-said = How many units there are of each strength
web-decks-roles = Abilities

## Studies

web-decks-study = Try and improve
web-decks-try = Try it against bots
web-decks-suggest = Suggest a change
web-decks-against = Against
web-decks-against-starters = Starter decks
web-decks-against-field = Studied field
web-decks-stop = Stop
web-decks-study-legal = The deck must be legal first.
web-decks-games = { $games } of at most { $most } games
web-decks-rate = Wins { $percent } % (between { $low } and { $high } %, { $games } games).
web-decks-gain = { $gain } points of a hundred (95 % sure between { $low } and { $high }, { $games } games).
web-decks-phase-trial-trial = Bots play it against { $against ->
    [field] the best decks that were found
   *[starters] the starter decks
  }.
web-decks-phase-trial-done = Bots have played it against { $against ->
    [field] the best decks that were found
   *[starters] the starter decks
  }.
web-decks-phase-climb-survey = First it is measured what each card brings.
web-decks-phase-climb-trial = One change after the other is tried with the same luck.
web-decks-phase-climb-proof = What was found is proved by new games.
web-decks-phase-climb-done = The study has ended.
web-decks-trying = Being tried: { $out } → { $into }
web-decks-change = { $out } → { $into }
web-decks-proof = All changes together:
web-decks-take = Take these changes over
web-decks-no-change = No change was found that is surely better; { $refused } were tried.

## In and out

web-decks-share = Share
web-decks-share-link = Link: whoever opens it sees the deck
web-decks-share-code = Share code
web-decks-share-file = Save as a file
web-decks-import = Import
web-decks-import-more = A share code, a link, or a list of cards in English, Dutch, German or Italian
web-decks-import-example = G1-…
web-decks-read = Read it
web-decks-partly = Not everything was understood; the rest is laid out below.
web-decks-not-read = No deck can be found in this:
web-decks-no-list = This file is no list of cards. A deck file is a short plain text.
