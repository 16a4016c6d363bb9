# What only Gwent says, at the terminal and in the browser; how people are named is told in cli.ftl.

## Commands of the shell

cli-help-tournament = Play a tournament: three decks each, the first to win two games.
cli-help-tournament-start = Begin a tournament.
cli-help-tournament-decks = Your three decks of three factions, with commas between them. Without it, starter decks.
cli-help-tournament-their-decks = The three decks of the other seat.
cli-help-tournament-against = The bot to play against: random, novice, greedy, planner, net or search, as search:2000.
cli-help-deck = Show, check and exchange decks.
cli-help-deck-list = List the starter decks and your own.
cli-help-deck-show = Show the cards of a deck.
cli-help-deck-check = Check a deck against a law of deck building.
cli-help-deck-export = Write a deck as a file or as a share code.
cli-help-deck-import = Keep a deck under a name of your own.
cli-help-deck-source = A file, a share code, a deck of yours, or a faction's starter.
cli-help-deck-code = Only the share code.
cli-help-deck-file = The file to write.
cli-help-deck-name = The name under which to keep it.
cli-help-deck-law = The law: standard or advanced.

## What can go wrong

cli-crowd = A free for all has 3 to 5 seats, but { $named } { $named ->
    [one] was named.
   *[other] were named.
}
cli-deck-or-faction = Give either --deck or --faction, not both.
cli-decks-or-deck = Give either --decks for all seats, or --deck, --faction and --their-deck, not both.
cli-their-deck = --their-deck is for two players: name the decks of all seats with --decks.
cli-only-solo = { $option } belongs to solo play: add --mode solo.
cli-not-solo = { $option } does not belong to solo play: use --faction, --against, --leader and --built-deck.
cli-built-faction = The built deck is of { $deck }, not of { $faction }.
cli-leader-unknown = There is no leader called "{ $leader }"; choose one of { $known }.
cli-leader-misspelt = There is no leader called "{ $leader }". Did you mean { $meant }?
cli-ability-unknown = There is no ability called "{ $ability }"; choose one of { $known }.
cli-deck-name-odd = "{ $name }" cannot be the name of a deck file: use letters, digits, spaces, - and _.
cli-deck-name-missing = This deck has no name; give it one with --name.

## Saved games

cli-games-round = { $round ->
    [0] The opening exchange.
   *[other] Round { $round }.
}

## Decks

cli-deck-line = { $name }: { $faction }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $specials ->
    [one] 1 special card
   *[other] { $specials } special cards
}, strength { $strength }.
cli-deck-source = { $source } ({ $deck })
cli-deck-leader = Leader: { $leader }
cli-deck-group = { $kind ->
    [hero] Heroes:
    [unit] Units:
   *[special] Special cards:
}
cli-deck-code = Share code: { $code }
cli-deck-legal = { $deck } is a legal deck by the { $law } law.
cli-deck-illegal = { $deck } is not a legal deck by the { $law } law:
cli-deck-error = { $source }: { $error }
cli-deck-written = { $deck } is written to { $file }.
cli-deck-kept = { $deck } is kept. Play it with: taverne play gwent --deck { $name }

## Cards

cli-card-line = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 copy.
   *[other] { $copies } copies.
}
cli-card-line-neutral = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 copy in each colour.
   *[other] { $copies } copies in each colour.
}
cli-card-secondary = It waits in the secondary deck (GWT-1.2).
cli-card-calls = It calls: { $cards }.
cli-card-becomes = Its replacement: { $cards }.
kind-unit = unit
kind-hero = hero
kind-special = special
kind-weather = weather
kind-leader = leader

rows-melee = melee
rows-ranged = ranged
rows-siege = siege
rows-melee-ranged = melee or ranged
rows-ranged-siege = ranged and siege
fact-unit = { $rows } { $strength }

faction-power-monsters = Monsters keep one random unit, no hero, on the board after each round (GWT-7.1).
faction-power-nilfgaard = Nilfgaard wins a round that ends in a tie (GWT-7.1).
faction-power-northern_realms = Northern Realms draw a card after each round they win (GWT-7.1).
faction-power-scoiatael = Scoia'tael decides who starts the game (GWT-7.1).
faction-power-skellige = Skellige gets two random units back from the discard pile before round 3, no heroes (GWT-7.1).

