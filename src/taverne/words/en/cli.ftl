# What the terminal says. Messages may refer to each other: they share their details.
# $who and $whose are "you" for the reader, and "other" for anybody else, who then has a name.
# $of_name and $of_owner are that name as an owner: "Ann's", "the opponent's" (see cli-of). A name with a capital letter
# ($Name, $Of_owner) begins a sentence. A translation takes the form that it needs.

## Commands of the shell

cli-help = Card games of the tavern, in the terminal.
cli-help-language = The language to speak: { $known }.
cli-help-version = Say which version this is, and how the engine runs.
cli-help-play = Play a game against bots, or watch bots play.
cli-help-play-game = The game: { $games }.
cli-help-play-seed = The number from which all chance follows.
cli-help-play-against = The bot to play against: random, novice, greedy, planner, net or search, as search:2000 or net:200 (looks ahead), search:2s or search:8000/4 (trees). In solo play, the faction of the opponent.
cli-help-play-seats = Who sits where, as "me,greedy" or "greedy,random". In pairs, partners sit opposite each other.
cli-help-play-practice = Open hands and hints, for practice.
cli-help-play-rule = A rule to change. May be repeated.
cli-help-play-name = Your name, for the record.
cli-help-play-save = The file for the record of the game.
cli-help-resume = Go on with a saved game, by default the newest.
cli-help-resume-file = A saved game: its file, or its name in the list of "taverne games".
cli-help-games = List the saved games.
cli-help-replay = Show a recorded game as somebody at the table saw it.
cli-help-replay-file = A record: its file, or its name in the list of "taverne games".
cli-help-replay-as = The seat that looks, counted from 0, or "spectator".
cli-help-replay-at = Stop after so many answers.
cli-help-json = Print JSON instead of words.
cli-help-cards = List cards by name, ability, faction or kind.
cli-help-cards-words = Words to look for, as "medic" or "skellige hero".
cli-help-cards-faction = Only cards of this faction, or neutral ones.
cli-help-cards-ability = Only cards with this ability.
cli-help-rules = Show a rule, a chapter, or the rules with a word in them.
cli-help-rules-words = A rule, a chapter or words to look for.
cli-help-library-game = The game: { $usual } without this option; there are { $games }.
cli-version = { $compiled ->
    [yes] Taverne { $version }, compiled engine
   *[no] Taverne { $version }, interpreted engine
}

## What can go wrong

