# Warum ein Bot eine Möglichkeit mag, in einer Zeile.

thought-alike = Alle Möglichkeiten sehen gleich aus.
thought-only = Etwas anderes ist nicht möglich.
thought-looks = Vorausgeschaut gewann das { chance-words }.
thought-instinct = In Lagen wie dieser spielt er so { chance-words }.

# Wie oft, so wie man es sagt.
chance-words = { $often ->
    [never] fast nie
    [in_twenty] in etwa einem von zwanzig Fällen
    [in_ten] in etwa einem von zehn Fällen
    [in_five] in etwa einem von fünf Fällen
    [in_four] in etwa einem von vier Fällen
    [in_three] in etwa einem von drei Fällen
    [two_in_five] in etwa zwei von fünf Fällen
   *[half] in etwa der Hälfte der Fälle
    [three_in_five] in etwa drei von fünf Fällen
    [two_in_three] in etwa zwei von drei Fällen
    [three_in_four] in etwa drei von vier Fällen
    [four_in_five] in etwa vier von fünf Fällen
    [nine_in_ten] in etwa neun von zehn Fällen
    [always] fast immer
}

# Wie sicher es ist, dass eine Möglichkeit die beste ist.
hint-sure = { $sure ->
    [clear] Eindeutig die beste Wahl.
    [likely] Wahrscheinlich die beste Wahl.
   *[open] Anderes ist vielleicht genauso gut.
}

bot-without-clock = Für einen Bot, der Sekunden zählt, gibt es hier keine Uhr; gib ihm eine Zahl von Vorausblicken, etwa „search:2000“.

# Warum der Bot „net“ nicht spielen kann, und was dann geschieht.

weights-missing = Was der Bot „net“ gelernt hat, fehlt hier; eine neue Installation von Taverne bringt es zurück.
weights-damaged = Was der Bot „net“ gelernt hat, ist beschädigt; eine neue Installation von Taverne behebt das.
weights-foreign = Was der Bot „net“ gelernt haben sollte, gehört zu etwas anderem als { $game }, Fassung { $encoding }.
weights-no-vectors = Der Bot „net“ braucht neben der kompilierten Engine das Paket „librt“; es zu installieren hilft.
weights-replaced = An seiner Stelle spielt der nächstbeste Bot.
