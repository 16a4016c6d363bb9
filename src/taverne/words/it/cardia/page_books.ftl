# Cardia nelle pagine delle regole e delle carte: figure e decisioni.

books-deck = Mazzo { $deck }
books-facet-deck = Mazzo
books-facet-influence = Influenza
books-kind-character = Personaggio
books-kind-guardian = Guardiano
books-kind-scene = Luogo
books-ability-instant = Istantanea
books-ability-ongoing = Persistente

## Figure

figure-encounters = 8 batte 5 e porta un sigillo, 11 batte 6, e 3 contro 3 è un pareggio: nessun sigillo. Premi una carta per leggerla.
figure-changed = +3 sulla prima carta e −3 sulla seconda: 11 ora batte 9, e ciò che era vinto con 5 contro 2 è diventato un pareggio.
figure-mediator = Il segnalino su { cardia-card-mediator } fa dell'incontro un pareggio, benché ci sia 11 contro 4.
figure-judge = Con il segnalino su { cardia-card-judge } vinci anche il pareggio precedente. L'incontro del Giudice resta perso.
figure-treasurer = { cardia-card-treasurer } dà un sigillo in più a chi vince l'incontro precedente.
figure-aristocrat = Finché { cardia-card-aristocrat } vince, porta un secondo sigillo.
figure-counselor = { cardia-card-counselor } rovescia l'incontro precedente: 4 vince contro 9.
figure-guardians = Ogni due posizioni c'è un guardiano. I primi due sono a faccia in su; degli altri si conosce solo la fazione.

## Decisioni

ruling-two-judges = Se entrambi hanno un Giudice, un pareggio resta tale: nessuna sentenza sta sopra l'altra. I tavoli possono accordarsi che vincano entrambi.
ruling-void-mage = Si toglie un tipo di segnalini, Modificatori o Persistenti. I tavoli possono accordarsi che se ne vadano entrambi.
ruling-illusionist-on-ties = Una carta in pareggio non ha perso, quindi non si può scegliere. I tavoli possono permetterlo.
ruling-tokens-never-run-out = Conta solo la somma dei Modificatori su una carta, e né i segnalini né i sigilli finiscono.
ruling-phoenix = Il segnalino va sulla carta giocata lì; su un'abilità istantanea non attiva nulla. I tavoli possono lasciarti scegliere tra tutte le tue carte.
ruling-parrot = L'abilità si esegue un'altra volta, già usata o no. La fazione non ci è nota dalla scatola; chi ne possiede una può correggerla nel file delle carte.
ruling-scorpion = La carta la sceglie il caso, così nessuno deve guardare una mano. La fazione è una nostra ipotesi.
ruling-house-cards = Questa carta è nostra: il nome o l'effetto di quella stampata non ci sono noti. È segnata ovunque compaia, e i tavoli possono giocare senza.

books-won-when-acted = Chi ne ha beneficiato da solo ha vinto il { $rate } % delle partite
books-numbers-mean-box = Chi è già indietro o avanti forse la ottiene più spesso: il numero dice chi l'aveva, non che cosa ha portato da sola.
