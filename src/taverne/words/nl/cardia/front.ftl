# What other pages than the tables say of Cardia; it comes with the first page.

web-cardia-terms = Cardia, { $deck ->
    [I] deck I
    [II] deck II
   *[mixed] gemengd deck
}{ $guardians ->
    [yes] {" "}met wachters
   *[no] { "" }
}
cardia-name = Cardia
web-cardia-quick = Deck I, één spel
web-way-guardians = Wachters
web-way-guardians-more = De wildernis, ontmoetingen 2 tot en met 12
web-way-scenes = Scènes
web-way-scenes-more = Eén regel erbij, of meer
web-way-mixed = Gemengd deck
web-way-mixed-more = Deck I of II voor elke fractie
cardia-faction-swamp = rebellie
cardia-faction-academy = academie
cardia-faction-guild = gilde
cardia-faction-dynasty = dynastie
web-excused-weights-many-scenes = { $level } heeft alleen tafels met hooguit drie scènes geleerd; de op één na beste bot valt in.
