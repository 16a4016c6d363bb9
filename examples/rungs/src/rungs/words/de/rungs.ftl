rungs-name = Sprossen
rungs-option = die { $card }
rungs-ask-lead = Mit welcher Sprosse kommst du heraus?
rungs-ask-follow = Mit welcher Sprosse antwortest du?

rungs-field-stock = Stapel: { $count }.
rungs-field-led = Wartet auf Antwort: die { $value }.
rungs-seat-pairs = { $who ->
    [you] Du hast
   *[other] { $Name } hat
} { $count ->
    [one] ein Paar
   *[other] { $count } Paare
} genommen.
rungs-seat-cards = { $who ->
    [you] Du hast
   *[other] { $Name } hat
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
rungs-seat-hand = Deine Hand: { $value }.

rungs-log-round = Runde { $number }.
rungs-log-play = { $who ->
    [you] Du spielst
   *[other] { $Name } spielt
} die { $card }.
rungs-log-take = { $who ->
    [you] Du nimmst
   *[other] { $Name } nimmt
} das Paar.
