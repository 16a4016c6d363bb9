# Was der Kern sagt, wenn etwas nicht geht.
move-not-offered = Das gehört jetzt nicht zu deinen Möglichkeiten.
move-not-your-decision = Du wirst jetzt nichts gefragt.
move-game-over = Die Partie ist zu Ende.
move-question-closed = Diese Frage ist schon beantwortet.
move-unreadable = „{ $move }“ ist keine Antwort auf diese Frage.
move-nothing-to-take-back = Es gibt nichts zurückzunehmen.
record-unreadable = Das ist keine Aufzeichnung von Taverne, oder sie ist beschädigt.
record-truncated = Diese Aufzeichnung ist unvollständig: Ihr Ende fehlt.
record-damaged = Diese Aufzeichnung wurde verändert oder beschädigt: Ihre Prüfsumme passt nicht.
record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht; wähle aus { $known }.
record-unknown-ruleset = Diese Aufzeichnung wurde mit der Regelversion { $ruleset } gemacht, die diese Version nicht kennt. Eine neuere Version von Taverne vielleicht schon.
record-illegal-answer = Antwort { $number } dieser Aufzeichnung ist nicht möglich: { $reason }
record-no-such-point = Diese Partie hat { $last } Antworten; einen Punkt { $point } gibt es darin nicht.
record-too-long = Diese Aufzeichnung ist zu lang: Höchstens { $most } Zeichen sind möglich.
record-too-slow = Diese Partie nachzuspielen dauert zu lange.
rules-no-such-field = Eine Regel namens „{ $field }“ gibt es nicht.
rules-no-such-choice = { $field } kann nicht „{ $value }“ sein: Wähle aus { $allowed }.
rules-unplayable = Nach diesen Regeln lässt sich nicht spielen:
view-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
guess-not-asked = Nur ein Platz, der etwas gefragt wird, kann sich die verborgenen Karten vorstellen.
bot-unknown = Einen Bot namens „{ $bot }“ gibt es nicht; wähle aus { $known }.
guess-needs-a-seat = Nur wer am Tisch sitzt, kann sich die verborgenen Karten vorstellen; das Publikum kann es nicht.

## Stellungen, die andere aufgeschrieben haben, und was die Bibliothek sonst ablehnt.

position-impossible = An keinem Tisch kann es so stehen:
position-no-fields = { $place }: „{ $value }“ hat keine benannten Felder.
position-field-missing = { $place }: Das Feld „{ $field }“ fehlt.
position-field-unknown = { $place }: Ein Feld „{ $field }“ gibt es nicht.
position-no-list = { $place }: „{ $value }“ ist keine Liste.
position-wrong-size = { $place }: Die Anzahl ist { $size }, muss aber { $expected } sein.
position-no-number = { $place }: „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }.
position-no-flag = { $place }: „{ $value }“ ist weder true noch false.
position-no-text = { $place }: „{ $value }“ ist kein Text.
position-no-key = { $place }: „{ $value }“ ist kein Schlüssel aus 64 Hexadezimalziffern.
position-unknown-word = { $place }: „{ $value }“ ist hier nicht bekannt.
position-twice = { $place }: In { $value } steht etwas doppelt.
position-refused = { $place }: { $reason }
position-card-misplaced = { $place }: { $card } kann dort nicht liegen.
position-card-not-there = { $place }: { $card } liegt dort nicht.
position-too-many = { $place }: { $card } kommt { $count }-mal vor, möglich ist höchstens { $most }-mal.
position-task = { $place }: „{ $task }“ kann nicht ausstehen.
position-pending-order = { $place }: Was noch aussteht, liegt nicht in der Reihenfolge einer Runde.
position-nobodys-turn = { $place }: Die Partie läuft, also muss es ein Platz sein.
setup-no-luck = Ein Startwert ist eine ganze Zahl oder ein Schlüssel aus 32 Bytes; „{ $seed }“ ist keines von beiden.
