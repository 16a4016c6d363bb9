# Le pagine delle regole e delle carte; arrivano quando qualcuno vi legge.

books-contents = Indice
books-search-rules = Cerca una parola o un numero
books-rules-found =
    { $count ->
        [0] Nessuna regola lo dice.
        [one] 1 regola
       *[other] { $count } regole
    }
books-print = Stampa
books-link = Collegamento a questa regola
books-tables-differ = Qui i tavoli possono differire:
books-usual = di solito
books-yes = sì
books-no = no
books-foe = avversario

## Carte

books-search-cards = Cerca una carta, in ogni lingua
books-filter =
    { $count ->
        [0] Filtri
        [one] Filtri, 1 scelto
       *[other] Filtri, { $count } scelti
    }
books-any = Tutte
books-all-cards = Mostra tutto
books-cards-found =
    { $count ->
        [0] Nessuna carta è così.
        [one] 1 carta
       *[other] { $count } carte
    }
books-facet-faction = Fazione
books-facet-kind = Tipo
books-facet-ability = Abilità
books-back-to-cards = Tutte le carte
books-no-such-card = Non esiste una carta con questo nome. Forse il collegamento è troncato.
books-its-rules = Le sue regole:
books-calls = Chiama
books-called-by = Chiamata da
books-becomes = Diventa
books-comes-from = Viene da
books-rulings = Decisioni

## Numeri dall'arena

books-numbers = Numeri dall'arena
books-won-when-drawn = Ha vinto il { $rate } % delle partite in cui è stata pescata
books-won-when-played = Ha vinto il { $rate } % delle partite in cui è stata giocata
books-gain = Sono { $gain } punti percentuali rispetto { $when ->
    [led] agli stessi mazzi sotto tutti e cinque i Comandanti
    [used] agli stessi mazzi sotto tutti e cinque i Comandanti
    [acted] a una partita equilibrata
   *[drawn] allo stesso mazzo in media
}, con il 95 % di certezza tra { $low } e { $high } ({ $games } volte).
books-verdict-better = Più del caso.
books-verdict-worse = Meno del caso.
books-verdict-open = Non si distingue dal caso.
books-no-numbers = Non si sa ancora nulla: si è vista troppo poco, o non sta mai in mano.
books-numbers-mean-cards = «Pescata» è il numero più onesto: una carta giocata quando si sta già vincendo sembra buona una volta giocata.
books-pace = Con questo luogo il { $drawn } % di { $games } partite finisce in parità, e una partita ha in media { $encounters } incontri; senza luogo il { $usual_drawn } % e { $usual_encounters }.
books-numbers-whence = Da dove vengono i numeri
books-numbers-run = { $games } partite tra bot ({ $level }), { $decks } mazzi, seme { $seed }. Prodotti da:
