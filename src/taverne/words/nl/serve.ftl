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
