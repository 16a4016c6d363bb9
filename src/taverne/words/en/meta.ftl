# What the study of decks says. Rates and differences come as finished words: "63.4 %", "+2.1".

## The commands

cli-help-meta = Study a field of decks: which is best, which mix nobody can beat, which card carries a deck.
cli-help-meta-decks = The decks: a folder of deck files, or decks with commas between them; "starters" and "field" are those of the house.
cli-help-meta-bot = The bot that plays all decks. Without it, the usual one.

## What is refused

meta-unplayable = This cannot be studied:
meta-decks-missing = Say which decks: --decks FOLDER.
meta-no-field = There is no deck to measure it by; name at least one.
meta-one-deck = "{ $deck }" is the only deck; a field has at least two.
meta-folder-empty = There is no deck file (*{ $suffix }) in { $folder }.
meta-deck-refused = { $source }: { $reason }
meta-duels-only = Decks are studied in duels.

## A field

meta-title = { $decks } decks
meta-standings = Decks against the field, each rival met equally often:
meta-standing = { $number }. { $name }: { $rate }, with 95 % certainty between { $low } and { $high }. Its worst rival is { $nemesis } ({ $against }).
meta-equilibrium = The mix that nobody can beat:
meta-mix = { $name }: { $share } (in 95 of 100 fields like this between { $low } and { $high })
meta-best = The deck to bring to this field is { $name }: { $rate }, with 95 % certainty between { $low } and { $high }.

## The report

meta-section-standings = The decks
meta-section-mix = The mix that nobody can beat
meta-section-matches = Match-ups
meta-section-carriers = What carries a deck
meta-section-cards = Cards
meta-caption-standings = How often each deck beats the others, each met equally often, with the 95 % interval.
meta-caption-mix = How often each deck is brought by those who cannot be exploited, with the 95 % interval. Other decks are left at home.
meta-caption-matches = How often the deck of the row beats that of the column, the best deck first.
meta-caption-carriers = The cards with which each deck fares best and worst when they are drawn, in points of a hundred beside its average; those that were drawn in at least { $least } games.
meta-axis-rate = won, of a hundred
meta-axis-share = brought, of a hundred
meta-all-pairings = All pairings
meta-column-deck = Deck
meta-column-rate = Rate
meta-column-low = At least
meta-column-high = At most
meta-column-share = Share
meta-column-share-low = At least
meta-column-share-high = At most
meta-column-nemesis = Worst rival
meta-column-against = Rate
meta-column-carries = Carries it
meta-column-burdens = Burdens it
