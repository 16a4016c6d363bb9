## The companion for the real box

companion-title = Companion
companion-intro = Your cards lie on the real table. Tap them in here: every strength is counted and explained.
companion-new = New table
companion-new-sure = The cards and the score on this page will be cleared.
companion-keep = Keep it
companion-clear = Clear the table
companion-begin = Begin
companion-name = Name
companion-player = Player { $number }
companion-find = Find a card
companion-none = No card of that name can lie there.
companion-away = Take away
companion-undo = Undo
companion-game-to = { $names } wins the game.
companion-game-drawn = The game is drawn.
companion-back = Back

## What cannot be

companion-impossible = This table cannot be:
companion-not-here = There is no companion for this game.
companion-unknown-deed = The companion does not know what “{ $deed }” means.
companion-untold = Something has not been told yet.
companion-absent = None of these cards was there.
companion-not-there = { $card } cannot have been there.
companion-seats = This way to play has { $seats } players on { $sides } sides.
companion-unknown-pile = There is no place called “{ $pile }”.
companion-unknown-card = There is no card “{ $card }”.
companion-score-wrong = Side { $side }: the score goes from 0 to { $most }.
