# What is said while a deck is bettered. Rates and differences come as finished words: "63.4 %", "+2.1".

## The commands

cli-help-deck-improve = Better a deck by one change after the other, each proved by games.
cli-help-improve-against = The rivals: a folder of deck files, or decks with commas between them; "starters" and "field" are those of the house.
cli-help-improve-minutes = How long to search, in minutes. 5 by default.
cli-help-improve-gain = What a change must be worth, in points of a hundred. 4 by default; less takes longer.
cli-help-improve-leader = Keep the leader.

## What is refused

meta-deck-missing = Say which deck is to be bettered.
meta-against-missing = Say against which decks: --against FOLDER.
meta-minutes-odd = { $minutes } minutes cannot be; ask for more than 0.
meta-gain-odd = A gain of { $gain } points of a hundred cannot be; it lies between 0 and 100.

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
