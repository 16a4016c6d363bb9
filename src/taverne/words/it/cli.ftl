# Quello che dice il terminale. I messaggi possono richiamarsi: condividono i loro dati.
# $who e $whose valgono "you" per chi legge e "other" per chiunque altro, che allora ha un nome.

## Comandi della shell

cli-help = I giochi di carte della taverna, nel terminale.
cli-help-language = La lingua da parlare: { $known }.
cli-help-version = Dice quale versione è questa e come gira il motore.
cli-help-play = Gioca una partita contro i bot, o guarda i bot giocare.
cli-help-play-game = Il gioco: { $games }.
cli-help-play-seed = Il numero da cui dipende tutto il caso.
cli-help-play-against = Il bot contro cui giocare: random, novice, greedy, planner, net o search, come search:2000 o net:200 (sguardi in avanti), search:2s o search:8000/4 (alberi). In solitario, la fazione dell'avversario.
cli-help-play-seats = Chi siede dove, come «me,greedy» o «greedy,random». In pairs i compagni di squadra siedono uno di fronte all'altro.
cli-help-play-practice = Mani scoperte e consigli, per esercitarsi.
cli-help-play-rule = Una regola da cambiare. Si può ripetere.
cli-help-play-name = Il tuo nome, per la registrazione.
cli-help-play-save = Il file per la registrazione della partita.
cli-help-resume = Riprendi una partita salvata, di norma la più recente.
cli-help-resume-file = Una partita salvata: il suo file, o il suo nome nell'elenco di «taverne games».
cli-help-games = Elenca le partite salvate.
cli-help-replay = Mostra una partita registrata come l'ha vista qualcuno al tavolo.
cli-help-replay-file = Una registrazione: il suo file, o il suo nome nell'elenco di «taverne games».
cli-help-replay-as = Il posto che guarda, contando da 0, oppure «spectator».
cli-help-replay-at = Fermati dopo tante risposte.
cli-help-json = Stampa JSON invece di parole.
cli-help-cards = Elenca le carte per nome, abilità, fazione o tipo.
cli-help-cards-words = Parole da cercare, come «medico» o «skellige eroe».
cli-help-cards-faction = Solo le carte di questa fazione, o quelle neutrali.
cli-help-cards-ability = Solo le carte con questa abilità.
cli-help-rules = Mostra una regola, un capitolo o le regole che contengono una parola.
cli-help-rules-words = Una regola, un capitolo o parole da cercare.
cli-help-library-game = Il gioco: { $usual } senza questa opzione; ci sono { $games }.
cli-version = { $compiled ->
    [yes] Taverne { $version }, motore compilato
   *[no] Taverne { $version }, motore interpretato
}

## Che cosa può andare storto

cli-language-unknown = «{ $language }» qui non si parla; scegli tra { $known }.
cli-file-missing = Non c'è nessun file { $file }.
cli-file-no-folder = Non c'è nessuna cartella per { $file }.
cli-file-folder = { $file } non è un normale file.
cli-file-forbidden = Non hai il permesso di usare { $file }.
cli-file-full = Non c'è più spazio per { $file }.
cli-file-trouble = { $file } non si può usare: { $reason }.
cli-file-too-large = { $file } è troppo grande per questo.
cli-file-not-text = { $file } non contiene testo leggibile.
cli-file-taken = { $file } è qualcos'altro, non una registrazione di Taverne; resta com'è.
cli-file-exists = Il file { $file } esiste già; resta com'è.
cli-output-trouble = Non si può scrivere l'output: { $reason }.
cli-seats-count = Questo gioco richiede { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}, ma { $named ->
    [one] ne hai indicato { $named }.
   *[other] ne hai indicati { $named }.
}
cli-other-game = { $option } non fa parte di questo gioco ma di { $game }.
cli-bot-not-here = Il bot «{ $bot }» non gioca a { $game }; scegli tra { $known }.
cli-seats-one-person = Solo un posto può essere «me».
cli-seats-or-against = Usa --seats oppure --against, non entrambi.
cli-practice-needs-person = --practice è per le persone: uno dei posti deve essere «me».
cli-faction-unknown = Non c'è nessuna fazione chiamata «{ $faction }»; scegli tra { $known }.
cli-json-needs-bots = --json è per le partite senza persone: indica i bot con --seats.
cli-viewer-unknown = «{ $viewer }» non è un posto di questa partita: scegli tra { $known }.
cli-no-saved-game = Non c'è nessuna partita salvata da riprendere. Cominciane una con: taverne play { $game }
cli-nothing-found = Niente corrisponde a «{ $words }».
cli-broken = Qualcosa è andato storto dentro Taverne, ed è colpa nostra. I dettagli sono in { $log }.
cli-broken-saved = La tua partita è salva; riprendila con: taverne resume { $name }
cli-broken-unlogged = Qualcosa è andato storto dentro Taverne, ed è colpa nostra: { $reason }

## Al tavolo

