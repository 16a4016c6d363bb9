# Wat Cardia zegt als iets niet kan.
cardia-unknown-card = Er is in Cardia geen kaart die "{ $card }" heet.
cardia-unknown-task = "{ $task }" is geen openstaand werk van Cardia.
cardia-no-such-deck = Er is geen deck "{ $deck }": kies I, II of een mix zoals mixed:swamp+guild, met de fracties uit deck II.
cardia-no-such-scene = Er is geen scène die "{ $scene }" heet: kies uit { $known }.
cardia-house-scene = De scène "{ $scene }" is een huiskaart, en huiskaarten doen niet mee.
cardia-scene-twice = De scène "{ $scene }" is meer dan één keer genoemd.
cardia-open-without-guardians = Wachters kunnen alleen open liggen in een spel met wachters.
cardia-other-box = Dit verslag is gespeeld met andere wachters en scènes dan die in het bestand van deze versie.
cardia-box-wrong = Het kaartenbestand { $file } kan niet worden gebruikt:
cardia-box-columns = De eerste regel moet de kolommen { $columns } noemen.
cardia-box-line = Regel { $line }: de kolom "{ $column }" klopt niet.

# Wat de karakters doen.
cardia-text-assassin = Leg deze kaart en de kaart ertegenover af: de ontmoeting verlaat de rij.
cardia-text-void-mage = Verwijder alle aanpassingsfiches, of alle duurfiches, van één kaart.
cardia-text-surgeon = −5 op de volgende kaart die je speelt.
cardia-text-mediator = Duurvaardigheid: deze ontmoeting is een gelijkspel.
cardia-text-saboteur = Je tegenstander legt de bovenste twee kaarten van het eigen deck af.
cardia-text-fortune-teller = In de volgende ontmoeting speelt je tegenstander eerst, en open; daarna kies jij.
cardia-text-palace-guard = Noem een fractie. Je tegenstander mag daarvan een handkaart afleggen; anders +7 op deze kaart.
cardia-text-judge = Duurvaardigheid: jij wint elk gelijkspel, eerder of later.
cardia-text-ambusher = Noem een fractie. Je tegenstander legt daarvan alle handkaarten af.
cardia-text-puppeteer = Leg de kaart ertegenover af; een willekeurige handkaart van je tegenstander komt in de plaats.
cardia-text-clockmaker = +3 op je kaart in de vorige ontmoeting, en +3 op de volgende kaart die je speelt.
cardia-text-treasurer = Duurvaardigheid: wie de vorige ontmoeting wint, heeft daar één zegel extra.
cardia-text-swamp-guardian = Neem een andere kaart van jezelf terug in je hand en leg de kaart daartegenover af.
cardia-text-magistra = Gebruik de eenmalige vaardigheid van een andere kaart van jezelf met minstens zoveel invloed als deze.
cardia-text-inventor = +3 op één kaart, en −3 op een andere.
cardia-text-djinn = Jij wint het spel.
cardia-text-poisoner = Verlaag de kaart ertegenover tot deze ontmoeting een gelijkspel is.
cardia-text-kinesis-mage = Verplaats alle aanpassingsfiches en duurfiches van een van je kaarten naar een andere.
cardia-text-envoy = −3 op een kaart naar keuze, of op de volgende kaart die je speelt.
cardia-text-tax-collector = +4 op deze kaart.
cardia-text-revolutionary = Je tegenstander legt twee handkaarten naar eigen keuze af en trekt er twee.
cardia-text-librarian = Leg bij het omdraaien van je volgende kaart +2 of −2 erop, voordat er wordt vergeleken.
cardia-text-prodigy = +3 op een van je kaarten met 8 of minder invloed.
cardia-text-aristocrat = Duurvaardigheid: zolang deze kaart wint, draagt ze één zegel extra.
cardia-text-blackmailer = Noem een fractie. Is de volgende kaart van je tegenstander van een andere, dan gaan er twee handkaarten naar eigen keuze af.
cardia-text-illusionist = Gebruik de vaardigheid van een andere verliezende kaart van jezelf, op de locatie daarvan.
cardia-text-engineer = Je volgende kaart krijgt +5 na de tweede fase van haar ontmoeting.
cardia-text-counselor = Duurvaardigheid: in de vorige ontmoeting wint jouw kaart en verliest de andere.
cardia-text-witch-king = Noem een fractie. Je tegenstander legt daarvan alles uit hand en deck af en schudt het deck.
cardia-text-elemental = Leg een handkaart met een eenmalige vaardigheid af, gebruik die vaardigheid en trek daarna een kaart.
cardia-text-mechanical-djinn = Duurvaardigheid: win de ontmoeting direct na deze, en je wint het spel.
cardia-text-successor = Je tegenstander houdt twee handkaarten naar eigen keuze en legt alle andere kaarten uit hand en deck af.

