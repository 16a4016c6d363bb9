# What the arena says. Rates and ratings come as finished words: "63.4 %", "+120".

## The command

cli-help-arena = Let bots or decks play many games, and say which is better and how sure that is.
cli-help-arena-bots = The bots, as "greedy random" or "search:2000 greedy". With a single bot, the decks are compared.
cli-help-arena-game = The game: { $games }.
cli-help-arena-games = The games of each pairing, in whole turns of swapped seats. 100 by default.
cli-help-arena-mode = The way to play.
cli-help-arena-rule = A rule to change. May be repeated.
cli-help-arena-decks = The decks, with commas between them.
cli-help-arena-seed = The number from which all chance follows. 1 by default.
cli-help-arena-csv = Write a line for each game to this file.
cli-help-arena-report = Write a page with pictures to this file. Needs the extra "study".
cli-help-arena-workers = How many games are played at the same time. By default, as many as there are cores.
cli-help-arena-cluster = Play on a cluster: ray. Needs the extra "cluster".
cli-help-arena-resume = The journal: go on with it, or begin it if there is none. Alone, it knows what was being played.
cli-help-arena-sprt = Stop the games of a pairing as soon as it is decided.

arena-progress = Games
arena-kept = The games are kept in { $file }.
arena-stopped = Stopped. { $done ->
    [one] 1 finished game is kept.
   *[other] { $done } finished games are kept.
} Go on with: { $command }

## What is refused

arena-unplayable = This cannot be played in the arena:
arena-too-few = { $least ->
    [1] Name at least one bot, as "greedy".
   *[other] Name at least two bots, as "greedy random"; or one bot and at least two decks to compare.
}
arena-no-games = { $games } games cannot be played; ask for at least 1.
arena-no-workers = { $workers } workers cannot play; ask for at least 1.
arena-decks-need-single-seats = Decks cannot be compared where a side has several seats. Name two bots, or choose another mode.
arena-decks-shared = In this game both players have the same deck, so decks cannot be compared. Name two bots.
arena-mode-unknown = There is no way to play called "{ $mode }"; choose one of { $known }.
arena-cluster-unknown = There is no cluster called "{ $cluster }"; choose { $known }.
arena-cluster-closed = The Ray cluster at { $address } does not let us in: { $reason }
arena-package-missing = This needs the package { $package }, which is not installed here. Install it with: pip install "taverne[{ $extra }]"
arena-journal-unreadable = { $file } is not a journal of the arena, or its first line is damaged.
arena-journal-damaged = Line { NUMBER($line, useGrouping: 0) } of { $file } is damaged. Nothing was changed.
arena-journal-other-job = { $file } is the journal of another job: it differs in { $fields }.
arena-journal-missing = There is no journal { $file }. To begin it, say who plays.
arena-file-taken = { $file } is something else. Choose another file.
arena-game-failed = Game { $game } of { $names } broke off: { $reason }
arena-workers-die = Workers die again and again, { $times } of them over the same game. Perhaps there is not enough memory.

## The outcome

arena-automaton = opponent
arena-against = { $one } against { $two }
arena-title = Arena: { $names }
arena-headline = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $game }, seed { $seed }. A game took { $decisions } decisions and { $rounds } rounds on average.
arena-pairing = { arena-against }, { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $wins } won, { $losses } lost, { $draws } drawn. { $rate }, with 95 % certainty between { $low } and { $high }.
arena-verdict = { $verdict ->
    [even] They are even.
    [open] Not yet decided.
   *[other] { $better } is better.
}
arena-hypotheses = The games of a pairing stop when it is decided: two sequential tests ask of each side whether it wins { $better } or only { $even }, and each may err { $error } of the time. If both say { $even }, they are even.
arena-ladder = Ladder (Bradley–Terry, in Elo points around 0):
arena-rung = { $number }. { $name } { $rating }

## The report

arena-section-ladder = Ladder
arena-section-heat = Match-ups
arena-section-length = Length of a game
arena-section-cards = Cards
arena-caption-ladder = The ladder in Elo points around 0; 100 points more mean about 64 of 100 games.
arena-caption-heat = How often the contestant of the row beats that of the column.
arena-caption-length = How many games took how many decisions.
arena-caption-cards = How much more often, in points of a hundred, a deck wins when it has drawn this card.
arena-axis-elo = Elo points
arena-axis-impact = points of a hundred, when drawn
arena-axis-decisions = decisions
arena-axis-games = games
arena-all-cards = All cards
arena-cards-unknown = No card was drawn in { $least } games, so nothing can be said of them.
arena-column-name = Contestant
arena-column-rating = Elo
arena-column-pairing = Pairing
arena-column-games = Games
arena-column-wins = Won
arena-column-losses = Lost
arena-column-draws = Drawn
arena-column-rate = Rate
arena-column-low = At least
arena-column-high = At most
arena-column-verdict = Verdict
arena-column-card = Card
arena-column-drawn = Games drawn
arena-column-rate-drawn = Rate
arena-column-impact-drawn = Impact
arena-column-played = Games played
arena-column-rate-played = Rate
arena-column-impact-played = Impact
