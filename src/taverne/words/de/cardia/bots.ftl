# Warum ein Bot am Tisch von Cardia eine Möglichkeit mag.

thought-cardia-wins-game = Das gewinnt die Partie { chance-words }.
thought-cardia-loses-game = Das verliert die Partie { chance-words }.
thought-cardia-gains = Das bringt { chance-words } Siegel.
thought-cardia-costs = Das verschenkt { chance-words } Siegel.
thought-cardia-keeps = Das bewegt kein Siegel; es zählt, was zum Spielen übrig bleibt.
thought-cardia-weight = Das wird { $percent }-mal von hundert gezogen.
thought-cardia-looks = Vorausgeschaut gewann das { chance-words }.
thought-cardia-solved = Die letzten Karten sind durchgerechnet: Nimm das { chance-words }, damit niemand sich darauf verlassen kann.
