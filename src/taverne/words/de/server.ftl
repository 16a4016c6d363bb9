# Was das Haus sagt.

## Der Speicher

store-unavailable = Die Datenbank lässt sich gerade nicht benutzen: { $reason }
store-closed = Das Haus schließt.
store-conflict = Im Raum ging es inzwischen weiter.
store-no-room = Diesen Raum gibt es nicht, oder nicht mehr.
store-newer = Diese Datenbank stammt von einer späteren Version von Taverne (ihr Schema ist { $revision }). Es wurde nichts geändert.
store-url-unreadable = Das ist keine Adresse einer Datenbank. Sie sieht aus wie sqlite:///folder/house.db oder postgresql://user@host/name.
store-url-unknown = Datenbanken der Art „{ $kind }“ sind nicht bekannt; wähle aus { $known }.
store-url-no-file = Nenne eine Datei für die SQLite-Datenbank, etwa sqlite:///folder/house.db: Ein Haus, das alles vergisst, nützt niemandem.
store-no-driver = Für PostgreSQL fehlt das Paket { $package }. Installiere es mit: pip install "taverne[{ $extra }]"
store-unsure = Die Datenbank schweigt: Ob das noch gezählt hat, ist nicht bekannt. Es wird noch einmal gefragt.
store-second-house = Mit den Partien in { $file } ist schon ein anderes Haus offen. Schließe es zuerst oder wähle einen anderen Ordner; mit PostgreSQL können sich mehrere eine Datenbank teilen.

## Bots

thinkers-closed = Das Haus schließt; die Bots sind heimgegangen.

## Sicherungen

backup-nothing = In dieser Datenbank ist kein Haus, also gibt es nichts zu sichern.
backup-missing = Es gibt keine Datei { $file } oder keinen Ordner dafür.
backup-unreadable = { $file } ist keine Sicherung von Taverne.
backup-damaged = { $file } ist beschädigt oder unvollständig. Es wurde nichts wiederhergestellt.
backup-trouble = { $file } lässt sich nicht benutzen: { $reason }
backup-newer = Diese Sicherung stammt von einer späteren Version von Taverne (ihr Schema ist { $revision }). Es wurde nichts wiederhergestellt.
backup-database-in-use = Eine Sicherung wird nur in eine neue Datenbank eingelesen, und diese ist in Gebrauch. Es wurde nichts geändert.

## Einstellungen

settings-wrong = Mit diesen Einstellungen kann das Haus nicht öffnen:
settings-unknown = { $field } ist keine Einstellung.
settings-too-small = { $field } ist zu klein; es muss mindestens { $least } sein.
settings-too-large = { $field } ist zu groß; es darf höchstens { $most } sein.
settings-not-a-number = { $field } muss eine Zahl sein.
settings-no-such-choice = { $field } muss eines hiervon sein: { $allowed }.
settings-unreadable = { $field } lässt sich nicht lesen.
settings-file-missing = Die Datei { $file }, die TAVERNE_CONFIG nennt, gibt es nicht.
settings-file-trouble = Die Einstellungen in { $file } lassen sich nicht lesen: { $reason }
settings-file-unreadable = Die Einstellungen in { $file } sind kein TOML: { $reason }

## Das Tor

gate-host = Unter diesem Namen ist das Haus nicht bekannt. Wer es betreibt, kann den Namen in der Einstellung „public_hosts“ ergänzen.
gate-origin = Darum hat eine Seite einer anderen Website gebeten; das wird abgelehnt.
gate-too-fast = Zu viele Anfragen; versuch es gleich noch einmal.
gate-too-many-lines = Von deiner Adresse bestehen schon { $most } Verbindungen; schließe einige davon.
gate-body-too-large = Das ist zu lang; höchstens { $most } Bytes werden gelesen.
gate-body-slow = Die Anfrage kam nicht zu ihrem Ende.
gate-crowded = Vor der Tür stehen zu viele Besucher. Bitte versuche es gleich noch einmal.
gate-head-slow = Der Kopf der Anfrage kam nicht zu seinem Ende.
gate-path-too-long = Diese Adresse ist zu lang; höchstens { $most } Zeichen werden gelesen.
gate-head-too-large = Der Kopf dieser Anfrage ist zu lang; eine Zeile darf { $most } Zeichen haben.
house-fault = Im Haus ist etwas schiefgegangen. Es wurde notiert.
gate-banned = Die Leitung dieses Hauses lässt dich nicht herein.
health-cannot-write = Das Haus kann gerade nicht in seine Datenbank schreiben.
health-no-answer = Die Datenbank des Hauses antwortet gerade nicht.
