# Quello che dice la casa.

## L'archivio

store-unavailable = Ora il database non si può usare: { $reason }
store-closed = La casa sta chiudendo.
store-conflict = Nel frattempo nella stanza si è andati avanti.
store-no-room = Questa stanza non c'è, o non c'è più.
store-newer = Questo database è stato creato da una versione successiva di Taverne (il suo schema è { $revision }). Non è cambiato niente.
store-url-unreadable = Questo non è l'indirizzo di un database. È fatto come sqlite:///folder/house.db o postgresql://user@host/name.
store-url-unknown = I database di tipo «{ $kind }» non sono conosciuti; scegli tra { $known }.
store-url-no-file = Indica un file per il database SQLite, come sqlite:///folder/house.db: una casa che dimentica tutto non serve a nessuno.
store-no-driver = Per PostgreSQL manca il pacchetto { $package }. Installalo con: pip install "taverne[{ $extra }]"
store-unsure = Il database tace: non si sa se la mossa sia stata contata. Lo si chiede di nuovo.
store-second-house = C'è già un'altra casa aperta con le partite in { $file }. Chiudila prima, o scegli un'altra cartella; con PostgreSQL più case possono condividere un database.

## Bot

thinkers-closed = La casa sta chiudendo; i bot sono tornati a casa.

## Copie di sicurezza

backup-nothing = In questo database non c'è nessuna casa, quindi non c'è niente da copiare.
backup-missing = Non c'è nessun file { $file }, o manca la sua cartella.
backup-unreadable = { $file } non è una copia di sicurezza di Taverne.
backup-damaged = { $file } è danneggiato o incompleto. Non è stato ripristinato niente.
backup-trouble = { $file } non si può usare: { $reason }
backup-newer = Questa copia di sicurezza è stata creata da una versione successiva di Taverne (il suo schema è { $revision }). Non è stato ripristinato niente.
backup-database-in-use = Una copia di sicurezza si ripristina solo in un database nuovo, e questo è in uso. Non è cambiato niente.

## Impostazioni

settings-wrong = Con queste impostazioni la casa non può aprire:
settings-unknown = { $field } non è un'impostazione.
settings-too-small = { $field } è troppo piccolo; il minimo è { $least }.
settings-too-large = { $field } è troppo grande; il massimo è { $most }.
settings-not-a-number = { $field } deve essere un numero.
settings-no-such-choice = { $field } deve essere uno tra { $allowed }.
settings-unreadable = { $field } non si può leggere.
settings-file-missing = Non c'è il file { $file }, indicato da TAVERNE_CONFIG.
settings-file-trouble = Le impostazioni in { $file } non si possono leggere: { $reason }
settings-file-unreadable = Le impostazioni in { $file } non sono TOML: { $reason }

## Il portone

gate-host = Con questo nome la casa non è conosciuta. Chi la gestisce può aggiungere il nome all'impostazione «public_hosts».
gate-origin = La richiesta viene dalla pagina di un altro sito ed è rifiutata.
gate-too-fast = Troppe richieste; riprova tra un momento.
gate-too-many-lines = Dal tuo indirizzo ci sono già { $most } connessioni; chiudine qualcuna.
gate-body-too-large = È troppo lungo; si leggono al massimo { $most } byte.
gate-body-slow = La richiesta non è arrivata alla fine.
gate-crowded = Ci sono troppi visitatori alla porta. Riprova tra un momento.
gate-head-slow = L’intestazione della richiesta non è arrivata alla fine.
gate-path-too-long = Questo indirizzo è troppo lungo; si leggono al massimo { $most } caratteri.
gate-head-too-large = L’intestazione di questa richiesta è troppo lunga; una riga può avere { $most } caratteri.
house-fault = Qualcosa è andato storto nella casa. È stato annotato.
gate-banned = Chi gestisce questa casa non ti lascia entrare.
health-cannot-write = In questo momento la casa non può scrivere nel suo database.
health-no-answer = In questo momento il database della casa non risponde.
