# Wat de terminal zegt. Berichten mogen naar elkaar verwijzen: ze delen hun gegevens.
# $who en $whose zijn "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

## Opdrachten van de shell

cli-help = Kaartspellen uit de herberg, in de terminal.
cli-help-language = De taal die wordt gesproken: { $known }.
cli-help-version = Zeg welke versie dit is en hoe de engine draait.
cli-help-play = Speel een spel tegen bots, of kijk toe hoe bots spelen.
cli-help-play-game = Het spel: gwent of cardia.
cli-help-play-mode = De speelwijze: duel, ffa3, ffa4, ffa5, pairs of solo. "ffa" telt zelf de plaatsen.
cli-help-play-deck = Je deck: een bestand, een deelcode, een deck van jezelf of het startersdeck van een factie. Bij Cardia I, II of mixed:swamp+guild voor de fracties uit deck II.
cli-help-play-their-deck = Het deck van de andere plaats. Zonder deze optie een ander startersdeck.
cli-help-play-decks = De decks van alle plaatsen op volgorde, met komma's ertussen.
cli-help-play-faction = Speel het startersdeck van deze factie; bij solo met al haar kaarten.
cli-help-play-seed = Het getal waaruit al het toeval volgt.
cli-help-play-against = De bot om tegen te spelen: random, greedy, weighted, planner of search, zoals search:2000 (blikken vooruit), search:2s of search:8000/4 (bomen). Bij solo de factie van de tegenstander.
cli-help-play-seats = Wie waar zit, zoals "me,greedy" of "greedy,random". Bij pairs zitten teamgenoten tegenover elkaar.
cli-help-play-wins = Speel tot iemand zoveel spellen heeft gewonnen: 1, 2 of 3.
cli-help-play-leader = Solo: je leider.
cli-help-play-built-deck = Solo: een eigen deck in plaats van de hele factie.
cli-help-play-leaders = Solo: de leiders van de tegenstander doen mee.
cli-help-play-scene = Cardia: een scène, zoals senate. Mag vaker worden opgegeven.
cli-help-play-guardians = Cardia: met de Wachters van de Wildernis.
cli-help-play-open = Cardia: alle wachters liggen open, de strategische variant.
cli-help-play-practice = Open handen en tips, om te oefenen.
cli-help-play-rule = Een regel die anders is, zoals after_draw=random. Mag vaker worden opgegeven; zie "taverne rules GWT-10" en "taverne rules CAR-9".
cli-help-play-law = De regels voor het samenstellen van decks: standard of advanced.
cli-help-play-name = Je naam, voor het verslag.
cli-help-play-save = Het bestand voor het verslag van het spel.
cli-help-tournament = Speel een toernooi: ieder drie decks, wie het eerst twee spellen wint.
cli-help-tournament-start = Begin een toernooi.
cli-help-tournament-decks = Je drie decks van drie facties, met komma's ertussen. Zonder deze optie startersdecks.
cli-help-tournament-their-decks = De drie decks van de andere plaats.
cli-help-tournament-against = De bot om tegen te spelen: random, greedy, weighted, planner of search, zoals search:2000.
cli-help-resume = Ga verder met een bewaard spel, zonder opgave met het nieuwste.
cli-help-resume-file = Een bewaard spel: het bestand, of de naam uit de lijst van "taverne games".
cli-help-games = Toon de bewaarde spellen.
cli-help-replay = Toon een vastgelegd spel zoals iemand aan tafel het zag.
cli-help-replay-file = Een verslag: het bestand, of de naam uit de lijst van "taverne games".
cli-help-replay-as = De plaats die kijkt, geteld vanaf 0, of "spectator".
cli-help-replay-at = Stop na zoveel antwoorden.
cli-help-json = Geef JSON in plaats van woorden.
cli-help-cards = Zoek kaarten op naam, eigenschap, factie of soort.
cli-help-cards-words = Woorden om te zoeken, zoals "medic" of "skellige held".
cli-help-cards-faction = Alleen kaarten van deze factie, of neutrale.
cli-help-cards-ability = Alleen kaarten met deze eigenschap.
cli-help-rules = Toon een regel, een hoofdstuk of de regels waarin een woord voorkomt.
cli-help-rules-words = Een regel (GWT-5.2, CAR-3.5), een hoofdstuk (GWT-5) of woorden om te zoeken.
cli-help-library-game = Het spel: gwent, ook zonder deze optie, of cardia.
cli-help-deck = Bekijk, controleer en ruil decks.
cli-help-deck-list = Toon de startersdecks en die van jezelf.
cli-help-deck-show = Toon de kaarten van een deck.
cli-help-deck-check = Controleer een deck volgens de regels voor het samenstellen.
cli-help-deck-export = Schrijf een deck als bestand of als deelcode.
cli-help-deck-import = Bewaar een deck onder een eigen naam.
cli-help-deck-source = Een bestand, een deelcode, een deck van jezelf of het startersdeck van een factie.
cli-help-deck-code = Alleen de deelcode.
cli-help-deck-file = Het bestand om te schrijven.
cli-help-deck-name = De naam waaronder je het bewaart.
cli-help-deck-law = De regels: standard of advanced.

