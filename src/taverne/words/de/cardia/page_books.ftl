# Cardia auf den Seiten mit Regeln und Karten: Bilder und Auslegungen.

books-deck = Deck { $deck }
books-facet-deck = Deck
books-facet-influence = Einfluss
books-kind-character = Charakter
books-kind-guardian = Wächter
books-kind-scene = Schauplatz
books-ability-instant = Sofort
books-ability-ongoing = Dauerhaft

## Bilder

figure-encounters = 8 schlägt 5 und trägt ein Siegel, 11 schlägt 6, und 3 gegen 3 ist ein Unentschieden: kein Siegel. Ein Druck auf eine Karte zeigt ihren Text.
figure-changed = +3 auf der ersten Karte und −3 auf der zweiten: 11 schlägt nun 9, und was mit 5 gegen 2 gewonnen war, ist ein Unentschieden.
figure-mediator = Der Marker auf { cardia-card-mediator } macht die Begegnung zum Unentschieden, obwohl 11 gegen 4 steht.
figure-judge = Mit dem Marker auf { cardia-card-judge } gewinnst du auch das Unentschieden davor. Die Begegnung des Richters selbst bleibt verloren.
figure-treasurer = { cardia-card-treasurer } gibt der Seite, die die Begegnung davor gewinnt, ein Siegel mehr.
figure-aristocrat = Solange { cardia-card-aristocrat } gewinnt, trägt die Karte ein zweites Siegel.
figure-counselor = { cardia-card-counselor } dreht die Begegnung davor: 4 gewinnt gegen 9.
figure-guardians = An jedem zweiten Platz liegt ein Wächter. Die ersten beiden sind offen; von den anderen kennt man nur die Fraktion.

## Auslegungen

ruling-two-judges = Haben beide einen Richter, bleibt ein Unentschieden eines: Kein Spruch steht über dem anderen. Tische können vereinbaren, dass beide gewinnen.
ruling-void-mage = Entfernt wird eine Art Marker, Modifikationen oder dauerhafte. Tische können vereinbaren, dass beide gehen.
ruling-illusionist-on-ties = Eine Karte im Unentschieden hat nicht verloren und ist deshalb nicht wählbar. Tische können es erlauben.
ruling-tokens-never-run-out = Nur die Summe der Modifikationen auf einer Karte zählt, und weder Marker noch Siegel gehen aus.
ruling-phoenix = Der Marker kommt auf die Karte, die dort gespielt wurde; bei einer sofortigen Fähigkeit löst er nichts aus. Tische können die Wahl unter allen eigenen Karten erlauben.
ruling-parrot = Die Fähigkeit wird noch einmal ausgeführt, ob schon genutzt oder nicht. Die Fraktion kennen wir nicht aus der Schachtel; wer eine besitzt, kann sie in der Kartendatei berichtigen.
ruling-scorpion = Der Zufall wählt die Karte, damit niemand eine Hand durchsehen muss. Die Fraktion ist unsere Vermutung.
ruling-house-cards = Diese Karte ist von uns: Name oder Wirkung der gedruckten kennen wir nicht. Sie ist überall gekennzeichnet, und Tische können ohne sie spielen.

books-won-when-acted = Für wen allein sie wirkte, der gewann { $rate } % der Partien
books-numbers-mean-box = Wer ohnehin zurückliegt oder führt, kommt vielleicht öfter an sie: Die Zahl sagt, wer sie hatte, nicht, was sie allein brachte.