# Wat wachters en scènes doen, volgens de effecten in het kaartenbestand.
cardia-exclusive = { $text } Alleen als jouw kaart in de ontmoeting de enige van de fractie { $faction } is.
cardia-house-card = { $text } (Huiskaart.)
cardia-house-detail = { $text } (Huisregel voor de details.)
cardia-effect-claim-next = Je kaart in de volgende ontmoeting draagt één zegel extra als ze wint.
cardia-effect-flip-tokens = Draai alle aanpassingsfiches op één kaart naar de andere kant.
cardia-effect-tokens = { $value3 } op { $value1 ->
        [own] jouw kaart
       *[opposing] de kaart ertegenover
    } in { $value2 ->
        [here] deze
       *[previous] de vorige
    } ontmoeting.
cardia-effect-repeat-ability = Gebruik de vaardigheid van de kaart die je hier hebt gespeeld, of ze nu al gebruikt is of niet.
cardia-effect-ongoing-token = Leg een duurfiche op de kaart die je hier hebt gespeeld.
cardia-effect-sting = { $value1 ->
        [1] Een willekeurige handkaart van je tegenstander gaat
       *[other] { $value1 } willekeurige handkaarten van je tegenstander gaan
    } naar de eigen aflegstapel.
cardia-effect-stare = In de volgende ontmoeting speelt je tegenstander de bovenste kaart van het eigen deck.
cardia-effect-swap-neighbours = Ruil twee van je kaarten in aangrenzende ontmoetingen, met alle fiches erop.
cardia-effect-recover = Leg een van je afgelegde karakters onder je deck.
cardia-effect-look-at-hand = Bekijk { $value1 } willekeurige handkaarten van je tegenstander.
cardia-effect-fewer-signets-token = Na het omdraaien legt wie minder zegels heeft { $value1 } op de eigen kaart.
cardia-effect-same-faction-loses = Draai je een kaart om van dezelfde fractie als je kaart in de vorige ontmoeting, dan verlies je meteen.
cardia-effect-weaker-card-mills = Draai je een kaart om met minder invloed dan je kaart in de vorige ontmoeting, dan leg je de bovenste { $value1 ->
        [1] kaart
       *[other] { $value1 } kaarten
    } van je deck af.
cardia-effect-first-tie-token = Na het eerste gelijkspel van het spel hebben beide spelers { $value1 } op hun volgende kaart.
cardia-effect-wins-in-a-row = Win { $value1 } aangrenzende ontmoetingen, en je wint het spel.
cardia-effect-earlier-wins-bite = Telkens als jij alsnog een eerdere ontmoeting wint, trek je een kaart en legt je tegenstander er een af.
cardia-effect-winner-peeks = Wint een kaart van jou van de fractie { $value1 } haar ontmoeting, dan bekijk je de bovenste kaart van je deck; je mag die eronder leggen.
cardia-effect-fog = Kaarten blijven gedekt; elke ronde wordt de ontmoeting daarvoor omgedraaid en afgehandeld.
cardia-effect-open-and-draw = Begin met { $value1 } kaarten en trek er { $value2 } aan het einde van een ronde.
cardia-effect-draw-and-bury = Trek { $value1 } kaarten aan het einde van een ronde en leg daarna een handkaart onder je deck.
cardia-effect-loser-draws = Wie de ontmoeting van de ronde verliest en minder kaarten heeft, trekt er { $value1 } extra.
cardia-effect-swap-with-top = Na de eerste ontmoeting mag je één keer een handkaart ruilen met de bovenste kaart van je deck.
cardia-effect-refill = Aan het einde van een ronde wordt niet getrokken; heb je { $value1 } kaart of minder, trek er dan { $value2 }.

