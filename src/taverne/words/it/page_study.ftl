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
