# Was das Terminal sagt. Meldungen dürfen aufeinander verweisen: Sie teilen ihre Angaben.
# $who und $whose sind „you“ für die lesende Person und „other“ für alle anderen, die dann einen Namen haben.

## Befehle der Shell

cli-help = Kartenspiele der Taverne, im Terminal.
cli-help-language = Die Sprache: { $known }.
cli-help-version = Sagen, welche Version das ist und wie die Engine läuft.
cli-help-play = Eine Partie gegen Bots spielen oder Bots beim Spielen zusehen.
cli-help-play-game = Das Spiel: { $games }.
cli-help-play-seed = Die Zahl, aus der aller Zufall folgt.
cli-help-play-against = Der Bot, gegen den du spielst: random, novice, greedy, planner, net oder search, etwa search:2000 oder net:200 (Blicke voraus), search:2s oder search:8000/4 (Bäume). Im Solospiel die gegnerische Fraktion.
cli-help-play-seats = Wer wo sitzt, etwa „me,greedy“ oder „greedy,random“. Bei pairs sitzen sich die Teammitglieder gegenüber.
cli-help-play-practice = Offene Hände und Tipps, zum Üben.
cli-help-play-rule = Eine Regel, die anders sein soll. Darf mehrmals vorkommen.
cli-help-play-name = Dein Name, für die Aufzeichnung.
cli-help-play-save = Die Datei für die Aufzeichnung der Partie.
cli-help-resume = Eine gespeicherte Partie fortsetzen, ohne Angabe die neueste.
cli-help-resume-file = Eine gespeicherte Partie: ihre Datei oder ihr Name in der Liste von „taverne games“.
cli-help-games = Die gespeicherten Partien auflisten.
cli-help-replay = Eine aufgezeichnete Partie so zeigen, wie jemand am Tisch sie sah.
cli-help-replay-file = Eine Aufzeichnung: ihre Datei oder ihr Name in der Liste von „taverne games“.
cli-help-replay-as = Der Platz, der zusieht, gezählt ab 0, oder „spectator“.
cli-help-replay-at = Nach so vielen Antworten anhalten.
cli-help-json = JSON statt Worten ausgeben.
cli-help-cards = Karten nach Name, Fähigkeit, Fraktion oder Art auflisten.
cli-help-cards-words = Wörter zum Suchen, etwa „heiler“ oder „skellige held“.
cli-help-cards-faction = Nur Karten dieser Fraktion oder neutrale.
cli-help-cards-ability = Nur Karten mit dieser Fähigkeit.
cli-help-rules = Eine Regel zeigen, ein Kapitel oder die Regeln, in denen ein Wort vorkommt.
cli-help-rules-words = Eine Regel, ein Kapitel oder Wörter zum Suchen.
cli-help-library-game = Das Spiel: { $usual } ohne diese Option; es gibt { $games }.
cli-version = { $compiled ->
    [yes] Taverne { $version }, kompilierte Engine
   *[no] Taverne { $version }, interpretierte Engine
}

## Was schiefgehen kann

