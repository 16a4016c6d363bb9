rungs-name = Rungs
rungs-option = the { $card }
rungs-ask-lead = Which rung do you lead with?
rungs-ask-follow = Which rung do you follow with?

rungs-field-stock = Stock: { $count }.
rungs-field-led = Waiting to be followed: the { $value }.
rungs-seat-pairs = { $who ->
    [you] You have
   *[other] { $Name } has
} taken { $count ->
    [one] one pair
   *[other] { $count } pairs
}.
rungs-seat-cards = { $who ->
    [you] You hold
   *[other] { $Name } holds
} { $count ->
    [one] one card
   *[other] { $count } cards
}.
rungs-seat-hand = Your hand: { $value }.

rungs-log-round = Round { $number }.
rungs-log-play = { $who ->
    [you] You play
   *[other] { $Name } plays
} the { $card }.
rungs-log-take = { $who ->
    [you] You take
   *[other] { $Name } takes
} the pair.
