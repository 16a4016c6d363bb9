## Die Tischhilfe für die echte Schachtel

companion-faction = Fraktion
companion-leader = Anführer
companion-no-leader = Nicht wichtig
companion-team = Team { $number }
companion-deck = Das gegnerische Deck
companion-zero = Wetter hebt eine Einheit mit Stärke 0 auf 1 (GWT-4.2)
companion-turns-up = Die gegnerische Seite deckt Anführer auf (GWT-8.5)
companion-weather = Wetter auf dem Tisch
companion-totals = Summen: { $totals }
companion-row = { $who }, { $row }, { $total }
companion-row-of = { $who }, { $row }
companion-unit = { $card } ({ $row })
companion-discard = Ablagestapel
companion-nothing = Hier liegt nichts.
companion-blown = Horn des Anführers
companion-silenced = { $leader }, abgeschaltet
companion-to = { $who }: { $place }
companion-left = { $left ->
    [one] Noch eine in der Schachtel.
   *[other] Noch { $left } in der Schachtel.
}
companion-move = Versetzen: { $row }
companion-falls = Auf den Ablagestapel
companion-score = Stand
companion-gems = Edelsteine
companion-points = Punkte
companion-columns = Bisherige Runden, Summe jetzt, { $of }.
companion-total-of = Summe von { $who }
companion-less = Eins weniger für { $who }
companion-more = Eins mehr für { $who }
companion-by-hand = Eine eingetippte Summe gilt statt der Karten; leer zählen wieder die Karten.
companion-end-round = Runde beenden
companion-round-to = Die Runde geht an { $names }.
companion-round-drawn = Die Runde ist unentschieden.
companion-comes-gems = { $who }: { $total }, { $score ->
    [0] kein Edelstein übrig
    [one] ein Edelstein übrig
   *[other] { $score } Edelsteine übrig
} (GWT-3.4)
companion-comes-points = { $who }: { $total }, { $gain ->
    [one] ein Punkt
   *[other] { $gain } Punkte
}, zusammen { $score } (GWT-8.3)
companion-starts = { $count ->
    [one] Die nächste Runde beginnt: { $names }.
   *[other] Das Los entscheidet, wer beginnt: { $names }.
}
companion-starts-last = Wer zuletzt gepasst hat, beginnt die nächste Runde.
companion-its-turn = Gegnerzug
companion-pass = Ich passe
companion-deed-turn = Zug der gegnerischen Seite
companion-deed-close = Das Ende der Runde
companion-deed-round = Die Runde ist vorbei
companion-nothing-more = Nichts wird aufgedeckt. Die Summen gelten.
companion-done = Erledigt
companion-clear-board = Brett abräumen
companion-ask = Was ist am Tisch geschehen?
companion-ask-solo-card = Deckt die oberste Karte ihres Decks auf. Welche ist es?
companion-ask-solo-muster = Sucht ihr Deck von oben durch: Welche davon kommt zuerst? Danach mischen.
companion-ask-solo-decoy = Die oberste Karte ihres Decks kommt unter die Finte und wird gleich aufgedeckt. Welche ist es?
companion-ask-solo-found = Sucht ihr Deck von oben durch: Welche davon kommt zuerst?
companion-ask-solo-leader = Deckt ihren obersten Anführer auf. Welcher ist es?
companion-ask-buried = Deckt die Karte unter ihrer Finte auf. Welche ist es?
companion-ask-revival = Der Zufall wählt eine Einheit des Ablagestapels. Welche kommt zurück?
companion-ask-survivor = Monster behalten zufällig eine Einheit (GWT-7.1). Welche bleibt?
companion-ask-homecoming = Einheiten von Skellige kehren zufällig zurück (GWT-7.1). Welche kommt?
companion-ask-after-round = Lost aus: Wer beginnt die nächste Runde?
companion-ask-deploy = In welche Reihe kommt sie?
companion-ask-revive = Welche Einheit bringt der Heiler zurück?
companion-deck-empty = Ihr Deck ist leer
companion-none-there = Keine davon ist da

## Was nicht sein kann

companion-only-solo = Nur im Solospiel gibt es eine Gegenseite, die nach Regeln spielt (GWT-8.5).
companion-unknown-faction = Platz { $side }: Wähle eine Fraktion.
companion-unknown-leader = Platz { $side }: Wähle einen Anführer der Fraktion.
companion-same-faction = Wer zusammenspielt, spielt verschiedene Fraktionen ({ $rule }).
companion-nobody-plays = { $card }: Niemand spielt hier diese Fraktion.
companion-wrong-place = { $card } kann nicht in der { $line ->
    [melee] Nahkampfreihe
    [ranged] Fernkampfreihe
   *[siege] Belagerungsreihe
} liegen (GWT-3.1).
companion-other-side = { $card } gehört einer anderen Seite, und nur Spione wechseln hinüber (GWT-5.4).
companion-one-each = Eine Reihe hat nur einen Platz für { $card } (GWT-9.2).
companion-no-weather = { $card } ist kein Wetter.
companion-too-many = { $most ->
    [one] Für alle, die hier spielen, ist { $card } nur einmal in der Schachtel.
   *[other] Für alle, die hier spielen, ist { $card } nur { $most }-mal in der Schachtel.
}
companion-no-horn = Der Anführer von Platz { $side } bläst kein Horn (GWT-7.4).
companion-horn-taken = Platz { $side }: Diese Reihe hat schon ein Horn, und eines genügt (GWT-4.6).