# Kaarten in woorden.
cardia-listed = { $card }, { $facts }
cardia-listed-text = { $card }, { $facts }: { $text }
cardia-text = { $text } ({ $rule })
cardia-ongoing = duurvaardigheid
cardia-character = { $card }. Deck { $deck }: { $facts }.
cardia-guardian = { $card }. { $exclusive ->
    [yes] Wachter van de fractie { $faction }, exclusief.
   *[no] Wachter van de fractie { $faction }.
}
cardia-scene = { $card }. Scène.
cardia-card-line = { $headline } { $text }
cardia-faction = Fractie { $faction }: { $cards }.
cardia-house-card-name = { $card } (huiskaart)
cardia-house-detail-name = { $card } (huisregel voor de details)
cardia-placed = { $card } { $influence }
cardia-placed-marked = { $card } { $influence } ({ $marks })
cardia-mark-printed = gedrukt { $printed }, fiches { $tokens }
cardia-mark-ongoing = { $count ->
    [one] duurfiche
   *[other] { $count } duurfiches
}
cardia-mark-engineer = { $tokens } komt nog
cardia-mark-claim = { $count ->
    [one] aanspraak van de Eenhoorn
   *[other] { $count } aanspraken van de Eenhoorn
}
cardia-owned = { $who ->
    [you] jouw { $card }
   *[other] { $card } van { $name }
}
cardia-fighter = { $who ->
    [you] jouw { $card }
   *[other] { $card } van { $name }
}
cardia-fighter-none = { $who ->
    [you] jij zonder kaart
   *[other] { $name } zonder kaart
}
cardia-seat-name = { $who ->
    [you] jij
   *[other] { $name }
}
cardia-seat-favoured = { $who ->
    [you] jou
   *[other] { $name }
}
cardia-omen-librarian = +2 of −2 (Bibliothecaris)
cardia-omen-engineer = +5 na de ontmoeting (Ingenieur)
cardia-omen-claim = één zegel extra bij winst (Eenhoorn)
cardia-omen-demand = van de fractie { $faction }, anders gaan er twee kaarten af (Afperser)

