# Der Gwent-Tisch im Browser, über das hinaus, was er mit dem Terminal teilt.

## Seiten

## Plätze und wie es um sie steht

web-passed = Gepasst
web-hand = Hand
web-leaders = Anführer
web-face-down = verdeckt
web-leader-ready = Anführer bereit
web-leader-used = Anführer eingesetzt
web-leader-silenced = Anführer aufgehoben
web-leader-passive = Wirkt von selbst
web-total = gesamt
web-ahead = { $by } vorn
web-hand-of = Hand { $of_name }
web-solo-deck = Deck: { $faction }
web-turned-up = Aufgedeckt

## Der Spielplan

web-round = Runde { $number }
web-side = { $whose ->
    [you] Deine Seite
   *[other] Hälfte { $of_owner }
}
web-row = { $whose ->
    [you] Deine { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    }
   *[other] Die { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner }
}, gesamt { $total }{ $weather ->
    [none] { "" }
   *[other] , { $weather }
}{ $horn ->
    [yes] , mit Horn
   *[no] { "" }
}
web-row-melee = Nahkampf
web-row-ranged = Fernkampf
web-row-siege = Belagerung
web-row-spread = { $row }, { $total }: auffächern
web-row-more = Noch { $count }: Reihe auffächern
web-unit-copies = { $card }, { $count } Karten, je Stärke { $strength }
web-unit-kin = { $card } und Verwandte, { $count } Karten, je Stärke { $strength }
web-beside = Neben der Reihe
web-beside-empty = Feld für das Horn, leer
web-beam = Wetter und Stand
web-balance = Du { $own }, gegnerische Seite { $other }
web-weather = Wetter
web-weather-frost = Kälte
web-weather-fog = Nebel
web-weather-rain = Regen
web-weather-storm = Sturm
web-weather-none = Klar
web-weather-none-more = kein Wetter
web-standing = Stand
web-you-beat = { $count ->
    [0] Du schlägst niemanden
    [one] Du schlägst 1: +1 Punkt
   *[other] Du schlägst { $count }: +{ $count } Punkte
}
web-order = Zugreihenfolge
web-strength = Stärke { $now }
web-strength-changed = Stärke { $now }, gedruckt { $printed }
web-kind-unit = Einheit
web-kind-hero = Held
web-kind-special = Spezialkarte
web-kind-weather = Wetter
web-kind-leader = Anführer
web-pile-discard = { $whose ->
    [you] Dein Ablagestapel
   *[other] Ablagestapel { $of_owner }
}, { web-cards }
web-look-at = { $name } ansehen
web-player = { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Deck.
web-pile-deck = Dein Deck, ohne Reihenfolge, { web-cards }
web-in-deck = { $count ->
    [one] Noch 1 in deinem Deck.
   *[other] Noch { $count } in deinem Deck.
}

## Woher die Stärke kommt

web-why = Warum { $card } die Stärke { $strength } hat
web-step-printed = Gedruckt
web-step-weather = Wetter
web-step-treason = Der Trügerische
web-step-bond = Enge Bindung
web-step-morale = Moralschub
web-step-horn = Horn
web-step-hope = Hoffnung der Aen Seidhe
web-step-becomes = ergibt

## Spielen

web-choose-row = Wähle eine Reihe für { $card }.
web-choose-a-unit = Wähle eine Einheit für { $card }.
web-choose-unit = { $card } wählen
web-choose-opponent = { $card }: Wähle eine gegnerische Seite.
web-choose-card = { $card }: Wähle eine Karte.
web-choose-name = { $name } wählen
web-play-card = { $card } ausspielen?
web-play-here = { $whose ->
    [you] In deine { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } spielen
   *[other] In die { $row ->
        [melee] Nahkampfreihe
        [ranged] Fernkampfreihe
       *[siege] Belagerungsreihe
    } { $of_owner } spielen
}, aus { $now } wird { $then }
web-here = Hierhin spielen
web-play = Ausspielen
web-use-leader = Anführer einsetzen
web-discard-card = Ablegen
web-pass-sure = { $count ->
    [0] Passen? Du tust in dieser Runde nichts mehr.
    [one] Passen? Du tust in dieser Runde nichts mehr und behältst 1 Karte.
   *[other] Passen? Du tust in dieser Runde nichts mehr und behältst { $count } Karten.
}
web-why-not-card = { $card } lässt sich jetzt nicht spielen: Die Karte könnte nichts bewirken.

## Der Kartentausch am Anfang

web-exchange = Deine Starthand
web-exchange-how = Leg bis zu zwei Karten beiseite, eine nach der anderen. Diese Hand reicht für die ganze Partie.
web-exchange-pick = Wähle eine Karte, um sie anzusehen oder zu tauschen.
web-exchange-this = Diese Karte tauschen
web-exchanged = { $card } ging zurück
web-exchanges-left = { $count ->
    [one] Noch 1 Tausch
   *[other] Noch { $count } Tausche
}
web-keep-all = Alle behalten
web-new = Neu
web-you-hold = Du hältst { $held }; noch { $deck } in deinem Deck.
web-in-your-deck = Noch in deinem Deck, { $count }
web-plain-unit = Eine Einheit ohne Fähigkeit.

## Am Ende

web-round-won = { $whose ->
    [you] Runde { $number } geht an dich
   *[other] Runde { $number } geht an { $owner }
}
web-round-drawn = Runde { $number } endet unentschieden
web-next-round = Nächste Runde
web-shared = Gemeinsamer Sieg
web-shared-with = Du teilst ihn dir mit { $names }.
web-shared-by = { $names } teilen sich den Sieg.
web-end-gems = { $whose ->
    [you] Du hast
   *[other] { $Side } hat
} keinen Edelstein mehr.
web-end-no-gems = Keine Seite hat noch einen Edelstein.
web-end-points = { $whose ->
    [you] Du hast
   *[other] { $Side } hat
} { $points } Punkte.
web-end-score = Stand

## Matches

web-line-ups = Die Decks dieses Matches
web-deck-out = hat gewonnen und scheidet aus

## Warum die gegnerische Seite im Solospiel so gewählt hat

web-why-title = Warum?
web-why-lead = Von allen Zügen der, nach dem der Vorsprung am größten ist.
web-why-strength = Von allen Zügen der, nach dem die eigene Seite am stärksten ist.
web-why-all = { $count ->
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
web-why-weigh = Vorsprung danach
web-why-weigh_strength = Stärke danach
web-why-nothing = Es gab noch nichts zu wählen.

## Die Seitenleiste

web-tab-log = Verlauf
web-tab-card = Karte
web-tab-why = Warum

## Solo, step by step

web-solo-step = Der Zug des Gegners
web-solo-turned = Aufgedeckt wurde: { $card }.

## Die Startseite

## Decks

web-your-decks = Deine drei Decks
web-deck-unfinished = Noch nicht fertig
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
web-decks-chosen = { $count } von { $wanted } Decks gewählt, jedes aus einer anderen Fraktion.
web-faction = Fraktion
web-change-deck = Mein Deck wechseln

## Ein neuer Tisch

web-solo-faces = Du spielst gegen
gwent-automaton = Das Deck selbst
gwent-automaton-how = keine Hand, spielt von selbst
web-leader = Anführer
web-players = Spielende
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

## What an answer would bring

web-then-revive-land = { $card } kommt zurück { place-into }.
web-then-revive = { $card } kommt zurück.
web-then-swap = { $card } kommt zurück auf deine Hand.
web-then-shed = Du wirfst { $card } ab.
web-then-plunder = { $card } kommt auf deine Hand.
web-then-search-land = { $card } kommt { place-into }.
web-then-row = { $row }: { $now } → { $then }
web-then-same = Keine Summe ändert sich.
web-then-unsure = Was daraus wird, entscheidet der Zufall.

## Where a total comes from

web-why-total = Warum { $name } { $total } hat
web-total-of = { $name }: Summe { $total }
web-row-look = Ansehen: { $row }
web-sum-causes = Verändert durch { $causes }.