## What a card does: its name in one word, and in a sentence

ability-agile-name = agile
ability-bond-name = tight bond
ability-morale-name = morale
ability-muster-name = muster
ability-medic-name = medic
ability-spy-name = spy
ability-horn-name = horn
ability-scorch_row-name = row scorch
ability-scorch_all-name = scorch all
ability-scorch-name = scorch
ability-summon-name = summon
ability-berserker-name = berserker
ability-mardroeme-name = mardroeme
ability-decoy-name = decoy
ability-frost-name = frost
ability-fog-name = fog
ability-rain-name = rain
ability-storm-name = storm
ability-clear-name = clear weather

ability-hero = Hero: no card, weather or leader changes its strength or removes it (GWT-4.1).
ability-agile = Agile: you choose its row, melee or ranged, whenever it is placed (GWT-5.1).
ability-bond = Tight bond: its strength is multiplied by the number of cards of this name in its row (GWT-4.4).
ability-morale = Morale: every other unit in its row gets +1 (GWT-4.5).
ability-muster = Muster: the cards that it calls come at once from your hand and your deck (GWT-5.3).
ability-medic = Medic: play a unit, no hero, from your discard pile at once (GWT-5.2).
ability-spy = Spy: it fights on the opponent's side, and you draw 2 cards (GWT-5.4).
ability-horn = Horn: it doubles the strength of every other unit in its row (GWT-4.6).
ability-scorch_row = Row scorch: if the opponent's row opposite has 10 or more, its strongest units, no heroes, are discarded (GWT-5.5).
ability-scorch_all = Scorch all: the strongest units on the whole board, no heroes and not itself, are discarded (GWT-5.6).
ability-summon = Summon: when it leaves the board, its replacement enters on the same side (GWT-5.7).
ability-berserker = Berserker: beside a Mardroeme it leaves the game, and a stronger unit takes its place (GWT-5.8).
ability-mardroeme = Mardroeme: every Berserker in its row is transformed (GWT-5.8).
special-horn = Lies beside one of your rows and doubles every unit in it, no heroes. One for each row (GWT-6.1).
special-mardroeme = Lies beside one of your rows and transforms every Berserker in it (GWT-6.1).
special-decoy = Takes the place of a unit on your side, no hero, which goes to your hand (GWT-6.2).
special-scorch = The strongest units on the whole board are discarded, yours too, no heroes (GWT-6.3).
special-frost = Every melee unit on both sides counts 1, no heroes (GWT-6.4).
special-fog = Every ranged unit on both sides counts 1, no heroes (GWT-6.4).
special-rain = Every siege unit on both sides counts 1, no heroes (GWT-6.4).
special-storm = Every ranged and every siege unit on both sides counts 1, no heroes (GWT-6.4).
special-clear = All weather cards are discarded (GWT-6.4).

