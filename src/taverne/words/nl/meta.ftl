# Wat de studie van decks zegt. Aandelen en verschillen komen als kant-en-klare woorden: "63.4 %", "+2.1".

## De opdrachten

cli-help-meta = Bestudeer een veld van decks: welk het beste is, welke mix niemand verslaat, welke kaart een deck draagt.
cli-help-meta-decks = De decks: een map met deckbestanden, of decks met komma's ertussen; "starters" en "field" zijn die van het huis.
cli-help-meta-bot = De bot die alle decks speelt. Zonder opgave de gebruikelijke.

## Wat geweigerd wordt

meta-unplayable = Dit kan niet bestudeerd worden:
meta-decks-missing = Zeg welke decks: --decks MAP.
meta-no-field = Er is geen deck om het aan te meten; noem er minstens een.
meta-one-deck = "{ $deck }" is het enige deck; een veld heeft er minstens twee.
meta-folder-empty = In { $folder } staat geen deckbestand (*{ $suffix }).
meta-deck-refused = { $source }: { $reason }
meta-duels-only = Decks worden in duels bestudeerd.

## Een veld

meta-title = { $decks } decks
meta-standings = Decks tegen het veld, elke tegenstander even vaak:
meta-standing = { $number }. { $name }: { $rate }, met 95 % zekerheid tussen { $low } en { $high }. De lastigste tegenstander is { $nemesis } ({ $against }).
meta-equilibrium = De mix die niemand verslaat:
meta-mix = { $name }: { $share } (in 95 van de 100 velden als dit tussen { $low } en { $high })
meta-best = Tegen dit veld breng je het best { $name } mee: { $rate }, met 95 % zekerheid tussen { $low } en { $high }.

## Het verslag

meta-section-standings = De decks
meta-section-mix = De mix die niemand verslaat
meta-section-matches = Onderlinge uitslagen
meta-section-carriers = Wat een deck draagt
meta-section-cards = Kaarten
meta-caption-standings = Hoe vaak elk deck de andere verslaat, elk even vaak ontmoet, met het 95 %-interval.
meta-caption-mix = Hoe vaak elk deck wordt meegebracht door wie niet uit te buiten is, met het 95 %-interval. Andere decks blijven thuis.
meta-caption-matches = Hoe vaak het deck van de rij dat van de kolom verslaat, het beste deck eerst.
meta-caption-carriers = De kaarten waarmee het elk deck het best en het slechtst vergaat als ze getrokken zijn, in punten van honderd naast zijn gemiddelde; alleen kaarten die in minstens { $least } spellen getrokken zijn.
meta-axis-rate = gewonnen, van de honderd
meta-axis-share = meegebracht, van de honderd
meta-all-pairings = Alle koppels
meta-column-deck = Deck
meta-column-rate = Aandeel
meta-column-low = Minstens
meta-column-high = Hoogstens
meta-column-share = Deel van de mix
meta-column-share-low = Minstens
meta-column-share-high = Hoogstens
meta-column-nemesis = Lastigste tegenstander
meta-column-against = Aandeel
meta-column-carries = Draagt het
meta-column-burdens = Hindert het
