# De pagina's rond de tafel in de browser: voorpagina, nieuwe tafel, wachtkamer, instellingen, dwaalwegen.

## Overal

web-pages = Pagina's
web-nav-play = Spelen
web-nav-new = Nieuwe tafel
web-nav-learn = Leren
web-way-learn = Leren
web-way-learn-more = Een eerste potje in vijf minuten
web-newcomer = Nieuw hier? Je eerste potje { $game }
web-newcomer-more = Vijf minuten, stap voor stap. Er kan niets misgaan.
web-nav-cards = Kaarten
web-nav-rules = Regels
web-nav-decks = Decks
web-nav-games = Mijn spellen
web-settings = Instellingen
web-game = Spel
web-change = Wijzigen
web-start = Beginnen
web-host = Opent de tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-copy-selected = De link is geselecteerd: kopieer hem met Ctrl+C of druk er lang op.
web-try-again = Opnieuw proberen
web-bot-level = Niveau van de bot
web-bot-more = een bot
web-level-random = Achteloos
web-level-novice = Mild
web-level-greedy = Degelijk
web-level-weighted = Grillig
web-level-planner = Scherp
web-level-search = Genadeloos
web-level-net = Ongeëvenaard
web-level-instead = in plaats van { $level }
web-excused = Wat { $level } geleerd heeft, ontbreekt hier; de op één na beste bot valt in.
web-name-example = Robin
web-name-more = De anderen aan tafel lezen hem. Je hebt geen account nodig.

## De voorpagina

web-home-line = Een kaarttafel voor { $games }. Schuif aan; een account is niet nodig.
web-against = tegen { $name } (bot, { $level })
web-continue = Verder met { $names }
web-phase-gathering = Wacht
web-phase-playing = Bezig
web-ways = Andere manieren om te spelen
web-friends = Met vrienden
web-invite = Uitnodigen
web-join-link = Meedoen met een link of code
web-join-no-link = Hierin staat geen link naar een tafel en geen code van vijf woorden.
web-record-open = Verdergaan met een bewaard verslag
web-open-tables = Open tafels
web-seats-free = { $free ->
    [0] geen vrije plaats
    [one] 1 van de { $seats } plaatsen vrij
   *[other] { $free } van de { $seats } plaatsen vrij
}

## Een nieuwe tafel

web-seats = Plaatsen
web-you-sit = Je zit bij de kaars
web-seat-open-more = Voor wie de link heeft
web-use-bot = Neem een bot
web-free-seat = Plaats { $number } vrijmaken
web-partner = je teamgenoot
web-other-side = de andere kant
web-clock-title = Klok
web-clock-none = geen klok
web-clock-move = { $seconds } seconden per beslissing
web-clock-bank = { $minutes } minuten, en { $increment } seconden per beslissing
web-clock-post = { $days ->
    [one] 1 dag per beslissing
   *[other] { $days } dagen per beslissing
}
web-clock-none-name = Geen
web-clock-relaxed-name = Rustig
web-clock-brisk-name = Vlot
web-clock-bank-name = Tijdbank
web-clock-post-name = Per post
web-clock-none-more = Niemand hoeft zich te haasten.
web-clock-relaxed-more = 90 seconden voor elke beslissing.
web-clock-brisk-more = 30 seconden voor elke beslissing.
web-clock-bank-more = Tien minuten voor ieder, en tien seconden erbij met elke beslissing.
web-clock-post-more = Eén dag voor elke beslissing.
web-watching-allowed = Anderen mogen toekijken
web-watching-allowed-more = Ze zien de tafel, maar nooit een hand.
web-listed = Op de lijst met tafels
web-listed-more = Iedereen kan deze tafel vinden en aanschuiven.
web-rules = Regels
web-rules-usual = zoals in het boekje, tenzij je iets verandert
web-wins = Te winnen spellen
web-wins-games = { $wins ->
    [one] 1 spel
   *[other] { $wins } spellen
}
web-first-to = { $wins ->
    [one] Eén spel beslist.
   *[other] Wie het eerst { $wins } spellen wint, wint de wedstrijd.
}
web-waits-friends = { $count ->
    [one] Eén plaats wacht op een vriend.
   *[other] { $count } plaatsen wachten op je vrienden.
}
web-begins-at-once = Het spel begint meteen.
web-open-table = De tafel openen

## De wachtkamer

web-waiting-dark = { $open ->
    [one] Eén plaats is nog donker
   *[other] { $open } plaatsen zijn nog donker
}
web-waiting-lit = Elke plaats is verlicht
web-waiting-begins = De kaarten worden gedeeld
web-waiting-more = Wie gaat zitten, laat een ruitje oplichten. Het spel begint als alle { $seats } verlicht en klaar zijn.
web-seats-taken = { $taken } van de { $seats } plaatsen bezet
web-deck-brought = heeft een deck
web-swap = Van plaats wisselen
web-ready-missing = { $open ->
    [one] Er ontbreekt 1 plaats
   *[other] Er ontbreken { $open } plaatsen
}
web-ready-unready = Wachten op { $names }
web-not-ready = Toch nog wachten
web-watching-waiting = Je kijkt toe. Het spel is nog niet begonnen.
web-invite-title = Breng een vriend mee
web-invite-link = Link voor vrienden
web-invite-qr = De link voor vrienden, om te scannen
web-invite-more = Wie de link heeft, kan aanschuiven.
web-link-copied = Link gekopieerd
web-invite-network = Werkt voor iedereen in je netwerk.
web-invite-only-here = Deze link werkt alleen op deze computer.
web-invite-let-in = Laat anderen in dit netwerk binnen
web-invite-how = Wil je anderen binnenlaten, open het huis dan met: make play ARGS="--host 0.0.0.0"
web-invite-code = Of ze openen { $address } en jij leest deze vijf woorden voor:

## Binnenkomen

web-join-title = Er is een plaats vrij
web-join-people = Aan tafel: { $names }.
web-code-title = Binnenkomen met een code
web-code-more = Vijf woorden die een vriend je voorlas. Hoofdletters, spaties en streepjes maken niet uit.
web-code = Code
web-code-example = appel toren vos …

## Dwaalwegen

web-lost-way = Deze weg loopt dood
web-lost-room-unknown = Geen tafel met die naam
web-lost-room-full = Elke plaats is verlicht
web-lost-room-closed = De tafel is opgeruimd
web-lost-room-bad-invitation = Deze uitnodiging is verlopen
web-lost-room-no-watchers = Een tafel onder elkaar
web-lost-room-too-many-watchers = Geen plek meer om te staan
web-lost-room-bad-token = Je bent hier niet bekend
web-link-torn = Het einde van deze link ontbreekt, dus hij leidt naar geen enkele tafel. Kopieer hem nog eens of vraag om een nieuwe.
web-try-link = Proberen
web-away-title = De herberg is onbereikbaar
web-away-text = Niemand antwoordt. Misschien is het huis even dicht, of is de verbinding weg; om de paar seconden wordt het opnieuw gevraagd.
web-away-kept = Lopende spellen blijven bewaard
web-away-decks = Decks en instellingen staan op dit apparaat
web-away-not = Voor tafels, bots en vrienden is het huis nodig
web-away-here = Hier spelen, offline

## Instellingen

web-motion-more = Rustig: niets vliegt, getallen veranderen meteen. Vraagt je systeem om minder beweging, dan beweegt er niets.
web-sound-more = Kaarten op hout, een glas dat wordt neergezet: je browser maakt ze zelf. Ze staan eerst uit.
web-things = Jouw spullen
web-things-save = Bewaren als bestand
web-things-forget = Alles vergeten
web-things-sure = Echt alles vergeten?
web-things-more = Je naam, instellingen, decks, de namen van je tafels en de notities waarmee het delen wordt gecontroleerd staan alleen op dit apparaat.
web-engine = Hoe de bots denken
web-engine-interpreted = Met de gewone broncode
web-engine-interpreted-more = Hier is geen C-compiler gevonden, of het staat uit: bots kijken in dezelfde tijd minder ver vooruit.
web-engine-compiling = Nog met de gewone broncode
web-engine-compiling-more = De motor wordt op de achtergrond gecompileerd; de bots stappen vanzelf over.
web-engine-compiled = Gecompileerd
web-engine-compiled-more = Dezelfde regels als machinecode: bots kijken in dezelfde tijd een paar keer zo ver vooruit.
web-keys = Toetsen
web-key-hand = 1 … 0
web-key-hand-does = Een handkaart pakken
web-key-cards = ← →
web-key-cards-does = Van kaart naar kaart
web-key-rows = ↑ ↓
web-key-rows-does = Van rij naar rij
web-key-enter = Enter
web-key-enter-does = Spelen, bevestigen
web-key-escape = Esc
web-key-escape-does = Terugleggen
web-key-why = ?
web-key-why-does = Waarom dit getal
web-key-log = G
web-key-log-does = Logboek
web-key-hint = H
web-key-hint-does = Tip

## Eerlijk delen en verslagen

web-fair = Eerlijk gedeeld
web-fair-before = Het huis heeft de geheimen voor elk delen in deze kamer gekozen en toont nu het zegel ervan. Jouw geluk en dat van de anderen doen mee bij het schudden; na het spel wordt het geheim getoond, en iedereen kan het controleren.
web-fair-after = Dit is het geheim van het huis voor dit delen. Samen met het geluk van alle plaatsen bepaalt het hoe er is gedeeld; deze browser controleert dat zelf, en "taverne verify" speelt ook het verslag na.
web-fair-commitment = Zegel
web-fair-luck = Geluk van de plaatsen
web-fair-secret = Geheim
web-fair-salt = Zout
web-fair-deal = Hoeveelste keer delen
web-fair-abandoned = Afgebroken keren delen
web-witness-checked = Gecontroleerd door deze browser: de kaarten volgen uit het zegel dat hij vooraf heeft genoteerd en uit jouw geluk.
web-witness-partly = Gecontroleerd door deze browser: het bewijs klopt. Vóór het delen heeft hij niets genoteerd, dus meer kan hij niet zeggen.
web-witness-commitment = Er is niet eerlijk gedeeld: vooraf toonde het huis een ander zegel.
web-witness-link = Er is niet eerlijk gedeeld: het geheim van het huis past niet bij het zegel.
web-witness-luck = Er is niet eerlijk gedeeld: jouw geluk heeft niet meegedaan.
web-witness-key = Er is niet eerlijk gedeeld: de kaarten volgen niet uit het geheim en ieders geluk.
web-witness-abandoned = { $count ->
    [one] In deze kamer is één keer delen afgebroken.
   *[other] In deze kamer is { $count } keer delen afgebroken.
  }
web-record-download = Het verslag bewaren

## Met dank aan

web-credits-games = De spellen
web-credits-own = Voor deze tafel gemaakt
web-credits-own-more = Vensters, kaarten, tekens van de rijen, teksten, geluiden en code. Elk roosvenster wordt door een klein programma getekend uit de naam van de kaart.
web-nav-puzzles = Puzzels
web-nav-companion = Tafelhulp
