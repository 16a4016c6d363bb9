# Di che cosa parlano i rompicapi.

puzzle-theme-cardia-last = Le ultime carte
puzzle-idea-cardia-last = Nulla è più nascosto: passa in rassegna tutto ciò che lei può giocare.
puzzle-theme-cardia-answering = La sua carta è scoperta
puzzle-idea-cardia-answering = Ora tocca a te rispondere: vinci a poco prezzo, o perdi con un'abilità che ne valga la pena.
puzzle-theme-cardia-ongoing = Carte persistenti
puzzle-idea-cardia-ongoing = Una carta persistente agisce finché ha il suo segnalino. Leggi tutta la fila.
puzzle-theme-cardia-tokens = Segnalini
puzzle-idea-cardia-tokens = Un segnalino su un vecchio incontro può ribaltarlo: guarda dove manca un passo.
puzzle-theme-cardia-guardians = Guardiani
puzzle-idea-cardia-guardians = Il guardiano può contare più dell'incontro.

## Dove si prepara un tavolo da sé

editor-empty = Il mazzo è vuoto
editor-deck = Mazzo
editor-row = Fila
sketch-unknown-deck = Questo mazzo non c'è.
sketch-holds-nothing = { sketch-side }: la mano è vuota.
sketch-row-uneven = Le due parti devono avere lo stesso numero di carte nella fila: ogni incontro ne ha due.
sketch-twice = { sketch-side }: { $card } sta in due posti.
sketch-over = La partita finirebbe subito.
