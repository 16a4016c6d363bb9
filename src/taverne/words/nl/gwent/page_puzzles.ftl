# Waar puzzels over gaan.

puzzle-theme-gwent-decoy = Decoy
puzzle-idea-gwent-decoy = Decoy opent een deur: een eenheid die iets doet als ze neerkomt of weggaat, kan dat nog eens doen.
puzzle-theme-gwent-mardroeme = Mardroeme
puzzle-idea-gwent-mardroeme = Een zwak paar kan de sterkste rij van de tafel worden: eerst de berserkers, dan Mardroeme.
puzzle-theme-gwent-summon = Cow en Kambi
puzzle-idea-gwent-summon = Sommige kaarten willen van tafel: wie in hun plaats komt, is veel sterker.
puzzle-theme-gwent-medics = Medics
puzzle-idea-gwent-medics = Een Medic is waard wat in je aflegstapel ligt; kijk daar voordat je je hand telt.
puzzle-theme-gwent-scorch = Scorch
puzzle-idea-gwent-scorch = Eerst branden, dan bouwen: het vuur neemt de sterksten van beide kanten.
puzzle-theme-gwent-horn = Hoorn
puzzle-idea-gwent-horn = Een hoorn verdubbelt wat er nu staat: vul eerst de rij, en kies de juiste.
puzzle-theme-gwent-leaders = Leiders
puzzle-idea-gwent-leaders = Je leider kost geen kaart. Gebruik hem als het erop aankomt.
puzzle-theme-gwent-weather = Weer
puzzle-idea-gwent-weather = Het weer laat 1 over van elke eenheid. Tel beide kanten voordat je het verandert.
puzzle-theme-gwent-spies = Spies
puzzle-idea-gwent-spies = Een Spy geeft punten weg en brengt kaarten; een Spy aan jouw kant is een geschenk.
puzzle-theme-gwent-morale = Morale Boost
puzzle-idea-gwent-morale = Eén meer voor iedereen: hoe voller de rij, hoe meer het brengt.
puzzle-theme-gwent-bond = Tight Bond
puzzle-idea-gwent-bond = Twee keer dezelfde is vier keer zoveel: een paar vermenigvuldigt.
puzzle-theme-gwent-muster = Muster
puzzle-idea-gwent-muster = Eén kaart kan andere roepen. Lees wie wie roept.
puzzle-theme-gwent-heroes = Helden
puzzle-idea-gwent-heroes = Geen weer, hoorn of vuur raakt een held: sterk, en altijd precies wat er gedrukt staat.
puzzle-theme-gwent-passing = Passen
puzzle-idea-gwent-passing = Soms is de beste kaart die je bewaart.
puzzle-theme-gwent-enough = Net genoeg
puzzle-idea-gwent-enough = Niet meer dan nodig: vind de kaarten die net volstaan.

## De plek waar je zelf een tafel klaarzet

editor-faction = Factie
editor-leader = Leider
editor-gems = Edelstenen
editor-passed = Heeft gepast
editor-used = Leider is gebruikt
editor-melee = Melee
editor-ranged = Ranged
editor-siege = Siege
editor-sky = Weer
editor-horn = Hoorn op
sketch-unknown-faction = { sketch-side }: kies een factie.
sketch-unknown-leader = { sketch-side }: kies een leider van de factie.
sketch-wrong-place = { sketch-side }: { $card } kan daar niet liggen.
sketch-horns = { sketch-side }: elke rij heeft één plek voor een hoorn.
sketch-number = { sketch-side }: het aantal edelstenen loopt van { $low } tot { $high }.
sketch-too-many = Van { $card } zijn er maar { $most }.
sketch-asked-has-passed = Wie heeft gepast, is niet aan zet.
sketch-asked-holds-nothing = Wie aan zet is, heeft een handkaart nodig.
