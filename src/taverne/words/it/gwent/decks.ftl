## Che cosa non va in un mazzo; ogni testo finisce con la regola su cui si basa.

deck-illegal = Il mazzo «{ $deck }» non si può giocare con le regole { $law ->
    [advanced] avanzate
   *[other] standard
}:
deck-law-unknown = Non ci sono regole di costruzione «{ $law }». Ci sono: { $known }.
deck-faction-unknown = Non c'è nessuna fazione «{ $faction }». (GWT-1.1)
deck-leader-unknown = Non c'è nessun Comandante «{ $leader }». (GWT-1.1)
deck-leader-foreign = { $leader } comanda un'altra fazione, non { $faction ->
    [monsters] i Mostri
    [nilfgaard] Nilfgaard
    [northern_realms] i Regni Settentrionali
    [scoiatael] gli Scoia'tael
   *[skellige] Skellige
}. ({ $rule })
deck-card-foreign = { $card } ({ $copies }) ha il colore { $colour ->
    [monsters] dei Mostri
    [nilfgaard] di Nilfgaard
    [northern_realms] dei Regni Settentrionali
    [scoiatael] degli Scoia'tael
   *[skellige] di Skellige
} e non fa parte di questa fazione. ({ $rule })
deck-card-secondary = { $card } ({ $copies }) fa parte del mazzo supplementare, che sta accanto al tabellone. ({ $rule })
deck-too-many-copies = Copie di { $card } nel mazzo: { $copies }, ma { $printed ->
    [one] ne è stampata solo una
   *[other] ne sono stampate solo { $printed }
}. ({ $rule })
deck-too-few-units = Le carte Unità sono { $count }; ne servono almeno { $limit }. ({ $rule })
deck-too-many-specials = Le carte Speciali sono { $count }; il massimo è { $limit }. ({ $rule })
deck-too-many-spies = Le carte Spia sono { $count }; il massimo è { $limit }. ({ $rule })
deck-too-many-medics = Le carte Medico sono { $count }; il massimo è { $limit }. ({ $rule })
deck-too-strong = Le Unità hanno insieme una Forza di { $count }; il massimo è { $limit }. ({ $rule })

## Tre mazzi per un torneo.

line-up-deck = Il mazzo «{ $deck }»: { $complaint }
line-up-size = Per un torneo servono { $limit } mazzi, non { $count }. ({ $rule })
line-up-same-faction = Più di un mazzo è { $faction ->
    [monsters] dei Mostri
    [nilfgaard] di Nilfgaard
    [northern_realms] dei Regni Settentrionali
    [scoiatael] degli Scoia'tael
   *[skellige] di Skellige
}; ogni mazzo deve avere una fazione sua. ({ $rule })
line-up-same-hero = { $card } compare in { $count } mazzi; un Eroe può stare in uno solo. ({ $rule })

## File di mazzi.

deck-file-unreadable = Questo mazzo non si può leggere:
deck-file-no-faction = Nessuna riga dice «faction: …».
deck-file-no-leader = Nessuna riga dice «leader: …».
deck-file-header-twice = Riga { $line }: c'è già una riga «{ $header }: …».
deck-file-faction-unknown = Riga { $line }: non c'è nessuna fazione «{ $text }».
deck-file-faction-misspelt = Riga { $line }: non c'è nessuna fazione «{ $text }». Intendevi { $meant }?
deck-file-leader-unknown = Riga { $line }: non c'è nessun Comandante «{ $text }».
deck-file-leader-misspelt = Riga { $line }: non c'è nessun Comandante «{ $text }». Intendevi { $meant }?
deck-file-card-unknown = Riga { $line }: non c'è nessuna carta «{ $text }».
deck-file-card-misspelt = Riga { $line }: non c'è nessuna carta «{ $text }». Intendevi { $meant }?
deck-file-count = Riga { $line }: «{ $text }» non è un numero di copie; va da 1 a { $limit }.
deck-file-missing = Non c'è nessun file «{ $file }».
deck-file-closed = Il file «{ $file }» non si può aprire.
deck-file-binary = Il file «{ $file }» non è testo; un file di mazzo è testo semplice in UTF-8.
deck-file-too-large = È troppo lungo per un file di mazzo; { $limit } caratteri bastano e avanzano.
deck-source-unknown = «{ $source }» non è un file di mazzo, né un codice di condivisione, né un mazzo introduttivo. I mazzi introduttivi sono: { $starters }.

## Mazzi in una riga e codici di condivisione.

deck-line-unreadable = Il mazzo di questa registrazione non si può leggere.
code-impossible = Un codice di condivisione può contenere solo carte della scatola della fazione:
code-rubbish = Questo non è un codice di condivisione. È fatto come G1-2345A-BCDEF, di lettere e cifre.
code-version = Questo codice di condivisione è della versione { $version }; qui si conosce solo la versione 1.
code-mistyped = In questo codice di condivisione c'è un errore: una lettera è sbagliata, manca o è di troppo.

## Quanti mazzi si portano.

room-number-of-decks = { $wanted ->
    [one] Porta un mazzo
   *[other] Porta { $wanted } mazzi
  }; qui ce ne sono { $decks }.
