# Quello che dice il nucleo quando qualcosa non si può fare.
move-not-offered = Ora non è tra le tue opzioni.
move-not-your-decision = Ora non ti viene chiesto niente.
move-game-over = La partita è finita.
move-question-closed = A questa domanda è già stato risposto.
move-unreadable = «{ $move }» non risponde a questa domanda.
move-nothing-to-take-back = Non c'è niente da ritirare.
record-unreadable = Questa non è una registrazione di Taverne, oppure è danneggiata.
record-truncated = Questa registrazione non è completa: manca la fine.
record-damaged = Questa registrazione è stata modificata o danneggiata: la somma di controllo non torna.
record-other-game = Questa è la registrazione di un altro gioco: { $game }.
game-unknown = Non c'è nessun gioco chiamato «{ $game }»; scegli tra { $known }.
record-unknown-ruleset = Questa registrazione è stata fatta con le regole { $ruleset }, che questa versione non conosce. Forse una versione più recente di Taverne sì.
record-illegal-answer = La risposta { $number } di questa registrazione non è possibile: { $reason }
record-no-such-point = Questa partita ha { $last } risposte; il punto { $point } non c'è.
record-too-long = Questa registrazione è troppo lunga: sono possibili al massimo { $most } caratteri.
record-too-slow = Ci vuole troppo tempo per rigiocare questa partita.
rules-no-such-field = Non c'è nessuna regola chiamata «{ $field }».
rules-no-such-choice = { $field } non può essere «{ $value }»: scegli tra { $allowed }.
rules-unplayable = Con queste regole non si può giocare:
view-no-such-seat = A questo tavolo non c'è un posto { $seat }.
guess-not-asked = Solo un posto a cui viene chiesto qualcosa può immaginare le carte nascoste.
bot-unknown = Non c'è nessun bot chiamato «{ $bot }»; scegli tra { $known }.
guess-needs-a-seat = Solo chi siede al tavolo può immaginare le carte nascoste; uno spettatore no.

## Posizioni scritte da altri, e che cos'altro la libreria rifiuta.

position-impossible = Nessun tavolo può trovarsi in questa posizione:
position-no-fields = { $place }: «{ $value }» non ha campi con un nome.
position-field-missing = { $place }: manca il campo «{ $field }».
position-field-unknown = { $place }: non c'è un campo «{ $field }».
position-no-list = { $place }: «{ $value }» non è un elenco.
position-wrong-size = { $place }: il numero di voci è { $size }, ma deve essere { $expected }.
position-no-number = { $place }: «{ $value }» non è un numero intero da { $low } a { $high }.
position-no-flag = { $place }: «{ $value }» non è né true né false.
position-no-text = { $place }: «{ $value }» non è un testo.
position-no-key = { $place }: «{ $value }» non è una chiave di 64 cifre esadecimali.
position-unknown-word = { $place }: «{ $value }» qui non è conosciuto.
position-twice = { $place }: in { $value } qualcosa compare due volte.
position-refused = { $place }: { $reason }
position-card-misplaced = { $place }: { $card } non può stare lì.
position-card-not-there = { $place }: { $card } non è lì.
position-too-many = { $place }: { $card } compare { $count } volte, ma al massimo può comparirne { $most }.
position-task = { $place }: «{ $task }» non può essere in sospeso.
position-pending-order = { $place }: ciò che è in sospeso non segue l'ordine di un round.
position-nobodys-turn = { $place }: la partita è in corso, quindi deve essere un posto.
setup-no-luck = Un seme è un numero intero o una chiave di 32 byte; «{ $seed }» non è né l'uno né l'altra.
