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
thought-keeps = Du führst mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} und behältst { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} für die nächsten Runden.
thought-leaves-round = { $points ->
    [0] Lass diese Runde ziehen, bevor sie mehr Karten kostet:
    [one] Lass diese Runde ziehen, du liegst einen Punkt zurück:
   *[other] Lass diese Runde ziehen, du liegst { $points } Punkte zurück:
} Du behältst { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} für die nächsten Runden, die Gegenseite { $theirs }{ $more ->
    [0] .
   *[other] ; im Wettlauf liegst du damit um { $more } vorn.
}
thought-leaves-to-rules = Das überlässt diese Runde der Gegenseite.
thought-last-gem = Das setzt deinen letzten Edelstein aufs Spiel: Wer nicht führt, verliert die Partie.
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

# Dasselbe in den Worten der Lektionen.
thought-spy = Ein Spion: Die Gegenseite bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}, du ziehst { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
}. Mehr Karten gewinnen die späteren Runden.
thought-decoy = { $kind ->
    [spy] Die Finte holt einen Spion zurück, der noch einmal gehen und Karten bringen kann.
    [medic] Die Finte holt einen Heiler zurück, der noch eine Einheit wiederbeleben kann.
   *[unit] Die Finte holt eine Einheit für eine spätere Runde zurück und kostet keine Stärke.
}
thought-medic = Ein Heiler: Die Einheit vom Ablagestapel kommt mit, zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
thought-bond = Enge Bindung: Mit ihresgleichen zusammen bringt sie { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
thought-muster = Sie ruft ihre Gruppe, zusammen { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}: Auch die aus deiner Hand kommen mit.
thought-horn = Das Horn verdoppelt eine starke Reihe: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
thought-weather = Das Wetter trifft die Gegenseite härter als dich: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
thought-clear = Gutes Wetter gibt deinen Reihen { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} mehr als denen gegenüber.
thought-scorch = Das Feuer nimmt die Stärksten: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}. Am besten, bevor sie geschützt sind und bevor du selbst so hoch baust.
thought-leader = Dein Anführer kostet keine Karte{ $points ->
    [0] .
    [one] {" "}und bringt einen Punkt.
   *[other] {" "}und bringt { $points } Punkte.
}

# Warum der Bot „net“ hier nicht spielen kann.
weights-other-rules = Der Bot „net“ hat nur Duelle nach den üblichen Regeln gelernt.
