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
cli-backup-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } nach { $file } geschrieben.
cli-restore-done = { $rows ->
    [one] Eine Zeile wurde
   *[other] { $rows } Zeilen wurden
  } aus { $file } gelesen.
cli-verified = Hier wurde fair ausgeteilt. Das Geheimnis passt zur Festlegung { $commitment }, die Karten folgen daraus und aus dem Glück aller, und alle { $answers } Antworten folgen den Regeln.
serve-open = Das Haus ist offen: { $address }
serve-stop = Mit Strg+C schließt es; Partien gehen weiter, wenn es wieder öffnet.
serve-door = Das Haus kann auf { $host }, Port { $port }, nicht hören: { $reason }.
