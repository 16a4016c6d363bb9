## L'aiuto per la scatola vera

companion-title = Al tavolo
companion-intro = Le vostre carte sono sul tavolo vero. Toccatele qui: ogni forza viene contata e spiegata.
companion-new = Nuovo tavolo
companion-new-sure = Le carte e il punteggio di questa pagina verranno tolti.
companion-keep = Tienilo
companion-clear = Sgombera il tavolo
companion-begin = Comincia
companion-name = Nome
companion-player = Giocatore { $number }
companion-find = Cerca una carta
companion-none = Nessuna carta con quel nome può stare lì.
companion-away = Togli
companion-undo = Annulla
companion-game-to = La partita va a { $names }.
companion-game-drawn = La partita è in parità.
companion-back = Indietro

## Ciò che non può essere

companion-impossible = Questo tavolo non può esistere:
companion-not-here = Per questo gioco non c’è un aiuto al tavolo.
companion-unknown-deed = L’aiuto non sa che cosa significhi “{ $deed }”.
companion-untold = Qualcosa non è ancora stato detto.
companion-absent = Nessuna di queste carte c’era.
companion-not-there = { $card } non può essere stata lì.
companion-seats = Questo modo di giocare ha { $seats } giocatori su { $sides } lati.
companion-unknown-pile = Non c’è un posto “{ $pile }”.
companion-unknown-card = Non c’è una carta “{ $card }”.
companion-score-wrong = Lato { $side }: il punteggio va da 0 a { $most }.
