# Waar puzzels over gaan.

puzzle-theme-cardia-last = De laatste kaarten
puzzle-idea-cardia-last = Er is niets meer verborgen: ga alles na wat zij kan spelen.
puzzle-theme-cardia-answering = Haar kaart ligt open
puzzle-idea-cardia-answering = Nu is het antwoord aan jou: win goedkoop, of verlies met een vaardigheid die het waard is.
puzzle-theme-cardia-ongoing = Duurkaarten
puzzle-idea-cardia-ongoing = Een duurkaart werkt zolang haar duurfiche erop ligt. Lees de hele rij.
puzzle-theme-cardia-tokens = Fiches
puzzle-idea-cardia-tokens = Een fiche op een oude ontmoeting kan die doen kantelen: kijk waar één stap ontbreekt.
puzzle-theme-cardia-guardians = Wachters
puzzle-idea-cardia-guardians = De wachter kan belangrijker zijn dan de ontmoeting.

## De plek waar je zelf een tafel klaarzet

editor-empty = Trekstapel is leeg
editor-deck = Deck
editor-row = Rij
sketch-unknown-deck = Dat deck is er niet.
sketch-holds-nothing = { sketch-side }: de hand is leeg.
sketch-row-uneven = Beide kanten hebben evenveel kaarten in de rij nodig: elke ontmoeting heeft er twee.
sketch-twice = { sketch-side }: { $card } ligt op twee plekken.
sketch-over = Het spel zou meteen voorbij zijn.
