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
thought-keeps = { $cards ->
    [one] Conserva una carta per i round successivi.
   *[other] Conserva { $cards } carte per i round successivi.
}
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
