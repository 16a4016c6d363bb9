# What Cardia says when something is refused.
cardia-unknown-card = There is no card called "{ $card }" in Cardia.
cardia-unknown-task = "{ $task }" is no pending work of Cardia.
cardia-no-such-deck = There is no deck "{ $deck }": choose I, II, or a mix such as mixed:swamp+guild, which names the factions from deck II.
cardia-no-such-scene = There is no scene called "{ $scene }": choose from { $known }.
cardia-house-scene = The scene "{ $scene }" is a house card, and house cards are switched off.
cardia-scene-twice = The scene "{ $scene }" is named more than once.
cardia-open-without-guardians = Guardians can lie open only in a game with guardians.
cardia-other-box = This record was played with other guardian and scene cards than those in the file of this version.
cardia-box-wrong = The card file { $file } cannot be used:
cardia-box-columns = Its first line must name the columns { $columns }.
cardia-box-line = Line { $line }: the column "{ $column }" is wrong.

# What the characters do.
cardia-text-assassin = Discard this card and the opposing one: the encounter leaves the row.
cardia-text-void-mage = Remove all modifiers, or all ongoing tokens, from one card.
cardia-text-surgeon = −5 on the next card you play.
cardia-text-mediator = Ongoing: this encounter is a tie.
cardia-text-saboteur = Your opponent discards the top two cards of their deck.
cardia-text-fortune-teller = In the next encounter your opponent plays face up first; then you choose.
cardia-text-palace-guard = Name a faction. Your opponent may discard a hand card of it; otherwise +7 on this card.
cardia-text-judge = Ongoing: you win every tie, earlier and later ones.
cardia-text-ambusher = Name a faction. Your opponent discards all hand cards of it.
cardia-text-puppeteer = Discard the opposing card; a random card from your opponent's hand takes its place.
cardia-text-clockmaker = +3 on your card in the previous encounter, and +3 on the next card you play.
cardia-text-treasurer = Ongoing: whoever wins the previous encounter has one more signet there.
cardia-text-swamp-guardian = Take another of your cards back into your hand and discard the one opposite it.
cardia-text-magistra = Use the instant ability of another of your cards with at least as much influence as this one.
cardia-text-inventor = +3 on one card, and −3 on a different one.
cardia-text-djinn = You win the game.
cardia-text-poisoner = Lower the opposing card until this encounter is a tie.
cardia-text-kinesis-mage = Move all modifiers and ongoing tokens from one of your cards to another.
cardia-text-envoy = −3 on any one card, or on the next card you play.
cardia-text-tax-collector = +4 on this card.
cardia-text-revolutionary = Your opponent discards two hand cards of their choice and draws two.
cardia-text-librarian = When your next card is revealed, put +2 or −2 on it before comparing.
cardia-text-prodigy = +3 on one of your cards with influence 8 or less.
cardia-text-aristocrat = Ongoing: while this card wins, it carries one more signet.
cardia-text-blackmailer = Name a faction. If your opponent's next card is of another one, they discard two hand cards of their choice.
cardia-text-illusionist = Use the ability of another of your losing cards, at its place.
cardia-text-engineer = Your next card gets +5 after the second phase of its encounter.
cardia-text-counselor = Ongoing: in the previous encounter your card wins and the other loses.
cardia-text-witch-king = Name a faction. Your opponent discards all of it from hand and deck and shuffles the deck.
cardia-text-elemental = Discard a hand card with an instant ability, use that ability, then draw a card.
cardia-text-mechanical-djinn = Ongoing: win the encounter right after this one, and you win the game.
cardia-text-successor = Your opponent keeps two hand cards of their choice and discards all other cards of hand and deck.