leader-active = Use it once a game, instead of playing a card.
leader-passive = It works by itself.
leader-mo_leader_eredin_bringer_of_death = Take a unit or a special card, no hero, from your discard pile into your hand (GWT-7.3).
leader-mo_leader_eredin_destroyer_of_worlds = Discard two cards of your hand, then take any card of your deck into your hand (GWT-9.3).
leader-mo_leader_eredin_king_of_the_wild_hunt = Play any weather card of your deck, Clear Weather too (GWT-7.4).
leader-mo_leader_eredin_red_riders = A horn sounds on your melee row until the round ends (GWT-7.4).
leader-mo_leader_eredin_treacherous = Every spy on the board has double strength, no heroes (GWT-4.1).
leader-ni_leader_emhyr_emperor_of_nilfgaard = Look at three random cards of the opponent's hand (GWT-7.2).
leader-ni_leader_emhyr_his_imperial_majesty = Play a Torrential Rain of your deck (GWT-7.2).
leader-ni_leader_emhyr_invader_of_the_north = Medics that are units bring back a random unit, for everybody (GWT-7.4).
leader-ni_leader_emhyr_relentless = Take a unit or a special card, no hero, from your deck into your hand (GWT-7.3).
leader-ni_leader_emhyr_relentless-opponent_discard = Take a card, no hero, from the opponent's discard pile into your hand (GWT-7.3).
leader-ni_leader_emhyr_white_flame = The opponent's leader has no power all game (GWT-7.2).
leader-nr_leader_foltest_king_of_temeria = Play an Impenetrable Fog of your deck (GWT-7.2).
leader-nr_leader_foltest_lord_commander = Discard all weather cards on the table (GWT-7.2).
leader-nr_leader_foltest_siegemaster = A horn sounds on your siege row until the round ends (GWT-7.4).
leader-nr_leader_foltest_son_of_medell = If the opponent's ranged row has 10 or more, its strongest units, no heroes, are discarded (GWT-7.2).
leader-nr_leader_foltest_steel_forged = If the opponent's siege row has 10 or more, its strongest units, no heroes, are discarded (GWT-7.2).
leader-st_leader_francesca_beautiful = A horn sounds on your ranged row until the round ends (GWT-7.4).
leader-st_leader_francesca_daisy = You have one card more in your opening hand (GWT-7.2).
leader-st_leader_francesca_hope = Your agile units change rows where that makes you stronger (GWT-9.5).
leader-st_leader_francesca_pureblood_elf = Play a Biting Frost of your deck (GWT-7.2).
leader-st_leader_francesca_queen = If the opponent's melee row has 10 or more, its strongest units, no heroes, are discarded (GWT-7.2).
leader-sk_leader_arnjolf = Play a copy of a tight-bond unit on your side out of your deck (GWT-9.14).
leader-sk_leader_crach_an_craite = Every discard pile goes back into the deck of its player (GWT-9.6).
leader-sk_leader_eist = Play a Skellige Storm of your deck (GWT-7.2).
leader-sk_leader_harald = Play a Mardroeme of your deck (GWT-7.2).
leader-sk_leader_king_bran = Your units lose only half of their strength to weather (GWT-4.3).

## Leaders as the opponent of solo play uses them (GWT-8.5); all others as printed

solo-mo_leader_eredin_bringer_of_death = The best card of its discard pile, no hero, is played (GWT-8.5).
solo-mo_leader_eredin_destroyer_of_worlds = It draws a card and plays it (GWT-8.5).
solo-mo_leader_eredin_king_of_the_wild_hunt = The first weather card of its deck is played (GWT-8.5).
solo-ni_leader_emhyr_emperor_of_nilfgaard = You discard a card of your hand (GWT-8.5).
solo-ni_leader_emhyr_invader_of_the_north = A random unit of its discard pile, no hero, is played (GWT-8.5).
solo-ni_leader_emhyr_relentless = The card of your discard pile that helps it most, no hero, is played (GWT-8.5).
solo-ni_leader_emhyr_white_flame = Your leader has no power for the rest of the game (GWT-8.5).
solo-st_leader_francesca_daisy = It draws a card and plays it (GWT-8.5).
solo-st_leader_francesca_hope = Each of its agile units has +1 for the rest of the game (GWT-9.33).
solo-sk_leader_arnjolf = The tight-bond unit of its deck that gains most is played (GWT-8.5).
solo-sk_leader_harald = The first Mardroeme of its deck is played in the best row (GWT-8.5).
solo-sk_leader_king_bran = Its units lose only half of their strength to weather (GWT-8.5).

## Why the opponent of solo play chose so (GWT-8.5)

why-weigh = { $Name } had a choice with { $card }. Its lead over you would become:
why-weigh_strength = { $Name } had a choice with { $card }. The strength of its side would become:
why-earlier = Since your last move there was nothing to choose. Before that:
why-other = { $way }: { $value }
why-chosen = { $way }: { $value }, chosen
why-tie = Between equal values GWT-8.5 and GWT-9.32 decide.

## Why it has its strength (GWT-4.7)

strength-here = In { place-row } it has strength { $strength }:
step-printed = { $points } is printed on the card.
step-weather-cause = The weather
step-weather = { $cause } { $count ->
    [one] makes
   *[other] make
} it { $points }.
step-treason = The Treacherous doubles spies: { $points }.
step-bond = Tight bond multiplies it by { $times }: { $points }.
step-morale = Morale from { $cause } adds { $gain }: { $points }.
step-horn = { $cause } doubles it: { $points }.
step-hope = Hope adds { $gain }: { $points }.

