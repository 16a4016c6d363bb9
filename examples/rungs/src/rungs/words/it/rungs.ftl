rungs-name = Pioli
rungs-option = il { $card }
rungs-ask-lead = Con quale piolo apri?
rungs-ask-follow = Con quale piolo rispondi?

rungs-field-stock = Mazzo: { $count }.
rungs-field-led = In attesa di risposta: il { $value }.
rungs-seat-pairs = { $who ->
    [you] Hai
   *[other] { $Name } ha
} preso { $count ->
    [one] una coppia
   *[other] { $count } coppie
}.
rungs-seat-cards = { $who ->
    [you] Hai
   *[other] { $Name } ha
} in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}.
rungs-seat-hand = La tua mano: { $value }.

rungs-log-round = Round { $number }.
rungs-log-play = { $who ->
    [you] Giochi
   *[other] { $Name } gioca
} il { $card }.
rungs-log-take = { $who ->
    [you] Prendi
   *[other] { $Name } prende
} la coppia.
