# Le pagine intorno al tavolo nel browser: pagina iniziale, nuovo tavolo, sala d'attesa, impostazioni, strade sbagliate.

## Dappertutto

web-pages = Pagine
web-nav-play = Gioca
web-nav-new = Nuovo tavolo
web-nav-learn = Impara
web-way-learn = Impara
web-way-learn-more = Una prima partita in cinque minuti
web-newcomer = Prima volta qui? La tua prima partita a { $game }
web-newcomer-more = Cinque minuti, passo per passo. Nulla può andare storto.
web-nav-cards = Carte
web-nav-rules = Regole
web-nav-decks = Mazzi
web-nav-games = Le mie partite
web-settings = Impostazioni
web-game = Gioco
web-change = Cambia
web-start = Comincia
web-host = Apre il tavolo
web-copy = Copia
web-copied = Copiato
web-copy-selected = Il link è selezionato: copialo con Ctrl+C o tenendolo premuto.
web-try-again = Riprova
web-bot-level = Livello del bot
web-bot-more = un bot
web-level-random = Sbadato
web-level-novice = Mite
web-level-greedy = Solido
web-level-weighted = Capriccioso
web-level-planner = Acuto
web-level-search = Spietato
web-level-net = Impareggiabile
web-level-instead = al posto di { $level }
web-excused = Quello che { $level } ha imparato qui manca; lo sostituisce il migliore tra gli altri bot.
web-name-example = Andrea
web-name-more = Lo leggono gli altri al tavolo. Non serve un account.

## La pagina iniziale

web-home-line = Un tavolo da gioco per { $games }. Prendi una sedia; non serve un account.
web-against = contro { $name } (bot, { $level })
web-continue = Continua con { $names }
web-phase-gathering = In attesa
web-phase-playing = In corso
web-ways = Altri modi di giocare
web-friends = Con gli amici
web-invite = Invita
web-join-link = Entra con un link o un codice
web-join-no-link = Qui non c'è né un link a un tavolo né un codice di cinque parole.
web-record-open = Riprendi una partita registrata
web-open-tables = Tavoli aperti
web-seats-free = { $free ->
    [0] nessun posto libero
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}

## Un nuovo tavolo

web-seats = Posti
web-you-sit = Siedi accanto alla candela
web-seat-open-more = Per chi ha il link
web-use-bot = Usa un bot
web-free-seat = Libera il posto { $number }
web-partner = in squadra con te
web-other-side = l'altro lato
web-clock-title = Orologio
web-clock-none = senza orologio
web-clock-move = { $seconds } secondi per decisione
web-clock-bank = { $minutes } minuti, e { $increment } secondi per decisione
web-clock-post = { $days ->
    [one] 1 giorno per decisione
   *[other] { $days } giorni per decisione
}
web-clock-none-name = Nessuno
web-clock-relaxed-name = Tranquillo
web-clock-brisk-name = Svelto
web-clock-bank-name = Riserva
web-clock-post-name = Per posta
web-clock-none-more = Nessuno ha fretta.
web-clock-relaxed-more = 90 secondi per ogni decisione.
web-clock-brisk-more = 30 secondi per ogni decisione.
web-clock-bank-more = Dieci minuti a testa, e dieci secondi in più a ogni decisione.
web-clock-post-more = Un giorno per ogni decisione.
web-watching-allowed = Gli altri possono guardare
web-watching-allowed-more = Vedono il tavolo, mai una mano.
web-listed = Nell'elenco dei tavoli
web-listed-more = Chiunque può trovare questo tavolo e sedersi.
web-rules = Regole
web-rules-usual = come nel libretto, se non le cambi
web-wins = Partite da vincere
web-wins-games = { $wins ->
    [one] 1 partita
   *[other] { $wins } partite
}
web-first-to = { $wins ->
    [one] Decide una sola partita.
   *[other] La sfida va a chi vince per primo { $wins } partite.
}
web-waits-friends = { $count ->
    [one] Un posto aspetta una persona amica.
   *[other] { $count } posti aspettano i tuoi amici.
}
web-begins-at-once = La partita comincia subito.
web-open-table = Apri il tavolo

## La sala d'attesa

web-waiting-dark = { $open ->
    [one] Un posto è ancora al buio
   *[other] { $open } posti sono ancora al buio
}
web-waiting-lit = Ogni posto è illuminato
web-waiting-begins = Si danno le carte
web-waiting-more = Chi si siede accende un vetro. La partita comincia quando tutti e { $seats } sono accesi e pronti.
web-seats-taken = { $taken } posti occupati su { $seats }
web-deck-brought = ha un mazzo
web-swap = Cambia posto
web-ready-missing = { $open ->
    [one] Manca 1 posto
   *[other] Mancano { $open } posti
}
web-ready-unready = In attesa di { $names }
web-not-ready = Aspetta ancora
web-watching-waiting = Stai guardando. La partita non è ancora cominciata.
web-invite-title = Porta gli amici
web-invite-link = Link per gli amici
web-invite-qr = Il link per gli amici, da inquadrare
web-invite-more = Chi ha il link può sedersi.
web-link-copied = Link copiato
web-invite-network = Funziona per tutti nella tua rete.
web-invite-only-here = Questo link funziona solo su questo computer.
web-invite-let-in = Fai entrare altri di questa rete
web-invite-how = Per far entrare altri, apri la casa con: make play ARGS="--host 0.0.0.0"
web-invite-code = Oppure aprono { $address } e tu leggi queste cinque parole:

## Entrare

web-join-title = C'è un posto libero
web-join-people = Al tavolo: { $names }.
web-code-title = Entra con un codice
web-code-more = Cinque parole che ti ha letto un amico. Maiuscole, spazi e trattini non contano.
web-code = Codice
web-code-example = mela torre volpe …

## Strade sbagliate

web-lost-way = Questa strada non porta da nessuna parte
web-lost-room-unknown = Nessun tavolo con questo nome
web-lost-room-full = Ogni posto è illuminato
web-lost-room-closed = Il tavolo è stato sparecchiato
web-lost-room-bad-invitation = Questo invito è scaduto
web-lost-room-no-watchers = Un tavolo riservato
web-lost-room-too-many-watchers = Non c'è posto nemmeno in piedi
web-lost-room-bad-token = Qui non ti conosce nessuno
web-link-torn = A questo link manca la fine, perciò non porta a nessun tavolo. Copialo di nuovo o chiedine uno nuovo.
web-try-link = Prova
web-away-title = La taverna è irraggiungibile
web-away-text = Nessuno risponde. Forse la casa è chiusa per un momento, o la linea è caduta; si riprova ogni pochi secondi.
web-away-kept = Le partite in corso sono salve
web-away-decks = Mazzi e impostazioni sono su questo dispositivo
web-away-not = Per tavoli, bot e amici serve la casa
web-away-here = Gioca qui, offline

## Impostazioni

web-motion-more = Tranquille: niente vola, i numeri cambiano subito. Se il tuo sistema chiede meno animazioni, non si muove niente.
web-sound-more = Carte sul legno, un bicchiere che si posa: li crea il tuo browser. All'inizio sono spenti.
web-things = Le tue cose
web-things-save = Salva in un file
web-things-forget = Dimentica tutto
web-things-sure = Dimenticare davvero tutto?
web-things-more = Nome, impostazioni, mazzi, nomi dei tuoi tavoli e gli appunti con cui si controlla come sono date le carte restano solo su questo dispositivo.
web-engine = Come pensano i bot
web-engine-interpreted = Con il codice sorgente
web-engine-interpreted-more = Qui non c'è un compilatore C, o è disattivato: nello stesso tempo i bot guardano meno avanti.
web-engine-compiling = Ancora con il codice sorgente
web-engine-compiling-more = Il motore viene compilato dietro le quinte; i bot passano da soli a quello nuovo.
web-engine-compiled = Compilato
web-engine-compiled-more = Le stesse regole in codice macchina: nello stesso tempo i bot guardano alcune volte più avanti.
web-keys = Tasti
web-key-hand = 1 … 0
web-key-hand-does = Prendi una carta in mano
web-key-cards = ← →
web-key-cards-does = Da carta a carta
web-key-rows = ↑ ↓
web-key-rows-does = Da fila a fila
web-key-enter = Invio
web-key-enter-does = Gioca, conferma
web-key-escape = Esc
web-key-escape-does = Rimetti a posto
web-key-why = ?
web-key-why-does = Perché questo numero
web-key-log = G
web-key-log-does = Diario
web-key-hint = H
web-key-hint-does = Consiglio

## Carte date onestamente e registrazioni

web-fair = Carte date onestamente
web-fair-before = La casa ha scelto i segreti di tutte le partite di questa stanza e ora ne mostra il sigillo. La tua fortuna e quella degli altri contano quando si mischia; dopo la partita il segreto viene mostrato, e tutti possono controllarlo.
web-fair-after = Ecco il segreto della casa per questa partita. Insieme alla fortuna di tutti i posti decide come si danno le carte; questo browser lo controlla da sé, e «taverne verify» rigioca anche la registrazione.
web-fair-commitment = Sigillo
web-fair-luck = Fortuna dei posti
web-fair-secret = Segreto
web-fair-salt = Sale
web-fair-deal = Distribuzione numero
web-fair-abandoned = Distribuzioni abbandonate
web-witness-checked = Controllato da questo browser: le carte derivano dal sigillo che ha annotato prima e dalla tua fortuna.
web-witness-partly = Controllato da questo browser: la prova regge. Prima che si dessero le carte non ha annotato nulla, quindi non può dire di più.
web-witness-commitment = Le carte non sono state date onestamente: prima la casa mostrava un altro sigillo.
web-witness-link = Le carte non sono state date onestamente: il segreto della casa non corrisponde al suo sigillo.
web-witness-luck = Le carte non sono state date onestamente: la tua fortuna non ha contato.
web-witness-key = Le carte non sono state date onestamente: non derivano dal segreto e dalla fortuna di tutti.
web-witness-abandoned = { $count ->
    [one] In questa stanza è stata abbandonata una distribuzione.
   *[other] In questa stanza sono state abbandonate { $count } distribuzioni.
  }
web-record-download = Salva la registrazione

## Ringraziamenti

web-credits-games = I giochi
web-credits-own = Fatto per questo tavolo
web-credits-own-more = Finestre, carte, segni delle file, testi, suoni e codice. Ogni rosone è disegnato a partire dal nome della carta da un piccolo programma.
web-nav-puzzles = Rompicapi
web-nav-companion = Al tavolo
