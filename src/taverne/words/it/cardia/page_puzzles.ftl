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