cli-version = { $compiled ->
    [yes] Taverne { $version }, gecompileerde engine
   *[no] Taverne { $version }, geïnterpreteerde engine
}

## Wat er mis kan gaan

cli-language-unknown = "{ $language }" wordt hier niet gesproken; kies uit { $known }.
cli-file-missing = Er is geen bestand { $file }.
cli-file-no-folder = Er is geen map voor { $file }.
cli-file-folder = { $file } is geen gewoon bestand.
cli-file-forbidden = Je mag { $file } niet gebruiken.
cli-file-full = Er is geen ruimte meer voor { $file }.
cli-file-trouble = { $file } kan niet worden gebruikt: { $reason }.
cli-file-too-large = { $file } is hiervoor te groot.
cli-file-not-text = { $file } bevat geen leesbare tekst.
cli-file-taken = { $file } is iets anders, geen verslag van Taverne; het blijft zoals het is.
cli-file-exists = Er is al een bestand { $file }; het blijft zoals het is.
cli-output-trouble = De uitvoer kan niet worden geschreven: { $reason }.
cli-seats-count = Dit spel heeft { $seats ->
    [one] 1 plaats
   *[other] { $seats } plaatsen
} nodig, maar { $named ->
    [one] er is er { $named } genoemd.
   *[other] er zijn er { $named } genoemd.
}
cli-crowd = Een Free For All heeft 3 tot 5 plaatsen, maar { $named ->
    [one] er is er { $named } genoemd.
   *[other] er zijn er { $named } genoemd.
}
cli-other-game = { $option } hoort niet bij dit spel, maar bij { $game }.
cli-bot-not-here = De bot "{ $bot }" speelt geen { $game }; kies uit { $known }.
cli-seats-one-person = Maar één plaats kan "me" zijn.
cli-seats-or-against = Geef --seats of --against op, niet allebei.
cli-deck-or-faction = Geef --deck of --faction op, niet allebei.
cli-decks-or-deck = Geef --decks voor alle plaatsen op, of --deck, --faction en --their-deck, niet allebei.
cli-their-deck = --their-deck is voor twee spelers: noem de decks van alle plaatsen met --decks.
cli-only-solo = { $option } hoort bij solo: voeg --mode solo toe.
cli-not-solo = { $option } hoort niet bij solo: gebruik --faction, --against, --leader en --built-deck.
cli-built-faction = Het samengestelde deck is van { $deck }, niet van { $faction }.
cli-leader-unknown = Er is geen leider die "{ $leader }" heet; kies uit { $known }.
cli-leader-misspelt = Er is geen leider die "{ $leader }" heet. Bedoel je { $meant }?
cli-practice-needs-person = --practice is voor mensen: een van de plaatsen moet "me" zijn.
cli-faction-unknown = Er is geen factie die "{ $faction }" heet; kies uit { $known }.
cli-ability-unknown = Er is geen eigenschap die "{ $ability }" heet; kies uit { $known }.
cli-json-needs-bots = --json is voor spellen zonder mensen: noem de bots met --seats.
cli-viewer-unknown = "{ $viewer }" is geen plaats in dit spel: kies uit { $known }.
cli-no-saved-game = Er is geen bewaard spel om mee verder te gaan. Begin er een met: taverne play gwent
cli-nothing-found = Niets past bij "{ $words }".
cli-deck-name-odd = "{ $name }" kan geen naam van een deckbestand zijn: gebruik letters, cijfers, spaties, - en _.
cli-deck-name-missing = Dit deck heeft geen naam; geef het er een met --name.
cli-broken = Er ging iets mis binnen Taverne, en dat is onze fout. De details staan in { $log }.
cli-broken-saved = Je spel is bewaard; ga verder met: taverne resume { $name }
cli-broken-unlogged = Er ging iets mis binnen Taverne, en dat is onze fout: { $reason }

## Aan tafel

