# De tafel van Cardia in de browser, naast wat ze met de terminal deelt.
# $who is "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

web-cardia-terms = Cardia, { $deck ->
    [I] deck I
    [II] deck II
   *[mixed] gemengd deck
}{ $guardians ->
    [yes] {" "}met wachters
   *[no] { "" }
}
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
web-cardia-thought = { $card } is gekozen. Niemand ziet de kaart voordat jullie allebei hebben vastgelegd.
web-cardia-locked = Je keuze ligt vast. { $name } beslist.
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
web-cardia-first-to = { $wins ->
    [one] Eén spel beslist.
   *[other] Wie het eerst { $wins } spellen wint, wint de wedstrijd.
}
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
