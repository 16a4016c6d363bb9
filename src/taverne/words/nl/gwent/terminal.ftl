# Wat alleen Gwent zegt, in de terminal en in de browser; hoe mensen heten, staat in cli.ftl.

## Opdrachten van de shell

cli-help-tournament = Speel een toernooi: ieder drie decks, wie het eerst twee spellen wint.
cli-help-tournament-start = Begin een toernooi.
cli-help-tournament-decks = Je drie decks van drie facties, met komma's ertussen. Zonder deze optie startersdecks.
cli-help-tournament-their-decks = De drie decks van de andere plaats.
cli-help-tournament-against = De bot om tegen te spelen: random, novice, greedy, planner, net of search, zoals search:2000.
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

## Wat er mis kan gaan

cli-crowd = Een Free For All heeft 3 tot 5 plaatsen, maar { $named ->
    [one] er is er { $named } genoemd.
   *[other] er zijn er { $named } genoemd.
}
cli-deck-or-faction = Geef --deck of --faction op, niet allebei.
cli-decks-or-deck = Geef --decks voor alle plaatsen op, of --deck, --faction en --their-deck, niet allebei.
cli-their-deck = --their-deck is voor twee spelers: noem de decks van alle plaatsen met --decks.
cli-only-solo = { $option } hoort bij solo: voeg --mode solo toe.
cli-not-solo = { $option } hoort niet bij solo: gebruik --faction, --against, --leader en --built-deck.
cli-built-faction = Het samengestelde deck is van { $deck }, niet van { $faction }.
cli-leader-unknown = Er is geen leider die "{ $leader }" heet; kies uit { $known }.
cli-leader-misspelt = Er is geen leider die "{ $leader }" heet. Bedoel je { $meant }?
cli-ability-unknown = Er is geen eigenschap die "{ $ability }" heet; kies uit { $known }.
cli-deck-name-odd = "{ $name }" kan geen naam van een deckbestand zijn: gebruik letters, cijfers, spaties, - en _.
cli-deck-name-missing = Dit deck heeft geen naam; geef het er een met --name.

## Bewaarde spellen

cli-games-round = { $round ->
    [0] De startkaarten worden gewisseld.
   *[other] Ronde { $round }.
}

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

## Kaarten

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
step-weather-cause = Het weer
step-weather = { $cause } { $count ->
    [one] maakt
   *[other] maken
} er { $points } van.
step-treason = The Treacherous verdubbelt spionnen: { $points }.
step-bond = Tight Bond vermenigvuldigt met { $times }: { $points }.
step-morale = Morale Boost van { $cause } geeft { $gain } erbij: { $points }.
step-horn = { $cause } verdubbelt: { $points }.
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
log-leader-brief = { $who ->
    [you] Je gebruikt je leider { $card }.
   *[other] { $Name } gebruikt de leider { $card }.
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
log-muster-land = { $count ->
    [one] { $card } volgt
   *[other] { $cards } volgen
} de oproep { place-in }.
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
log-turn_up-brief = { $Name } draait de leider { $card } om.
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

## Wedstrijden en toernooien

match-no-duel = Er is nog geen spel begonnen: eerst wordt een deck gekozen.
match-state = Spel { $number }, { $score }.
gwent-match-decks = { $who ->
    [you] Jouw decks
   *[other] Decks { $of_name }
}: { $decks }.
match-deck = { $faction } onder { $leader }
match-deck-won = { $faction } onder { $leader } (heeft gewonnen en doet niet meer mee)

# Opdrachten die Gwent met eigen woorden uitlegt.
gwent-command-rules = { cli-word-rules } GWT-5.2 of { cli-word-rules } WOORD: de spelregels
gwent-help-rules-words = Gwent: GWT-5.2 of GWT-5.

## De arena

gwent-help-arena-mode = Gwent: duel, ffa3, ffa4, ffa5, pairs of solo.
gwent-help-arena-decks = Gwent: "starters", of bestanden, deelcodes, decks van jezelf, facties.
gwent-help-arena-rule = Gwent: zoals law=advanced; zie "taverne rules GWT-10".

# Opties van `taverne play`; waar spellen er een delen, volgen hun zinnen op elkaar.
gwent-help-play-mode = De speelwijze: duel, ffa3, ffa4, ffa5, pairs of solo. "ffa" telt zelf de plaatsen.
gwent-help-play-deck = Je deck: een bestand, een deelcode, een deck van jezelf of het startersdeck van een factie.
gwent-help-play-their-deck = Het deck van de andere plaats. Zonder deze optie een ander startersdeck.
gwent-help-play-decks = De decks van alle plaatsen op volgorde, met komma's ertussen.
gwent-help-play-faction = Speel het startersdeck van deze factie; bij solo met al haar kaarten.
gwent-help-play-wins = Speel tot iemand zoveel spellen heeft gewonnen: 1, 2 of 3.
gwent-help-play-rule = Gwent: zoals after_draw=random; zie "taverne rules GWT-10".
gwent-help-play-leader = Solo: je leider.
gwent-help-play-built-deck = Solo: een eigen deck in plaats van de hele factie.
gwent-help-play-leaders = Solo: de leiders van de tegenstander doen mee.
gwent-help-play-law = De regels voor het samenstellen van decks: standard of advanced.
