# Was die Arena sagt. Quoten und Wertungen kommen als fertige Worte: „63.4 %“, „+120“.

## Der Befehl

cli-help-arena = Bots oder Decks viele Partien spielen lassen und sagen, wer besser ist und wie sicher das ist.
cli-help-arena-bots = Die Bots, etwa „greedy random“ oder „search:2000 greedy“. Bei einem einzigen Bot werden die Decks verglichen.
cli-help-arena-game = Das Spiel: { $games }.
cli-help-arena-games = Die Partien je Paarung, in ganzen Durchgängen mit getauschten Plätzen. Ohne Angabe 100.
cli-help-arena-mode = Die Spielweise.
cli-help-arena-rule = Eine Regel, die anders sein soll. Darf mehrmals vorkommen.
cli-help-arena-decks = Die Decks, mit Kommas dazwischen.
cli-help-arena-seed = Die Zahl, aus der aller Zufall folgt. Ohne Angabe 1.
cli-help-arena-csv = Für jede Partie eine Zeile in diese Datei schreiben.
cli-help-arena-report = Eine Seite mit Bildern in diese Datei schreiben. Braucht das Extra „study“.
cli-help-arena-workers = Wie viele Partien gleichzeitig gespielt werden. Ohne Angabe so viele, wie es Kerne gibt.
cli-help-arena-cluster = Auf einem Cluster spielen: ray. Braucht das Extra „cluster“.
cli-help-arena-resume = Das Protokoll: damit weitermachen oder es beginnen, wenn es keines gibt. Allein genügt es: Es weiß, was gespielt wurde.
cli-help-arena-sprt = Die Partien einer Paarung beenden, sobald sie entschieden ist.

arena-progress = Partien
arena-kept = Die Partien liegen in { $file }.
arena-stopped = Angehalten. { $done ->
    [one] 1 fertige Partie bleibt erhalten.
   *[other] { $done } fertige Partien bleiben erhalten.
} Weiter geht es mit: { $command }

## Was abgelehnt wird

arena-unplayable = Das lässt sich in der Arena nicht spielen:
arena-too-few = { $least ->
    [1] Nenne mindestens einen Bot, etwa „greedy“.
   *[other] Nenne mindestens zwei Bots, etwa „greedy random“; oder einen Bot und mindestens zwei Decks zum Vergleichen.
}
arena-no-games = { $games } Partien kann man nicht spielen; verlange mindestens 1.
arena-no-workers = { $workers } Arbeiter können nicht spielen; verlange mindestens 1.
arena-decks-need-single-seats = Decks lassen sich nicht vergleichen, wo eine Seite mehrere Plätze hat. Nenne zwei Bots oder wähle eine andere Spielweise.
arena-decks-shared = In diesem Spiel haben beide dasselbe Deck, also lassen sich Decks nicht vergleichen. Nenne zwei Bots.
arena-mode-unknown = Eine Spielweise namens „{ $mode }“ gibt es nicht; wähle aus { $known }.
arena-cluster-unknown = Einen Cluster namens „{ $cluster }“ gibt es nicht; wähle { $known }.
arena-cluster-closed = Der Ray-Cluster unter { $address } lässt uns nicht herein: { $reason }
arena-package-missing = Dafür braucht es das Paket { $package }, das hier nicht installiert ist. Installiere es mit: pip install "taverne[{ $extra }]"
arena-journal-unreadable = { $file } ist kein Protokoll der Arena, oder die erste Zeile ist beschädigt.
arena-journal-damaged = Zeile { NUMBER($line, useGrouping: 0) } von { $file } ist beschädigt. Es wurde nichts geändert.
arena-journal-other-job = { $file } ist das Protokoll eines anderen Auftrags: Es unterscheidet sich in { $fields }.
arena-journal-missing = Es gibt kein Protokoll { $file }. Um es zu beginnen, sag, wer spielt.
arena-file-taken = { $file } ist etwas anderes. Wähle eine andere Datei.
arena-game-failed = Partie { $game } von { $names } brach ab: { $reason }
arena-workers-die = Immer wieder fallen Arbeiter aus, { $times } davon bei derselben Partie. Vielleicht reicht der Speicher nicht.

## Das Ergebnis

arena-automaton = gegnerische Seite
arena-against = { $one } gegen { $two }
arena-title = Arena: { $names }
arena-headline = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} { $game }, Startzahl { $seed }. Eine Partie brauchte im Mittel { $decisions } Entscheidungen und { $rounds } Runden.
arena-pairing = { arena-against }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $wins } gewonnen, { $losses } verloren, { $draws } unentschieden. { $rate }, mit 95 % Sicherheit zwischen { $low } und { $high }.
arena-verdict = { $verdict ->
    [even] Sie sind gleich stark.
    [open] Noch nicht entschieden.
   *[other] { $better } ist besser.
}
arena-hypotheses = Die Partien einer Paarung enden, wenn sie entschieden ist: Zwei sequenzielle Tests fragen für jede Seite, ob sie { $better } gewinnt oder nur { $even }, und jeder darf sich in { $error } der Fälle irren. Sagen beide { $even }, sind sie gleich stark.
arena-ladder = Rangliste (Bradley–Terry, in Elo-Punkten um 0):
arena-rung = { $number }. { $name } { $rating }

## Der Bericht

arena-section-ladder = Rangliste
arena-section-heat = Paarungen
arena-section-length = Länge einer Partie
arena-section-cards = Karten
arena-caption-ladder = Die Rangliste in Elo-Punkten um 0; 100 Punkte mehr bedeuten etwa 64 von 100 Partien.
arena-caption-heat = Wie oft, wer in der Zeile steht, den schlägt, der in der Spalte steht.
arena-caption-length = Wie viele Partien wie viele Entscheidungen brauchten.
arena-caption-cards = Wie viel öfter, in Prozentpunkten, ein Deck gewinnt, wenn es diese Karte gezogen hat.
arena-axis-elo = Elo-Punkte
arena-axis-impact = Prozentpunkte, wenn gezogen
arena-axis-decisions = Entscheidungen
arena-axis-games = Partien
arena-all-cards = Alle Karten
arena-cards-unknown = Keine Karte wurde in { $least } Partien gezogen, also lässt sich nichts über sie sagen.
arena-column-name = Name
arena-column-rating = Elo
arena-column-pairing = Paarung
arena-column-games = Partien
arena-column-wins = Gewonnen
arena-column-losses = Verloren
arena-column-draws = Unentschieden
arena-column-rate = Quote
arena-column-low = Mindestens
arena-column-high = Höchstens
arena-column-verdict = Urteil
arena-column-card = Karte
arena-column-drawn = Partien gezogen
arena-column-rate-drawn = Quote
arena-column-impact-drawn = Wirkung
arena-column-played = Partien gespielt
arena-column-rate-played = Quote
arena-column-impact-played = Wirkung
