# Why a bot likes an option at a table of Gwent.

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
