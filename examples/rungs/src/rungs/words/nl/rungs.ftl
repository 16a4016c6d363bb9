rungs-name = Sporten
rungs-option = de { $card }
rungs-ask-lead = Met welke sport kom je uit?
rungs-ask-follow = Met welke sport antwoord je?

rungs-field-stock = Stapel: { $count }.
rungs-field-led = Wacht op antwoord: de { $value }.
rungs-seat-pairs = { $who ->
    [you] Je hebt
   *[other] { $Name } heeft
} { $count ->
    [one] één paar
   *[other] { $count } paren
} gepakt.
rungs-seat-cards = { $who ->
    [you] Je hebt
   *[other] { $Name } heeft
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} in de hand.
rungs-seat-hand = Jouw hand: { $value }.

rungs-log-round = Ronde { $number }.
rungs-log-play = { $who ->
    [you] Je speelt
   *[other] { $Name } speelt
} de { $card }.
rungs-log-take = { $who ->
    [you] Je pakt
   *[other] { $Name } pakt
} het paar.
