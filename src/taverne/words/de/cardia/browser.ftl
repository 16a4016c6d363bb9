# Der Tisch von Cardia im Browser, über das hinaus, was er mit dem Terminal teilt.
# $who ist „you“ für die lesende Person und „other“ für alle anderen, die dann einen Namen haben.

web-cardia-row = Die Reihe der Begegnungen
web-cardia-map = Übersicht der Reihe
web-cardia-place = Begegnung { $number }
web-cardia-show-place = Begegnung { $number } zeigen
web-cardia-why-place = Warum Begegnung { $number } so ausgeht
web-cardia-tie = Unentschieden
web-cardia-both = Beide gewinnen
web-cardia-signets = { $signets } von { $target } Siegeln
web-cardia-carries = { $signets ->
    [one] trägt 1 Siegel
   *[other] trägt { $signets } Siegel
}
web-cardia-games = { $wins } von { $target } Partien
web-cardia-only-you = Das siehst nur du
web-cardia-secret = { $card }, verdeckt: Das siehst nur du
web-cardia-has-chosen = Hat gewählt
web-cardia-waits = Wartet auf dich
web-cardia-thought = { $card } ist gewählt.
web-cardia-thought-more = Niemand sieht die Karte, bevor sich beide festgelegt haben.
web-cardia-locked = Deine Wahl steht fest.
web-cardia-matches = Gleiche Fraktion wie { $guardian }
web-cardia-guardian-of = Wächter der Fraktion { $faction }
web-cardia-house-card = Hauskarte
web-cardia-not-hand = { $card } bleibt auf deiner Hand: Wähle dort, wo der Tisch leuchtet.
web-cardia-not-this-card = { $card } lässt sich jetzt nicht wählen.
web-cardia-choices = Deine Möglichkeiten
web-cardia-beside = Neben dem Tisch
web-cardia-on-table = Schauplätze und Wächter
web-cardia-plain = Kein Schauplatz und kein Wächter ändert die Regeln dieses Matches.
web-cardia-pile-deck = { $who ->
    [you] Dein Deck, von oben
   *[other] Deck von { $name }, von oben
}, { web-cards }
web-cardia-pile-discard = { $who ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel von { $name }
}, { web-cards }
web-cardia-yes-commit = Wahl festlegen
web-cardia-yes-commit_openly = { $card } offen spielen
web-cardia-yes-discard = { $card } ablegen
web-cardia-yes-yield = { $card } ablegen
web-cardia-yes-absorb = { $card } ablegen und die Fähigkeit nutzen
web-cardia-yes-scrap = { $card } unter das Deck legen
web-cardia-yes-fish = { $card } unter das Deck legen
web-cardia-yes-trade = { $card } tauschen
web-cardia-yes-card = { $card } wählen
web-cardia-yes-pair = { $number } und { $next } tauschen
web-cardia-next-game = Nächste Partie
web-cardia-won-games = Partien
web-cardia-won-it = gewonnen
web-cardia-then-place = Begegnung { $number }: { $mine } zu { $theirs }{ $result ->
    [you] , du gewinnst sie.
    [other] , { $Name } gewinnt sie.
    [both] , beide gewinnen sie.
    [tie] , unentschieden.
   *[open] .
}
web-cardia-then-signets = Siegel: { $mine } zu { $theirs }.
web-cardia-then-game = { $who ->
    [you] Du gewinnst die Partie.
   *[other] { $Name } gewinnt die Partie.
}
web-cardia-then-drawn = Die Partie endet unentschieden.
web-cardia-closed-games = Gewonnene Partien: { $mine } zu { $theirs }.

## Die Startseite

## Ein neuer Tisch

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

## What a table tells

web-cardia-wakes = Erwacht für jeden, der in dieser Begegnung eine Karte der Fraktion { $faction } ausspielt{ $exclusive ->
    [yes] , außer wenn es beide tun.
   *[no] , ob gewonnen oder verloren.
}
web-cardia-sleeping = Welches Tier es ist, zeigt sich, wenn es aufgedeckt wird.
web-cardia-why-signets = Warum { $signets } von { $target } Siegeln
web-cardia-signets-of = { $name }: { $signets } Siegel
web-cardia-no-signets = Noch keine Begegnung gewonnen.
web-cardia-end-score = { $who ->
    [you] Du gewinnst
   *[other] { $Name } gewinnt
} { $wins } zu { $others }.
