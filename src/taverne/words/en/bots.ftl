# Why a bot likes an option, in one line.

thought-alike = All options look alike.
thought-only = There is nothing else to do.
thought-later = Who moves later knows more.
thought-keeps-all = Every card of this hand is worth keeping.
thought-dull = It is worth least of this hand.
thought-gains = { $points ->
    [0] It gains nothing at once.
    [one] It gains about one point.
   *[other] It gains about { $points } points.
}
thought-costs = { $points ->
    [one] It costs about one point at first.
   *[other] It costs about { $points } points at first.
}
thought-keeps = { $cards ->
    [one] It keeps a card for later rounds.
   *[other] It keeps { $cards } cards for later rounds.
}
thought-last-card = { $points ->
    [one] The opponent's last card must then make up one point.
   *[other] The opponent's last card must then make up { $points } points.
}
thought-wins-round = It wins the round at once.
thought-ends-round = It ends the round.
thought-wins-game = It wins the game.
thought-draws-game = It ends the game in a draw.
thought-loses-game = It loses the game.
thought-weight = It is drawn { $percent } times out of a hundred.
thought-looks = It won { $percent } % of { $visits } looks ahead.

bot-without-clock = There is no clock here for a bot that counts seconds; give it a number of looks, as "search:2000".
