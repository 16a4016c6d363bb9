# Perché a un bot piace una scelta a un tavolo di Cardia; le «distribuzioni» sono tavoli che il bot immagina.

thought-cardia-wins-game = Vince la partita in { $percent } distribuzioni su cento.
thought-cardia-loses-game = Perde la partita in { $percent } distribuzioni su cento.
thought-cardia-gains = Porta sigilli in { $percent } distribuzioni su cento.
thought-cardia-costs = Regala sigilli in { $percent } distribuzioni su cento.
thought-cardia-keeps = Non sposta nessun sigillo; conta quello che resta da giocare.
thought-cardia-weight = Esce { $percent } volte su cento.
thought-cardia-looks = Ha vinto il { $percent } % di { $visits } sguardi in avanti.
thought-cardia-solved = Le ultime carte sono già calcolate: scegli così { $percent } volte su cento.
