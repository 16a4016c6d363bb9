# Looking through a finished game.
web-replay-title = Terugkijken
web-replay-look = Het spel terugkijken
web-study-game = Bestudeer het spel
web-replay-open = Een bewaard spel terugkijken
web-replay-about = Na elk spel bewaart de tafel een verslag: een tekst met de deling en alle zetten. Kies het bestand of plak de tekst.
web-replay-file = Kies een bestand
web-replay-paste = De tekst van het verslag
web-replay-show = Terugkijken
web-replay-opening = Het spel wordt klaargelegd …
web-replay-first = Naar het begin
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-forward = Een stap vooruit
web-replay-last = Naar het einde
web-replay-step = Stap
web-replay-at = Stap { $step } van { $last }
web-replay-moves = Alle zetten
web-replay-eyes = Gezien door
web-replay-spectator = Een toeschouwer
web-replay-controls = Bediening
web-replay-dealt = De kaarten zijn gedeeld.
web-replay-unseen = { $who ->
    [you] Je beslist
   *[other] { $Name } beslist
}, en daar is nog niets van te zien.
