# Warum ein Bot am Tisch von Cardia eine Möglichkeit mag; „Verteilungen“ sind Tische, die er sich vorstellt.

thought-cardia-wins-game = Das gewinnt die Partie in { $percent } von hundert Verteilungen.
thought-cardia-loses-game = Das verliert die Partie in { $percent } von hundert Verteilungen.
thought-cardia-gains = Das bringt Siegel in { $percent } von hundert Verteilungen.
thought-cardia-costs = Das verschenkt Siegel in { $percent } von hundert Verteilungen.
thought-cardia-keeps = Das bewegt kein Siegel; es zählt, was zum Spielen übrig bleibt.
thought-cardia-weight = Das wird { $percent }-mal von hundert gezogen.
thought-cardia-looks = Das gewann { $percent } % von { $visits } Vorausblicken.
thought-cardia-solved = Die letzten Karten sind durchgerechnet: Nimm das { $percent }-mal von hundert.
