## De tafelhulp bij de echte doos

companion-player-head = Speler
companion-match-to = { $names } wint de wedstrijd.
companion-ask-winner = De rij zegt niet wie heeft gewonnen. Wie was het?
companion-signets = Zegels: { $signets }
companion-games = { $won } van { $wins } spellen
companion-wins = Te winnen spellen
companion-mixed = Deze facties komen uit deck II:
companion-row-empty = Tik de eerste kaart van beide spelers aan.
companion-awaited = Nog niet gespeeld
companion-half = Er ontbreekt nog een kaart.
companion-guardian = Wachter van deze plaats
companion-no-guardian = Geen wachter open
companion-wakes = { $card } werkt voor { $names }
companion-sleeps = { $card } werkt voor niemand
companion-tokens = Fiches: { $tokens }
companion-ongoing = Duurfiches
companion-ongoing-less = Eén duurfiche minder
companion-ongoing-more = Eén duurfiche meer
companion-claims = Aanspraken van de Eenhoorn
companion-claims-less = Eén aanspraak minder
companion-claims-more = Eén aanspraak meer
companion-encounter-away = Ontmoeting weghalen
companion-ready = Klaar
companion-plays = { $who } speelt
companion-end-game = Spel afsluiten
companion-next-game = Volgend spel

## Wat niet kan

companion-twice = Speler { $side }: { $card } ligt twee keer in de rij (CAR-1.1).
companion-not-in-deck = { $card } zit niet in het deck dat jullie spelen ({ $rule }).
companion-guardian-twice = { $card } is er maar één keer (CAR-6.1).
