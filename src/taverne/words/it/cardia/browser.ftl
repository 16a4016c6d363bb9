# Il tavolo di Cardia nel browser, oltre a quello che condivide con il terminale.
# $who vale "you" per chi legge e "other" per chiunque altro, che allora ha un nome.

web-cardia-row = La fila degli incontri
web-cardia-map = Mappa della fila
web-cardia-place = Incontro { $number }
web-cardia-show-place = Mostra l'incontro { $number }
web-cardia-why-place = Perché l'incontro { $number } finisce così
web-cardia-tie = Pareggio
web-cardia-both = Vincono entrambi
web-cardia-signets = { $signets } sigilli su { $target }
web-cardia-carries = { $signets ->
    [one] porta 1 sigillo
   *[other] porta { $signets } sigilli
}
web-cardia-games = { $wins } partite su { $target }
web-cardia-only-you = Lo vedi solo tu
web-cardia-secret = { $card }, a faccia in giù: la vedi solo tu
web-cardia-has-chosen = Ha scelto
web-cardia-waits = Aspetta te
web-cardia-thought = Hai scelto { $card }.
web-cardia-thought-more = Nessuno vede la carta prima che entrambi abbiano confermato.
web-cardia-locked = La tua scelta è fatta.
web-cardia-matches = Stessa fazione di { $guardian }
web-cardia-guardian-of = Guardiano della fazione { $faction }
web-cardia-house-card = Carta della casa
web-cardia-not-hand = { $card } resta nella tua mano: scegli dove il tavolo è illuminato.
web-cardia-not-this-card = Ora { $card } non si può scegliere.
web-cardia-choices = Le tue scelte
web-cardia-beside = Accanto al tavolo
web-cardia-on-table = Luoghi e guardiani
web-cardia-plain = Nessun luogo e nessun guardiano cambia le regole di questa sfida.
web-cardia-pile-deck = { $who ->
    [you] Il tuo mazzo, dalla cima
   *[other] Mazzo di { $name }, dalla cima
}, { web-cards }
web-cardia-pile-discard = { $who ->
    [you] La tua pila degli scarti
   *[other] Pila degli scarti di { $name }
}, { web-cards }
web-cardia-yes-commit = Conferma la scelta
web-cardia-yes-commit_openly = Gioca { $card } a faccia in su
web-cardia-yes-discard = Scarta { $card }
web-cardia-yes-yield = Scarta { $card }
web-cardia-yes-absorb = Scarta { $card } e usane l'abilità
web-cardia-yes-scrap = Metti { $card } sotto il mazzo
web-cardia-yes-fish = Metti { $card } sotto il mazzo
web-cardia-yes-trade = Scambia { $card }
web-cardia-yes-card = Scegli { $card }
web-cardia-yes-pair = Scambia { $number } e { $next }
web-cardia-next-game = Prossima partita
web-cardia-won-games = Partite
web-cardia-won-it = vinta
web-cardia-then-place = Incontro { $number }: { $mine } a { $theirs }{ $result ->
    [you] , lo vinci tu.
    [other] , lo vince { $Name }.
    [both] , lo vincono entrambi.
    [tie] , pareggio.
   *[open] .
}
web-cardia-then-signets = Sigilli: { $mine } a { $theirs }.
web-cardia-then-game = { $who ->
    [you] Vinci la partita.
   *[other] { $Name } vince la partita.
}
web-cardia-then-drawn = La partita finisce in pareggio.
web-cardia-closed-games = Partite vinte: { $mine } a { $theirs }.

## La prima pagina

## Un nuovo tavolo

web-cardia-deck = Mazzo
web-cardia-deck-more = Entrambi giocano gli stessi sedici personaggi.
web-cardia-deck-I = Mazzo I
web-cardia-deck-I-more = La prima serie; comincia da qui
web-cardia-deck-II = Mazzo II
web-cardia-deck-II-more = Più tagliente, e con più carte in mano
web-cardia-deck-mixed = Misto
web-cardia-deck-mixed-more = Per ogni fazione, I o II
web-scene = Luogo
web-scene-more = una regola per entrambi
web-scene-none = Nessun luogo
web-scene-none-more = Le regole semplici.
web-scene-hard = Difficile: più luoghi insieme
web-scene-hard-more = Tutti i luoghi scelti valgono insieme.
web-guardians = Guardiani
web-guardians-none = Nessuno
web-guardians-one = Uno alla volta
web-guardians-open = Tutti a faccia in su
web-guardians-more = A un incontro su due c'è un animale, sei in tutto. Gioca lì una carta della fazione del guardiano, e agirà per te.
web-rule-two_judges = Due Giudici
web-rule-two_judges-more = Che cosa diventa un pareggio se entrambi i giocatori ne hanno uno.
web-rule-two_judges-tie = Resta un pareggio
web-rule-two_judges-both_win = Vincono entrambi
web-rule-void_mage = Maga del Vuoto
web-rule-void_mage-more = Che cosa si toglie da una carta.
web-rule-void_mage-either = Segnalini Modificatore o Persistente
web-rule-void_mage-both = Entrambi
web-rule-illusionist_on_ties = Illusionista sui pareggi
web-rule-illusionist_on_ties-more = Si possono usare anche le carte degli incontri in pareggio.
web-rule-guardian_reveal = Rivelare i guardiani
web-rule-guardian_reveal-more = Quando il prossimo è a faccia in su.
web-rule-guardian_reveal-after_its_encounter = Dopo un incontro
web-rule-guardian_reveal-every_round = A ogni round
web-rule-phoenix = Fenice
web-rule-phoenix-more = Quale carta riceve il segnalino Persistente.
web-rule-phoenix-played_card = La carta giocata lì
web-rule-phoenix-any_own = Una tua carta qualsiasi
web-rule-house_cards = Carte della casa
web-rule-house_cards-more = Partecipano anche guardiani e luoghi inventati da noi.

## What a table tells

web-cardia-wakes = Si sveglia per chi gioca una carta della fazione { $faction } in questo incontro{ $exclusive ->
    [yes] , a meno che lo facciano entrambi.
   *[no] , che vinca o perda.
}
web-cardia-sleeping = Quale animale sia si vede quando viene scoperto.
web-cardia-why-signets = Perché { $signets } sigilli su { $target }
web-cardia-signets-of = { $name }: { $signets } sigilli
web-cardia-no-signets = Ancora nessun incontro vinto.
web-cardia-end-score = { $who ->
    [you] Vinci
   *[other] { $Name } vince
} { $wins } a { $others }.
