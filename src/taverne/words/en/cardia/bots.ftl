# Why a bot likes an option at a table of Cardia; "deals" are tables that it imagines.

thought-cardia-wins-game = It wins the game in { $percent } of a hundred deals.
thought-cardia-loses-game = It loses the game in { $percent } of a hundred deals.
thought-cardia-gains = It brings signets in { $percent } of a hundred deals.
thought-cardia-costs = It gives signets away in { $percent } of a hundred deals.
thought-cardia-keeps = It moves no signet; what counts is what remains to play with.
thought-cardia-weight = It is drawn { $percent } times out of a hundred.
thought-cardia-looks = It won { $percent } % of { $visits } looks ahead.
thought-cardia-solved = The last cards are solved: take it { $percent } times out of a hundred.
