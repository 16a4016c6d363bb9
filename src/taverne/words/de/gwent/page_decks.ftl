# The deck builder; loaded with its pages.
## Every deck

web-decks-own = Deine Decks
web-decks-new = Neues Deck
web-decks-no-own = Noch kein eigenes Deck. Kopiere ein Starterdeck oder beginne mit einem leeren.
web-decks-forgotten = { $deck } ist gelöscht.
web-decks-bring-back = Rückgängig
web-decks-starters = Starterdecks
web-decks-edit = Bearbeiten
web-decks-copy = Kopieren und bearbeiten
web-decks-play = Damit spielen
web-decks-all = Alle Decks
web-decks-shared = Ein Deck für dich
web-decks-bad-link = Dieser Link enthält kein vollständiges Deck. Bitte noch einmal darum oder füge den Code unter „Importieren“ ein.
web-decks-kept-already = Dieses Deck hast du schon.
web-decks-keep = Dieses Deck behalten

## The starter decks and their stories

web-decks-starter-monsters = Die hungrige Brut
web-decks-starter-nilfgaard = Weiße Lügen
web-decks-starter-northern_realms = Schulter an Schulter
web-decks-starter-scoiatael = Leichtfüßig
web-decks-starter-skellige = Bären beim Festmahl
web-decks-story-monsters = Wo eines auftaucht, folgt das ganze Nest. Spiel eines aus, und seine Artgenossen kommen sofort; ein Horn über der Reihe macht ein Festmahl daraus. Verschwende nichts in einer Runde, die schon gewonnen ist.
web-decks-story-nilfgaard = Die Gesandten lächeln, schenken Wein ein und zählen deine Karten. Spione verlieren heute ein wenig, um morgen mehr zu wissen, und ein Unentschieden ist ein Sieg für das Kaiserreich. Erst Geduld, dann die Helden.
web-decks-story-northern_realms = Soldaten, die einander kennen, kämpfen doppelt so gut. Bring dieselben Gesichter in eine Reihe, blas hinter ihnen ins Horn und überlass den Rest den Belagerungsmaschinen. Hüte dich vor allem, was die Stärksten verbrennt.
web-decks-story-scoiatael = Im Wald verrät niemand, wo er stehen wird. Gewandte Kämpfer wählen ihre Reihe spät, Heilerinnen holen Gefallene zurück, und du bestimmst, wer beginnt. Behalte Karten, wenn die anderen müde werden.
web-decks-story-skellige = Als Menschen setzen sie sich an den Tisch, als Bären stehen sie auf. Schenk den Pilzsud ein, wenn genug beisammen sind, und vertrau darauf, dass Gefallene zur letzten Runde zurückkehren.

## The workbench

web-decks-builder = Deckbau
web-decks-name = Name des Decks
web-decks-undo = Rückgängig
web-decks-redo = Wiederholen
web-decks-to-deck = Deck zeigen
web-decks-to-box = Karten zeigen
web-decks-box = Karten zur Auswahl
web-decks-search = Name, Fähigkeit
web-decks-filters = Nur zeigen
web-decks-chosen-only = Im Deck
web-decks-none = Keine Karte passt.
web-decks-show-all = Alle zeigen
web-decks-copies = { $copies } von { $most } im Deck
web-decks-more = Eine mehr: { $card }
web-decks-less = Eine weniger: { $card }
web-decks-list = Karten im Deck
web-decks-empty = Noch nichts. Drück auf eine Karte oder zieh sie hierher.
web-decks-role-hero = Held
web-decks-role-bond = Enge Bindung
web-decks-role-medic = Heiler
web-decks-role-spy = Spion
web-decks-role-muster = Musterung
web-decks-role-morale = Moralschub
web-decks-role-scorch = Verbrennen
web-decks-role-agile = Gewandtheit
web-decks-role-berserker = Berserker
web-decks-role-special = Spezialkarte
web-decks-role-weather = Wetter

