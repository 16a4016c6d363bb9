# Wat `taverne serve` en zijn vrienden zeggen.
cli-help-serve = Open het huis: speel in de browser, alleen of met vrienden.
cli-help-serve-host = Het adres om op te luisteren; met 0.0.0.0 kunnen anderen in je netwerk binnenkomen.
cli-help-serve-port = De poort om op te luisteren; 0 vindt een vrije.
cli-help-serve-browser = Open de browser, of juist niet.
cli-help-serve-database = Waar spellen worden bewaard, zoals sqlite:///games.db of postgresql://user@host/taverne.
cli-help-backup = Schrijf alle kamers van het huis in één bestand.
cli-help-restore = Lees een reservekopie in een leeg huis.
cli-help-backup-file = Het bestand van de reservekopie.
cli-help-verify = Controleer of de kaarten van een spel eerlijk zijn gedeeld.
cli-help-verify-file = Het verslag van een afgelopen spel.
cli-help-verify-commitment = De vastlegging die je vóór het delen hebt genoteerd.
cli-help-verify-luck = Het geluk dat je hebt gestuurd; mag meer dan eens worden gegeven.
cli-backup-done = { $rows ->
    [one] Er is één rij
   *[other] Er zijn { $rows } rijen
  } geschreven naar { $file }.
cli-restore-done = { $rows ->
    [one] Er is één rij
   *[other] Er zijn { $rows } rijen
  } gelezen uit { $file }.
cli-verified = Het bewijs klopt. Wat het huis heeft onthuld, leidt naar de vastlegging { $commitment }, de kaarten volgen daaruit en uit het geluk van alle plaatsen, en alle { $answers } antwoorden volgen de regels.
cli-verified-commitment = Gecontroleerd: dit is de vastlegging die je vóór het delen hebt genoteerd.
cli-unverified-commitment = Niet gecontroleerd: of deze vastlegging vóór het delen werd getoond. Geef met --commitment de vastlegging die je hebt genoteerd.
cli-verified-luck = Gecontroleerd: het geluk van plaats { $seat } is wat jij hebt opgegeven.
cli-unverified-luck = Niet gecontroleerd: of het geluk van plaats { $seat } is wat daarvandaan werd gestuurd. Geef je eigen geluk met --luck.
serve-open = Het huis is open: { $address }
serve-stop = Sluit het met Ctrl+C; spellen gaan verder als het weer opengaat.
serve-door = Het huis kan niet luisteren op { $host }, poort { $port }: { $reason }.
serve-not-furnished = Het huis heeft pakketten nodig die hier niet zijn geïnstalleerd ({ $packages }). Installeer ze met: pip install "taverne[house]"
cli-help-alone = Zonder opdracht opent Taverne het huis; waar alleen de terminal is geïnstalleerd, deelt het daar een spel.
cli-alone-here = Een spel hier in de terminal; "taverne --help" toont al het andere. Voor de tafel in de browser: pip install "taverne[house]"
cli-help-rooms = Zorg voor de kamers van het huis, of het nu open is of niet.
cli-help-rooms-list = Toon de open kamers, die het langst niet bezocht zijn eerst.
cli-help-rooms-show = Toon één kamer en haar gasten.
cli-help-rooms-close = Sluit kamers: bij naam, of alle die vanaf één adres zijn geopend.
cli-help-rooms-ban = Weer een adres, of een gast van een kamer.
cli-help-rooms-room = De naam van de kamer; de eerste letters zijn genoeg.
cli-help-rooms-address = Alleen kamers die vanaf dit adres zijn geopend.
cli-help-rooms-all = Ook afgelopen en gesloten kamers.
cli-help-rooms-who = Een adres, of met --guest de naam van een kamer.
cli-help-rooms-guest = Het nummer van een gast van die kamer; zie "taverne rooms show".
cli-help-rooms-lift = Laat het adres weer binnen.
cli-rooms-line = { $room }  { $game }, { $phase }, laatst bezocht { $touched } UTC, geopend vanaf { $address }
cli-rooms-gathering = wacht op spelers
cli-rooms-playing = er wordt gespeeld
cli-rooms-over = afgelopen
cli-rooms-closed = gesloten
cli-rooms-count = { $count ->
    [0] Geen kamers.
    [one] Eén kamer.
   *[other] { $count } kamers.
  }
cli-rooms-entries = { $entries } regels sinds { $opened } UTC.
cli-rooms-guest = { $guest }: { $name }, { $seat ->
    [-1] geen plaats
   *[other] plaats { $seat }
  }, vanaf { $address }{ $gone ->
    [yes] , vertrokken
   *[no] {""}
  }
cli-rooms-closed-count = { $count ->
    [0] Er was geen kamer open.
    [one] Eén kamer is gesloten.
   *[other] { $count } kamers zijn gesloten.
  }
cli-rooms-dismissed = Gast { $guest } heeft de kamer verlaten; geweerd adres: { $address }.
cli-rooms-banned = { $address } wordt geweerd.
cli-rooms-lifted = { $address } is weer welkom.
rooms-no-house = In deze database is geen huis.
rooms-several = { $count } kamers beginnen met { $start }; geef meer letters.
rooms-no-guest = In deze kamer is geen gast { $guest }.
rooms-not-banned = { $address } wordt niet geweerd.
rooms-no-address = { $address } is geen adres.
rooms-close-which = Noem de kamers die dicht moeten, of een adres.
