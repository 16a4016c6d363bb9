# Quello che dice lo studio dei mazzi. Quote e differenze arrivano come parole finite: "63.4 %", "+2.1".

## I comandi

cli-help-meta = Studia un campo di mazzi: quale è il migliore, quale miscela nessuno batte, quale carta regge un mazzo.
cli-help-meta-decks = I mazzi: una cartella di file di mazzi, o mazzi separati da virgole; "starters" e "field" sono quelli della casa.
cli-help-meta-bot = Il bot che gioca tutti i mazzi. Se manca, il solito.

## Quello che si rifiuta

meta-unplayable = Questo non si può studiare:
meta-decks-missing = Di' quali mazzi: --decks CARTELLA.
meta-no-field = Non c'è nessun mazzo con cui misurarlo; nominane almeno uno.
meta-one-deck = "{ $deck }" è l'unico mazzo; un campo ne ha almeno due.
meta-folder-empty = In { $folder } non c'è nessun file di mazzo (*{ $suffix }).
meta-deck-refused = { $source }: { $reason }
meta-duels-only = I mazzi si studiano nei duelli.

## Un campo

meta-title = { $decks } mazzi
meta-standings = I mazzi contro il campo, ogni rivale ugualmente spesso:
meta-standing = { $number }. { $name }: { $rate }, con il 95 % di certezza tra { $low } e { $high }. Il rivale peggiore è { $nemesis } ({ $against }).
meta-equilibrium = La miscela che nessuno batte:
meta-mix = { $name }: { $share } (in 95 campi su 100 come questo tra { $low } e { $high })
meta-best = Il mazzo da portare contro questo campo è { $name }: { $rate }, con il 95 % di certezza tra { $low } e { $high }.

## Il rapporto

meta-section-standings = I mazzi
meta-section-mix = La miscela che nessuno batte
meta-section-matches = Confronti diretti
meta-section-carriers = Che cosa regge un mazzo
meta-section-cards = Carte
meta-caption-standings = Quanto spesso ogni mazzo batte gli altri, incontrati ugualmente spesso, con l'intervallo del 95 %.
meta-caption-mix = Quanto spesso porta ogni mazzo chi non si lascia sfruttare, con l'intervallo del 95 %. Gli altri mazzi restano a casa.
meta-caption-matches = Quanto spesso il mazzo della riga batte quello della colonna, il mazzo migliore per primo.
meta-caption-carriers = Le carte con cui ogni mazzo va meglio e peggio quando sono pescate, in punti su cento rispetto alla sua media; solo quelle pescate in almeno { $least } partite.
meta-axis-rate = vinte, su cento
meta-axis-share = portato, su cento
meta-all-pairings = Tutti gli accoppiamenti
meta-column-deck = Mazzo
meta-column-rate = Quota
meta-column-low = Almeno
meta-column-high = Al massimo
meta-column-share = Parte
meta-column-share-low = Almeno
meta-column-share-high = Al massimo
meta-column-nemesis = Rivale peggiore
meta-column-against = Quota
meta-column-carries = Lo regge
meta-column-burdens = Lo appesantisce
