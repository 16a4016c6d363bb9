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
thought-keeps = You lead by { $points ->
    [one] one point
   *[other] { $points } points
} and keep { $cards ->
    [0] no card
    [one] a card
   *[other] { $cards } cards
} for the rounds to come.
thought-leaves-round = { $points ->
    [0] Let this round go before it costs more cards:
    [one] Let this round go, it is one point behind:
   *[other] Let this round go, it is { $points } points behind:
} you keep { $cards ->
    [one] one card
   *[other] { $cards } cards
} for the rounds to come, the opponent { $theirs }{ $more ->
    [0] .
   *[other] , so you lead the race by { $more }.
}
thought-leaves-to-rules = It leaves this round to the opponent.
thought-last-gem = It risks your last gem: who is not ahead loses the game.
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

# The same in the terms of the lessons.
thought-spy = A spy: the other side gets { $points ->
    [one] one point
   *[other] { $points } points
}, you draw { $cards ->
    [0] nothing
    [one] one card
   *[other] { $cards } cards
}. Card advantage wins the later rounds.
thought-decoy = { $kind ->
    [spy] Decoy takes back a spy, to send it out again and draw once more.
    [medic] Decoy takes back a medic, who can bring back another unit.
   *[unit] Decoy takes back a unit for a later round, and spends no strength.
}
thought-medic = A medic: the unit from the discard pile comes along, together { $points ->
    [one] one point
   *[other] { $points } points
}.
thought-bond = A bond: together with its namesake it brings { $points ->
    [one] one point
   *[other] { $points } points
}.
thought-muster = It calls its band, together { $points ->
    [one] one point
   *[other] { $points } points
}: spare cards of the hand come along.
thought-horn = The horn doubles a strong row: { $points ->
    [one] one point
   *[other] { $points } points
}.
thought-weather = Weather hurts the other side more than you: { $points ->
    [one] one point
   *[other] { $points } points
}.
thought-clear = Clear Weather gives your rows { $points ->
    [one] one point
   *[other] { $points } points
} more than theirs.
thought-scorch = Fire takes the strongest: { $points ->
    [one] one point
   *[other] { $points } points
}. It does best before they are protected, and before you build as high yourself.
thought-leader = Your leader costs no card{ $points ->
    [0] .
    [one] , and gains one point.
   *[other] , and gains { $points } points.
}

# Why the bot "net" cannot play here.
weights-other-rules = The bot "net" has only learned duels by the usual rules.
