# Quello che dice una stanza della casa.
room-name-empty = Scegli un nome che gli altri possano leggere.
room-too-many-seats = Questa modalità ha { $seats } posti, non di più.
room-two-seats = Puoi sederti in un posto solo.
room-seat-of-rules = Nel posto { $seat } non siede nessuno: lì giocano le regole stesse.
room-no-tournament = Per questo gioco non ci sono tornei.
study-busy = Si aspettano già le prossime partite di questo studio.
study-unknown = Questo studio è terminato. Ricomincialo.
room-no-decks = In questo gioco nessuno porta un mazzo.
room-number-of-decks = { $wanted ->
    [one] Porta un mazzo
   *[other] Porta { $wanted } mazzi
  }; qui ce ne sono { $decks }.
room-closed = Questa stanza è chiusa.
room-full = In questa stanza non c'è un posto libero.
room-seat-taken = Il posto { $seat } è occupato.
room-no-such-seat = In questa stanza non c'è un posto { $seat }.
room-playing = Non si può cambiare mentre si gioca.
room-not-playing = In questo momento non si gioca.
room-game-not-over = Si può fare quando la partita è finita.
room-no-such-game = In questa stanza non c'è una partita finita con quel numero.
room-came-later = Quella partita è finita prima del tuo arrivo: può leggerla solo chi c'era.
room-not-seated = Non hai un posto in questa stanza.
room-only-host = Può farlo solo chi ha aperto la stanza.
room-only-watching = Stai guardando: per giocare entra con un invito.
room-retired = Hai già abbandonato questa partita; nella prossima puoi giocare di nuovo.
room-bot-plays = Un bot gioca per te. Prima riprendi il tuo posto.
room-nothing-to-claim = Su questo posto non c'è nessuna vittoria da reclamare.
room-not-absent = Questo giocatore non manca ancora da { $seconds } secondi.
room-already-asked = L'hai già chiesto.
room-not-asked = Non è stato chiesto a te.
room-no-such-request = Questa richiesta non è più aperta.
room-bots-fight-on = I bot non accettano un pareggio.
room-nobody-to-swap = Non c'è nessuno con cui cambiare posto.
room-nobody-vanished = In quel posto non manca nessuno.
room-unknown = Questa stanza non c'è, o non c'è più.
room-bad-token = In questa stanza non ti conosce nessuno.
room-bad-invitation = Questo invito non è valido. Chiedine uno nuovo.
room-no-watchers = In questa stanza nessuno può guardare.
room-too-many-watchers = Guardano così tante persone che non c'è più posto.
house-full = La casa è piena: ora non si può aprire un'altra stanza.
house-busy = Troppe cose tutte insieme. Riprova.
message-unreadable = Questo messaggio non si può leggere.
message-hello-first = Il primo messaggio deve essere «hello».
message-too-fast = Troppi messaggi in troppo poco tempo.
message-not-heard = La connessione è troppo lenta ed è stata chiusa.
client-no-house = A { $address } non c'è nessuna casa di Taverne.
fair-no-proof = Questa registrazione non contiene una prova di come sono state date le carte.
fair-unreadable = La prova in questa registrazione non si può leggere.
fair-other-commitment = Ciò che la casa ha rivelato non porta all'impegno { $commitment }: le carte non sono state date in modo onesto, o la registrazione è stata modificata.
fair-other-seed = Le carte non derivano da ciò che la casa ha rivelato e dalla fortuna dei giocatori: non sono state date in modo onesto, o la registrazione è stata modificata.
fair-other-luck = La fortuna { $luck } non ha contato quando si sono date le carte: non sono state date in modo onesto, o la registrazione è stata modificata.
house-restarts = La casa chiude per un momento; la tua partita riprende quando riapre.
house-no-such-page = A questo indirizzo non c'è niente.
house-no-such-method = Questo indirizzo non funziona così.
room-hints-alone = I consigli ci sono solo quando giochi soltanto contro bot.
room-not-your-turn = Adesso non tocca a te.
room-too-many-requests = In questa stanza ci sono { $most } richieste aperte; rispondete prima ad alcune.
room-log-full = In questa stanza è successo così tanto che la partita può soltanto finire. Apri una stanza nuova.
room-log-broken = Il registro di questa stanza non è leggibile.
house-enough-rooms = { $most ->
    [one] Dal tuo indirizzo è stata aperta una stanza, ancora in uso
   *[other] Dal tuo indirizzo sono state aperte { $most } stanze, ancora in uso
  }. Chiudine una, o finisci una partita.
room-no-such-code = Nessun tavolo aspetta ospiti sotto queste parole. Controlla che ognuna sia scritta bene.
room-door-not-here = Solo chi siede al computer di questa casa può far entrare altri.
room-door-no-network = Questo computer non è in nessuna rete in cui altri possano raggiungerlo.
room-no-chat = In questa stanza i giocatori non si scrivono.
room-chat-empty = Qui non c'è nulla da leggere.
room-talks-too-fast = Non così in fretta: poche parole alla volta.
room-talked-enough = In questa stanza si è detto così tanto che non si conserva altro.
room-ask-first = Chiedi prima un posto; decide chi ha aperto la stanza.
