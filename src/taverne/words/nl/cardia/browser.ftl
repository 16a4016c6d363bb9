# De tafel van Cardia in de browser, naast wat ze met de terminal deelt.
# $who is "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

web-cardia-row = De rij met ontmoetingen
web-cardia-map = Overzicht van de rij
web-cardia-place = Ontmoeting { $number }
web-cardia-show-place = Toon ontmoeting { $number }
web-cardia-why-place = Waarom ontmoeting { $number } deze uitslag heeft
web-cardia-tie = Gelijkspel
web-cardia-both = Beiden winnen
web-cardia-signets = { $signets } van { $target } zegels
web-cardia-carries = { $signets ->
    [one] draagt 1 zegel
   *[other] draagt { $signets } zegels
}
web-cardia-games = { $wins } van { $target } spellen
web-cardia-only-you = Alleen jij ziet dit
web-cardia-secret = { $card }, gedekt: alleen jij ziet dit
web-cardia-has-chosen = Heeft gekozen
web-cardia-waits = Wacht op jou
web-cardia-thought = { $card } is gekozen.
web-cardia-thought-more = Niemand ziet de kaart voordat jullie allebei hebben vastgelegd.
web-cardia-locked = Je keuze ligt vast.
web-cardia-matches = Zelfde fractie als { $guardian }
web-cardia-guardian-of = Wachter van de fractie { $faction }
web-cardia-house-card = Huiskaart
web-cardia-not-hand = { $card } blijft in je hand: kies waar de tafel verlicht is.
web-cardia-not-this-card = { $card } kan nu niet worden gekozen.
web-cardia-choices = Je keuzes
web-cardia-beside = Naast de tafel
web-cardia-on-table = Scènes en wachters
web-cardia-plain = Geen scène en geen wachter verandert de regels van deze wedstrijd.
web-cardia-pile-deck = { $who ->
    [you] Jouw deck, van boven af
   *[other] Het deck van { $name }, van boven af
}, { web-cards }
web-cardia-pile-discard = { $who ->
    [you] Jouw aflegstapel
   *[other] De aflegstapel van { $name }
}, { web-cards }
web-cardia-yes-commit = Keuze vastleggen
web-cardia-yes-commit_openly = { $card } open spelen
web-cardia-yes-discard = { $card } afleggen
web-cardia-yes-yield = { $card } afleggen
web-cardia-yes-absorb = { $card } afleggen en de vaardigheid gebruiken
web-cardia-yes-scrap = { $card } onder het deck leggen
web-cardia-yes-fish = { $card } onder het deck leggen
web-cardia-yes-trade = { $card } ruilen
web-cardia-yes-card = { $card } kiezen
web-cardia-yes-pair = { $number } en { $next } ruilen
web-cardia-next-game = Volgend spel
web-cardia-won-games = Spellen
web-cardia-won-it = gewonnen
web-cardia-then-place = Ontmoeting { $number }: { $mine } tegen { $theirs }{ $result ->
    [you] , jij wint.
    [other] , { $Name } wint.
    [both] , beiden winnen.
    [tie] , gelijkspel.
   *[open] .
}
web-cardia-then-signets = Zegels: { $mine } tegen { $theirs }.
web-cardia-then-game = { $who ->
    [you] Jij wint het spel.
   *[other] { $Name } wint het spel.
}
web-cardia-then-drawn = Het spel eindigt gelijk.
web-cardia-closed-games = Gewonnen spellen: { $mine } tegen { $theirs }.

## De voorpagina

## Een nieuwe tafel

web-cardia-deck = Deck
web-cardia-deck-more = Beiden spelen met dezelfde zestien karakters.
web-cardia-deck-I = Deck I
web-cardia-deck-I-more = De eerste reeks; begin hier
web-cardia-deck-II = Deck II
web-cardia-deck-II-more = Scherper, en meer op hand
web-cardia-deck-mixed = Gemengd
web-cardia-deck-mixed-more = Per fractie I of II
web-scene = Scène
web-scene-more = één regel voor beiden
web-scene-none = Geen scène
web-scene-none-more = De gewone regels.
web-scene-hard = Moeilijk: meerdere scènes tegelijk
web-scene-hard-more = Alle gekozen scènes gelden samen.
web-guardians = Wachters
web-guardians-none = Geen
web-guardians-one = Eén tegelijk
web-guardians-open = Allemaal open
web-guardians-more = Bij elke tweede ontmoeting ligt een dier, zes in totaal. Speel daar een kaart van de fractie van de wachter, en hij handelt voor jou.
web-rule-two_judges = Twee Rechters
web-rule-two_judges-more = Wat een gelijkspel wordt als beide spelers er een hebben.
web-rule-two_judges-tie = Het blijft gelijk
web-rule-two_judges-both_win = Beiden winnen
web-rule-void_mage = Leegtemagiër
web-rule-void_mage-more = Wat er van een kaart wordt verwijderd.
web-rule-void_mage-either = Aanpassings- of duurfiches
web-rule-void_mage-both = Allebei
web-rule-illusionist_on_ties = Illusionist bij gelijkspel
web-rule-illusionist_on_ties-more = Ook kaarten in ontmoetingen met een gelijkspel mogen worden gebruikt.
web-rule-guardian_reveal = Wachters omdraaien
web-rule-guardian_reveal-more = Wanneer de volgende open ligt.
web-rule-guardian_reveal-after_its_encounter = Na een ontmoeting
web-rule-guardian_reveal-every_round = Elke ronde
web-rule-phoenix = Feniks
web-rule-phoenix-more = Welke kaart het duurfiche krijgt.
web-rule-phoenix-played_card = De kaart die daar is gespeeld
web-rule-phoenix-any_own = Een van je kaarten
web-rule-house_cards = Huiskaarten
web-rule-house_cards-more = Wachters en scènes van ons doen mee.

## What a table tells

web-cardia-wakes = Ontwaakt voor wie in deze ontmoeting een kaart van de factie { $faction } speelt{ $exclusive ->
    [yes] , behalve als beiden dat doen.
   *[no] , gewonnen of verloren.
}
web-cardia-sleeping = Welk dier het is, blijkt als het wordt omgedraaid.
web-cardia-why-signets = Waarom { $signets } van { $target } zegels
web-cardia-signets-of = { $name }: { $signets } zegels
web-cardia-no-signets = Nog geen ontmoeting gewonnen.
web-cardia-end-score = { $who ->
    [you] Je wint
   *[other] { $Name } wint
} met { $wins } tegen { $others }.