## Board

place-row = { $whose ->
    [you] your { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
   *[other] { $of_owner } { $row ->
        [melee] melee row
        [ranged] ranged row
       *[siege] siege row
    }
}
place-in = in { place-row }
place-into = into { place-row }
place-beside = beside { place-row }
gwent-round = { $round ->
    [0] The opening.
   *[other] Round { $round }.
}
gwent-round-turn = Round { $round }, { $who ->
    [you] your turn.
   *[other] { $of_name } turn.
}
gwent-seat = { $who ->
    [you] You
   *[other] { $Name }
}, { $faction }: total { $total }, { $score }, hand { $hand }, deck { $deck }, discard pile { $discard }.
gwent-handless = { $Name }, { $faction }: total { $total }, { $score }, no hand, deck { $deck }, discard pile { $discard }.
gwent-team = { $whose ->
    [you] Your team
   *[other] { $Side }
}: total { $total }, { $score }, discard pile { $discard }.
gwent-member = { $who ->
    [you] You
   *[other] { $Name }
}, { $faction }: hand { $hand }, deck { $deck }.
gwent-partner = { $Of_name } hand: { $cards }
gwent-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
gwent-points = { $points } of { $target } points
gwent-buried = Face down under its Decoys: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
gwent-leader-pile = Leaders face down: { $count }. Turned up: { $turned }.
gwent-none = none
gwent-passed = { $who ->
    [you] You have passed.
   *[other] { $Name } has passed.
}
gwent-leader = Leader { $leader }, { $state ->
    [ready] ready.
    [used] used.
    [silenced] silenced by The White Flame.
   *[passive] works by itself.
}
gwent-known = Known in this hand: { $cards }
gwent-row = { $row ->
    [melee] Melee
    [ranged] Ranged
   *[siege] Siege
} { $total }: { $units }
gwent-row-weather = { $units }; under weather
gwent-row-horn = { $units }; with a horn
gwent-row-mardroeme = { $units }; with a Mardroeme
gwent-nobody = no units
gwent-unit = { $card } { $strength }
gwent-hero = { $card } { $strength } (hero)
gwent-weather = Weather: { $cards }
gwent-no-weather = Weather: none
gwent-copies = { $copies } × { $card }
gwent-hand = { $who ->
    [you] Your hand
   *[other] { $Of_name } hand
}, { $count ->
    [one] 1 card:
   *[other] { $count } cards:
}
gwent-hand-empty = Your hand is empty.
gwent-no-hands = Nobody else holds a card.
gwent-pile-discard = { $whose ->
    [you] Your discard pile
   *[other] { $Of_owner } discard pile
}, { $count ->
    [one] 1 card:
   *[other] { $count } cards:
} { $cards }
gwent-pile-discard-empty = { $whose ->
    [you] Your discard pile is empty.
   *[other] { $Of_owner } discard pile is empty.
}
gwent-pile-deck = { $who ->
    [you] Your deck
   *[other] { $Of_name } deck
}, in no order, { $count ->
    [one] 1 card:
   *[other] { $count } cards:
} { $cards }
gwent-pile-deck-hidden = { $who ->
    [you] Your deck
   *[other] { $Of_name } deck
}: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
gwent-pile-leaders = Leaders face down, in no order: { $cards }
gwent-pile-gone = Out of the game: { $cards }

## Questions and options

ask-turn = Your turn: play a card, use your leader, or pass.
ask-exchange = Your opening hand. { $left ->
    [one] You may exchange 1 more card.
   *[other] You may exchange { $left } cards, one at a time.
}
ask-name_starter = You decide who starts the game.
ask-deploy = Where shall { $card } fight?
ask-lay_beside = Beside which row do you lay { $card }?
ask-swap = Which unit does the { $card } replace?
ask-revive = Which unit does the medic bring back?
ask-aim = At whom does { $card } aim?
ask-search = { $card }: choose a card.
ask-shed = Which card do you discard?
ask-plunder = Which card do you take from { $of_owner } discard pile?
ask-pick = Which deck do you play in game { $number }?
option-card = { $card }, { $facts }
option-cards = { $copies } × { $card }, { $facts }
option-pass = Pass
option-done = Keep this hand
option-leader = Leader { $card }: { $text }
option-row = { $whose ->
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
}, now { $total }
option-unit = { $card } { place-in }, strength { $strength }
option-starter = { $who ->
    [you] You start
   *[other] { $Name } starts
}
option-person = { $who ->
    [you] You
   *[other] { $Name }
}

## What happens

log-round = Round { $number } begins. { $who ->
    [you] You start.
   *[other] { $Name } starts.
}
log-play = { $who ->
    [you] You play { $card }.
   *[other] { $Name } plays { $card }.
}
log-play-land = { $who ->
    [you] You play { $card } { place-in }.
   *[other] { $Name } plays { $card } { place-in }.
}
log-play-beside = { $who ->
    [you] You lay { $card } { place-beside }.
   *[other] { $Name } lays { $card } { place-beside }.
}
log-play-weather = { $who ->
    [you] You play the weather card { $card }.
   *[other] { $Name } plays the weather card { $card }.
}
log-play-clear_weather = { $who ->
    [you] You play { $card }: all weather is gone.
   *[other] { $Name } plays { $card }: all weather is gone.
}
log-land = { $card } fights { place-in }.
log-beside = { $card } lies { place-beside }.
log-weather = The weather card { $card } lies on the table.
log-clear_weather = { $card }: all weather is gone.
log-leader = { $who ->
    [you] You use your leader { $card }: "{ $text }"
   *[other] { $Name } uses the leader { $card }: "{ $text }"
}
log-leader-brief = { $who ->
    [you] You use your leader { $card }.
   *[other] { $Name } uses the leader { $card }.
}
log-pass = { $who ->
    [you] You pass.
   *[other] { $Name } passes.
}
log-auto_pass = { $who ->
    [you] You have nothing left to play and pass.
   *[other] { $Name } has nothing left to play and passes.
}
log-draw = { $who ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $Name } draws a card.
       *[other] { $Name } draws { $count } cards.
    }
}
log-draw-known = { $who ->
    [you] You draw { $cards }.
   *[other] { $Name } draws { $cards }.
}
log-set_aside = { $who ->
    [you] You set { $card } aside.
   *[other] { $Name } sets { $card } aside.
}
log-set_aside-draw = { $who ->
    [you] You exchange { $card } for { $other }.
   *[other] { $Name } exchanges { $card } for { $other }.
}
log-take = { $who ->
    [you] You take { $card } into your hand.
   *[other] { $Name } takes { $card } into the hand.
}
log-decoy = A Decoy replaces { $card } { place-in }.
log-decoy-take = { $who ->
    [you] A Decoy replaces { $card } { place-in }, and you take it into your hand.
   *[other] A Decoy replaces { $card } { place-in }, and { $name } takes it into the hand.
}
log-muster = { $card } answers the call.
log-muster-land = { $count ->
    [one] { $card } answers
   *[other] { $cards } answer
} the call { place-in }.
log-revive = { $card } is brought back.
log-revive-land = { $card } is brought back { place-into }.
log-return = { $card } returns.
log-return-land = { $card } returns { place-into }.
log-transform = { $card } is transformed.
log-transform-land = { $card } turns into { $other } { place-in }.
log-summon = { $card } is avenged.
log-summon-land = For { $card }, { $other } enters { place-row }.
log-fall = { $card } falls { place-in }.
log-sweep = The board is cleared.
log-keep = { $card } stays { place-in }.
log-move = { $card } moves to { place-row }.
log-shed = { $who ->
    [you] You discard { $card }.
   *[other] { $Name } discards { $card }.
}
log-look = { $who ->
    [you] You see in { $of_owner } hand: { $cards }.
   *[other] { $Name } looks at a hand.
}
log-total = { $whose ->
    [you] You end the round with { $number }.
   *[other] { $Side } ends the round with { $number }.
}
log-reveal = { log-play }
log-reveal-land = { log-play-land }
log-reveal-beside = { log-play-beside }
log-reveal-weather = { log-play-weather }
log-reveal-clear_weather = { log-play-clear_weather }
log-no_card = { $Name } has no card left and passes its turn.
log-bury = A card of its deck lies face down under the Decoy { place-in }.
log-unbury = The card under the Decoy is turned up: { $card }.
log-turn_up = { $Name } turns up the leader { $card }: "{ $text }"
log-turn_up-brief = { $Name } turns up the leader { $card }.
log-turn_up-beside = { log-turn_up }
log-turn_up-clear_weather = { log-turn_up }
log-picks_first = { $who ->
    [you] You pick a deck first.
   *[other] { $Name } picks a deck first.
}
log-pick = { $who ->
    [you] You bring { $faction } under { $card }.
   *[other] { $Name } brings { $faction } under { $card }.
}
log-duel = Game { $number } begins.
log-duel_won = { $who ->
    [you] { $number ->
        [one] You have won 1 game.
       *[other] You have won { $number } games.
    }
   *[other] { $number ->
        [one] { $Name } has won 1 game.
       *[other] { $Name } has won { $number } games.
    }
}
log-duel_drawn = The game is drawn.
log-leader-beside = { log-leader }
log-leader-clear_weather = { log-leader }
log-points = { $whose ->
    [you] { $number ->
        [0] You score no points.
        [one] You score 1 point.
       *[other] You score { $number } points.
    }
   *[other] { $number ->
        [0] { $Side } scores no points.
        [one] { $Side } scores 1 point.
       *[other] { $Side } scores { $number } points.
    }
}
log-reshuffle = { $whose ->
    [you] { $number ->
        [one] 1 card of your discard pile goes back.
       *[other] { $number } cards of your discard pile go back.
    }
   *[other] { $number ->
        [one] 1 card of { $of_owner } discard pile goes back.
       *[other] { $number } cards of { $of_owner } discard pile go back.
    }
}
log-gem = { $whose ->
    [you] { $number ->
        [0] You lose your last gem.
        [one] You lose a gem and have 1 left.
       *[other] You lose a gem and have { $number } left.
    }
   *[other] { $number ->
        [0] { $Side } loses the last gem.
        [one] { $Side } loses a gem and has 1 left.
       *[other] { $Side } loses a gem and has { $number } left.
    }
}
log-game_over = The game is over.

