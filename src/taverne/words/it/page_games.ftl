# My games; loaded with the page.
web-games-sum = Tutte le partite
web-games-total = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }: { $won } vinte, { $drawn } pareggiate. È il { $percent } %.
web-games-form = Le ultime partite, la più recente alla fine
web-games-by-deck = Per mazzo
web-games-by-faction = Per fazione
web-games-by-rival = Per avversario
web-games-by-mode = Per modo di giocare
web-games-share = { $games } partite, { $percent } % vinte
web-games-few = { $games ->
    [one] Una partita
   *[other] { $games } partite
  }, { $won } vinte, troppo poche per dire
web-games-fewer = Mostra meno
web-games-all = Tutti e { $count }

web-games-list = Partite
web-games-won = Vinta
web-games-lost = Persa
web-games-drawn = Pari
web-games-open = Non finita
web-games-against = Contro { $names }
web-games-unknown = qualcuno
web-games-decks = { $mine } contro { $theirs }
web-games-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
  }
web-games-rounds = { $count ->
    [one] un round
   *[other] { $count } round
  }
web-games-replay = Rivedi
web-games-again = Stesso tavolo ancora
web-games-forget = Elimina la partita contro { $names }
web-games-forgotten = La partita è eliminata.
web-games-bring-back = Annulla
web-games-filters = Mostra solo
web-games-result = Risultato
web-games-mode = Modo di giocare
web-games-rival = Avversario
web-games-deck = Mazzo
web-games-any = Tutti
web-games-none = Ancora nessuna partita. Quello che giochi su questo dispositivo viene conservato qui quando finisce.
web-games-none-such = Nessuna partita corrisponde.
web-games-further = Altre { $count }

web-games-keeping = Conservare e portare via
web-games-keeping-more = Le tue partite sono solo su questo dispositivo. Salvale in un file per portarle altrove.
web-games-export = Salva tutte le partite
web-games-import = Prendi partite da file
web-games-forget-all = Elimina tutte le partite
web-games-sure = Eliminare davvero tutto?
web-games-no-file = { $file } non contiene partite. Scegli un file salvato qui o la registrazione di una partita.
web-games-reading = Lettura della partita { $at } di { $of } …