# De tafel.
cardia-round-over = De wedstrijd is afgelopen na { $game ->
    [one] 1 spel.
   *[other] { $game } spellen.
}
cardia-round = Spel { $game }, ronde { $round }. { $who ->
    [you] Jij beslist.
   *[other] { $count ->
        [one] { $asked } beslist.
       *[other] { $asked } kiezen in het geheim.
    }
}
cardia-scenes = Scènes: { $scenes }.
cardia-guardians = Wachters, per ontmoeting: { $guardians }.
cardia-guardian-up = { $place } { $card } ({ $faction })
cardia-guardian-down = { $place } gedekt ({ $faction })
cardia-seat = { $who ->
    [you] Jij
   *[other] { $Name }
}: { $signets ->
    [one] 1 zegel
   *[other] { $signets } zegels
}, hand { $hand }, deck { $deck }, aflegstapel { $discard }.
cardia-known = { $who ->
    [you] Bekend in jouw hand
   *[other] Bekend in de hand van { $name } of gedekt
}: { $cards }.
cardia-waiting = { $who ->
    [you] Wacht op jouw volgende kaart
   *[other] Wacht op de volgende kaart van { $name }
}: { $things }.
cardia-foresees = { $who ->
    [you] In de volgende ontmoeting zie jij eerst de andere kaart.
   *[other] In de volgende ontmoeting ziet { $name } eerst de andere kaart.
}
cardia-stared = { $who ->
    [you] In de volgende ontmoeting speel je de bovenste kaart van je deck.
   *[other] In de volgende ontmoeting speelt { $name } de bovenste kaart van het deck.
}
cardia-sealed = { $who ->
    [you] Je hebt { $card } gekozen.
   *[other] { $Name } heeft { $card } gekozen.
}
cardia-sealed-open = { $who ->
    [you] Je speelt open: { $card }.
   *[other] { $Name } speelt open: { $card }.
}
cardia-sealed-hidden = { $who ->
    [you] Je hebt een kaart gekozen.
   *[other] { $Name } heeft een kaart gekozen.
}
cardia-row-empty = Nog geen ontmoetingen.
cardia-encounter = Ontmoeting { $number }: { $cards }. { $result }
cardia-against = { $first } tegen { $second }
cardia-result = { $who ->
    [you] Jij wint
   *[other] { $Name } wint
}, { $signets ->
    [one] 1 zegel.
   *[other] { $signets } zegels.
}
cardia-result-tie = Gelijkspel.
cardia-result-both = Beiden winnen.
cardia-result-open = Nog niet beslist.
cardia-result-none = Geen uitslag.
cardia-laid = Gedekt: { $first } tegen { $second }.
cardia-hidden-card = kaart
cardia-hand-line = Jouw hand: { $cards }.
cardia-hand = { $who ->
    [you] Jouw hand
   *[other] Hand van { $name }
}, { $count ->
    [0] geen kaarten.
    [one] 1 kaart:
   *[other] { $count } kaarten:
}
cardia-discards = { $who ->
    [you] Jouw aflegstapel
   *[other] De aflegstapel van { $name }
}{ $count ->
    [0] {" "}is leeg.
    [one] , 1 kaart: { $cards }
   *[other] , { $count } kaarten: { $cards }
}
cardia-deck = { $who ->
    [you] Jouw deck
   *[other] Deck van { $name }
}: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
cardia-deck-known = Daarvan bekend, geteld vanaf boven: { $cards }.
cardia-deck-place = { $card } op { $place }
cardia-state = Spel { $number }, ronde { $round }, { $score }.
cardia-no-encounter = Er is geen ontmoeting { $number }; { $last ->
    [0] er is er nog geen gespeeld.
    [one] er ligt er maar 1 in de rij.
   *[other] er liggen er { $last } in de rij.
}

# Waarom een ontmoeting haar uitslag heeft.
cardia-explained = Ontmoeting { $number }, { $first } tegen { $second }:
cardia-watched = Wachter: { $guardian }.
cardia-step-of = { $who ->
    [you] jij { $value }
   *[other] { $name } { $value }
}
cardia-step-printed = Gedrukt: { $pair } (CAR-2.2).
cardia-step-tokens = Fiches: { $pair }.
cardia-step-influence = Invloed: { $pair }.
cardia-step-counselor = { $count ->
    [both] Beiden hebben in de volgende ontmoeting een Raadgever: ze heffen elkaar op (CAR-3.5).
   *[one] Een Raadgever in de volgende ontmoeting beslist voor { $favoured } (CAR-3.5).
}
cardia-step-mediator = Een Bemiddelaar maakt er een gelijkspel van (CAR-3.5).
cardia-step-judge = { $count ->
    [both] Beiden hebben een Rechter, en beiden winnen het gelijkspel (CAR-3.5).
   *[one] Een Rechter wint het gelijkspel voor { $favoured } (CAR-3.5).
}
cardia-step-winner = { $count ->
    [none] Niemand wint: een gelijkspel.
    [both] Beiden winnen.
   *[one] Winnaar: { $names }.
}
cardia-step-treasurer = Een Schatbewaarder in de volgende ontmoeting geeft { $more ->
    [one] 1 zegel extra (CAR-3.6).
   *[other] { $more } zegels extra (CAR-3.6).
}
cardia-step-aristocrat = De Aristocraat geeft { $more ->
    [one] 1 zegel extra (CAR-3.6).
   *[other] { $more } zegels extra (CAR-3.6).
}
cardia-step-unicorn = De aanspraak van de Eenhoorn geeft { $more ->
    [one] 1 zegel extra (CAR-3.6).
   *[other] { $more } zegels extra (CAR-3.6).
}
cardia-step-signets = Zegels: { $pair }.
cardia-word-encounter = ontmoeting
cardia-why = Elke ontmoeting vertelt waarom ze haar uitslag heeft: typ ? { cardia-word-encounter } 1.

# Opdrachten die Cardia in eigen woorden uitlegt.
cardia-command-help-card = ? NAAM, ? NUMMER of ? { cardia-word-encounter } 3: legt een kaart, een optie of stap voor stap een uitslag uit
cardia-command-piles = { cli-word-piles }: de aflegstapels, en wat er van de decks bekend is
cardia-command-why = { cli-word-why }: hoe je de redenen van een uitslag ziet
cardia-command-rules = { cli-word-rules } CAR-3.5 of { cli-word-rules } WOORD: de spelregels
cardia-help-rules-words = Cardia: CAR-3.5 of CAR-3.

# Vragen.
cardia-ask-commit = Kies in het geheim een kaart.
cardia-ask-commit_openly = Jij speelt eerst, en open: kies een kaart.
cardia-ask-discard = { $count ->
    [one] Leg een kaart af.
   *[other] Leg { $count } kaarten af, een voor een.
}
cardia-ask-ambush = Hinderlaaglegger: van welke fractie legt je tegenstander alle handkaarten af?
cardia-ask-take_back = Moeraswachter: welke van je kaarten komt terug in je hand?
cardia-ask-threaten = Afperser: van welke fractie moet de volgende kaart van je tegenstander zijn?
cardia-ask-curse = Heksenkoning: van welke fractie legt je tegenstander alle kaarten uit hand en deck af?
cardia-ask-empty = Leegtemagiër: van welke kaart gaan er fiches weg?
cardia-ask-empty_of = Leegtemagiër: wat gaat er weg van { $card }?
cardia-ask-study = Magistra: wiens vaardigheid gebruik je?
cardia-ask-lift = Kinesemagiër: van welke kaart neem je alle fiches?
cardia-ask-set_down = Kinesemagiër: naar welke kaart gaan de fiches van { $card }?
cardia-ask-annotate = Bibliothecaris: wat leg je op { $card }?
cardia-ask-evoke = Illusionist: de vaardigheid van welke verliezende kaart gebruik je?
cardia-ask-absorb = Elementaal: welke kaart leg je af om haar vaardigheid te gebruiken?
cardia-ask-challenge = Paleiswachter: welke fractie noem je?
cardia-ask-yield = De Paleiswachter eist een kaart van de fractie { $faction }: leg je er een af?
cardia-ask-improve = Uitvinder: welke kaart krijgt +3?
cardia-ask-impair = Uitvinder: welke kaart krijgt −3? { $card } heeft +3 gekregen.
cardia-ask-deliver = Gezant: welke kaart krijgt −3?
cardia-ask-praise = Wonderkind: welke van je kaarten krijgt +3?
cardia-ask-flip = Kat: op welke kaart worden de aanpassingsfiches omgedraaid?
cardia-ask-kindle = Feniks: welke van je kaarten krijgt een duurfiche?
cardia-ask-hop = Pad: welke buren wisselen van plaats?
cardia-ask-fish = Reiger: welke afgelegde kaart gaat onder je deck?
cardia-ask-bury = Boven op je deck ligt { $card }. Blijft die daar?
cardia-ask-scrap = Schroothoop: welke kaart gaat onder je deck?
cardia-ask-trade = Nachtmarkt: welke kaart ruil je met de bovenste van je deck?
cardia-option-yield-pass = Niets afleggen: de Paleiswachter krijgt +7
cardia-option-trade-pass = Niets ruilen
cardia-option-next = De volgende kaart die je speelt
cardia-option-modifiers = Alle aanpassingsfiches
cardia-option-ongoing = Alle duurfiches
cardia-option-keep = Bovenop laten liggen
cardia-option-under = Onder het deck leggen
cardia-option-amount = { $sign ->
    [plus] Plus 2
   *[minus] Min 2
}
cardia-option-faction = { $faction } ({ $influences })
cardia-option-spot = { $card } in ontmoeting { $number }
cardia-option-pair = { $card } en { $other } in ontmoetingen { $number } en { $next }

# Wat er gebeurt.
cardia-log-game = Spel { $number } begint.
cardia-log-draw = { $who ->
    [you] { $count ->
        [one] Je trekt een kaart.
       *[other] Je trekt { $count } kaarten.
    }
   *[other] { $count ->
        [one] { $Name } trekt een kaart.
       *[other] { $Name } trekt { $count } kaarten.
    }
}
cardia-log-draw-known = { $who ->
    [you] Je trekt { $cards }.
   *[other] { $Name } trekt { $cards }.
}
cardia-log-commit = { $who ->
    [you] Je legt { $card } gedekt neer.
   *[other] { $Name } legt { $card } gedekt neer.
}
cardia-log-plays_openly = { $who ->
    [you] Je speelt open: { $card }, { $facts }.
   *[other] { $Name } speelt open: { $card }, { $facts }.
}
cardia-log-reveal = Ontmoeting { $number }: { $who ->
    [you] jij draait { $card } om, { $facts }.
   *[other] { $name } draait { $card } om, { $facts }.
}
cardia-log-judged = { $who ->
    [you] Jij wint ontmoeting { $number }.
   *[other] { $Name } wint ontmoeting { $number }.
}
cardia-log-judged-tie = Ontmoeting { $number } is een gelijkspel.
cardia-log-judged-even = In ontmoeting { $number } verslaat geen van beiden de ander.
cardia-log-judged_again = { $who ->
    [you] Jij wint nu ontmoeting { $number }.
   *[other] { $Name } wint nu ontmoeting { $number }.
}
cardia-log-judged_again-tie = Ontmoeting { $number } is nu een gelijkspel.
cardia-log-judged_again-even = In ontmoeting { $number } verslaat geen van beiden nu nog de ander.
cardia-log-ability = { $who ->
    [you] Je gebruikt { $card }: "{ $text }"
   *[other] { $Name } gebruikt { $card }: "{ $text }"
}
cardia-log-guardian = { $who ->
    [you] De wachter { $card } helpt jou: "{ $text }"
   *[other] De wachter { $card } helpt { $name }: "{ $text }"
}
cardia-log-reveal-brief = { $who ->
    [you] Je onthult { $card }.
   *[other] { $Name } onthult { $card }.
}
cardia-log-ability-brief = { $who ->
    [you] Je gebruikt { $card }.
   *[other] { $Name } gebruikt { $card }.
}
cardia-log-guardian-brief = { $who ->
    [you] De wachter { $card } helpt jou.
   *[other] De wachter { $card } helpt { $name }.
}
cardia-log-guardian_up = De wachter van ontmoeting { $number } is { $card }: "{ $text }"
cardia-log-discard = { $who ->
    [you] Je legt af: { $cards }.
   *[other] { $Name } legt af: { $cards }.
}
cardia-log-tokens = { $tokens } op { cardia-owned } in ontmoeting { $number }.
cardia-log-ongoing = Een duurfiche op { cardia-owned } in ontmoeting { $number }.
cardia-log-modifiers_gone = Alle aanpassingsfiches verdwijnen van { cardia-owned } in ontmoeting { $number }.
cardia-log-ongoing_gone = Alle duurfiches verdwijnen van { cardia-owned } in ontmoeting { $number }.
cardia-log-tokens_moved = Al die fiches gaan naar { cardia-owned } in ontmoeting { $number }.
cardia-log-next_tokens = { $who ->
    [you] { $tokens } op jouw volgende kaart.
   *[other] { $tokens } op de volgende kaart van { $name }.
}
cardia-log-encounter_leaves = Ontmoeting { $number } verlaat de rij.
cardia-log-take_back = { $who ->
    [you] Je neemt { $card } terug in je hand.
   *[other] { $Name } neemt { $card } terug in de hand.
}
cardia-log-puppet = In ontmoeting { $number } { $who ->
    [you] is jouw kaart nu { $card }, { $facts }.
   *[other] is de kaart van { $name } nu { $card }, { $facts }.
}
cardia-log-faction = { $who ->
    [you] Je noemt de fractie { $card }.
   *[other] { $Name } noemt de fractie { $card }.
}
cardia-log-extorted = { $card } is niet van de genoemde fractie: { $who ->
    [you] jij legt twee kaarten af.
   *[other] { $name } legt twee kaarten af.
}
cardia-log-claim = { $who ->
    [you] Jouw volgende kaart maakt aanspraak op één zegel extra.
   *[other] De volgende kaart van { $name } maakt aanspraak op één zegel extra.
}
cardia-log-swap = { $who ->
    [you] Jouw kaarten in ontmoetingen { $number } en { $next } wisselen van plaats.
   *[other] De kaarten van { $name } in ontmoetingen { $number } en { $next } wisselen van plaats.
}
cardia-log-recover = { $who ->
    [you] Je legt { $card } onder je deck.
   *[other] { $Name } legt { $card } onder het deck.
}
cardia-log-looks = { $who ->
    [you] Je bekijkt handkaarten van je tegenstander.
   *[other] { $Name } bekijkt handkaarten van de tegenstander.
}
cardia-log-looked_at = Je hebt gezien: { $cards }.
cardia-log-bite = De Slangentempel bijt voor { cardia-seat-favoured }, vanwege ontmoeting { $number }.
cardia-log-peek = { $who ->
    [you] Boven op je deck ligt { $card }.
   *[other] Boven op het deck van { $name } ligt { $card }.
}
cardia-log-peek-none = { $Name } bekijkt de bovenste kaart van het deck.
cardia-log-buried = { $who ->
    [you] Je legt die onder je deck.
   *[other] { $Name } legt die onder het deck.
}
cardia-log-scrap = { $who ->
    [you] Je legt { $card } onder je deck.
   *[other] { $Name } legt een kaart onder het deck.
}
cardia-log-trade = { $who ->
    [you] Je legt { $card } op je deck en neemt de bovenste kaart.
   *[other] { $Name } legt { $card } op het deck en neemt de bovenste kaart.
}
cardia-log-trade-none = { $who ->
    [you] Je ruilt niets.
   *[other] { $Name } ruilt niets.
}
cardia-log-game_won = { $who ->
    [you] Jij wint spel { $number }.
   *[other] { $Name } wint spel { $number }.
}
cardia-log-game_drawn = Spel { $number } eindigt in een gelijkspel.
cardia-log-match_over = De wedstrijd is afgelopen.
cardia-log-match_over-drawn = { cardia-log-match_over }

