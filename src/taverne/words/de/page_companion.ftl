## Die Tischhilfe für die echte Schachtel

companion-title = Tischhilfe
companion-intro = Eure Karten liegen auf dem echten Tisch. Tippt sie hier ein: Jede Stärke wird gezählt und erklärt.
companion-new = Neuer Tisch
companion-new-sure = Karten und Spielstand auf dieser Seite werden abgeräumt.
companion-keep = Behalten
companion-clear = Tisch abräumen
companion-begin = Beginnen
companion-name = Name
companion-player = Platz { $number }
companion-find = Karte suchen
companion-none = Keine Karte dieses Namens kann dort liegen.
companion-away = Wegnehmen
companion-undo = Zurück
companion-game-to = Die Partie geht an { $names }.
companion-game-drawn = Die Partie ist unentschieden.
companion-back = Zurück

## Was nicht sein kann

companion-impossible = Diesen Tisch kann es nicht geben:
companion-not-here = Für dieses Spiel gibt es keine Tischhilfe.
companion-unknown-deed = Die Tischhilfe weiß nicht, was „{ $deed }“ heißt.
companion-untold = Etwas ist noch nicht gesagt.
companion-absent = Keine dieser Karten war da.
companion-not-there = { $card } kann nicht da gewesen sein.
companion-seats = Diese Spielart hat { $seats } Plätze auf { $sides } Seiten.
companion-unknown-pile = Einen Platz „{ $pile }“ gibt es nicht.
companion-unknown-card = Eine Karte „{ $card }“ gibt es nicht.
companion-score-wrong = Seite { $side }: Der Stand geht von 0 bis { $most }.
