# Rompicapi, e dove si prepara un tavolo da sé.

puzzles-title = Rompicapi
puzzles-daily = Rompicapo del giorno
puzzles-new = Non ancora provato
puzzles-solved = Risolto
puzzles-missed = Non ancora risolto
puzzles-missed-times = { $times ->
    [one] Mancato una volta finora.
   *[other] Mancato { $times } volte finora.
}
puzzles-game = Gioco
puzzles-theme = Tema
puzzles-all-themes = Tutti i temi
puzzles-count = { $done } di { $all } risolti
puzzles-grade = { $grade ->
    [1] Facile
    [2] Insidioso
   *[3] Difficile
}
puzzles-all = Tutti i rompicapi
puzzles-editor = Prepara una posizione
puzzle-number = Rompicapo { $number }
puzzle-question-race = { $turns ->
    [one] L'avversario ha passato. Superalo con una carta.
   *[other] L'avversario ha passato. Superalo con { $turns } carte.
}{ $order ->
    [yes] {" "}Conta l'ordine.
   *[no] {""}
}
puzzle-question-open = L'ultimo round, senza caso. Una sola prima mossa vince di sicuro.
puzzle-question-odds = Le mani sono coperte. Che cosa è meglio in media?
puzzle-question-last = I mazzi sono vuoti. Trova la carta che vince qualunque cosa giochi lei.
puzzle-question-choice = Tocca solo a te. Quale risposta è di gran lunga la migliore?
puzzle-right = Giusto!
puzzle-wrong = Così no.
puzzle-shown = Ecco come si fa.
puzzle-chances = Così si vince circa { $chance } volte su 100, con la risposta migliore { $best } volte ({ $looks } sguardi avanti).
puzzle-again = Ricomincia
puzzle-play-on = Continua contro un bot
puzzle-fold = Al tavolo
puzzle-unfold = Torna alla domanda
puzzle-show = Mostrami
puzzle-unknown = Questo rompicapo non c'è.
puzzle-no-day = Questa non è una data.

editor-title = Prepara una posizione
editor-intro = Scegli un posto e premi le carte che ci vanno. Una carta che è già lì se ne va quando la premi.
editor-game = Gioco
editor-you = La tua parte
editor-rival = L'altra parte
editor-place = Posto
editor-hand = Mano
editor-discard = Pila degli scarti
editor-find = Cerca una carta
editor-asked = A chi tocca
editor-try = Gioca
editor-share = Copia il link
editor-copied = Il link è copiato.
editor-link = Link a questa posizione
editor-remove = {""}, togli
editor-token-more = Un'influenza in più a { $card }
editor-token-less = Un'influenza in meno a { $card }
editor-ongoing = Segnalino Persistente su { $card }
position-title = Una posizione
position-broken = Questo link non è intero: la posizione non si può leggere.
position-free = Continua come vuoi; rispondi tu anche per l'altra parte.
position-turn-you = Tocca alla tua parte.
position-turn-rival = Tocca all'altra parte. Scegli per lei:
position-change = Cambia la posizione
sketch-impossible = Questa posizione non può esistere:
sketch-not-here = Di questo gioco non si possono preparare posizioni.
sketch-nobody-asked = In questa posizione quella parte non ha nulla da decidere.
sketch-side = { $side ->
    [0] La tua parte
   *[1] L'altra parte
}
sketch-unknown-pile = { sketch-side }: non c'è un posto «{ $pile }».
sketch-unknown-card = { sketch-side }: non c'è una carta «{ $card }».
sketch-hand-too-large = { sketch-side }: una mano ha al massimo { $most } carte.
