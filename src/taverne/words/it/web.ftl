# Quello che dice il tavolo nel browser, oltre a quello che condivide con il terminale.
# $who e $whose valgono "you" per chi legge e "other" per chiunque altro, che allora ha un nome.

## Pagine

web-title = Taverne
web-title-turn = Tocca a te – Taverne
web-play-now = Gioca ora
web-mode = Modalità
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

## Bot: avventori della taverna, secondo quanto giocano bene e dove siedono

web-guest-random = { $seat ->
    [0] Pippo
    [1] Dolcina
    [2] Berto
    [3] Nella
   *[other] Gigi
}
web-guest-novice = { $seat ->
    [0] Marta
    [1] Rosina
    [2] Barnaba
    [3] Fiorella
   *[other] Alfio
}
web-guest-greedy = { $seat ->
    [0] Agnese
    [1] Aroldo
    [2] Editta
    [3] Corrado
   *[other] Bertrando
}
web-guest-weighted = { $seat ->
    [0] Tilde
    [1] Piero
    [2] Edda
    [3] Gualtiero
   *[other] Dora
}
web-guest-planner = { $seat ->
    [0] Isotta
    [1] Magno
    [2] Sabina
    [3] Luciano
   *[other] Odetta
}
web-guest-search = { $seat ->
    [0] Morgana
    [1] Corvino
    [2] Sigrun
    [3] Vespera
   *[other] Ravenna
}
web-guest-net = { $seat ->
    [0] Serafina
    [1] Alarico
    [2] Isaura
    [3] Lotario
   *[other] Evandro
}

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
web-away = Via dal tavolo
web-clock = Tempo rimasto: { $time }
web-clock-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}
web-deck = mazzo
web-discard = scarti
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-hidden-cards = { $count ->
    [one] 1 carta nascosta
   *[other] { $count } carte nascoste
}
web-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}
web-watching = Stai guardando. Le mani restano nascoste.

## Il tabellone

web-game-of-match = Partita { $number }
web-pile-empty = Qui non c'è niente.

## Giocare

web-your-hand = La tua mano, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-ask = Decidi tu.
web-waits-for = { $count ->
    [0] Un momento …
   *[other] Tocca a { $name } decidere.
}
web-choose = Scegli
web-put-back = Rimetti a posto
web-not-your-turn = Non tocca a te.

## La fine

web-go-on = Avanti
web-won = Vittoria
web-lost = Sconfitta
web-drawn = Pareggio
web-end-played = L'ultimo round è giocato.
web-end-resigned = { $who ->
    [you] Ti sei arreso.
    [nobody] Qualcuno si è arreso.
   *[other] { $Name } si è arreso.
}
web-end-time = { $who ->
    [you] Il tuo tempo è scaduto.
    [nobody] Il tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
web-end-absent = { $who ->
    [you] Hai lasciato gli altri ad aspettare troppo a lungo.
    [nobody] Qualcuno è mancato troppo a lungo.
   *[other] { $Name } è mancato troppo a lungo.
}
web-end-agreed = Vi siete messi d'accordo.
web-rematch = Gioca ancora
web-rematch-asked = Hai chiesto un'altra partita.
web-rematch-wanted = Gli altri vorrebbero giocare ancora.
web-look-at-table = Guarda il tavolo

## Il pannello laterale

web-log = Che cosa è successo

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
web-hint-chance = vince { chance-words }

## A table of any game

web-other-games = Altri giochi
web-simple-waiting = Tocca a { $names }
web-simple-table = Sul tavolo
web-simple-turn = A chi tocca

## What a table tells

web-last-move = Ultima mossa
web-gain = { $name } { $gain }
web-totals = Totali: { $totals }.

## Regole su un foglio

web-handbook-look = Leggi questa regola
web-handbook-unknown = Nessuna regola ha questo numero.
web-handbook-back = Torna a { $rule }
web-handbook-on = Continua nel regolamento

## Parlare

web-talk = Di' qualcosa
web-talk-says = { $name }: { $text }
web-phrase-hello = Ciao!
web-phrase-well_played = Ben giocato!
web-phrase-one_moment = Un momento, per favore.
web-phrase-oops = Ops!
web-phrase-thanks = Grazie!
web-chat-write = Scrivi agli altri
web-chat-send = Invia
web-chat-allow = I giocatori possono scriversi
web-chat-allow-more = Parole proprie, oltre alle frasi. Puoi smettere quando vuoi.
web-talk-mute = Silenzia gli altri
web-talk-mute-more = Frasi e messaggi degli altri non ti vengono mostrati.
web-ask-seat = Chiedi il prossimo posto
web-asks-seat = { $name } vorrebbe giocare al prossimo posto libero.
web-asked-seat = Hai chiesto il prossimo posto.
