# Die Seiten rund um den Tisch im Browser: Startseite, neuer Tisch, Wartezimmer, Einstellungen, Irrwege.

## Überall

web-pages = Seiten
web-nav-play = Spielen
web-nav-new = Neuer Tisch
web-nav-learn = Lernen
web-way-learn = Lernen
web-way-learn-more = Eine erste Partie in fünf Minuten
web-newcomer = Neu hier? Deine erste Partie { $game }
web-newcomer-more = Fünf Minuten, Schritt für Schritt. Nichts kann schiefgehen.
web-nav-cards = Karten
web-nav-rules = Regeln
web-nav-decks = Decks
web-nav-games = Meine Partien
web-settings = Einstellungen
web-game = Spiel
web-change = Ändern
web-start = Beginnen
web-host = Eröffnet den Tisch
web-copy = Kopieren
web-copied = Kopiert
web-copy-selected = Der Link ist markiert: Kopiere ihn mit Strg+C oder drück lange darauf.
web-try-again = Noch einmal versuchen
web-bot-level = Stärke des Bots
web-bot-more = ein Bot
web-level-random = Unbekümmert
web-level-novice = Sanft
web-level-greedy = Solide
web-level-weighted = Launisch
web-level-planner = Scharfsinnig
web-level-search = Gnadenlos
web-level-net = Unerreicht
web-level-instead = statt { $level }
web-excused = Was { $level } gelernt hat, fehlt hier; der nächstbeste Bot springt ein.
web-name-example = Robin
web-name-more = Die anderen am Tisch lesen ihn. Ein Konto brauchst du nicht.

## Die Startseite

web-home-line = Ein Kartentisch für { $games }. Setz dich dazu; ein Konto brauchst du nicht.
web-against = gegen { $name } (Bot, { $level })
web-continue = Weiter mit { $names }
web-phase-gathering = Wartet
web-phase-playing = Läuft
web-ways = Andere Arten zu spielen
web-friends = Mit Freunden
web-invite = Einladen
web-join-link = Mit einem Link oder Code dazukommen
web-join-no-link = Darin steht weder ein Link zu einem Tisch noch ein Code aus fünf Wörtern.
web-record-open = Eine aufgezeichnete Partie fortsetzen
web-open-tables = Offene Tische
web-seats-free = { $free ->
    [0] kein freier Platz
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}

## Ein neuer Tisch

web-seats = Plätze
web-you-sit = Du sitzt bei der Kerze
web-seat-open-more = Für alle, die den Link haben
web-use-bot = Bot nehmen
web-free-seat = Platz { $number } freimachen
web-partner = dein Team
web-other-side = die andere Seite
web-clock-title = Uhr
web-clock-none = keine Uhr
web-clock-move = { $seconds } Sekunden je Entscheidung
web-clock-bank = { $minutes } Minuten und { $increment } Sekunden je Entscheidung
web-clock-post = { $days ->
    [one] 1 Tag je Entscheidung
   *[other] { $days } Tage je Entscheidung
}
web-clock-none-name = Keine
web-clock-relaxed-name = Gemütlich
web-clock-brisk-name = Flott
web-clock-bank-name = Zeitkonto
web-clock-post-name = Per Post
web-clock-none-more = Niemand muss sich beeilen.
web-clock-relaxed-more = 90 Sekunden für jede Entscheidung.
web-clock-brisk-more = 30 Sekunden für jede Entscheidung.
web-clock-bank-more = Zehn Minuten für jeden Platz, und zehn Sekunden mehr mit jeder Entscheidung.
web-clock-post-more = Ein Tag für jede Entscheidung.
web-watching-allowed = Andere dürfen zusehen
web-watching-allowed-more = Sie sehen den Tisch, aber nie eine Hand.
web-listed = Auf der Liste der Tische
web-listed-more = Alle können diesen Tisch finden und sich dazusetzen.
web-rules = Regeln
web-rules-usual = wie im Heft, wenn du nichts änderst
web-wins = Nötige Siege
web-wins-games = { $wins ->
    [one] 1 Partie
   *[other] { $wins } Partien
}
web-first-to = { $wins ->
    [one] Eine Partie entscheidet.
   *[other] Wer zuerst { $wins } Partien gewinnt, gewinnt das Match.
}
web-waits-friends = { $count ->
    [one] Ein Platz wartet noch auf Besuch.
   *[other] { $count } Plätze warten auf deine Freunde.
}
web-begins-at-once = Die Partie beginnt sofort.
web-open-table = Den Tisch eröffnen

