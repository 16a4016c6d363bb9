# The study of a game, and replays to share.

cli-help-study = Lass einen Bot eine aufgezeichnete Partie durchgehen: was jeder Zug wert war und was besser war.
cli-help-study-file = Eine Aufzeichnung: ihre Datei oder ihr Name in der Liste von "taverne games".
cli-help-study-hindsight = Mit offenen Händen urteilen, nicht nach dem, was man am Tisch wissen konnte.
cli-help-study-all = Jeden Zug zeigen, auch die guten.
study-running = Die Partie wird untersucht
study-line = { $step }. { $Name }: { $option }. { $verdict }, Gewinnchance { $percent } %.
study-better-was = Besser: { $option }, { $percent } %.
study-accuracy-of = { $Name }: { $percent } %

study-verdict-best = Bester
study-verdict-good = Gut
study-verdict-weak = Schwach
study-verdict-mistake = Fehler
study-verdict-blunder = Patzer
study-moments = Was die Partie entschied
study-moments-none = Kein einzelner Zug hat sie entschieden.
study-accuracy = Genauigkeit
study-enough = Für dich werden schon { $most } Partien untersucht. Halte zuerst eine davon an.

web-study = Analyse
web-study-about = Der stärkste Bot des Hauses geht die Partie durch und sagt, was jeder Zug wert war und was besser gewesen wäre. Das dauert ein, zwei Minuten; sieh dich inzwischen um.
web-study-begin = Anfangen
web-study-go-on = Weiter
web-study-stop = Anhalten
web-study-at = Zug { $step } von { $last }
web-study-done = Die ganze Partie ist untersucht.
web-study-hindsight = Im Nachhinein
web-study-hindsight-about = Alle Hände liegen offen. Sonst zählt für jeden Zug nur, was man am Tisch wissen konnte.
web-study-chance = Gewinnchance
web-study-chance-after = { $name } nach Zug { $step }
web-study-curve = Die Gewinnchance von { $name }, Zug für Zug. Jetzt { $percent } %.
web-study-curve-none = Bis hierher ist noch nichts untersucht.
web-study-move = Zug { $step }: { $option }
web-study-played = Gespielt
web-study-better = Besser
web-study-try = Von hier noch einmal versuchen
web-study-none-better = Von nichts anderem lässt sich sagen, dass es besser war.
web-study-honest = Die Chancen kommen vom Vorausschauen und sind an vielen Partien zwischen Bots geeicht.

web-play-on = Von hier aus weiterspielen
web-play-on-about = Ein neuer Tisch geht ab Schritt { $step } weiter, mit Karten, die niemand vorhersehen kann.
web-play-on-bots = Gegen Bots
web-play-on-friend = Mit jemandem

web-share = Teilen
web-share-title = Diese Partie teilen
web-share-link = Link zu Schritt { $step }
web-share-veiled = Wer ihn öffnet, sieht Ergebnis und spätere Züge erst auf Wunsch.
web-share-device = Die Partie selbst steckt im Link: Er gilt auch, wenn es den Tisch nicht mehr gibt.
web-share-file = Aufzeichnung speichern
web-share-picture = Bewegtes Bild dieser Runde
web-share-picture-making = Schritt { $step } von { $last } wird gezeichnet …
web-share-picture-save = Bild speichern

web-veil = Ergebnis und spätere Züge sind verdeckt.
web-veil-lift = Alles zeigen
web-replay-speed = Tempo

web-comment-at = Anmerkung zu Schritt { $step }
web-comment-keep = Behalten
web-comment-about = Was du schreibst, kommt in die Aufzeichnung und in die Links, die du teilst.

web-link-broken = Dieser Link ist beschädigt: Ein Teil der Partie fehlt. Lass ihn dir noch einmal schicken oder öffne die Aufzeichnung als Datei.
web-replay-not-kept = Diese Partie ist nicht auf diesem Gerät aufbewahrt: Sie wurde gelöscht oder auf einem anderen gespielt. Öffne ihre Aufzeichnung als Datei oder lass dir einen Link schicken, der die Partie enthält.
