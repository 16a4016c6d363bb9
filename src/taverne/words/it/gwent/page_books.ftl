# Gwent nelle pagine delle regole e delle carte: figure e decisioni.

books-copies = { $count } copie
books-facet-row = Fila
books-facet-strength = Forza
books-kind-called = Attende accanto al tabellone

## Figure

figure-weather = C'è { card-ne_biting_frost }: ogni Unità nelle due file del combattimento ravvicinato vale 1. Gli Eroi tengono i loro 15 e 10.
figure-king_bran = Lo stesso gelo: dalla parte di Re Bran 6 diventa 3, 5 diventa 3 e 3 diventa 2; di fronte tutto vale 1.
figure-bond = Tre da 4 in una fila valgono 3 × 4 = 12 ciascuna. { card-nr_ves } non ha Vincolo e resta a 5.
figure-morale = Due { card-nr_kaedweni_siege_expert } si alzano a vicenda a 2, e { card-nr_catapult } da 8 a 10.
figure-horn = { card-ne_dandelion } raddoppia gli altri della sua fila, ma non se stesso; un Eroe non si tocca mai. Nella fila sotto una carta Corno raddoppia tutto.
figure-order = Gelo, due con Vincolo, un Morale, un corno: 4 → 1 → 2 → 3 → 6. Premi una carta per vedere i suoi passi.
figure-medic = Il Medico richiama { card-nr_catapult } dalla pila degli scarti. Accanto alla gemella valgono 16 entrambe.
figure-muster = Si gioca un { card-mo_ghoul }: quello in mano e quello nel mazzo arrivano subito.
figure-spy = { card-nr_prince_stennis } va sul lato dell'avversario e vale 5 là. Tu peschi due carte.
figure-scorch_row = La fila di fronte totalizza 25. Brucia la sua Unità più forte che non è un Eroe, { card-mo_fiend } con 6; { card-mo_draug } conta per i 10, ma resta.
figure-summon = { card-ne_decoy } riporta in mano { card-ne_cow }. Ha lasciato il tabellone, quindi entra { card-ne_bovine_defense_force }, nella propria fila.
figure-berserker = { card-sk_mardroeme } trasforma { card-sk_berserker } da 4 in { card-sk_transformed_vildkaarl } da 14, che alza di 1 chi gli sta accanto.
figure-decoy = { card-ne_decoy } prende il posto di { card-mo_fiend }, che torna nella tua mano. Da parte sua vale 0.
figure-scorch = Le più forti sono tre Unità da 6, due sono tue: bruciano tutte e tre. L'Eroe da 10 resta.

## Decisioni

ruling-relentless = Prende una carta dal tuo mazzo. La carta stampata e il videogioco parlano di una pila degli scarti; le domande e risposte del libretto, scritte dopo e proprio su questa carta, parlano del mazzo, e le consideriamo una correzione. I tavoli possono accordarsi sul testo più vecchio.
ruling-leaders-leave-heroes = Il Flagello e L'Implacabile non prendono Eroi: secondo il libretto nulla di ciò che fa un Comandante tocca un Eroe. Il Distruttore di Mondi prende qualunque carta, perché lo dice la carta stessa.
ruling-weather-on-zero = Un'Unità da 0 resta a 0. Alla lettera il Clima la porterebbe a 1, e il maltempo le farebbe bene; noi leggiamo il Clima come qualcosa che toglie soltanto. I tavoli possono accordarsi sulla lettera.
ruling-same-weather-twice = Una seconda copia di un Clima già presente si può giocare, e non aggiunge nulla.
ruling-summon-on-decoy = Un'Unità che Esca riporta in mano ha lasciato il tabellone, quindi entra anche il suo sostituto. I tavoli possono accordarsi che non entri.
ruling-replacements = Il sostituto viene da chi ha portato la carta, e da lì in poi è un'Unità come ogni altra: Esca può prenderlo, e va nella pila degli scarti. Se non ne restano, non arriva niente, e un Berserker resta tale.
ruling-behemoth-calls = L'Arachas gigante chiama le Arachas, e loro non la richiamano. Le fonti non concordano; la maggior parte delle liste più recenti fa così.
ruling-one-way-muster = Chi è chiamato non richiama: Gaunter O'Dimm chiama la sua Oscurità, Cerys le sue Fanciulle Scudo, Geralt e Cirilla chiamano Rutilia, e non viceversa.
ruling-treason-after-weather = Le Spie raddoppiano dopo il Clima e prima del Vincolo: questo passo manca nell'elenco del libretto, quindi raddoppia ciò che il Clima ha lasciato.
ruling-one-doubling = Una fila si raddoppia una volta sola, per quanti corni suonino. Un'Unità corno è raddoppiata solo da una carta Corno, da un Comandante del corno o da un'Unità corno arrivata prima.
ruling-place-of-the-horn = Una carta Corno va in qualunque tua fila che non ne abbia, anche vuota; un Comandante del corno occupa lo stesso posto. Una fila accoglie una carta Mardroeme, ed Ermion può aggiungersi.
ruling-for-nothing = Ustione e Clima si possono sempre giocare, anche senza effetto: aspettare è una mossa onesta. Esca, Corno e Mardroeme hanno bisogno di un posto.
ruling-heroes-count-to-ten = Gli Eroi contano per i 10 che una fila deve avere: il libretto chiede il totale della fila. Solo ciò che brucia non è mai un Eroe.
ruling-scorch-burns-zeros = Se le Unità più forti hanno 0, bruciano anch'esse: da nessuna parte sta scritto che la più forte debba valere qualcosa.
ruling-decoy-untouched = Un'Esca sul tabellone resta a 0 qualunque cosa accada, e non è né tenuta dai Mostri né richiamata. Il libretto esclude solo gli Eroi; un fantoccio con il Morale sarebbe strano.
ruling-king-bran = Protegge ogni Unità del suo lato che non è un Eroe, anche le Spie nemiche. Di un numero dispari si perde la metà più piccola.
ruling-hope-moves = Una volta sulle tue Unità agili, prima il combattimento ravvicinato, poi quello a distanza, da sinistra a destra: ognuna si sposta se così il tuo totale sale. La carta non lascia scelta, quindi non ce n'è.
ruling-crach-fills = Ogni carta torna nel mazzo del giocatore nella cui pila si trova. Non si può usare se nessuna pila contiene una carta di un mazzo principale.
ruling-searching-leaders = Si possono usare esattamente quando il mazzo contiene una carta adatta, qualunque cosa stia sul tabellone. Poi il mazzo si mischia.
ruling-invader = I Medici che sono semplici Unità richiamano un'Unità a caso, per tutti; gli Eroi con quell'abilità scelgono ancora. Se l'Unità è agile, il suo giocatore sceglie la fila.
ruling-arnjolf = Va bene qualunque Unità con Vincolo sul tuo lato, chiunque l'abbia portata, se il tuo mazzo ne contiene una copia.
ruling-what-the-emperor-sees = Ciò che vede lo sa solo chi guarda; gli altri sanno che ha guardato.
ruling-white-flame = Agisce prima che si peschino le mani iniziali e spegne i Comandanti per tutta la partita, anche quelli passivi. Due Fiamme Bianche non si toccano a vicenda.

books-won-when-led = Ha vinto il { $rate } % delle partite sotto questo Comandante
books-won-when-used = Ha vinto il { $rate } % delle partite in cui la sua abilità è stata usata
books-numbers-mean-leaders = «Sotto questo Comandante» è il numero più onesto: un'abilità tenuta per il momento giusto sembra buona una volta usata.
