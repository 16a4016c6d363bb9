# Warum ein Bot am Tisch von Cardia eine Möglichkeit mag.

thought-cardia-wins-game = Das gewinnt die Partie { chance-words }.
thought-cardia-loses-game = Das verliert die Partie { chance-words }.
thought-cardia-gains = Das bringt { chance-words } Siegel.
thought-cardia-costs = Das verschenkt { chance-words } Siegel.
thought-cardia-keeps = Das bewegt kein Siegel; es zählt, was zum Spielen übrig bleibt.
thought-cardia-weight = Das wird { $percent }-mal von hundert gezogen.
thought-cardia-looks = Vorausgeschaut gewann das { chance-words }.
thought-cardia-solved = Die letzten Karten sind durchgerechnet: Nimm das { chance-words }, damit niemand sich darauf verlassen kann.

# Dasselbe in den Worten der Lektionen.
thought-cardia-ongoing = Eine dauerhafte Karte: Ihr Dauermarker wirkt { chance-words } ab jetzt, solange sie dort liegt.
thought-cardia-tokens = Marker verschieben { chance-words } Einfluss zu dir; eine alte Begegnung kann später noch kippen.
thought-cardia-loses-on-purpose = Sie verliert { chance-words } mit Absicht: Nur wer verliert, nutzt die Fähigkeit, und stärkere Karten bleiben auf der Hand.
thought-cardia-guardian = Sie ruft { chance-words } den Wächter: Wer seine Fraktion spielt, nutzt ihn.
thought-cardia-discards = Sie kostet den Gegner { chance-words } Karten: Wer nicht spielen kann, verliert.

# Warum der Bot „net“ hier nicht spielen kann.
weights-many-scenes = Der Bot „net“ hat nur Tische mit höchstens drei Schauplätzen gelernt.
