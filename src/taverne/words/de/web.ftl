# Was der Tisch im Browser sagt, über das hinaus, was er mit dem Terminal teilt.
# $who und $whose sind „you“ für die lesende Person und „other“ für alle anderen, die dann einen Namen haben.

## Seiten

web-title = Taverne
web-title-turn = Du bist am Zug – Taverne
web-play-now = Jetzt spielen
web-mode = Spielweise
web-mode-duel = Duell
web-mode-ffa3 = Alle-gegen-Alle, zu dritt
web-mode-ffa4 = Alle-gegen-Alle, zu viert
web-mode-ffa5 = Alle-gegen-Alle, zu fünft
web-mode-pairs = 2 gegen 2
web-mode-solo = Solo
web-to-home = Zur Startseite
web-join = Hereinkommen
web-watch = Nur zusehen
web-your-name = Dein Name
web-opening = Die Tür geht auf …
web-waiting-room = Wartezimmer
web-seat = Platz { $number }
web-seat-open = Freier Platz
web-sit = Hier sitzen
web-ready = Bereit
web-be-ready = Ich bin bereit
web-house-away = Niemand antwortet. Vielleicht ist das Haus kurz geschlossen; versuch es gleich noch einmal.
web-credits = Dank
web-credits-icons = Bilder
web-credits-icons-more = Die Zeichen auf Karten und Knöpfen, neu gefärbt und umrandet, stammen von den Leuten hinter
web-credits-fonts = Schriften
web-credits-fans = Taverne ist von Fans gemacht. Die Spiele gehören denen, die sie geschaffen haben; nichts von ihren Bildern wird hier verwendet.

## Bots

web-bot-random = Zufall
web-bot-greedy = Gierig
web-bot-weighted = Abwäger
web-bot-planner = Planer
web-bot-search = Denker

## Das Menü

web-menu = Menü
web-close = Schließen
web-take-back = Meinen letzten Zug zurücknehmen
web-offer-draw = Unentschieden anbieten
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-theme = Farben
web-theme-auto = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-contrast = Hoher Kontrast
web-motion = Bewegung
web-motion-full = Voll
web-motion-calm = Ruhig
web-motion-none = Keine
web-language = Sprache
web-sound = Ton
web-leave = Verlassen
web-claim = { $name } ist fort: den Sieg beanspruchen
web-takeover = { $name } ist fort: einen Bot weiterspielen lassen
web-come-back = Meinen Platz wieder einnehmen
web-agree = Zustimmen
web-decline = Ablehnen
web-withdraw = Zurückziehen
web-asks-take_back = { $name } möchte einen Zug zurücknehmen.
web-asks-draw = { $name } bietet ein Unentschieden an.
web-asks-swap = { $name } möchte mit dir die Plätze tauschen.
web-asks-takeover = { $name } möchte, dass ein Bot für jemanden spielt, der fehlt.
web-asked-take_back = Du möchtest einen Zug zurücknehmen.
web-asked-draw = Du hast ein Unentschieden angeboten.
web-asked-swap = Du möchtest die Plätze tauschen.
web-asked-takeover = Du möchtest, dass ein Bot übernimmt.

## Plätze und wie es um sie steht

web-your-turn = Du bist am Zug
web-thinking = Denkt nach
web-waiting = Wartet
web-playing = Spielt
web-passed = Gepasst
web-away = Abwesend
web-clock = Restzeit: { $time }
web-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-hand = Hand
web-deck = Deck
web-discard = Ablage
web-leader = Anführer
web-leaders = Anführer
web-face-down = verdeckt
web-leader-ready = Anführer bereit
web-leader-used = Anführer eingesetzt
web-leader-silenced = Anführer aufgehoben
web-leader-passive = Wirkt von selbst
web-total = gesamt
web-ahead = { $by } vorn
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-hidden-cards = { $count ->
    [one] 1 verborgene Karte
   *[other] { $count } verborgene Karten
}
web-hand-of = Hand { $of_name }
web-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
web-watching = Du siehst zu. Die Hände bleiben verborgen.
web-solo-deck = Deck: { $faction }
web-solo-how = keine Hand, spielt von selbst
web-turned-up = Aufgedeckt

## Der Spielplan

web-round = Runde { $number }
web-game-of-match = Partie { $number }
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
web-pile-empty = Hier liegt nichts.
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

web-your-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-ask = Du entscheidest.
web-waits-for = { $name } entscheidet.
web-choose = Wählen
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
web-put-back = Zurücklegen
web-pass-sure = { $count ->
    [0] Passen? Du tust in dieser Runde nichts mehr.
    [one] Passen? Du tust in dieser Runde nichts mehr und behältst 1 Karte.
   *[other] Passen? Du tust in dieser Runde nichts mehr und behältst { $count } Karten.
}
web-from-to = { $from } auf { $to }
web-why-not-card = { $card } lässt sich jetzt nicht spielen: Die Karte könnte nichts bewirken.
web-not-your-turn = Du bist nicht am Zug.

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
web-go-on = Weiter
web-won = Sieg
web-lost = Niederlage
web-drawn = Unentschieden
web-shared = Gemeinsamer Sieg
web-end-played = Die letzte Runde ist gespielt.
web-end-resigned = Jemand hat aufgegeben.
web-end-time = Die Zeit ist abgelaufen.
web-end-absent = Jemand war zu lange fort.
web-end-agreed = Ihr habt euch darauf geeinigt.
web-rematch = Noch einmal spielen
web-rematch-asked = Du möchtest noch eine Partie.
web-rematch-wanted = Die anderen möchten noch einmal spielen.
web-look-at-table = Den Tisch ansehen

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

web-log = Was geschah
web-tab-log = Verlauf
web-tab-card = Karte
web-tab-why = Warum

## Die Verbindung

web-reconnecting = Neu verbinden.
web-move-kept = Dein Zug bleibt erhalten.
web-game-kept = Deine Partie bleibt erhalten.
web-tries = Versuch { $tries }
web-try-now = Jetzt versuchen

## Rund um den Tisch, im Verlauf

web-room-taken_back = Ein Zug wurde zurückgenommen.
web-room-declined = Die Bitte wurde abgelehnt.
web-room-retired = { $Name } gibt auf; ein Bot spielt weiter.
web-room-taken_over = Ein Bot spielt für { $name }.
web-room-returned = { $who ->
    [you] Du bist zurück.
   *[other] { $Name } ist zurück.
}
web-room-paused = Das Haus war kurz geschlossen; keine Uhr lief.

## Hints, where only bots play along

web-hint = Karte vorschlagen
web-hint-thinking = Denkt nach …
web-hint-title = Was ein Bot tun würde
web-hint-chance = { $percent } % Gewinnchance

## Solo, step by step

web-solo-step = Der Zug des Gegners
web-solo-turned = Aufgedeckt wurde: { $card }.
