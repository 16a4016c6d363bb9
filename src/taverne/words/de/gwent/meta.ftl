# Was gesagt wird, während ein Deck besser wird. Quoten und Unterschiede kommen als fertige Worte: „63.4 %“, „+2.1“.

## Die Befehle

cli-help-deck-improve = Ein Deck durch eine Änderung nach der anderen verbessern, jede durch Partien belegt.
cli-help-improve-against = Die Gegner: ein Ordner mit Deckdateien oder Decks mit Kommas dazwischen; „starters“ und „field“ sind die des Hauses.
cli-help-improve-minutes = Wie lange gesucht wird, in Minuten. Ohne Angabe 5.
cli-help-improve-gain = Was eine Änderung wert sein muss, in Prozentpunkten. Ohne Angabe 4; weniger dauert länger.
cli-help-improve-leader = Die Anführerkarte behalten.

## Was abgelehnt wird

meta-deck-missing = Sag, welches Deck besser werden soll.
meta-against-missing = Sag, gegen welche Decks: --against ORDNER.
meta-minutes-odd = { $minutes } Minuten gehen nicht; verlange mehr als 0.
meta-gain-odd = Ein Gewinn von { $gain } Prozentpunkten geht nicht; er liegt zwischen 0 und 100.

## Ein Deck, das besser wird

meta-copies = { $copies ->
    [one] { $card }
   *[other] { $copies } { $card }
}
meta-progress-survey = Partien: { $played }, Änderungen: { $changes }, Quote: { $rate }. Was ist jede Karte wert?
meta-progress-trial = Partien: { $played }, Änderungen: { $changes }, Quote: { $rate }. Probe: { $out } → { $into }: { $mean } ({ $low } bis { $high }).
meta-step = Geändert: { $out } → { $into }. { $mean } Prozentpunkte, mit 95 % Sicherheit zwischen { $low } und { $high }, über { $games } Partien.
meta-reason-out = War { $card } gezogen, lag das Deck { $impact } Prozentpunkte neben seinem Mittel.
meta-tried = Änderungen: { $changes }; verworfen: { $refused }; Partien: { $games }. Gegen seine Gegner gewinnt das Deck { $rate }, mit 95 % Sicherheit zwischen { $low } und { $high }.
meta-nothing-better = Nichts anderes, was versucht wurde, ist besser.
meta-time-is-up = Die Zeit ist um; mit mehr davon lässt sich vielleicht mehr finden.
meta-proving = Beide Decks noch einmal, mit frischem Glück.
meta-proof = Nach frischen Partien, die an der Wahl keinen Anteil hatten: { $mean } Prozentpunkte, mit 95 % Sicherheit zwischen { $low } und { $high }, über { $games } Partien mit jedem Deck.
