# The deck builder; loaded with its pages.
## Every deck

web-decks-own = Je decks
web-decks-new = Nieuw deck
web-decks-no-own = Nog geen eigen deck. Kopieer een startersdeck of begin met een leeg deck.
web-decks-forgotten = { $deck } is verwijderd.
web-decks-bring-back = Ongedaan maken
web-decks-starters = Startersdecks
web-decks-edit = Bewerken
web-decks-copy = Kopiëren en bewerken
web-decks-play = Ermee spelen
web-decks-all = Alle decks
web-decks-shared = Iemand deelt een deck met je
web-decks-bad-link = Deze link bevat geen volledig deck. Vraag er opnieuw om of plak de code bij “Importeren”.
web-decks-kept-already = Dit deck heb je al.
web-decks-keep = Dit deck bewaren

## The starter decks and their stories

web-decks-starter-monsters = Het hongerige broed
web-decks-starter-nilfgaard = Leugentjes om bestwil
web-decks-starter-northern_realms = Schouder aan schouder
web-decks-starter-scoiatael = Lichtvoetig
web-decks-starter-skellige = Beren aan het feestmaal
web-decks-story-monsters = Waar er één komt, volgt het hele nest. Speel er één en zijn soortgenoten komen meteen; een hoorn boven de rij maakt er een feestmaal van. Geef in een gewonnen ronde niet te veel weg.
web-decks-story-nilfgaard = De gezanten glimlachen, schenken wijn in en tellen je kaarten. Spionnen verliezen vandaag een beetje om morgen meer te weten, en een gelijkspel is winst voor het keizerrijk. Eerst geduld, dan de helden.
web-decks-story-northern_realms = Soldaten die elkaar kennen, vechten twee keer zo goed. Breng dezelfde gezichten samen in één rij, blaas de hoorn achter hen en laat de belegeringswapens de rest doen. Pas op voor wie de sterksten verbrandt.
web-decks-story-scoiatael = In het woud zegt niemand waar hij zal staan. Lenige strijders kiezen laat hun rij, genezers halen gevallenen terug, en jij bepaalt wie begint. Houd kaarten over als anderen moe zijn.
web-decks-story-skellige = Als mensen gaan ze aan tafel, als beren staan ze op. Schenk het paddenstoelenbrouwsel als er genoeg bijeen zijn, en vertrouw erop dat gevallenen voor de laatste ronde terugkomen.

## The workbench

web-decks-builder = Decks bouwen
web-decks-name = Naam van het deck
web-decks-undo = Ongedaan maken
web-decks-redo = Opnieuw
web-decks-to-deck = Het deck tonen
web-decks-to-box = De kaarten tonen
web-decks-box = Kaarten om uit te kiezen
web-decks-search = Naam, eigenschap
web-decks-filters = Alleen tonen
web-decks-chosen-only = In het deck
web-decks-none = Er past geen kaart.
web-decks-show-all = Alles tonen
web-decks-copies = { $copies } van { $most } in het deck
web-decks-more = Eén erbij: { $card }
web-decks-less = Eén minder: { $card }
web-decks-list = Kaarten in het deck
web-decks-empty = Nog niets. Druk op een kaart of sleep haar hierheen.
web-decks-role-hero = Held
web-decks-role-bond = Tight Bond
web-decks-role-medic = Medic
web-decks-role-spy = Spy
web-decks-role-muster = Muster
web-decks-role-morale = Morale Boost
web-decks-role-scorch = Scorch
web-decks-role-agile = Agile
web-decks-role-berserker = Berserker
web-decks-role-special = Speciaal
web-decks-role-weather = Weer

## The laws

web-decks-laws = Deckregels
web-decks-law-standard = Gewoon
web-decks-law-advanced = Gevorderd
web-decks-law-tournament = Toernooi
web-decks-law-solo = Solo
web-decks-legal = Mag gespeeld worden: { $law }.
web-decks-illegal = Mag nog niet. { $count ->
    [one] Eén ding te herstellen.
   *[other] { $count } dingen te herstellen.
  }
web-decks-mend = De kleinste wijziging:
web-decks-mend-out = Eruit: { $cards }.
web-decks-mend-into = Erin: { $cards }.
web-decks-mend-do = Maak het voor me in orde
web-decks-exactly = precies { $count }
web-decks-most = hoogstens { $count }
web-decks-least = minstens { $count }
web-decks-holds = klopt
web-decks-fails = klopt niet
web-decks-point-units = Troepenkaarten
web-decks-point-heroes = Helden
web-decks-point-specials = Speciale kaarten
web-decks-point-spies = Spies
web-decks-point-medics = Medics
web-decks-point-strength = Sterkte
web-decks-point-decks = Decks
web-decks-beside = Deck { $number }
web-decks-beside-none = Kies een deck

## What it is made of

web-decks-figures = Waaruit het deck bestaat
web-decks-curve = Sterktecurve
web-decks-curve-said = Hoeveel troepen er van elke sterkte zijn
web-decks-roles = Eigenschappen

## Studies

web-decks-study = Proberen en verbeteren
web-decks-try = Tegen bots proberen
web-decks-suggest = Een wijziging voorstellen
web-decks-against = Tegen
web-decks-against-starters = Startersdecks
web-decks-against-field = Onderzochte decks
web-decks-stop = Stoppen
web-decks-study-legal = Het deck moet eerst mogen.
web-decks-games = { $games } van hoogstens { $most } spellen
web-decks-rate = Wint { $percent } % (tussen { $low } en { $high } %, { $games } spellen).
web-decks-gain = { $gain } procentpunt (95 % zeker tussen { $low } en { $high }, { $games } spellen).
web-decks-phase-trial-trial = Bots spelen ermee tegen { $against ->
    [field] de beste decks die gevonden zijn
   *[starters] de startersdecks
  }.
web-decks-phase-trial-done = Bots hebben ermee gespeeld tegen { $against ->
    [field] de beste decks die gevonden zijn
   *[starters] de startersdecks
  }.
web-decks-phase-climb-survey = Eerst wordt gemeten wat elke kaart oplevert.
web-decks-phase-climb-trial = De ene wijziging na de andere wordt met hetzelfde geluk geprobeerd.
web-decks-phase-climb-proof = Wat gevonden is, wordt met nieuwe spellen bewezen.
web-decks-phase-climb-done = Het onderzoek is klaar.
web-decks-trying = Nu geprobeerd: { $out } → { $into }
web-decks-change = { $out } → { $into }
web-decks-proof = Alle wijzigingen samen:
web-decks-take = Deze wijzigingen overnemen
web-decks-no-change = Er is geen wijziging gevonden die zeker beter is; { $refused } zijn geprobeerd.

## In and out

web-decks-share = Delen
web-decks-share-link = Link: wie hem opent, ziet het deck
web-decks-share-code = Deelcode
web-decks-share-file = Als bestand opslaan
web-decks-import = Importeren
web-decks-import-more = Een deelcode, een link of een lijst met kaarten in het Engels, Nederlands, Duits of Italiaans
web-decks-import-example = G1-…
web-decks-read = Lezen
web-decks-partly = Niet alles is begrepen; de rest staat hieronder.
web-decks-not-read = Hierin is geen deck te vinden:
web-decks-no-list = Dit bestand is geen kaartenlijst. Een deckbestand is een korte platte tekst.
