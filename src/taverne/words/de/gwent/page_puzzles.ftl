# Worum es in Rätseln geht.

puzzle-theme-gwent-decoy = Finte
puzzle-idea-gwent-decoy = Die Finte öffnet eine Tür: Was eine Einheit beim Ablegen oder Gehen tut, kann sie noch einmal tun.
puzzle-theme-gwent-mardroeme = Mardroeme
puzzle-idea-gwent-mardroeme = Ein schwaches Paar kann zur stärksten Reihe werden: erst die Berserker, dann Mardroeme.
puzzle-theme-gwent-summon = Kuh und Kambi
puzzle-idea-gwent-summon = Manche Karten wollen vom Tisch: Wer an ihrer Stelle kommt, ist viel stärker.
puzzle-theme-gwent-medics = Heiler
puzzle-idea-gwent-medics = Ein Heiler ist wert, was auf deinem Ablagestapel liegt; sieh dort nach, bevor du die Hand zählst.
puzzle-theme-gwent-scorch = Verbrennen
puzzle-idea-gwent-scorch = Erst brennen, dann bauen: Das Feuer nimmt die Stärksten beider Seiten.
puzzle-theme-gwent-horn = Horn
puzzle-idea-gwent-horn = Ein Horn verdoppelt, was jetzt da steht: erst die Reihe füllen, und die richtige wählen.
puzzle-theme-gwent-leaders = Anführer
puzzle-idea-gwent-leaders = Dein Anführer kostet keine Karte. Nutze ihn, wenn er entscheidet.
puzzle-theme-gwent-weather = Wetter
puzzle-idea-gwent-weather = Das Wetter lässt von jeder Einheit 1 übrig. Zähle beide Seiten, bevor du es änderst.
puzzle-theme-gwent-spies = Spione
puzzle-idea-gwent-spies = Ein Spion verschenkt Punkte und bringt Karten; ein Spion auf deiner Seite ist ein Geschenk.
puzzle-theme-gwent-morale = Moralschub
puzzle-idea-gwent-morale = Eins mehr für alle: Je voller die Reihe, desto mehr bringt es.
puzzle-theme-gwent-bond = Enge Bindung
puzzle-idea-gwent-bond = Zweimal dasselbe ist viermal so viel: Ein Paar vervielfacht.
puzzle-theme-gwent-muster = Musterung
puzzle-idea-gwent-muster = Eine Karte kann andere rufen. Lies, wer wen ruft.
puzzle-theme-gwent-heroes = Helden
puzzle-idea-gwent-heroes = Weder Wetter noch Horn noch Feuer treffen einen Helden: stark, und immer genau das Gedruckte.
puzzle-theme-gwent-passing = Passen
puzzle-idea-gwent-passing = Manchmal ist die beste Karte die, die du behältst.
puzzle-theme-gwent-enough = Gerade genug
puzzle-idea-gwent-enough = Nicht mehr als nötig: Finde die Karten, die gerade reichen.

## Wo man selbst einen Tisch aufbaut

editor-faction = Fraktion
editor-leader = Anführer
editor-gems = Edelsteine
editor-passed = Hat gepasst
editor-used = Anführer ist verbraucht
editor-melee = Nahkampf
editor-ranged = Fernkampf
editor-siege = Belagerung
editor-sky = Wetter
editor-horn = Horn auf
sketch-unknown-faction = { sketch-side }: Wähle eine Fraktion.
sketch-unknown-leader = { sketch-side }: Wähle einen Anführer der Fraktion.
sketch-wrong-place = { sketch-side }: { $card } kann dort nicht liegen.
sketch-horns = { sketch-side }: Jede Reihe hat einen Platz für ein Horn.
sketch-number = { sketch-side }: Die Zahl der Edelsteine geht von { $low } bis { $high }.
sketch-too-many = Von { $card } gibt es nur { $most }.
sketch-asked-has-passed = Wer gepasst hat, kann nicht gefragt werden.
sketch-asked-holds-nothing = Wer gefragt ist, braucht eine Handkarte.
