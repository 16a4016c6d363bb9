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
thought-keeps = { $cards ->
    [one] Dit spaart een kaart voor latere rondes.
   *[other] Dit spaart { $cards } kaarten voor latere rondes.
}
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
