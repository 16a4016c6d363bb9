# My games; loaded with the page.
web-games-sum = Alle spellen
web-games-total = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  }: { $won } gewonnen, { $drawn } gelijk. Dat is { $percent } %.
web-games-form = De laatste spellen, het nieuwste aan het eind
web-games-by-deck = Per deck
web-games-by-faction = Per factie
web-games-by-rival = Per tegenstander
web-games-by-mode = Per manier van spelen
web-games-share = { $games } spellen, { $percent } % gewonnen
web-games-few = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
  }, { $won } gewonnen, te weinig om iets te zeggen
web-games-fewer = Minder tonen
web-games-all = Alle { $count }

web-games-list = Spellen
web-games-won = Gewonnen
web-games-lost = Verloren
web-games-drawn = Gelijk
web-games-open = Niet af
web-games-against = Tegen { $names }
web-games-unknown = iemand
web-games-decks = { $mine } tegen { $theirs }
web-games-moves = { $count ->
    [one] één zet
   *[other] { $count } zetten
  }
web-games-rounds = { $count ->
    [one] één ronde
   *[other] { $count } rondes
  }
web-games-replay = Terugkijken
web-games-again = Nog eens zo'n tafel
web-games-forget = Het spel tegen { $names } verwijderen
web-games-forgotten = Het spel is verwijderd.
web-games-bring-back = Ongedaan maken
web-games-filters = Alleen tonen
web-games-result = Uitslag
web-games-mode = Manier van spelen
web-games-rival = Tegenstander
web-games-deck = Deck
web-games-any = Alle
web-games-none = Nog geen spel. Alles wat je op dit apparaat speelt, wordt hier bewaard als het afgelopen is.
web-games-none-such = Er past geen spel.
web-games-further = Nog { $count }

web-games-keeping = Bewaren en meenemen
web-games-keeping-more = Je spellen worden alleen op dit apparaat bewaard. Sla ze op in een bestand om ze mee te nemen.
web-games-export = Alle spellen opslaan
web-games-import = Spellen uit bestanden halen
web-games-forget-all = Alle spellen verwijderen
web-games-sure = Echt alles verwijderen?
web-games-no-file = { $file } bevat geen spellen. Kies een bestand dat hier is opgeslagen of het verslag van een spel.
web-games-reading = Spel { $at } van { $of } wordt gelezen …
