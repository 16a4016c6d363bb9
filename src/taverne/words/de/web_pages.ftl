# Die Seiten rund um den Tisch im Browser: Startseite, neuer Tisch, Wartezimmer, Einstellungen, Irrwege.

## Überall

web-pages = Seiten
web-nav-play = Spielen
web-nav-new = Neuer Tisch
web-settings = Einstellungen
web-game = Spiel
web-game-gwent = Gwent
web-game-cardia = Cardia
web-change = Ändern
web-start = Beginnen
web-host = Eröffnet den Tisch
web-copy = Kopieren
web-copied = Kopiert
web-try-again = Noch einmal versuchen
web-bot-level = Stärke des Bots
web-bot-more = ein Bot
web-level-random = Unbekümmert
web-level-greedy = Sanft
web-level-weighted = Solide
web-level-planner = Scharfsinnig
web-level-search = Gnadenlos
web-name-example = Robin
web-name-more = Die anderen am Tisch lesen ihn. Ein Konto brauchst du nicht.

## Die Startseite

web-home-line = Ein Kartentisch für Gwent und Cardia. Setz dich dazu; ein Konto brauchst du nicht.
web-against = gegen einen Bot: { $level }
web-cardia-quick = Deck I, eine Partie
web-continue = Weiter mit { $names }
web-phase-gathering = Wartet
web-phase-playing = Läuft
web-ways = Andere Arten zu spielen
web-way-duel = Duell
web-way-duel-more = Zwei von drei Runden gewinnen
web-way-solo = Solo
web-way-solo-more = Gegen ein Deck ohne Hand
web-way-ffa = Alle-gegen-Alle
web-way-ffa-more = Ein Punkt für alle, die du schlägst
web-way-ffa4 = Mehr Spielende
web-way-ffa4-more = Alle-gegen-Alle, zu dritt bis zu fünft
web-way-pairs = 2 gegen 2
web-way-pairs-more = Ein Team teilt sich eine Seite
web-way-tournament = Turnier
web-way-tournament-more = Drei Decks, zwei Siege entscheiden
web-way-guardians = Wächter
web-way-guardians-more = Die Wildnis, Begegnungen 2 bis 12
web-way-scenes = Schauplätze
web-way-scenes-more = Eine Regel mehr, oder mehrere
web-way-mixed = Gemischtes Deck
web-way-mixed-more = Deck I oder II für jede Fraktion
web-mode-tournament = Turnier
web-friends = Mit Freunden
web-invite = Einladen
web-join-link = Mit einem Link dazukommen
web-join-no-link = Darin steckt kein Link zu einem Tisch.
web-record-open = Eine aufgezeichnete Partie fortsetzen
web-open-tables = Offene Tische
web-seats-free = { $free ->
    [0] kein freier Platz
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}

## Decks

web-your-deck = Dein Deck
web-your-decks = Deine drei Decks
web-deck-own = Eigenes Deck
web-deck-starter = Starterdeck
web-deck-surprise = Überrasch mich
web-deck-surprise-more = Ein zufälliges Starterdeck
web-deck-paste = Deck einfügen
web-deck-paste-more = Teilcode oder Text
web-deck-source = Ein Teilcode oder der Text einer Deckdatei
web-deck-file = Aus einer Datei
web-deck-check = Prüfen
web-deck-legal = Darf gespielt werden
web-deck-use = Dieses Deck nehmen
web-deck-forget = { $deck } vergessen
web-deck-brought = hat ein Deck
web-deck-none = ein zufälliges Starterdeck
web-decks-chosen = { $count } von { $wanted } Decks gewählt, jedes aus einer anderen Fraktion.
web-faction = Fraktion
web-solo-faces = Du spielst gegen
web-solo-opponent = Das Deck selbst

## Ein neuer Tisch