cli-person = Speler
cli-opponent = de tegenstander
cli-of = van { $name }
cli-of-opponent = van de tegenstander
cli-you = Jij
cli-and = { $names } en { $last }
cli-team = het team van { $owner }
cli-bot-of-seat = { $bot } { $seat }
cli-begin-seed = Startgetal { $seed }. Typ ? voor hulp.
cli-begin-practice = Oefenen: "{ cli-word-hands }" toont alle handen, "{ cli-word-hint }" stelt een zet voor, "{ cli-word-undo }" neemt er een terug.
cli-watch-seed = Startgetal { $seed }. { $sides }.
cli-against = { " tegen " }
cli-resumed = Verder met { $name }.
cli-prompt = Je antwoord, 1 tot { $last }, of ? voor hulp:
cli-option = { $number }. { $option }
cli-not-an-option = "{ $answer }" is geen van de opties. Typ een nummer, het begin van een naam, of ? voor hulp.
cli-out-of-range = Er is geen optie { $answer }: kies 1 tot { $last }.
cli-several-fit = "{ $answer }" past bij meer dan één optie: { $options }.
cli-commands = Antwoord met het nummer van een optie of het begin van de naam. Je kunt ook typen:
cli-command-help-card = ? NAAM of ? NUMMER: legt een kaart uit, en waarom ze haar sterkte heeft
cli-command-board = { cli-word-board }: de tafel
cli-command-hand = { cli-word-hand }: je kaarten
cli-command-piles = { cli-word-piles }: de aflegstapels, en wat er nog in je deck zit
cli-command-log = { cli-word-log }: alles wat er is gebeurd
cli-command-why = { cli-word-why }: bij solo, wat de tegenstander afwoog bij de laatste keuze
cli-command-options = { cli-word-options }: de vraag nog een keer
cli-command-rules = { cli-word-rules } GWT-5.2 of { cli-word-rules } WOORD: de spelregels
cli-command-hands = { cli-word-hands }: bij het oefenen, de handen van de anderen
cli-command-hint = { cli-word-hint }: bij het oefenen, een zet die het proberen waard is
cli-command-undo = { cli-word-undo }: terug naar je vorige beslissing
cli-command-save = { cli-word-save } BESTAND: een kopie van het spel; na elke beslissing van jou wordt het ook vanzelf bewaard
cli-command-resign = { cli-word-resign }: geef het spel op
cli-command-quit = { cli-word-quit }: ga weg; het spel blijft bewaard
cli-word-board = bord
cli-word-hand = hand
cli-word-help = hulp
cli-word-hands = handen
cli-word-hint = tip
cli-word-log = logboek
cli-word-options = opties
cli-word-piles = stapels
cli-word-quit = stop
cli-word-resign = opgeven
cli-word-rules = regels
cli-word-save = bewaar
cli-word-undo = terug
cli-word-why = waarom
cli-word-yes = ja
cli-nothing-to-undo = Je hebt nog niets besloten.
cli-undone = Teruggenomen.
cli-saved = Bewaard als { $name }.
cli-not-saved = Het spel kon niet worden bewaard. { $reason }
cli-left-saved = Het spel is bewaard. Ga verder met: taverne resume { $name }
cli-record-kept = Het verslag is bewaard. Bekijk het met: taverne replay { $name }
cli-resign-confirm = Typ om op te geven: { cli-word-resign } { cli-word-yes }
cli-resigned = Je geeft het spel op.
cli-already-resigned = Dit spel is opgegeven.
cli-log-empty = Er is nog niets gebeurd.
cli-why-nothing = Er is niets afgewogen: alleen de tegenstander bij solo kiest volgens de regels.
cli-only-practice = Dat is om te oefenen: begin een spel met --practice.
cli-hint = Tip: { $option }. { $reason }

## Bewaarde spellen

cli-games-none = Er zijn geen bewaarde spellen.
cli-games-line = { $name }: { $players }. { $state } Bewaard op { $time }.
cli-games-unreadable = { $name }: { $reason }
cli-games-over = Het spel is afgelopen.
cli-games-resigned = Het is opgegeven.
cli-games-round = { $round ->
    [0] De startkaarten worden gewisseld.
   *[other] Ronde { $round }.
}
cli-replay-point = Na { $at } van { $answers } antwoorden, gezien door { $viewer }.
cli-spectator = een toeschouwer
cli-seat = Plaats { $seat }
cli-seat-named = plaats { $seat }, { $name }
cli-record-written = Het verslag staat in { $name }.

## Decks

cli-deck-line = { $name }: { $faction }, { $units ->
    [one] 1 troep
   *[other] { $units } troepen
}, { $specials ->
    [one] 1 speciale kaart
   *[other] { $specials } speciale kaarten
}, sterkte { $strength }.
cli-deck-source = { $source } ({ $deck })
cli-deck-leader = Leider: { $leader }
cli-deck-group = { $kind ->
    [hero] Helden:
    [unit] Troepen:
   *[special] Speciale kaarten:
}
cli-deck-code = Deelcode: { $code }
cli-deck-legal = { $deck } is een geldig deck volgens de { $law ->
    [advanced] regels voor gevorderden
   *[other] gewone regels
}.
cli-deck-illegal = { $deck } is geen geldig deck volgens de { $law ->
    [advanced] regels voor gevorderden
   *[other] gewone regels
}:
cli-deck-error = { $source }: { $error }
cli-deck-written = { $deck } is geschreven naar { $file }.
cli-deck-kept = { $deck } is bewaard. Speel ermee met: taverne play gwent --deck { $name }

## Spelregels

cli-rule-title = { $rule } { $title }

## Kaarten

