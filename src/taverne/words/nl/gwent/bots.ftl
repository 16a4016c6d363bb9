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
