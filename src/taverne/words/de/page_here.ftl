## The house in the page itself: where it is, and what may be wrong with it.

here-place = Wo du spielst
here-place-here = Hier, offline
here-place-house = Im Haus
here-place-here-more = Das Haus steckt in dieser Seite. Partien bleiben in diesem Browser, und alles geht ohne Netz.
here-place-house-more = Das Haus, aus dem diese Seite kommt, bewahrt die Partien auf. Freunde können von anderen Rechnern mitspielen.
here-place-no-house = Diese Seite kam ohne ein Haus. Um mit Freunden anderswo zu spielen, öffne die Adresse eines Hauses.
here-retry = Noch einmal
here-reload = Jetzt laden
here-dismiss = Schließen
here-no-webassembly = Dieser Browser kann das Haus nicht ausführen: Er kennt kein WebAssembly oder darf es nicht benutzen. Karten und Regeln lassen sich lesen, gespielt werden kann nicht.
here-not-fetched = Das Haus konnte nicht ganz geholt werden. Nichts ist verloren; es geht weiter, sobald das Netz wieder da ist.
here-outdated = Ein Teil dieser Seite ist von einer älteren Version. Lade sie neu: Deine Partien bleiben.
here-broken = Im Haus ist etwas schiefgegangen. Deine Partien sind bis zum letzten Zug aufbewahrt.
here-not-kept = Dieser Browser bewahrt nichts auf, vielleicht weil dies ein privates Fenster ist. Du kannst spielen, aber die Partien sind weg, wenn du es schließt. Sichere die Aufzeichnung einer Partie, die du behalten willst.
here-disk-full = Der Speicher dieses Browsers ist voll. Was du zuletzt getan hast, zählt nicht. Schaffe Platz und tu es dann noch einmal.
here-disk-silent = Dieser Browser konnte das nicht aufschreiben, darum zählt es nicht. Bitte tu es noch einmal.
here-newer = Die Partien in diesem Browser wurden von einer späteren Version aufbewahrt. Lade die Seite neu; nichts wurde geändert.
here-update = Eine neue Version ist da. Laufende Partien bleiben, wie sie sind.
here-opening = Der Tisch wird gedeckt…
here-hot = Freunde an diesem Gerät
here-hot-more = Zwei bis fünf Leute spielen abwechselnd; niemand sieht die Karten der anderen.
here-hot-name = Name { $seat }
here-hot-start = Platz nehmen
here-pass = Gib das Gerät an { $name } weiter
here-pass-more = Jetzt sollte niemand sonst hinsehen.
here-pass-mine = Ich bin { $name }
