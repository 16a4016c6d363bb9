# Il tavolo di Gwent nel browser, oltre a ciò che condivide con il terminale.

## Pagine

## I posti e il loro stato

web-passed = Ha passato
web-hand = mano
web-leaders = Comandanti
web-face-down = a faccia in giù
web-leader-ready = Comandante disponibile
web-leader-used = Comandante già usato
web-leader-silenced = Comandante annullato
web-leader-passive = Agisce da sé
web-total = totale
web-ahead = avanti di { $by }
web-hand-of = Mano { $of_name }
web-solo-deck = Mazzo: { $faction }
web-turned-up = Rivelati

## Il tabellone

web-round = Round { $number }
web-side = { $whose ->
    [you] Il tuo lato
   *[other] Lato { $of_owner }
}
web-row = { $whose ->
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
}, totale { $total }{ $weather ->
    [none] { "" }
   *[other] , { $weather }
}{ $horn ->
    [yes] , con un corno
   *[no] { "" }
}
web-row-melee = Ravvicinato
web-row-ranged = A distanza
web-row-siege = Assedio
web-row-spread = { $row }, { $total }: apri la fila
web-row-more = Altre { $count }: apri la fila
web-unit-copies = { $card }, { $count } carte, forza { $strength } ciascuna
web-unit-kin = { $card } e affini, { $count } carte, forza { $strength } ciascuna
web-beside = Accanto alla fila
web-beside-empty = Spazio del corno, vuoto
web-beam = Clima ed equilibrio
web-balance = Tu { $own }, avversario { $other }
web-weather = Clima
web-weather-frost = Gelo
web-weather-fog = Nebbia
web-weather-rain = Pioggia
web-weather-storm = Tempesta
web-weather-none = Sereno
web-weather-none-more = nessuna carta Clima
web-standing = Classifica
web-you-beat = { $count ->
    [0] Non batti nessuno
    [one] Ne batti 1: +1 punto
   *[other] Ne batti { $count }: +{ $count } punti
}
web-order = Ordine dei turni
web-strength = Forza { $now }
web-strength-changed = Forza { $now }, valore stampato { $printed }
web-kind-unit = Unità
web-kind-hero = Eroe
web-kind-special = Speciale
web-kind-weather = Clima
web-kind-leader = Comandante
web-pile-discard = { $whose ->
    [you] La tua pila degli scarti
   *[other] Pila degli scarti { $of_owner }
}, { web-cards }
web-look-at = Guarda { $name }
web-player = { $hand ->
    [one] 1 carta in mano
   *[other] { $hand } carte in mano
}, { $deck } nel mazzo.
web-pile-deck = Il tuo mazzo, senza ordine, { web-cards }
web-in-deck = { $count ->
    [one] Ancora 1 nel tuo mazzo.
   *[other] Ancora { $count } nel tuo mazzo.
}

## Da dove viene la Forza

web-why = Perché { $card } ha Forza { $strength }
web-step-printed = Valore stampato
web-step-weather = Clima
web-step-treason = Il Traditore
web-step-bond = Vincolo
web-step-morale = Morale
web-step-horn = Corno
web-step-hope = Speranza
web-step-becomes = diventa

## Giocare

web-choose-row = Scegli una fila per { $card }.
web-choose-a-unit = Scegli un'Unità per { $card }.
web-choose-unit = Scegli { $card }
web-choose-opponent = { $card }: scegli un avversario.
web-choose-card = { $card }: scegli una carta.
web-choose-name = Scegli { $name }
web-play-card = Giochi { $card }?
web-play-here = { $whose ->
    [you] Gioca nella tua { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    }
   *[other] Gioca nella { $row ->
        [melee] fila del combattimento ravvicinato
        [ranged] fila del combattimento a distanza
       *[siege] fila d'assedio
    } { $of_owner }
}, da { $now } a { $then }
web-here = Gioca qui
web-play = Gioca
web-use-leader = Usa il Comandante
web-discard-card = Scarta
web-pass-sure = { $count ->
    [0] Passi? In questo round non fai più niente.
    [one] Passi? In questo round non fai più niente e tieni 1 carta.
   *[other] Passi? In questo round non fai più niente e tieni { $count } carte.
}
web-why-not-card = Ora { $card } non si può giocare: non avrebbe niente da fare.

## Il cambio iniziale

web-exchange = La tua mano iniziale
web-exchange-how = Metti da parte al massimo due carte, una alla volta. Questa mano deve bastare per tutta la partita.
web-exchange-pick = Scegli una carta per guardarla o per cambiarla.
web-exchange-this = Cambia questa carta
web-exchanged = { $card } torna nel mazzo
web-exchanges-left = { $count ->
    [one] Ancora 1 cambio
   *[other] Ancora { $count } cambi
}
web-keep-all = Tieni tutto
web-new = Nuova
web-you-hold = Ne hai { $held } in mano; ancora { $deck } nel mazzo.
web-in-your-deck = Ancora nel tuo mazzo, { $count }
web-plain-unit = Un'Unità senza abilità.