cli-language-unknown = "{ $language }" is not spoken here; choose one of { $known }.
cli-file-missing = There is no file { $file }.
cli-file-no-folder = There is no folder for { $file }.
cli-file-folder = { $file } is not an ordinary file.
cli-file-forbidden = You are not allowed to use { $file }.
cli-file-full = There is no room left for { $file }.
cli-file-trouble = { $file } cannot be used: { $reason }.
cli-file-too-large = { $file } is too large for this.
cli-file-not-text = { $file } holds no text that can be read.
cli-file-taken = { $file } is something else, not a Taverne record; it has been left as it is.
cli-file-exists = There is already a file { $file }; it has been left as it is.
cli-output-trouble = The output cannot be written: { $reason }.
cli-seats-count = This game needs { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, but { $named } { $named ->
    [one] was named.
   *[other] were named.
}
cli-other-game = { $option } does not belong to this game but to { $game }.
cli-bot-not-here = The bot "{ $bot }" does not play { $game }; choose one of { $known }.
cli-seats-one-person = Only one seat can be "me".
cli-seats-or-against = Give either --seats or --against, not both.
cli-practice-needs-person = --practice is for a person: one of the seats must be "me".
cli-faction-unknown = There is no faction called "{ $faction }"; choose one of { $known }.
cli-json-needs-bots = --json is for games without a person: name the bots with --seats.
cli-viewer-unknown = "{ $viewer }" is no seat of this game: choose one of { $known }.
cli-no-saved-game = There is no saved game to go on with. Begin one with: taverne play { $game }
cli-nothing-found = Nothing fits "{ $words }".
cli-broken = Something went wrong inside Taverne, and this is a fault of ours. The details are in { $log }.
cli-broken-saved = Your game is saved; go on with: taverne resume { $name }
cli-broken-unlogged = Something went wrong inside Taverne, and this is a fault of ours: { $reason }

## At the table

cli-person = Player
cli-opponent = the opponent
cli-of = { $name }'s
cli-of-opponent = the opponent's
cli-you = You
cli-copies = { $copies } × { $name }
cli-and = { $names } and { $last }
cli-team = the team of { $owner }
cli-bot-of-seat = { $bot } { $seat }
cli-begin-seed = Seed { $seed }. Type ? for help.
cli-begin-practice = Practice: "{ cli-word-hands }" shows all hands, "{ cli-word-hint }" suggests a move, "{ cli-word-undo }" takes one back.
cli-watch-seed = Seed { $seed }. { $sides }.
cli-against = { " against " }
cli-resumed = Going on with { $name }.
cli-prompt = Your answer, 1 to { $last } or ? for help:
cli-option = { $number }. { $option }
cli-not-an-option = "{ $answer }" is not one of the options. Type a number, the beginning of a name, or ? for help.
cli-out-of-range = There is no option { $answer }: choose 1 to { $last }.
cli-several-fit = "{ $answer }" fits several options: { $options }.
cli-commands = Answer with the number of an option or the beginning of its name. You can also type:
cli-command-help-card = ? NAME or ? NUMBER: explains a card, and why it has its strength
cli-command-board = { cli-word-board }: the table
cli-command-hand = { cli-word-hand }: your cards
cli-command-piles = { cli-word-piles }: the discard piles, and what is left in your deck
cli-command-log = { cli-word-log }: everything that has happened
cli-command-why = { cli-word-why }: in solo play, what the opponent weighed when it last chose
cli-command-options = { cli-word-options }: the question again
cli-command-rules = { cli-word-rules } WORD: the rules
cli-command-hands = { cli-word-hands }: in practice, the hands of the others
cli-command-hint = { cli-word-hint }: in practice, a move worth trying
cli-command-undo = { cli-word-undo }: back to your previous decision
cli-command-save = { cli-word-save } FILE: a copy of the game; it is also saved after each of your decisions
cli-command-resign = { cli-word-resign }: give the game up
cli-command-quit = { cli-word-quit }: leave; the game is kept
cli-word-board = board
cli-word-hand = hand
cli-word-help = help
cli-word-hands = hands
cli-word-hint = hint
cli-word-log = log
cli-word-options = options
cli-word-piles = piles
cli-word-quit = quit
cli-word-resign = resign
cli-word-rules = rules
cli-word-save = save
cli-word-undo = undo
cli-word-why = why
cli-word-yes = yes
cli-nothing-to-undo = You have not decided anything yet.
cli-undone = Taken back.
cli-saved = Saved as { $name }.
cli-not-saved = The game could not be saved. { $reason }
cli-left-saved = The game is saved. Go on with: taverne resume { $name }
cli-record-kept = The record is kept. Look at it with: taverne replay { $name }
cli-resign-confirm = To give the game up, type: { cli-word-resign } { cli-word-yes }
cli-resigned = You give the game up.
cli-already-resigned = This game has been given up.
cli-log-empty = Nothing has happened yet.
cli-why-nothing = Nothing has been weighed: only the opponent of solo play chooses by the rules.
cli-only-practice = That is for practice: begin a game with --practice.
cli-hint = Hint: { $option }. { $reason }

## Saved games

cli-games-none = There are no saved games.
cli-games-line = { $name }: { $players }. { $state } Saved { $time }.
cli-games-unreadable = { $name }: { $reason }
cli-games-over = The game is over.
cli-games-resigned = It was given up.
cli-replay-point = After { $at } of { $answers } answers, as seen by { $viewer }.
cli-spectator = a spectator
cli-seat = Seat { $seat }
cli-seat-named = seat { $seat }, { $name }
cli-record-written = The record is in { $name }.

## Rules

cli-rule-title = { $rule } { $title }

## Cards

cli-cards-count = { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
cli-card-many = "{ $words }" fits several cards: { $cards }.
cli-card-nothing = There is no card like "{ $words }".
cli-card-nothing-but = There is no card called "{ $words }". Did you mean { $meant }?

## Board

cli-hand-none = A spectator has no hand.

## What happens

result-win = { $whose ->
    [you] You win the game.
   *[other] { $Side } wins the game.
}
result-match = { $who ->
    [you] You win the match.
   *[other] { $Name } wins the match.
}
result-match-draw = The match is drawn.
result-draw = The game is drawn.
result-shared = { $names } share the victory.
simple-why = In this game people and bots choose, never the rules.
simple-state = Under way.

## Matches and tournaments

match-score = Games won: { $wins }. The first to win { $target } wins the match.
match-wins = { $who ->
    [you] you { $wins }
   *[other] { $name } { $wins }
}
