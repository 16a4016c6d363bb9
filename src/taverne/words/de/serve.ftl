# Was `taverne serve` und seine Freunde sagen.
cli-help-serve = Das Haus öffnen: im Browser spielen, allein oder mit Freunden.
cli-help-serve-host = Die Adresse, auf der das Haus hört; mit 0.0.0.0 können andere in deinem Netz hereinkommen.
cli-help-serve-port = Der Port, auf dem das Haus hört; 0 findet einen freien.
cli-help-serve-browser = Den Browser öffnen oder nicht.
cli-help-serve-database = Wo Partien aufbewahrt werden, etwa sqlite:///games.db oder postgresql://user@host/taverne.
cli-help-backup = Alle Räume des Hauses in eine Datei schreiben.
cli-help-restore = Eine Sicherung in ein leeres Haus einlesen.
cli-help-backup-file = Die Datei der Sicherung.
cli-help-verify = Prüfen, ob bei einer Partie fair ausgeteilt wurde.
cli-help-verify-file = Die Aufzeichnung einer beendeten Partie.
cli-help-verify-commitment = Die Festlegung, die du vor dem Austeilen notiert hast.
cli-help-verify-luck = Das Glück, das du geschickt hast; darf mehrmals angegeben werden.
cli-backup-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } nach { $file } geschrieben.
cli-restore-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } aus { $file } gelesen.
cli-verified = Der Beweis hält. Was das Haus aufgedeckt hat, führt zur Festlegung { $commitment }, die Karten folgen daraus und aus dem Glück aller Plätze, und alle { $answers } Antworten folgen den Regeln.
cli-verified-commitment = Geprüft: Das ist die Festlegung, die du vor dem Austeilen notiert hast.
cli-unverified-commitment = Nicht geprüft: ob diese Festlegung vor dem Austeilen gezeigt wurde. Gib mit --commitment an, was du notiert hast.
cli-verified-luck = Geprüft: Das Glück von Platz { $seat } ist das, welches du angegeben hast.
cli-unverified-luck = Nicht geprüft: ob das Glück von Platz { $seat } das ist, was von dort geschickt wurde. Gib dein eigenes mit --luck an.
serve-open = Das Haus ist offen: { $address }
serve-stop = Mit Strg+C schließt es; Partien gehen weiter, wenn es wieder öffnet.
serve-door = Das Haus kann auf { $host }, Port { $port }, nicht hören: { $reason }.
