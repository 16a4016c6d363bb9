# Die Seiten mit Regeln und Karten; sie kommen, sobald dort jemand liest.

books-contents = Inhalt
books-search-rules = Wort oder Nummer suchen
books-rules-found =
    { $count ->
        [0] Keine Regel sagt das.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
books-print = Drucken
books-link = Link zu dieser Regel
books-tables-differ = Hier dürfen Tische abweichen:
books-usual = üblich
books-yes = ja
books-no = nein
books-foe = Gegenseite

## Karten

books-search-cards = Karte suchen, in jeder Sprache
books-filter =
    { $count ->
        [0] Filter
        [one] Filter, 1 gewählt
       *[other] Filter, { $count } gewählt
    }
books-any = Alle
books-all-cards = Alle zeigen
books-cards-found =
    { $count ->
        [0] So eine Karte gibt es nicht.
        [one] 1 Karte
       *[other] { $count } Karten
    }
books-facet-faction = Fraktion
books-facet-kind = Art
books-facet-ability = Fähigkeit
books-back-to-cards = Alle Karten
books-no-such-card = Eine Karte dieses Namens gibt es nicht. Vielleicht ist der Link abgeschnitten.
books-its-rules = Ihre Regeln:
books-calls = Ruft
books-called-by = Gerufen von
books-becomes = Wird zu
books-comes-from = Entsteht aus
books-rulings = Auslegungen

## Zahlen aus der Arena

books-numbers = Zahlen aus der Arena
books-won-when-drawn = Gewann { $rate } % der Partien, in denen sie gezogen wurde
books-won-when-played = Gewann { $rate } % der Partien, in denen sie gespielt wurde
books-gain = Das sind { $gain } Prozentpunkte gegenüber { $when ->
    [led] denselben Decks unter allen fünf Anführern
    [used] denselben Decks unter allen fünf Anführern
    [acted] einer ausgeglichenen Partie
   *[drawn] demselben Deck im Schnitt
}, mit 95 % Sicherheit zwischen { $low } und { $high } ({ $games }-mal).
books-verdict-better = Mehr als Zufall.
books-verdict-worse = Weniger als Zufall.
books-verdict-open = Nicht von Zufall zu unterscheiden.
books-no-numbers = Noch nichts bekannt: Sie wurde zu selten gesehen oder liegt nie auf einer Hand.
books-numbers-mean-cards = »Gezogen« ist die ehrlichere Zahl: Eine Karte, die man spielt, wenn man ohnehin gewinnt, sieht gespielt gut aus.
books-pace = Mit diesem Schauplatz enden { $drawn } % von { $games } Partien unentschieden, und eine Partie hat im Schnitt { $encounters } Begegnungen; ohne Schauplatz { $usual_drawn } % und { $usual_encounters }.
books-numbers-whence = Woher die Zahlen stammen
books-numbers-run = { $games } Partien zwischen Bots ({ $level }), { $decks } Decks, Startwert { $seed }. Entstanden durch:
