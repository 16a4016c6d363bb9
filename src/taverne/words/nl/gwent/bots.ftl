# Waarom een bot iets kiest aan een tafel van Gwent.

thought-later = Wie later speelt, weet meer.
thought-keeps-all = Elke kaart van deze hand is het houden waard.
thought-dull = Van deze hand is dit het minst waard.
thought-gains = { $points ->
    [0] Dit levert niet meteen iets op.
    [one] Dit levert ongeveer één punt op.
   *[other] Dit levert ongeveer { $points } punten op.
}
thought-costs = { $points ->
    [one] Dit kost eerst ongeveer één punt.
   *[other] Dit kost eerst ongeveer { $points } punten.
}
thought-keeps = Je ligt { $points ->
    [one] één punt
   *[other] { $points } punten
} voor en houdt { $cards ->
    [0] geen kaart
    [one] één kaart
   *[other] { $cards } kaarten
} over voor de volgende rondes.
thought-leaves-round = { $points ->
    [0] Laat deze ronde schieten voordat ze meer kaarten kost:
    [one] Laat deze ronde schieten, je staat één punt achter:
   *[other] Laat deze ronde schieten, je staat { $points } punten achter:
} jij houdt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} over voor de volgende rondes, de tegenstander { $theirs }{ $more ->
    [0] .
   *[other] ; zo lig je { $more } voor in de wedloop.
}
thought-leaves-to-rules = Dit laat deze ronde aan de tegenstander.
thought-last-gem = Dit zet je laatste edelsteen op het spel: wie niet voor staat, verliest het spel.
thought-last-card = { $points ->
    [one] De laatste kaart van de tegenstander moet dan één punt inhalen.
   *[other] De laatste kaart van de tegenstander moet dan { $points } punten inhalen.
}
thought-wins-round = Dit wint de ronde meteen.
thought-ends-round = Dit beëindigt de ronde.
thought-wins-game = Dit wint het spel.
thought-draws-game = Dit beëindigt het spel in een gelijkspel.
thought-loses-game = Dit verliest het spel.
thought-weight = Dit wordt { $percent } van de honderd keer getrokken.

# Hetzelfde in de woorden van de lessen.
thought-spy = Een Spy: de overkant krijgt { $points ->
    [one] één punt
   *[other] { $points } punten
}, jij trekt { $cards ->
    [0] niets
    [one] één kaart
   *[other] { $cards } kaarten
}. Met meer kaarten win je de latere rondes.
thought-decoy = { $kind ->
    [spy] Decoy haalt een Spy terug, om die nog eens te sturen en opnieuw te trekken.
    [medic] Decoy haalt een Medic terug, die nog een eenheid kan terugbrengen.
   *[unit] Decoy haalt een eenheid terug voor een latere ronde en kost geen sterkte.
}
thought-medic = Een Medic: de eenheid uit de aflegstapel komt mee, samen { $points ->
    [one] één punt
   *[other] { $points } punten
}.
thought-bond = Tight Bond: samen met haar naamgenoot brengt ze { $points ->
    [one] één punt
   *[other] { $points } punten
}.
thought-muster = Ze roept haar groep, samen { $points ->
    [one] één punt
   *[other] { $points } punten
}: ook die uit je hand komen mee.
thought-horn = De hoorn verdubbelt een sterke rij: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
thought-weather = Het weer raakt de overkant harder dan jou: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
thought-clear = Clear Weather geeft jouw rijen { $points ->
    [one] één punt
   *[other] { $points } punten
} meer dan die van de overkant.
thought-scorch = Het vuur neemt de sterksten: { $points ->
    [one] één punt
   *[other] { $points } punten
}. Het werkt het best voordat ze beschermd zijn, en voordat je zelf zo hoog bouwt.
thought-leader = Je leider kost geen kaart{ $points ->
    [0] .
    [one] , en levert één punt op.
   *[other] , en levert { $points } punten op.
}

# Waarom de bot "net" hier niet kan spelen.
weights-other-rules = De bot "net" heeft alleen duels met de gewone regels geleerd.
