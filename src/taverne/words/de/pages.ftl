# Die Seite, die ein Haus ohne seine Oberfläche zeigt.
pages-missing = Der Tisch ist noch nicht gedeckt.
pages-missing-how = Das Haus ist offen, und Programme können hier spielen, aber seine Seiten sind noch nicht gebaut. Führe im Ordner von Taverne aus:
