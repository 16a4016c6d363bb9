card-unknown = Non c'è nessuna carta chiamata «{ $card }».
setup-unplayable = Questa partita non può cominciare:
setup-number-of-decks = Servono { $seats } mazzi, ma ce ne sono { $decks }.
setup-illegal-deck = Il mazzo del posto { $seat } non rispetta le regole { $law ->
    [advanced] avanzate
   *[other] standard
}:
setup-same-faction = I compagni di squadra devono usare fazioni diverse, ma i posti { $seats } hanno entrambi { $faction ->
    [monsters] i Mostri
    [nilfgaard] Nilfgaard
    [northern_realms] i Regni Settentrionali
    [scoiatael] gli Scoia'tael
   *[skellige] Skellige
}.
rules-only-solo = { $field } è una variante del solitario; serve mode=solo.
rules-solo-law = I mazzi del solitario seguono le regole standard, non quelle avanzate.
solo-its-deck = Il mazzo dell'avversario deve contenere tutte le carte della sua fazione ({ $rule }).
solo-your-deck = Il tuo mazzo deve contenere tutte le carte della tua fazione tranne il maltempo, a meno che tu giochi la variante con un mazzo costruito ({ $rule }).
solo-no-weather = { $card } è maltempo e in solitario non può stare nel tuo mazzo ({ $rule }).
match-only-duels = Una sfida è fatta di duelli; non si può giocare nella modalità { $mode }.
match-line-up = I mazzi del posto { $seat } non si possono giocare:
match-tournament-decks = Un torneo richiede tre mazzi per giocatore, ma il posto { $seat } ne porta uno solo.
setup-is-a-match = Per giocare fino a { $wins } vittorie comincia una sfida, non una partita singola.
position-leader-not-ready = { $place }: un leader passivo o disattivato non può essere pronto.
position-no-exchange = { $place }: chi cambia le carte deve avere una mano e un mazzo, e lo fa una volta sola.
deck-unmakable = Con questo non si può fare un mazzo:
deck-no-counts = «{ $counts }» non dice quante copie ci sono di quale carta.
deck-copies = «{ $copies }» non è un numero di copie di { $card }.
