## De tafelhulp bij de echte doos

companion-faction = Factie
companion-leader = Leider
companion-no-leader = Niet belangrijk
companion-team = Team { $number }
companion-deck = Het deck van de tegenstander
companion-zero = Weer tilt een eenheid met kracht 0 naar 1 (GWT-4.2)
companion-turns-up = De tegenstander draait leiders open (GWT-8.5)
companion-weather = Weer op de tafel
companion-totals = Totalen: { $totals }
companion-row = { $who }, { $row }, { $total }
companion-row-of = { $who }, { $row }
companion-unit = { $card } ({ $row })
companion-discard = Aflegstapel
companion-nothing = Hier ligt niets.
companion-blown = Hoorn van de leider
companion-silenced = { $leader }, uitgeschakeld
companion-to = { $who }: { $place }
companion-left = { $left ->
    [one] Nog één in de doos.
   *[other] Nog { $left } in de doos.
}
companion-move = Verplaats naar: { $row }
companion-falls = Naar de aflegstapel
companion-score = Stand
companion-gems = Edelstenen
companion-points = Punten
companion-columns = Rondes tot nu toe, totaal nu, { $of }.
companion-total-of = Totaal van { $who }
companion-less = Eén minder voor { $who }
companion-more = Eén meer voor { $who }
companion-by-hand = Een ingetikt totaal gaat voor de kaarten; leeg tellen de kaarten weer.
companion-end-round = Ronde afsluiten
companion-round-to = De ronde gaat naar { $names }.
companion-round-drawn = De ronde is gelijk.
companion-comes-gems = { $who }: { $total }, { $score ->
    [0] geen edelsteen over
    [one] één edelsteen over
   *[other] { $score } edelstenen over
} (GWT-3.4)
companion-comes-points = { $who }: { $total }, { $gain ->
    [one] één punt
   *[other] { $gain } punten
}, samen { $score } (GWT-8.3)
companion-starts = { $count ->
    [one] { $names } begint de volgende ronde.
   *[other] Het lot beslist wie begint: { $names }.
}
companion-starts-last = Wie het laatst paste, begint de volgende ronde.
companion-its-turn = Zijn beurt
companion-pass = Ik pas
companion-deed-turn = De beurt van de tegenstander
companion-deed-close = Het einde van de ronde
companion-deed-round = De ronde is voorbij
companion-nothing-more = Er wordt niets opengedraaid. De totalen gelden.
companion-done = Gedaan
companion-clear-board = Bord opruimen
companion-ask = Wat is er aan tafel gebeurd?
companion-ask-solo-card = Draai de bovenste kaart van zijn deck open. Welke is het?
companion-ask-solo-muster = Doorzoek zijn deck van boven: welke hiervan komt eerst? Schud het daarna.
companion-ask-solo-decoy = De bovenste kaart van zijn deck gaat onder de Decoy en wordt zo opengedraaid. Welke is het?
companion-ask-solo-found = Doorzoek zijn deck van boven: welke hiervan komt eerst?
companion-ask-solo-leader = Draai zijn bovenste leider open. Welke is het?
companion-ask-buried = Draai de kaart onder zijn Decoy open. Welke is het?
companion-ask-revival = Het toeval kiest een eenheid uit de aflegstapel. Welke komt terug?
companion-ask-survivor = Monsters houden willekeurig één eenheid (GWT-7.1). Welke blijft?
companion-ask-homecoming = Eenheden van Skellige keren willekeurig terug (GWT-7.1). Welke komt?
companion-ask-after-round = Loot: wie begint de volgende ronde?
companion-ask-deploy = In welke rij komt hij?
companion-ask-revive = Welke eenheid brengt de Medic terug?
companion-deck-empty = Zijn deck is leeg
companion-none-there = Geen daarvan is er

## Wat niet kan

companion-only-solo = Alleen in het solospel speelt de tegenstander volgens regels (GWT-8.5).
companion-unknown-faction = Speler { $side }: kies een factie.
companion-unknown-leader = Speler { $side }: kies een leider van de factie.
companion-same-faction = Partners spelen verschillende facties ({ $rule }).
companion-nobody-plays = { $card }: niemand speelt hier die factie.
companion-wrong-place = { $card } kan niet in de { $line ->
    [melee] rij infanterie
    [ranged] rij boogschutters
   *[siege] rij artillerie
} liggen (GWT-3.1).
companion-other-side = { $card } hoort bij een andere kant, en alleen spionnen steken over (GWT-5.4).
companion-one-each = Een rij heeft maar één plaats voor { $card } (GWT-9.2).
companion-no-weather = { $card } is geen weer.
companion-too-many = { $most ->
    [one] Voor wie hier speelt, zit { $card } maar één keer in de doos.
   *[other] Voor wie hier speelt, zit { $card } maar { $most } keer in de doos.
}
companion-no-horn = De leider van speler { $side } blaast geen hoorn (GWT-7.4).
companion-horn-taken = Speler { $side }: die rij heeft al een hoorn, en één is genoeg (GWT-4.6).
