## Die Tischhilfe für die echte Schachtel

companion-player-head = Platz
companion-match-to = Das Match geht an { $names }.
companion-ask-winner = Die Reihe sagt nicht, wer gewonnen hat. Wer war es?
companion-signets = Siegel: { $signets }
companion-games = { $won } von { $wins } Partien
companion-wins = Partien zum Sieg
companion-mixed = Diese Fraktionen kommen aus Deck II:
companion-row-empty = Tippt die erste Karte beider Seiten an.
companion-awaited = Noch nicht gespielt
companion-half = Eine Karte fehlt noch.
companion-guardian = Wächter dieses Platzes
companion-no-guardian = Kein Wächter aufgedeckt
companion-wakes = { $card } wirkt für { $names }
companion-sleeps = { $card } wirkt für niemanden
companion-tokens = Marker: { $tokens }
companion-ongoing = Dauermarker
companion-ongoing-less = Ein Dauermarker weniger
companion-ongoing-more = Ein Dauermarker mehr
companion-claims = Ansprüche des Einhorns
companion-claims-less = Ein Anspruch weniger
companion-claims-more = Ein Anspruch mehr
companion-encounter-away = Begegnung entfernen
companion-ready = Fertig
companion-plays = { $who } spielt
companion-end-game = Partie beenden
companion-next-game = Nächste Partie

## Was nicht sein kann

companion-twice = Platz { $side }: { $card } liegt zweimal in der Reihe (CAR-1.1).
companion-not-in-deck = { $card } ist nicht in dem Deck, das ihr spielt ({ $rule }).
companion-guardian-twice = { $card } gibt es nur einmal (CAR-6.1).