cli-person = Ospite
cli-opponent = l'avversario
cli-of = di { $name }
cli-of-opponent = dell'avversario
cli-you = Tu
cli-copies = { $copies } × { $name }
cli-and = { $names } e { $last }
cli-team = la squadra di { $owner }
cli-bot-of-seat = { $bot } { $seat }
cli-begin-seed = Seme { $seed }. Scrivi ? per l'aiuto.
cli-begin-practice = Esercizio: «{ cli-word-hands }» mostra tutte le mani, «{ cli-word-hint }» suggerisce una mossa, «{ cli-word-undo }» ne ritira una.
cli-watch-seed = Seme { $seed }. { $sides }.
cli-against = { " contro " }
cli-resumed = Si riprende { $name }.
cli-prompt = La tua risposta, da 1 a { $last }, o ? per l'aiuto:
cli-option = { $number }. { $option }
cli-not-an-option = «{ $answer }» non è tra le opzioni. Scrivi un numero, l'inizio di un nome o ? per l'aiuto.
cli-out-of-range = Non c'è un'opzione { $answer }: scegli da 1 a { $last }.
cli-several-fit = «{ $answer }» corrisponde a più opzioni: { $options }.
cli-commands = Rispondi con il numero di un'opzione o con l'inizio del suo nome. Puoi anche scrivere:
cli-command-help-card = ? NOME o ? NUMERO: spiega una carta, e da dove viene la sua Forza
cli-command-board = { cli-word-board }: il tabellone
cli-command-hand = { cli-word-hand }: le tue carte
cli-command-piles = { cli-word-piles }: le pile degli scarti, e che cosa resta nel tuo mazzo
cli-command-log = { cli-word-log }: tutto quello che è successo
cli-command-why = { cli-word-why }: in solitario, che cosa ha valutato l'avversario nell'ultima scelta
cli-command-options = { cli-word-options }: di nuovo la domanda
cli-command-rules = { cli-word-rules } PAROLA: le regole
cli-command-hands = { cli-word-hands }: negli esercizi, le mani degli altri
cli-command-hint = { cli-word-hint }: negli esercizi, una mossa che vale la pena provare
cli-command-undo = { cli-word-undo }: torna alla tua decisione precedente
cli-command-save = { cli-word-save } FILE: una copia della partita; viene salvata anche dopo ogni tua decisione
cli-command-resign = { cli-word-resign }: arrenditi
cli-command-quit = { cli-word-quit }: lascia il tavolo; la partita resta salvata
cli-word-board = tavolo
cli-word-hand = mano
cli-word-help = aiuto
cli-word-hands = mani
cli-word-hint = consiglio
cli-word-log = diario
cli-word-options = opzioni
cli-word-piles = pile
cli-word-quit = esci
cli-word-resign = resa
cli-word-rules = regole
cli-word-save = salva
cli-word-undo = annulla
cli-word-why = perché
cli-word-yes = sì
cli-nothing-to-undo = Non hai ancora deciso niente.
cli-undone = Mossa ritirata.
cli-saved = Partita salvata come { $name }.
cli-not-saved = Non è stato possibile salvare la partita. { $reason }
cli-left-saved = La partita è salvata. Riprendila con: taverne resume { $name }
cli-record-kept = La registrazione è conservata. Guardala con: taverne replay { $name }
cli-resign-confirm = Per arrenderti scrivi: { cli-word-resign } { cli-word-yes }
cli-resigned = Ti arrendi.
cli-already-resigned = In questa partita c'è già stata la resa.
cli-log-empty = Non è ancora successo niente.
cli-why-nothing = Non è stato valutato niente: solo l'avversario del solitario sceglie secondo le regole.
cli-only-practice = Serve per esercitarsi: comincia una partita con --practice.
cli-hint = Consiglio: { $option }. { $reason }

## Partite salvate

cli-games-none = Non ci sono partite salvate.
cli-games-line = { $name }: { $players }. { $state } Salvataggio: { $time }.
cli-games-unreadable = { $name }: { $reason }
cli-games-over = La partita è finita.
cli-games-resigned = È finita con una resa.
cli-replay-point = Dopo { $at } risposte su { $answers }. Punto di vista: { $viewer }.
cli-spectator = uno spettatore
cli-seat = Posto { $seat }
cli-seat-named = posto { $seat }, { $name }
cli-record-written = La registrazione è in { $name }.

## Regole

cli-rule-title = { $rule } { $title }

## Carte

cli-cards-count = { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
cli-card-many = «{ $words }» corrisponde a più carte: { $cards }.
cli-card-nothing = Non c'è nessuna carta simile a «{ $words }».
cli-card-nothing-but = Non c'è nessuna carta chiamata «{ $words }». Intendevi { $meant }?

## Tabellone

cli-hand-none = Uno spettatore non ha una mano.

## Che cosa succede

result-win = { $whose ->
    [you] Vinci la partita.
   *[other] { $Side } vince la partita.
}
result-match = { $who ->
    [you] Vinci la sfida.
   *[other] { $Name } vince la sfida.
}
result-match-draw = La sfida finisce in pareggio.
result-draw = La partita finisce in pareggio.
result-shared = Vittoria condivisa: { $names }.
simple-why = In questo gioco scelgono persone e bot, mai le regole.
simple-state = Ancora in corso.

## Sfide e tornei

match-score = Partite vinte: { $wins }. La sfida va a chi ne vince per primo { $target }.
match-wins = { $who ->
    [you] tu { $wins }
   *[other] { $name } { $wins }
}