## The laws

web-decks-laws = Deckregeln
web-decks-law-standard = Standard
web-decks-law-advanced = Fortgeschritten
web-decks-law-tournament = Turnier
web-decks-law-solo = Solo
web-decks-legal = Darf gespielt werden: { $law }.
web-decks-illegal = Noch nicht erlaubt. { $count ->
    [one] Eine Sache ist zu ändern.
   *[other] { $count } Dinge sind zu ändern.
  }
web-decks-mend = Die kleinste Änderung:
web-decks-mend-out = Raus: { $cards }.
web-decks-mend-into = Rein: { $cards }.
web-decks-mend-do = Für mich beheben
web-decks-exactly = genau { $count }
web-decks-most = höchstens { $count }
web-decks-least = mindestens { $count }
web-decks-holds = stimmt
web-decks-fails = stimmt nicht
web-decks-point-units = Einheiten
web-decks-point-heroes = Helden
web-decks-point-specials = Spezialkarten
web-decks-point-spies = Spione
web-decks-point-medics = Heiler
web-decks-point-strength = Stärke
web-decks-point-decks = Decks
web-decks-beside = Deck { $number }
web-decks-beside-none = Deck wählen

## What it is made of

web-decks-figures = Woraus das Deck besteht
web-decks-curve = Stärkekurve
web-decks-curve-said = Wie viele Einheiten es von jeder Stärke gibt
web-decks-roles = Fähigkeiten

## Studies

web-decks-study = Ausprobieren und verbessern
web-decks-try = Gegen Bots ausprobieren
web-decks-suggest = Änderung vorschlagen
web-decks-against = Gegen
web-decks-against-starters = Starterdecks
web-decks-against-field = Erforschte Decks
web-decks-stop = Anhalten
web-decks-study-legal = Erst muss das Deck erlaubt sein.
web-decks-games = { $games } von höchstens { $most } Partien
web-decks-rate = Gewinnt { $percent } % (zwischen { $low } und { $high } %, { $games } Partien).
web-decks-gain = { $gain } Prozentpunkte (zu 95 % sicher zwischen { $low } und { $high }, { $games } Partien).
web-decks-phase-trial-trial = Bots spielen damit gegen { $against ->
    [field] die besten gefundenen Decks
   *[starters] die Starterdecks
  }.
web-decks-phase-trial-done = Bots haben damit gegen { $against ->
    [field] die besten gefundenen Decks
   *[starters] die Starterdecks
  } gespielt.
web-decks-phase-climb-survey = Zuerst wird gemessen, was jede Karte bringt.
web-decks-phase-climb-trial = Eine Änderung nach der anderen wird mit demselben Glück probiert.
web-decks-phase-climb-proof = Was gefunden wurde, wird mit neuen Partien bewiesen.
web-decks-phase-climb-done = Die Untersuchung ist zu Ende.
web-decks-trying = Gerade probiert: { $out } → { $into }
web-decks-change = { $out } → { $into }
web-decks-proof = Alle Änderungen zusammen:
web-decks-take = Diese Änderungen übernehmen
web-decks-no-change = Es fand sich keine Änderung, die sicher besser ist; { $refused } wurden probiert.

## In and out

web-decks-share = Teilen
web-decks-share-link = Link: wer ihn öffnet, sieht das Deck
web-decks-share-code = Teilcode
web-decks-share-file = Als Datei speichern
web-decks-import = Importieren
web-decks-import-more = Ein Teilcode, ein Link oder eine Kartenliste auf Englisch, Niederländisch, Deutsch oder Italienisch
web-decks-import-example = G1-…
web-decks-read = Lesen
web-decks-partly = Nicht alles war zu verstehen; der Rest liegt hier.
web-decks-not-read = Darin ist kein Deck zu finden:
web-decks-no-list = Diese Datei ist keine Kartenliste. Eine Deckdatei ist ein kurzer, einfacher Text.
