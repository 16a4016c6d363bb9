# Worum es in Rätseln geht.

puzzle-theme-cardia-last = Die letzten Karten
puzzle-idea-cardia-last = Nichts ist mehr verborgen: Geh alles durch, was sie spielen kann.
puzzle-theme-cardia-answering = Ihre Karte liegt offen
puzzle-idea-cardia-answering = Jetzt antwortest du: billig gewinnen, oder mit einer Fähigkeit verlieren, die es wert ist.
puzzle-theme-cardia-ongoing = Dauerhafte Karten
puzzle-idea-cardia-ongoing = Eine dauerhafte Karte wirkt, solange ihr Marker auf ihr liegt. Lies die ganze Reihe.
puzzle-theme-cardia-tokens = Marker
puzzle-idea-cardia-tokens = Ein Marker auf einer alten Begegnung kann sie kippen: Sieh nach, wo ein Schritt fehlt.
puzzle-theme-cardia-guardians = Wächter
puzzle-idea-cardia-guardians = Der Wächter kann wichtiger sein als die Begegnung.

## Wo man selbst einen Tisch aufbaut

editor-empty = Nachziehstapel ist leer
editor-deck = Deck
editor-row = Reihe
sketch-unknown-deck = Dieses Deck gibt es nicht.
sketch-holds-nothing = { sketch-side }: Die Hand ist leer.
sketch-row-uneven = Beide Seiten brauchen gleich viele Karten in der Reihe: Jede Begegnung hat zwei.
sketch-twice = { sketch-side }: { $card } liegt an zwei Stellen.
sketch-over = Die Partie wäre sofort zu Ende.
