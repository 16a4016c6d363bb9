# The study of a game, and replays to share.

cli-help-study = Have a bot go through a recorded game: what each move was worth, and what was better.
cli-help-study-file = A record: its file, or its name in the list of "taverne games".
cli-help-study-hindsight = Judge with all hands open, not by what the player could know.
cli-help-study-all = Show every move, also the good ones.
study-running = The game is being studied
study-line = { $step }. { $Name }: { $option }. { $verdict }, win chance { $percent } %.
study-better-was = Better: { $option }, { $percent } %.
study-accuracy-of = { $Name }: { $percent } %

study-verdict-best = Best
study-verdict-good = Good
study-verdict-weak = Weak
study-verdict-mistake = Mistake
study-verdict-blunder = Blunder
study-moments = What decided the game
study-moments-none = No single move decided it.
study-accuracy = Accuracy
study-enough = { $most } games are being studied for you already. Stop one of them first.

web-study = Study
web-study-about = The strongest bot here goes through the game and says what each move was worth and what would have been better. It takes a minute or two; you can look around meanwhile.
web-study-begin = Begin
web-study-go-on = Go on
web-study-stop = Stop
web-study-at = Move { $step } of { $last }
web-study-done = The whole game has been studied.
web-study-hindsight = With hindsight
web-study-hindsight-about = All hands lie open. Otherwise each move is judged by what its player could know.
web-study-chance = Win chance
web-study-chance-after = { $name } after move { $step }
web-study-curve = The win chance of { $name }, move by move. Now { $percent } %.
web-study-curve-none = Nothing has been studied up to here.
web-study-move = Move { $step }: { $option }
web-study-played = Played
web-study-better = Better
web-study-try = Try again from here
web-study-none-better = Nothing else can be told to be better.
web-study-honest = The chances come from looks ahead and are calibrated on many games between bots.

web-play-on = Play on from here
web-play-on-about = A new table goes on from step { $step }, with cards that nobody can foresee.
web-play-on-bots = Against bots
web-play-on-friend = With a friend

web-share = Share
web-share-title = Share this game
web-share-link = Link to step { $step }
web-share-veiled = Who opens it sees neither the result nor later moves until they ask for them.
web-share-device = The game itself is in the link: it stays good when the table is gone.
web-share-file = Save the record
web-share-picture = Animated picture of this round
web-share-picture-making = Drawing step { $step } of { $last } …
web-share-picture-save = Save the picture

web-veil = The result and later moves are hidden.
web-veil-lift = Show everything
web-replay-speed = Speed

web-comment-at = Comment on step { $step }
web-comment-keep = Keep
web-comment-about = What you write goes into the record and into the links that you share.

web-link-broken = This link is damaged: a part of the game is missing. Ask for it again, or open the record as a file.
web-replay-not-kept = This game is not kept on this device: it was deleted, or played on another one. Open its record as a file, or ask for a link that holds the game.
