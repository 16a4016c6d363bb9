# What the study of decks says. Rates and differences come as finished words: "63.4 %", "+2.1".

## The commands

cli-help-meta = Study a field of decks: which is best, which mix nobody can beat, which card carries a deck.
cli-help-meta-decks = The decks: a folder of deck files, or decks with commas between them; "starters" and "field" are those of the house.
cli-help-meta-bot = The bot that plays all decks. Without it, the usual one.
cli-help-deck-improve = Better a deck by one change after the other, each proved by games.
cli-help-improve-against = The rivals: a folder of deck files, or decks with commas between them; "starters" and "field" are those of the house.
cli-help-improve-minutes = How long to search, in minutes. 5 by default.
cli-help-improve-gain = What a change must be worth, in points of a hundred. 4 by default; less takes longer.
cli-help-improve-leader = Keep the leader.

## What is refused

meta-unplayable = This cannot be studied:
meta-decks-missing = Say which decks: --decks FOLDER.
meta-deck-missing = Say which deck is to be bettered.
meta-against-missing = Say against which decks: --against FOLDER.
meta-no-field = There is no deck to measure it by; name at least one.
meta-one-deck = "{ $deck }" is the only deck; a field has at least two.
meta-folder-empty = There is no deck file (*{ $suffix }) in { $folder }.
meta-deck-refused = { $source }: { $reason }
meta-duels-only = Decks are studied in duels.
meta-minutes-odd = { $minutes } minutes cannot be; ask for more than 0.
meta-gain-odd = A gain of { $gain } points of a hundred cannot be; it lies between 0 and 100.

## A field

meta-title = { $decks } decks
meta-standings = Decks against the field, each rival met equally often:
meta-standing = { $number }. { $name }: { $rate }, with 95 % certainty between { $low } and { $high }. Its worst rival is { $nemesis } ({ $against }).
meta-equilibrium = The mix that nobody can beat:
meta-mix = { $name }: { $share } (in 95 of 100 fields like this between { $low } and { $high })
meta-best = The deck to bring to this field is { $name }: { $rate }, with 95 % certainty between { $low } and { $high }.

## A deck that is bettered

meta-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } { $card }
}
meta-progress-survey = Games: { $played }, changes: { $changes }, rate: { $rate }. Finding out what each card is worth.
meta-progress-trial = Games: { $played }, changes: { $changes }, rate: { $rate }. Trying { $out } → { $into }: { $mean } ({ $low } to { $high }).
meta-step = Changed: { $out } → { $into }. { $mean } points of a hundred, with 95 % certainty between { $low } and { $high }, over { $games } games.
meta-reason-out = With { $card } drawn, the deck fared { $impact } points of a hundred from its average.
meta-tried = Changes made: { $changes }; refused: { $refused }; games: { $games }. Against its rivals the deck wins { $rate }, with 95 % certainty between { $low } and { $high }.
meta-nothing-better = Nothing else that was tried is better.
meta-time-is-up = The time is up; with more of it, more may be found.
meta-proving = Both decks once more, with fresh luck.
meta-proof = By fresh games, which had no part in the choice: { $mean } points of a hundred, with 95 % certainty between { $low } and { $high }, over { $games } games of each deck.

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
