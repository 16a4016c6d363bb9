# Perché a un bot piace una scelta, in una riga.

thought-alike = Tutte le scelte sembrano uguali.
thought-only = Non c'è altro da fare.
thought-looks = Ha vinto il { $percent } % di { $visits } sguardi in avanti.

bot-without-clock = Qui non c'è un orologio per un bot che conta i secondi; dagli un numero di sguardi, come «search:2000».
