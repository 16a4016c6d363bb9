card-unknown = Eine Karte namens „{ $card }“ gibt es nicht.
setup-unplayable = Diese Partie kann nicht beginnen:
setup-number-of-decks = Sie braucht { $seats } Decks, aber es sind { $decks }.
setup-illegal-deck = Das Deck von Platz { $seat } verstößt gegen die { $law ->
    [advanced] Regeln für fortgeschrittene Decks
   *[other] Standardregeln
}:
setup-same-faction = Teammitglieder bringen verschiedene Fraktionen mit, aber die Plätze { $seats } haben beide { $faction ->
    [monsters] Monster
    [nilfgaard] Nilfgaard
    [northern_realms] die Nördlichen Königreiche
    [scoiatael] die Scoia'tael
   *[skellige] Skellige
}.
rules-only-solo = { $field } ist eine Variante des Solospiels; dazu gehört mode=solo.
rules-solo-law = Solodecks folgen den Standardregeln, nicht denen für fortgeschrittene Decks.
solo-its-deck = Das gegnerische Deck muss jede Karte seiner Fraktion enthalten ({ $rule }).
solo-your-deck = Dein Deck muss jede Karte deiner Fraktion außer schlechtem Wetter enthalten, es sei denn, du spielst die Variante mit eigenem Deck ({ $rule }).
solo-no-weather = { $card } ist schlechtes Wetter und darf im Solospiel nicht in deinem Deck sein ({ $rule }).
match-only-duels = Ein Match besteht aus Duellen; in der Spielweise { $mode } geht das nicht.
match-line-up = Die Decks von Platz { $seat } lassen sich nicht spielen:
match-tournament-decks = Ein Turnier verlangt je drei Decks, aber Platz { $seat } bringt nur eines mit.
setup-is-a-match = Um bis zu { $wins } Siegen zu spielen, beginne ein Match und keine einzelne Partie.
position-leader-not-ready = { $place }: Ein passiver oder ausgeschalteter Anführer kann nicht bereit sein.
position-no-exchange = { $place }: Wer tauscht, braucht eine Hand und ein Deck und tut es nur einmal.
deck-unmakable = Daraus lässt sich kein Deck machen:
deck-no-counts = „{ $counts }“ sagt nicht, wie oft welche Karte dabei ist.
deck-copies = „{ $copies }“ ist keine Anzahl von { $card }.
