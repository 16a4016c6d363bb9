# Why a bot likes an option at a table of Cardia.

thought-cardia-wins-game = It wins the game { chance-words }.
thought-cardia-loses-game = It loses the game { chance-words }.
thought-cardia-gains = It brings signets { chance-words }.
thought-cardia-costs = It gives signets away { chance-words }.
thought-cardia-keeps = It moves no signet; what counts is what remains to play with.
thought-cardia-weight = It is drawn { $percent } times out of a hundred.
thought-cardia-looks = Looking ahead, it won { chance-words }.
thought-cardia-solved = The last cards are solved: take it { chance-words }, so that nobody can rely on it.

# The same in the terms of the lessons.
thought-cardia-ongoing = An ongoing card: its token works { chance-words } from now on, as long as it lies there.
thought-cardia-tokens = Tokens shift influence your way { chance-words }; an old encounter can turn later.
thought-cardia-loses-on-purpose = It loses on purpose { chance-words }: only the loser uses the ability, and stronger cards stay in hand.
thought-cardia-guardian = It calls the guardian { chance-words }: who plays its faction uses it.
thought-cardia-discards = It costs the rival cards { chance-words }: who cannot play loses.

# Why the bot "net" cannot play here.
weights-many-scenes = The bot "net" has learned tables with at most three scenes.
