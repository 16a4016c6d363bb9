# Rätsel, und wo man selbst einen Tisch aufbaut.

puzzles-title = Rätsel
puzzles-daily = Rätsel des Tages
puzzles-new = Noch nicht versucht
puzzles-solved = Gelöst
puzzles-missed = Noch nicht gelöst
puzzles-missed-times = { $times ->
    [one] Bisher einmal verfehlt.
   *[other] Bisher { $times }-mal verfehlt.
}
puzzles-game = Spiel
puzzles-theme = Thema
puzzles-all-themes = Alle Themen
puzzles-count = { $done } von { $all } gelöst
puzzles-grade = { $grade ->
    [1] Sanft
    [2] Kniffelig
   *[3] Schwer
}
puzzles-all = Alle Rätsel
puzzles-editor = Stellung aufbauen
puzzle-number = Rätsel { $number }
puzzle-question-race = { $turns ->
    [one] Die Gegenseite hat gepasst. Überhole sie mit einer Karte.
   *[other] Die Gegenseite hat gepasst. Überhole sie mit { $turns } Karten.
}{ $order ->
    [yes] {" "}Auf die Reihenfolge kommt es an.
   *[no] {""}
}
puzzle-question-open = Letzte Runde, ohne Zufall. Nur ein erster Zug gewinnt sicher.
puzzle-question-odds = Die Hände sind verdeckt. Was ist im Durchschnitt am besten?
puzzle-question-last = Die Nachziehstapel sind leer. Finde die Karte, die gewinnt, was auch kommt.
puzzle-question-choice = Nur du bist gefragt. Welche Antwort ist bei Weitem die beste?
puzzle-right = Richtig!
puzzle-wrong = So nicht.
puzzle-shown = So geht es.
puzzle-chances = Das gewinnt etwa { $chance }-mal von 100, die beste Antwort { $best }-mal ({ $looks }-mal vorausgesehen).
puzzle-again = Von vorn
puzzle-play-on = Gegen einen Bot weiterspielen
puzzle-fold = Zum Tisch
puzzle-unfold = Zurück zur Frage
puzzle-show = Zeig es mir
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-no-day = Das ist kein Datum.

editor-title = Stellung aufbauen
editor-intro = Wähle einen Platz und drücke die Karten, die dort liegen. Eine Karte, die dort liegt, verschwindet, wenn du sie drückst.
editor-game = Spiel
editor-you = Deine Seite
editor-rival = Die Gegenseite
editor-place = Platz
editor-hand = Hand
editor-discard = Ablagestapel
editor-find = Karte suchen
editor-asked = Wer gefragt ist
editor-try = Spielen
editor-share = Link kopieren
editor-copied = Der Link ist kopiert.
editor-link = Link zu dieser Stellung
editor-remove = {""}, wegnehmen
editor-token-more = Ein Einfluss mehr für { $card }
editor-token-less = Ein Einfluss weniger für { $card }
editor-ongoing = Dauermarker auf { $card }
position-title = Eine Stellung
position-broken = Dieser Link ist nicht vollständig: Die Stellung darin lässt sich nicht lesen.
position-free = Spiel weiter, wie du magst; auch für die Gegenseite antwortest du.
position-turn-you = Deine Seite ist gefragt.
position-turn-rival = Die Gegenseite ist gefragt. Wähle für sie:
position-change = Stellung ändern
sketch-impossible = Diese Stellung kann es nicht geben:
sketch-not-here = Stellungen dieses Spiels lassen sich nicht aufbauen.
sketch-nobody-asked = In dieser Stellung hat diese Seite nichts zu entscheiden.
sketch-side = { $side ->
    [0] Deine Seite
   *[1] Die Gegenseite
}
sketch-unknown-pile = { sketch-side }: Einen Platz „{ $pile }“ gibt es nicht.
sketch-unknown-card = { sketch-side }: Eine Karte „{ $card }“ gibt es nicht.
sketch-hand-too-large = { sketch-side }: Eine Hand hat höchstens { $most } Karten.