# What guardians and scenes do, from the effects in the card file.
cardia-exclusive = { $text } Only if yours is the only { $faction } card in the encounter.
cardia-house-card = { $text } (House card.)
cardia-house-detail = { $text } (House rule in detail.)
cardia-effect-claim-next = Your card in the next encounter carries one more signet if it wins.
cardia-effect-flip-tokens = Turn all modifiers on one card to their other side.
cardia-effect-tokens = { $value3 } on { $value1 ->
        [own] your
       *[opposing] the opposing
    } card in { $value2 ->
        [here] this
       *[previous] the previous
    } encounter.
cardia-effect-repeat-ability = Use the ability of the card you played here, whether it was used already or not.
cardia-effect-ongoing-token = Put an ongoing token on the card you played here.
cardia-effect-sting = { $value1 ->
        [1] A random card of your opponent's hand goes
       *[other] { $value1 } random cards of your opponent's hand go
    } to their discard pile.
cardia-effect-stare = In the next encounter your opponent plays the top card of their deck.
cardia-effect-swap-neighbours = Swap two of your cards in adjacent encounters, with all tokens on them.
cardia-effect-recover = Put one of your discarded characters under your deck.
cardia-effect-look-at-hand = Look at { $value1 } random cards of your opponent's hand.
cardia-effect-fewer-signets-token = After the reveal, the player with fewer signets puts { $value1 } on their own card.
cardia-effect-same-faction-loses = Reveal a card of the same faction as your card in the previous encounter, and you lose at once.
cardia-effect-weaker-card-mills = Reveal a card with less influence than your card in the previous encounter, and you discard the top { $value1 ->
        [1] card
       *[other] { $value1 } cards
    } of your deck.
cardia-effect-first-tie-token = After the first tie of the game both players have { $value1 } on their next card.
cardia-effect-wins-in-a-row = Win { $value1 } adjacent encounters, and you win the game.
cardia-effect-earlier-wins-bite = Whenever you come to win an earlier encounter, draw a card, and your opponent discards one.
cardia-effect-winner-peeks = When one of your { $value1 } cards wins its encounter, look at the top of your deck; you may put that card under it.
cardia-effect-fog = Cards stay face down; each round the encounter before is revealed and resolved.
cardia-effect-open-and-draw = Start with { $value1 } cards, and draw { $value2 } at the end of a round.
cardia-effect-draw-and-bury = Draw { $value1 } cards at the end of a round, then put one hand card under your deck.
cardia-effect-loser-draws = Who loses the encounter of the round and holds fewer cards draws { $value1 } more.
cardia-effect-swap-with-top = After the first encounter you may swap a hand card with the top of your deck, once.
cardia-effect-refill = No draw at the end of a round; whenever you hold { $value1 } card or less, draw { $value2 }.

# Cards in words.
cardia-listed = { $card }, { $facts }
cardia-listed-text = { $card }, { $facts }: { $text }
cardia-text = { $text } ({ $rule })
cardia-ongoing = ongoing
cardia-character = { $card }. Deck { $deck }: { $facts }.
cardia-guardian = { $card }. { $exclusive ->
    [yes] Guardian of the { $faction }, exclusive.
   *[no] Guardian of the { $faction }.
}
cardia-scene = { $card }. Scene.
cardia-card-line = { $headline } { $text }
cardia-faction = { $faction }: { $cards }.
cardia-house-card-name = { $card } (house card)
cardia-house-detail-name = { $card } (house rule in detail)
cardia-placed = { $card } { $influence }
cardia-placed-marked = { $card } { $influence } ({ $marks })
cardia-mark-printed = printed { $printed }, tokens { $tokens }
cardia-mark-ongoing = { $count ->
    [one] ongoing token
   *[other] { $count } ongoing tokens
}
cardia-mark-engineer = { $tokens } to come
cardia-mark-claim = { $count ->
    [one] Unicorn's claim
   *[other] { $count } Unicorn's claims
}
cardia-owned = { $who ->
    [you] your { $card }
   *[other] { $name }'s { $card }
}
cardia-fighter = { $who ->
    [you] your { $card }
   *[other] { $name }'s { $card }
}
cardia-fighter-none = { $who ->
    [you] you without a card
   *[other] { $name } without a card
}
cardia-seat-name = { $who ->
    [you] you
   *[other] { $name }
}
cardia-seat-favoured = { $who ->
    [you] you
   *[other] { $name }
}
cardia-omen-librarian = +2 or −2 (Librarian)
cardia-omen-engineer = +5 after its encounter (Engineer)
cardia-omen-claim = one more signet if it wins (Unicorn)
cardia-omen-demand = of the { $faction }, or two cards are discarded (Blackmailer)

