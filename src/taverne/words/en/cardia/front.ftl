# What other pages than the tables say of Cardia; it comes with the first page.

web-cardia-terms = Cardia, { $deck ->
    [I] deck I
    [II] deck II
   *[mixed] mixed deck
}{ $guardians ->
    [yes] {" "}with guardians
   *[no] { "" }
}
cardia-name = Cardia
web-cardia-quick = Deck I, one game
web-way-guardians = Guardians
web-way-guardians-more = The wilderness, encounters 2 to 12
web-way-scenes = Scenes
web-way-scenes-more = One rule more, or several
web-way-mixed = Mixed deck
web-way-mixed-more = Deck I or II for every faction
cardia-faction-swamp = Rebellion
cardia-faction-academy = Academy
cardia-faction-guild = Guild
cardia-faction-dynasty = Dynasty
web-excused-weights-many-scenes = { $level } has learned tables with at most three scenes; the next best bot sits in.
