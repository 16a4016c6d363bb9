# Gwent op de pagina's met regels en kaarten: figuren en uitspraken.

books-copies = { $count } exemplaren
books-facet-row = Rij
books-facet-strength = Sterkte
books-kind-called = Wacht naast het bord

## Figuren

figure-weather = { card-ne_biting_frost } ligt: elke troep in beide infanterierijen telt 1. De helden houden hun 15 en 10.
figure-king_bran = Dezelfde vorst: aan de zijde van King Bran wordt 6 een 3, 5 een 3 en 3 een 2; aan de overkant telt alles 1.
figure-bond = Drie met sterkte 4 in één rij tellen elk 3 × 4 = 12. { card-nr_ves } heeft geen Tight Bond en blijft 5.
figure-morale = Twee { card-nr_kaedweni_siege_expert } tillen elkaar naar 2, en { card-nr_catapult } van 8 naar 10.
figure-horn = { card-ne_dandelion } verdubbelt de anderen in zijn rij, zichzelf niet; een held wordt nooit geraakt. In de rij eronder verdubbelt een hoornkaart alles.
figure-order = Vorst, twee met Tight Bond, een Morale Boost, een hoorn: 4 → 1 → 2 → 3 → 6. Druk op een kaart om haar stappen te zien.
figure-medic = De Medic haalt { card-nr_catapult } terug van de aflegstapel. Naast haar tweelingzus tellen beide 16.
figure-muster = Eén { card-mo_ghoul } wordt gespeeld: die op hand en die in het deck komen meteen mee.
figure-spy = { card-nr_prince_stennis } landt aan de zijde van de tegenstander en telt daar 5. Jij trekt twee kaarten.
figure-scorch_row = De rij aan de overkant telt 25. De sterkste troep die geen held is, { card-mo_fiend } met 6, verbrandt; { card-mo_draug } telt mee voor de 10, maar blijft.
figure-summon = { card-ne_decoy } neemt { card-ne_cow } op hand. Ze heeft het bord verlaten, dus { card-ne_bovine_defense_force } komt binnen, in de eigen rij.
figure-berserker = { card-sk_mardroeme } maakt van { card-sk_berserker } met 4 een { card-sk_transformed_vildkaarl } met 14, die zijn buur met 1 optilt.
figure-decoy = { card-ne_decoy } neemt de plaats in van { card-mo_fiend }, die terug op je hand komt. Zelf telt ze 0.
figure-scorch = Het sterkst zijn drie troepen met 6, waarvan twee van jezelf: alle drie verbranden ze. De held met 10 blijft.

## Uitspraken

ruling-relentless = Hij neemt een kaart uit je eigen deck. De gedrukte kaart en het videospel spreken van een aflegstapel; de vragen en antwoorden in het boekje, later en juist over deze kaart geschreven, spreken van het deck, dus zien we ze als een correctie. Tafels mogen de oudere tekst afspreken.
ruling-leaders-leave-heroes = Bringer of Death en The Relentless nemen geen helden: volgens het boekje raakt niets wat een leider doet een held. Destroyer of Worlds neemt elke kaart, omdat de kaart dat zelf zegt.
ruling-weather-on-zero = Een troep met 0 blijft 0. Naar de letter zou weer er 1 van maken, en slecht weer zou goed voor haar zijn; wij lezen weer als iets wat alleen afneemt. Tafels mogen de letter afspreken.
ruling-same-weather-twice = Een tweede exemplaar van weer dat er al ligt mag gespeeld worden, en voegt niets toe.
ruling-summon-on-decoy = Een troep die Decoy op hand neemt heeft het bord verlaten, dus komt ook de vervanger binnen. Tafels mogen afspreken dat die wegblijft.
ruling-replacements = De vervanger komt van wie de kaart meebracht, en is van dan af een troep als elke andere: Decoy kan hem nemen, en hij gaat naar de aflegstapel. Is er geen over, dan komt er niets, en een Berserker blijft er een.
ruling-behemoth-calls = De Behemoth roept de Arachas, en zij roepen hem niet terug. De bronnen verschillen; de meeste latere lijsten hebben het zo.
ruling-one-way-muster = Wie geroepen wordt, roept niet terug: Gaunter O'Dimm roept zijn Darkness, Cerys haar Shield Maidens, Geralt en Cirilla roepen Roach, en niet andersom.
ruling-treason-after-weather = Spionnen worden verdubbeld na het weer en vóór Tight Bond: die stap staat niet in de lijst van het boekje, dus verdubbelt hij wat het weer overlaat.
ruling-one-doubling = Een rij wordt één keer verdubbeld, hoeveel hoorns er ook klinken. Een hoorntroep zelf wordt alleen verdubbeld door een hoornkaart, een hoornleider of een hoorntroep die eerder kwam.
ruling-place-of-the-horn = Een hoornkaart gaat naar elke rij van jou zonder hoorn, ook een lege; een hoornleider neemt dezelfde plaats in. Een rij neemt één Mardroeme-kaart op, en Ermion mag erbij komen.
ruling-for-nothing = Scorch en weer mogen altijd gespeeld worden, ook zonder effect: wachten is een eerlijke zet. Decoy, hoorn en Mardroeme hebben een plaats nodig.
ruling-heroes-count-to-ten = Helden tellen mee voor de 10 die een rij moet hebben: het boekje vraagt naar het totaal van de rij. Alleen wat verbrandt is nooit een held.
ruling-scorch-burns-zeros = Hebben de sterkste troepen 0, dan verbranden ook zij: nergens staat dat de sterkste iets waard moet zijn.
ruling-decoy-untouched = Een Decoy op het bord blijft 0 wat er ook gebeurt, en wordt niet door Monsters gehouden of teruggehaald. Het boekje zondert alleen helden uit; een stropop met Morale Boost zou vreemd zijn.
ruling-king-bran = Hij beschermt elke troep aan zijn zijde die geen held is, ook vijandelijke spionnen. Van een oneven getal gaat de kleinste helft verloren.
ruling-hope-moves = Eén keer langs je Agile troepen, eerst infanterie, dan boogschutters, van links naar rechts: elke verhuist als je totaal daardoor stijgt. De kaart laat geen keuze, dus is er geen.
ruling-crach-fills = Elke kaart gaat terug naar het deck van de speler op wiens stapel ze ligt. Hij kan niet gebruikt worden als op geen stapel een kaart van een hoofddeck ligt.
ruling-searching-leaders = Ze kunnen precies dan gebruikt worden als het deck een passende kaart bevat, wat er ook op het bord ligt. Daarna wordt het deck geschud.
ruling-invader = Medics die gewone troepen zijn halen een willekeurige troep terug, bij iedereen; helden met die eigenschap kiezen nog steeds. Is de troep Agile, dan kiest haar speler de rij.
ruling-arnjolf = Elke troep met Tight Bond aan je zijde volstaat, wie haar ook meebracht, als je deck er nog een exemplaar van bevat.
ruling-what-the-emperor-sees = Wat hij ziet, weet alleen wie kijkt; de anderen weten dat hij gekeken heeft.
ruling-white-flame = Ze werkt voordat de startkaarten getrokken worden en schakelt leiders voor het hele spel uit, ook passieve. Twee White Flames doen elkaar niets.

books-won-when-led = Won { $rate } % van de spellen onder deze leider
books-won-when-used = Won { $rate } % van de spellen waarin de eigenschap gebruikt werd
books-numbers-mean-leaders = “Onder deze leider” is het eerlijkere cijfer: een eigenschap die men voor een goed moment bewaart, lijkt goed zodra ze gebruikt is.
