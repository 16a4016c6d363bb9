# My games; loaded with the page.
web-games-sum = Alle Partien
web-games-total = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }: { $won } gewonnen, { $drawn } unentschieden. Das sind { $percent } %.
web-games-form = Die letzten Partien, die neueste am Ende
web-games-by-deck = Nach Deck
web-games-by-faction = Nach Fraktion
web-games-by-rival = Nach Gegner
web-games-by-mode = Nach Spielweise
web-games-share = { $games } Partien, { $percent } % gewonnen
web-games-few = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  }, { $won } gewonnen, zu wenige für ein Urteil
web-games-fewer = Weniger zeigen
web-games-all = Alle { $count }

web-games-list = Partien
web-games-won = Gewonnen
web-games-lost = Verloren
web-games-drawn = Unentschieden
web-games-open = Nicht beendet
web-games-against = Gegen { $names }
web-games-unknown = jemand
web-games-decks = { $mine } gegen { $theirs }
web-games-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
  }
web-games-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
  }
web-games-replay = Ansehen
web-games-again = Gleicher Tisch noch einmal
web-games-forget = Die Partie gegen { $names } löschen
web-games-forgotten = Die Partie ist gelöscht.
web-games-bring-back = Rückgängig
web-games-filters = Nur zeigen
web-games-result = Ergebnis
web-games-mode = Spielweise
web-games-rival = Gegner
web-games-deck = Deck
web-games-any = Alle
web-games-none = Noch keine Partie. Was du auf diesem Gerät spielst, wird hier aufbewahrt, sobald es zu Ende ist.
web-games-none-such = Keine Partie passt.
web-games-further = Noch { $count }

web-games-keeping = Aufbewahren und mitnehmen
web-games-keeping-more = Deine Partien liegen nur auf diesem Gerät. Speichere sie in einer Datei, um sie mitzunehmen.
web-games-export = Alle Partien speichern
web-games-import = Partien aus Dateien holen
web-games-forget-all = Alle Partien löschen
web-games-sure = Wirklich alle löschen?
web-games-no-file = { $file } enthält keine Partien. Wähle eine Datei, die hier gespeichert wurde, oder die Aufzeichnung einer Partie.
web-games-reading = Partie { $at } von { $of } wird gelesen …
