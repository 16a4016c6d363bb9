# The pages of rules and cards; they come when somebody reads there.

books-contents = Contents
books-search-rules = Look for a word or a number
books-rules-found =
    { $count ->
        [0] No rule says that.
        [one] 1 rule
       *[other] { $count } rules
    }
books-print = Print
books-link = Link to this rule
books-tables-differ = Tables may differ:
books-usual = usual
books-yes = yes
books-no = no
books-foe = opponent

## Cards

books-search-cards = Look for a card, in any language
books-filter =
    { $count ->
        [0] Filters
        [one] Filters, 1 chosen
       *[other] Filters, { $count } chosen
    }
books-any = Any
books-all-cards = Show all
books-cards-found =
    { $count ->
        [0] No card is like that.
        [one] 1 card
       *[other] { $count } cards
    }
books-facet-faction = Faction
books-facet-kind = Kind
books-facet-ability = Ability
books-back-to-cards = All cards
books-no-such-card = There is no card of this name. Perhaps the link was cut short.
books-its-rules = Its rules:
books-calls = Calls
books-called-by = Called by
books-becomes = Turns into
books-comes-from = Comes from
books-rulings = Rulings

## Numbers from the arena

books-numbers = Numbers from the arena
books-won-when-drawn = Won { $rate } % of the games in which it was drawn
books-won-when-played = Won { $rate } % of the games in which it was played
books-gain = That is { $gain } points of a hundred against { $when ->
    [led] the same decks under all five leaders
    [used] the same decks under all five leaders
    [acted] an even game
   *[drawn] the same deck on average
}, with 95 % certainty between { $low } and { $high } ({ $games } times).
books-verdict-better = More than chance.
books-verdict-worse = Less than chance.
books-verdict-open = Cannot be told from chance.
books-no-numbers = Nothing is known yet: it was seen too rarely, or never lies in a hand.
books-numbers-mean-cards = “Drawn” is the fairer number: a card that is played when one is winning anyway looks good when played.
books-pace = With this scene { $drawn } % of { $games } games are drawn, and a game has { $encounters } encounters on average; without a scene { $usual_drawn } % and { $usual_encounters }.
books-numbers-whence = Where the numbers come from
books-numbers-run = { $games } games between bots ({ $level }), { $decks } decks, seed { $seed }. Made by:
