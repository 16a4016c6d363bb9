# Ciò che dice solo Gwent, nel terminale e nel browser; come si chiamano le persone sta in cli.ftl.

## Comandi della shell

cli-help-tournament = Gioca un torneo: tre mazzi a testa, vince chi si aggiudica per primo due partite.
cli-help-tournament-start = Comincia un torneo.
cli-help-tournament-decks = I tuoi tre mazzi di tre fazioni, separati da virgole. Se mancano, mazzi introduttivi.
cli-help-tournament-their-decks = I tre mazzi dell'altro posto.
cli-help-tournament-against = Il bot contro cui giocare: random, novice, greedy, planner, net o search, come search:2000.
cli-help-deck = Mostra, controlla e scambia mazzi.
cli-help-deck-list = Elenca i mazzi introduttivi e i tuoi.
cli-help-deck-show = Mostra le carte di un mazzo.
cli-help-deck-check = Controlla un mazzo secondo le regole di costruzione.
cli-help-deck-export = Scrivi un mazzo come file o come codice di condivisione.
cli-help-deck-import = Conserva un mazzo con un nome tuo.
cli-help-deck-source = Un file, un codice di condivisione, un mazzo tuo o il mazzo introduttivo di una fazione.
cli-help-deck-code = Solo il codice di condivisione.
cli-help-deck-file = Il file da scrivere.
cli-help-deck-name = Il nome con cui conservarlo.
cli-help-deck-law = Le regole: standard o advanced.

## Che cosa può andare storto

cli-crowd = Tutti contro tutti ha da 3 a 5 posti, ma { $named ->
    [one] ne hai indicato { $named }.
   *[other] ne hai indicati { $named }.
}
cli-deck-or-faction = Usa --deck oppure --faction, non entrambi.
cli-decks-or-deck = Usa --decks per tutti i posti, oppure --deck, --faction e --their-deck, non entrambi.
cli-their-deck = --their-deck è per due giocatori: indica i mazzi di tutti i posti con --decks.
cli-only-solo = { $option } fa parte del solitario: aggiungi --mode solo.
cli-not-solo = { $option } non fa parte del solitario: usa --faction, --against, --leader e --built-deck.
cli-built-faction = Il mazzo costruito è della fazione { $deck }, non della fazione { $faction }.
cli-leader-unknown = Non c'è nessun Comandante chiamato «{ $leader }»; scegli tra { $known }.
cli-leader-misspelt = Non c'è nessun Comandante chiamato «{ $leader }». Intendevi { $meant }?
cli-ability-unknown = Non c'è nessuna abilità chiamata «{ $ability }»; scegli tra { $known }.
cli-deck-name-odd = «{ $name }» non può essere il nome di un file di mazzo: usa lettere, cifre, spazi, - e _.
cli-deck-name-missing = Questo mazzo non ha un nome; dagliene uno con --name.

## Partite salvate

cli-games-round = { $round ->
    [0] Il cambio iniziale delle carte.
   *[other] Round { $round }.
}

## Mazzi

cli-deck-line = { $name }: { $faction }, { $units } Unità, { $specials ->
    [one] 1 carta Speciale
   *[other] { $specials } carte Speciali
}, Forza { $strength }.
cli-deck-source = { $source } ({ $deck })
cli-deck-leader = Comandante: { $leader }
cli-deck-group = { $kind ->
    [hero] Eroi:
    [unit] Unità:
   *[special] Carte Speciali:
}
cli-deck-code = Codice di condivisione: { $code }
cli-deck-legal = { $deck } è un mazzo valido secondo le regole { $law ->
    [advanced] avanzate
   *[other] standard
}.
cli-deck-illegal = { $deck } non è un mazzo valido secondo le regole { $law ->
    [advanced] avanzate
   *[other] standard
}:
cli-deck-error = { $source }: { $error }
cli-deck-written = { $deck } ora è nel file { $file }.
cli-deck-kept = { $deck } è conservato. Giocalo con: taverne play gwent --deck { $name }

## Carte

cli-card-line = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 copia.
   *[other] { $copies } copie.
}
cli-card-line-neutral = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 copia per ogni colore.
   *[other] { $copies } copie per ogni colore.
}
cli-card-secondary = Aspetta nel mazzo supplementare (GWT-1.2).
cli-card-calls = Chiama: { $cards }.
cli-card-becomes = Al suo posto arriva: { $cards }.
kind-unit = Unità
kind-hero = Eroe
kind-special = Speciale
kind-weather = Clima
kind-leader = Comandante

rows-melee = ravvicinato
rows-ranged = a distanza
rows-siege = assedio
rows-melee-ranged = ravvicinato o a distanza
rows-ranged-siege = a distanza e assedio
fact-unit = { $rows } { $strength }

faction-power-monsters = Dopo ogni round un'Unità casuale dei Mostri, non un Eroe, resta sul tabellone (GWT-7.1).
faction-power-nilfgaard = In caso di pareggio il round va a Nilfgaard (GWT-7.1).
faction-power-northern_realms = I Regni Settentrionali pescano una carta dopo ogni round vinto (GWT-7.1).
faction-power-scoiatael = Gli Scoia'tael decidono chi comincia la partita (GWT-7.1).
faction-power-skellige = Prima del round 3 Skellige riprende due Unità casuali dalla pila degli scarti, mai Eroi (GWT-7.1).

## Che cosa fa una carta: il nome in una parola, e in una frase

ability-agile-name = Agilità
ability-bond-name = Vincolo
ability-morale-name = Morale
ability-muster-name = Adunata
ability-medic-name = Medico
ability-spy-name = Spia
ability-horn-name = Corno del comandante
ability-scorch_row-name = Ustione di una fila
ability-scorch_all-name = Ustione di tutto il tabellone
ability-scorch-name = Ustione
ability-summon-name = Evocazione
ability-berserker-name = Berserker
ability-mardroeme-name = Mardroeme
ability-decoy-name = Esca
ability-frost-name = gelo
ability-fog-name = nebbia
ability-rain-name = pioggia
ability-storm-name = tempesta
ability-clear-name = Clima sereno

ability-hero = Eroe: nessuna carta, nessun Clima e nessun Comandante cambia la sua Forza o lo toglie dal campo (GWT-4.1).
ability-agile = Agilità: ogni volta che viene schierata scegli la sua fila, ravvicinato o a distanza (GWT-5.1).
ability-bond = Vincolo: la Forza si moltiplica per il numero di carte con questo nome nella fila (GWT-4.4).
ability-morale = Morale: ogni altra Unità nella fila riceve +1 (GWT-4.5).
ability-muster = Adunata: le carte chiamate arrivano subito dalla tua mano e dal tuo mazzo (GWT-5.3).
ability-medic = Medico: gioca subito un'Unità, non un Eroe, dalla tua pila degli scarti (GWT-5.2).
ability-spy = Spia: combatte sul lato dell'avversario, e tu peschi 2 carte (GWT-5.4).
ability-horn = Corno del comandante: raddoppia la Forza di ogni altra Unità nella fila (GWT-4.6).
ability-scorch_row = Ustione di una fila: se la fila avversaria di fronte ha 10 o più, le sue Unità più forti vengono scartate, mai gli Eroi (GWT-5.5).
ability-scorch_all = Ustione di tutto il tabellone: le Unità più forti di tutto il tabellone vengono scartate, mai gli Eroi e mai la carta stessa (GWT-5.6).
ability-summon = Evocazione: quando lascia il tabellone, chi la sostituisce entra sullo stesso lato (GWT-5.7).
ability-berserker = Berserker: accanto a un Mardroeme esce dal gioco, e al suo posto arriva un'Unità più forte (GWT-5.8).
ability-mardroeme = Mardroeme: ogni Berserker nella fila si trasforma (GWT-5.8).
special-horn = Sta accanto a una delle tue file e raddoppia ogni Unità della fila, mai gli Eroi. Uno per fila (GWT-6.1).
special-mardroeme = Sta accanto a una delle tue file e trasforma ogni Berserker della fila (GWT-6.1).
special-decoy = Prende il posto di un'Unità sul tuo lato, non di un Eroe; l'Unità torna nella tua mano (GWT-6.2).
special-scorch = Le Unità più forti di tutto il tabellone vengono scartate, anche le tue, mai gli Eroi (GWT-6.3).
special-frost = Ogni Unità da combattimento ravvicinato vale 1 su entrambi i lati, mai gli Eroi (GWT-6.4).
special-fog = Ogni Unità da combattimento a distanza vale 1 su entrambi i lati, mai gli Eroi (GWT-6.4).
special-rain = Ogni Unità d'assedio vale 1 su entrambi i lati, mai gli Eroi (GWT-6.4).
special-storm = Ogni Unità a distanza e ogni Unità d'assedio vale 1 su entrambi i lati, mai gli Eroi (GWT-6.4).
special-clear = Tutte le carte Clima vengono scartate (GWT-6.4).

leader-active = Una volta a partita, al posto di giocare una carta.
leader-passive = Agisce da sé.
leader-mo_leader_eredin_bringer_of_death = Prendi in mano un'Unità o una carta Speciale, non un Eroe, dalla tua pila degli scarti (GWT-7.3).
leader-mo_leader_eredin_destroyer_of_worlds = Scarta due carte dalla mano, poi prendi in mano una carta qualsiasi del tuo mazzo (GWT-9.3).
leader-mo_leader_eredin_king_of_the_wild_hunt = Gioca una carta Clima qualsiasi del tuo mazzo, anche Clima sereno (GWT-7.4).
leader-mo_leader_eredin_red_riders = Fino al termine del round un corno suona sulla tua fila del combattimento ravvicinato (GWT-7.4).
leader-mo_leader_eredin_treacherous = Ogni Spia sul tabellone ha Forza doppia, mai gli Eroi (GWT-4.1).
leader-ni_leader_emhyr_emperor_of_nilfgaard = Guarda tre carte casuali nella mano dell'avversario (GWT-7.2).
leader-ni_leader_emhyr_his_imperial_majesty = Gioca una Pioggia torrenziale dal tuo mazzo (GWT-7.2).
leader-ni_leader_emhyr_invader_of_the_north = Per tutti, le Unità con Medico richiamano un'Unità casuale (GWT-7.4).
leader-ni_leader_emhyr_relentless = Prendi in mano un'Unità o una carta Speciale, non un Eroe, dal tuo mazzo (GWT-7.3).
leader-ni_leader_emhyr_relentless-opponent_discard = Prendi in mano una carta, non un Eroe, dalla pila degli scarti dell'avversario (GWT-7.3).
leader-ni_leader_emhyr_white_flame = Il Comandante dell'avversario resta senza abilità per tutta la partita (GWT-7.2).
leader-nr_leader_foltest_king_of_temeria = Gioca una Nebbia impenetrabile dal tuo mazzo (GWT-7.2).
leader-nr_leader_foltest_lord_commander = Scarta tutte le carte Clima sul tavolo (GWT-7.2).
leader-nr_leader_foltest_siegemaster = Fino al termine del round un corno suona sulla tua fila d'assedio (GWT-7.4).
leader-nr_leader_foltest_son_of_medell = Se la fila avversaria del combattimento a distanza ha 10 o più, le sue Unità più forti vengono scartate, mai gli Eroi (GWT-7.2).
leader-nr_leader_foltest_steel_forged = Se la fila d'assedio avversaria ha 10 o più, le sue Unità più forti vengono scartate, mai gli Eroi (GWT-7.2).
leader-st_leader_francesca_beautiful = Fino al termine del round un corno suona sulla tua fila del combattimento a distanza (GWT-7.4).
leader-st_leader_francesca_daisy = La tua mano iniziale ha una carta in più (GWT-7.2).
leader-st_leader_francesca_hope = Le tue Unità con Agilità cambiano fila dove questo ti rende più forte (GWT-9.5).
leader-st_leader_francesca_pureblood_elf = Gioca una Morsa del gelo dal tuo mazzo (GWT-7.2).
leader-st_leader_francesca_queen = Se la fila avversaria del combattimento ravvicinato ha 10 o più, le sue Unità più forti vengono scartate, mai gli Eroi (GWT-7.2).
leader-sk_leader_arnjolf = Gioca dal tuo mazzo un'altra copia di un'Unità con Vincolo che sta sul tuo lato (GWT-9.14).
leader-sk_leader_crach_an_craite = Ogni pila degli scarti torna nel mazzo del suo giocatore (GWT-9.6).
leader-sk_leader_eist = Gioca una Tempesta delle Skellige dal tuo mazzo (GWT-7.2).
leader-sk_leader_harald = Gioca un Mardroeme dal tuo mazzo (GWT-7.2).
leader-sk_leader_king_bran = Con il Clima le tue Unità perdono solo metà della Forza (GWT-4.3).

## I Comandanti come li usa l'avversario del solitario (GWT-8.5); gli altri come stampati

solo-mo_leader_eredin_bringer_of_death = Si gioca la carta migliore della sua pila degli scarti, non un Eroe (GWT-8.5).
solo-mo_leader_eredin_destroyer_of_worlds = Pesca una carta e la gioca (GWT-8.5).
solo-mo_leader_eredin_king_of_the_wild_hunt = Si gioca la prima carta Clima del suo mazzo (GWT-8.5).
solo-ni_leader_emhyr_emperor_of_nilfgaard = Scarti una carta dalla tua mano (GWT-8.5).
solo-ni_leader_emhyr_invader_of_the_north = Si gioca un'Unità casuale della sua pila degli scarti, non un Eroe (GWT-8.5).
solo-ni_leader_emhyr_relentless = Si gioca la carta della tua pila degli scarti che lo aiuta di più, non un Eroe (GWT-8.5).
solo-ni_leader_emhyr_white_flame = Il tuo Comandante resta senza abilità per il resto della partita (GWT-8.5).
solo-st_leader_francesca_daisy = Pesca una carta e la gioca (GWT-8.5).
solo-st_leader_francesca_hope = Ogni sua Unità con Agilità ha +1 per il resto della partita (GWT-9.33).
solo-sk_leader_arnjolf = Si gioca l'Unità con Vincolo del suo mazzo che guadagna di più (GWT-8.5).
solo-sk_leader_harald = Si gioca il primo Mardroeme del suo mazzo nella fila migliore (GWT-8.5).
solo-sk_leader_king_bran = Con il Clima le sue Unità perdono solo metà della Forza (GWT-8.5).

## Perché l'avversario del solitario ha scelto così (GWT-8.5)

why-weigh = { $Name } aveva una scelta con { $card }. Il suo vantaggio su di te diventerebbe:
why-weigh_strength = { $Name } aveva una scelta con { $card }. La Forza del suo lato diventerebbe:
why-earlier = Dalla tua ultima mossa non c'è stato niente da scegliere. Prima:
why-other = { $way }: { $value }
why-chosen = { $way }: { $value }, scelto
why-tie = Tra valori uguali decidono GWT-8.5 e GWT-9.32.

## Da dove viene la Forza (GWT-4.7)

strength-here = Forza { $strength } { place-in }:
step-printed = Sulla carta è stampato { $points }.
step-weather-cause = Il Clima
step-weather = { $cause } { $count ->
    [one] la porta
   *[other] la portano
} a { $points }.
step-treason = Il Traditore raddoppia le Spie: { $points }.
step-bond = Il Vincolo moltiplica per { $times }: { $points }.
step-morale = Il Morale ({ $cause }) aggiunge { $gain }: { $points }.
step-horn = { $cause } raddoppia: { $points }.
step-hope = La Speranza aggiunge { $gain }: { $points }.

## Tabellone

place-row = { $whose ->
    [you] la tua { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    }
   *[other] la { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    } { $of_owner }
}
place-in = { $whose ->
    [you] nella tua { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    }
   *[other] nella { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    } { $of_owner }
}
place-into = { place-in }
place-beside = accanto { $whose ->
    [you] alla tua { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    }
   *[other] alla { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    } { $of_owner }
}
gwent-round = { $round ->
    [0] L'apertura.
   *[other] Round { $round }.
}
gwent-round-turn = Round { $round }, { $who ->
    [you] tocca a te.
   *[other] turno { $of_name }.
}
gwent-seat = { $who ->
    [you] Tu
   *[other] { $Name }
}, { $faction }: totale { $total }, { $score }, mano { $hand }, mazzo { $deck }, pila degli scarti { $discard }.
gwent-handless = { $Name }, { $faction }: totale { $total }, { $score }, nessuna mano, mazzo { $deck }, pila degli scarti { $discard }.
gwent-team = { $whose ->
    [you] La tua squadra
   *[other] { $Side }
}: totale { $total }, { $score }, pila degli scarti { $discard }.
gwent-member = { $who ->
    [you] Tu
   *[other] { $Name }
}, { $faction }: mano { $hand }, mazzo { $deck }.
gwent-partner = Mano { $of_name }: { $cards }
gwent-gems = { $gems ->
    [one] 1 gemma
   *[other] { $gems } gemme
}
gwent-points = { $points } punti su { $target }
gwent-buried = A faccia in giù sotto le sue Esche: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
gwent-leader-pile = Comandanti a faccia in giù: { $count }. Rivelati: { $turned }.
gwent-none = nessuno
gwent-passed = { $who ->
    [you] Hai passato.
   *[other] { $Name } ha passato.
}
gwent-leader = Comandante { $leader }, { $state ->
    [ready] a disposizione.
    [used] già usato.
    [silenced] annullato dalla Fiamma Bianca.
   *[passive] agisce da sé.
}
gwent-known = Carte note di questa mano: { $cards }
gwent-row = { $row ->
    [melee] Combattimento ravvicinato
    [ranged] Combattimento a distanza
   *[siege] Assedio
} { $total }: { $units }
gwent-row-weather = { $units }; sotto il Clima
gwent-row-horn = { $units }; con un corno
gwent-row-mardroeme = { $units }; con un Mardroeme
gwent-nobody = nessun'Unità
gwent-unit = { $card } { $strength }
gwent-hero = { $card } { $strength } (Eroe)
gwent-weather = Clima: { $cards }
gwent-no-weather = Clima: nessuna carta
gwent-copies = { $copies } × { $card }
gwent-hand = { $who ->
    [you] La tua mano
   *[other] Mano { $of_name }
}, { $count ->
    [one] 1 carta:
   *[other] { $count } carte:
}
gwent-hand-empty = La tua mano è vuota.
gwent-no-hands = Nessun altro ha carte in mano.
gwent-pile-discard = { $whose ->
    [you] La tua pila degli scarti
   *[other] Pila degli scarti { $of_owner }
}, { $count ->
    [one] 1 carta:
   *[other] { $count } carte:
} { $cards }
gwent-pile-discard-empty = { $whose ->
    [you] La tua pila degli scarti è vuota.
   *[other] La pila degli scarti { $of_owner } è vuota.
}
gwent-pile-deck = { $who ->
    [you] Il tuo mazzo
   *[other] Mazzo { $of_name }
}, senza ordine, { $count ->
    [one] 1 carta:
   *[other] { $count } carte:
} { $cards }
gwent-pile-deck-hidden = { $who ->
    [you] Il tuo mazzo
   *[other] Mazzo { $of_name }
}: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
gwent-pile-leaders = Comandanti a faccia in giù, senza ordine: { $cards }
gwent-pile-gone = Fuori dal gioco: { $cards }

## Domande e opzioni

ask-turn = Tocca a te: gioca una carta, usa il tuo Comandante o passa.
ask-exchange = La tua mano iniziale. { $left ->
    [one] Puoi cambiare ancora 1 carta.
   *[other] Puoi cambiare { $left } carte, una alla volta.
}
ask-name_starter = Decidi tu chi comincia la partita.
ask-deploy = Dove combatte { $card }?
ask-lay_beside = Accanto a quale fila metti { $card }?
ask-swap = Quale Unità sostituisci con { $card }?
ask-revive = Quale Unità richiama il Medico?
ask-aim = Contro chi va { $card }?
ask-search = { $card }: scegli una carta.
ask-shed = Quale carta scarti?
ask-plunder = Quale carta prendi dalla pila degli scarti { $of_owner }?
ask-pick = Quale mazzo giochi nella partita { $number }?
option-card = { $card }, { $facts }
option-cards = { $copies } × { $card }, { $facts }
option-pass = Passa
option-done = Tieni questa mano
option-leader = Comandante { $card }: { $text }
option-row = { $whose ->
    [you] La tua { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    }
   *[other] La { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    } { $of_owner }
}, ora { $total }
option-unit = { $card } { place-in }, Forza { $strength }
option-starter = { $who ->
    [you] Cominci tu
   *[other] Comincia { $name }
}
option-person = { $who ->
    [you] Tu
   *[other] { $Name }
}

## Che cosa succede

log-round = Comincia il round { $number }. { $who ->
    [you] Tocca prima a te.
   *[other] Il primo turno è { $of_name }.
}
log-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $Name } gioca { $card }.
}
log-play-land = { $who ->
    [you] Giochi { $card } { place-in }.
   *[other] { $Name } gioca { $card } { place-in }.
}
log-play-beside = { $who ->
    [you] Metti { $card } { place-beside }.
   *[other] { $Name } mette { $card } { place-beside }.
}
log-play-weather = { $who ->
    [you] Giochi la carta Clima { $card }.
   *[other] { $Name } gioca la carta Clima { $card }.
}
log-play-clear_weather = { $who ->
    [you] Giochi { $card }: tutte le carte Clima spariscono.
   *[other] { $Name } gioca { $card }: tutte le carte Clima spariscono.
}
log-land = { $card } combatte { place-in }.
log-beside = { $card } sta { place-beside }.
log-weather = La carta Clima { $card } è sul tavolo.
log-clear_weather = { $card }: tutte le carte Clima spariscono.
log-leader = { $who ->
    [you] Usi il tuo Comandante { $card }: «{ $text }»
   *[other] { $Name } usa il Comandante { $card }: «{ $text }»
}
log-leader-brief = { $who ->
    [you] Usi il tuo Comandante { $card }.
   *[other] { $Name } usa il Comandante { $card }.
}
log-pass = { $who ->
    [you] Passi.
   *[other] { $Name } passa.
}
log-auto_pass = { $who ->
    [you] Non hai più niente da giocare e passi.
   *[other] { $Name } non ha più niente da giocare e passa.
}
log-draw = { $who ->
    [you] { $count ->
        [one] Peschi una carta.
       *[other] Peschi { $count } carte.
    }
   *[other] { $count ->
        [one] { $Name } pesca una carta.
       *[other] { $Name } pesca { $count } carte.
    }
}
log-draw-known = { $who ->
    [you] Peschi { $cards }.
   *[other] { $Name } pesca { $cards }.
}
log-set_aside = { $who ->
    [you] Metti da parte { $card }.
   *[other] { $Name } mette da parte { $card }.
}
log-set_aside-draw = { $who ->
    [you] Cambi { $card } con { $other }.
   *[other] { $Name } cambia { $card } con { $other }.
}
log-take = { $who ->
    [you] Prendi in mano { $card }.
   *[other] { $Name } prende in mano { $card }.
}
log-decoy = Un'Esca sostituisce { $card } { place-in }.
log-decoy-take = { $who ->
    [you] Un'Esca sostituisce { $card } { place-in }, e tu riprendi in mano la carta.
   *[other] Un'Esca sostituisce { $card } { place-in }, e { $name } riprende in mano la carta.
}
log-muster = { $card } risponde all'adunata.
log-muster-land = { $count ->
    [one] { $card } risponde
   *[other] { $cards } rispondono
} all'adunata { place-in }.
log-revive = Viene richiamata la carta { $card }.
log-revive-land = { $card } torna { place-into }, per mano del Medico.
log-return = { $card } torna.
log-return-land = { $card } torna { place-into }.
log-transform = { $card } si trasforma.
log-transform-land = { $card } diventa { $other } { place-in }.
log-summon = { $card } trova vendetta.
log-summon-land = Per { $card } arriva { $other } { place-into }.
log-fall = { $card } cade { place-in }.
log-sweep = Si sgombra il tabellone.
log-keep = { $card } resta { place-in }.
log-move = { $card } si sposta { place-into }.
log-shed = { $who ->
    [you] Scarti { $card }.
   *[other] { $Name } scarta { $card }.
}
log-look = { $who ->
    [you] Vedi nella mano { $of_owner }: { $cards }.
   *[other] { $Name } guarda una mano.
}
log-total = { $whose ->
    [you] Chiudi il round con { $number }.
   *[other] { $Side } chiude il round con { $number }.
}
log-reveal = { log-play }
log-reveal-land = { log-play-land }
log-reveal-beside = { log-play-beside }
log-reveal-weather = { log-play-weather }
log-reveal-clear_weather = { log-play-clear_weather }
log-no_card = { $Name } non ha più carte e salta il turno.
log-bury = Una carta del mazzo è a faccia in giù sotto l'Esca { place-in }.
log-unbury = La carta sotto l'Esca viene rivelata: { $card }.
log-turn_up = { $Name } rivela il Comandante { $card }: «{ $text }»
log-turn_up-brief = { $Name } rivela il Comandante { $card }.
log-turn_up-beside = { log-turn_up }
log-turn_up-clear_weather = { log-turn_up }
log-picks_first = { $who ->
    [you] La prima scelta del mazzo tocca a te.
   *[other] La prima scelta del mazzo tocca a { $name }.
}
log-pick = { $who ->
    [you] Giochi con { $faction } agli ordini di { $card }.
   *[other] { $Name } gioca con { $faction } agli ordini di { $card }.
}
log-duel = Comincia la partita { $number }.
log-duel_won = { $who ->
    [you] { $number ->
        [one] Hai vinto 1 partita.
       *[other] Hai vinto { $number } partite.
    }
   *[other] { $number ->
        [one] { $Name } ha vinto 1 partita.
       *[other] { $Name } ha vinto { $number } partite.
    }
}
log-duel_drawn = La partita finisce in pareggio.
log-leader-beside = { log-leader }
log-leader-clear_weather = { log-leader }
log-points = { $whose ->
    [you] { $number ->
        [0] Non ottieni punti.
        [one] Ottieni 1 punto.
       *[other] Ottieni { $number } punti.
    }
   *[other] { $number ->
        [0] { $Side } non ottiene punti.
        [one] { $Side } ottiene 1 punto.
       *[other] { $Side } ottiene { $number } punti.
    }
}
log-reshuffle = { $whose ->
    [you] { $number ->
        [one] 1 carta della tua pila degli scarti torna nel mazzo.
       *[other] { $number } carte della tua pila degli scarti tornano nel mazzo.
    }
   *[other] { $number ->
        [one] 1 carta della pila degli scarti { $of_owner } torna nel mazzo.
       *[other] { $number } carte della pila degli scarti { $of_owner } tornano nel mazzo.
    }
}
log-gem = { $whose ->
    [you] { $number ->
        [0] Perdi la tua ultima gemma.
        [one] Perdi una gemma e te ne resta 1.
       *[other] Perdi una gemma e te ne restano { $number }.
    }
   *[other] { $number ->
        [0] { $Side } perde l'ultima gemma.
        [one] { $Side } perde una gemma e ne ha ancora 1.
       *[other] { $Side } perde una gemma e ne ha ancora { $number }.
    }
}
log-game_over = La partita è finita.

