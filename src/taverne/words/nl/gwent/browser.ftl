# De tafel van Gwent in de browser, naast wat zij met de terminal deelt.

## Pagina's

## Plaatsen en hoe het ermee staat

web-passed = Gepast
web-hand = hand
web-leaders = leiders
web-face-down = gedekt
web-leader-ready = Leider klaar
web-leader-used = Leider gebruikt
web-leader-silenced = Leider geblokkeerd
web-leader-passive = Werkt vanzelf
web-total = totaal
web-ahead = { $by } voor
web-hand-of = Hand { $of_name }
web-solo-deck = Deck: { $faction }
web-turned-up = Omgedraaid

## Het bord

web-round = Ronde { $number }
web-side = { $whose ->
    [you] Jouw kant
   *[other] Kant { $of_owner }
}
web-row = { $whose ->
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
}, totaal { $total }{ $weather ->
    [none] { "" }
   *[other] , { $weather }
}{ $horn ->
    [yes] , met een hoorn
   *[no] { "" }
}
web-row-melee = Infanterie
web-row-ranged = Boogschutters
web-row-siege = Artillerie
web-row-spread = { $row }, { $total }: uitspreiden
web-row-more = Nog { $count }: spreid de rij uit
web-unit-copies = { $card }, { $count } kaarten, elk sterkte { $strength }
web-unit-kin = { $card } en verwanten, { $count } kaarten, elk sterkte { $strength }
web-beside = Naast de rij
web-beside-empty = Vak voor de hoorn, leeg
web-beam = Weer en stand
web-balance = Jij { $own }, tegenstander { $other }
web-weather = Weer
web-weather-frost = Vorst
web-weather-fog = Mist
web-weather-rain = Regen
web-weather-storm = Storm
web-weather-none = Helder
web-weather-none-more = geen weerkaarten
web-standing = Stand
web-you-beat = { $count ->
    [0] Je verslaat niemand
    [one] Je verslaat er 1: +1 punt
   *[other] Je verslaat er { $count }: +{ $count } punten
}
web-order = Beurtvolgorde
web-strength = sterkte { $now }
web-strength-changed = sterkte { $now }, gedrukt { $printed }
web-kind-unit = Troep
web-kind-hero = Held
web-kind-special = Speciaal
web-kind-weather = Weer
web-kind-leader = Leider
web-pile-discard = { $whose ->
    [you] Jouw aflegstapel
   *[other] Aflegstapel { $of_owner }
}, { web-cards }
web-look-at = Bekijk { $name }
web-player = { $hand ->
    [one] 1 kaart op hand
   *[other] { $hand } kaarten op hand
}, { $deck } in het deck.
web-pile-deck = Jouw deck, zonder volgorde, { web-cards }
web-in-deck = { $count ->
    [one] Nog 1 in je deck.
   *[other] Nog { $count } in je deck.
}

## Waarom een kaart haar sterkte heeft

web-why = Waarom { $card } sterkte { $strength } heeft
web-step-printed = Gedrukt
web-step-weather = Weer
web-step-treason = The Treacherous
web-step-bond = Tight Bond
web-step-morale = Morale Boost
web-step-horn = Hoorn
web-step-hope = Hope
web-step-becomes = wordt

## Spelen

web-choose-row = Kies een rij voor { $card }.
web-choose-a-unit = Kies een troep voor { $card }.
web-choose-unit = Kies { $card }
web-choose-opponent = { $card }: kies een tegenstander.
web-choose-card = { $card }: kies een kaart.
web-choose-name = Kies { $name }
web-play-card = { $card } spelen?
web-play-here = { $whose ->
    [you] Speel in jouw { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    }
   *[other] Speel in de { $row ->
        [melee] infanterierij
        [ranged] boogschuttersrij
       *[siege] artillerierij
    } { $of_owner }
}, { $now } wordt { $then }
web-here = Hier spelen
web-play = Spelen
web-use-leader = Je leider gebruiken
web-discard-card = Afleggen
web-pass-sure = { $count ->
    [0] Passen? Je doet deze ronde niets meer.
    [one] Passen? Je doet deze ronde niets meer en houdt 1 kaart over.
   *[other] Passen? Je doet deze ronde niets meer en houdt { $count } kaarten over.
}
web-why-not-card = { $card } kan nu niet worden gespeeld: er is niets wat deze kaart zou doen.