cli-cards-count = { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
cli-card-line = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 exemplaar.
   *[other] { $copies } exemplaren.
}
cli-card-line-neutral = { $card }. { $faction }: { $facts }. { $copies ->
    [one] 1 exemplaar in elke kleur.
   *[other] { $copies } exemplaren in elke kleur.
}
cli-card-secondary = Wacht in het secundaire deck (GWT-1.2).
cli-card-calls = Roept op: { $cards }.
cli-card-becomes = Wordt vervangen door: { $cards }.
cli-card-many = "{ $words }" past bij meer dan één kaart: { $cards }.
cli-card-nothing = Er is geen kaart zoals "{ $words }".
cli-card-nothing-but = Er is geen kaart die "{ $words }" heet. Bedoel je { $meant }?

kind-unit = troep
kind-hero = held
kind-special = speciaal
kind-weather = weer
kind-leader = leider

rows-melee = infanterie
rows-ranged = boogschutters
rows-siege = artillerie
rows-melee-ranged = infanterie of boogschutters
rows-ranged-siege = boogschutters en artillerie
fact-unit = { $rows } { $strength }

faction-monsters = Monsters
faction-nilfgaard = Nilfgaard
faction-northern_realms = Northern Realms
faction-scoiatael = Scoia'tael
faction-skellige = Skellige
faction-neutral = Neutraal

faction-power-monsters = Na elke ronde blijft één willekeurige troep van Monsters op het bord, geen held (GWT-7.1).
faction-power-nilfgaard = Bij een gelijkspel is de ronde voor Nilfgaard (GWT-7.1).
faction-power-northern_realms = Northern Realms trekt een kaart na elke ronde die het wint (GWT-7.1).
faction-power-scoiatael = Scoia'tael kiest wie het spel begint (GWT-7.1).
faction-power-skellige = Skellige krijgt vóór ronde 3 twee willekeurige troepen terug uit de aflegstapel, geen helden (GWT-7.1).

## Wat een kaart doet: de naam in één woord, en in een zin

ability-agile-name = Agile
ability-bond-name = Tight Bond
ability-morale-name = Morale Boost
ability-muster-name = Muster
ability-medic-name = Medic
ability-spy-name = Spy
ability-horn-name = Commander's Horn
ability-scorch_row-name = Scorch in een rij
ability-scorch_all-name = Scorch op het hele bord
ability-scorch-name = Scorch
ability-summon-name = Summon
ability-berserker-name = Berserker
ability-mardroeme-name = Mardroeme
ability-decoy-name = Decoy
ability-frost-name = vorst
ability-fog-name = mist
ability-rain-name = regen
ability-storm-name = storm
ability-clear-name = helder weer

ability-hero = Held: geen kaart, weer of leider verandert de sterkte of haalt deze kaart weg (GWT-4.1).
ability-agile = Agile: je kiest de rij, infanterie of boogschutters, telkens als deze troep wordt neergelegd (GWT-5.1).
ability-bond = Tight Bond: de sterkte wordt vermenigvuldigd met het aantal kaarten van deze naam in de rij (GWT-4.4).
ability-morale = Morale Boost: elke andere troep in de rij krijgt +1 (GWT-4.5).
ability-muster = Muster: de opgeroepen kaarten komen meteen uit je hand en je deck (GWT-5.3).
ability-medic = Medic: speel meteen een troep, geen held, uit je aflegstapel (GWT-5.2).
ability-spy = Spy: vecht aan de kant van de tegenstander, en jij trekt 2 kaarten (GWT-5.4).
ability-horn = Commander's Horn: verdubbelt de sterkte van elke andere troep in de rij (GWT-4.6).
ability-scorch_row = Scorch in een rij: heeft de rij van de tegenstander hiertegenover 10 of meer, dan gaan daar de sterkste troepen weg, geen helden (GWT-5.5).
ability-scorch_all = Scorch op het hele bord: de sterkste troepen op het hele bord gaan weg, geen helden en niet deze kaart zelf (GWT-5.6).
ability-summon = Summon: verlaat deze kaart het bord, dan komt de vervanger aan dezelfde kant (GWT-5.7).
ability-berserker = Berserker: naast een Mardroeme verlaat deze kaart het spel, en een sterkere troep komt in de plaats (GWT-5.8).
ability-mardroeme = Mardroeme: elke Berserker in de rij transformeert (GWT-5.8).
special-horn = Ligt naast een van je rijen en verdubbelt elke troep daarin, geen helden. Eén per rij (GWT-6.1).
special-mardroeme = Ligt naast een van je rijen en transformeert elke Berserker daarin (GWT-6.1).
special-decoy = Neemt de plaats in van een troep aan jouw kant, geen held, die naar je hand gaat (GWT-6.2).
special-scorch = De sterkste troepen op het hele bord gaan weg, ook die van jou, geen helden (GWT-6.3).
special-frost = Elke troep bij de infanterie telt aan beide kanten als 1, geen helden (GWT-6.4).
special-fog = Elke troep bij de boogschutters telt aan beide kanten als 1, geen helden (GWT-6.4).
special-rain = Elke troep bij de artillerie telt aan beide kanten als 1, geen helden (GWT-6.4).
special-storm = Elke troep bij de boogschutters en bij de artillerie telt aan beide kanten als 1, geen helden (GWT-6.4).
special-clear = Alle weerkaarten worden afgelegd (GWT-6.4).