cli-language-unknown = „{ $language }“ wird hier nicht gesprochen; wähle aus { $known }.
cli-file-missing = Es gibt keine Datei { $file }.
cli-file-no-folder = Es gibt keinen Ordner für { $file }.
cli-file-folder = { $file } ist keine gewöhnliche Datei.
cli-file-forbidden = Du darfst { $file } nicht benutzen.
cli-file-full = Für { $file } ist kein Platz mehr.
cli-file-trouble = { $file } lässt sich nicht benutzen: { $reason }.
cli-file-too-large = { $file } ist dafür zu groß.
cli-file-not-text = { $file } enthält keinen lesbaren Text.
cli-file-taken = { $file } ist etwas anderes, keine Aufzeichnung von Taverne; die Datei bleibt, wie sie ist.
cli-file-exists = Es gibt schon eine Datei { $file }; sie bleibt, wie sie ist.
cli-output-trouble = Die Ausgabe lässt sich nicht schreiben: { $reason }.
cli-seats-count = Dieses Spiel braucht { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, aber { $named ->
    [one] nur { $named } wurde genannt.
   *[other] { $named } wurden genannt.
}
cli-other-game = { $option } gehört nicht zu diesem Spiel, sondern zu { $game }.
cli-bot-not-here = Der Bot „{ $bot }“ spielt { $game } nicht; wähle aus { $known }.
cli-seats-one-person = Nur ein Platz kann „me“ sein.
cli-seats-or-against = Gib entweder --seats oder --against an, nicht beides.
cli-practice-needs-person = --practice ist für Menschen: Einer der Plätze muss „me“ sein.
cli-faction-unknown = Eine Fraktion namens „{ $faction }“ gibt es nicht; wähle aus { $known }.
cli-json-needs-bots = --json ist für Partien ohne Menschen: Nenne die Bots mit --seats.
cli-viewer-unknown = „{ $viewer }“ ist kein Platz dieser Partie: Wähle aus { $known }.
cli-no-saved-game = Es gibt keine gespeicherte Partie zum Fortsetzen. Beginne eine mit: taverne play { $game }
cli-nothing-found = Zu „{ $words }“ passt nichts.
cli-broken = In Taverne ist etwas schiefgegangen, und das ist unser Fehler. Die Einzelheiten stehen in { $log }.
cli-broken-saved = Deine Partie ist gespeichert; weiter geht es mit: taverne resume { $name }
cli-broken-unlogged = In Taverne ist etwas schiefgegangen, und das ist unser Fehler: { $reason }

## Am Tisch

cli-person = Gast
cli-opponent = die gegnerische Seite
cli-of = von { $name }
cli-of-opponent = der gegnerischen Seite
cli-you = Du
cli-copies = { $copies } × { $name }
cli-and = { $names } und { $last }
cli-team = das Team von { $owner }
cli-bot-of-seat = { $bot } { $seat }
cli-begin-seed = Startzahl { $seed }. Mit ? gibt es Hilfe.
cli-begin-practice = Übung: „{ cli-word-hands }“ zeigt alle Hände, „{ cli-word-hint }“ schlägt einen Zug vor, „{ cli-word-undo }“ nimmt einen zurück.
cli-watch-seed = Startzahl { $seed }. Es spielen: { $sides }.
cli-against = { " – " }
cli-resumed = Weiter mit { $name }.
cli-prompt = Deine Antwort, 1 bis { $last }, oder ? für Hilfe:
cli-option = { $number }. { $option }
cli-not-an-option = „{ $answer }“ gehört nicht zu den Möglichkeiten. Tippe eine Nummer, den Anfang eines Namens oder ? für Hilfe.
cli-out-of-range = Eine Möglichkeit { $answer } gibt es nicht: Wähle 1 bis { $last }.
cli-several-fit = „{ $answer }“ passt zu mehreren Möglichkeiten: { $options }.
cli-commands = Antworte mit der Nummer einer Möglichkeit oder dem Anfang ihres Namens. Du kannst auch tippen:
cli-command-help-card = ? NAME oder ? NUMMER: erklärt eine Karte und woher ihre Stärke kommt
cli-command-board = { cli-word-board }: der Spielplan
cli-command-hand = { cli-word-hand }: deine Karten
cli-command-piles = { cli-word-piles }: die Ablagestapel, und was noch in deinem Deck ist
cli-command-log = { cli-word-log }: alles, was bisher geschah
cli-command-why = { cli-word-why }: im Solospiel, was die gegnerische Seite bei der letzten Wahl abgewogen hat
cli-command-options = { cli-word-options }: noch einmal die Frage
cli-command-rules = { cli-word-rules } WORT: die Spielregeln
cli-command-hands = { cli-word-hands }: beim Üben die Hände der anderen
cli-command-hint = { cli-word-hint }: beim Üben ein Zug, der sich lohnt
cli-command-undo = { cli-word-undo }: zurück zu deiner vorigen Entscheidung
cli-command-save = { cli-word-save } DATEI: eine Kopie der Partie; nach jeder deiner Entscheidungen wird sie auch von selbst gespeichert
cli-command-resign = { cli-word-resign }: die Partie aufgeben
cli-command-quit = { cli-word-quit }: den Tisch verlassen; die Partie bleibt gespeichert
cli-word-board = tisch
cli-word-hand = hand
cli-word-help = hilfe
cli-word-hands = hände
cli-word-hint = tipp
cli-word-log = verlauf
cli-word-options = frage
cli-word-piles = stapel
cli-word-quit = ende
cli-word-resign = aufgeben
cli-word-rules = regeln
cli-word-save = speichern
cli-word-undo = zurück
cli-word-why = warum
cli-word-yes = ja
cli-nothing-to-undo = Du hast noch nichts entschieden.
cli-undone = Zurückgenommen.
cli-saved = Gespeichert als { $name }.
cli-not-saved = Die Partie konnte nicht gespeichert werden. { $reason }
cli-left-saved = Die Partie ist gespeichert. Weiter geht es mit: taverne resume { $name }
cli-record-kept = Die Aufzeichnung ist gespeichert. Ansehen kannst du sie mit: taverne replay { $name }
cli-resign-confirm = Um die Partie aufzugeben, tippe: { cli-word-resign } { cli-word-yes }
cli-resigned = Du gibst die Partie auf.
cli-already-resigned = Diese Partie wurde aufgegeben.
cli-log-empty = Bisher ist nichts geschehen.
cli-why-nothing = Es wurde nichts abgewogen: Nur die gegnerische Seite im Solospiel wählt nach Regeln.
cli-only-practice = Das ist zum Üben: Beginne eine Partie mit --practice.
cli-hint = Tipp: { $option }. { $reason }

## Gespeicherte Partien

cli-games-none = Es gibt keine gespeicherten Partien.
cli-games-line = { $name }: { $players }. { $state } Gespeichert: { $time }.
cli-games-unreadable = { $name }: { $reason }
cli-games-over = Die Partie ist zu Ende.
cli-games-resigned = Sie wurde aufgegeben.
cli-replay-point = Nach { $at } von { $answers } Antworten, Blickwinkel: { $viewer }.
cli-spectator = Publikum
cli-seat = Platz { $seat }
cli-seat-named = Platz { $seat }, { $name }
cli-record-written = Die Aufzeichnung liegt in { $name }.

## Regeln

cli-rule-title = { $rule } { $title }

## Karten

cli-cards-count = { $count ->
    [one] 1 Karte.
   *[other] { $count } Karten.
}
cli-card-many = „{ $words }“ passt zu mehreren Karten: { $cards }.
cli-card-nothing = Eine Karte wie „{ $words }“ gibt es nicht.
cli-card-nothing-but = Eine Karte namens „{ $words }“ gibt es nicht. Meinst du { $meant }?

## Spielplan

cli-hand-none = Das Publikum hat keine Hand.

## Was geschieht

result-win = { $whose ->
    [you] Du gewinnst die Partie.
   *[other] { $Side } gewinnt die Partie.
}
result-match = { $who ->
    [you] Du gewinnst das Match.
   *[other] { $Name } gewinnt das Match.
}
result-match-draw = Das Match endet unentschieden.
result-draw = Die Partie endet unentschieden.
result-shared = Gemeinsamer Sieg: { $names }.
simple-why = In diesem Spiel wählen Menschen und Bots, nie die Regeln.
simple-state = Noch im Gange.

## Matches und Turniere

match-score = Gewonnene Partien: { $wins }. Wer zuerst { $target } gewinnt, gewinnt das Match.
match-wins = { $who ->
    [you] du { $wins }
   *[other] { $name } { $wins }
}
