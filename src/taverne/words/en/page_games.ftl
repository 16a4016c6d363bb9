# My games; loaded with the page.
web-games-sum = All games
web-games-total = { $games ->
    [one] One game
   *[other] { $games } games
  }: { $won } won, { $drawn } drawn. That is { $percent } %.
web-games-form = The last games, the newest at the end
web-games-by-deck = By deck
web-games-by-faction = By faction
web-games-by-rival = By opponent
web-games-by-mode = By way to play
web-games-share = { $games } games, { $percent } % won
web-games-few = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $won } won, too few to say
web-games-fewer = Show fewer
web-games-all = All { $count }

web-games-list = Games
web-games-won = Won
web-games-lost = Lost
web-games-drawn = Drawn
web-games-open = Not finished
web-games-against = Against { $names }
web-games-unknown = somebody
web-games-decks = { $mine } against { $theirs }
web-games-moves = { $count ->
    [one] one move
   *[other] { $count } moves
  }
web-games-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
  }
web-games-replay = Replay
web-games-again = Same table again
web-games-forget = Delete the game against { $names }
web-games-forgotten = The game is deleted.
web-games-bring-back = Undo
web-games-filters = Show only
web-games-result = Result
web-games-mode = Way to play
web-games-rival = Opponent
web-games-deck = Deck
web-games-any = All
web-games-none = No game yet. Whatever you play on this device is kept here when it ends.
web-games-none-such = No game fits.
web-games-further = { $count } more

web-games-keeping = Keep and carry
web-games-keeping-more = Your games are kept on this device only. Save them in a file to take them elsewhere.
web-games-export = Save all games
web-games-import = Bring games from files
web-games-forget-all = Delete all games
web-games-sure = Really delete all?
web-games-no-file = { $file } holds no games. Choose a file that was saved here, or the record of a game.
web-games-reading = Reading game { $at } of { $of } …
