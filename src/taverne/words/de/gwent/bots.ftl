# Warum einem Bot an einem Gwent-Tisch etwas gefällt.

thought-later = Wer später zieht, weiß mehr.
thought-keeps-all = Jede Karte dieser Hand lohnt sich.
thought-dull = Von dieser Hand ist das am wenigsten wert.
thought-gains = { $points ->
    [0] Das bringt nicht sofort etwas.
    [one] Das bringt etwa einen Punkt.
   *[other] Das bringt etwa { $points } Punkte.
}
thought-costs = { $points ->
    [one] Das kostet zunächst etwa einen Punkt.
   *[other] Das kostet zunächst etwa { $points } Punkte.
}
thought-keeps = { $cards ->
    [one] Das spart eine Karte für spätere Runden.
   *[other] Das spart { $cards } Karten für spätere Runden.
}
thought-last-card = { $points ->
    [one] Die letzte gegnerische Karte muss dann einen Punkt aufholen.
   *[other] Die letzte gegnerische Karte muss dann { $points } Punkte aufholen.
}
thought-wins-round = Das gewinnt die Runde sofort.
thought-ends-round = Das beendet die Runde.
thought-wins-game = Das gewinnt die Partie.
thought-draws-game = Das beendet die Partie unentschieden.
thought-loses-game = Das verliert die Partie.
thought-weight = Das wird { $percent }-mal von hundert gezogen.
