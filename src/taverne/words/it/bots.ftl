# Perché a un bot piace una scelta, in una riga.

thought-alike = Tutte le scelte sembrano uguali.
thought-only = Non c'è altro da fare.
thought-looks = Guardando avanti, ha vinto { chance-words }.
thought-instinct = In posizioni come questa gioca così { chance-words }.

# Quanto spesso, come si dice tra la gente.
chance-words = { $often ->
    [never] quasi mai
    [in_twenty] circa una volta su venti
    [in_ten] circa una volta su dieci
    [in_five] circa una volta su cinque
    [in_four] circa una volta su quattro
    [in_three] circa una volta su tre
    [two_in_five] circa due volte su cinque
   *[half] circa una volta su due
    [three_in_five] circa tre volte su cinque
    [two_in_three] circa due volte su tre
    [three_in_four] circa tre volte su quattro
    [four_in_five] circa quattro volte su cinque
    [nine_in_ten] circa nove volte su dieci
    [always] quasi sempre
}

# Quanto è sicuro che una possibilità sia la migliore.
hint-sure = { $sure ->
    [clear] Senza dubbio la scelta migliore.
    [likely] Probabilmente la scelta migliore.
   *[open] Altre scelte sono forse altrettanto buone.
}

bot-without-clock = Qui non c'è un orologio per un bot che conta i secondi; dagli un numero di sguardi, come «search:2000».

# Perché il bot «net» non può giocare, e che cosa succede allora.

weights-missing = Quello che il bot «net» ha imparato qui manca; reinstallando Taverne torna disponibile.
weights-damaged = Quello che il bot «net» ha imparato è danneggiato; reinstallando Taverne si ripara.
weights-foreign = Quello che il bot «net» doveva aver imparato riguarda altro che { $game }, versione { $encoding }.
weights-no-vectors = Il bot «net» ha bisogno del pacchetto «librt» accanto al motore compilato; installarlo aiuta.
weights-replaced = Al suo posto gioca il migliore tra gli altri bot.
