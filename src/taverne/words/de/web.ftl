# Was der Tisch im Browser sagt, über das hinaus, was er mit dem Terminal teilt.
# $who und $whose sind „you“ für die lesende Person und „other“ für alle anderen, die dann einen Namen haben.

## Seiten

web-title = Taverne
web-title-turn = Du bist am Zug – Taverne
web-play-now = Jetzt spielen
web-mode = Spielweise
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

## Bots: Gäste der Taverne, je nachdem wie gut sie spielen und wo sie sitzen

web-guest-random = { $seat ->
    [0] Pitt
    [1] Dorle
    [2] Heiner
    [3] Nele
   *[other] Wastl
}
web-guest-novice = { $seat ->
    [0] Martha
    [1] Rosel
    [2] Bartel
    [3] Finchen
   *[other] Anton
}
web-guest-greedy = { $seat ->
    [0] Agnes
    [1] Harald
    [2] Edeltraud
    [3] Konrad
   *[other] Bertram
}
web-guest-weighted = { $seat ->
    [0] Tilda
    [1] Peer
    [2] Hedda
    [3] Wilfried
   *[other] Dörte
}
web-guest-planner = { $seat ->
    [0] Isolde
    [1] Magnus
    [2] Sabine
    [3] Lucian
   *[other] Odette
}
web-guest-search = { $seat ->
    [0] Morgana
    [1] Korvin
    [2] Sigrun
    [3] Vesper
   *[other] Krähe
}
web-guest-net = { $seat ->
    [0] Seraphine
    [1] Alarich
    [2] Isaura
    [3] Lothar
   *[other] Evander
}

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
web-away = Abwesend
web-clock = Restzeit: { $time }
web-clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
web-deck = Deck
web-discard = Ablage
web-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-hidden-cards = { $count ->
    [one] 1 verborgene Karte
   *[other] { $count } verborgene Karten
}
web-watchers = { $count ->
    [one] 1 sieht zu
   *[other] { $count } sehen zu
}
web-watching = Du siehst zu. Die Hände bleiben verborgen.

## Der Spielplan

web-game-of-match = Partie { $number }
web-pile-empty = Hier liegt nichts.

## Spielen

web-your-hand = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
web-ask = Du entscheidest.
web-waits-for = { $count ->
    [0] Einen Moment …
    [one] { $name } entscheidet.
   *[other] { $name } entscheiden.
}
web-choose = Wählen
web-put-back = Zurücklegen
web-not-your-turn = Du bist nicht am Zug.

## Am Ende

web-go-on = Weiter
web-won = Sieg
web-lost = Niederlage
web-drawn = Unentschieden
web-end-played = Die letzte Runde ist gespielt.
web-end-resigned = { $who ->
    [you] Du hast aufgegeben.
    [nobody] Jemand hat aufgegeben.
   *[other] { $Name } hat aufgegeben.
}
web-end-time = { $who ->
    [you] Deine Zeit ist abgelaufen.
    [nobody] Die Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
web-end-absent = { $who ->
    [you] Du warst zu lange fort.
    [nobody] Jemand war zu lange fort.
   *[other] { $Name } war zu lange fort.
}
web-end-agreed = Ihr habt euch darauf geeinigt.
web-rematch = Noch einmal spielen
web-rematch-asked = Du möchtest noch eine Partie.
web-rematch-wanted = Die anderen möchten noch einmal spielen.
web-look-at-table = Den Tisch ansehen

## Die Seitenleiste

web-log = Was geschah

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
web-hint-chance = gewinnt { chance-words }

## A table of any game

web-other-games = Weitere Spiele
web-simple-waiting = { $names } ist am Zug
web-simple-table = Auf dem Tisch
web-simple-turn = Wer am Zug ist

## What a table tells

web-last-move = Letzter Zug
web-gain = { $name } { $gain }
web-totals = Stand: { $totals }.

## Regeln auf einem Blatt

web-handbook-look = Diese Regel lesen
web-handbook-unknown = Keine Regel hat diese Nummer.
web-handbook-back = Zurück zu { $rule }
web-handbook-on = Im Regelbuch weiterlesen

## Reden

web-talk = Etwas sagen
web-talk-says = { $name }: { $text }
web-phrase-hello = Hallo!
web-phrase-well_played = Gut gespielt!
web-phrase-one_moment = Einen Moment, bitte.
web-phrase-oops = Hoppla!
web-phrase-thanks = Danke!
web-chat-write = Den anderen schreiben
web-chat-send = Senden
web-chat-allow = Spieler dürfen schreiben
web-chat-allow-more = Eigene Worte, neben den festen Sätzen. Du kannst es jederzeit beenden.
web-talk-mute = Andere stummschalten
web-talk-mute-more = Sätze und Nachrichten anderer werden dir nicht gezeigt.
web-ask-seat = Um den nächsten Platz bitten
web-asks-seat = { $name } möchte auf dem nächsten freien Platz mitspielen.
web-asked-seat = Du hast um den nächsten Platz gebeten.
