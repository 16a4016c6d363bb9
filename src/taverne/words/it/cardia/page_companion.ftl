## L'aiuto per la scatola vera

companion-player-head = Giocatore
companion-match-to = L’incontro va a { $names }.
companion-ask-winner = La fila non dice chi ha vinto. Chi è stato?
companion-signets = Sigilli: { $signets }
companion-games = { $won } di { $wins } partite
companion-wins = Partite da vincere
companion-mixed = Queste fazioni vengono dal mazzo II:
companion-row-empty = Tocca la prima carta di ogni giocatore.
companion-awaited = Non ancora giocata
companion-half = Manca ancora una carta.
companion-guardian = Guardiano di questo posto
companion-no-guardian = Nessun guardiano scoperto
companion-wakes = { $card } agisce per { $names }
companion-sleeps = { $card } non agisce per nessuno
companion-tokens = Segnalini: { $tokens }
companion-ongoing = Segnalini Persistente
companion-ongoing-less = Un segnalino Persistente in meno
companion-ongoing-more = Un segnalino Persistente in più
companion-claims = Pretese dell’Unicorno
companion-claims-less = Una pretesa in meno
companion-claims-more = Una pretesa in più
companion-encounter-away = L’incontro esce
companion-ready = Fatto
companion-plays = Gioca { $who }
companion-end-game = Chiudi la partita
companion-next-game = Prossima partita

## Ciò che non può essere

companion-twice = Giocatore { $side }: { $card } è due volte nella fila (CAR-1.1).
companion-not-in-deck = { $card } non è nel mazzo con cui giocate ({ $rule }).
companion-guardian-twice = { $card } c’è una volta sola (CAR-6.1).
