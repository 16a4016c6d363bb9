# Warum ein Bot eine Möglichkeit mag, in einer Zeile.

thought-alike = Alle Möglichkeiten sehen gleich aus.
thought-only = Etwas anderes ist nicht möglich.
thought-looks = Das gewann { $percent } % von { $visits } Vorausblicken.

bot-without-clock = Für einen Bot, der Sekunden zählt, gibt es hier keine Uhr; gib ihm eine Zahl von Vorausblicken, etwa „search:2000“.
