# Quello che dicono `taverne serve` e i suoi amici.
cli-help-serve = Apri la casa: gioca nel browser, per conto tuo o con gli amici.
cli-help-serve-host = L'indirizzo su cui ascoltare; con 0.0.0.0 possono entrare gli altri della tua rete.
cli-help-serve-port = La porta su cui ascoltare; 0 ne trova una libera.
cli-help-serve-browser = Apri il browser, oppure no.
cli-help-serve-database = Dove si conservano le partite, come sqlite:///games.db o postgresql://user@host/taverne.
cli-help-backup = Scrivi tutte le stanze della casa in un file.
cli-help-restore = Leggi una copia di sicurezza in una casa vuota.
cli-help-backup-file = Il file della copia di sicurezza.
cli-help-verify = Controlla che in una partita le carte siano state date in modo onesto.
cli-help-verify-file = La registrazione di una partita finita.
cli-help-verify-commitment = L'impegno che ti sei annotato prima che si dessero le carte.
cli-help-verify-luck = La fortuna che hai inviato; si può indicare più volte.
cli-backup-done = { $rows ->
    [one] Una riga scritta
   *[other] { $rows } righe scritte
  } in { $file }.
cli-restore-done = { $rows ->
    [one] Una riga letta
   *[other] { $rows } righe lette
  } da { $file }.
cli-verified = La prova regge. Ciò che la casa ha rivelato porta all'impegno { $commitment }, le carte ne derivano insieme alla fortuna di tutti i posti, e tutte le { $answers } risposte seguono le regole.
cli-verified-commitment = Controllato: è l'impegno che ti sei annotato prima che si dessero le carte.
cli-unverified-commitment = Non controllato: se questo impegno sia stato mostrato prima che si dessero le carte. Indica con --commitment quello che ti sei annotato.
cli-verified-luck = Controllato: la fortuna del posto { $seat } è quella che hai indicato.
cli-unverified-luck = Non controllato: se la fortuna del posto { $seat } sia quella inviata da lì. Indica la tua con --luck.
serve-open = La casa è aperta: { $address }
serve-stop = Premi Ctrl+C per chiuderla; le partite continuano quando riapre.
serve-door = La casa non può ascoltare su { $host }, porta { $port }: { $reason }.
serve-not-furnished = La casa ha bisogno di pacchetti che qui non sono installati ({ $packages }). Installali con: pip install "taverne[house]"
cli-help-alone = Senza comando Taverne apre la casa; dove è installato solo il terminale, distribuisce lì una partita.
cli-alone-here = Una partita qui nel terminale; "taverne --help" elenca tutto il resto. Per il tavolo nel browser: pip install "taverne[house]"
cli-help-rooms = Prenditi cura delle stanze della casa, aperta o chiusa che sia.
cli-help-rooms-list = Elenca le stanze aperte, prima quelle che nessuno visita da più tempo.
cli-help-rooms-show = Mostra una stanza e i suoi ospiti.
cli-help-rooms-close = Chiudi stanze: per nome, o tutte quelle aperte da un indirizzo.
cli-help-rooms-ban = Escludi un indirizzo, o un ospite di una stanza.
cli-help-rooms-room = Il nome della stanza; bastano le prime lettere.
cli-help-rooms-address = Solo le stanze aperte da questo indirizzo.
cli-help-rooms-all = Anche le stanze finite e chiuse.
cli-help-rooms-who = Un indirizzo, o con --guest il nome di una stanza.
cli-help-rooms-guest = Il numero di un ospite di quella stanza; vedi "taverne rooms show".
cli-help-rooms-lift = Lascia entrare di nuovo l'indirizzo.
cli-rooms-line = { $room }  { $game }, { $phase }, ultima visita { $touched } UTC, aperta da { $address }
cli-rooms-gathering = aspetta giocatori
cli-rooms-playing = si gioca
cli-rooms-over = finita
cli-rooms-closed = chiusa
cli-rooms-count = { $count ->
    [0] Nessuna stanza.
    [one] Una stanza.
   *[other] { $count } stanze.
  }
cli-rooms-entries = { $entries } voci dal { $opened } UTC.
cli-rooms-guest = { $guest }: { $name }, { $seat ->
    [-1] senza posto
   *[other] posto { $seat }
  }, da { $address }{ $gone ->
    [yes] , non c'è più
   *[no] {""}
  }
cli-rooms-closed-count = { $count ->
    [0] Nessuna stanza era aperta.
    [one] Una stanza è stata chiusa.
   *[other] { $count } stanze sono state chiuse.
  }
cli-rooms-dismissed = L'ospite { $guest } ha lasciato la stanza; indirizzo escluso: { $address }.
cli-rooms-banned = { $address } è escluso.
cli-rooms-lifted = { $address } è di nuovo benvenuto.
rooms-no-house = In questo database non c'è nessuna casa.
rooms-several = { $count } stanze cominciano con { $start }; dai più lettere.
rooms-no-guest = In questa stanza non c'è l'ospite { $guest }.
rooms-not-banned = { $address } non è escluso.
rooms-no-address = { $address } non è un indirizzo.
rooms-close-which = Indica le stanze da chiudere, o un indirizzo.