leader-active = Eén keer per spel te gebruiken, in plaats van een kaart te spelen.
leader-passive = Werkt vanzelf.
leader-mo_leader_eredin_bringer_of_death = Neem een troep of een speciale kaart, geen held, uit je aflegstapel in je hand (GWT-7.3).
leader-mo_leader_eredin_destroyer_of_worlds = Leg twee kaarten uit je hand af en neem daarna een kaart naar keuze uit je deck in je hand (GWT-9.3).
leader-mo_leader_eredin_king_of_the_wild_hunt = Speel een weerkaart naar keuze uit je deck, ook Clear Weather (GWT-7.4).
leader-mo_leader_eredin_red_riders = Tot het einde van de ronde klinkt er een hoorn bij je infanterie (GWT-7.4).
leader-mo_leader_eredin_treacherous = Elke spion op het bord heeft dubbele sterkte, geen helden (GWT-4.1).
leader-ni_leader_emhyr_emperor_of_nilfgaard = Bekijk drie willekeurige handkaarten van de tegenstander (GWT-7.2).
leader-ni_leader_emhyr_his_imperial_majesty = Speel een Torrential Rain uit je deck (GWT-7.2).
leader-ni_leader_emhyr_invader_of_the_north = Troepen met Medic halen bij iedereen een willekeurige troep terug (GWT-7.4).
leader-ni_leader_emhyr_relentless = Neem een troep of een speciale kaart, geen held, uit je deck in je hand (GWT-7.3).
leader-ni_leader_emhyr_relentless-opponent_discard = Neem een kaart, geen held, uit de aflegstapel van de tegenstander in je hand (GWT-7.3).
leader-ni_leader_emhyr_white_flame = De leider van de tegenstander heeft het hele spel geen eigenschap (GWT-7.2).
leader-nr_leader_foltest_king_of_temeria = Speel een Impenetrable Fog uit je deck (GWT-7.2).
leader-nr_leader_foltest_lord_commander = Leg alle weerkaarten op tafel af (GWT-7.2).
leader-nr_leader_foltest_siegemaster = Tot het einde van de ronde klinkt er een hoorn bij je artillerie (GWT-7.4).
leader-nr_leader_foltest_son_of_medell = Hebben de boogschutters van de tegenstander 10 of meer, dan gaan daar de sterkste troepen weg, geen helden (GWT-7.2).
leader-nr_leader_foltest_steel_forged = Heeft de artillerie van de tegenstander 10 of meer, dan gaan daar de sterkste troepen weg, geen helden (GWT-7.2).
leader-st_leader_francesca_beautiful = Tot het einde van de ronde klinkt er een hoorn bij je boogschutters (GWT-7.4).
leader-st_leader_francesca_daisy = Je begint met één kaart meer op hand (GWT-7.2).
leader-st_leader_francesca_hope = Je troepen met Agile wisselen van rij waar je daar sterker van wordt (GWT-9.5).
leader-st_leader_francesca_pureblood_elf = Speel een Biting Frost uit je deck (GWT-7.2).
leader-st_leader_francesca_queen = Heeft de infanterie van de tegenstander 10 of meer, dan gaan daar de sterkste troepen weg, geen helden (GWT-7.2).
leader-sk_leader_arnjolf = Speel uit je deck nog een exemplaar van een troep met Tight Bond aan jouw kant (GWT-9.14).
leader-sk_leader_crach_an_craite = Elke aflegstapel gaat terug in het deck van de speler (GWT-9.6).
leader-sk_leader_eist = Speel een Skellige Storm uit je deck (GWT-7.2).
leader-sk_leader_harald = Speel een Mardroeme uit je deck (GWT-7.2).
leader-sk_leader_king_bran = Je troepen verliezen door het weer maar de helft van hun sterkte (GWT-4.3).

## Leiders zoals de tegenstander bij solo ze gebruikt (GWT-8.5); alle andere zoals gedrukt

