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
