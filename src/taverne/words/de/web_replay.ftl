# Looking through a finished game.
web-replay-title = Rückschau
web-replay-look = Die Partie noch einmal ansehen
web-study-game = Partie analysieren
web-replay-open = Eine aufgezeichnete Partie ansehen
web-replay-about = Nach jeder Partie bewahrt der Tisch eine Aufzeichnung: einen Text mit dem Geben und allen Zügen. Wähle die Datei oder füge den Text ein.
web-replay-file = Datei wählen
web-replay-paste = Der Text der Aufzeichnung
web-replay-show = Ansehen
web-replay-opening = Die Partie wird aufgebaut …
web-replay-first = An den Anfang
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Schritt vor
web-replay-last = Ans Ende
web-replay-step = Schritt
web-replay-at = Schritt { $step } von { $last }
web-replay-moves = Alle Züge
web-replay-eyes = Gesehen von
web-replay-spectator = Publikum
web-replay-controls = Bedienung
web-replay-dealt = Die Karten sind gegeben.
web-replay-unseen = { $who ->
    [you] Du entscheidest
   *[other] { $Name } entscheidet
}, und davon ist noch nichts zu sehen.