## Das Wartezimmer

web-waiting-dark = { $open ->
    [one] Ein Platz ist noch dunkel
   *[other] { $open } Plätze sind noch dunkel
}
web-waiting-lit = Jeder Platz leuchtet
web-waiting-begins = Die Karten werden ausgeteilt
web-waiting-more = Wer sich setzt, bringt eine Scheibe zum Leuchten. Die Partie beginnt, wenn alle { $seats } leuchten und bereit sind.
web-seats-taken = { $taken } von { $seats } Plätzen besetzt
web-deck-brought = hat ein Deck
web-swap = Plätze tauschen
web-ready-missing = { $open ->
    [one] 1 Platz fehlt
   *[other] { $open } Plätze fehlen
}
web-ready-unready = Warten auf { $names }
web-not-ready = Doch noch warten
web-watching-waiting = Du siehst zu. Die Partie hat noch nicht begonnen.
web-invite-title = Bring Freunde mit
web-invite-link = Link für Freunde
web-invite-qr = Der Link für Freunde, zum Scannen
web-invite-more = Wer den Link hat, kann sich dazusetzen.
web-link-copied = Link kopiert
web-invite-network = Funktioniert für alle in deinem Netz.
web-invite-only-here = Dieser Link funktioniert nur auf diesem Rechner.
web-invite-let-in = Andere in diesem Netz einlassen
web-invite-how = Um andere einzulassen, öffne das Haus mit: make play ARGS="--host 0.0.0.0"
web-invite-code = Oder sie öffnen { $address }, und du liest diese fünf Wörter vor:

## Hereinkommen

web-join-title = Ein Platz ist frei
web-join-people = Am Tisch: { $names }.
web-code-title = Mit einem Code hereinkommen
web-code-more = Fünf Wörter, die dir jemand vorgelesen hat. Großbuchstaben, Leerzeichen und Bindestriche sind egal.
web-code = Code
web-code-example = apfel turm fuchs …

## Irrwege

web-lost-way = Dieser Weg führt nirgendwohin
web-lost-room-unknown = Kein Tisch mit diesem Namen
web-lost-room-full = Jeder Platz leuchtet
web-lost-room-closed = Der Tisch ist abgeräumt
web-lost-room-bad-invitation = Diese Einladung ist abgelaufen
web-lost-room-no-watchers = Ein Tisch unter sich
web-lost-room-too-many-watchers = Kein Stehplatz mehr
web-lost-room-bad-token = Hier kennt man dich nicht
web-link-torn = Diesem Link fehlt das Ende, deshalb führt er an keinen Tisch. Kopiere ihn noch einmal oder lass dir einen neuen schicken.
web-try-link = Versuchen
web-away-title = Die Taverne ist nicht zu erreichen
web-away-text = Niemand antwortet. Vielleicht ist das Haus kurz geschlossen, oder die Verbindung ist weg; alle paar Sekunden wird neu gefragt.
web-away-kept = Laufende Partien bleiben erhalten
web-away-decks = Decks und Einstellungen liegen auf diesem Gerät
web-away-not = Tische, Bots und Freunde brauchen das Haus
web-away-here = Hier spielen, offline

## Einstellungen

