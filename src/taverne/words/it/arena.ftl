# Quello che dice l'arena. Percentuali e punteggi arrivano già in parole: «63.4 %», «+120».

## Il comando

cli-help-arena = Fai giocare molte partite a bot o mazzi, e scopri chi è migliore e con quanta certezza.
cli-help-arena-bots = I bot, come «greedy random» o «search:2000 greedy». Con un bot solo si confrontano i mazzi.
cli-help-arena-game = Il gioco: { $games }.
cli-help-arena-games = Le partite di ogni accoppiamento, in giri interi con i posti scambiati. Di norma 100.
cli-help-arena-mode = La modalità.
cli-help-arena-rule = Una regola da cambiare. Si può ripetere.
cli-help-arena-decks = I mazzi, separati da virgole.
cli-help-arena-seed = Il numero da cui dipende tutto il caso. Di norma 1.
cli-help-arena-csv = Scrivi in questo file una riga per ogni partita.
cli-help-arena-report = Scrivi in questo file una pagina con le figure. Serve l'extra «study».
cli-help-arena-workers = Quante partite si giocano insieme. Di norma, tante quanti sono i core.
cli-help-arena-cluster = Gioca su un cluster: ray. Serve l'extra «cluster».
cli-help-arena-resume = Il registro: continualo, o comincialo se non c'è. Da solo basta: sa che cosa si stava giocando.
cli-help-arena-sprt = Ferma le partite di un accoppiamento appena è deciso.

arena-progress = Partite
arena-kept = Le partite sono conservate in { $file }.
arena-stopped = Fermato. { $done ->
    [one] 1 partita finita è conservata.
   *[other] { $done } partite finite sono conservate.
} Riprendi con: { $command }

## Che cosa viene rifiutato

arena-unplayable = Questo non si può giocare nell'arena:
arena-too-few = { $least ->
    [1] Indica almeno un bot, come «greedy».
   *[other] Indica almeno due bot, come «greedy random»; oppure un bot e almeno due mazzi da confrontare.
}
arena-no-games = { $games } partite non si possono giocare; chiedine almeno 1.
arena-no-workers = { $workers } processi non possono giocare; chiedine almeno 1.
arena-decks-need-single-seats = I mazzi non si possono confrontare dove un lato ha più posti. Indica due bot, o scegli un'altra modalità.
arena-decks-shared = In questo gioco entrambi i giocatori hanno lo stesso mazzo, quindi i mazzi non si possono confrontare. Indica due bot.
arena-mode-unknown = Non c'è nessuna modalità chiamata «{ $mode }»; scegli tra { $known }.
arena-cluster-unknown = Non c'è nessun cluster chiamato «{ $cluster }»; scegli { $known }.
arena-cluster-closed = Il cluster Ray a { $address } non ci fa entrare: { $reason }
arena-package-missing = Serve il pacchetto { $package }, che qui non è installato. Installalo con: pip install "taverne[{ $extra }]"
arena-journal-unreadable = { $file } non è un registro dell'arena, o la sua prima riga è danneggiata.
arena-journal-damaged = La riga { NUMBER($line, useGrouping: 0) } di { $file } è danneggiata. Non è cambiato niente.
arena-journal-other-job = { $file } è il registro di un altro lavoro: è diverso in { $fields }.
arena-journal-missing = Non c'è nessun registro { $file }. Per cominciarlo, di' chi gioca.
arena-file-taken = { $file } è qualcos'altro. Scegli un altro file.
arena-game-failed = La partita { $game } di { $names } si è interrotta: { $reason }
arena-workers-die = I processi continuano a cadere, { $times } sulla stessa partita. Forse non c'è abbastanza memoria.

## L'esito

arena-automaton = avversario
arena-against = { $one } contro { $two }
arena-title = Arena: { $names }
arena-headline = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $game }, seme { $seed }. In media una partita ha richiesto { $decisions } decisioni e { $rounds } round.
arena-pairing = { arena-against }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $wins } vinte, { $losses } perse, { $draws } pareggiate. { $rate }, con il 95 % di certezza tra { $low } e { $high }.
arena-verdict = { $verdict ->
    [even] Sono alla pari.
    [open] Non ancora deciso.
   *[other] { $better } è migliore.
}
arena-hypotheses = Le partite di un accoppiamento si fermano quando è deciso: due test sequenziali chiedono per ogni lato se vince { $better } o solo { $even }, e ognuno può sbagliare { $error } delle volte. Se entrambi dicono { $even }, sono alla pari.
arena-ladder = Classifica (Bradley–Terry, in punti Elo intorno a 0):
arena-rung = { $number }. { $name } { $rating }

## Il rapporto

arena-section-ladder = Classifica
arena-section-heat = Confronti diretti
arena-section-length = Durata di una partita
arena-section-cards = Carte
arena-caption-ladder = La classifica in punti Elo intorno a 0; 100 punti in più significano circa 64 partite su 100.
arena-caption-heat = Quanto spesso il concorrente della riga batte quello della colonna.
arena-caption-length = Quante partite hanno richiesto quante decisioni.
arena-caption-cards = Quanto più spesso, in punti su cento, un mazzo vince quando ha pescato questa carta.
arena-axis-elo = punti Elo
arena-axis-impact = punti su cento, se pescata
arena-axis-decisions = decisioni
arena-axis-games = partite
arena-all-cards = Tutte le carte
arena-cards-unknown = Nessuna carta è stata pescata in { $least } partite, quindi non se ne può dire niente.
arena-column-name = Concorrente
arena-column-rating = Elo
arena-column-pairing = Accoppiamento
arena-column-games = Partite
arena-column-wins = Vinte
arena-column-losses = Perse
arena-column-draws = Pareggiate
arena-column-rate = Quota
arena-column-low = Almeno
arena-column-high = Al massimo
arena-column-verdict = Verdetto
arena-column-card = Carta
arena-column-drawn = Partite con pescata
arena-column-rate-drawn = Quota
arena-column-impact-drawn = Effetto
arena-column-played = Partite con giocata
arena-column-rate-played = Quota
arena-column-impact-played = Effetto
