# The study of a game, and replays to share.

cli-help-study = Fa esaminare da un bot una partita registrata: quanto valeva ogni mossa e che cosa era meglio.
cli-help-study-file = Una registrazione: il suo file, o il suo nome nell'elenco di "taverne games".
cli-help-study-hindsight = Giudica a mani scoperte, non da ciò che il giocatore poteva sapere.
cli-help-study-all = Mostra ogni mossa, anche quelle buone.
study-running = Si esamina la partita
study-line = { $step }. { $Name }: { $option }. { $verdict }, probabilità di vittoria { $percent } %.
study-better-was = Meglio: { $option }, { $percent } %.
study-accuracy-of = { $Name }: { $percent } %

study-verdict-best = Migliore
study-verdict-good = Buona
study-verdict-weak = Debole
study-verdict-mistake = Errore
study-verdict-blunder = Svista
study-moments = Che cosa ha deciso la partita
study-moments-none = Nessuna singola mossa l'ha decisa.
study-accuracy = Precisione
study-enough = Per te si esaminano già { $most } partite. Prima fermane una.

web-study = Analisi
web-study-about = Il bot più forte che c'è qui ripercorre la partita e dice quanto valeva ogni mossa e che cosa sarebbe stato meglio. Ci vogliono un paio di minuti; intanto puoi guardarti attorno.
web-study-begin = Comincia
web-study-go-on = Continua
web-study-stop = Ferma
web-study-at = Mossa { $step } di { $last }
web-study-done = L'intera partita è stata esaminata.
web-study-hindsight = Col senno di poi
web-study-hindsight-about = Tutte le mani sono scoperte. Altrimenti ogni mossa è giudicata da ciò che chi giocava poteva sapere.
web-study-chance = Probabilità di vittoria
web-study-chance-after = { $name } dopo la mossa { $step }
web-study-curve = La probabilità di vittoria di { $name }, mossa per mossa. Ora { $percent } %.
web-study-curve-none = Fin qui non è stato esaminato nulla.
web-study-move = Mossa { $step }: { $option }
web-study-played = Giocata
web-study-better = Meglio
web-study-try = Riprova da qui
web-study-none-better = Di nient'altro si può dire che fosse meglio.
web-study-honest = Le probabilità vengono dal guardare avanti e sono tarate su molte partite fra bot.

web-play-on = Continua a giocare da qui
web-play-on-about = Un nuovo tavolo riprende dal passo { $step }, con carte che nessuno può prevedere.
web-play-on-bots = Contro i bot
web-play-on-friend = Con un amico

web-share = Condividi
web-share-title = Condividi questa partita
web-share-link = Link al passo { $step }
web-share-veiled = Chi lo apre vede il risultato e le mosse successive solo se lo chiede.
web-share-device = La partita stessa è nel link: vale anche quando il tavolo non c'è più.
web-share-file = Salva la registrazione
web-share-picture = Immagine animata di questo round
web-share-picture-making = Si disegna il passo { $step } di { $last } …
web-share-picture-save = Salva l'immagine

web-veil = Il risultato e le mosse successive sono nascosti.
web-veil-lift = Mostra tutto
web-replay-speed = Velocità

web-comment-at = Commento al passo { $step }
web-comment-keep = Tieni
web-comment-about = Ciò che scrivi entra nella registrazione e nei link che condividi.

web-link-broken = Questo link è danneggiato: manca una parte della partita. Chiedilo di nuovo, o apri la registrazione come file.
web-replay-not-kept = Questa partita non è conservata su questo dispositivo: è stata eliminata, o giocata su un altro. Apri la registrazione come file, o chiedi un link che contenga la partita.
