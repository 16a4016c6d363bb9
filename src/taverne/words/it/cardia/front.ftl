# What other pages than the tables say of Cardia; it comes with the first page.

web-cardia-terms = Cardia, { $deck ->
    [I] mazzo I
    [II] mazzo II
   *[mixed] mazzo misto
}{ $guardians ->
    [yes] {" "}con i guardiani
   *[no] { "" }
}
cardia-name = Cardia
web-cardia-quick = Mazzo I, una partita
web-way-guardians = Guardiani
web-way-guardians-more = Le terre selvagge, incontri da 2 a 12
web-way-scenes = Luoghi
web-way-scenes-more = Una regola in più, o diverse
web-way-mixed = Mazzo misto
web-way-mixed-more = Mazzo I o II per ogni fazione
cardia-faction-swamp = Ribellione
cardia-faction-academy = Accademia
cardia-faction-guild = Gilda
cardia-faction-dynasty = Dinastia
web-excused-weights-many-scenes = { $level } ha imparato solo tavoli con al massimo tre luoghi; lo sostituisce il migliore tra gli altri bot.