## Het wisselen van de startkaarten

web-exchange = Je startkaarten
web-exchange-how = Leg hoogstens twee kaarten opzij, een voor een. Met deze hand speel je het hele spel.
web-exchange-pick = Kies een kaart om haar te bekijken of te wisselen.
web-exchange-this = Deze kaart wisselen
web-exchanged = { $card } ging terug
web-exchanges-left = { $count ->
    [one] Nog 1 keer wisselen
   *[other] Nog { $count } keer wisselen
}
web-keep-all = Alles houden
web-new = Nieuw
web-you-hold = Je hebt er { $held } op hand; nog { $deck } in je deck.
web-in-your-deck = Nog in je deck, { $count }
web-plain-unit = Een troep zonder eigenschap.

## Eindes

web-round-won = { $whose ->
    [you] Ronde { $number } is voor jou
   *[other] Ronde { $number } is voor { $owner }
}
web-round-drawn = Ronde { $number } is een gelijkspel
web-next-round = Volgende ronde
web-shared = Gedeelde overwinning
web-shared-with = Je deelt de overwinning met { $names }.
web-shared-by = { $names } delen de overwinning.
web-end-gems = { $whose ->
    [you] Jij hebt
   *[other] { $Side } heeft
} geen edelsteen meer.
web-end-no-gems = Niemand heeft nog een edelsteen.
web-end-points = { $whose ->
    [you] Jij hebt
   *[other] { $Side } heeft
} { $points } punten.
web-end-score = Stand

## Wedstrijden

web-line-ups = De decks van deze wedstrijd
web-deck-out = heeft gewonnen en doet niet meer mee

## Waarom de tegenstander bij solo zo koos

web-why-title = Waarom?
web-why-lead = Van alle mogelijke zetten die met daarna de grootste voorsprong.
web-why-strength = Van alle mogelijke zetten die met daarna de meeste sterkte aan die kant.
web-why-all = { $count ->
    [one] De enige zet
   *[other] Alle { $count } zetten
}
web-why-weigh = voorsprong daarna
web-why-weigh_strength = sterkte daarna
web-why-nothing = Er viel nog niets te kiezen.

## Het zijpaneel

web-tab-log = Logboek
web-tab-card = Kaart
web-tab-why = Waarom

## Solo, step by step

web-solo-step = De beurt van de tegenstander
web-solo-turned = Omgedraaid: { $card }.

## De voorpagina

## Decks

web-your-decks = Je drie decks
web-deck-unfinished = Nog niet af
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
web-decks-chosen = { $count } van de { $wanted } decks gekozen, elk van een andere factie.
web-faction = Factie
web-change-deck = Ander deck kiezen

## Een nieuwe tafel

web-solo-faces = Je speelt tegen
gwent-automaton = Het deck zelf
gwent-automaton-how = geen hand, speelt vanzelf
web-leader = Leider
web-players = Spelers
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

## What an answer would bring

web-then-revive-land = { $card } komt terug { place-into }.
web-then-revive = { $card } komt terug.
web-then-swap = { $card } gaat terug naar je hand.
web-then-shed = Je legt { $card } af.
web-then-plunder = { $card } komt in je hand.
web-then-search-land = { $card } komt { place-into }.
web-then-row = { $row }: { $now } → { $then }
web-then-same = Geen enkel totaal verandert.
web-then-unsure = Wat ervan komt, beslist het toeval.

## Where a total comes from

web-why-total = Waarom { $name } { $total } heeft
web-total-of = { $name }: totaal { $total }
web-row-look = Bekijk: { $row }
web-sum-causes = Veranderd door { $causes }.
