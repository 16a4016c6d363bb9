# Quello che dice il tavolo nel browser, oltre a quello che condivide con il terminale.
# $who e $whose valgono "you" per chi legge e "other" per chiunque altro, che allora ha un nome.

## Pagine

web-title = Taverne
web-title-turn = Tocca a te – Taverne
web-play-now = Gioca ora
web-mode = Modalità
web-mode-duel = Duello
web-mode-ffa3 = Tutti contro tutti, in tre
web-mode-ffa4 = Tutti contro tutti, in quattro
web-mode-ffa5 = Tutti contro tutti, in cinque
web-mode-pairs = 2 vs 2
web-mode-solo = Solitario
web-to-home = Alla pagina iniziale
web-join = Entra
web-watch = Guarda soltanto
web-your-name = Il tuo nome
web-opening = La porta si apre …
web-waiting-room = Sala d'attesa
web-seat = Posto { $number }
web-seat-open = Posto libero
web-sit = Siediti qui
web-ready = Si può cominciare
web-be-ready = Ci sono
web-house-away = Nessuno risponde. Forse la casa è chiusa per un momento; riprova tra poco.
web-credits = Ringraziamenti
web-credits-icons = Immagini
web-credits-icons-more = I simboli su carte e pulsanti, ricolorati e contornati, sono degli autori di
web-credits-fonts = Caratteri
web-credits-fans = Taverne è fatta da appassionati. I giochi appartengono a chi li ha creati; qui non si usa nessuna delle loro illustrazioni.

## Bot

web-bot-random = Caso
web-bot-greedy = Ingordo
web-bot-weighted = Soppesatore
web-bot-planner = Stratega
web-bot-search = Pensatore

## Il menu

web-menu = Menu
web-close = Chiudi
web-take-back = Ritira la mia ultima mossa
web-offer-draw = Offri il pareggio
web-resign = Arrenditi
web-resign-sure = Vuoi davvero arrenderti?
web-theme = Tema
web-theme-auto = Come il sistema
web-theme-dark = Scuro
web-theme-light = Chiaro
web-theme-contrast = Contrasto elevato
web-motion = Animazioni
web-motion-full = Tutte
web-motion-calm = Tranquille
web-motion-none = Nessuna
web-language = Lingua
web-sound = Suono
web-leave = Esci
web-claim = { $name } non c'è: reclama la vittoria
web-takeover = { $name } non c'è: fai continuare un bot
web-come-back = Riprendo il mio posto
web-agree = Accetta
web-decline = Rifiuta
web-withdraw = Ritira
web-asks-take_back = { $name } vorrebbe ritirare una mossa.
web-asks-draw = { $name } offre il pareggio.
web-asks-swap = { $name } vorrebbe cambiare posto con te.
web-asks-takeover = { $name } vorrebbe che un bot giocasse per chi manca.
web-asked-take_back = Hai chiesto di ritirare una mossa.
web-asked-draw = Hai offerto il pareggio.
web-asked-swap = Hai chiesto di cambiare posto.
web-asked-takeover = Hai chiesto che subentri un bot.

## I posti e il loro stato

web-your-turn = Tocca a te
web-thinking = Sta pensando
web-waiting = In attesa
web-playing = Sta giocando
web-passed = Ha passato
web-away = Via dal tavolo
web-clock = Tempo rimasto: { $time }
web-clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
web-hand = mano
web-deck = mazzo
web-discard = scarti
web-leader = Comandante
web-leaders = Comandanti
web-face-down = a faccia in giù
web-leader-ready = Comandante disponibile
web-leader-used = Comandante già usato
web-leader-silenced = Comandante annullato
web-leader-passive = Agisce da sé
web-total = totale
web-ahead = avanti di { $by }
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-hidden-cards = { $count ->
    [one] 1 carta nascosta
   *[other] { $count } carte nascoste
}
web-hand-of = Mano { $of_name }
web-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-watching = Stai guardando. Le mani restano nascoste.
web-solo-deck = Mazzo: { $faction }
web-solo-how = nessuna mano, gioca da sé
web-turned-up = Rivelati

## Il tabellone

web-round = Round { $number }
web-game-of-match = Partita { $number }
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
web-pile-empty = Qui non c'è niente.
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

web-your-hand = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-ask = Decidi tu.
web-waits-for = Tocca a { $name } decidere.
web-choose = Scegli
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
web-put-back = Rimetti a posto
web-pass-sure = { $count ->
    [0] Passi? In questo round non fai più niente.
    [one] Passi? In questo round non fai più niente e tieni 1 carta.
   *[other] Passi? In questo round non fai più niente e tieni { $count } carte.
}
web-from-to = da { $from } a { $to }
web-why-not-card = Ora { $card } non si può giocare: non avrebbe niente da fare.
web-not-your-turn = Non tocca a te.

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
web-go-on = Avanti
web-won = Vittoria
web-lost = Sconfitta
web-drawn = Pareggio
web-shared = Vittoria condivisa
web-end-played = L'ultimo round è giocato.
web-end-resigned = Qualcuno si è arreso.
web-end-time = Il tempo è scaduto.
web-end-absent = Qualcuno è mancato troppo a lungo.
web-end-agreed = Vi siete messi d'accordo.
web-rematch = Gioca ancora
web-rematch-asked = Hai chiesto un'altra partita.
web-rematch-wanted = Gli altri vorrebbero giocare ancora.
web-look-at-table = Guarda il tavolo

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

web-log = Che cosa è successo
web-tab-log = Diario
web-tab-card = Carta
web-tab-why = Perché

## La connessione

web-reconnecting = Nuova connessione in corso.
web-move-kept = La tua mossa è salva.
web-game-kept = La tua partita è salva.
web-tries = Tentativo { $tries }
web-try-now = Prova ora

## Intorno al tavolo, nel diario

web-room-taken_back = Una mossa è stata ritirata.
web-room-declined = La richiesta è stata rifiutata.
web-room-retired = { $Name } si arrende; un bot continua a giocare.
web-room-taken_over = Un bot gioca per { $name }.
web-room-returned = { $who ->
    [you] Sei di nuovo al tavolo.
   *[other] { $Name } è di nuovo al tavolo.
}
web-room-paused = La casa è rimasta chiusa per un momento; gli orologi erano fermi.

## Hints, where only bots play along

web-hint = Suggerisci una carta
web-hint-thinking = Sta pensando …
web-hint-title = Che cosa farebbe un bot
web-hint-chance = { $percent } % di vittoria

## Solo, step by step

web-solo-step = Il turno dell'avversario
web-solo-turned = Carta scoperta: { $card }.
