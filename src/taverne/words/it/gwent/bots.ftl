# Perché a un bot piace una mossa a un tavolo di Gwent.

thought-later = Chi gioca dopo ne sa di più.
thought-keeps-all = Ogni carta di questa mano merita di restare.
thought-dull = È quella che vale meno di questa mano.
thought-gains = { $points ->
    [0] Non guadagna nulla subito.
    [one] Guadagna circa un punto.
   *[other] Guadagna circa { $points } punti.
}
thought-costs = { $points ->
    [one] All'inizio costa circa un punto.
   *[other] All'inizio costa circa { $points } punti.
}
thought-keeps = Sei in vantaggio di { $points ->
    [one] un punto
   *[other] { $points } punti
} e conservi { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} per i prossimi round.
thought-leaves-round = { $points ->
    [0] Lascia andare questo round prima che costi altre carte:
    [one] Lascia andare questo round, sei sotto di un punto:
   *[other] Lascia andare questo round, sei sotto di { $points } punti:
} conservi { $cards ->
    [one] una carta
   *[other] { $cards } carte
} per i prossimi round, l'avversario { $theirs }{ $more ->
    [0] .
   *[other] ; così nella corsa sei avanti di { $more }.
}
thought-leaves-to-rules = Lascia questo round all'avversario.
thought-last-gem = Mette a rischio la tua ultima gemma: chi non è in vantaggio perde la partita.
thought-last-card = { $points ->
    [one] L'ultima carta dell'avversario deve poi recuperare un punto.
   *[other] L'ultima carta dell'avversario deve poi recuperare { $points } punti.
}
thought-wins-round = Vince subito il round.
thought-ends-round = Chiude il round.
thought-wins-game = Vince la partita.
thought-draws-game = Chiude la partita in parità.
thought-loses-game = Perde la partita.
thought-weight = Esce { $percent } volte su cento.

# Lo stesso con le parole delle lezioni.
thought-spy = Una Spia: l'altra parte riceve { $points ->
    [one] un punto
   *[other] { $points } punti
}, tu peschi { $cards ->
    [0] nulla
    [one] una carta
   *[other] { $cards } carte
}. Chi ha più carte vince i round successivi.
thought-decoy = { $kind ->
    [spy] L'Esca riprende una Spia, da mandare di nuovo per pescare ancora.
    [medic] L'Esca riprende un medico, che può riportare un'altra unità.
   *[unit] L'Esca riprende un'unità per un round successivo e non spende forza.
}
thought-medic = Un Medico: torna anche l'unità dalla pila degli scarti, in tutto { $points ->
    [one] un punto
   *[other] { $points } punti
}.
thought-bond = Vincolo: insieme alla sua omonima porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
thought-muster = Chiama il suo gruppo, in tutto { $points ->
    [one] un punto
   *[other] { $points } punti
}: vengono anche quelle della mano.
thought-horn = Il corno raddoppia una fila forte: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
thought-weather = Il tempo colpisce l'altra parte più di te: { $points ->
    [one] un punto
   *[other] { $points } punti
}.
thought-clear = Clima sereno dà alle tue file { $points ->
    [one] un punto
   *[other] { $points } punti
} in più che alle loro.
thought-scorch = Il fuoco prende i più forti: { $points ->
    [one] un punto
   *[other] { $points } punti
}. Meglio prima che siano protetti, e prima che tu stesso salga così in alto.
thought-leader = Il tuo Comandante non costa carte{ $points ->
    [0] .
    [one] {" "}e guadagna un punto.
   *[other] {" "}e guadagna { $points } punti.
}

# Perché il bot «net» qui non può giocare.
weights-other-rules = Il bot «net» ha imparato solo i duelli con le regole consuete.
