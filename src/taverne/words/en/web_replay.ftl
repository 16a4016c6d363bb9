# Looking through a finished game.
web-replay-title = Replay
web-replay-look = Look through the game
web-study-game = Study the game
web-replay-open = Look through a recorded game
web-replay-about = After every game the table keeps a record: a text with its deal and all its moves. Choose the file, or paste its text.
web-replay-file = Choose a file
web-replay-paste = The text of the record
web-replay-show = Look through it
web-replay-opening = The game is being laid out …
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-step = Step
web-replay-at = Step { $step } of { $last }
web-replay-moves = All moves
web-replay-eyes = Seen by
web-replay-spectator = A spectator
web-replay-controls = Controls
web-replay-dealt = The cards are dealt.
web-replay-unseen = { $who ->
    [you] You decide
   *[other] { $Name } decides
}, and nothing is seen of it yet.
