# Wat de tafel in de browser zegt, naast wat ze met de terminal deelt.
# $who en $whose zijn "you" voor de lezer en "other" voor ieder ander, die dan een naam heeft.

## Pagina's

web-title = Taverne
web-title-turn = Jouw beurt – Taverne
web-play-now = Nu spelen
web-mode = Speelwijze
web-mode-duel = Duel
web-mode-ffa3 = Free For All, met drie
web-mode-ffa4 = Free For All, met vier
web-mode-ffa5 = Free For All, met vijf
web-mode-pairs = Twee tegen twee
web-mode-solo = Solo
web-to-home = Naar de voorpagina
web-join = Kom binnen
web-watch = Alleen kijken
web-your-name = Je naam
web-opening = De deur gaat open …
web-waiting-room = Wachtkamer
web-seat = Plaats { $number }
web-seat-open = Vrije plaats
web-sit = Hier zitten
web-ready = Klaar
web-be-ready = Ik ben klaar
web-house-away = Niemand antwoordt. Misschien is het huis even dicht; probeer het zo nog eens.
web-credits = Met dank aan
web-credits-icons = Plaatjes
web-credits-icons-more = De tekens op kaarten en knoppen, opnieuw gekleurd en omlijnd, zijn van de makers van
web-credits-fonts = Letters
web-credits-fans = Taverne is gemaakt door fans. De spellen zijn van hun makers; niets van hun artwork is hier gebruikt.

## Bots

web-bot-random = Toeval
web-bot-greedy = Gretig
web-bot-weighted = Wikker
web-bot-planner = Planner
web-bot-search = Denker

## Het menu

web-menu = Menu
web-close = Sluiten
web-take-back = Mijn laatste zet terugnemen
web-offer-draw = Gelijkspel aanbieden
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-theme = Thema
web-theme-auto = Zoals het systeem
web-theme-dark = Donker
web-theme-light = Licht
web-theme-contrast = Hoog contrast
web-motion = Beweging
web-motion-full = Volop
web-motion-calm = Rustig
web-motion-none = Geen
web-language = Taal
web-sound = Geluid
web-leave = Weggaan
web-claim = { $name } is weg: de overwinning opeisen
web-takeover = { $name } is weg: een bot laten verderspelen
web-come-back = Mijn plaats weer innemen
web-agree = Akkoord
web-decline = Weigeren
web-withdraw = Intrekken
web-asks-take_back = { $name } wil graag een zet terugnemen.
web-asks-draw = { $name } biedt een gelijkspel aan.
web-asks-swap = { $name } wil graag met jou van plaats wisselen.
web-asks-takeover = { $name } wil graag dat een bot speelt voor iemand die weg is.
web-asked-take_back = Je hebt gevraagd een zet terug te nemen.
web-asked-draw = Je hebt een gelijkspel aangeboden.
web-asked-swap = Je hebt gevraagd van plaats te wisselen.
web-asked-takeover = Je hebt gevraagd of een bot het overneemt.

## Plaatsen en hoe het ermee staat

web-your-turn = Jouw beurt
web-thinking = Denkt na
web-waiting = Wacht
web-playing = Speelt
web-passed = Gepast
web-away = Weg
web-clock = Tijd over: { $time }
web-clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
web-hand = hand
web-deck = deck
web-discard = aflegstapel
web-leader = Leider
web-leaders = leiders
web-face-down = gedekt
web-leader-ready = Leider klaar
web-leader-used = Leider gebruikt
web-leader-silenced = Leider geblokkeerd
web-leader-passive = Werkt vanzelf
web-total = totaal
web-ahead = { $by } voor
web-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-hidden-cards = { $count ->
    [one] 1 verborgen kaart
   *[other] { $count } verborgen kaarten
}
web-hand-of = Hand { $of_name }
web-watchers = { $count ->
    [one] 1 kijkt toe
   *[other] { $count } kijken toe
}
web-watching = Je kijkt toe. De handen blijven verborgen.
web-solo-deck = Deck: { $faction }
web-solo-how = geen hand, speelt vanzelf
web-turned-up = Omgedraaid

## Het bord

web-round = Ronde { $number }
web-game-of-match = Spel { $number }
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
web-pile-empty = Hier ligt niets.
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

web-your-hand = Jouw hand, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-ask = Jij beslist.
web-waits-for = { $name } beslist.
web-choose = Kies
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
web-put-back = Terugleggen
web-pass-sure = { $count ->
    [0] Passen? Je doet deze ronde niets meer.
    [one] Passen? Je doet deze ronde niets meer en houdt 1 kaart over.
   *[other] Passen? Je doet deze ronde niets meer en houdt { $count } kaarten over.
}
web-from-to = { $from } naar { $to }
web-why-not-card = { $card } kan nu niet worden gespeeld: er is niets wat deze kaart zou doen.
web-not-your-turn = Je bent niet aan de beurt.

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
web-go-on = Verder
web-won = Overwinning
web-lost = Nederlaag
web-drawn = Gelijkspel
web-shared = Gedeelde overwinning
web-end-played = De laatste ronde is gespeeld.
web-end-resigned = Er heeft iemand opgegeven.
web-end-time = De tijd is om.
web-end-absent = Er was iemand te lang weg.
web-end-agreed = Jullie waren het eens.
web-rematch = Nog een keer
web-rematch-asked = Je hebt om nog een spel gevraagd.
web-rematch-wanted = De anderen willen graag nog een keer spelen.
web-look-at-table = De tafel bekijken

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

web-log = Wat er gebeurde
web-tab-log = Logboek
web-tab-card = Kaart
web-tab-why = Waarom

## De verbinding

web-reconnecting = Opnieuw verbinden.
web-move-kept = Je zet is bewaard.
web-game-kept = Je spel is bewaard.
web-tries = Poging { $tries }
web-try-now = Nu proberen

## Rond de tafel, in het logboek

web-room-taken_back = Er is een zet teruggenomen.
web-room-declined = Het verzoek is geweigerd.
web-room-retired = { $Name } geeft op; een bot speelt verder.
web-room-taken_over = Een bot speelt voor { $name }.
web-room-returned = { $who ->
    [you] Je bent terug.
   *[other] { $Name } is terug.
}
web-room-paused = Het huis was even dicht; er liep geen klok.

## Hints, where only bots play along

web-hint = Stel een kaart voor
web-hint-thinking = Denkt na …
web-hint-title = Wat een bot zou doen
web-hint-chance = { $percent } % winstkans

## Solo, step by step

web-solo-step = De beurt van de tegenstander
web-solo-turned = Omgedraaid: { $card }.