solo-mo_leader_eredin_bringer_of_death = De beste kaart uit de aflegstapel van de tegenstander, geen held, wordt gespeeld (GWT-8.5).
solo-mo_leader_eredin_destroyer_of_worlds = De tegenstander trekt een kaart en speelt die (GWT-8.5).
solo-mo_leader_eredin_king_of_the_wild_hunt = De eerste weerkaart uit het deck van de tegenstander wordt gespeeld (GWT-8.5).
solo-ni_leader_emhyr_emperor_of_nilfgaard = Jij legt een handkaart af (GWT-8.5).
solo-ni_leader_emhyr_invader_of_the_north = Een willekeurige troep uit de aflegstapel van de tegenstander, geen held, wordt gespeeld (GWT-8.5).
solo-ni_leader_emhyr_relentless = De kaart uit jouw aflegstapel die de tegenstander het meest helpt, geen held, wordt gespeeld (GWT-8.5).
solo-ni_leader_emhyr_white_flame = Jouw leider heeft de rest van het spel geen eigenschap (GWT-8.5).
solo-st_leader_francesca_daisy = De tegenstander trekt een kaart en speelt die (GWT-8.5).
solo-st_leader_francesca_hope = Elke troep met Agile van de tegenstander heeft de rest van het spel +1 (GWT-9.33).
solo-sk_leader_arnjolf = Uit het deck van de tegenstander wordt de troep met Tight Bond gespeeld die het meest oplevert (GWT-8.5).
solo-sk_leader_harald = De eerste Mardroeme uit het deck van de tegenstander wordt in de beste rij gespeeld (GWT-8.5).
solo-sk_leader_king_bran = De troepen van de tegenstander verliezen door het weer maar de helft van hun sterkte (GWT-8.5).

## Waarom de tegenstander bij solo zo koos (GWT-8.5)

why-weigh = { $Name } had de keuze bij { $card }. De voorsprong op jou zou worden:
why-weigh_strength = { $Name } had de keuze bij { $card }. De sterkte van die kant zou worden:
why-earlier = Sinds je laatste zet viel er niets te kiezen. Daarvoor:
why-other = { $way }: { $value }
why-chosen = { $way }: { $value }, gekozen
why-tie = Tussen gelijke waarden beslissen GWT-8.5 en GWT-9.32.

## Waarom een kaart haar sterkte heeft (GWT-4.7)

strength-here = Sterkte { $strength } { place-in }:
step-printed = Op de kaart staat { $points }.
step-weather = Het weer maakt er { $points } van.
step-treason = The Treacherous verdubbelt spionnen: { $points }.
step-bond = Tight Bond vermenigvuldigt met { $times }: { $points }.
step-morale = Morale Boost geeft { $gain } erbij: { $points }.
step-horn = De hoorn verdubbelt: { $points }.
step-hope = Hope geeft { $gain } erbij: { $points }.

## Bord

place-row = { $whose ->
    [you] jouw { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    }
   *[other] de { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    } { $of_owner }
}
place-in = in { place-row }
place-into = in { place-row }
place-beside = naast { place-row }
gwent-round = { $round ->
    [0] Het begin.
   *[other] Ronde { $round }.
}
gwent-round-turn = Ronde { $round }, { $who ->
    [you] jouw beurt.
   *[other] beurt { $of_name }.
}
gwent-seat = { $who ->
    [you] Jij
   *[other] { $Name }
}, { $faction }: totaal { $total }, { $score }, hand { $hand }, deck { $deck }, aflegstapel { $discard }.
gwent-handless = { $Name }, { $faction }: totaal { $total }, { $score }, geen hand, deck { $deck }, aflegstapel { $discard }.
gwent-team = { $whose ->
    [you] Jouw team
   *[other] { $Side }
}: totaal { $total }, { $score }, aflegstapel { $discard }.
gwent-member = { $who ->
    [you] Jij
   *[other] { $Name }
}, { $faction }: hand { $hand }, deck { $deck }.
gwent-partner = Hand { $of_name }: { $cards }
gwent-gems = { $gems ->
    [one] 1 edelsteen
   *[other] { $gems } edelstenen
}
gwent-points = { $points } van { $target } punten
gwent-buried = Gedekt onder de Decoys: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
gwent-leader-pile = Gedekte leiders: { $count }. Omgedraaid: { $turned }.
gwent-none = geen
gwent-passed = { $who ->
    [you] Je hebt gepast.
   *[other] { $Name } heeft gepast.
}
gwent-leader = Leider { $leader }, { $state ->
    [ready] klaar voor gebruik.
    [used] gebruikt.
    [silenced] geblokkeerd door The White Flame.
   *[passive] werkt vanzelf.
}
gwent-known = Bekend in deze hand: { $cards }
gwent-row = { $row ->
    [melee] Infanterie
    [ranged] Boogschutters
   *[siege] Artillerie
} { $total }: { $units }
gwent-row-weather = { $units }; slecht weer
gwent-row-horn = { $units }; met een hoorn
gwent-row-mardroeme = { $units }; met een Mardroeme
gwent-nobody = geen troepen
gwent-unit = { $card } { $strength }
gwent-hero = { $card } { $strength } (held)
gwent-weather = Weer: { $cards }
gwent-no-weather = Weer: geen
gwent-copies = { $copies } × { $card }
gwent-hand = { $who ->
    [you] Jouw hand
   *[other] Hand { $of_name }
}, { $count ->
    [one] 1 kaart:
   *[other] { $count } kaarten:
}
gwent-hand-empty = Je hand is leeg.
gwent-hand-none = Een toeschouwer heeft geen hand.
gwent-no-hands = Niemand anders heeft kaarten op hand.
gwent-pile-discard = { $whose ->
    [you] Jouw aflegstapel
   *[other] Aflegstapel { $of_owner }
}, { $count ->
    [one] 1 kaart:
   *[other] { $count } kaarten:
} { $cards }
gwent-pile-discard-empty = { $whose ->
    [you] Jouw aflegstapel is leeg.
   *[other] De aflegstapel { $of_owner } is leeg.
}
gwent-pile-deck = { $who ->
    [you] Jouw deck
   *[other] Deck { $of_name }
}, zonder volgorde, { $count ->
    [one] 1 kaart:
   *[other] { $count } kaarten:
} { $cards }
gwent-pile-deck-hidden = { $who ->
    [you] Jouw deck
   *[other] Deck { $of_name }
}: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
gwent-pile-leaders = Gedekte leiders, zonder volgorde: { $cards }
gwent-pile-gone = Uit het spel: { $cards }

