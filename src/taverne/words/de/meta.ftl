# Was die Untersuchung von Decks sagt. Quoten und Unterschiede kommen als fertige Worte: „63.4 %“, „+2.1“.

## Die Befehle

cli-help-meta = Ein Feld von Decks untersuchen: welches das beste ist, welche Mischung niemand schlägt, welche Karte ein Deck trägt.
cli-help-meta-decks = Die Decks: ein Ordner mit Deckdateien oder Decks mit Kommas dazwischen; „starters“ und „field“ sind die des Hauses.
cli-help-meta-bot = Der Bot, der alle Decks spielt. Ohne Angabe der übliche.

## Was abgelehnt wird

meta-unplayable = Das lässt sich nicht untersuchen:
meta-decks-missing = Sag, welche Decks: --decks ORDNER.
meta-no-field = Es gibt kein Deck, an dem es gemessen werden kann; nenne mindestens eines.
meta-one-deck = „{ $deck }“ ist das einzige Deck; ein Feld hat mindestens zwei.
meta-folder-empty = In { $folder } liegt keine Deckdatei (*{ $suffix }).
meta-deck-refused = { $source }: { $reason }
meta-duels-only = Decks werden in Duellen untersucht.

## Ein Feld

meta-title = { $decks } Decks
meta-standings = Decks gegen das Feld, jeder Gegner gleich oft:
meta-standing = { $number }. { $name }: { $rate }, mit 95 % Sicherheit zwischen { $low } und { $high }. Der schwerste Gegner ist { $nemesis } ({ $against }).
meta-equilibrium = Die Mischung, die niemand schlägt:
meta-mix = { $name }: { $share } (in 95 von 100 Feldern wie diesem zwischen { $low } und { $high })
meta-best = Gegen dieses Feld bringt man am besten { $name } mit: { $rate }, mit 95 % Sicherheit zwischen { $low } und { $high }.

## Der Bericht

meta-section-standings = Die Decks
meta-section-mix = Die Mischung, die niemand schlägt
meta-section-matches = Paarungen
meta-section-carriers = Was ein Deck trägt
meta-section-cards = Karten
meta-caption-standings = Wie oft jedes Deck die anderen schlägt, jedes gleich oft, mit dem 95-%-Intervall.
meta-caption-mix = Wie oft jedes Deck mitbringt, wer sich nicht ausnutzen lässt, mit dem 95-%-Intervall. Andere Decks bleiben zu Hause.
meta-caption-matches = Wie oft das Deck der Zeile das der Spalte schlägt, das beste Deck zuerst.
meta-caption-carriers = Die Karten, mit denen jedes Deck am besten und am schlechtesten fährt, wenn sie gezogen sind, in Prozentpunkten neben seinem Mittel; nur Karten, die in mindestens { $least } Partien gezogen wurden.
meta-axis-rate = gewonnen, von hundert
meta-axis-share = mitgebracht, von hundert
meta-all-pairings = Alle Paarungen
meta-column-deck = Deck
meta-column-rate = Quote
meta-column-low = Mindestens
meta-column-high = Höchstens
meta-column-share = Anteil
meta-column-share-low = Mindestens
meta-column-share-high = Höchstens
meta-column-nemesis = Schwerster Gegner
meta-column-against = Quote
meta-column-carries = Trägt es
meta-column-burdens = Belastet es