## Matches and tournaments

match-no-duel = No game has begun yet: first a deck is picked.
match-state = Game { $number }, { $score }.
gwent-match-decks = { $who ->
    [you] Your decks
   *[other] { $Of_name } decks
}: { $decks }.
match-deck = { $faction } under { $leader }
match-deck-won = { $faction } under { $leader } (has won and is out)

# Commands that Gwent explains in its own words.
gwent-command-rules = { cli-word-rules } GWT-5.2 or { cli-word-rules } WORD: the rules
gwent-help-rules-words = Gwent: GWT-5.2 or GWT-5.

## The arena

gwent-help-arena-mode = Gwent: duel, ffa3, ffa4, ffa5, pairs or solo.
gwent-help-arena-decks = Gwent: "starters", or files, share codes, decks of yours, factions.
gwent-help-arena-rule = Gwent: as law=advanced; see "taverne rules GWT-10".

# Options of `taverne play`; where games share one, their sentences follow each other.
gwent-help-play-mode = The way to play: duel, ffa3, ffa4, ffa5, pairs or solo. "ffa" counts the seats itself.
gwent-help-play-deck = Your deck: a file, a share code, a deck of yours, or a faction's starter.
gwent-help-play-their-deck = The deck of the other seat. Without it, another starter deck.
gwent-help-play-decks = The decks of all seats in order, with commas between them.
gwent-help-play-faction = Play the starter deck of this faction; in solo play, all its cards.
gwent-help-play-wins = Play until somebody has won so many games: 1, 2 or 3.
gwent-help-play-rule = Gwent: as after_draw=random; see "taverne rules GWT-10".
gwent-help-play-leader = Solo: your leader.
gwent-help-play-built-deck = Solo: a deck of your own instead of the whole faction.
gwent-help-play-leaders = Solo: the opponent's leaders take part.
gwent-help-play-law = The law of deck building: standard or advanced.
