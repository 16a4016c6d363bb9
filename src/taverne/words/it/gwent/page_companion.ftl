## L'aiuto per la scatola vera

companion-faction = Fazione
companion-leader = Comandante
companion-no-leader = Non importa
companion-team = Squadra { $number }
companion-deck = Il mazzo dell’avversario
companion-zero = Il clima porta a 1 un’unità di forza 0 (GWT-4.2)
companion-turns-up = L’avversario scopre i Comandanti (GWT-8.5)
companion-weather = Clima sul tavolo
companion-totals = Totali: { $totals }
companion-row = { $who }, { $row }, { $total }
companion-row-of = { $who }, { $row }
companion-unit = { $card } ({ $row })
companion-discard = Pila degli scarti
companion-nothing = Qui non c’è nulla.
companion-blown = Corno del Comandante
companion-silenced = { $leader }, disattivato
companion-to = { $who }: { $place }
companion-left = { $left ->
    [one] Ne resta una nella scatola.
   *[other] Ne restano { $left } nella scatola.
}
companion-move = Sposta in: { $row }
companion-falls = Negli scarti
companion-score = Punteggio
companion-gems = Gemme
companion-points = Punti
companion-columns = Round finora, totale ora, { $of }.
companion-total-of = Totale di { $who }
companion-less = Uno in meno per { $who }
companion-more = Uno in più per { $who }
companion-by-hand = Un totale scritto a mano vale al posto delle carte; vuoto, si contano di nuovo le carte.
companion-end-round = Chiudi il round
companion-round-to = Il round va a { $names }.
companion-round-drawn = Il round è in parità.
companion-comes-gems = { $who }: { $total }, { $score ->
    [0] nessuna gemma rimasta
    [one] una gemma rimasta
   *[other] { $score } gemme rimaste
} (GWT-3.4)
companion-comes-points = { $who }: { $total }, { $gain ->
    [one] un punto
   *[other] { $gain } punti
}, in tutto { $score } (GWT-8.3)
companion-starts = { $count ->
    [one] Il prossimo round comincia { $names }.
   *[other] La sorte decide chi comincia: { $names }.
}
companion-starts-last = Comincia il prossimo round chi ha passato per ultimo.
companion-its-turn = Tocca a lui
companion-pass = Passo
companion-deed-turn = Il turno dell’avversario
companion-deed-close = La fine del round
companion-deed-round = Il round è finito
companion-nothing-more = Non si scopre nulla. I totali valgono.
companion-done = Fatto
companion-clear-board = Sgombera
companion-ask = Che cosa è successo al tavolo?
companion-ask-solo-card = Scopri la prima carta del suo mazzo. Qual è?
companion-ask-solo-muster = Cerca nel suo mazzo dall’alto: quale di queste viene prima? Poi mescola.
companion-ask-solo-decoy = La prima carta del suo mazzo va sotto l’Esca e si scopre tra poco. Qual è?
companion-ask-solo-found = Cerca nel suo mazzo dall’alto: quale di queste viene prima?
companion-ask-solo-leader = Scopri il suo primo Comandante. Qual è?
companion-ask-buried = Scopri la carta sotto la sua Esca. Qual è?
companion-ask-revival = Il caso sceglie un’unità degli scarti. Quale torna?
companion-ask-survivor = I Mostri tengono un’unità a caso (GWT-7.1). Quale resta?
companion-ask-homecoming = Le unità di Skellige tornano a caso (GWT-7.1). Quale torna?
companion-ask-after-round = Tirate a sorte: chi comincia il prossimo round?
companion-ask-deploy = In quale fila va?
companion-ask-revive = Quale unità riporta il medico?
companion-deck-empty = Il suo mazzo è vuoto
companion-none-there = Non ce n’è nessuna

## Ciò che non può essere

companion-only-solo = Solo nel gioco in solitario l’avversario gioca secondo regole (GWT-8.5).
companion-unknown-faction = Giocatore { $side }: scegli una fazione.
companion-unknown-leader = Giocatore { $side }: scegli un Comandante della fazione.
companion-same-faction = I compagni giocano fazioni diverse ({ $rule }).
companion-nobody-plays = { $card }: qui nessuno gioca quella fazione.
companion-wrong-place = { $card } non può stare nella fila { $line ->
    [melee] del combattimento ravvicinato
    [ranged] del combattimento a distanza
   *[siege] d’assedio
} (GWT-3.1).
companion-other-side = { $card } è di un altro lato, e solo le spie passano di là (GWT-5.4).
companion-one-each = Una fila ha un solo posto per { $card } (GWT-9.2).
companion-no-weather = { $card } non è clima.
companion-too-many = { $most ->
    [one] Per chi gioca qui, nella scatola c’è una sola copia di { $card }.
   *[other] Per chi gioca qui, nella scatola ci sono solo { $most } copie di { $card }.
}
companion-no-horn = Il Comandante del giocatore { $side } non suona il corno (GWT-7.4).
companion-horn-taken = Giocatore { $side }: quella fila ha già un corno, e uno basta (GWT-4.6).
