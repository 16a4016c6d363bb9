# Waarom een bot aan een tafel van Cardia een keuze goed vindt; "verdelingen" zijn tafels die hij zich voorstelt.

thought-cardia-wins-game = Dit wint het spel in { $percent } van de honderd verdelingen.
thought-cardia-loses-game = Dit verliest het spel in { $percent } van de honderd verdelingen.
thought-cardia-gains = Dit levert zegels op in { $percent } van de honderd verdelingen.
thought-cardia-costs = Dit geeft zegels weg in { $percent } van de honderd verdelingen.
thought-cardia-keeps = Dit verplaatst geen zegel; het gaat om wat er overblijft om mee te spelen.
thought-cardia-weight = Dit wordt { $percent } van de honderd keer getrokken.
thought-cardia-looks = Dit won { $percent } % van { $visits } blikken vooruit.
thought-cardia-solved = De laatste kaarten zijn doorgerekend: kies dit { $percent } van de honderd keer.
