# Cardia op de pagina's met regels en kaarten: figuren en uitspraken.

books-deck = Deck { $deck }
books-facet-deck = Deck
books-facet-influence = Invloed
books-kind-character = Personage
books-kind-guardian = Wachter
books-kind-scene = Scène
books-ability-instant = Direct
books-ability-ongoing = Duur

## Figuren

figure-encounters = 8 verslaat 5 en draagt een zegel, 11 verslaat 6, en 3 tegen 3 is een gelijkspel: geen zegel. Druk op een kaart om haar te lezen.
figure-changed = +3 op de eerste kaart en −3 op de tweede: 11 verslaat nu 9, en wat met 5 tegen 2 gewonnen was, is een gelijkspel geworden.
figure-mediator = Het fiche op { cardia-card-mediator } maakt van de ontmoeting een gelijkspel, al staat er 11 tegen 4.
figure-judge = Door het fiche op { cardia-card-judge } win je ook het gelijkspel ervoor. De ontmoeting van de Rechter zelf blijft verloren.
figure-treasurer = { cardia-card-treasurer } geeft de winnaar van de ontmoeting ervoor een zegel extra.
figure-aristocrat = Zolang { cardia-card-aristocrat } wint, draagt de kaart een tweede zegel.
figure-counselor = { cardia-card-counselor } draait de ontmoeting ervoor om: 4 wint van 9.
figure-guardians = Op elke tweede locatie ligt een wachter. De eerste twee liggen open; van de andere is alleen de fractie bekend.

## Uitspraken

ruling-two-judges = Hebben beiden een Rechter, dan blijft een gelijkspel gelijk: geen vonnis staat boven het andere. Tafels mogen afspreken dat beiden winnen.
ruling-void-mage = Eén soort fiches wordt verwijderd, aanpassingsfiches of duurfiches. Tafels mogen afspreken dat beide gaan.
ruling-illusionist-on-ties = Een kaart in een gelijkspel heeft niet verloren en kan dus niet gekozen worden. Tafels mogen het toestaan.
ruling-tokens-never-run-out = Alleen de som van de aanpassingsfiches op een kaart telt, en fiches noch zegels raken op.
ruling-phoenix = Het fiche komt op de kaart die daar gespeeld werd; bij een directe vaardigheid brengt het niets teweeg. Tafels mogen je uit al je kaarten laten kiezen.
ruling-parrot = De vaardigheid wordt nog eens uitgevoerd, al gebruikt of niet. De fractie kennen we niet uit de doos; wie er een heeft, kan ze in het kaartbestand verbeteren.
ruling-scorpion = Het toeval kiest de kaart, zodat niemand een hand hoeft door te kijken. De fractie is onze gok.
ruling-house-cards = Deze kaart is van ons: de naam of het effect van de gedrukte kennen we niet. Ze is overal gemerkt, en tafels mogen zonder haar spelen.

books-won-when-acted = Wie er als enige iets aan had, won { $rate } % van de spellen
books-numbers-mean-box = Wie toch al achter of voor staat, komt er misschien vaker aan: het cijfer zegt wie het had, niet wat het alleen opleverde.