# Stellingen.
position-nothing-laid = { $place }: er zijn geen kaarten gelegd om te onthullen.
position-no-guardians = { $place }: zoveel wachters zijn er niet.
position-no-encounter = { $place }: wat nog moet gebeuren, heeft de ontmoeting van deze ronde nodig.
position-no-play = { $place }: elke plaats heeft één kaart gedekt liggen of kiest er een, en alleen tot beide gelegd zijn.

## De arena

cardia-help-arena-mode = Cardia: duel, guardians, open of een scène, zoals bazaar.
cardia-help-arena-decks = Cardia: "I,II", of "all" voor alle zestien.
cardia-help-arena-rule = Cardia: zie "taverne rules CAR-9".

# Opties van `taverne play`; waar spellen er een delen, volgen hun zinnen op elkaar.
cardia-help-play-deck = Bij Cardia I, II of mixed:swamp+guild voor de fracties uit deck II.
cardia-help-play-wins = Speel tot iemand zoveel spellen heeft gewonnen: 1, 2 of 3.
cardia-help-play-rule = Cardia: zie "taverne rules CAR-9".
cardia-help-play-scene = Cardia: een scène, zoals senate. Mag vaker worden opgegeven.
cardia-help-play-guardians = Cardia: met de Wachters van de Wildernis.
cardia-help-play-open = Cardia: alle wachters liggen open, de strategische variant.
