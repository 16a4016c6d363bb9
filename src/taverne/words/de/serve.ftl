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
serve-not-furnished = Das Haus braucht Pakete, die hier nicht installiert sind ({ $packages }). Installiere sie mit: pip install "taverne[house]"
cli-help-alone = Ohne Befehl öffnet Taverne das Haus; wo nur das Terminal installiert ist, teilt es dort eine Partie aus.
cli-alone-here = Eine Partie hier im Terminal; „taverne --help“ nennt alles andere. Für den Tisch im Browser: pip install "taverne[house]"
cli-help-rooms = Nach den Räumen des Hauses sehen, ob es offen ist oder nicht.
cli-help-rooms-list = Die offenen Räume auflisten, die am längsten nicht besuchten zuerst.
cli-help-rooms-show = Einen Raum und seine Gäste zeigen.
cli-help-rooms-close = Räume schließen: mit Namen oder alle, die von einer Adresse aus eröffnet wurden.
cli-help-rooms-ban = Eine Adresse oder einen Gast eines Raums aussperren.
cli-help-rooms-room = Der Name des Raums; die ersten Buchstaben genügen.
cli-help-rooms-address = Nur Räume, die von dieser Adresse aus eröffnet wurden.
cli-help-rooms-all = Auch beendete und geschlossene Räume.
cli-help-rooms-who = Eine Adresse oder mit --guest der Name eines Raums.
cli-help-rooms-guest = Die Nummer eines Gastes dieses Raums; siehe "taverne rooms show".
cli-help-rooms-lift = Die Adresse wieder einlassen.
cli-rooms-line = { $room }  { $game }, { $phase }, zuletzt besucht { $touched } UTC, eröffnet von { $address }
cli-rooms-gathering = wartet auf Spieler
cli-rooms-playing = es wird gespielt
cli-rooms-over = beendet
cli-rooms-closed = geschlossen
cli-rooms-count = { $count ->
    [0] Keine Räume.
    [one] Ein Raum.
   *[other] { $count } Räume.
  }
cli-rooms-entries = { $entries } Einträge seit { $opened } UTC.
cli-rooms-guest = { $guest }: { $name }, { $seat ->
    [-1] ohne Platz
   *[other] Platz { $seat }
  }, von { $address }{ $gone ->
    [yes] , gegangen
   *[no] {""}
  }
cli-rooms-closed-count = { $count ->
    [0] Kein Raum war offen.
    [one] Ein Raum wurde geschlossen.
   *[other] { $count } Räume wurden geschlossen.
  }
cli-rooms-dismissed = Gast { $guest } hat den Raum verlassen; ausgesperrte Adresse: { $address }.
cli-rooms-banned = { $address } ist ausgesperrt.
cli-rooms-lifted = { $address } ist wieder willkommen.
rooms-no-house = In dieser Datenbank ist kein Haus.
rooms-several = { $count } Räume beginnen mit { $start }; gib mehr Buchstaben an.
rooms-no-guest = In diesem Raum gibt es keinen Gast { $guest }.
rooms-not-banned = { $address } ist nicht ausgesperrt.
rooms-no-address = { $address } ist keine Adresse.
rooms-close-which = Nenne die Räume, die geschlossen werden sollen, oder eine Adresse.
