## The house in the page itself: where it is, and what may be wrong with it.

here-place = Dove giochi
here-place-here = Qui, offline
here-place-house = Alla casa
here-place-here-more = La casa è dentro questa pagina. Le partite restano in questo browser e tutto funziona senza rete.
here-place-house-more = La casa da cui viene questa pagina conserva le partite. Gli amici possono unirsi da altri computer.
here-place-no-house = Questa pagina è arrivata senza una casa. Per giocare con amici altrove, apri l’indirizzo di una casa.
here-retry = Riprova
here-reload = Carica ora
here-dismiss = Chiudi
here-no-webassembly = Questo browser non può far funzionare la casa: non conosce WebAssembly o non può usarlo. Carte e regole si possono leggere, ma non si può giocare.
here-not-fetched = Non è stato possibile scaricare tutta la casa. Niente è perduto; si va avanti appena torna la rete.
here-outdated = Una parte di questa pagina è di una versione precedente. Ricaricala: le tue partite restano.
here-broken = Qualcosa è andato storto nella casa. Le tue partite sono conservate fino all’ultima mossa.
here-not-kept = Questo browser non conserva niente, forse perché è una finestra privata. Puoi giocare, ma le partite spariscono quando la chiudi. Salva la registrazione di una partita che vuoi tenere.
here-disk-full = Lo spazio di questo browser è pieno. La tua ultima azione non conta. Libera spazio e poi ripetila.
here-disk-silent = Questo browser non ha potuto annotarlo, perciò non conta. Ripetilo, per favore.
here-newer = Le partite in questo browser sono state conservate da una versione successiva. Ricarica la pagina; niente è cambiato.
here-update = È pronta una nuova versione. Le partite in corso restano come sono.
here-opening = Si apparecchia il tavolo…
here-hot = Amici su questo dispositivo
here-hot-more = Da due a cinque persone giocano a turno; nessuno vede le carte di un altro.
here-hot-name = Nome { $seat }
here-hot-start = Sedetevi
here-pass = Passa il dispositivo a { $name }
here-pass-more = Adesso nessun altro dovrebbe guardare.
here-pass-mine = Sono { $name }
