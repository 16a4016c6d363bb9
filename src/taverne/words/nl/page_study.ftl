# The study of a game, and replays to share.

cli-help-study = Laat een bot een opgeschreven spel doornemen: wat elke zet waard was en wat beter was.
cli-help-study-file = Een verslag: het bestand, of de naam in de lijst van "taverne games".
cli-help-study-hindsight = Beoordeel met alle handen open, niet naar wat de speler kon weten.
cli-help-study-all = Toon elke zet, ook de goede.
study-running = Het spel wordt bestudeerd
study-line = { $step }. { $Name }: { $option }. { $verdict }, winstkans { $percent } %.
study-better-was = Beter: { $option }, { $percent } %.
study-accuracy-of = { $Name }: { $percent } %

study-verdict-best = Beste
study-verdict-good = Goed
study-verdict-weak = Zwak
study-verdict-mistake = Fout
study-verdict-blunder = Blunder
study-moments = Wat het spel besliste
study-moments-none = Geen enkele zet was beslissend.
study-accuracy = Nauwkeurigheid
study-enough = Er worden al { $most } spellen voor je bestudeerd. Stop er eerst een.

web-study = Studie
web-study-about = De sterkste bot hier neemt het spel door en zegt wat elke zet waard was en wat beter was geweest. Dat duurt een minuut of twee; intussen kun je rondkijken.
web-study-begin = Beginnen
web-study-go-on = Verdergaan
web-study-stop = Stoppen
web-study-at = Zet { $step } van { $last }
web-study-done = Het hele spel is bestudeerd.
web-study-hindsight = Achteraf bekeken
web-study-hindsight-about = Alle handen liggen open. Anders telt voor elke zet alleen wat de speler kon weten.
web-study-chance = Winstkans
web-study-chance-after = { $name } na zet { $step }
web-study-curve = De winstkans van { $name }, zet voor zet. Nu { $percent } %.
web-study-curve-none = Tot hier is nog niets bestudeerd.
web-study-move = Zet { $step }: { $option }
web-study-played = Gespeeld
web-study-better = Beter
web-study-try = Probeer het vanaf hier opnieuw
web-study-none-better = Van niets anders is te zeggen dat het beter was.
web-study-honest = De kansen komen van vooruitkijken en zijn geijkt op vele spellen tussen bots.

web-play-on = Vanaf hier verder spelen
web-play-on-about = Een nieuwe tafel gaat verder vanaf stap { $step }, met kaarten die niemand kan voorzien.
web-play-on-bots = Tegen bots
web-play-on-friend = Met een vriend

web-share = Delen
web-share-title = Dit spel delen
web-share-link = Link naar stap { $step }
web-share-veiled = Wie hem opent ziet de uitslag en latere zetten pas op verzoek.
web-share-device = Het spel zelf zit in de link: hij blijft goed, ook als de tafel er niet meer is.
web-share-file = Het verslag opslaan
web-share-picture = Bewegend plaatje van deze ronde
web-share-picture-making = Stap { $step } van { $last } wordt getekend …
web-share-picture-save = Het plaatje opslaan

web-veil = De uitslag en latere zetten zijn verborgen.
web-veil-lift = Alles tonen
web-replay-speed = Snelheid

web-comment-at = Opmerking bij stap { $step }
web-comment-keep = Bewaren
web-comment-about = Wat je schrijft komt in het verslag en in de links die je deelt.

web-link-broken = Deze link is beschadigd: er ontbreekt een deel van het spel. Vraag hem opnieuw, of open het verslag als bestand.
web-replay-not-kept = Dit spel is niet op dit apparaat bewaard: het is verwijderd, of op een ander apparaat gespeeld. Open het verslag als bestand, of vraag om een link waar het spel in zit.
