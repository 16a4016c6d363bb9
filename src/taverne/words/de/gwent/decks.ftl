## Was an einem Deck nicht stimmt; jeder Text endet mit der Regel dahinter.

deck-illegal = Das Deck „{ $deck }“ darf nach den { $law ->
    [advanced] Regeln für fortgeschrittene Decks
   *[other] Standardregeln
} nicht gespielt werden:
deck-law-unknown = Deckregeln „{ $law }“ gibt es nicht. Es gibt: { $known }.
deck-faction-unknown = Eine Fraktion „{ $faction }“ gibt es nicht. (GWT-1.1)
deck-leader-unknown = Einen Anführer „{ $leader }“ gibt es nicht. (GWT-1.1)
deck-leader-foreign = { $leader } führt eine andere Fraktion, nicht { $faction ->
    [monsters] die Monster
    [nilfgaard] Nilfgaard
    [northern_realms] die Nördlichen Königreiche
    [scoiatael] die Scoia'tael
   *[skellige] Skellige
}. ({ $rule })
deck-card-foreign = { $card } ({ $copies }) trägt die Farbe { $colour ->
    [monsters] der Monster
    [nilfgaard] von Nilfgaard
    [northern_realms] der Nördlichen Königreiche
    [scoiatael] der Scoia'tael
   *[skellige] von Skellige
} und gehört nicht zu dieser Fraktion. ({ $rule })
deck-card-secondary = { $card } ({ $copies }) gehört ins Nebendeck, das neben dem Spielplan liegt. ({ $rule })
deck-too-many-copies = { $card } ist { $copies }-mal im Deck, aber { $printed ->
    [one] gedruckt ist nur eine
   *[other] gedruckt sind nur { $printed }
}. ({ $rule })
deck-too-few-units = Es sind { $count } Einheitenkarten; mindestens { $limit } müssen es sein. ({ $rule })
deck-too-many-specials = Es sind { $count } Spezialkarten; höchstens { $limit } dürfen es sein. ({ $rule })
deck-too-many-spies = Es sind { $count } Spione; höchstens { $limit } dürfen es sein. ({ $rule })
deck-too-many-medics = Es sind { $count } Heiler; höchstens { $limit } dürfen es sein. ({ $rule })
deck-too-strong = Die Einheiten haben zusammen die Stärke { $count }; höchstens { $limit } darf es sein. ({ $rule })

## Drei Decks für ein Turnier.

line-up-deck = Das Deck „{ $deck }“: { $complaint }
line-up-size = Ein Turnier braucht { $limit } Decks, nicht { $count }. ({ $rule })
line-up-same-faction = Mehr als ein Deck gehört { $faction ->
    [monsters] zu den Monstern
    [nilfgaard] zu Nilfgaard
    [northern_realms] zu den Nördlichen Königreichen
    [scoiatael] zu den Scoia'tael
   *[skellige] zu Skellige
}; jedes Deck braucht eine eigene Fraktion. ({ $rule })
line-up-same-hero = { $card } steckt in { $count } Decks; ein Held darf nur in einem stecken. ({ $rule })

## Deckdateien.

deck-file-unreadable = Dieses Deck lässt sich nicht lesen:
deck-file-no-faction = Keine Zeile sagt „faction: …“.
deck-file-no-leader = Keine Zeile sagt „leader: …“.
deck-file-header-twice = Zeile { $line }: Es gibt schon eine Zeile „{ $header }: …“.
deck-file-faction-unknown = Zeile { $line }: Eine Fraktion „{ $text }“ gibt es nicht.
deck-file-faction-misspelt = Zeile { $line }: Eine Fraktion „{ $text }“ gibt es nicht. Meinst du { $meant }?
deck-file-leader-unknown = Zeile { $line }: Einen Anführer „{ $text }“ gibt es nicht.
deck-file-leader-misspelt = Zeile { $line }: Einen Anführer „{ $text }“ gibt es nicht. Meinst du { $meant }?
deck-file-card-unknown = Zeile { $line }: Eine Karte „{ $text }“ gibt es nicht.
deck-file-card-misspelt = Zeile { $line }: Eine Karte „{ $text }“ gibt es nicht. Meinst du { $meant }?
deck-file-count = Zeile { $line }: „{ $text }“ ist keine Anzahl; sie geht von 1 bis { $limit }.
deck-file-missing = Es gibt keine Datei „{ $file }“.
deck-file-closed = Die Datei „{ $file }“ lässt sich nicht öffnen.
deck-file-binary = Die Datei „{ $file }“ ist kein Text; eine Deckdatei ist einfacher Text in UTF-8.
deck-file-too-large = Das ist zu lang für eine Deckdatei; { $limit } Zeichen sind reichlich.
deck-source-unknown = „{ $source }“ ist keine Deckdatei, kein Teilcode und kein Starterdeck. Die Starterdecks sind: { $starters }.

## Decks in einer Zeile und Teilcodes.

deck-line-unreadable = Das Deck dieser Aufzeichnung lässt sich nicht lesen.
code-impossible = Ein Teilcode kann nur Karten aus der eigenen Schachtel der Fraktion enthalten:
code-rubbish = Das ist kein Teilcode. Er sieht aus wie G1-2345A-BCDEF, in Buchstaben und Ziffern.
code-version = Dieser Teilcode hat die Version { $version }; hier ist nur Version 1 bekannt.
code-mistyped = Dieser Teilcode hat einen Fehler: Ein Zeichen ist falsch, fehlt oder ist zu viel.

## Wie viele Decks mitgebracht werden.

room-number-of-decks = { $wanted ->
    [one] Bring ein Deck mit
   *[other] Bring { $wanted } Decks mit
  }; hier sind { $decks }.