## Vragen en opties

ask-turn = Jouw beurt: speel een kaart, gebruik je leider of pas.
ask-exchange = Je startkaarten. { $left ->
    [one] Je mag nog 1 kaart wisselen.
   *[other] Je mag { $left } kaarten wisselen, een voor een.
}
ask-name_starter = Jij kiest wie het spel begint.
ask-deploy = Waar zal { $card } vechten?
ask-lay_beside = Naast welke rij leg je { $card }?
ask-swap = Welke troep vervang je door { $card }?
ask-revive = Welke troep haalt de Medic terug?
ask-aim = Op wie is { $card } gericht?
ask-search = { $card }: kies een kaart.
ask-shed = Welke kaart leg je af?
ask-plunder = Welke kaart neem je uit de aflegstapel { $of_owner }?
ask-pick = Welk deck speel je in spel { $number }?
option-card = { $card }, { $facts }
option-cards = { $copies } × { $card }, { $facts }
option-pass = Passen
option-done = Deze hand houden
option-leader = Leider { $card }: { $text }
option-row = { $whose ->
    [you] Jouw { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    }
   *[other] De { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    } { $of_owner }
}, nu { $total }
option-unit = { $card } { place-in }, sterkte { $strength }
option-starter = { $who ->
    [you] Jij begint
   *[other] { $Name } begint
}
option-person = { $who ->
    [you] Jij
   *[other] { $Name }
}

## Wat er gebeurt

