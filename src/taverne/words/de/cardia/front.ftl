# What other pages than the tables say of Cardia; it comes with the first page.

web-cardia-terms = Cardia, { $deck ->
    [I] Deck I
    [II] Deck II
   *[mixed] gemischtes Deck
}{ $guardians ->
    [yes] {" "}mit Wächtern
   *[no] { "" }
}
cardia-name = Cardia
web-cardia-quick = Deck I, eine Partie
web-way-guardians = Wächter
web-way-guardians-more = Die Wildnis, Begegnungen 2 bis 12
web-way-scenes = Schauplätze
web-way-scenes-more = Eine Regel mehr, oder mehrere
web-way-mixed = Gemischtes Deck
web-way-mixed-more = Deck I oder II für jede Fraktion
cardia-faction-swamp = Rebellion
cardia-faction-academy = Akademie
cardia-faction-guild = Gilde
cardia-faction-dynasty = Dynastie
web-excused-weights-many-scenes = { $level } hat nur Tische mit höchstens drei Schauplätzen gelernt; der nächstbeste Bot springt ein.