# The table.
cardia-round-over = The match is over after { $game ->
    [one] 1 game.
   *[other] { $game } games.
}
cardia-round = Game { $game }, round { $round }. { $who ->
    [you] You decide.
   *[other] { $count ->
        [one] { $asked } decides.
       *[other] { $asked } choose in secret.
    }
}
cardia-scenes = Scenes: { $scenes }.
cardia-guardians = Guardians, by encounter: { $guardians }.
cardia-guardian-up = { $place } { $card } of the { $faction }
cardia-guardian-down = { $place } face down, of the { $faction }
cardia-seat = { $who ->
    [you] You
   *[other] { $Name }
}: { $signets ->
    [one] 1 signet
   *[other] { $signets } signets
}, hand { $hand }, deck { $deck }, discard pile { $discard }.
cardia-known = { $who ->
    [you] Known in your hand
   *[other] Known in { $name }'s hand or face down
}: { $cards }.
cardia-waiting = { $who ->
    [you] Waiting for your next card
   *[other] Waiting for { $name }'s next card
}: { $things }.
cardia-foresees = { $who ->
    [you] In the next encounter you see the other card first.
   *[other] In the next encounter { $name } sees the other card first.
}
cardia-stared = { $who ->
    [you] In the next encounter you play the top card of your deck.
   *[other] In the next encounter { $name } plays the top card of the deck.
}
cardia-sealed = { $who ->
    [you] You have chosen { $card }.
   *[other] { $Name } has chosen { $card }.
}
cardia-sealed-open = { $who ->
    [you] You play face up: { $card }.
   *[other] { $Name } plays face up: { $card }.
}
cardia-sealed-hidden = { $who ->
    [you] You have chosen a card.
   *[other] { $Name } has chosen a card.
}
cardia-row-empty = No encounters yet.
cardia-encounter = Encounter { $number }: { $cards }. { $result }
cardia-against = { $first } against { $second }
cardia-result = { $who ->
    [you] You win
   *[other] { $Name } wins
}, { $signets ->
    [one] 1 signet.
   *[other] { $signets } signets.
}
cardia-result-tie = A tie.
cardia-result-both = Both win.
cardia-result-open = It is not judged yet.
cardia-result-none = It has no result.
cardia-laid = Face down: { $first } against { $second }.
cardia-hidden-card = card
cardia-hand-line = Your hand: { $cards }.
cardia-hand = { $who ->
    [you] Your hand
   *[other] { $Name }'s hand
}, { $count ->
    [0] no cards.
    [one] 1 card:
   *[other] { $count } cards:
}
cardia-discards = { $who ->
    [you] Your discard pile
   *[other] { $Name }'s discard pile
}{ $count ->
    [0] {" "}is empty.
    [one] , 1 card: { $cards }
   *[other] , { $count } cards: { $cards }
}
cardia-deck = { $who ->
    [you] Your deck
   *[other] { $Name }'s deck
}: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
cardia-deck-known = Known of it, counted from the top: { $cards }.
cardia-deck-place = { $card } at { $place }
cardia-state = Game { $number }, round { $round }, { $score }.
cardia-no-encounter = There is no encounter { $number }; { $last ->
    [0] none has been played yet.
    [one] only 1 lies in the row.
   *[other] { $last } lie in the row.
}

# Why an encounter has its result.
cardia-explained = Encounter { $number }, { $first } against { $second }:
cardia-watched = Guardian: { $guardian }.
cardia-step-of = { $who ->
    [you] you { $value }
   *[other] { $name } { $value }
}
cardia-step-printed = Printed: { $pair } (CAR-2.2).
cardia-step-tokens = Tokens: { $pair }.
cardia-step-influence = Influence: { $pair }.
cardia-step-counselor = { $count ->
    [both] Both have a Counselor in the next encounter: they cancel each other (CAR-3.5).
   *[one] A Counselor in the next encounter decides for { $favoured } (CAR-3.5).
}
cardia-step-mediator = A Mediator makes it a tie (CAR-3.5).
cardia-step-judge = { $count ->
    [both] Both have a Judge, and both win the tie (CAR-3.5).
   *[one] A Judge wins the tie for { $favoured } (CAR-3.5).
}
cardia-step-winner = { $count ->
    [none] Nobody wins: a tie.
    [both] Both win.
   *[one] Winner: { $names }.
}
cardia-step-treasurer = A Treasurer in the next encounter adds { $more ->
    [one] 1 signet (CAR-3.6).
   *[other] { $more } signets (CAR-3.6).
}
cardia-step-aristocrat = The Aristocrat adds { $more ->
    [one] 1 signet (CAR-3.6).
   *[other] { $more } signets (CAR-3.6).
}
cardia-step-unicorn = The Unicorn's claim adds { $more ->
    [one] 1 signet (CAR-3.6).
   *[other] { $more } signets (CAR-3.6).
}
cardia-step-signets = Signets: { $pair }.
cardia-word-encounter = encounter
cardia-why = Every encounter tells why it has its result: type ? { cardia-word-encounter } 1.

# Commands that Cardia explains in its own words.
cardia-command-help-card = ? NAME, ? NUMBER or ? { cardia-word-encounter } 3: explains a card, an option, or a result step by step
cardia-command-piles = { cli-word-piles }: the discard piles, and what is known of the decks
cardia-command-why = { cli-word-why }: how to see the reasons for a result
cardia-command-rules = { cli-word-rules } CAR-3.5 or { cli-word-rules } WORD: the rules
cardia-help-rules-words = Cardia: CAR-3.5 or CAR-3.

# Questions.
cardia-ask-commit = Choose a card in secret.
cardia-ask-commit_openly = You play first and face up: choose a card.
cardia-ask-discard = { $count ->
    [one] Discard a card.
   *[other] Discard { $count } cards, one after the other.
}
cardia-ask-ambush = Ambusher: of which faction does your opponent discard all hand cards?
cardia-ask-take_back = Swamp Guardian: which of your cards comes back into your hand?
cardia-ask-threaten = Blackmailer: of which faction shall your opponent's next card be?
cardia-ask-curse = Witch King: of which faction does your opponent discard all cards of hand and deck?
cardia-ask-empty = Void Mage: from which card are tokens removed?
cardia-ask-empty_of = Void Mage: what is removed from { $card }?
cardia-ask-study = Magistra: whose ability do you use?
cardia-ask-lift = Kinesis Mage: from which card do you take all tokens?
cardia-ask-set_down = Kinesis Mage: onto which card do the tokens of { $card } go?
cardia-ask-annotate = Librarian: what do you put on { $card }?
cardia-ask-evoke = Illusionist: the ability of which losing card do you use?
cardia-ask-absorb = Elemental: which card do you discard to use its ability?
cardia-ask-challenge = Palace Guard: which faction do you name?
cardia-ask-yield = The Palace Guard demands a card of the { $faction }: do you discard one?
cardia-ask-improve = Inventor: which card gets +3?
cardia-ask-impair = Inventor: which card gets −3? { $card } has got +3.
cardia-ask-deliver = Envoy: which card gets −3?
cardia-ask-praise = Prodigy: which of your cards gets +3?
cardia-ask-flip = Cat: on which card are the modifiers turned?
cardia-ask-kindle = Phoenix: which of your cards gets an ongoing token?
cardia-ask-hop = Toad: which neighbours change places?
cardia-ask-fish = Heron: which discarded card goes under your deck?
cardia-ask-bury = On top of your deck lies { $card }. Does it stay there?
cardia-ask-scrap = Scrapyard: which card goes under your deck?
cardia-ask-trade = Night Market: which card do you swap with the top of your deck?
cardia-option-yield-pass = Discard nothing: the Palace Guard gets +7
cardia-option-trade-pass = Swap nothing
cardia-option-next = The next card you play
cardia-option-modifiers = All modifiers
cardia-option-ongoing = All ongoing tokens
cardia-option-keep = Keep it on top
cardia-option-under = Put it under the deck
cardia-option-amount = { $sign ->
    [plus] Plus 2
   *[minus] Minus 2
}
cardia-option-faction = { $faction } ({ $influences })
cardia-option-spot = { $card } in encounter { $number }
cardia-option-pair = { $card } and { $other } in encounters { $number } and { $next }