web-motion-more = Ruhig: Nichts fliegt, Zahlen ändern sich sofort. Wünscht dein System weniger Bewegung, bewegt sich nichts.
web-sound-more = Karten auf Holz, ein abgestelltes Glas: Dein Browser erzeugt sie selbst. Anfangs sind sie aus.
web-things = Deine Sachen
web-things-save = Als Datei speichern
web-things-forget = Alles vergessen
web-things-sure = Wirklich alles vergessen?
web-things-more = Name, Einstellungen, Decks, die Namen deiner Tische und die Notizen, mit denen das Austeilen geprüft wird, liegen nur auf diesem Gerät.
web-engine = Wie die Bots denken
web-engine-interpreted = Mit dem einfachen Quelltext
web-engine-interpreted-more = Hier wurde kein C-Compiler gefunden, oder es ist abgeschaltet: Bots schauen in derselben Zeit weniger weit voraus.
web-engine-compiling = Noch mit dem einfachen Quelltext
web-engine-compiling-more = Die Maschine wird im Hintergrund übersetzt; die Bots wechseln von selbst.
web-engine-compiled = Übersetzt
web-engine-compiled-more = Dieselben Regeln als Maschinencode: Bots schauen in derselben Zeit um ein Mehrfaches weiter voraus.
web-keys = Tasten
web-key-hand = 1 … 0
web-key-hand-does = Eine Handkarte nehmen
web-key-cards = ← →
web-key-cards-does = Von Karte zu Karte
web-key-rows = ↑ ↓
web-key-rows-does = Von Reihe zu Reihe
web-key-enter = Enter
web-key-enter-does = Spielen, bestätigen
web-key-escape = Esc
web-key-escape-does = Zurücklegen
web-key-why = ?
web-key-why-does = Warum diese Zahl
web-key-log = G
web-key-log-does = Verlauf
web-key-hint = H
web-key-hint-does = Tipp

## Faires Austeilen und Aufzeichnungen

web-fair = Fair ausgeteilt
web-fair-before = Das Haus hat die Geheimnisse für jedes Austeilen in diesem Raum gewählt und zeigt jetzt deren Siegel. Dein Glück und das der anderen fließen ins Mischen ein; nach der Partie wird das Geheimnis gezeigt, und alle können es prüfen.
web-fair-after = Das ist das Geheimnis des Hauses für dieses Austeilen. Zusammen mit dem Glück aller Plätze bestimmt es, wie ausgeteilt wurde; das prüft dieser Browser selbst, und „taverne verify“ spielt auch die Aufzeichnung nach.
web-fair-commitment = Siegel
web-fair-luck = Glück der Plätze
web-fair-secret = Geheimnis
web-fair-salt = Salz
web-fair-deal = Wievieltes Austeilen
web-fair-abandoned = Abgebrochen
web-witness-checked = Von diesem Browser geprüft: Die Karten folgen aus dem Siegel, das er vorher notiert hat, und aus deinem Glück.
web-witness-partly = Von diesem Browser geprüft: Der Beweis hält. Vor dem Austeilen hat er nichts notiert, mehr kann er daher nicht sagen.
web-witness-commitment = Hier wurde nicht fair ausgeteilt: Vorher hat das Haus ein anderes Siegel gezeigt.
web-witness-link = Hier wurde nicht fair ausgeteilt: Das Geheimnis des Hauses passt nicht zu seinem Siegel.
web-witness-luck = Hier wurde nicht fair ausgeteilt: Dein Glück ist nicht eingeflossen.
web-witness-key = Hier wurde nicht fair ausgeteilt: Die Karten folgen nicht aus dem Geheimnis und dem Glück aller.
web-witness-abandoned = { $count ->
    [one] In diesem Raum wurde ein Austeilen abgebrochen.
   *[other] In diesem Raum wurde { $count } Mal das Austeilen abgebrochen.
  }
web-record-download = Aufzeichnung speichern

## Dank

web-credits-games = Die Spiele
web-credits-own = Für diesen Tisch gemacht
web-credits-own-more = Fenster, Kartenbilder, Reihenzeichen, Texte, Töne und Code. Jedes Rosenfenster zeichnet ein kleines Programm aus dem Namen der Karte.
web-nav-puzzles = Rätsel
web-nav-companion = Tischhilfe