## Sfide e tornei

match-no-duel = Non è ancora cominciata nessuna partita: prima si sceglie un mazzo.
match-state = Partita { $number }, { $score }.
gwent-match-decks = { $who ->
    [you] I tuoi mazzi
   *[other] Mazzi { $of_name }
}: { $decks }.
match-deck = { $faction } agli ordini di { $leader }
match-deck-won = { $faction } agli ordini di { $leader } (ha vinto ed è fuori)

# Comandi che Gwent spiega con parole sue.
gwent-command-rules = { cli-word-rules } GWT-5.2 o { cli-word-rules } PAROLA: le regole
gwent-help-rules-words = Gwent: GWT-5.2 o GWT-5.

## L'arena

gwent-help-arena-mode = Gwent: duel, ffa3, ffa4, ffa5, pairs o solo.
gwent-help-arena-decks = Gwent: «starters», oppure file, codici di condivisione, mazzi tuoi, fazioni.
gwent-help-arena-rule = Gwent: come law=advanced; vedi «taverne rules GWT-10».

# Opzioni di `taverne play`; dove i giochi ne condividono una, le loro frasi si susseguono.
gwent-help-play-mode = La modalità: duel, ffa3, ffa4, ffa5, pairs o solo. «ffa» conta i posti da sé.
gwent-help-play-deck = Il tuo mazzo: un file, un codice di condivisione, un mazzo tuo o il mazzo introduttivo di una fazione.
gwent-help-play-their-deck = Il mazzo dell'altro posto. Se manca, un altro mazzo introduttivo.
gwent-help-play-decks = I mazzi di tutti i posti in ordine, separati da virgole.
gwent-help-play-faction = Gioca il mazzo introduttivo di questa fazione; in solitario, tutte le sue carte.
gwent-help-play-wins = Gioca finché qualcuno ha vinto tante partite: 1, 2 o 3.
gwent-help-play-rule = Gwent: come after_draw=random; vedi «taverne rules GWT-10».
gwent-help-play-leader = Solitario: il tuo Comandante.
gwent-help-play-built-deck = Solitario: un mazzo costruito da te al posto dell'intera fazione.
gwent-help-play-leaders = Solitario: partecipano anche i Comandanti dell'avversario.
gwent-help-play-law = Le regole per costruire il mazzo: standard o advanced.