log-round = Ronde { $number } begint. { $who ->
    [you] Jij bent de startspeler.
   *[other] { $Name } is de startspeler.
}
log-play = { $who ->
    [you] Je speelt { $card }.
   *[other] { $Name } speelt { $card }.
}
log-play-land = { $who ->
    [you] Je speelt { $card } { place-in }.
   *[other] { $Name } speelt { $card } { place-in }.
}
log-play-beside = { $who ->
    [you] Je legt { $card } { place-beside }.
   *[other] { $Name } legt { $card } { place-beside }.
}
log-play-weather = { $who ->
    [you] Je speelt de weerkaart { $card }.
   *[other] { $Name } speelt de weerkaart { $card }.
}
log-play-clear_weather = { $who ->
    [you] Je speelt { $card }: alle weer is weg.
   *[other] { $Name } speelt { $card }: alle weer is weg.
}
log-land = { $card } vecht { place-in }.
log-beside = { $card } ligt { place-beside }.
log-weather = De weerkaart { $card } ligt op tafel.
log-clear_weather = { $card }: alle weer is weg.
log-leader = { $who ->
    [you] Je gebruikt je leider { $card }: "{ $text }"
   *[other] { $Name } gebruikt de leider { $card }: "{ $text }"
}
log-pass = { $who ->
    [you] Je past.
   *[other] { $Name } past.
}
log-auto_pass = { $who ->
    [you] Je hebt niets meer te spelen en past.
   *[other] { $Name } heeft niets meer te spelen en past.
}
log-draw = { $who ->
    [you] { $count ->
        [one] Je trekt een kaart.
       *[other] Je trekt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $Name } trekt een kaart.
       *[other] { $Name } trekt { $count } kaarten.
    }
}
log-draw-known = { $who ->
    [you] Je trekt { $cards }.
   *[other] { $Name } trekt { $cards }.
}
log-set_aside = { $who ->
    [you] Je legt { $card } opzij.
   *[other] { $Name } legt { $card } opzij.
}
log-set_aside-draw = { $who ->
    [you] Je wisselt { $card } voor { $other }.
   *[other] { $Name } wisselt { $card } voor { $other }.
}
log-take = { $who ->
    [you] Je neemt { $card } in je hand.
   *[other] { $Name } neemt { $card } in de hand.
}
log-decoy = Een Decoy vervangt { $card } { place-in }.
log-decoy-take = { $who ->
    [you] Een Decoy vervangt { $card } { place-in }, en jij neemt die kaart in je hand.
   *[other] Een Decoy vervangt { $card } { place-in }, en { $name } neemt die kaart in de hand.
}
log-muster = { $card } volgt de oproep.
log-muster-land = { $card } volgt de oproep { place-in }.
log-revive = { $card } wordt teruggehaald.
log-revive-land = { $card } wordt teruggehaald { place-into }.
log-return = { $card } keert terug.
log-return-land = { $card } keert terug { place-into }.
log-transform = { $card } transformeert.
log-transform-land = { $card } verandert in { $other } { place-in }.
log-summon = { $card } wordt gewroken.
log-summon-land = Voor { $card } komt { $other } { place-into }.
log-fall = { $card } sneuvelt { place-in }.
log-sweep = Het bord wordt leeggemaakt.
log-keep = { $card } blijft { place-in }.
log-move = { $card } gaat naar { place-row }.
log-shed = { $who ->
    [you] Je legt { $card } af.
   *[other] { $Name } legt { $card } af.
}
log-look = { $who ->
    [you] Je ziet in de hand { $of_owner }: { $cards }.
   *[other] { $Name } bekijkt een hand.
}
log-total = { $whose ->
    [you] Je sluit de ronde af met { $number }.
   *[other] { $Side } sluit de ronde af met { $number }.
}
log-reveal = { log-play }
log-reveal-land = { log-play-land }
log-reveal-beside = { log-play-beside }
log-reveal-weather = { log-play-weather }
log-reveal-clear_weather = { log-play-clear_weather }
log-no_card = { $Name } heeft geen kaart meer en slaat de beurt over.
log-bury = Een kaart van het deck ligt gedekt onder de Decoy { place-in }.
log-unbury = De kaart onder de Decoy wordt omgedraaid: { $card }.
log-turn_up = { $Name } draait de leider { $card } om: "{ $text }"
log-turn_up-beside = { log-turn_up }
log-turn_up-clear_weather = { log-turn_up }
log-picks_first = { $who ->
    [you] Jij kiest als eerste een deck.
   *[other] { $Name } kiest als eerste een deck.
}
log-pick = { $who ->
    [you] Je speelt met { $faction } onder { $card }.
   *[other] { $Name } speelt met { $faction } onder { $card }.
}
log-duel = Spel { $number } begint.
log-duel_won = { $who ->
    [you] { $number ->
        [one] Je hebt 1 spel gewonnen.
       *[other] Je hebt { $number } spellen gewonnen.
    }
   *[other] { $number ->
        [one] { $Name } heeft 1 spel gewonnen.
       *[other] { $Name } heeft { $number } spellen gewonnen.
    }
}
log-duel_drawn = Het spel eindigt in een gelijkspel.
log-leader-beside = { log-leader }
log-leader-clear_weather = { log-leader }
log-points = { $whose ->
    [you] { $number ->
        [0] Je krijgt geen punten.
        [one] Je krijgt 1 punt.
       *[other] Je krijgt { $number } punten.
    }
   *[other] { $number ->
        [0] { $Side } krijgt geen punten.
        [one] { $Side } krijgt 1 punt.
       *[other] { $Side } krijgt { $number } punten.
    }
}
log-reshuffle = { $whose ->
    [you] { $number ->
        [one] 1 kaart uit jouw aflegstapel gaat terug.
       *[other] { $number } kaarten uit jouw aflegstapel gaan terug.
    }
   *[other] { $number ->
        [one] 1 kaart uit de aflegstapel { $of_owner } gaat terug.
       *[other] { $number } kaarten uit de aflegstapel { $of_owner } gaan terug.
    }
}
log-gem = { $whose ->
    [you] { $number ->
        [0] Je verliest je laatste edelsteen.
        [one] Je verliest een edelsteen en hebt er nog 1.
       *[other] Je verliest een edelsteen en hebt er nog { $number }.
    }
   *[other] { $number ->
        [0] { $Side } verliest de laatste edelsteen.
        [one] { $Side } verliest een edelsteen en heeft er nog 1.
       *[other] { $Side } verliest een edelsteen en heeft er nog { $number }.
    }
}
log-game_over = Het spel is afgelopen.

result-draw = Het spel eindigt in een gelijkspel.
result-win = { $whose ->
    [you] Jij wint het spel.
   *[other] { $Side } wint het spel.
}
result-shared = { $names } delen de overwinning.
result-match = { $who ->
    [you] Jij wint de wedstrijd.
   *[other] { $Name } wint de wedstrijd.
}
result-match-draw = De wedstrijd eindigt in een gelijkspel.

## Wedstrijden en toernooien

match-no-duel = Er is nog geen spel begonnen: eerst wordt een deck gekozen.
match-state = Spel { $number }, { $score }.
match-score = Gewonnen spellen: { $wins }. Wie er het eerst { $target } wint, wint de wedstrijd.
match-wins = { $who ->
    [you] jij { $wins }
   *[other] { $name } { $wins }
}
gwent-match-decks = { $who ->
    [you] Jouw decks
   *[other] Decks { $of_name }
}: { $decks }.
match-deck = { $faction } onder { $leader }
match-deck-won = { $faction } onder { $leader } (heeft gewonnen en doet niet meer mee)
