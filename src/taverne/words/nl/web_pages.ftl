# De pagina's rond de tafel in de browser: voorpagina, nieuwe tafel, wachtkamer, instellingen, dwaalwegen.

## Overal

web-pages = Pagina's
web-nav-play = Spelen
web-nav-new = Nieuwe tafel
web-settings = Instellingen
web-game = Spel
web-game-gwent = Gwent
web-game-cardia = Cardia
web-change = Wijzigen
web-start = Beginnen
web-host = Opent de tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-try-again = Opnieuw proberen
web-bot-level = Niveau van de bot
web-bot-more = een bot
web-level-random = Achteloos
web-level-greedy = Mild
web-level-weighted = Degelijk
web-level-planner = Scherp
web-level-search = Genadeloos
web-name-example = Robin
web-name-more = De anderen aan tafel lezen hem. Je hebt geen account nodig.

## De voorpagina

web-home-line = Een kaarttafel voor Gwent en Cardia. Schuif aan; een account is niet nodig.
web-against = tegen een bot: { $level }
web-cardia-quick = Deck I, één spel
web-continue = Verder met { $names }
web-phase-gathering = Wacht
web-phase-playing = Bezig
web-ways = Andere manieren om te spelen
web-way-duel = Duel
web-way-duel-more = Wie twee van de drie rondes wint
web-way-solo = Solo
web-way-solo-more = Tegen een deck zonder hand
web-way-ffa = Free For All
web-way-ffa-more = Een punt voor elke speler die je verslaat
web-way-ffa4 = Meer spelers
web-way-ffa4-more = Free For All, met drie tot vijf
web-way-pairs = Twee tegen twee
web-way-pairs-more = Teamgenoten delen een kant
web-way-tournament = Toernooi
web-way-tournament-more = Drie decks, wie het eerst twee keer wint
web-way-guardians = Wachters
web-way-guardians-more = De wildernis, ontmoetingen 2 tot en met 12
web-way-scenes = Scènes
web-way-scenes-more = Eén regel erbij, of meer
web-way-mixed = Gemengd deck
web-way-mixed-more = Deck I of II voor elke fractie
web-mode-tournament = Toernooi
web-friends = Met vrienden
web-invite = Uitnodigen
web-join-link = Binnenkomen met een link
web-join-no-link = Hierin staat geen link naar een tafel.
web-record-open = Verdergaan met een bewaard verslag
web-open-tables = Open tafels
web-seats-free = { $free ->
    [0] geen vrije plaats
    [one] 1 van de { $seats } plaatsen vrij
   *[other] { $free } van de { $seats } plaatsen vrij
}

## Decks

web-your-deck = Je deck
web-your-decks = Je drie decks
web-deck-own = Eigen deck
web-deck-starter = Startersdeck
web-deck-surprise = Verras me
web-deck-surprise-more = Een willekeurig startersdeck
web-deck-paste = Plak een deck
web-deck-paste-more = Deelcode of tekst
web-deck-source = Een deelcode, of de tekst van een deckbestand
web-deck-file = Uit een bestand
web-deck-check = Controleren
web-deck-legal = Mag worden gespeeld
web-deck-use = Dit deck gebruiken
web-deck-forget = { $deck } vergeten
web-deck-brought = heeft een deck
web-deck-none = een willekeurig startersdeck
web-decks-chosen = { $count } van de { $wanted } decks gekozen, elk van een andere factie.
web-faction = Factie
web-solo-faces = Je speelt tegen
web-solo-opponent = Het deck zelf

## Een nieuwe tafel

web-seats = Plaatsen
web-players = Spelers
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
web-rule-law = Deckregels
web-rule-law-more = Gevorderd: hoogstens 5 speciale kaarten, 2 met Spy, 2 met Medic, sterkte 130.
web-rule-law-standard = Gewoon
web-rule-law-advanced = Gevorderd
web-rule-after_draw = Na een ronde in gelijkspel
web-rule-after_draw-more = Wie de volgende begint.
web-rule-after_draw-last_passer = Wie het laatst paste
web-rule-after_draw-same_starter = Wie die ronde begon
web-rule-after_draw-random = Het toeval
web-rule-weather_on_zero = Weer op een troep van 0
web-rule-weather_on_zero-more = Wat vorst, mist en regen ervan maken.
web-rule-weather_on_zero-stays_0 = Blijft 0
web-rule-weather_on_zero-becomes_1 = Wordt 1
web-rule-relentless = Emhyr, The Relentless
web-rule-relentless-more = Waar hij een kaart vandaan haalt.
web-rule-relentless-own_deck = Het eigen deck
web-rule-relentless-opponent_discard = De aflegstapel van de tegenstander
web-rule-summon_on_decoy = Decoy roept de wreker op
web-rule-summon_on_decoy-more = Ook een troep die je terugneemt, roept zijn vervanger op.
web-rule-built_deck = Een deck van jezelf
web-rule-built_deck-more = Uit: alle kaarten van een factie zijn je deck.
web-rule-enemy_leaders = De leiders van de tegenstander
web-rule-enemy_leaders-more = Ze doen mee en worden een voor een omgedraaid.
web-rule-open_lists = Open decklijsten
web-rule-open_lists-more = Iedereen mag elk deck kennen.
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
web-swap = Van plaats wisselen
web-change-deck = Ander deck kiezen
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

## Binnenkomen

web-join-title = Er is een plaats vrij
web-join-people = Aan tafel: { $names }.

## Dwaalwegen

web-lost-way = Deze weg loopt dood
web-lost-room-unknown = Geen tafel met die naam
web-lost-room-full = Elke plaats is verlicht
web-lost-room-closed = De tafel is opgeruimd
web-lost-room-bad-invitation = Deze uitnodiging is verlopen
web-lost-room-no-watchers = Een tafel onder elkaar
web-lost-room-too-many-watchers = Geen plek meer om te staan
web-lost-room-bad-token = Je bent hier niet bekend
web-try-link = Proberen
web-away-title = De herberg is onbereikbaar
web-away-text = Niemand antwoordt. Misschien is het huis even dicht, of is de verbinding weg; om de paar seconden wordt het opnieuw gevraagd.
web-away-kept = Lopende spellen blijven bewaard
web-away-decks = Decks en instellingen staan op dit apparaat
web-away-not = Voor tafels, bots en vrienden is het huis nodig

## Instellingen

web-motion-more = Rustig: niets vliegt, getallen veranderen meteen. Vraagt je systeem om minder beweging, dan beweegt er niets.
web-sound-more = Kaarten op hout, een glas dat wordt neergezet: je browser maakt ze zelf. Ze staan eerst uit.
web-things = Jouw spullen
web-things-save = Bewaren als bestand
web-things-forget = Alles vergeten
web-things-sure = Echt alles vergeten?
web-things-more = Je naam, instellingen, decks, de namen van je tafels en de notities waarmee het delen wordt gecontroleerd staan alleen op dit apparaat.
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
web-key-leader = L
web-key-leader-does = Leider
web-key-pass = P
web-key-pass-does = Passen
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
