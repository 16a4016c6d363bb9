# Was ein Raum des Hauses sagt.
room-name-empty = Gib bitte einen Namen an, den andere lesen können.
room-too-many-seats = Diese Spielweise hat { $seats } Plätze, mehr nicht.
room-two-seats = Du kannst nur auf einem Platz sitzen.
room-seat-of-rules = Auf Platz { $seat } sitzt niemand: Dort spielen die Regeln selbst.
room-no-tournament = Turniere gibt es bei diesem Spiel nicht.
study-busy = Auf die nächsten Partien dieser Untersuchung wird schon gewartet.
study-unknown = Diese Untersuchung ist beendet. Beginne sie noch einmal.
room-no-decks = Bei diesem Spiel bringt niemand ein Deck mit.
room-closed = Dieser Raum ist geschlossen.
room-full = In diesem Raum ist kein Platz frei.
room-seat-taken = Platz { $seat } ist besetzt.
room-no-such-seat = In diesem Raum gibt es keinen Platz { $seat }.
room-playing = Das lässt sich nicht ändern, solange gespielt wird.
room-not-playing = Gerade wird nicht gespielt.
room-game-not-over = Das geht, wenn die Partie zu Ende ist.
room-no-such-game = In diesem Raum ist keine Partie mit dieser Nummer zu Ende gegangen.
room-came-later = Diese Partie war zu Ende, bevor du kamst: Nur wer da war, kann sie lesen.
room-not-seated = Du hast in diesem Raum keinen Platz.
room-only-host = Das kann nur, wer den Raum eröffnet hat.
room-only-watching = Du siehst zu: Komm mit einer Einladung herein, um mitzuspielen.
room-retired = Du hast diese Partie aufgegeben; in der nächsten kannst du wieder mitspielen.
room-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz wieder ein.
room-nothing-to-claim = Über diesen Platz ist kein Sieg zu beanspruchen.
room-not-absent = Dieser Platz ist noch keine { $seconds } Sekunden verlassen.
room-already-asked = Darum hast du schon gebeten.
room-not-asked = Danach wurdest du nicht gefragt.
room-no-such-request = Diese Bitte ist nicht mehr offen.
room-bots-fight-on = Bots stimmen keinem Unentschieden zu.
room-nobody-to-swap = Es ist niemand da, um die Plätze zu tauschen.
room-nobody-vanished = Auf diesem Platz fehlt niemand.
room-unknown = Diesen Raum gibt es nicht, oder nicht mehr.
room-bad-token = Du bist in diesem Raum nicht bekannt.
room-bad-invitation = Diese Einladung gilt nicht. Bitte um eine neue.
room-no-watchers = In diesem Raum darf niemand zusehen.
room-too-many-watchers = Es sehen so viele zu, dass kein Platz mehr ist.
house-full = Das Haus ist voll: Gerade lässt sich kein Raum eröffnen.
house-busy = Zu vieles geschah auf einmal. Versuch es bitte noch einmal.
message-unreadable = Diese Nachricht lässt sich nicht lesen.
message-hello-first = Die erste Nachricht muss „hello“ sein.
message-too-fast = Zu viele Nachrichten in zu kurzer Zeit.
message-not-heard = Die Verbindung ist zu langsam und wurde geschlossen.
client-no-house = Unter { $address } gibt es kein Haus von Taverne.
fair-no-proof = Diese Aufzeichnung enthält keinen Beweis für ihr Austeilen.
fair-unreadable = Der Beweis in dieser Aufzeichnung lässt sich nicht lesen.
fair-other-commitment = Was das Haus aufgedeckt hat, führt nicht zur Festlegung { $commitment }: Es wurde nicht fair ausgeteilt, oder die Aufzeichnung wurde verändert.
fair-other-seed = Die Karten folgen nicht aus dem, was das Haus aufgedeckt hat, und dem Glück der Spielenden: Es wurde nicht fair ausgeteilt, oder die Aufzeichnung wurde verändert.
fair-other-luck = Das Glück { $luck } ist in dieses Austeilen nicht eingeflossen: Es wurde nicht fair ausgeteilt, oder die Aufzeichnung wurde verändert.
house-restarts = Das Haus schließt für einen Augenblick; deine Partie geht weiter, wenn es wieder öffnet.
house-no-such-page = Unter dieser Adresse gibt es nichts.
house-no-such-method = So funktioniert diese Adresse nicht.
room-hints-alone = Tipps gibt es nur, wenn außer dir nur Bots mitspielen.
room-not-your-turn = Du bist gerade nicht am Zug.
room-too-many-requests = In diesem Raum sind { $most } Bitten offen; beantwortet erst einige davon.
room-log-full = In diesem Raum ist so viel geschehen, dass nur noch die Partie zu Ende gehen kann. Bitte eröffne einen neuen Raum.
room-log-broken = Das Protokoll dieses Raums ist nicht lesbar.
house-enough-rooms = { $most ->
    [one] Von deiner Adresse aus wurde ein Raum eröffnet, der
   *[other] Von deiner Adresse aus wurden { $most } Räume eröffnet, die
  } noch offen { $most ->
    [one] ist
   *[other] sind
  }. Schließe einen davon oder spiele eine Partie zu Ende.
room-no-such-code = Unter diesen Wörtern wartet kein Tisch auf Gäste. Sieh nach, ob jedes richtig geschrieben ist.
room-door-not-here = Nur wer am Rechner dieses Hauses sitzt, kann andere einlassen.
room-door-no-network = Dieser Rechner ist in keinem Netz, in dem andere ihn erreichen könnten.
room-no-chat = In diesem Raum schreiben sich die Spieler nicht.
room-chat-empty = Hier steht nichts zu lesen.
room-talks-too-fast = Nicht so schnell: wenige Worte auf einmal.
room-talked-enough = In diesem Raum wurde so viel gesagt, dass nichts mehr dazukommt.
room-ask-first = Bitte zuerst um einen Platz; darüber entscheidet, wer den Raum eröffnet hat.