web-seats = Plätze
web-players = Spielende
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
web-rule-law = Deckregeln
web-rule-law-more = Fortgeschritten: höchstens 5 Spezialkarten, 2 Spione, 2 Heiler, Stärke 130.
web-rule-law-standard = Standard
web-rule-law-advanced = Fortgeschritten
web-rule-after_draw = Nach einer unentschiedenen Runde
web-rule-after_draw-more = Wer die nächste beginnt.
web-rule-after_draw-last_passer = Wer zuletzt gepasst hat
web-rule-after_draw-same_starter = Wer sie begonnen hat
web-rule-after_draw-random = Der Zufall
web-rule-weather_on_zero = Wetter auf eine Einheit mit 0
web-rule-weather_on_zero-more = Was Kälte, Nebel und Regen daraus machen.
web-rule-weather_on_zero-stays_0 = Bleibt 0
web-rule-weather_on_zero-becomes_1 = Wird 1
web-rule-relentless = Emhyr, Der Unbarmherzige
web-rule-relentless-more = Woher er eine Karte nimmt.
web-rule-relentless-own_deck = Aus dem eigenen Deck
web-rule-relentless-opponent_discard = Aus dem gegnerischen Ablagestapel
web-rule-summon_on_decoy = »Finte« ruft den Rächer herbei
web-rule-summon_on_decoy-more = Auch eine zurückgenommene Einheit ruft ihren Ersatz.
web-rule-built_deck = Ein eigenes Deck
web-rule-built_deck-more = Aus: Alle Karten einer Fraktion sind dein Deck.
web-rule-enemy_leaders = Die gegnerischen Anführer
web-rule-enemy_leaders-more = Sie spielen mit und werden nacheinander aufgedeckt.
web-rule-open_lists = Offene Decklisten
web-rule-open_lists-more = Alle dürfen jedes Deck kennen.
web-rule-two_judges = Zwei Richter
web-rule-two_judges-more = Was aus einem Unentschieden wird, wenn beide einen haben.
web-rule-two_judges-tie = Es bleibt dabei
web-rule-two_judges-both_win = Beide gewinnen
web-rule-void_mage = Leerenmagier
web-rule-void_mage-more = Was von einer Karte entfernt wird.
web-rule-void_mage-either = Modifikations- oder Dauermarker
web-rule-void_mage-both = Beides
web-rule-illusionist_on_ties = Illusionist bei Unentschieden
web-rule-illusionist_on_ties-more = Auch Karten in unentschiedenen Begegnungen dürfen genutzt werden.
web-rule-guardian_reveal = Wächter aufdecken
web-rule-guardian_reveal-more = Wann der nächste offen liegt.
web-rule-guardian_reveal-after_its_encounter = Nach einer Begegnung
web-rule-guardian_reveal-every_round = Jede Runde
web-rule-phoenix = Phönix
web-rule-phoenix-more = Welche Karte den Dauermarker bekommt.
web-rule-phoenix-played_card = Die dort gespielte Karte
web-rule-phoenix-any_own = Eine beliebige eigene
web-rule-house_cards = Hauskarten
web-rule-house_cards-more = Wächter und Schauplätze von uns spielen mit.
web-cardia-deck = Deck
web-cardia-deck-more = Beide spielen dieselben sechzehn Charaktere.
web-cardia-deck-I = Deck I
web-cardia-deck-I-more = Die ersten Karten; fang hier an
web-cardia-deck-II = Deck II
web-cardia-deck-II-more = Schärfer, und mehr auf der Hand
web-cardia-deck-mixed = Gemischt
web-cardia-deck-mixed-more = Je Fraktion I oder II
web-scene = Schauplatz
web-scene-more = eine Regel für beide
web-scene-none = Kein Schauplatz
web-scene-none-more = Die einfachen Regeln.
web-scene-hard = Schwer: mehrere Schauplätze zugleich
web-scene-hard-more = Alle gewählten Schauplätze gelten zusammen.
web-guardians = Wächter
web-guardians-none = Keine
web-guardians-one = Einer nach dem anderen
web-guardians-open = Alle offen
web-guardians-more = An jeder zweiten Begegnung liegt ein Tier, sechs insgesamt. Spiel dort eine Karte aus der Fraktion des Wächters, und er handelt für dich.
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
web-swap = Plätze tauschen
web-change-deck = Mein Deck wechseln
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

## Hereinkommen

web-join-title = Ein Platz ist frei
web-join-people = Am Tisch: { $names }.

## Irrwege

web-lost-way = Dieser Weg führt nirgendwohin
web-lost-room-unknown = Kein Tisch mit diesem Namen
web-lost-room-full = Jeder Platz leuchtet
web-lost-room-closed = Der Tisch ist abgeräumt
web-lost-room-bad-invitation = Diese Einladung ist abgelaufen
web-lost-room-no-watchers = Ein Tisch unter sich
web-lost-room-too-many-watchers = Kein Stehplatz mehr
web-lost-room-bad-token = Hier kennt man dich nicht
web-try-link = Versuchen
web-away-title = Die Taverne ist nicht zu erreichen
web-away-text = Niemand antwortet. Vielleicht ist das Haus kurz geschlossen, oder die Verbindung ist weg; alle paar Sekunden wird neu gefragt.
web-away-kept = Laufende Partien bleiben erhalten
web-away-decks = Decks und Einstellungen liegen auf diesem Gerät
web-away-not = Tische, Bots und Freunde brauchen das Haus

## Einstellungen

web-motion-more = Ruhig: Nichts fliegt, Zahlen ändern sich sofort. Wünscht dein System weniger Bewegung, bewegt sich nichts.
web-sound-more = Karten auf Holz, ein abgestelltes Glas: Dein Browser erzeugt sie selbst. Anfangs sind sie aus.
web-things = Deine Sachen
web-things-save = Als Datei speichern
web-things-forget = Alles vergessen
web-things-sure = Wirklich alles vergessen?
web-things-more = Name, Einstellungen, Decks, die Namen deiner Tische und die Notizen, mit denen das Austeilen geprüft wird, liegen nur auf diesem Gerät.
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
web-key-leader = L
web-key-leader-does = Anführer
web-key-pass = P
web-key-pass-does = Passen
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