## La fine

web-round-won = { $whose ->
    [you] Il round { $number } è tuo
   *[other] Round { $number }: vince { $owner }
}
web-round-drawn = Il round { $number } è un pareggio
web-next-round = Prossimo round
web-shared = Vittoria condivisa
web-shared-with = La condividi con { $names }.
web-shared-by = { $names } condividono la vittoria.
web-end-gems = { $whose ->
    [you] Non hai
   *[other] { $Side } non ha
} più gemme.
web-end-no-gems = Nessuno ha più gemme.
web-end-points = { $whose ->
    [you] Hai
   *[other] { $Side } ha
} { $points } punti.
web-end-score = Punteggio

## Sfide

web-line-ups = I mazzi di questa sfida
web-deck-out = ha vinto ed è fuori

## Perché l'avversario del solitario ha scelto così

web-why-title = Perché?
web-why-lead = Tra tutte le mosse, quella dopo cui il suo vantaggio è maggiore.
web-why-strength = Tra tutte le mosse, quella dopo cui il suo lato è più forte.
web-why-all = { $count ->
    [one] L'unica mossa
   *[other] Tutte le { $count } mosse
}
web-why-weigh = il suo vantaggio dopo
web-why-weigh_strength = la sua Forza dopo
web-why-nothing = Non ha ancora dovuto scegliere.

## Il pannello laterale

web-tab-log = Diario
web-tab-card = Carta
web-tab-why = Perché

## Solo, step by step

web-solo-step = Il turno dell'avversario
web-solo-turned = Carta scoperta: { $card }.

## La prima pagina

## Mazzi

web-your-decks = I tuoi tre mazzi
web-deck-unfinished = Non finito
web-deck-surprise = Sorprendimi
web-deck-surprise-more = Un mazzo introduttivo a caso
web-deck-paste = Incolla un mazzo
web-deck-paste-more = Codice di condivisione o testo
web-deck-source = Un codice di condivisione, o il testo di un file di mazzo
web-deck-file = Da un file
web-deck-check = Controlla
web-deck-legal = Si può giocare
web-deck-use = Usa questo mazzo
web-deck-forget = Dimentica { $deck }
web-decks-chosen = Mazzi scelti: { $count } su { $wanted }, ognuno di una fazione diversa.
web-faction = Fazione
web-change-deck = Cambia il mio mazzo

## Un nuovo tavolo

web-solo-faces = Giochi contro
gwent-automaton = Il mazzo stesso
gwent-automaton-how = nessuna mano, gioca da sé
web-leader = Comandante
web-players = Giocatori
web-rule-law = Regole del mazzo
web-rule-law-more = Avanzate: al massimo 5 carte Speciali, 2 Spie, 2 Medici, Forza 130.
web-rule-law-standard = Standard
web-rule-law-advanced = Avanzate
web-rule-after_draw = Dopo un round in pareggio
web-rule-after_draw-more = Chi comincia il prossimo.
web-rule-after_draw-last_passer = Chi ha passato per ultimo
web-rule-after_draw-same_starter = Chi l'aveva cominciato
web-rule-after_draw-random = Decide il caso
web-rule-weather_on_zero = Clima su un'Unità da 0
web-rule-weather_on_zero-more = Che cosa ne fanno gelo, nebbia e pioggia.
web-rule-weather_on_zero-stays_0 = Resta 0
web-rule-weather_on_zero-becomes_1 = Diventa 1
web-rule-relentless = Emhyr, L'Implacabile
web-rule-relentless-more = Da dove prende una carta.
web-rule-relentless-own_deck = Dal proprio mazzo
web-rule-relentless-opponent_discard = Dalla pila degli scarti dell'avversario
web-rule-summon_on_decoy = L'Esca chiama il vendicatore
web-rule-summon_on_decoy-more = Anche un'Unità ripresa in mano chiama la carta che la sostituisce.
web-rule-built_deck = Un mazzo costruito da te
web-rule-built_deck-more = Se è spento, il tuo mazzo sono tutte le carte di una fazione.
web-rule-enemy_leaders = I Comandanti dell'avversario
web-rule-enemy_leaders-more = Partecipano anche loro, rivelati uno dopo l'altro.
web-rule-open_lists = Mazzi scoperti
web-rule-open_lists-more = Tutti possono conoscere ogni mazzo.

## What an answer would bring

web-then-revive-land = { $card } torna { place-into }.
web-then-revive = { $card } torna in gioco.
web-then-swap = { $card } torna nella tua mano.
web-then-shed = Scarti { $card }.
web-then-plunder = { $card } passa nella tua mano.
web-then-search-land = { $card } entra { place-into }.
web-then-row = { $row }: { $now } → { $then }
web-then-same = Nessun totale cambia.
web-then-unsure = L'esito dipende dal caso.

## Where a total comes from

web-why-total = Perché { $name } ha { $total }
web-total-of = { $name }: totale { $total }
web-row-look = Guarda: { $row }
web-sum-causes = Modificata da { $causes }.
