# Waarom een bot aan een tafel van Cardia een keuze goed vindt.

thought-cardia-wins-game = Dit wint het spel { chance-words }.
thought-cardia-loses-game = Dit verliest het spel { chance-words }.
thought-cardia-gains = Dit levert { chance-words } zegels op.
thought-cardia-costs = Dit geeft { chance-words } zegels weg.
thought-cardia-keeps = Dit verplaatst geen zegel; het gaat om wat er overblijft om mee te spelen.
thought-cardia-weight = Dit wordt { $percent } van de honderd keer getrokken.
thought-cardia-looks = Vooruitkijkend won dit { chance-words }.
thought-cardia-solved = De laatste kaarten zijn doorgerekend: kies dit { chance-words }, zodat niemand erop kan rekenen.

# Hetzelfde in de woorden van de lessen.
thought-cardia-ongoing = Een duurkaart: haar duurfiche werkt { chance-words } vanaf nu, zolang de kaart er ligt.
thought-cardia-tokens = Fiches verschuiven { chance-words } invloed naar jou; een oude ontmoeting kan later nog kantelen.
thought-cardia-loses-on-purpose = Ze verliest { chance-words } met opzet: alleen de verliezer gebruikt de vaardigheid, en sterkere kaarten blijven in de hand.
thought-cardia-guardian = Ze roept { chance-words } de wachter: wie zijn fractie speelt, gebruikt hem.
thought-cardia-discards = Ze kost de tegenstander { chance-words } kaarten: wie niet kan spelen, verliest.

# Waarom de bot "net" hier niet kan spelen.
weights-many-scenes = De bot "net" heeft alleen tafels met hooguit drie scènes geleerd.