# What happens.
cardia-log-game = Game { $number } begins.
cardia-log-draw = { $who ->
    [you] { $count ->
        [one] You draw a card.
       *[other] You draw { $count } cards.
    }
   *[other] { $count ->
        [one] { $Name } draws a card.
       *[other] { $Name } draws { $count } cards.
    }
}
cardia-log-draw-known = { $who ->
    [you] You draw { $cards }.
   *[other] { $Name } draws { $cards }.
}
cardia-log-commit = { $who ->
    [you] You lay { $card } face down.
   *[other] { $Name } lays { $card } face down.
}
cardia-log-plays_openly = { $who ->
    [you] You play face up: { $card }, { $facts }.
   *[other] { $Name } plays face up: { $card }, { $facts }.
}
cardia-log-reveal = Encounter { $number }: { $who ->
    [you] you reveal { $card }, { $facts }.
   *[other] { $name } reveals { $card }, { $facts }.
}
cardia-log-judged = { $who ->
    [you] You win encounter { $number }.
   *[other] { $Name } wins encounter { $number }.
}
cardia-log-judged-tie = Encounter { $number } is a tie.
cardia-log-judged-even = In encounter { $number } neither beats the other.
cardia-log-judged_again = { $who ->
    [you] You now win encounter { $number }.
   *[other] { $Name } now wins encounter { $number }.
}
cardia-log-judged_again-tie = Encounter { $number } is now a tie.
cardia-log-judged_again-even = In encounter { $number } neither beats the other any more.
cardia-log-ability = { $who ->
    [you] You use { $card }: "{ $text }"
   *[other] { $Name } uses { $card }: "{ $text }"
}
cardia-log-guardian = { $who ->
    [you] The guardian { $card } helps you: "{ $text }"
   *[other] The guardian { $card } helps { $name }: "{ $text }"
}
cardia-log-reveal-brief = { $who ->
    [you] You reveal { $card }.
   *[other] { $Name } reveals { $card }.
}
cardia-log-ability-brief = { $who ->
    [you] You use { $card }.
   *[other] { $Name } uses { $card }.
}
cardia-log-guardian-brief = { $who ->
    [you] The guardian { $card } helps you.
   *[other] The guardian { $card } helps { $name }.
}
cardia-log-guardian_up = The guardian of encounter { $number } is { $card }: "{ $text }"
cardia-log-discard = { $who ->
    [you] You discard { $cards }.
   *[other] { $Name } discards { $cards }.
}
cardia-log-tokens = { $tokens } on { cardia-owned } in encounter { $number }.
cardia-log-ongoing = An ongoing token on { cardia-owned } in encounter { $number }.
cardia-log-modifiers_gone = All modifiers leave { cardia-owned } in encounter { $number }.
cardia-log-ongoing_gone = All ongoing tokens leave { cardia-owned } in encounter { $number }.
cardia-log-tokens_moved = All those tokens move to { cardia-owned } in encounter { $number }.
cardia-log-next_tokens = { $who ->
    [you] { $tokens } on your next card.
   *[other] { $tokens } on { $name }'s next card.
}
cardia-log-encounter_leaves = Encounter { $number } leaves the row.
cardia-log-take_back = { $who ->
    [you] You take { $card } back into your hand.
   *[other] { $Name } takes { $card } back into the hand.
}
cardia-log-puppet = In encounter { $number } { $who ->
    [you] your card is now { $card }, { $facts }.
   *[other] { $name }'s card is now { $card }, { $facts }.
}
cardia-log-faction = { $who ->
    [you] You name the { $card }.
   *[other] { $Name } names the { $card }.
}
cardia-log-extorted = { $card } is not of the named faction: { $who ->
    [you] you discard two cards.
   *[other] { $name } discards two cards.
}
cardia-log-claim = { $who ->
    [you] Your next card claims one more signet.
   *[other] { $Name }'s next card claims one more signet.
}
cardia-log-swap = { $who ->
    [you] Your cards in encounters { $number } and { $next } change places.
   *[other] { $Name }'s cards in encounters { $number } and { $next } change places.
}
cardia-log-recover = { $who ->
    [you] You put { $card } under your deck.
   *[other] { $Name } puts { $card } under the deck.
}
cardia-log-looks = { $who ->
    [you] You look at cards of your opponent's hand.
   *[other] { $Name } looks at cards of the opponent's hand.
}
cardia-log-looked_at = You have seen { $cards }.
cardia-log-bite = The Serpent Temple bites for { cardia-seat-favoured }, because of encounter { $number }.
cardia-log-peek = { $who ->
    [you] On top of your deck lies { $card }.
   *[other] On top of { $name }'s deck lies { $card }.
}
cardia-log-peek-none = { $Name } looks at the top of the deck.
cardia-log-buried = { $who ->
    [you] You put it under your deck.
   *[other] { $Name } puts it under the deck.
}
cardia-log-scrap = { $who ->
    [you] You put { $card } under your deck.
   *[other] { $Name } puts a card under the deck.
}
cardia-log-trade = { $who ->
    [you] You put { $card } on your deck and take its top card.
   *[other] { $Name } puts { $card } on the deck and takes its top card.
}
cardia-log-trade-none = { $who ->
    [you] You swap nothing.
   *[other] { $Name } swaps nothing.
}
cardia-log-game_won = { $who ->
    [you] You win game { $number }.
   *[other] { $Name } wins game { $number }.
}
cardia-log-game_drawn = Game { $number } is drawn.
cardia-log-match_over = The match is over.
cardia-log-match_over-drawn = { cardia-log-match_over }

# Positions.
position-nothing-laid = { $place }: no cards were laid that could be revealed.
position-no-guardians = { $place }: there are not so many guardians.
position-no-encounter = { $place }: what is pending needs the encounter of this round.
position-no-play = { $place }: each seat has one card sealed or chooses one, and only until both are laid.

## The arena

cardia-help-arena-mode = Cardia: duel, guardians, open, or a scene, as bazaar.
cardia-help-arena-decks = Cardia: "I,II", or "all" for the sixteen.
cardia-help-arena-rule = Cardia: see "taverne rules CAR-9".

# Options of `taverne play`; where games share one, their sentences follow each other.
cardia-help-play-deck = In Cardia I, II, or mixed:swamp+guild for the factions from deck II.
cardia-help-play-wins = Play until somebody has won so many games: 1, 2 or 3.
cardia-help-play-rule = Cardia: see "taverne rules CAR-9".
cardia-help-play-scene = Cardia: a scene, as senate. May be repeated.
cardia-help-play-guardians = Cardia: with the Guardians of the Wilderness.
cardia-help-play-open = Cardia: all guardians lie face up, the strategic variant.
