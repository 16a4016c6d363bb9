## De tafelhulp bij de echte doos

companion-title = Tafelhulp
companion-intro = Jullie kaarten liggen op de echte tafel. Tik ze hier in: elke kracht wordt geteld en uitgelegd.
companion-new = Nieuwe tafel
companion-new-sure = De kaarten en de stand op deze pagina worden opgeruimd.
companion-keep = Houden
companion-clear = Tafel opruimen
companion-begin = Beginnen
companion-name = Naam
companion-player = Speler { $number }
companion-find = Zoek een kaart
companion-none = Geen kaart met die naam kan daar liggen.
companion-away = Wegnemen
companion-undo = Terug
companion-game-to = { $names } wint het spel.
companion-game-drawn = Het spel is gelijk.
companion-back = Terug

## Wat niet kan

companion-impossible = Deze tafel kan niet bestaan:
companion-not-here = Voor dit spel is er geen tafelhulp.
companion-unknown-deed = De tafelhulp weet niet wat “{ $deed }” betekent.
companion-untold = Iets is nog niet verteld.
companion-absent = Geen van deze kaarten was er.
companion-not-there = { $card } kan er niet geweest zijn.
companion-seats = Deze speelwijze heeft { $seats } spelers aan { $sides } kanten.
companion-unknown-pile = Er is geen plaats “{ $pile }”.
companion-unknown-card = Er is geen kaart “{ $card }”.
companion-score-wrong = Kant { $side }: de stand gaat van 0 tot { $most }.
