# The deck builder; loaded with its pages.
## Every deck

web-decks-own = I tuoi mazzi
web-decks-new = Nuovo mazzo
web-decks-no-own = Ancora nessun mazzo tuo. Copia un mazzo introduttivo o comincia da uno vuoto.
web-decks-forgotten = { $deck } è eliminato.
web-decks-bring-back = Annulla
web-decks-starters = Mazzi introduttivi
web-decks-edit = Modifica
web-decks-copy = Copia e modifica
web-decks-play = Gioca con questo
web-decks-all = Tutti i mazzi
web-decks-shared = Un mazzo per te
web-decks-bad-link = Questo link non contiene un mazzo intero. Chiedilo di nuovo o incolla il codice in «Importa».
web-decks-kept-already = Hai già questo mazzo.
web-decks-keep = Conserva questo mazzo

## The starter decks and their stories

web-decks-starter-monsters = La covata affamata
web-decks-starter-nilfgaard = Bugie innocenti
web-decks-starter-northern_realms = Spalla a spalla
web-decks-starter-scoiatael = Piede leggero
web-decks-starter-skellige = Orsi al banchetto
web-decks-story-monsters = Dove ne arriva uno, segue tutto il nido. Giocane uno e i suoi simili accorrono subito; un corno sopra la fila ne fa un banchetto. Non sprecare carte in un round già vinto.
web-decks-story-nilfgaard = Gli ambasciatori sorridono, versano il vino e contano le tue carte. Le spie perdono un po' oggi per sapere di più domani, e un pareggio è una vittoria per l'impero. Prima la pazienza, poi gli eroi.
web-decks-story-northern_realms = I soldati che si conoscono combattono il doppio. Riunisci gli stessi volti in una fila, suona il corno alle loro spalle e lascia il resto alle macchine d'assedio. Attento a chi brucia i più forti.
web-decks-story-scoiatael = Nel bosco nessuno dice dove starà. I combattenti agili scelgono tardi la fila, i guaritori riportano i caduti, e sei tu a decidere chi comincia. Tieni carte in mano quando gli altri sono stanchi.
web-decks-story-skellige = Si siedono a tavola da uomini e si alzano da orsi. Versa l'infuso di funghi quando sono abbastanza, e confida che i caduti tornino per l'ultimo round.

## The workbench

web-decks-builder = Costruzione del mazzo
web-decks-name = Nome del mazzo
web-decks-undo = Annulla
web-decks-redo = Ripeti
web-decks-to-deck = Mostra il mazzo
web-decks-to-box = Mostra le carte
web-decks-box = Carte da scegliere
web-decks-search = Nome, abilità
web-decks-filters = Mostra solo
web-decks-chosen-only = Nel mazzo
web-decks-none = Nessuna carta corrisponde.
web-decks-show-all = Mostra tutte
web-decks-copies = { $copies } su { $most } nel mazzo
web-decks-more = Una in più: { $card }
web-decks-less = Una in meno: { $card }
web-decks-list = Carte del mazzo
web-decks-empty = Ancora niente. Premi una carta o trascinala qui.
web-decks-role-hero = Eroe
web-decks-role-bond = Vincolo
web-decks-role-medic = Medico
web-decks-role-spy = Spia
web-decks-role-muster = Adunata
web-decks-role-morale = Morale
web-decks-role-scorch = Ustione
web-decks-role-agile = Agilità
web-decks-role-berserker = Berserker
web-decks-role-special = Speciale
web-decks-role-weather = Clima

## The laws

web-decks-laws = Regole del mazzo
web-decks-law-standard = Standard
web-decks-law-advanced = Avanzate
web-decks-law-tournament = Torneo
web-decks-law-solo = Solitario
web-decks-legal = Si può giocare: { $law }.
web-decks-illegal = Non ancora valido. { $count ->
    [one] Una cosa da sistemare.
   *[other] { $count } cose da sistemare.
  }
web-decks-mend = Il cambio più piccolo:
web-decks-mend-out = Fuori: { $cards }.
web-decks-mend-into = Dentro: { $cards }.
web-decks-mend-do = Correggi per me
web-decks-exactly = esattamente { $count }
web-decks-most = al massimo { $count }
web-decks-least = almeno { $count }
web-decks-holds = rispettato
web-decks-fails = non rispettato
web-decks-point-units = Carte Unità
web-decks-point-heroes = Eroi
web-decks-point-specials = Carte Speciali
web-decks-point-spies = Spie
web-decks-point-medics = Medici
web-decks-point-strength = Forza
web-decks-point-decks = Mazzi
web-decks-beside = Mazzo { $number }
web-decks-beside-none = Scegli un mazzo

## What it is made of

web-decks-figures = Di cosa è fatto il mazzo
web-decks-curve = Curva della Forza
web-decks-curve-said = Quante Unità ci sono per ogni Forza
web-decks-roles = Abilità

## Studies

web-decks-study = Prova e migliora
web-decks-try = Prova contro i bot
web-decks-suggest = Suggerisci un cambio
web-decks-against = Contro
web-decks-against-starters = Mazzi introduttivi
web-decks-against-field = Mazzi studiati
web-decks-stop = Ferma
web-decks-study-legal = Prima il mazzo deve essere valido.
web-decks-games = { $games } partite su { $most } al massimo
web-decks-rate = Vince il { $percent } % (tra { $low } e { $high } %, { $games } partite).
web-decks-gain = { $gain } punti percentuali (al 95 % tra { $low } e { $high }, { $games } partite).
web-decks-phase-trial-trial = I bot lo giocano contro { $against ->
    [field] i migliori mazzi trovati
   *[starters] i mazzi introduttivi
  }.
web-decks-phase-trial-done = I bot lo hanno giocato contro { $against ->
    [field] i migliori mazzi trovati
   *[starters] i mazzi introduttivi
  }.
web-decks-phase-climb-survey = Prima si misura quanto vale ogni carta.
web-decks-phase-climb-trial = Si prova un cambio dopo l'altro con la stessa fortuna.
web-decks-phase-climb-proof = Quello che si è trovato viene provato con nuove partite.
web-decks-phase-climb-done = Lo studio è finito.
web-decks-trying = In prova: { $out } → { $into }
web-decks-change = { $out } → { $into }
web-decks-proof = Tutti i cambi insieme:
web-decks-take = Applica questi cambi
web-decks-no-change = Non si è trovato un cambio sicuramente migliore; { $refused } sono stati provati.

## In and out

web-decks-share = Condividi
web-decks-share-link = Link: chi lo apre vede il mazzo
web-decks-share-code = Codice
web-decks-share-file = Salva come file
web-decks-import = Importa
web-decks-import-more = Un codice, un link o una lista di carte in inglese, olandese, tedesco o italiano
web-decks-import-example = G1-…
web-decks-read = Leggi
web-decks-partly = Non tutto è stato capito; il resto è qui sotto.
web-decks-not-read = Qui non si trova nessun mazzo:
web-decks-no-list = Questo file non è una lista di carte. Un file di mazzo è un breve testo semplice.
